//! Templates and random hands: a hand is found as whatever it fits and as nothing else, in each of which an oracle has its
//! say, and what excludes and is excluded holds for custom hands as for patterns. 10,000 hands each in
//! `make test`, a million with `TENBO_FULL=1`.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, thread};

use tenbo_engine::Ratio;
use tenbo_engine::deal::Hand;
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::rules::{CustomHand, Exclude, ExclusionReach, Item, KNOWN_HANDS, KnownHand, Rulebook, Texts, Unit};
use tenbo_engine::score::{Scratch, explain};
use tenbo_engine::templates::{HandNumbers, Template, Templates};
use tenbo_testing::random::Rng;
use tenbo_testing::template_hands::Oracle;
use tenbo_testing::{shaped_hands, template_hands};

const SEED: u64 = 20;
/// Hands that are made from one seed.
const PART: usize = 5_000;

fn count() -> usize {
    if env::var_os("TENBO_FULL").is_some() { 1_000_000 } else { 10_000 }
}

/// Known hands of this size, those of the shipped rulebooks, and some with each of the marks.
fn templates(size: usize) -> Vec<Template> {
    let known = KnownHand::read(KNOWN_HANDS).unwrap().into_iter().map(|known| known.hand.template);
    let shipped = ["french", "dutch", "australian", "ims", "sichuan", "vietnamese", "cantonese-taiwanese", "filipino"];
    let own =
        shipped.iter().flat_map(|id| Rulebook::shipped(id).unwrap().hands.into_values()).map(|hand| hand.template);
    let marked = [
        "123a! 456a 789a w*3^! d*2=",
        "chow! set^ set^= chow= ?*2",
        "xm*3^! xp*3 xs*3^! R*3^ O*2",
        "set^ set^ set^ set^ [19m19p19s]*2=",
        "chow set^ set^! set^ set ?*2=",
        "xx+1x+2a yy+1y+2b! kk+1k+2c set^ set^ Da*2",
        "1a*4 x+1a*4 ?*4 R*2",
        "2025a 2b*4! 5c*4= [19m19p19s]*2",
    ];
    let marked = marked.iter().map(|text| text.parse().unwrap());
    known.chain(own).chain(marked).filter(|template| template.size() == size).collect()
}

/// Hands that fit one of these templates, hands that nearly do, and a few others.
fn hands(seed: u64, templates: &[Template], mut see: impl FnMut(&Hand)) {
    let mut rng = Rng::new(seed);
    let mut others = shaped_hands::hands(seed, PART);
    for _ in 0..PART {
        let hand = loop {
            let drawn = match rng.below(10) {
                0 => others.next(),
                choice => template_hands::draw(&templates[rng.below(templates.len())], &mut rng)
                    .and_then(|hand| if choice < 6 { Some(hand) } else { template_hands::spoiled(&hand, &mut rng) }),
            };
            if let Some(hand) = drawn {
                break hand;
            }
        };
        see(&hand);
    }
}

/// Looks at all parts on all processors, and adds up what `look` returns for each.
fn in_parts(look: impl Fn(u64) -> Vec<u64> + Sync) -> Vec<u64> {
    let parts: Vec<u64> = (0..count().div_ceil(PART) as u64).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let sums = thread::scope(|scope| {
        let start = |first| {
            let own: Vec<u64> = parts.iter().copied().skip(first).step_by(threads).collect();
            let look = &look;
            scope.spawn(move || own.into_iter().map(|part| look(SEED << 32 | part)).collect::<Vec<_>>())
        };
        let running: Vec<_> = (0..threads).map(start).collect();
        running.into_iter().flat_map(|one| one.join().unwrap()).collect::<Vec<_>>()
    });
    let mut sum = vec![0; sums.iter().map(Vec::len).max().unwrap_or_default()];
    sums.iter().for_each(|part| sum.iter_mut().zip(part).for_each(|(sum, one)| *sum += one));
    sum
}

/// Whether each concealed tile of a hand is among those that may make the others fit what it fits.
fn is_waited_for(templates: &Templates, hand: &Hand, found: HandNumbers) -> bool {
    hand.tiles().kinds().iter().all(|out| {
        let mut tiles = *hand.tiles();
        tiles.take(out);
        templates.may_wait(hand, &tiles).any(|(kind, numbers)| kind == out && found.is_subset(numbers))
    })
}

#[test]
fn a_hand_is_found_as_whatever_it_fits_and_as_nothing_else() {
    for size in [14, 17] {
        let templates = templates(size);
        // A rulebook has 64 at most.
        let books: Vec<&[Template]> = templates.chunks(64).collect();
        let compiled: Vec<Templates> = books.iter().map(|book| Templates::new((0..).zip(book.iter()))).collect();
        let oracles: Vec<Oracle> = templates.iter().map(Oracle::new).collect();
        let fitted = in_parts(|seed| {
            let mut fitted = vec![0; templates.len()];
            hands(seed, &templates, |hand| {
                if !hand.all_tiles().at_least(5).is_empty()
                    || hand.tiles().total() as usize + 3 * hand.melds().len() != size
                {
                    return;
                }
                for (at, (book, compiled)) in books.iter().zip(&compiled).enumerate() {
                    let found = compiled.numbers(hand, hand.kinds(), HandNumbers::ALL);
                    assert!(found.is_empty() || is_waited_for(compiled, hand, found), "{hand:?}");
                    for (number, template) in book.iter().enumerate() {
                        let fits = oracles[64 * at + number].fits(hand);
                        assert_eq!(found.contains(number as u8), fits, "{template}: {hand:?}");
                        fitted[64 * at + number] += u64::from(fits);
                    }
                }
            });
            fitted
        });
        let never: Vec<String> =
            (templates.iter().zip(&fitted)).filter(|(_, times)| **times == 0).map(|(one, _)| one.to_string()).collect();
        assert!(never.is_empty(), "no hand fits {never:?}");
        println!(
            "{} hands from seed {SEED}, {} templates of {size} tiles, {} fits",
            count(),
            templates.len(),
            fitted.iter().sum::<u64>()
        );
    }
}

/// A rulebook of every pattern and as many custom hands as there is room for, in which hands exclude hands and patterns,
/// and patterns exclude hands.
fn everything(templates: &[Template]) -> Rulebook {
    let mut book = Rulebook::shipped("four-winds-blank").unwrap();
    let item = || Item { value: Ratio::ONE, unit: Unit::Points, ..Item::default() };
    for &pattern in Pattern::ALL {
        book.winner.insert(pattern, item()).unwrap();
    }
    let mut rng = Rng::new(SEED);
    // Winning on a robbed kong or the last discard is implied by nothing but winning patterns, so nothing goes round in a
    // circle.
    let of_tiles: Vec<Pattern> =
        Pattern::ALL.iter().copied().filter(|pattern| pattern.def().category != Category::Winning).collect();
    let whole = |patterns| vec![Exclude { patterns, reach: ExclusionReach::Hand, beside: None, when: None }];
    let own: Vec<Pattern> = Pattern::CUSTOM
        .iter()
        .copied()
        .zip(templates)
        .map_while(|(pattern, template)| {
            book.winner.insert(pattern, item()).ok()?;
            let hand = CustomHand { name: "".into(), names: Texts::default(), template: template.clone(), block: 0 };
            book.hands.insert(pattern, hand);
            Some(pattern)
        })
        .collect();
    for (at, &pattern) in own.iter().enumerate() {
        let mut excluded: Vec<Pattern> = (0..12).map(|_| rng.pick(&of_tiles)).collect();
        excluded.extend(own.iter().skip(at + 1).filter(|_| rng.chance(50)));
        excluded.sort_unstable();
        excluded.dedup();
        book.excludes.insert(pattern, whole(excluded));
    }
    book.excludes.insert(Pattern::LastDiscard, whole(own.iter().copied().filter(|_| rng.chance(50)).collect()));
    book
}

#[test]
fn what_excludes_and_is_excluded_holds_for_hands_of_ones_own() {
    let templates = templates(14);
    let plan = Plan::new(everything(&templates));
    let listed: BTreeMap<Pattern, BTreeSet<Pattern>> = plan
        .rulebook()
        .excludes
        .iter()
        .map(|(&by, rules)| (by, rules.iter().flat_map(|rule| rule.patterns.iter().copied()).collect()))
        .collect();
    let sums = in_parts(|seed| {
        let (mut fitted, mut excluded) = (0, 0);
        let mut scratch = Scratch::default();
        hands(seed, &templates, |hand| {
            let Some(score) = explain(&plan, hand, &mut scratch) else { return };
            let templates = plan.shapes().templates.as_ref().unwrap();
            let numbers = templates.numbers(hand, hand.kinds(), HandNumbers::ALL);
            let counted: BTreeSet<Pattern> =
                score.lines.iter().filter(|line| line.reason.is_none()).map(|line| line.pattern).collect();
            for (number, &own) in Pattern::CUSTOM.iter().enumerate().take(plan.rulebook().hands.len()) {
                let line = score.lines.iter().find(|line| line.pattern == own && line.near.is_none());
                assert_eq!(numbers.contains(number as u8), line.is_some(), "{own}: {hand:?}");
                fitted += u64::from(line.is_some());
            }
            for line in &score.lines {
                let by = |by: &&Pattern| listed.get(by).is_some_and(|list| list.contains(&line.pattern));
                if let Some(by) = counted.iter().find(by) {
                    assert!(line.reason.is_some(), "{by} counts, and so does {}: {hand:?}", line.pattern);
                    excluded += 1;
                }
                if line.pattern.custom_number().is_some() && line.reason == Some(Reason::Implied) {
                    assert!(
                        line.by.iter().any(|by| counted.contains(by) && listed[by].contains(&line.pattern)),
                        "{line:?}: {hand:?}"
                    );
                }
            }
        });
        vec![fitted, excluded]
    });
    println!("{} hands from seed {SEED}: {} fits and {} exclusions of custom hands hold", count(), sums[0], sums[1]);
    assert!(sums.iter().all(|&sum| sum > 1_000), "{sums:?}");
}

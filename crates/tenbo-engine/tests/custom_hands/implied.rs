//! What a hand that players know contains: each pattern that its entry names, and what follows from it, is found in every
//! hand that fits; and what is found in every such hand is named, follows, or is left out by one of the rules below, among
//! them the exceptions of the catalogue (`tests/data/entailment/exceptions.tsv`). 1,000 hands each in `make test`, 20,000 with `TENBO_FULL=1`.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use tenbo_engine::deal::{By, Event, Hand, HandParts};
use tenbo_engine::decompose::{Shapes, each};
use tenbo_engine::options::{OptionKey, OptionSpec, Options};
use tenbo_engine::patterns::{Category, HandFacts, Matches, Pattern, WholeHandFacts};
use tenbo_engine::rules::{KNOWN_HANDS, KnownHand};
use tenbo_engine::templates::{HandNumbers, Templates};
use tenbo_engine::tiles::BonusTiles;
use tenbo_testing::files;
use tenbo_testing::random::Rng;
use tenbo_testing::{shaped_hands, template_hands};

const SEED: u64 = 27;
/// What is common to fewer different hands may be so by chance. A hand that few tiles fill has as many with its seats, winds
/// and winning tiles.
const ENOUGH: usize = 100;
/// How often it is tried for each hand that is wanted.
const MORE: usize = 100;

fn count() -> usize {
    if env::var_os("TENBO_FULL").is_some() { 20_000 } else { 1_000 }
}

/// Whether a pattern can be named at all. Those of the last tile and of tiles beside the hand are not about what it consists
/// of, every win is a win, and the points of sets and pairs are always paid (docs/rules/four-winds.md, R7). That a hand is
/// concealed follows where no group of it can be claimed, or none may be.
fn is_of_tiles(pattern: Pattern) -> bool {
    match pattern {
        Pattern::ConcealedHand => true,
        Pattern::Winning | Pattern::ChickenHand => false,
        Pattern::PairDragon | Pattern::PairOwnWind | Pattern::PairRoundWind | Pattern::PairDoubleWind => false,
        _ => {
            let beside = [Category::Flowers, Category::Bonus, Category::BasicPoints, Category::Winning];
            !beside.contains(&pattern.def().category)
        }
    }
}

/// What a pattern always has beside it that is no fact of the catalogue: it is none of a hand with this pattern either.
fn exceptions() -> Vec<(Pattern, Pattern)> {
    let text = files::text("tests/data/entailment/exceptions.tsv");
    let patterns = |field: &str| -> Vec<Pattern> {
        // All patterns stand beside points and flowers, which are not named anyway.
        field.split(' ').filter(|&id| id != "*").map(|id| id.parse().unwrap()).collect()
    };
    let rows = text.lines().skip(1).map(|line| {
        let mut fields = line.split('\t');
        (patterns(fields.next().unwrap()), patterns(fields.next().unwrap()))
    });
    rows.flat_map(|(above, below)| {
        above.into_iter().flat_map(move |above| below.clone().into_iter().map(move |below| (above, below)))
    })
    .collect()
}

/// The same hand, every other time with bonus tiles set aside.
fn with_bonus(hand: &Hand, rng: &mut Rng) -> Hand {
    let mut parts = HandParts::drawn(hand.seat(), hand.round(), *hand.tiles(), hand.win().unwrap());
    parts.melds = hand.melds().to_vec();
    parts.by = if hand.events().contains(Event::FromOther) { By::Discard } else { By::SelfDraw };
    parts.bonus = BonusTiles::of_bits(if rng.chance(50) { 1 << rng.below(8) } else { 0 });
    Hand::new(parts).unwrap()
}

/// The default options, and each parameter of a pattern at each of its settings.
fn settings(pattern: Pattern) -> Vec<Options> {
    let values = |option: OptionKey| match option.spec() {
        OptionSpec::Flag(_) => 0..2,
        OptionSpec::Choice(names) => 0..names.len() as i64,
        OptionSpec::Number { min, max, .. } => min..max + 1,
    };
    let set = |(option, value)| {
        let mut options = Options::default();
        options.set(option, Some(value)).then_some(options)
    };
    let changed =
        pattern.def().options.iter().copied().flat_map(|option| values(option).map(move |value| (option, value)));
    std::iter::once(Options::default()).chain(changed.filter_map(set)).collect()
}

/// Which of these patterns are somewhere in a hand, in any way to see it.
fn present(hand: &Hand, shapes: &Shapes, options: &Options, among: &BTreeSet<Pattern>) -> BTreeSet<Pattern> {
    let whole = WholeHandFacts::new(hand, options, shapes);
    let mut there = BTreeSet::new();
    each(hand, shapes, &mut |decomposition| {
        let facts = HandFacts::new(&whole, decomposition);
        let mut found = Matches::default();
        for &pattern in among.iter().filter(|pattern| pattern.def().requires.is_subset(facts.prefilter)) {
            found.list.clear();
            pattern.find(&facts, &mut found);
            if found.list.iter().any(|occurrence| occurrence.near.is_none()) {
                there.insert(pattern);
            }
        }
    });
    there
}

/// Which of these patterns are in a hand under each setting of the options that they depend on.
fn always_present(
    hand: &Hand,
    shapes: &Shapes,
    parameters: &BTreeMap<Pattern, Vec<Options>>,
    among: &BTreeSet<Pattern>,
) -> BTreeSet<Pattern> {
    let mut there = present(hand, shapes, &Options::default(), among);
    there.retain(|pattern| {
        let alone = BTreeSet::from([*pattern]);
        let settings = parameters.get(pattern).into_iter().flatten();
        settings.into_iter().all(|options| !present(hand, shapes, options, &alone).is_empty())
    });
    there
}

/// What is in all of some hands that fit, and how many different ones there were.
struct Common {
    patterns: BTreeSet<Pattern>,
    hands: usize,
    melded: usize,
}

fn common(known: &KnownHand, seed: u64, parameters: &BTreeMap<Pattern, Vec<Options>>) -> Common {
    let template = &known.hand.template;
    let templates = Templates::new([(0, template)]);
    let mut rng = Rng::new(seed);
    let mut patterns: BTreeSet<Pattern> = Pattern::ALL
        .iter()
        .copied()
        .filter(|pattern| pattern.custom_number().is_none() && is_of_tiles(*pattern))
        .collect();
    let (mut different, mut melded) = (BTreeSet::new(), BTreeSet::new());
    let mut drawn = 0;
    // Most of what is drawn for groups of few kinds would need five of a kind.
    for _ in 0..MORE * count() {
        let Some(hand) = template_hands::draw(template, &mut rng) else { continue };
        let claimed = hand.melds().iter().any(|meld| meld.kind.is_claimed());
        // What its source forbids does not count.
        if known.concealed && claimed {
            continue;
        }
        let hand = with_bonus(&hand, &mut rng);
        drawn += 1;
        if drawn > count() {
            break;
        }
        assert_eq!(
            templates.numbers(&hand, hand.kinds(), HandNumbers::one(0)),
            HandNumbers::one(0),
            "{} {hand:?}",
            known.id
        );
        let shapes =
            Shapes { templates: Some(Box::new(Templates::new([(0, template)]))), ..shaped_hands::shapes_of(&hand) };
        patterns = always_present(&hand, &shapes, parameters, &patterns);
        let text = format!("{hand:?}");
        if claimed {
            melded.insert(text.clone());
        }
        different.insert(text);
    }
    Common { patterns, hands: different.len(), melded: melded.len() }
}

/// A pattern and what follows from it in a hand of this kind.
fn followed(known: &KnownHand, pattern: Pattern) -> Vec<Pattern> {
    KnownHand { implies: vec![pattern], ..known.clone() }.implied()
}

/// What does not follow from another one of them.
fn direct(known: &KnownHand, all: &BTreeSet<Pattern>) -> Vec<Pattern> {
    let follows =
        |pattern: &Pattern| all.iter().any(|other| other != pattern && followed(known, *other).contains(pattern));
    all.iter().copied().filter(|pattern| !follows(pattern)).collect()
}

#[test]
fn what_every_hand_that_fits_has_is_named_and_nothing_else() {
    let parameters: BTreeMap<Pattern, Vec<Options>> = Pattern::ALL
        .iter()
        .filter(|pattern| is_of_tiles(**pattern) && !pattern.def().options.is_empty())
        .map(|&pattern| (pattern, settings(pattern)))
        .collect();
    let exceptions = exceptions();
    let mut wrong = Vec::new();
    let mut named = 0;
    for (place, known) in (0..).zip(KnownHand::read(KNOWN_HANDS).unwrap()) {
        let common = common(&known, SEED << 32 | place, &parameters);
        assert!(common.hands >= ENOUGH, "{}: {} hands", known.id, common.hands);
        let excepted = |pattern: &Pattern| {
            exceptions.iter().any(|(above, below)| below == pattern && common.patterns.contains(above))
        };
        let is_named = |pattern: &Pattern| !excepted(pattern);
        let list = direct(&known, &common.patterns.iter().copied().filter(is_named).collect());
        let ids: Vec<&str> = list.iter().map(|pattern| pattern.as_str()).collect();
        println!("{}\t{}\t{}\t{}", known.id, common.hands, common.melded, ids.join(" "));
        let implied: BTreeSet<Pattern> = known.implied().into_iter().collect();
        let never: Vec<_> = implied.difference(&common.patterns).filter(|pattern| is_of_tiles(**pattern)).collect();
        if known.implies != list || !never.is_empty() {
            let (named, missing) = (&known.implies, common.patterns.difference(&implied).collect::<Vec<_>>());
            wrong.push(format!("{}: {named:?}; not among them {missing:?}, not always there {never:?}", known.id));
        }
        named += list.len();
    }
    println!("{named} patterns named, in {} hands each from seed {SEED}", count());
    assert!(wrong.is_empty(), "run with --nocapture for the lists:\n{}", wrong.join("\n"));
}

//! The facts of the catalogue both ways: what a fact says is there is there in every generated hand, and what is there
//! in every hand that has a pattern is a fact or stands in `tests/data/entailment/exceptions.tsv` with its reason.
//! 50,000 hands in `make test`, a million with `TENBO_FULL=1`.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::str::FromStr;
use std::thread;

use tenbo_engine::deal::Hand;
use tenbo_engine::decompose::{Decomposition, Shape, each};
use tenbo_engine::options::Options;
use tenbo_engine::patterns::{Entailment, HandFacts, Matches, Occurrence, Pattern, Sets, WholeHandFacts};
use tenbo_testing::files;
use tenbo_testing::shaped_hands;
use tenbo_testing::shaped_hands::shapes_of;

const SEED: u64 = 5;
const SAMPLE: usize = 50_000;
const FULL: usize = 1_000_000;
/// Hands that are made from one seed.
const PART: usize = 10_000;
/// So many hands of the million must have a pattern before what they all have counts; more of the sample, where a few
/// hundred hands may have something in common by chance.
const ENOUGH: u32 = 100;
const ENOUGH_OF_SAMPLE: u32 = 500;

/// So many occurrences fit in what a decomposition is resolved into.
const ROOM: usize = 160;

/// A set of patterns.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Present([u64; 4]);

impl Present {
    const ALL: Present = Present([u64::MAX; 4]);

    fn add(&mut self, pattern: Pattern) {
        self.0[pattern.index() / 64] |= 1 << (pattern.index() % 64);
    }

    fn has(&self, pattern: Pattern) -> bool {
        self.0[pattern.index() / 64] >> (pattern.index() % 64) & 1 == 1
    }

    fn keep(&mut self, other: &Present) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine &= theirs);
    }
}

/// What was seen of the hands of one size.
#[derive(Clone)]
struct Size {
    /// Hands that have a pattern in some decomposition.
    hands: Vec<u32>,
    /// What was there in every decomposition that had it.
    always: Vec<Present>,
}

/// What was seen of the hands.
struct Seen {
    decompositions: u64,
    /// The most occurrences of all patterns in one decomposition.
    most: usize,
    /// Of hands of four sets and of five.
    sizes: [Size; 2],
    /// How often each pattern's facts were asked.
    checked: BTreeMap<(Pattern, usize), u64>,
    /// What went wrong, with the first decomposition that shows it.
    failed: BTreeMap<String, String>,
}

impl Seen {
    fn new() -> Seen {
        Seen {
            decompositions: 0,
            most: 0,
            sizes: [0, 0]
                .map(|none| Size { hands: vec![none; Pattern::COUNT], always: vec![Present::ALL; Pattern::COUNT] }),
            checked: BTreeMap::new(),
            failed: BTreeMap::new(),
        }
    }

    fn join(&mut self, other: Seen) {
        self.decompositions += other.decompositions;
        self.most = self.most.max(other.most);
        for (size, other) in self.sizes.iter_mut().zip(other.sizes) {
            size.hands.iter_mut().zip(other.hands).for_each(|(mine, theirs)| *mine += theirs);
            size.always.iter_mut().zip(&other.always).for_each(|(mine, theirs)| mine.keep(theirs));
        }
        for (fact, times) in other.checked {
            *self.checked.entry(fact).or_default() += times;
        }
        self.failed.extend(other.failed);
    }

    fn look(&mut self, hand: &Hand) {
        let mut in_hand = Present([0; 4]);
        let options = Options::default();
        let shapes = shapes_of(hand);
        let whole = WholeHandFacts::new(hand, &options, &shapes);
        let size = usize::from(whole.shapes.sets == 5);
        each(hand, whole.shapes, &mut |decomposition| {
            self.decompositions += 1;
            let found = all_in(&whole, decomposition, &mut self.failed);
            let mut present = Present([0; 4]);
            self.most = self.most.max(found.iter().map(Vec::len).sum());
            let there = || Pattern::ALL.iter().copied().filter(|&pattern| !found[pattern.index()].is_empty());
            there().for_each(|pattern| {
                present.add(pattern);
                in_hand.add(pattern);
            });
            for pattern in there() {
                self.sizes[size].always[pattern.index()].keep(&present);
                for (n, &fact) in pattern.def().implies.iter().enumerate() {
                    for occurrence in &found[pattern.index()] {
                        let other = &found[fact.pattern().index()];
                        let Some(holds) = holds(fact, occurrence.sets, other, decomposition) else { continue };
                        *self.checked.entry((pattern, n)).or_default() += 1;
                        if !holds {
                            let shown = || format!("{decomposition:?} {:?}", hand.events());
                            self.failed.entry(format!("{pattern}: {fact:?}")).or_insert_with(shown);
                        }
                    }
                }
            }
        });
        for &pattern in Pattern::ALL {
            self.sizes[size].hands[pattern.index()] += u32::from(in_hand.has(pattern));
        }
    }
}

/// Every pattern's occurrences in a decomposition; whatever is there without the bits it needs fails.
fn all_in(
    whole: &WholeHandFacts,
    decomposition: &Decomposition,
    failed: &mut BTreeMap<String, String>,
) -> Vec<Vec<Occurrence>> {
    let facts = HandFacts::new(whole, decomposition);
    let mut found = Matches::default();
    let all = Pattern::ALL.iter().map(|pattern| {
        found.list.clear();
        pattern.find(&facts, &mut found);
        if !found.list.is_empty() && !pattern.def().requires.is_subset(facts.prefilter) {
            failed
                .entry(format!("{pattern} without the bits of its prefilter"))
                .or_insert_with(|| format!("{decomposition:?}"));
        }
        found.list.iter().filter(|occurrence| occurrence.near.is_none()).copied().collect()
    });
    all.collect()
}

/// What a fact says of one decomposition in which its pattern is; `None` if it does not speak of such hands.
fn holds(fact: Entailment, sets: Sets, other: &[Occurrence], decomposition: &Decomposition) -> Option<bool> {
    match fact {
        Entailment::Sets(_) => Some(other.iter().any(|found| found.sets.is_subset(sets))),
        Entailment::Hand(_) | Entailment::Unit(_) => Some(!other.is_empty()),
        Entailment::Twice(_) => Some(other.len() >= 2),
        Entailment::FourSets(_) => {
            (decomposition.shape == Shape::Standard && decomposition.sets.len() == 4).then_some(!other.is_empty())
        }
    }
}

fn look_at(count: usize) -> Seen {
    let parts: Vec<u64> = (0..count.div_ceil(PART) as u64).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut seen = Seen::new();
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| {
                let own: Vec<u64> = parts.iter().copied().skip(first).step_by(threads).collect();
                scope.spawn(move || {
                    let mut seen = Seen::new();
                    for part in own {
                        shaped_hands::hands(SEED << 32 | part, PART).for_each(|hand| seen.look(&hand));
                    }
                    seen
                })
            })
            .collect();
        for one in running {
            seen.join(one.join().unwrap());
        }
    });
    seen
}

/// A line of the table: patterns, or `*` for all, what is always there with them, and why that is no fact.
struct Exception {
    above: Vec<Pattern>,
    below: Vec<Pattern>,
    line: String,
}

fn exceptions() -> Vec<Exception> {
    let text = files::text("tests/data/entailment/exceptions.tsv");
    let patterns = |field: &str| -> Vec<Pattern> {
        match field {
            "*" => Pattern::ALL.to_vec(),
            _ => {
                field.split(' ').map(|id| Pattern::from_str(id).unwrap_or_else(|_| panic!("no pattern {id}"))).collect()
            }
        }
    };
    let rows = text.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [above, below, reason] = fields[..] else { panic!("not three fields: {line}") };
        assert!(reason.len() > 15, "no reason: {line}");
        Exception { above: patterns(above), below: patterns(below), line: line.to_owned() }
    });
    rows.collect()
}

#[test]
fn a_fact_never_fails_and_what_never_fails_is_a_fact_or_listed() {
    let full = env::var_os("TENBO_FULL").is_some();
    let count = if full { FULL } else { SAMPLE };
    let enough = if full { ENOUGH } else { ENOUGH_OF_SAMPLE };
    let seen = look_at(count);
    let failed: Vec<String> = seen.failed.iter().map(|(what, shown)| format!("{what} is not in {shown}")).collect();
    assert!(failed.is_empty(), "{} facts fail:\n{}", failed.len(), failed.join("\n"));
    assert!(
        seen.most <= ROOM,
        "{} occurrences in one decomposition: a rulebook of every pattern would lose some",
        seen.most
    );
    let mut facts = 0;
    for &pattern in Pattern::ALL {
        for (n, fact) in pattern.def().implies.iter().enumerate() {
            let times = seen.checked.get(&(pattern, n)).copied().unwrap_or_default();
            assert!(times > 0, "no hand asks whether {pattern}: {fact:?}");
            facts += 1;
        }
    }
    let exceptions = exceptions();
    // Facts are about hands of four sets; what only larger hands have is judged by those.
    let seen_of = |pattern: Pattern| {
        let [four, five] = &seen.sizes;
        let size = if four.hands[pattern.index()] > 0 { four } else { five };
        (size.hands[pattern.index()], size.always[pattern.index()])
    };
    let mut used: Vec<BTreeSet<(Pattern, Pattern)>> = vec![BTreeSet::new(); exceptions.len()];
    let mut unlisted: BTreeMap<Pattern, Vec<Pattern>> = BTreeMap::new();
    let (mut pairs, mut followed, mut excused) = (0, 0, 0);
    for &above in Pattern::ALL.iter().filter(|&&above| seen_of(above).0 >= enough) {
        let implied = above.implied();
        for &below in Pattern::ALL.iter().filter(|&&below| below != above && seen_of(above).1.has(below)) {
            pairs += 1;
            if implied.contains(&below) {
                followed += 1;
                continue;
            }
            let listed = |row: &Exception| row.above.contains(&above) && row.below.contains(&below);
            let rows: Vec<usize> = (0..exceptions.len()).filter(|&row| listed(&exceptions[row])).collect();
            excused += usize::from(!rows.is_empty());
            if rows.is_empty() {
                unlisted.entry(above).or_default().push(below);
            }
            for row in rows {
                used[row].insert((above, below));
            }
        }
    }
    let rare: Vec<String> = Pattern::ALL
        .iter()
        .map(|&pattern| (pattern, seen_of(pattern).0))
        .filter(|&(_, hands)| hands < enough)
        .map(|(pattern, hands)| format!("{pattern} {hands}"))
        .collect();
    println!(
        "{count} hands from seed {SEED}, {} decompositions with at most {} occurrences; {} patterns, {facts} facts asked {} times, none fails; {pairs} pairs \
         of which the second is always there: {followed} facts or what follows from them, {excused} by {} rows of exceptions; \
         in fewer than {enough} hands: {rare:?}",
        seen.decompositions,
        seen.most,
        Pattern::COUNT,
        seen.checked.values().sum::<u64>(),
        exceptions.len(),
    );
    let list: Vec<String> = unlisted
        .iter()
        .map(|(above, below)| {
            let below: Vec<String> = below.iter().map(ToString::to_string).collect();
            format!("{above} ({})\t{}", seen_of(*above).0, below.join(" "))
        })
        .collect();
    assert!(
        list.is_empty(),
        "always there, but neither in what the pattern `implies` nor in `exceptions`:\n{}",
        list.join("\n")
    );
    if full {
        // In each row every pattern that is named, not meant by `*`, is needed.
        let all = Pattern::ALL.len();
        for (row, used) in exceptions.iter().zip(&used) {
            let mut named: BTreeSet<Pattern> = BTreeSet::new();
            for list in [&row.above, &row.below] {
                named.extend(list.iter().filter(|_| list.len() < all));
            }
            let needed: BTreeSet<Pattern> = used.iter().flat_map(|&(above, below)| [above, below]).collect();
            let stale: Vec<&Pattern> = named.difference(&needed).collect();
            assert!(stale.is_empty(), "no hand needs {stale:?} in: {}", row.line);
        }
        assert!(rare.is_empty(), "in too few hands to judge: {rare:?}");
    }
}

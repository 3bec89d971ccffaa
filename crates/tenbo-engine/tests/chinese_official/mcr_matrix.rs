//! Every fan of Chinese Official with every reason for which a fan may not count: what can be is shown with a hand, what
//! cannot has its cause.
//!
//! The hands: the worked ones, part of the corpus, some of the generator, and those that are made for a cell; all of them
//! under the three shipped rulebooks. A cell of the table that no hand shows fails the test, and so does a hand that shows
//! a cell that is not in the table.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tenbo_engine::Ratio;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_testing::fan_hands;
use tenbo_testing::fans::{FANS, fan_of, name};
use tenbo_testing::files;
use tenbo_testing::mcr::{BOOK, Record, plan};
use tenbo_testing::never::NEVER;
use tenbo_testing::random::Random;

const BOOKS: [&str; 3] = [BOOK, "mcr-wmo-2006", "mcr-1998"];
/// Hands of the generator, and each so many of the corpus.
const GENERATED: u64 = 15_000;
const CORPUS_STEP: usize = 8;

/// The reasons that each fan meets beside counting. Those of [`BY_HOUSE_RULE`] are apart.
const MEETS: &[(&[u8], Reason)] = &[
    // A fan that counts says it already (the non-repeat principle, and what the books print).
    (
        &[
            18, 19, 22, 23, 24, 30, 32, 33, 34, 36, 37, 38, 48, 49, 50, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
            65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 79, 80, 82,
        ],
        Reason::Implied,
    ),
    // Of the kong fans one counts.
    (&[17, 48, 57, 67, 74, 82], Reason::Cap),
    // The same fan again with a set that is in it already (the non-identical principle).
    (&[28, 30, 39, 41, 42, 51, 70, 71, 72], Reason::Identical),
    // Both sets are combined already (the account-once principle).
    (&[30, 70, 71, 72], Reason::CombinedOnce),
    // The tiles stand in other sets (the non-separation principle).
    (&[23, 24, 30, 32, 33, 42, 65, 66, 69, 70, 71, 72], Reason::Regrouped),
    // The hand is seven pairs as well as sets.
    (&[19, 31, 55, 63, 66, 69, 70, 71, 72], Reason::OtherDecomposition),
    // There are enough triplets, but not all of them concealed.
    (&[12, 33, 66], Reason::NotConcealed),
];

/// Reasons that no shipped rulebook has and that an own one may give any fan.
const BY_HOUSE_RULE: [Reason; 3] = [Reason::NoValue, Reason::OptionOff, Reason::MeldedNotAllowed];

/// What came of looking at hands.
#[derive(Default)]
struct Seen {
    /// Each cell with the first hand that shows it; without a reason the fan counts.
    cells: BTreeMap<(u8, Option<Reason>), String>,
    /// A hand in which each fan counts, and one with a claimed set.
    counts: BTreeMap<u8, Value>,
    melded: BTreeMap<u8, Value>,
}

impl Seen {
    fn look(&mut self, plan: &Plan, value: &Value) {
        let record = Record::read(value);
        let score = record.score(plan).unwrap_or_else(|problem| panic!("{value}: {problem}"));
        for line in &score.lines {
            let fan = fan_of(line.pattern.as_str());
            self.cells.entry((fan, line.reason)).or_insert_with(|| format!("{} {}", plan.rulebook().id, record.text()));
            if line.reason.is_none() && plan.rulebook().id == BOOK {
                self.counts.entry(fan).or_insert_with(|| value.clone());
                if value["melds"].as_array().unwrap().iter().any(|meld| !meld.as_str().unwrap().starts_with('A')) {
                    self.melded.entry(fan).or_insert_with(|| value.clone());
                }
            }
        }
    }
}

fn made(melds: &[&str], hand: &str, win: &str, drawn: bool) -> Value {
    json!({
        "melds": melds, "hand": hand, "win": win, "self": drawn, "last": false, "kong": false, "wall": false,
        "prev": "E", "seat": "S", "flowers": 0,
    })
}

/// Hands that show what chance seldom does.
fn made_for_a_cell() -> Vec<Value> {
    vec![
        made(&[], "444m444p4456777s", "4s", false),
        made(&["A2222p"], "444m3345666s", "3s", false),
        made(&[], "1112233444p444s", "4p", true),
        made(&[], "666m6666788999p", "7p", false),
    ]
}

fn all_hands() -> Seen {
    let mut seen = Seen::default();
    let plans = BOOKS.map(plan);
    let worked = files::text("tests/data/mcr/vectors.jsonl");
    let worked = worked.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    for value in worked.chain(made_for_a_cell()) {
        plans.iter().for_each(|plan| seen.look(plan, &value));
    }
    for line in files::corpus("tests/data/mcr/corpus-20000.jsonl.gz").step_by(CORPUS_STEP) {
        seen.look(&plans[0], &serde_json::from_str(&line).unwrap());
    }
    let mut random = Random::new(20_261_121);
    for hand in (0..GENERATED).filter_map(|id| fan_hands::hand(&mut random, id)) {
        seen.look(&plans[0], &hand);
    }
    seen
}

fn meets(fan: u8, why: Reason) -> bool {
    MEETS.iter().any(|(fans, reason)| *reason == why && fans.contains(&fan))
}

#[test]
fn every_cell_is_shown_or_has_its_cause() {
    let seen = all_hands();
    let mut failed = Vec::new();
    for (fan, name, _) in FANS {
        if !seen.cells.contains_key(&(*fan, None)) {
            failed.push(format!("{fan} {name}: no hand has it"));
        }
        for &why in Reason::ALL.iter().filter(|why| !BY_HOUSE_RULE.contains(why)) {
            let cell = seen.cells.get(&(*fan, Some(why)));
            let causes = NEVER.iter().filter(|never| never.is_about(*fan, why)).count();
            match (meets(*fan, why), cell) {
                (true, None) => failed.push(format!("{fan} {name}: {why} is in the table, but no hand shows it")),
                (false, Some(hand)) => failed.push(format!("{fan} {name}: {why} is not in the table: {hand}")),
                (true, Some(_)) if causes > 0 => failed.push(format!("{fan} {name}: {why} has a cause not to be")),
                (false, None) if causes == 0 => failed.push(format!("{fan} {name}: {why} has no cause not to be")),
                _ => {}
            }
        }
    }
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
}

/// "Nothing implies it" is what the rulebooks say.
#[test]
fn what_nothing_implies_is_on_no_list() {
    let listed: BTreeSet<u8> = BOOKS
        .iter()
        .flat_map(|id| shipped::find(id).unwrap().excludes.into_values().flatten())
        .flat_map(|exclude| exclude.patterns)
        .map(|pattern| fan_of(pattern.as_str()))
        .collect();
    for (fan, name, _) in FANS {
        assert_eq!(listed.contains(fan), meets(*fan, Reason::Implied), "{fan} {name}");
    }
}

/// A rulebook in which the patterns of a fan are changed.
fn changed(fan: u8, change: impl Fn(&mut Rulebook, Pattern)) -> Plan {
    let mut book = shipped::find(BOOK).unwrap();
    for id in FANS.iter().find(|(number, ..)| *number == fan).unwrap().2 {
        change(&mut book, id.parse().unwrap());
    }
    Plan::new(book)
}

/// Whether a fan is listed for that reason; `None` if the hand is no longer complete.
fn has_line(plan: &Plan, value: &Value, fan: u8, why: Reason) -> Option<bool> {
    let score = Record::read(value).score(plan).ok()?;
    Some(score.lines.iter().any(|line| fan_of(line.pattern.as_str()) == fan && line.reason == Some(why)))
}

/// Fans that are a shape of their own: where they are worth nothing such a hand is not complete. Seven pairs are still
/// looked for, as they may be shifted, and then are a hand that must not win.
const SHAPES: [u8; 2] = [7, 35];

/// In an own rulebook any fan can lose its value, hang on an option, or ask for a hand without claimed sets.
#[test]
fn house_rules_reach_every_fan() {
    let seen = all_hands();
    let mut failed = Vec::new();
    for (fan, name, _) in FANS {
        // A claimed set leaves fewer other readings, which might be better without the fan.
        let hand = seen.melded.get(fan).unwrap_or(&seen.counts[fan]);
        let worthless = changed(*fan, |book, pattern| book.winner.get_mut(pattern).unwrap().value = Ratio::ZERO);
        let listed = (!SHAPES.contains(fan)).then_some(true);
        if has_line(&worthless, hand, *fan, Reason::NoValue) != listed {
            failed.push(format!("{fan} {name}: not listed without a value: {hand}"));
        }
        let off = changed(*fan, |book, pattern| {
            book.winner.get_mut(pattern).unwrap().needs = Some(OptionKey::KiriageMangan);
        });
        if has_line(&off, hand, *fan, Reason::OptionOff) != Some(true) {
            failed.push(format!("{fan} {name}: not listed with its option off: {hand}"));
        }
        let concealed_by_nature = [4, 6, 7, 12, 19, 20, 34, 56, 62].contains(fan);
        assert_eq!(seen.melded.contains_key(fan), !concealed_by_nature, "{fan} {name} with a claimed set");
        let Some(melded) = seen.melded.get(fan) else { continue };
        let strict = changed(*fan, |book, pattern| {
            book.winner.get_mut(pattern).unwrap().allow_melded = Some(false);
        });
        if has_line(&strict, melded, *fan, Reason::MeldedNotAllowed) != Some(true) {
            failed.push(format!("{fan} {name}: melds are forbidden, but it is not listed so: {melded}"));
        }
    }
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
}

/// The table's numbers are fans, each once a reason.
#[test]
fn the_table_is_sound() {
    for (fans, why) in MEETS {
        assert!(!BY_HOUSE_RULE.contains(why), "{why}");
        let numbers: BTreeSet<u8> = fans.iter().copied().collect();
        assert_eq!(numbers.len(), fans.len(), "{why}: a fan twice");
        numbers.iter().for_each(|fan| assert!(!name(*fan).is_empty()));
    }
}

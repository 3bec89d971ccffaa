//! Patterns of chows. Each reports every combination of sets; the rulebook decides which of them count.

use arrayvec::ArrayVec;

use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::pungs::fours;
use super::sets::Sets;
use crate::decompose::Form;
use crate::order::sort_by_key;
use crate::tiles::{Kind, Suit};

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::TwoIdentical, "two-identical", Category::Chows, Scope::Sets, two_identical)
        .requires(Prefilter::SAME_CHOW),
    Entry::new(Pattern::TwoIdenticalTwice, "two-identical-twice", Category::Chows, Scope::Sets, two_identical_twice)
        .implies(&[Entailment::Twice(Pattern::TwoIdentical), Entailment::FourSets(Pattern::FourChows)])
        .requires(Prefilter::SAME_CHOW_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::ThreeIdentical, "three-identical", Category::Chows, Scope::Sets, three_identical)
        .implies(&[Entailment::Sets(Pattern::TwoIdentical)])
        .requires(Prefilter::SAME_CHOW_TWICE),
    Entry::new(Pattern::FourIdentical, "four-identical", Category::Chows, Scope::Sets, four_identical)
        .implies(&[
            Entailment::Sets(Pattern::ThreeIdentical),
            Entailment::Sets(Pattern::TwoIdenticalTwice),
            Entailment::FourSets(Pattern::FourChows),
            Entailment::Hand(Pattern::FourOfAKind),
        ])
        .requires(Prefilter::SAME_CHOW_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::SameChow2Suits, "same-chow-2-suits", Category::Chows, Scope::Sets, same_chow_2_suits)
        .requires(Prefilter::SAME_NUMBERS),
    Entry::new(
        Pattern::SameChow2SuitsTwice,
        "same-chow-2-suits-twice",
        Category::Chows,
        Scope::Sets,
        same_chow_2_suits_twice,
    )
    .implies(&[Entailment::Twice(Pattern::SameChow2Suits), Entailment::FourSets(Pattern::FourChows)])
    .requires(Prefilter::SAME_NUMBERS_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::SameChowAllSuits, "same-chow-all-suits", Category::Chows, Scope::Sets, same_chow_all_suits)
        .implies(&[Entailment::Sets(Pattern::SameChow2Suits)])
        .requires(Prefilter::SAME_NUMBERS_TWICE),
    Entry::new(Pattern::RunOfSix, "run-of-six", Category::Chows, Scope::Sets, run_of_six)
        .requires(Prefilter::STEP_THREE),
    Entry::new(Pattern::RunOfSixTwice, "run-of-six-twice", Category::Chows, Scope::Sets, run_of_six_twice)
        .implies(&[Entailment::Twice(Pattern::RunOfSix), Entailment::FourSets(Pattern::FourChows)])
        .requires(Prefilter::STEP_THREE_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(
        Pattern::OneTwoThreeSevenEightNine,
        "123789",
        Category::Chows,
        Scope::Sets,
        one_two_three_seven_eight_nine,
    )
    .requires(Prefilter::STEP_SIX),
    Entry::new(
        Pattern::OneTwoThreeSevenEightNineTwice,
        "123789-twice",
        Category::Chows,
        Scope::Sets,
        one_two_three_seven_eight_nine_twice,
    )
    .implies(&[Entailment::Twice(Pattern::OneTwoThreeSevenEightNine), Entailment::FourSets(Pattern::FourChows)])
    .requires(Prefilter::STEP_SIX_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::ThreeChowsStep1, "three-chows-step-1", Category::Chows, Scope::Sets, three_chows_step_1)
        .requires(Prefilter::STEP_ONE_TWICE),
    Entry::new(Pattern::FourChowsStep1, "four-chows-step-1", Category::Chows, Scope::Sets, four_chows_step_1)
        .implies(&[
            Entailment::Sets(Pattern::ThreeChowsStep1),
            Entailment::Sets(Pattern::RunOfSix),
            Entailment::FourSets(Pattern::FourChows),
        ])
        .requires(Prefilter::STEP_ONE_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::ThreeChowsStep2, "three-chows-step-2", Category::Chows, Scope::Sets, three_chows_step_2)
        .requires(Prefilter::STEP_TWO_TWICE),
    Entry::new(Pattern::FourChowsStep2, "four-chows-step-2", Category::Chows, Scope::Sets, four_chows_step_2)
        .implies(&[
            Entailment::Sets(Pattern::ThreeChowsStep2),
            Entailment::Sets(Pattern::OneTwoThreeSevenEightNine),
            Entailment::FourSets(Pattern::FourChows),
        ])
        .requires(Prefilter::STEP_TWO_TWICE.union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::PureStraight, "pure-straight", Category::Chows, Scope::Sets, pure_straight)
        .implies(&[Entailment::Sets(Pattern::RunOfSix), Entailment::Sets(Pattern::OneTwoThreeSevenEightNine)])
        .requires(Prefilter::STEP_THREE_TWICE.union(Prefilter::STEP_SIX)),
    Entry::new(Pattern::MixedChowsStep1, "mixed-chows-step-1", Category::Chows, Scope::Sets, mixed_chows_step_1)
        .requires(Prefilter::MIXED_STEP_ONE_TWICE),
    Entry::new(Pattern::MixedChowsStep2, "mixed-chows-step-2", Category::Chows, Scope::Sets, mixed_chows_step_2)
        .requires(Prefilter::MIXED_STEP_TWO_TWICE),
    Entry::new(Pattern::MixedStraight, "mixed-straight", Category::Chows, Scope::Sets, mixed_straight)
        .requires(Prefilter::MIXED_STEP_THREE_TWICE),
    Entry::new(Pattern::PureTerminalChows, "pure-terminal-chows", Category::Chows, Scope::Sets, pure_terminal_chows)
        .implies(&[
            Entailment::Sets(Pattern::TwoIdenticalTwice),
            Entailment::Sets(Pattern::OneTwoThreeSevenEightNineTwice),
            Entailment::Hand(Pattern::OneSuitOnly),
            Entailment::Hand(Pattern::SuitedChowHand),
            Entailment::Hand(Pattern::Pair258),
        ])
        .requires(Prefilter::SAME_CHOW_TWICE.union(Prefilter::STEP_SIX_TWICE).union(Prefilter::FOUR_CHOWS)),
    Entry::new(
        Pattern::ThreeSuitedTerminalChows,
        "three-suited-terminal-chows",
        Category::Chows,
        Scope::Sets,
        three_suited_terminal_chows,
    )
    .implies(&[
        Entailment::Sets(Pattern::SameChow2SuitsTwice),
        Entailment::Sets(Pattern::OneTwoThreeSevenEightNineTwice),
        Entailment::Hand(Pattern::SuitedChowHand),
        Entailment::Hand(Pattern::Pair258),
    ])
    .requires(Prefilter::SAME_NUMBERS_TWICE.union(Prefilter::STEP_SIX_TWICE).union(Prefilter::FOUR_CHOWS)),
    Entry::new(Pattern::FourChows, "four-chows", Category::Chows, Scope::Sets, four_chows)
        .implies(&[Entailment::FourSets(Pattern::ChowHand)])
        .requires(Prefilter::FOUR_CHOWS),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::TwoIdentical)
        .example("112233m456p789s1z+1z")
        .near_miss("123m123456p789s1z+1z")
        .source("Riichi Book 1, iipeikou; Four Winds, Two identical Chows"),
    Note::of(Pattern::TwoIdenticalTwice)
        .example("112233m445566p1z+1z")
        .near_miss("112233m456789p1z+1z")
        .source("WRC Rules 2025, Double Twin Sequences; Four Winds"),
    Note::of(Pattern::ThreeIdentical)
        .example("111222333m456p1z+1z")
        .near_miss("112233m456p789s1z+1z")
        .source("Four Winds, Three identical Chows"),
    Note::of(Pattern::FourIdentical)
        .example("111122223333m1z+1z")
        .near_miss("111222333456m1z+1z")
        .source("Chinese Official rules 1998, fan 14; MIL 2025; Four Winds"),
    Note::of(Pattern::SameChow2Suits)
        .example("123m123p456s789s1z+1z")
        .near_miss("123m234p456s789s1z+1z")
        .source("Four Winds, Same Chow of two suits"),
    Note::of(Pattern::SameChow2SuitsTwice)
        .example("123m123p456p456s1z+1z")
        .near_miss("123m123p456p789s1z+1z")
        .source("Four Winds, Same Chow of two suits twice"),
    Note::of(Pattern::SameChowAllSuits)
        .example("123m123p123s789s1z+1z")
        .near_miss("123m123p234s789s1z+1z")
        .source("WRC Rules 2025, Mixed Sequences; Four Winds"),
    Note::of(Pattern::RunOfSix)
        .example("123456m123p789s1z+1z")
        .near_miss("123567m123p789s1z+1z")
        .source("Four Winds, Run of six tiles"),
    Note::of(Pattern::RunOfSixTwice)
        .example("123456m234567p1z+1z")
        .near_miss("123456m234678p1z+1z")
        .source("Four Winds, Run of six tiles twice"),
    Note::of(Pattern::OneTwoThreeSevenEightNine)
        .example("123789m123p456s1z+1z")
        .near_miss("123678m123p456s1z+1z")
        .source("Four Winds, 123789 of one suit"),
    Note::of(Pattern::OneTwoThreeSevenEightNineTwice)
        .example("123789m123789p1z+1z")
        .near_miss("123789m123678p1z+1z")
        .source("Four Winds, 123789 twice"),
    Note::of(Pattern::ThreeChowsStep1)
        .example("123234345m789p1z+1z")
        .near_miss("123234456m789p1z+1z")
        .source("Chinese Official rules 1998, fan 30; MIL 2025; Four Winds"),
    Note::of(Pattern::FourChowsStep1)
        .example("122333444556m1z+1z")
        .near_miss("122333445567m1z+1z")
        .source("Chinese Official rules 1998, fan 16; MIL 2025; Four Winds"),
    Note::of(Pattern::ThreeChowsStep2)
        .example("123345567m789p1z+1z")
        .near_miss("123345678m789p1z+1z")
        .source("Chinese Official rules 1998, fan 30; MIL 2025; Four Winds"),
    Note::of(Pattern::FourChowsStep2)
        .example("123345567789m1z+1z")
        .near_miss("123345567678m1z+1z")
        .source("Chinese Official rules 1998, fan 16; MIL 2025; Four Winds"),
    Note::of(Pattern::PureStraight)
        .example("123456789m123p1z+1z")
        .near_miss("123456m678m123p1z+1z")
        .source("WRC Rules 2025, Full Straight; Four Winds, step 3"),
    Note::of(Pattern::MixedChowsStep1)
        .example("123m234p345s999m1z+1z")
        .near_miss("123m234p456s999m1z+1z")
        .source("Chinese Official rules 1998, fan 50 (51 in the WMO numbering); MIL 2025; Four Winds"),
    Note::of(Pattern::MixedChowsStep2)
        .example("123m345p567s999m1z+1z")
        .near_miss("123m345p678s999m1z+1z")
        .source("Four Winds, 3 Chows of 3 suits, step 2"),
    Note::of(Pattern::MixedStraight)
        .example("123m456p789s123p1z+1z")
        .near_miss("123m456p678s123p1z+1z")
        .source("Four Winds, 3 Chows of 3 suits, step 3"),
    Note::of(Pattern::PureTerminalChows)
        .example("1122335577899m+8m")
        .near_miss("1122336677899m+8m")
        .source("Chinese Official rules 1998, fan 13; MIL 2025; Four Winds"),
    Note::of(Pattern::ThreeSuitedTerminalChows)
        .example("123789m123p78p55s+9p")
        .near_miss("123789m123p78p66s+9p")
        .source("Chinese Official rules 1998, fan 29; MIL 2025; Four Winds"),
    Note::of(Pattern::FourChows)
        .example("123m456p789s123p1z+1z")
        .near_miss("111m456p789s123p1z+1z")
        .source("Four Winds, Four Chows"),
];

/// The chows of a decomposition: the index of each set and its first tile.
type Chows = ArrayVec<(usize, Kind), 7>;

fn chows(facts: &HandFacts) -> Chows {
    let mut chows = Chows::new();
    for (i, set) in facts.decomposition.sets.iter().enumerate() {
        if set.form == Form::Chow {
            chows.push((i, set.first));
        }
    }
    chows
}

/// Reports every two chows whose first tiles `fits` accepts, in either order.
fn pairs(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind) -> bool) {
    if facts.chows < 2 {
        return;
    }
    let chows = chows(facts);
    let mut from = chows.as_slice();
    while let &[(i, a), ref later @ ..] = from {
        for &(j, b) in later {
            if fits(a, b) || fits(b, a) {
                matches.sets(Sets::one(i).union(Sets::one(j)));
            }
        }
        from = later;
    }
}

/// Reports every three chows whose first tiles, sorted by rank, `fits` accepts.
fn triples(facts: &HandFacts, matches: &mut Matches, fits: impl Fn([Kind; 3]) -> bool) {
    if facts.chows < 3 {
        return;
    }
    let chows = chows(facts);
    let mut from = chows.as_slice();
    while let &[(i, a), ref second @ ..] = from {
        from = second;
        let mut between = second;
        while let &[(j, b), ref third @ ..] = between {
            between = third;
            for &(k, c) in third {
                let mut firsts = [a, b, c];
                sort_by_key(&mut firsts, |kind| (kind.rank(), kind.index()));
                if fits(firsts) {
                    matches.sets(Sets::one(i).union(Sets::one(j)).union(Sets::one(k)));
                }
            }
        }
    }
}

/// Reports every four chows that can be divided into two pairs that `fits` accepts, each four once.
fn twice(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind) -> bool) {
    if facts.chows < 4 {
        return;
    }
    let both = |a: Kind, b: Kind| fits(a, b) || fits(b, a);
    fours(&chows(facts), |[a, b, c, d]| {
        if [(a, b, c, d), (a, c, b, d), (a, d, b, c)].iter().any(|(p, q, r, s)| both(p.1, q.1) && both(r.1, s.1)) {
            matches.sets([a, b, c, d].iter().fold(Sets::NONE, |sets, &(i, _)| sets.union(Sets::one(i))));
        }
    });
}

fn same_rank(a: Kind, b: Kind) -> bool {
    a.rank() == b.rank() && a.suit() != b.suit()
}

/// Whether any two chows are identical.
fn any_alike(facts: &HandFacts) -> bool {
    facts.chow_firsts.len() < u32::from(facts.chows)
}

pub(super) fn two_identical(facts: &HandFacts, matches: &mut Matches) {
    if any_alike(facts) {
        pairs(facts, matches, |a, b| a == b);
    }
}

pub(super) fn two_identical_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, |a, b| a == b);
}

pub(super) fn three_identical(facts: &HandFacts, matches: &mut Matches) {
    if any_alike(facts) {
        triples(facts, matches, |[a, b, c]| a == b && b == c);
    }
}

pub(super) fn same_chow_2_suits(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, same_rank);
}

pub(super) fn same_chow_2_suits_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, same_rank);
}

pub(super) fn same_chow_all_suits(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.chow_firsts.by_suit();
    if m & p & s != 0 {
        triples(facts, matches, |[a, b, c]| same_rank(a, b) && same_rank(b, c) && a.suit() != c.suit());
    }
}

pub(super) fn run_of_six(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |a, b| a.up(3) == Some(b));
}

pub(super) fn one_two_three_seven_eight_nine(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |a, b| a.rank() == 1 && a.up(6) == Some(b));
}

pub(super) fn run_of_six_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, |a, b| a.up(3) == Some(b));
}

pub(super) fn one_two_three_seven_eight_nine_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, |a, b| a.rank() == 1 && a.up(6) == Some(b));
}

pub(super) fn pure_straight(facts: &HandFacts, matches: &mut Matches) {
    let runs = |suit| facts.chow_firsts.ranks(suit) & 0b1_001_001 == 0b1_001_001;
    if facts.chows >= 3 && Suit::ALL.into_iter().any(runs) {
        triples(facts, matches, |[a, b, c]| a.rank() == 1 && a.up(3) == Some(b) && b.up(3) == Some(c));
    }
}

pub(super) fn mixed_straight(facts: &HandFacts, matches: &mut Matches) {
    mixed_three(facts, matches, 3);
}

pub(super) fn four_chows(facts: &HandFacts, matches: &mut Matches) {
    if facts.chows >= 4 {
        matches.sets(facts.sets(|set| set.form == Form::Chow));
    }
}

pub(super) fn four_identical(facts: &HandFacts, matches: &mut Matches) {
    quadruple(facts, matches, |[a, b, c, d]| a == b && b == c && c == d);
}

/// Reports every four chows whose first tiles, lowest first, `fits` accepts.
fn quadruple(facts: &HandFacts, matches: &mut Matches, fits: impl Fn([Kind; 4]) -> bool) {
    if facts.chows < 4 {
        return;
    }
    let mut list = chows(facts);
    sort_by_key(&mut list, |&(_, first)| first.index());
    fours(&list, |[a, b, c, d]| {
        if fits([a.1, b.1, c.1, d.1]) {
            matches.sets([a, b, c, d].iter().fold(Sets::NONE, |sets, &(i, _)| sets.union(Sets::one(i))));
        }
    });
}

fn shifted_three(facts: &HandFacts, matches: &mut Matches, step: u8) {
    triples(facts, matches, |[a, b, c]| a.up(step) == Some(b) && b.up(step) == Some(c));
}

fn shifted_four(facts: &HandFacts, matches: &mut Matches, step: u8) {
    quadruple(facts, matches, |[a, b, c, d]| a.up(step) == Some(b) && b.up(step) == Some(c) && c.up(step) == Some(d));
}

pub(super) fn three_chows_step_1(facts: &HandFacts, matches: &mut Matches) {
    shifted_three(facts, matches, 1);
}

pub(super) fn four_chows_step_1(facts: &HandFacts, matches: &mut Matches) {
    shifted_four(facts, matches, 1);
}

pub(super) fn three_chows_step_2(facts: &HandFacts, matches: &mut Matches) {
    shifted_three(facts, matches, 2);
}

pub(super) fn four_chows_step_2(facts: &HandFacts, matches: &mut Matches) {
    shifted_four(facts, matches, 2);
}

/// Reports three chows of three suits, each `step` ranks above the one before.
fn mixed_three(facts: &HandFacts, matches: &mut Matches, step: u8) {
    triples(facts, matches, |[a, b, c]| {
        a.rank() + step == b.rank()
            && b.rank() + step == c.rank()
            && a.suit() != b.suit()
            && b.suit() != c.suit()
            && a.suit() != c.suit()
    });
}

pub(super) fn mixed_chows_step_1(facts: &HandFacts, matches: &mut Matches) {
    mixed_three(facts, matches, 1);
}

pub(super) fn mixed_chows_step_2(facts: &HandFacts, matches: &mut Matches) {
    mixed_three(facts, matches, 2);
}

/// Reports two 123, two 789 and a pair of fives, if `fits` accepts the suits: of the chows, with the 123 first, and of
/// the pair.
fn terminal_chows(facts: &HandFacts, matches: &mut Matches, fits: impl Fn([Suit; 4], Suit) -> bool) {
    let Some(pair) = facts.decomposition.pair.filter(|pair| pair.rank() == 5) else { return };
    let mut list: ArrayVec<Kind, 7> = chows(facts).into_iter().map(|(_, first)| first).collect();
    sort_by_key(&mut list, |first| (first.rank(), first.index()));
    let suits = |kind: Kind| kind.suit();
    if let &[a, b, c, d] = list.as_slice()
        && [a.rank(), b.rank(), c.rank(), d.rank()] == [1, 1, 7, 7]
        && let (Some(a), Some(b), Some(c), Some(d), Some(pair)) = (suits(a), suits(b), suits(c), suits(d), suits(pair))
        && fits([a, b, c, d], pair)
    {
        matches.sets(facts.all_sets());
    }
}

pub(super) fn pure_terminal_chows(facts: &HandFacts, matches: &mut Matches) {
    terminal_chows(facts, matches, |suits, pair| suits == [pair; 4]);
}

pub(super) fn three_suited_terminal_chows(facts: &HandFacts, matches: &mut Matches) {
    terminal_chows(facts, matches, |[a, b, c, d], pair| a == c && b == d && a != b && a != pair && b != pair);
}

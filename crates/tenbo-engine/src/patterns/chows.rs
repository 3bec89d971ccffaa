//! Patterns of chows. Each reports every combination of sets; which of them count is the rulebook's affair.

use arrayvec::ArrayVec;

use super::entry::Matches;
use super::hand_facts::HandFacts;
use super::pungs::fours;
use super::sets::Sets;
use crate::decompose::Form;
use crate::order::sort_by_key;
use crate::tiles::{Kind, Suit};

macro_rules! rows_of_chows {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    TwoIdentical = "two-identical", Chows, Sets, chows::two_identical, [] if [SameChow];
        "112233m456p789s1z+1z" / "123m123456p789s1z+1z", "Riichi Book 1, iipeikou; Four Winds, Two identical Chows";
    TwoIdenticalTwice = "two-identical-twice", Chows, Sets, chows::two_identical_twice,
        [Twice TwoIdentical, FourSets FourChows] if [SameChowTwice FourChows];
        "112233m445566p1z+1z" / "112233m456789p1z+1z", "WRC Rules 2025, Double Twin Sequences; Four Winds";
    ThreeIdentical = "three-identical", Chows, Sets, chows::three_identical, [Sets TwoIdentical] if [SameChowTwice];
        "111222333m456p1z+1z" / "112233m456p789s1z+1z", "Four Winds, Three identical Chows";
    FourIdentical = "four-identical", Chows, Sets, chows::four_identical,
        [Sets ThreeIdentical, Sets TwoIdenticalTwice, FourSets FourChows, Hand FourOfAKind] if [SameChowTwice FourChows];
        "111122223333m1z+1z" / "111222333456m1z+1z", "Chinese Official rules 1998, fan 14; MIL 2025; Four Winds";
    SameChow2Suits = "same-chow-2-suits", Chows, Sets, chows::same_chow_2_suits, [] if [SameNumbers];
        "123m123p456s789s1z+1z" / "123m234p456s789s1z+1z", "Four Winds, Same Chow of two suits";
    SameChow2SuitsTwice = "same-chow-2-suits-twice", Chows, Sets, chows::same_chow_2_suits_twice,
        [Twice SameChow2Suits, FourSets FourChows] if [SameNumbersTwice FourChows];
        "123m123p456p456s1z+1z" / "123m123p456p789s1z+1z", "Four Winds, Same Chow of two suits twice";
    SameChowAllSuits = "same-chow-all-suits", Chows, Sets, chows::same_chow_all_suits,
        [Sets SameChow2Suits] if [SameNumbersTwice];
        "123m123p123s789s1z+1z" / "123m123p234s789s1z+1z", "WRC Rules 2025, Mixed Sequences; Four Winds";
    RunOfSix = "run-of-six", Chows, Sets, chows::run_of_six, [] if [StepThree];
        "123456m123p789s1z+1z" / "123567m123p789s1z+1z", "Four Winds, Run of six tiles";
    RunOfSixTwice = "run-of-six-twice", Chows, Sets, chows::run_of_six_twice,
        [Twice RunOfSix, FourSets FourChows] if [StepThreeTwice FourChows];
        "123456m234567p1z+1z" / "123456m234678p1z+1z", "Four Winds, Run of six tiles twice";
    OneTwoThreeSevenEightNine = "123789", Chows, Sets, chows::one_two_three_seven_eight_nine, [] if [StepSix];
        "123789m123p456s1z+1z" / "123678m123p456s1z+1z", "Four Winds, 123789 of one suit";
    OneTwoThreeSevenEightNineTwice = "123789-twice", Chows, Sets, chows::one_two_three_seven_eight_nine_twice,
        [Twice OneTwoThreeSevenEightNine, FourSets FourChows] if [StepSixTwice FourChows];
        "123789m123789p1z+1z" / "123789m123678p1z+1z", "Four Winds, 123789 twice";
    Step1Three = "step1-three", Chows, Sets, chows::step1_three, [] if [StepOneTwice];
        "123234345m789p1z+1z" / "123234456m789p1z+1z", "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds";
    Step1Four = "step1-four", Chows, Sets, chows::step1_four,
        [Sets Step1Three, Sets RunOfSix, FourSets FourChows] if [StepOneTwice FourChows];
        "122333444556m1z+1z" / "122333445567m1z+1z", "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds";
    Step2Three = "step2-three", Chows, Sets, chows::step2_three, [] if [StepTwoTwice];
        "123345567m789p1z+1z" / "123345678m789p1z+1z", "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds";
    Step2Four = "step2-four", Chows, Sets, chows::step2_four,
        [Sets Step2Three, Sets OneTwoThreeSevenEightNine, FourSets FourChows] if [StepTwoTwice FourChows];
        "123345567789m1z+1z" / "123345567678m1z+1z", "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds";
    Step3Three = "step3-three", Chows, Sets, chows::step3_three,
        [Sets RunOfSix, Sets OneTwoThreeSevenEightNine] if [StepThreeTwice StepSix];
        "123456789m123p1z+1z" / "123456m678m123p1z+1z", "WRC Rules 2025, Full Straight; Four Winds, step 3";
    ThreeSuitsStep1 = "3suits-step1", Chows, Sets, chows::three_suits_step1, [] if [MixedStepOneTwice];
        "123m234p345s999m1z+1z" / "123m234p456s999m1z+1z", "Chinese Official rules 1998, fan 50 (51 in the WMO numbering); MIL 2025; Four Winds";
    ThreeSuitsStep2 = "3suits-step2", Chows, Sets, chows::three_suits_step2, [] if [MixedStepTwoTwice];
        "123m345p567s999m1z+1z" / "123m345p678s999m1z+1z", "Four Winds, 3 Chows of 3 suits, step 2";
    ThreeSuitsStep3 = "3suits-step3", Chows, Sets, chows::three_suits_step3, [] if [MixedStepThreeTwice];
        "123m456p789s123p1z+1z" / "123m456p678s123p1z+1z", "Four Winds, 3 Chows of 3 suits, step 3";
    PureTerminalChows = "pure-terminal-chows", Chows, Sets, chows::pure_terminal_chows,
        [Sets TwoIdenticalTwice, Sets OneTwoThreeSevenEightNineTwice, Hand OneSuitOnly, Hand SuitedChowHand, Hand Pair258] if [SameChowTwice StepSixTwice FourChows];
        "1122335577899m+8m" / "1122336677899m+8m", "Chinese Official rules 1998, fan 13; MIL 2025; Four Winds";
    ThreeSuitedTerminalChows = "three-suited-terminal-chows", Chows, Sets, chows::three_suited_terminal_chows,
        [Sets SameChow2SuitsTwice, Sets OneTwoThreeSevenEightNineTwice, Hand SuitedChowHand, Hand Pair258] if [SameNumbersTwice StepSixTwice FourChows];
        "123789m123p78p55s+9p" / "123789m123p78p66s+9p", "Chinese Official rules 1998, fan 29; MIL 2025; Four Winds";
    FourChows = "four-chows", Chows, Sets, chows::four_chows, [FourSets ChowHand] if [FourChows];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Four Chows";

    $($after)* } };
}
pub(super) use rows_of_chows;

/// The chows with their places.
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

/// Every pair of chows that fits, the lower place first.
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

/// Every three chows that fit in some order.
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

/// Two disjoint pairs of chows; reported once a choice of four chows.
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

/// Whether any two chows are alike.
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

pub(super) fn step3_three(facts: &HandFacts, matches: &mut Matches) {
    let runs = |suit| facts.chow_firsts.ranks(suit) & 0b1_001_001 == 0b1_001_001;
    if facts.chows >= 3 && Suit::ALL.into_iter().any(runs) {
        triples(facts, matches, |[a, b, c]| a.rank() == 1 && a.up(3) == Some(b) && b.up(3) == Some(c));
    }
}

pub(super) fn three_suits_step3(facts: &HandFacts, matches: &mut Matches) {
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

/// Four chows that fit in their order.
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

pub(super) fn step1_three(facts: &HandFacts, matches: &mut Matches) {
    shifted_three(facts, matches, 1);
}

pub(super) fn step1_four(facts: &HandFacts, matches: &mut Matches) {
    shifted_four(facts, matches, 1);
}

pub(super) fn step2_three(facts: &HandFacts, matches: &mut Matches) {
    shifted_three(facts, matches, 2);
}

pub(super) fn step2_four(facts: &HandFacts, matches: &mut Matches) {
    shifted_four(facts, matches, 2);
}

/// Three chows of three suits, each so many higher than the one before.
fn mixed_three(facts: &HandFacts, matches: &mut Matches, step: u8) {
    triples(facts, matches, |[a, b, c]| {
        a.rank() + step == b.rank()
            && b.rank() + step == c.rank()
            && a.suit() != b.suit()
            && b.suit() != c.suit()
            && a.suit() != c.suit()
    });
}

pub(super) fn three_suits_step1(facts: &HandFacts, matches: &mut Matches) {
    mixed_three(facts, matches, 1);
}

pub(super) fn three_suits_step2(facts: &HandFacts, matches: &mut Matches) {
    mixed_three(facts, matches, 2);
}

/// 123 and 789 twice and a pair of fives, as the suits of the chows and of the pair have it.
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

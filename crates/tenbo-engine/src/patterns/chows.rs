//! Patterns of chows. Each reports every combination of sets; the rulebook decides which of them count.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::pungs::fours;
use super::sets::Sets;
use crate::decompose::Form;
use crate::order::sort_by_key;
use crate::tiles::{Kind, Suit};
use arrayvec::ArrayVec;

family! { $
    (category: Chows, scope: Sets,)

    /// Two identical chows. The same chow of the same suit twice.
    ///
    /// Riichi: iipeikou, in a concealed hand. Chinese Official: Pure Double Chow (fan 69).
    TwoIdentical = "two-identical" {
        source: "Riichi Book 1, iipeikou; Four Winds, Two identical Chows",
        example: "112233m456p789s1z+1z", near_miss: "123m123456p789s1z+1z",
        requires: [SAME_CHOW],
    } => two_identical;

    /// Two identical chows, twice. Two pairs of identical chows.
    ///
    /// Riichi: ryanpeikou, in a concealed hand.
    TwoIdenticalTwice = "two-identical-twice" {
        source: "WRC Rules 2025, Double Twin Sequences; Four Winds",
        example: "112233m445566p1z+1z", near_miss: "112233m456789p1z+1z",
        requires: [SAME_CHOW_TWICE, FOUR_CHOWS], implies: [Twice(TwoIdentical), FourSets(FourChows)],
    } => |facts, matches| twice(facts, matches, |a, b| a == b);

    /// Three identical chows. The same chow of the same suit three times.
    ///
    /// Riichi: isshoku sanjun, which only some tables play. Chinese Official: Pure Triple Chow (fan 23).
    ThreeIdentical = "three-identical" {
        source: "Four Winds, Three identical Chows",
        example: "111222333m456p1z+1z", near_miss: "112233m456p789s1z+1z",
        requires: [SAME_CHOW_TWICE], implies: [Sets(TwoIdentical)],
    } => three_identical;

    /// Four identical chows. The same chow of the same suit four times.
    ///
    /// Chinese Official: Quadruple Chow.
    FourIdentical = "four-identical" {
        source: "Chinese Official rules 1998, fan 14; MIL 2025; Four Winds",
        example: "111122223333m1z+1z", near_miss: "111222333456m1z+1z",
        requires: [SAME_CHOW_TWICE, FOUR_CHOWS],
        implies: [Sets(ThreeIdentical), Sets(TwoIdenticalTwice), FourSets(FourChows), Hand(FourOfAKind)],
    } => |facts, matches| quadruple(facts, matches, |[a, b, c, d]| a == b && b == c && c == d);

    /// Same chow in two suits. The same chow in two suits.
    ///
    /// Chinese Official: Mixed Double Chow (fan 70).
    SameChow2Suits = "same-chow-2-suits" {
        source: "Four Winds, Same Chow of two suits",
        example: "123m123p456s789s1z+1z", near_miss: "123m234p456s789s1z+1z",
        requires: [SAME_NUMBERS],
    } => |facts, matches| pairs(facts, matches, same_rank);

    /// Same chow in two suits, twice. Two pairs of the same chow in two suits.
    SameChow2SuitsTwice = "same-chow-2-suits-twice" {
        source: "Four Winds, Same Chow of two suits twice",
        example: "123m123p456p456s1z+1z", near_miss: "123m123p456p789s1z+1z",
        requires: [SAME_NUMBERS_TWICE, FOUR_CHOWS], implies: [Twice(SameChow2Suits), FourSets(FourChows)],
    } => |facts, matches| twice(facts, matches, same_rank);

    /// Same chow in all suits. The same chow in all three suits.
    ///
    /// Riichi: sanshoku doujun. Chinese Official: Mixed Triple Chow (fan 41).
    SameChowAllSuits = "same-chow-all-suits" {
        source: "WRC Rules 2025, Mixed Sequences; Four Winds",
        example: "123m123p123s789s1z+1z", near_miss: "123m123p234s789s1z+1z",
        requires: [SAME_NUMBERS_TWICE], implies: [Sets(SameChow2Suits)],
    } => same_chow_all_suits;

    /// Run of six. Two chows of one suit that make six numbers in a row.
    ///
    /// Chinese Official: Short Straight (fan 71).
    RunOfSix = "run-of-six" {
        source: "Four Winds, Run of six tiles",
        example: "123456m123p789s1z+1z", near_miss: "123567m123p789s1z+1z",
        requires: [STEP_THREE],
    } => |facts, matches| pairs(facts, matches, |a, b| a.higher(3) == Some(b));

    /// Run of six twice. Two runs of six that share no chow.
    RunOfSixTwice = "run-of-six-twice" {
        source: "Four Winds, Run of six tiles twice",
        example: "123456m234567p1z+1z", near_miss: "123456m234678p1z+1z",
        requires: [STEP_THREE_TWICE, FOUR_CHOWS], implies: [Twice(RunOfSix), FourSets(FourChows)],
    } => |facts, matches| twice(facts, matches, |a, b| a.higher(3) == Some(b));

    /// 123 and 789 of one suit. The lowest and the highest chow of a suit.
    ///
    /// Chinese Official: Two Terminal Chows (fan 72).
    OneTwoThreeSevenEightNine = "123789" {
        source: "Four Winds, 123789 of one suit",
        example: "123789m123p456s1z+1z", near_miss: "123678m123p456s1z+1z",
        requires: [STEP_SIX],
    } => |facts, matches| pairs(facts, matches, |a, b| a.rank() == 1 && a.higher(6) == Some(b));

    /// 123 and 789 of a suit, twice. The lowest and the highest chow of a suit, twice: of one suit or of two.
    OneTwoThreeSevenEightNineTwice = "123789-twice" {
        source: "Four Winds, 123789 twice",
        example: "123789m123789p1z+1z", near_miss: "123789m123678p1z+1z",
        requires: [STEP_SIX_TWICE, FOUR_CHOWS], implies: [Twice(OneTwoThreeSevenEightNine), FourSets(FourChows)],
    } => |facts, matches| twice(facts, matches, |a, b| a.rank() == 1 && a.higher(6) == Some(b));

    /// Three chows, one up each time. Three chows of one suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Pure Shifted Chows.
    ThreeChowsStep1 = "three-chows-step-1" {
        source: "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds",
        example: "123234345m789p1z+1z", near_miss: "123234456m789p1z+1z",
        requires: [STEP_ONE_TWICE],
    } => |facts, matches| shifted_three(facts, matches, 1);

    /// Four chows, one up each time. Four chows of one suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Four Pure Shifted Chows.
    FourChowsStep1 = "four-chows-step-1" {
        source: "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds",
        example: "122333444556m1z+1z", near_miss: "122333445567m1z+1z",
        options: [ShiftedChowPairs],
        requires: [STEP_ONE_TWICE, FOUR_CHOWS], implies: [Sets(ThreeChowsStep1), Sets(RunOfSix), FourSets(FourChows)],
    } => |facts, matches| shifted_four(facts, matches, 1);

    /// Three chows, two up each time. Three chows of one suit, each starting two higher than the one before.
    ///
    /// Chinese Official: Pure Shifted Chows.
    ThreeChowsStep2 = "three-chows-step-2" {
        source: "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds",
        example: "123345567m789p1z+1z", near_miss: "123345678m789p1z+1z",
        requires: [STEP_TWO_TWICE],
    } => |facts, matches| shifted_three(facts, matches, 2);

    /// Four chows, two up each time. 123, 345, 567 and 789 of one suit.
    ///
    /// Chinese Official: Four Pure Shifted Chows.
    FourChowsStep2 = "four-chows-step-2" {
        source: "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds",
        example: "123345567789m1z+1z", near_miss: "123345567678m1z+1z",
        options: [ShiftedChowPairs],
        requires: [STEP_TWO_TWICE, FOUR_CHOWS],
        implies: [Sets(ThreeChowsStep2), Sets(OneTwoThreeSevenEightNine), FourSets(FourChows)],
    } => |facts, matches| shifted_four(facts, matches, 2);

    /// Straight 1 to 9. 123, 456 and 789 of one suit.
    ///
    /// Riichi: ittsu (ikki tsuukan). Chinese Official: Pure Straight (fan 28).
    PureStraight = "pure-straight" {
        source: "WRC Rules 2025, Full Straight; Four Winds, step 3",
        example: "123456789m123p1z+1z", near_miss: "123456m678m123p1z+1z",
        requires: [STEP_THREE_TWICE, STEP_SIX], implies: [Sets(RunOfSix), Sets(OneTwoThreeSevenEightNine)],
    } => pure_straight;

    /// Rising chows over three suits. Three chows, one in each suit, each starting one higher than the one before.
    ///
    /// Chinese Official: Mixed Shifted Chows.
    MixedChowsStep1 = "mixed-chows-step-1" {
        source: "Chinese Official rules 1998, fan 50 (51 in the WMO numbering); MIL 2025; Four Winds",
        example: "123m234p345s999m1z+1z", near_miss: "123m234p456s999m1z+1z",
        requires: [MIXED_STEP_ONE_TWICE],
    } => |facts, matches| mixed_three(facts, matches, 1);

    /// Chows two apart over three suits. Three chows, one in each suit, each starting two higher than the one before.
    MixedChowsStep2 = "mixed-chows-step-2" {
        source: "Four Winds, 3 Chows of 3 suits, step 2",
        example: "123m345p567s999m1z+1z", near_miss: "123m345p678s999m1z+1z",
        requires: [MIXED_STEP_TWO_TWICE],
    } => |facts, matches| mixed_three(facts, matches, 2);

    /// Straight over three suits. 123, 456 and 789, one in each suit.
    ///
    /// Chinese Official: Mixed Straight (fan 39).
    MixedStraight = "mixed-straight" {
        source: "Four Winds, 3 Chows of 3 suits, step 3",
        example: "123m456p789s123p1z+1z", near_miss: "123m456p678s123p1z+1z",
        requires: [MIXED_STEP_THREE_TWICE],
    } => |facts, matches| mixed_three(facts, matches, 3);

    /// Terminal chows of one suit. 123 twice, 789 twice and a pair of fives, all of one suit.
    ///
    /// Chinese Official: Pure Terminal Chows.
    PureTerminalChows = "pure-terminal-chows" {
        source: "Chinese Official rules 1998, fan 13; MIL 2025; Four Winds",
        example: "1122335577899m+8m", near_miss: "1122336677899m+8m",
        requires: [SAME_CHOW_TWICE, STEP_SIX_TWICE, FOUR_CHOWS],
        implies: [
            Sets(TwoIdenticalTwice), Sets(OneTwoThreeSevenEightNineTwice), Hand(OneSuitOnly), Hand(SuitedChowHand),
            Hand(Pair258),
        ],
    } => pure_terminal_chows;

    /// Terminal chows of two suits. 123 and 789 of two suits and a pair of fives of the third.
    ///
    /// Chinese Official: Three-Suited Terminal Chows.
    ThreeSuitedTerminalChows = "three-suited-terminal-chows" {
        source: "Chinese Official rules 1998, fan 29; MIL 2025; Four Winds",
        example: "123789m123p78p55s+9p", near_miss: "123789m123p78p66s+9p",
        requires: [SAME_NUMBERS_TWICE, STEP_SIX_TWICE, FOUR_CHOWS],
        implies: [Sets(SameChow2SuitsTwice), Sets(OneTwoThreeSevenEightNineTwice), Hand(SuitedChowHand), Hand(Pair258)],
    } => |facts, matches| {
        terminal_chows(facts, matches, |[a, b, c, d], pair| a == c && b == d && a != b && a != pair && b != pair)
    };

    /// Four chows. Four complete chows; a loser needs all four of them too.
    FourChows = "four-chows" {
        source: "Four Winds, Four Chows",
        example: "123m456p789s123p1z+1z", near_miss: "111m456p789s123p1z+1z",
        requires: [FOUR_CHOWS], implies: [FourSets(ChowHand)],
    } => four_chows;
}

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

fn two_identical(facts: &HandFacts, matches: &mut Matches) {
    if any_alike(facts) {
        pairs(facts, matches, |a, b| a == b);
    }
}

fn three_identical(facts: &HandFacts, matches: &mut Matches) {
    if any_alike(facts) {
        triples(facts, matches, |[a, b, c]| a == b && b == c);
    }
}

fn same_chow_all_suits(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.chow_firsts.by_suit();
    if m & p & s != 0 {
        triples(facts, matches, |[a, b, c]| same_rank(a, b) && same_rank(b, c) && a.suit() != c.suit());
    }
}

fn pure_straight(facts: &HandFacts, matches: &mut Matches) {
    let runs = |suit| facts.chow_firsts.ranks(suit) & 0b1_001_001 == 0b1_001_001;
    if facts.chows >= 3 && Suit::ALL.into_iter().any(runs) {
        triples(facts, matches, |[a, b, c]| a.rank() == 1 && a.higher(3) == Some(b) && b.higher(3) == Some(c));
    }
}

fn four_chows(facts: &HandFacts, matches: &mut Matches) {
    if facts.chows >= 4 {
        matches.sets(facts.sets(|set| set.form == Form::Chow));
    }
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
    triples(facts, matches, |[a, b, c]| a.higher(step) == Some(b) && b.higher(step) == Some(c));
}

fn shifted_four(facts: &HandFacts, matches: &mut Matches, step: u8) {
    quadruple(facts, matches, |[a, b, c, d]| {
        a.higher(step) == Some(b) && b.higher(step) == Some(c) && c.higher(step) == Some(d)
    });
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

fn pure_terminal_chows(facts: &HandFacts, matches: &mut Matches) {
    terminal_chows(facts, matches, |suits, pair| suits == [pair; 4]);
}

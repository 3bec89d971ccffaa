//! The shortcut for fu in Riichi Book 1, shown next to the full count: "closed on a discard: 40; here 50 because …".

use arrayvec::ArrayVec;
use serde::Serialize;

use super::line::Line;
use super::tally::{Breakdown, Tally};
use crate::deal::{Event, Hand};
use crate::decompose::{Decomposition, Form, Set, Shape};
use crate::named;
use crate::patterns::Pattern;

named! {
    /// Which line of the shortcut a hand falls under (Riichi Book 1, ch. 6, "Figuring out the minipoints").
    ShortcutRule {
        /// Seven pairs: always 25.
        SevenPairs = "seven-pairs",
        /// A hand with a kong: no shortcut.
        Kongs = "kongs",
        /// All triplets: almost always 40.
        AllPungs = "all-pungs",
        /// Pinfu: 30 on a discard, 20 self-drawn.
        Pinfu = "pinfu",
        /// Closed: almost always 40 on a discard, 30 self-drawn.
        Closed = "closed",
        /// Open: almost always 30.
        Open = "open",
    }
}

named! {
    /// What makes "almost always" fail: one of the book's four conditions.
    Extra {
        /// A concealed set of terminals or honors.
        ConcealedTerminalOrHonor = "concealed-terminal-or-honor",
        /// Two open sets of terminals or honors.
        TwoOpenTerminalsOrHonors = "two-open-terminals-or-honors",
        /// An open set of terminals or honors and a concealed set of simples.
        OpenTerminalOrHonorAndConcealedSimple = "open-terminal-or-honor-and-concealed-simple",
        /// Two concealed sets of simples.
        TwoConcealedSimples = "two-concealed-simples",
    }
}

/// Why the fu may be more than usual: each of the four conditions at most once.
pub type Extras = ArrayVec<Extra, 4>;

/// The shortcut for fu of Riichi Book 1 (chapter 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "shortcut"))]
pub struct Shortcut {
    /// The line of the shortcut that fits the hand.
    pub rule: ShortcutRule,
    /// The usual fu; left out if the book has no shortcut for the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<i64>,
    /// Why the fu may be more than usual.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Extra>"))]
    pub extras: Extras,
}

/// Applies the shortcut to a hand, given its best decomposition, tally and lines; `None` if han and fu are not counted.
#[must_use]
pub fn shortcut(hand: &Hand, decomposition: &Decomposition, tally: &Tally, lines: &[Line]) -> Option<Shortcut> {
    if !matches!(tally.breakdown, Breakdown::HanFu { .. }) {
        return None;
    }
    let drawn = hand.events.contains(Event::SelfDrawn);
    let sets = &decomposition.sets;
    let counted = |pattern| lines.iter().any(|line| line.pattern == pattern && line.reason.is_none());
    let (rule, usual) = if decomposition.shape == Shape::SevenPairs {
        (ShortcutRule::SevenPairs, Some(25))
    } else if sets.iter().any(|set| set.form == Form::Kong) {
        (ShortcutRule::Kongs, None)
    } else if counted(Pattern::PungHand) {
        (ShortcutRule::AllPungs, Some(40))
    } else if counted(Pattern::PinfuHand) {
        (ShortcutRule::Pinfu, Some(if drawn { 20 } else { 30 }))
    } else if hand.is_concealed() {
        (ShortcutRule::Closed, Some(if drawn { 30 } else { 40 }))
    } else {
        (ShortcutRule::Open, Some(30))
    };
    let triplets = |terminal_or_honor: bool, concealed: bool| {
        let alike =
            |set: &&Set| set.first.is_terminal_or_honor() == terminal_or_honor && set.is_concealed() == concealed;
        sets.iter().filter(|set| set.is_triplet()).filter(alike).count()
    };
    let (open_terminals_or_honors, concealed_terminals_or_honors, concealed_simples) =
        (triplets(true, false), triplets(true, true), triplets(false, true));
    let applies = |extra: &Extra| match extra {
        Extra::ConcealedTerminalOrHonor => concealed_terminals_or_honors >= 1,
        Extra::TwoOpenTerminalsOrHonors => open_terminals_or_honors >= 2,
        Extra::OpenTerminalOrHonorAndConcealedSimple => open_terminals_or_honors >= 1 && concealed_simples >= 1,
        Extra::TwoConcealedSimples => concealed_simples >= 2,
    };
    let may_be_more = matches!(rule, ShortcutRule::Closed | ShortcutRule::Open);
    let extras = Extra::ALL.iter().copied().filter(|extra| may_be_more && applies(extra)).collect();
    Some(Shortcut { rule, usual, extras })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    /// Riichi Book 1, chapter 6: the usual fu, and what makes them more.
    #[test]
    fn the_usual_fu_and_why_there_may_be_more() {
        use Extra::{ConcealedTerminalOrHonor, TwoConcealedSimples, TwoOpenTerminalsOrHonors};
        let open_and_concealed = Extra::OpenTerminalOrHonorAndConcealedSimple;
        let plan = plan("riichi-book-1");
        for (hand, rule, usual, extras) in [
            ("234m456p678s22p56s+7s", ShortcutRule::Pinfu, Some(30), &[] as &[Extra]),
            ("234m456p678s22p56s~7s", ShortcutRule::Pinfu, Some(20), &[]),
            ("1133557799m113p+3p", ShortcutRule::SevenPairs, Some(25), &[]),
            ("234p567p678s5s[1111m]+5s", ShortcutRule::Kongs, None, &[]),
            ("111m333p555s5p(777z@E)+5p", ShortcutRule::AllPungs, Some(40), &[]),
            ("234m234p567p678s5s+5s", ShortcutRule::Closed, Some(40), &[]),
            ("234m234p567p678s5s~5s", ShortcutRule::Closed, Some(30), &[]),
            ("111m234p567p678s5s+5s", ShortcutRule::Closed, Some(40), &[ConcealedTerminalOrHonor]),
            ("222m333p567p678s5s+5s", ShortcutRule::Closed, Some(40), &[TwoConcealedSimples]),
            ("234p567p678s5s(777z@E)+5s", ShortcutRule::Open, Some(30), &[]),
            ("234p567p5s(777z@E)(111m@E)+5s", ShortcutRule::Open, Some(30), &[TwoOpenTerminalsOrHonors]),
            ("333p567p678s5s(777z@E)+5s", ShortcutRule::Open, Some(30), &[open_and_concealed]),
        ] {
            let shortcut = explained(&won(Seat::South, hand, Some(Seat::West)), &plan).shortcut.unwrap();
            assert_eq!((shortcut.rule, shortcut.usual, shortcut.extras.as_slice()), (rule, usual, extras), "{hand}");
        }
    }
}

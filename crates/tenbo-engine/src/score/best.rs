//! The best of all decompositions of a winning hand.
//!
//! The best decomposition is the one that wins and is paid most. Ties go to direct counts, then to more han and fu (or
//! their equivalents), and last to the decomposition found first: [`Tally::rank`]. Taking the most han instead would be
//! wrong where 13 han pay less than a yakuman (docs/rules/riichi.md, Best decomposition).

use super::count::tally;
use super::event_matches::EventMatches;
use super::resolve::ResolveContext;
use super::scratch::Scratch;
use super::tally::{Role, Tally};
use crate::deal::Hand;
use crate::decompose::{Shape, each};
use crate::patterns::{HandFacts, WholeHandFacts};
use crate::plan::Plan;

/// The tally of the best decomposition; `None` if the hand is not complete.
///
/// ```
/// use tenbo_engine::check::Won;
/// use tenbo_engine::score::Scratch;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check, score};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
/// let deal = check(&draft, &rules)?;
/// let Won::Tiles(hand) = deal.wins()[0].hand() else { unreachable!() };
/// let tally = score(&rules, hand, &mut Scratch::default()).unwrap();
/// assert_eq!(tally.total, 2000);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[must_use]
pub fn score(plan: &Plan, hand: &Hand, scratch: &mut Scratch) -> Option<Tally> {
    score_facts(plan, &plan.facts(hand), scratch)
}

/// The same for a hand whose facts are known.
pub(super) fn score_facts(plan: &Plan, whole: &WholeHandFacts, scratch: &mut Scratch) -> Option<Tally> {
    let event_matches = EventMatches::of(plan.winner(), whole, Shape::Standard, &mut scratch.tally.matches);
    let context = ResolveContext { explains: false, ..ResolveContext::winner(&event_matches) };
    let mut best = None::<Tally>;
    each(whole.hand, plan.shapes(), &mut |decomposition| {
        let facts = HandFacts::new(whole, decomposition);
        let now = tally(plan, Role::Winner, &facts, context, &mut scratch.tally);
        if best.as_ref().is_none_or(|best| now.rank() > best.rank()) {
            best = Some(now);
        }
    });
    best
}

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
use crate::decompose::{Decomposition, Shape, each};
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
    let whole = plan.facts(hand);
    let mut best = Best::new(plan, &whole, scratch);
    each(hand, plan.shapes(), &mut |decomposition| best.take(decomposition));
    best.tally
}

/// The tally of the best of these decompositions, which must be all of the hand's; `None` if there are none.
pub(crate) fn best_of<'d>(
    plan: &Plan,
    whole: &WholeHandFacts,
    decompositions: impl IntoIterator<Item = &'d Decomposition>,
    scratch: &mut Scratch,
) -> Option<Tally> {
    let mut best = Best::new(plan, whole, scratch);
    decompositions.into_iter().for_each(|decomposition| best.take(decomposition));
    best.tally
}

/// The best of the decompositions that have been taken so far.
struct Best<'a, 'b> {
    plan: &'a Plan,
    whole: &'a WholeHandFacts<'b>,
    event_matches: EventMatches,
    scratch: &'a mut Scratch,
    tally: Option<Tally>,
}

impl<'a, 'b> Best<'a, 'b> {
    fn new(plan: &'a Plan, whole: &'a WholeHandFacts<'b>, scratch: &'a mut Scratch) -> Best<'a, 'b> {
        let event_matches = EventMatches::of(plan.winner(), whole, Shape::Standard, &mut scratch.tally.matches);
        Best { plan, whole, event_matches, scratch, tally: None }
    }

    fn take(&mut self, decomposition: &Decomposition) {
        let context = ResolveContext { explains: false, ..ResolveContext::winner(&self.event_matches) };
        let facts = HandFacts::new(self.whole, decomposition);
        let now = tally(self.plan, Role::Winner, &facts, context, &mut self.scratch.tally);
        if self.tally.as_ref().is_none_or(|best| now.rank() > best.rank()) {
            self.tally = Some(now);
        }
    }
}

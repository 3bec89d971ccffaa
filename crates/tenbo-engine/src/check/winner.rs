//! A winner's hand on its own, in a deal that may not have been checked.

use super::deal::hand;
use super::places::seat_place;
use super::tiles::no_set;
use crate::deal::{Draft, Hand, WinDraft};
use crate::decompose::is_complete;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey, Problems};

/// Whether a winner's tiles form a complete hand, regardless of any other problem of the deal.
#[must_use]
pub fn completes(draft: &Draft, plan: &Plan, win: &WinDraft) -> bool {
    draft
        .seat(win.seat)
        .is_some_and(|entered| is_complete(&hand(draft, plan, win.seat, entered, Some(win)), plan.shapes))
}

/// The hand of a winner, trusting what the draft says of the win even if the table does not show it: for example a tile
/// drawn after a kong though no kong was entered. A deal to be settled goes through [`check`](fn@super::check).
///
/// # Errors
/// The contradictions that [`Hand::new`] refuses, melds that are no set, and a seat without tiles.
pub fn winning_hand(draft: &Draft, plan: &Plan, win: &WinDraft) -> Result<Hand, Problems> {
    let place = seat_place(win.seat);
    let Some(entered) = draft.seat(win.seat) else {
        return Err(Problem::new(ProblemKey::WinnerWithoutHand, place).into());
    };
    let hand = hand(draft, plan, win.seat, entered, Some(win));
    let mut problems = hand.contradictions();
    let melds = entered.melds.iter().enumerate().filter(|(_, meld)| meld.set().is_none());
    problems.extend(melds.map(|(i, meld)| no_set(plan, meld, &place.join("melds").join(i))));
    if problems.is_empty() { Ok(hand) } else { Err(problems.into()) }
}

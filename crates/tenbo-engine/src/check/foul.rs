//! What a foul does to the offender's hand and to the deal.

use crate::deal::{Draft, Offence, Penalty};
use crate::options::FaultyOutThen;
use crate::plan::Plan;
use crate::tiles::Seat;

/// Whether a seat declared out without a winning hand.
fn declared_out(draft: &Draft, seat: Seat) -> bool {
    draft.penalties.iter().any(|penalty| penalty.seat == seat && is_faulty_out(penalty))
}

fn is_faulty_out(penalty: &Penalty) -> bool {
    matches!(penalty.offence, Offence::FalseOut | Offence::FalseOutNotReady)
}

/// Whether a foul made a seat's hand dead: because it is said so, or because the rules say so of a faulty out.
#[must_use]
pub fn is_dead(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    draft.seat(seat).is_some_and(|entered| entered.dead)
        || plan.book.options.fouls.faulty_out_then == FaultyOutThen::Dead && declared_out(draft, seat)
}

/// Whether a foul keeps a seat from going out.
#[must_use]
pub fn is_barred(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    draft.seat(seat).is_some_and(|entered| entered.barred)
        || is_dead(draft, plan, seat)
        || plan.book.options.fouls.faulty_out_then == FaultyOutThen::Barred && declared_out(draft, seat)
}

/// Who ended the deal by a faulty out, where that is what it does.
pub fn abandoned_by<'a>(draft: &'a Draft, plan: &Plan) -> impl Iterator<Item = Seat> + use<'a> {
    let ends = plan.book.options.fouls.faulty_out_then == FaultyOutThen::Abandon;
    draft.penalties.iter().filter(move |penalty| ends && is_faulty_out(penalty)).map(|penalty| penalty.seat)
}

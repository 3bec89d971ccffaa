//! Fouls, and what they do to a hand.

use tenbo_engine::check::fines;
use tenbo_engine::deal::{Offence, Penalty};
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use crate::session::state::State;

/// The most times that a seat can commit the same foul in a deal.
pub const MOST_TIMES: u32 = 9;

/// Enters how often a seat committed a foul. Claims that were taken back at once are counted separately.
pub fn fouls(state: &mut State, foul: Penalty) {
    let penalties = &mut state.draft.penalties;
    let key = |penalty: &Penalty| (penalty.offence, penalty.cancelled, penalty.seat);
    penalties.retain(|penalty| key(penalty) != key(&foul));
    if foul.times > 0 {
        penalties.push(Penalty { times: foul.times.min(MOST_TIMES), ..foul });
        sort_by_key(penalties, key);
    }
}

/// How often a seat committed a foul.
#[must_use]
pub fn times(state: &State, seat: Seat, offence: Offence, cancelled: bool) -> u32 {
    let mine =
        state.draft.penalties.iter().filter(|one| (one.seat, one.offence, one.cancelled) == (seat, offence, cancelled));
    mine.map(|one| one.times).sum()
}

/// Whether a foul may leave a hand dead, or keep it from winning: where a faulty out is a foul. In riichi a foul voids the
/// deal instead.
#[must_use]
pub fn marks_hands(plan: &Plan) -> bool {
    fines(plan, Offence::FalseOut) && !plan.book.options.riichi.in_use
}

//! What can be said of the chosen seat at the table.

use tenbo_engine::deal::{By, Riichi};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use crate::edit::why_not_also;
use crate::readiness::is_shown_ready;
use crate::{Edit, Ending, State, Target};

/// Something that is so of a seat or not; each is a button that turns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatAction {
    /// The winner drew the tile.
    DrewIt,
    /// The seat wins.
    Wins,
    /// It was the seat's discard.
    DiscardedIt,
    /// It wins on the same tile.
    WinsToo,
    /// It has declared riichi.
    Riichi,
    /// It is furiten.
    Furiten,
    /// It is ready.
    Ready,
    /// The tiles go to its discards.
    EnterDiscards,
}

impl SeatAction {
    /// Whether it is so.
    #[must_use]
    pub fn is_on(self, state: &State, plan: &Plan, seat: Seat) -> bool {
        match self {
            SeatAction::DrewIt => state.win.by == By::SelfDraw,
            SeatAction::Wins => false,
            SeatAction::DiscardedIt => state.win.by == By::Discard && state.win.from == seat,
            SeatAction::WinsToo => state.also.contains(&seat),
            SeatAction::Riichi => state.draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None),
            SeatAction::Furiten => state.draft.seat(seat).is_some_and(|entered| entered.furiten),
            SeatAction::Ready if state.ending != Ending::Win => is_shown_ready(&state.draft, plan, seat),
            SeatAction::Ready => state.draft.seat(seat).is_some_and(|entered| entered.ready == Some(true)),
            SeatAction::EnterDiscards => matches!(state.target, Target::Discards | Target::Chosen(_)),
        }
    }

    /// The edit that turns it.
    #[must_use]
    pub fn edit(self, state: &State, plan: &Plan, seat: Seat) -> Edit {
        let on = self.is_on(state, plan, seat);
        match self {
            SeatAction::DrewIt => Edit::By(if on { By::Discard } else { By::SelfDraw }),
            SeatAction::Wins => Edit::Winner(seat),
            SeatAction::DiscardedIt if on => Edit::By(By::SelfDraw),
            SeatAction::DiscardedIt => Edit::Fed(seat),
            SeatAction::WinsToo => Edit::AlsoWins(seat, !on),
            SeatAction::Riichi => Edit::Riichi(seat, if on { Riichi::None } else { Riichi::Riichi }),
            SeatAction::Furiten => Edit::Furiten(seat, !on),
            SeatAction::Ready => Edit::Ready(seat, !on),
            SeatAction::EnterDiscards => Edit::Aim(if on { Target::Hand } else { Target::Discards }),
        }
    }

    /// Those that there are for a seat.
    #[must_use]
    pub fn of(state: &State, plan: &Plan, seat: Seat) -> Vec<SeatAction> {
        // Who has won before is out of the deal.
        let won = state.ending == Ending::Win && state.earlier_win(seat).is_none();
        let is_winner = seat == state.winner;
        let may_win_too = !state.wins(seat) && why_not_also(state, plan, seat).is_none() && state.win.tile.is_some();
        let all = [
            (SeatAction::DrewIt, won && is_winner),
            (SeatAction::Wins, won && !is_winner),
            (SeatAction::DiscardedIt, won && !is_winner),
            (SeatAction::WinsToo, won && (state.also.contains(&seat) || may_win_too)),
            (SeatAction::Riichi, plan.rulebook().options.riichi.in_use),
            (SeatAction::Furiten, plan.rulebook().options.riichi.in_use),
            (SeatAction::Ready, state.ending != Ending::Win || SeatAction::Ready.is_on(state, plan, seat)),
            (SeatAction::EnterDiscards, asks_discards(plan)),
        ];
        all.into_iter().filter_map(|(action, there)| there.then_some(action)).collect()
    }
}

/// Whether some rule looks at discards: furiten and nagashi, insurance, No Choice.
#[must_use]
pub fn asks_discards(plan: &Plan) -> bool {
    plan.rulebook().options.riichi.in_use || !plan.rulebook().liability.is_empty()
}

//! Marks beside the name of a seat: who wins, who is ready, whose hand is dead.

use tenbo_engine::check::{is_barred, is_dead};
use tenbo_engine::deal::Riichi;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::content::Content;
use super::language::BoardWord;
use tenbo_session::{Ending, State};

/// A mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The seat wins.
    Wins,
    /// What lies before it is dangerous.
    Danger,
    /// It has declared riichi.
    Riichi,
    /// It is ready.
    Ready,
    /// Its hand is dead.
    Dead,
    /// It may not win any more.
    Barred,
}

impl Mark {
    /// What it says.
    #[must_use]
    pub const fn word(self) -> BoardWord {
        match self {
            Mark::Wins => BoardWord::Wins,
            Mark::Danger => BoardWord::Danger,
            Mark::Riichi => BoardWord::Riichi,
            Mark::Ready => BoardWord::Ready,
            Mark::Dead => BoardWord::Dead,
            Mark::Barred => BoardWord::Barred,
        }
    }

    /// Those of a seat.
    #[must_use]
    pub fn of(state: &State, plan: &Plan, content: &Content, seat: Seat) -> Vec<Mark> {
        let (riichi, said) =
            state.draft.seat(seat).map_or((false, None), |entered| (entered.riichi != Riichi::None, entered.ready));
        let won = state.ending == Ending::Win;
        let wins = won && state.wins(seat) || state.earlier_win(seat).is_some();
        let dead = is_dead(&state.draft, plan, seat);
        let all = [
            (Mark::Wins, wins && content.winning.contains(&seat)),
            (Mark::Danger, content.dangers.iter().any(|danger| danger.threat == Some(seat))),
            (Mark::Riichi, riichi && plan.rulebook().options.riichi.in_use),
            (Mark::Ready, said.or_else(|| content.is_ready(seat).filter(|_| !won)).unwrap_or_default()),
            (Mark::Dead, dead),
            (Mark::Barred, !dead && is_barred(&state.draft, plan, seat)),
        ];
        all.into_iter().filter_map(|(mark, on)| on.then_some(mark)).collect()
    }
}

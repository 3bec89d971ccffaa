//! What the menu of fouls of a seat has: fouls that the rules fine, and what they can make of a hand.

use tenbo_engine::check::fines;
use tenbo_engine::deal::Offense;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use crate::edit::{marks_hands, times};
use crate::{Edit, State};

/// A foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foul {
    /// Which.
    pub offense: Offense,
    /// Whether it was taken back at once.
    pub cancelled: bool,
}

impl Foul {
    /// What these rules fine, and what is entered of a seat anyway.
    #[must_use]
    pub fn known(state: &State, plan: &Plan, seat: Seat) -> Vec<Foul> {
        let both = |&offense: &Offense| [false, true].map(|cancelled| Foul { offense, cancelled });
        let fined = |&Foul { offense, cancelled }: &Foul| {
            let claim = offense == Offense::FalseClaim;
            fines(plan, offense) && (!cancelled || claim) || times(state, seat, offense, cancelled) > 0
        };
        Offense::ALL.iter().flat_map(both).filter(fined).collect()
    }
}

/// What a foul can make of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The hand is dead.
    Dead,
    /// The seat may not win any more.
    Barred,
}

impl Consequence {
    /// Those that the rules have, and those that are entered of a seat anyway.
    #[must_use]
    pub fn known(state: &State, plan: &Plan, seat: Seat) -> Vec<Consequence> {
        let all = [Consequence::Dead, Consequence::Barred];
        all.into_iter().filter(|one| marks_hands(plan) || one.is_on(state, seat)).collect()
    }

    /// Whether it is so.
    #[must_use]
    pub fn is_on(self, state: &State, seat: Seat) -> bool {
        state.draft.seat(seat).is_some_and(|entered| match self {
            Consequence::Dead => entered.dead,
            Consequence::Barred => entered.barred,
        })
    }

    /// The edit that makes it so or not.
    #[must_use]
    pub const fn edit(self, seat: Seat, on: bool) -> Edit {
        match self {
            Consequence::Dead => Edit::Dead(seat, on),
            Consequence::Barred => Edit::Barred(seat, on),
        }
    }
}

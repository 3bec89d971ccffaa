//! What the menu of fouls of a seat has: fouls that the rules fine, and what they can make of a hand.

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
            plan.fines(offense) && (!cancelled || claim) || times(state, seat, offense, cancelled) > 0
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tenbo_engine::rules::{FinePaidTo, OwnFoul};

    use super::*;
    use crate::editor::CustomRulebook;
    use crate::editor::change::{Change, apply, free_foul};
    use crate::{RulesChoice, share};

    /// A foul that a club has named is in the menu of each seat, and a link carries it.
    #[test]
    fn a_foul_of_ones_own_is_offered_and_kept() {
        let club = CustomRulebook::on("bmja", "own-1", "Club");
        let foul = OwnFoul { name: " Long hand ".into(), points: 300, percent: 0, paid_to: FinePaidTo::Split };
        let free = free_foul(&club.book()).unwrap();
        let club = apply(&club, &Change::Foul(free, Some(Box::new(foul)))).unwrap();
        assert_eq!(club.book().fouls.get(&Offense::Own1).map(|foul| &*foul.name), Some("Long hand"));
        assert_eq!(free_foul(&club.book()), Some(Offense::Own2));
        let mut state = State { rules: RulesChoice::playing(Arc::new(club.clone())), ..State::default() };
        let known = |state: &State| {
            let known = Foul::known(state, &state.rules.plan(), Seat::South);
            known.into_iter().any(|foul| foul.offense == Offense::Own1)
        };
        assert!(known(&state));
        let (read, dropped) = share::read("v1;r=bmja;foul-1=SS");
        assert!(dropped.is_empty(), "{dropped:?}");
        assert_eq!(times(&read, Seat::South, Offense::Own1, false), 2);
        let club = apply(&club, &Change::Foul(free, None)).unwrap();
        assert!(club.tree().get("fouls").is_none(), "{}", club.tree());
        state.rules = RulesChoice::playing(Arc::new(club));
        assert!(!known(&state));
    }
}

//! Where on the page something that is wrong can be put right.

use tenbo_engine::deal::Draft;
use tenbo_engine::named;
use tenbo_engine::problems::{Part, Place};
use tenbo_engine::tiles::Seat;

use super::state::Target;

named! {
    /// A control, or a group of them, by its id on the page.
    Control {
        /// The hand that is edited, with its melds and lists.
        Hand = "hand",
        /// Its bonus tiles.
        Bonus = "at-bonus",
        /// Its riichi.
        Riichi = "at-riichi",
        /// How the winning tile came.
        By = "at-by",
        /// Whose it was.
        From = "at-from",
        /// Who wins too.
        Also = "at-also",
        /// What was special about it.
        Situation = "at-situation",
        /// How the deal ends.
        Ends = "at-ends",
        /// Who is liable.
        Liable = "at-liable",
        /// The tiles left in the wall.
        WallLeft = "at-wall-left",
        /// What a hand is worth without tiles.
        Total = "at-total",
        /// Fouls.
        Fouls = "at-fouls",
        /// The rulebook.
        Rules = "at-rules",
    }
}

/// A place on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FocusTarget {
    /// Whose hand must be shown for it.
    pub seat: Option<Seat>,
    /// Where the next tile should go then.
    pub target: Option<Target>,
    /// What gets the focus.
    pub control: Control,
}

/// Where the place of a problem is on the page.
#[must_use]
pub fn focus_target(place: &Place, draft: &Draft) -> FocusTarget {
    let key = |at: usize| match place.0.get(at) {
        Some(Part::Key(key)) => key.as_ref(),
        _ => "",
    };
    let index = |at: usize| match place.0.get(at) {
        Some(Part::Index(index)) => *index,
        _ => 0,
    };
    let at = |control: Control| FocusTarget { seat: None, target: None, control };
    let tiles = |seat: Option<Seat>, target: Target| FocusTarget { seat, target: Some(target), control: Control::Hand };
    match (key(0), key(1)) {
        ("seats", seat) => {
            let seat: Option<Seat> = seat.parse().ok();
            let shown = |control: Control| FocusTarget { seat, ..at(control) };
            match key(2) {
                "melds" => tiles(seat, Target::Meld(index(3))),
                "discards" => tiles(seat, Target::Discards),
                "bonus" => shown(Control::Bonus),
                "riichi" | "ippatsu" => shown(Control::Riichi),
                "ready" => shown(Control::Ends),
                "total" => shown(Control::Total),
                _ => tiles(seat, Target::Hand),
            }
        }
        ("end", "wins") => match key(3) {
            "by" => at(Control::By),
            "from" => at(Control::From),
            "situation" => at(Control::Situation),
            "liable" => at(Control::Liable),
            "tile" => tiles(draft.wins().get(index(2)).map(|win| win.seat), Target::Hand),
            _ => at(Control::Also),
        },
        ("end", _) => at(Control::Ends),
        ("wall_left", _) => at(Control::WallLeft),
        ("dora", _) => tiles(None, Target::Dora),
        ("ura", _) => tiles(None, Target::Ura),
        ("penalties", _) => at(Control::Fouls),
        _ => at(Control::Rules),
    }
}

/// The place with the seat's name where the number of a win says nothing to a reader: where several win.
#[must_use]
pub fn readable(place: &Place, draft: &Draft) -> Place {
    match place.0.as_slice() {
        [Part::Key(_), Part::Key(wins), Part::Index(index), rest @ ..] if wins == "wins" && draft.wins().len() > 1 => {
            let seat = draft.wins().get(*index).map_or(Seat::East, |win| win.seat);
            let mut parts = vec![Part::from("seats"), Part::from(seat.as_str())];
            parts.extend_from_slice(rest);
            Place(parts)
        }
        _ => place.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share;
    use tenbo_engine::check::check;

    fn targets(link: &str) -> Vec<(Option<Seat>, Option<Target>, Control)> {
        let state = share::read(link).0;
        let plan = state.rules.plan();
        let deal = state.deal(&plan);
        let problems = check(&deal, &plan).expect_err(link);
        problems
            .iter()
            .map(|problem| focus_target(&problem.at, &deal))
            .map(|target| (target.seat, target.target, target.control))
            .collect()
    }

    #[test]
    fn a_problem_leads_to_where_it_can_be_put_right() {
        assert_eq!(
            targets("v1;E=123m456p789s2233z;S=1p(123m@W)"),
            [(Some(Seat::South), Some(Target::Meld(0)), Control::Hand)]
        );
        assert_eq!(targets("v1;E=123m;d=1111m;S=1m;W=1m"), [(None, Some(Target::Dora), Control::Hand)]);
        assert_eq!(
            targets("v1;win=ES;E=123m456p789s22z33z+3z;S=28m28p28s1234567z;from=W"),
            [(Some(Seat::South), Some(Target::Hand), Control::Hand)]
        );
        assert_eq!(targets("v1;E=123m;left=144"), [(None, None, Control::WallLeft)]);
        assert_eq!(targets("v1;E=123m;draw=nine-terminals;r=building-skills"), [(None, None, Control::Ends)]);
    }
}

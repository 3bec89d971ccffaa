//! A winner's hand on its own, in a deal that may not have been checked.

use super::hand::hand;
use super::places::seat_place;
use super::tiles::{is_set, no_set};
use crate::deal::{Draft, Hand, WinDraft};
use crate::decompose::is_complete;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey, Problems};

/// Whether a winner's tiles form a complete hand, regardless of any other problem in the deal.
#[must_use]
pub fn completes(draft: &Draft, plan: &Plan, win: &WinDraft) -> bool {
    let hand = draft.seat(win.seat).and_then(|entered| hand(draft, plan, win.seat, entered, Some(win)).ok());
    hand.is_some_and(|hand| is_complete(&hand, plan.shapes()))
}

/// The hand of a winner. What the draft says about the win is believed even if the rest of the deal does not show it:
/// for example a tile drawn after a kong although no kong was entered. Use [`check`](fn@super::check) for a deal that
/// is to be settled.
///
/// # Errors
/// The contradictions that [`Hand::new`] refuses, melds that are not a set or are more than five, and a seat for which
/// nothing was entered.
pub fn winning_hand(draft: &Draft, plan: &Plan, win: &WinDraft) -> Result<Hand, Problems> {
    let place = seat_place(win.seat);
    let Some(entered) = draft.seat(win.seat) else {
        return Err(Problem::new(ProblemKey::WinnerWithoutHand, place).into());
    };
    let hand = hand(draft, plan, win.seat, entered, Some(win))?;
    let mut problems = hand.contradictions();
    let melds = entered.melds.iter().enumerate().filter(|(_, meld)| !is_set(plan, meld));
    problems.extend(melds.map(|(i, meld)| no_set(plan, meld, &place.join("melds").join(i))));
    Problems::none_in(problems).map(|()| hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::sample::{plan, plan_with, tiles, won};
    use crate::tiles::{Meld, MeldKind, Seat};

    const WON: &str = "234m456p678s22p56s~7s";

    #[test]
    fn a_hand_is_complete_whatever_else_is_wrong() {
        let plan = plan("riichi-tenhou");
        let of = |text: &str, seat: Seat| {
            let draft = won(seat, text, Some(Seat::West));
            completes(&draft, &plan, &WinDraft { seat: Seat::South, ..draft.wins()[0].clone() })
        };
        assert!(of(WON, Seat::South), "from a discarder though it was drawn");
        assert!(!of("234m456p678s22p56s~8s", Seat::South));
        assert!(!of(WON, Seat::East), "nothing is known of South");
    }

    #[test]
    fn no_meld_is_left_out_of_a_hand() {
        let plan = plan("taiwanese-16");
        let of = |melds: &str| {
            let draft = won(Seat::South, &format!("5s{melds}~5s"), None);
            let win = &draft.wins()[0];
            let hand = winning_hand(&draft, &plan, win).map_err(|problems| problems.to_string());
            (completes(&draft, &plan, win), hand.map(|hand| hand.all_tiles().total()))
        };
        let five = "(123m)(456m)(789m)(123p)(456p)";
        assert_eq!(of(five), (true, Ok(17)));
        assert_eq!(
            of(&format!("{five}(789p)")),
            (false, Err("/seats/S/melds: there are more tiles than a hand can have".to_owned()))
        );
    }

    /// Hands are given as they were entered, of whatever size.
    #[test]
    fn a_hand_of_hundreds_of_tiles_is_none() {
        let plan = plan_with("riichi-tenhou", &[(OptionKey::Jokers, 4)]);
        for text in ["0s", "*5s"] {
            let mut draft = won(Seat::South, &format!("234m456p678s22p56s~{text}"), None);
            draft.seat_mut(Seat::South).hand = vec![tiles(text)[0]; 300];
            let win = &draft.wins()[0];
            assert!(!completes(&draft, &plan, win), "{text}");
            assert!(winning_hand(&draft, &plan, win).is_err(), "{text}");
        }
    }

    #[test]
    fn a_meld_that_is_no_set_makes_no_hand() {
        let plan = plan("riichi-tenhou");
        let of = |melds: &[(MeldKind, &str)]| {
            let mut draft = won(Seat::South, "234m456p22p56s~7s", None);
            let melds = melds.iter().filter_map(|&(kind, text)| Meld::new(kind, tiles(text)));
            draft.seat_mut(Seat::South).melds.extend(melds);
            winning_hand(&draft, &plan, &draft.wins()[0]).map_err(|problems| problems.to_string())
        };
        assert_eq!(of(&[(MeldKind::Pung, "111z")]).unwrap().all_tiles().total(), 14);
        let problems = of(&[(MeldKind::Pung, "112z"), (MeldKind::Pung, "777z")]).unwrap_err();
        assert!(problems.starts_with("/seats/S/melds/0/tiles: the tiles are not three identical ones"), "{problems}");
        let problems = of(&[(MeldKind::Pung, "111z"), (MeldKind::Chow, "246s")]).unwrap_err();
        assert!(
            problems.starts_with("/seats/S/melds/1/tiles: the tiles are not three consecutive ones of a suit"),
            "{problems}"
        );
    }
}

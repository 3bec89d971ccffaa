//! Turns a draft into a checked deal.

use super::deal::{Deal, Win, Won};
use super::hand::hand;
use super::places::win_place;
use super::{table, tiles, wins};
use crate::deal::Draft;
use crate::decompose::is_complete;
use crate::order::sort_by_key;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey, Problems};
use crate::tiles::BySeat;

/// Checks a deal under a rulebook.
///
/// # Errors
/// All problems that are found, each with its place. A hand that is merely worth too little to win is not a problem:
/// it gets a score.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+6s")?;
/// let problems = check(&draft, &rules).unwrap_err();
/// assert_eq!(problems.to_string(), "/end/wins/0/tile: the tiles do not form a winning shape: 6s");
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
pub fn check<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let mut problems = Vec::new();
    tiles::check(draft, plan, &mut problems);
    table::check(draft, plan, &mut problems);
    wins::check(draft, plan, &mut problems);
    Problems::none_in(problems)?;
    let (deal, mut problems) = (build(draft, plan)?, Vec::new());
    for win in &deal.wins {
        if let Won::Tiles(hand) = &win.hand
            && let Some((i, entered)) = draft.wins().iter().enumerate().find(|(_, entered)| entered.seat == win.seat)
            && !is_complete(hand, plan.shapes())
        {
            let place = win_place(i).join("tile");
            problems.push(Problem::new(ProblemKey::NotComplete, place).tiles(entered.tile));
        }
    }
    Problems::none_in(problems).map(|()| deal)
}

/// The deal, of which `check` has found nothing wrong.
fn build<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let mut hands = BySeat::default();
    for (seat, entered) in draft.entered() {
        if !entered.hand.is_empty() || !entered.melds.is_empty() || !entered.bonus.is_empty() {
            hands[seat] = Some(hand(draft, plan, seat, entered, None)?);
        }
    }
    let mut wins = Vec::with_capacity(draft.wins().len());
    for (moment, win) in draft.moments() {
        let Some(entered) = draft.seat(win.seat) else { continue };
        let won = match (win.tile, entered.total) {
            (None, Some(total)) => Won::Total(total),
            _ => Won::Tiles(Box::new(hand(draft, plan, win.seat, entered, Some(win))?)),
        };
        wins.push(Win { seat: win.seat, by: win.by, from: win.from, hand: won, moment, liable: win.liable });
    }
    sort_by_key(&mut wins, |win| (win.moment, win.from.map(|from| win.seat.turns_after(from))));
    Ok(Deal { draft, hands, wins })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{By, End, WinDraft};
    use crate::sample::{give, plan, tile};
    use crate::tiles::Seat;

    /// A draft with wins on West's 7s: for each the seat, and its hand, or `None` if only a total is entered.
    fn won_from_west(winners: &[(Seat, Option<&str>)]) -> Draft {
        let mut draft = Draft::default();
        let mut wins = Vec::new();
        for &(seat, hand) in winners {
            match hand {
                Some(hand) => give(&mut draft, seat, hand),
                None => draft.seat_mut(seat).total = Some(8000),
            }
            let tile = hand.map(|_| tile("7s"));
            wins.push(WinDraft {
                seat,
                tile,
                by: By::Discard,
                from: Some(Seat::West),
                situation: Vec::new(),
                liable: None,
            });
        }
        draft.end = End::Win { wins };
        draft
    }

    const WAITS: &str = "234m456p678s22p56s";
    const OTHER: &str = "111m999p12399s11z";

    #[test]
    fn a_hand_that_is_not_complete_is_named_by_its_win() {
        let plan = plan("riichi-tenhou");
        for (winners, expected) in [
            (&[(Seat::East, Some(WAITS))] as &[_], ""),
            (&[(Seat::East, Some(OTHER))], "/end/wins/0/tile: the tiles do not form a winning shape: 7s"),
            (
                &[(Seat::East, Some(WAITS)), (Seat::North, Some(OTHER))],
                "/end/wins/1/tile: the tiles do not form a winning shape: 7s",
            ),
            (
                &[(Seat::East, Some(OTHER)), (Seat::North, Some(WAITS))],
                "/end/wins/0/tile: the tiles do not form a winning shape: 7s",
            ),
            (
                &[(Seat::North, None), (Seat::East, Some(OTHER))],
                "/end/wins/1/tile: the tiles do not form a winning shape: 7s",
            ),
        ] {
            let draft = won_from_west(winners);
            let problems = check(&draft, &plan).err().map(|problems| problems.to_string()).unwrap_or_default();
            assert_eq!(problems, expected, "{winners:?}");
        }
    }

    #[test]
    fn wins_are_in_turn_order_from_the_discarder() {
        let draft = won_from_west(&[(Seat::South, None), (Seat::North, None)]);
        let seats: Vec<Seat> = build(&draft, &plan("riichi-tenhou")).unwrap().wins.iter().map(Win::seat).collect();
        assert_eq!(seats, [Seat::North, Seat::South]);
    }
}

//! Turns a draft into a checked deal.

use super::deal::{Deal, Win, Won, hand};
use super::places::win_place;
use super::{table, tiles, wins};
use crate::deal::Draft;
use crate::decompose::is_complete;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey, Problems};
use crate::tiles::BySeat;

/// Checks a deal under a rulebook.
///
/// # Errors
/// All problems that are found, each with its place. A hand that is merely worth too little is no problem: it gets a
/// score.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+6s")?;
/// let problems = check(&draft, &rules).unwrap_err();
/// assert_eq!(problems.to_string(), "not-complete at /end/wins/0/tile: 6s");
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
pub fn check<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let mut problems = Vec::new();
    tiles::check(draft, plan, &mut problems);
    table::check(draft, plan, &mut problems);
    wins::check(draft, plan, &mut problems);
    if !problems.is_empty() {
        return Err(problems.into());
    }
    let deal = build(draft, plan);
    for (i, win) in deal.wins.iter().enumerate() {
        if let Won::Tiles(hand) = &win.hand
            && !is_complete(hand, plan.shapes)
        {
            let place = win_place(draft.wins().iter().position(|entered| entered.seat == win.seat).unwrap_or(i));
            let tile = draft.wins().iter().find(|entered| entered.seat == win.seat).and_then(|entered| entered.tile);
            problems.push(Problem::new(ProblemKey::NotComplete, place.join("tile")).tiles(tile));
        }
    }
    if problems.is_empty() { Ok(deal) } else { Err(problems.into()) }
}

fn build<'a>(draft: &'a Draft, plan: &Plan) -> Deal<'a> {
    let hands = BySeat::from_fn(|seat| {
        let entered = draft.seat(seat)?;
        let shown = !entered.hand.is_empty() || !entered.melds.is_empty() || !entered.bonus.is_empty();
        shown.then(|| hand(draft, plan, seat, entered, None))
    });
    let mut wins: Vec<Win> = draft
        .wins()
        .iter()
        .filter_map(|win| {
            let entered = draft.seat(win.seat)?;
            let won = match (win.tile, entered.total) {
                (None, Some(total)) => Won::Total(total),
                _ => Won::Tiles(Box::new(hand(draft, plan, win.seat, entered, Some(win)))),
            };
            Some(Win { seat: win.seat, by: win.by, from: win.from, hand: won })
        })
        .collect();
    wins.sort_by_key(|win| win.from.map_or(0, |from| win.seat.turns_after(from)));
    Deal { draft, hands, wins }
}

//! Plans and deals for unit tests.

use crate::deal::{Discard, Draft, End};
use crate::options::OptionKey;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey};
use crate::rules::{Rulebook, shipped};
use crate::score::{Score, Scratch, explain};
use crate::tiles::{Seat, Tile, read_tiles};

/// A shipped rulebook, compiled.
pub fn plan(id: &str) -> Plan {
    plan_from(id, |_| {})
}

/// The same, changed before.
pub fn plan_from(id: &str, change: impl FnOnce(&mut Rulebook)) -> Plan {
    let mut book = shipped::find(id).unwrap_or_else(|| panic!("no rulebook {id}"));
    change(&mut book);
    Plan::new(book)
}

/// The same with other settings, in raw form.
pub fn plan_with(id: &str, settings: &[(OptionKey, i64)]) -> Plan {
    plan_from(id, |book| {
        settings.iter().for_each(|&(key, raw)| assert!(book.options.set(key, Some(raw)), "{key} {raw}"))
    })
}

/// Tiles in notation.
pub fn tiles(text: &str) -> Vec<Tile> {
    let read = read_tiles(text);
    assert!(read.errors.is_empty(), "{text}");
    read.tiles
}

/// One tile in notation.
pub fn tile(text: &str) -> Tile {
    tiles(text)[0]
}

/// Gives a seat the tiles and melds of a hand in notation.
pub fn give(draft: &mut Draft, seat: Seat, hand: &str) {
    let read = Draft::of_hand(seat, hand).unwrap();
    let (from, entered) = (read.seat(seat).unwrap(), draft.seat_mut(seat));
    entered.hand.clone_from(&from.hand);
    entered.melds.clone_from(&from.melds);
    entered.bonus.clone_from(&from.bonus);
}

/// A seat discards tiles in notation, none of which is claimed.
pub fn throw(draft: &mut Draft, seat: Seat, text: &str) {
    draft.seat_mut(seat).discards.extend(tiles(text).into_iter().map(Discard::of));
}

/// A deal that a seat wins with a hand in notation: `+7s` on the discard of `from`, `~7s` drawn.
pub fn won(seat: Seat, hand: &str, from: Option<Seat>) -> Draft {
    let mut draft = Draft::of_hand(seat, hand).unwrap();
    let End::Win { wins, .. } = &mut draft.end else { panic!("{hand} has no winning tile") };
    wins[0].from = from;
    draft
}

/// A deal's only win, explained.
pub fn explained(draft: &Draft, plan: &Plan) -> Score {
    let win = &draft.wins()[0];
    let hand = crate::check::hand(draft, plan, win.seat, draft.seat(win.seat).unwrap(), Some(win)).unwrap();
    explain(plan, &hand, &mut Scratch::default()).unwrap()
}

/// What a check reports: each problem's key and name.
pub fn reported(check: impl FnOnce(&mut Vec<Problem>)) -> Vec<(ProblemKey, String)> {
    let mut problems = Vec::new();
    check(&mut problems);
    problems.into_iter().map(|problem| (problem.key, problem.name.unwrap_or_default().into_owned())).collect()
}

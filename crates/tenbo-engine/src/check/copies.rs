//! Checks that no tile occurs more often than the set has it, over hands, melds, bonus tiles, discards and
//! indicators.

use super::inventory::Inventory;
use super::places::{seat_place, win_place};
use crate::deal::{By, Draft, WinDraft};
use crate::options::OptionKey;
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey, TilePlace};
use crate::tiles::{BonusTiles, Suit, Tile};

/// Visits every tile of the deal once: a claimed tile in its meld rather than among the discards, and the winning
/// tile among the discards or in the robbed kong if it is listed there. Its place is made only where a problem names it.
fn each_tile(draft: &Draft, visit: &mut dyn FnMut(Tile, &dyn Fn() -> TilePlace)) {
    for (seat, entered) in draft.entered() {
        for (i, &tile) in entered.hand.iter().enumerate() {
            visit(tile, &|| TilePlace { at: seat_place(seat).join("hand"), index: i });
        }
        for (nth, meld) in entered.melds.iter().enumerate() {
            let at = || seat_place(seat).join("melds").join(nth).join("tiles");
            for (i, &tile) in meld.tiles.iter().enumerate() {
                visit(tile, &|| TilePlace { at: at(), index: i });
            }
        }
        for (i, &tile) in entered.bonus.iter().enumerate() {
            visit(tile, &|| TilePlace { at: seat_place(seat).join("bonus"), index: i });
        }
        for (i, discard) in entered.discards.iter().enumerate() {
            if !draft.is_claimed(seat, discard) {
                let at = || seat_place(seat).join("discards").join(i).join("tile");
                visit(discard.tile, &|| TilePlace { at: at(), index: 0 });
            }
        }
    }
    // All winners of a moment win on the same tile. Some of them may have only a total.
    let mut visited = None;
    for (i, (moment, win)) in draft.moments().enumerate() {
        let Some(tile) = win.tile.filter(|_| visited != Some(moment)) else { continue };
        visited = Some(moment);
        if !is_listed(draft, win) {
            visit(tile, &|| TilePlace { at: win_place(i).join("tile"), index: 0 });
        }
    }
    for (list, tiles) in [("dora", &draft.dora), ("ura", &draft.ura)] {
        for (i, &tile) in tiles.iter().enumerate() {
            visit(tile, &|| TilePlace { at: Place::of([Part::from(list)]), index: i });
        }
    }
}

/// Whether the winning tile is the discarder's last discard or is part of the kong that was robbed. If there were wins
/// at several moments, it may be any of the discards.
fn is_listed(draft: &Draft, win: &WinDraft) -> bool {
    let Some((seat, from)) = win.from.and_then(|seat| Some((seat, draft.seat(seat)?))) else { return false };
    match win.by {
        By::SelfDraw => false,
        By::Discard => {
            let several = draft.moments().any(|(moment, _)| moment > 0);
            let looked_at = if several { from.discards.len() } else { 1 };
            let mut discards = from.discards.iter().rev().take(looked_at);
            discards.any(|discard| Some(discard.tile) == win.tile && !draft.is_claimed(seat, discard))
        }
        By::RobbedKong => {
            let kind = win.tile.and_then(Tile::kind);
            from.melds.iter().any(|meld| meld.kind.is_kong() && meld.set().map(|set| set.first) == kind)
        }
    }
}

/// Reports too many copies of a kind, of a red five, of a flower in a hand or of jokers, and kinds that a three-player
/// game does not have.
pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let mut inventory = Inventory::new(plan, plan.three_play(draft));
    each_tile(draft, &mut |tile, _| inventory.add(tile));
    for kind in inventory.on_table().kinds().iter() {
        let of = |tile: Tile| !tile.is_joker() && tile.kind() == Some(kind);
        if inventory.on_table().get(kind) > 4 {
            problems.push(copies_problem(draft, ProblemKey::FifthCopy, Tile::plain(kind), &of));
        }
        if !inventory.has_kind(kind) {
            problems.push(copies_problem(draft, ProblemKey::NotInThreePlayer, Tile::plain(kind), &of));
        }
    }
    for suit in Suit::ALL {
        let (count, most) = inventory.reds(suit);
        let red = Tile::red(suit);
        if count > most {
            let key = if most == 0 { ProblemKey::NoRedFives } else { ProblemKey::TooManyReds };
            problems.push(copies_problem(draft, key, red, &|tile| tile == red).named(OptionKey::RedFives));
        }
    }
    if plan.options.tiles.holds_flowers() {
        for flower in BonusTiles::FLOWERS_AND_SEASONS.iter() {
            let mut copies = 0;
            each_tile(draft, &mut |tile, _| copies += usize::from(tile == flower));
            if copies > 1 {
                problems.push(copies_problem(draft, ProblemKey::BonusTwice, flower, &|tile| tile == flower));
            }
        }
    }
    if inventory.jokers() > 0 {
        check_jokers(draft, plan, problems);
    }
}

/// A problem placed at the last tile that `of` accepts; `copies` has the places of all tiles that it accepts.
fn copies_problem(draft: &Draft, key: ProblemKey, tile: Tile, of: &dyn Fn(Tile) -> bool) -> Problem {
    let mut copies = Vec::new();
    each_tile(draft, &mut |tile, place| {
        if of(tile) {
            copies.push(place());
        }
    });
    let at = copies.last().map(|place| place.at.clone()).unwrap_or_default();
    Problem { copies, ..Problem::new(key, at).tiles([tile]) }
}

/// Reports more jokers than the rulebook has, and jokers that stand for a tile they may not stand for.
fn check_jokers(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let mut jokers: Vec<(Tile, Place)> = Vec::new();
    each_tile(draft, &mut |tile, place| {
        if tile.is_joker() {
            jokers.push((tile, place().at));
        }
    });
    if let Some((tile, at)) = jokers.get(usize::from(plan.jokers().number)) {
        let problem = Problem::new(ProblemKey::TooManyJokers, at.clone()).tiles([*tile]);
        problems.push(problem.named(OptionKey::Jokers));
    }
    for (tile, at) in jokers {
        if tile.kind().is_some_and(|kind| !plan.jokers().may_be(kind)) {
            let problem = Problem::new(ProblemKey::JokerNotAllowed, at).tiles([tile]);
            problems.push(problem.named(OptionKey::JokersStandFor));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Discard, End};
    use crate::sample::{give, plan_with, throw, tile, tiles};
    use crate::tiles::{Meld, MeldKind, Seat};

    fn found(draft: &Draft, jokers: i64) -> Vec<Problem> {
        let mut problems = Vec::new();
        check(draft, &plan_with("riichi-tenhou", &[(OptionKey::Jokers, jokers)]), &mut problems);
        problems
    }

    /// How many times a 7s is visited in a deal that South wins on a 7s.
    fn seen(by: By, from: Option<Seat>, more: impl Fn(&mut Draft)) -> usize {
        let mut draft = Draft::default();
        let win = WinDraft { seat: Seat::South, tile: Some(tile("7s")), by, from, situation: Vec::new(), liable: None };
        draft.end = End::Win { wins: vec![win] };
        more(&mut draft);
        let mut count = 0;
        each_tile(&draft, &mut |seen, _| count += usize::from(seen == tile("7s")));
        count
    }

    fn kong(kind: MeldKind, text: &str) -> Meld {
        Meld::new(kind, tiles(text)).unwrap()
    }

    /// The winning tile is not visited a second time if it is listed: as the last discard, unclaimed, or in the
    /// robbed kong.
    #[test]
    fn the_winning_tile_is_seen_once() {
        let east = Some(Seat::East);
        assert_eq!(seen(By::SelfDraw, None, |_| {}), 1);
        assert_eq!(seen(By::SelfDraw, east, |draft| throw(draft, Seat::East, "7s")), 2);
        assert_eq!(seen(By::Discard, None, |draft| throw(draft, Seat::East, "7s")), 2, "nobody knows from whom");
        assert_eq!(seen(By::Discard, east, |_| {}), 1, "nothing is known of East");
        assert_eq!(seen(By::Discard, east, |draft| throw(draft, Seat::East, "7s")), 1);
        assert_eq!(seen(By::Discard, east, |draft| throw(draft, Seat::East, "7s1m")), 2);
        assert_eq!(seen(By::Discard, east, |draft| throw(draft, Seat::West, "7s")), 2);
        let claimed = |draft: &mut Draft| {
            draft.seat_mut(Seat::East).discards.push(Discard { claimed: true, ..Discard::of(tile("7s")) });
            draft.seat_mut(Seat::West).melds.push(kong(MeldKind::Pung, "777s"));
        };
        assert_eq!(seen(By::Discard, east, claimed), 4, "three in the pung, and the one that is won on");
        for (melds, copies, about) in [
            (vec![kong(MeldKind::AddedKong, "7777s")], 4, "the kong has it"),
            (vec![kong(MeldKind::Pung, "777s")], 4, "the pung has not"),
            (vec![kong(MeldKind::AddedKong, "1111z"), kong(MeldKind::Pung, "777s")], 4, "nor has another kong"),
            (vec![kong(MeldKind::Pung, "111z"), kong(MeldKind::AddedKong, "7777s")], 4, "whatever lies beside it"),
            (vec![kong(MeldKind::Kong, "1111z"), kong(MeldKind::AddedKong, "7777s")], 4, "another kong beside it"),
        ] {
            let rob = |draft: &mut Draft| draft.seat_mut(Seat::East).melds.clone_from(&melds);
            assert_eq!(seen(By::RobbedKong, east, rob), copies, "{about}");
        }
    }

    /// The other winner may have only a total.
    #[test]
    fn a_tile_that_two_win_on_is_seen_once() {
        let second = |tile: Option<Tile>| {
            seen(By::Discard, Some(Seat::East), |draft| {
                throw(draft, Seat::East, "7s");
                let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
                wins.push(WinDraft { seat: Seat::West, tile, ..wins[0].clone() });
            })
        };
        assert_eq!(second(Some(tile("7s"))), 1);
        assert_eq!(second(None), 1);
        let after_a_total = seen(By::Discard, Some(Seat::East), |draft| {
            let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
            wins.insert(0, WinDraft { seat: Seat::West, tile: None, ..wins[0].clone() });
        });
        assert_eq!(after_a_total, 1);
    }

    /// Where play goes on after a win, the discarder discards again.
    #[test]
    fn a_tile_that_was_won_on_before_another_win_is_seen_once() {
        let later = |other: Seat| {
            seen(By::Discard, Some(Seat::East), |draft| {
                throw(draft, Seat::East, "7s1m");
                let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
                let (seat, tile, from) = (Seat::West, Some(tile("1m")), Some(other));
                wins.push(WinDraft { seat, tile, from, ..wins[0].clone() });
            })
        };
        assert_eq!(later(Seat::East), 1);
        assert_eq!(later(Seat::North), 1);
    }

    /// Every flower is there once.
    #[test]
    fn a_flower_is_held_twice() {
        for text in ["1f", "8f"] {
            let mut draft = Draft::default();
            give(&mut draft, Seat::East, "123m");
            draft.seat_mut(Seat::East).hand.extend(tiles("2f"));
            let found = |draft: &Draft| {
                let mut problems = Vec::new();
                check(draft, &plan_with("american-modern", &[]), &mut problems);
                problems
                    .iter()
                    .map(|problem| (problem.key, problem.tiles.clone(), problem.copies.len()))
                    .collect::<Vec<_>>()
            };
            draft.seat_mut(Seat::East).hand.extend(tiles(text));
            assert_eq!(found(&draft), []);
            draft.seat_mut(Seat::West).hand.extend(tiles(text));
            assert_eq!(found(&draft), [(ProblemKey::BonusTwice, tiles(text), 2)]);
        }
    }

    /// A joker that stands for a kind is not a copy of it.
    #[test]
    fn the_copies_of_a_fifth_tile_are_named_without_jokers() {
        let mut draft = Draft::default();
        give(&mut draft, Seat::East, "1111m");
        give(&mut draft, Seat::South, "*1m2m");
        assert_eq!(found(&draft, 1), []);
        draft.dora = tiles("1m");
        let problems = found(&draft, 1);
        assert_eq!(problems.iter().map(|problem| problem.key).collect::<Vec<_>>(), [ProblemKey::FifthCopy]);
        assert_eq!(problems[0].copies.len(), 5);
        assert!(problems[0].copies.iter().all(|place| place.at != seat_place(Seat::South).join("hand")));
    }
}

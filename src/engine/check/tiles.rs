//! Tiles and melds: copies, kinds in use, sizes, sets that are none.

use super::seat_place;
use crate::engine::counts::Counts;
use crate::engine::draft::{By, Draft, SeatDraft};
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::problem::{Part, Place, Problem, ProblemKey};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, System};
use crate::engine::seat::Seat;
use crate::engine::tile::{Kind, Suit, Tile};

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let mut copies = Copies::default();
    let mut bonus_seen = 0u8;
    for (seat, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        let place = seat_place(seat);
        if draft.three_players && seat == Seat::North && (!entered.hand.is_empty() || !entered.melds.is_empty()) {
            problems.push(Problem::new(ProblemKey::NoNorthSeat, place.clone()));
        }
        for &tile in &entered.hand {
            if tile.bonus_number().is_some() {
                problems.push(Problem::new(ProblemKey::BonusInHand, place.join("hand")).tiles([tile]));
            }
            copies.add(tile, || place.join("hand"));
        }
        for (i, meld) in entered.melds.iter().enumerate() {
            let at = place.join("melds").join(i);
            check_meld(draft, plan, seat, meld, &at, problems);
            for &tile in &meld.tiles {
                copies.add(tile, || at.join("tiles"));
            }
        }
        for &tile in &entered.bonus {
            check_bonus(draft, plan, tile, &place.join("bonus"), &mut bonus_seen, problems);
            copies.add(tile, || place.join("bonus"));
        }
        for (i, discard) in entered.discards.iter().enumerate() {
            if !discard.claimed {
                copies.add(discard.tile, || place.join("discards").join(i).join("tile"));
            }
        }
        check_size(draft, plan, seat, entered, problems);
    }
    for (i, win) in draft.wins().iter().enumerate() {
        let Some(tile) = win.tile else { continue };
        let last = win.from.and_then(|from| draft.seat(from)).and_then(|from| from.discards.last());
        let listed = match win.by {
            By::SelfDraw => false,
            By::Discard => last.is_some_and(|discard| discard.tile == tile && !discard.claimed),
            By::RobbedKong => win.from.and_then(|from| draft.seat(from)).is_some_and(|konger| {
                konger
                    .melds
                    .iter()
                    .any(|meld| meld.kind.is_kong() && meld.set().is_some_and(|set| Some(set.first) == tile.kind()))
            }),
        };
        if !listed && i == 0 {
            copies.add(tile, || super::win_place(i).join("tile"));
        }
    }
    for (list, name) in [(&draft.dora, "dora"), (&draft.ura, "ura")] {
        for &tile in list {
            if tile.bonus_number().is_some() {
                problems.push(Problem::new(ProblemKey::NotABonusTile, Place::of([Part::from(name)])).tiles([tile]));
            }
            copies.add(tile, || Place::of([Part::from(name)]));
        }
    }
    copies.judge(draft, plan, problems);
}

/// Where every copy of a tile lies.
#[derive(Default)]
struct Copies {
    counts: Counts,
    seen: Vec<(Tile, Place)>,
    jokers: Vec<(Tile, Place)>,
}

impl Copies {
    fn add(&mut self, tile: Tile, place: impl FnOnce() -> Place) {
        if tile.is_joker() {
            self.jokers.push((tile, place()));
        } else if let Some(kind) = tile.kind() {
            self.counts.add(kind);
            self.seen.push((tile, place()));
        }
    }

    /// The problem stands where the last copy too many lies.
    fn judge(&self, draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
        for kind in self.counts.kinds().iter() {
            let last = || self.seen.iter().rev().find(|(tile, _)| tile.kind() == Some(kind)).map(|(_, at)| at.clone());
            if self.counts.get(kind) > 4 {
                problems
                    .push(Problem::new(ProblemKey::FifthCopy, last().unwrap_or_default()).tiles([Tile::plain(kind)]));
            }
            let missing = draft.three_players && kind.suit() == Some(Suit::Characters) && !kind.is_terminal();
            if missing {
                problems.push(
                    Problem::new(ProblemKey::NotInThreePlayer, last().unwrap_or_default()).tiles([Tile::plain(kind)]),
                );
            }
        }
        let most = usize::from(plan.jokers.number);
        if let Some((tile, at)) = self.jokers.get(most) {
            let problem = Problem::new(ProblemKey::TooManyJokers, at.clone()).tiles([*tile]);
            problems.push(problem.named(OptionKey::Jokers.as_str()));
        }
        for (tile, at) in &self.jokers {
            if tile.kind().is_some_and(|kind| !plan.jokers.may_be(kind)) {
                let problem = Problem::new(ProblemKey::JokerNotAllowed, at.clone()).tiles([*tile]);
                problems.push(problem.named(OptionKey::JokersStandFor.as_str()));
            }
        }
        let reds = plan.book.options.number(OptionKey::RedFives);
        for suit in Suit::ALL {
            let red = Tile::red(suit);
            let most = match (reds, suit) {
                (0, _) => 0,
                (4, Suit::Dots) => 2,
                _ => 1,
            };
            let count = self.seen.iter().filter(|(tile, _)| *tile == red).count();
            let at =
                || self.seen.iter().rev().find(|(tile, _)| *tile == red).map(|(_, at)| at.clone()).unwrap_or_default();
            if count > most {
                let key = if most == 0 { ProblemKey::NoRedFives } else { ProblemKey::TooManyReds };
                problems.push(Problem::new(key, at()).tiles([red]).named(OptionKey::RedFives.as_str()));
            }
        }
    }
}

fn check_bonus(draft: &Draft, plan: &Plan, tile: Tile, at: &Place, seen: &mut u8, problems: &mut Vec<Problem>) {
    match tile.bonus_number() {
        Some(number) => {
            if !plan.book.options.on(OptionKey::UseFlowers) {
                let problem = Problem::new(ProblemKey::NoFlowers, at.clone());
                problems.push(problem.tiles([tile]).named(OptionKey::UseFlowers.as_str()));
            }
            let bit = 1 << (number - 1);
            if *seen & bit != 0 {
                problems.push(Problem::new(ProblemKey::BonusTwice, at.clone()).tiles([tile]));
            }
            *seen |= bit;
        }
        None if draft.three_players && plan.system == System::Mangan && tile == Tile::plain(Kind::NORTH) => {}
        None => problems.push(Problem::new(ProblemKey::NotABonusTile, at.clone()).tiles([tile])),
    }
}

fn check_meld(draft: &Draft, plan: &Plan, seat: Seat, meld: &Meld, at: &Place, problems: &mut Vec<Problem>) {
    if meld.set().is_none() {
        let key = match meld.kind {
            MeldKind::Chow => ProblemKey::NotAChow,
            MeldKind::Pung => ProblemKey::NotAPung,
            _ => ProblemKey::NotAKong,
        };
        let problem = Problem::new(key, at.join("tiles")).tiles(meld.tiles.iter().copied());
        let knitted = meld.kind == MeldKind::Chow && plan.shapes.knitted_straight && meld.is_knitted();
        problems.push(if knitted { problem.named("knitted") } else { problem });
    }
    if let Some(&joker) = meld.tiles.iter().find(|tile| tile.is_joker()) {
        let barred = [
            (!plan.jokers.melds, OptionKey::JokersInMelds),
            (!plan.jokers.any_set && meld.kind == MeldKind::Chow, OptionKey::JokersInSets),
            (meld.claimed.is_some_and(Tile::is_joker), OptionKey::Jokers),
        ];
        for (_, option) in barred.into_iter().filter(|&(barred, _)| barred) {
            let problem = Problem::new(ProblemKey::JokerNotAllowed, at.join("tiles")).tiles([joker]);
            problems.push(problem.named(option.as_str()));
        }
    }
    if let Some(claimed) = meld.claimed {
        if meld.kind == MeldKind::ConcealedKong {
            problems.push(Problem::new(ProblemKey::ConcealedKongClaimed, at.join("claimed")).tiles([claimed]));
        } else if !meld.tiles.contains(&claimed) {
            problems.push(Problem::new(ProblemKey::ClaimedNotInMeld, at.join("claimed")).tiles([claimed]));
        }
    }
    if draft.three_players && meld.from == Some(Seat::North) {
        problems.push(Problem::new(ProblemKey::NoNorthSeat, at.join("from")));
    } else if meld.from == Some(seat) {
        problems.push(Problem::new(ProblemKey::ClaimFromSelf, at.join("from")));
    } else if meld.kind == MeldKind::Chow && meld.from.is_some_and(|from| from != seat.before()) {
        problems.push(Problem::new(ProblemKey::ChowFromWrongSeat, at.join("from")));
    }
    if draft.three_players && meld.kind == MeldKind::Chow {
        problems.push(Problem::new(ProblemKey::NoChowForThree, at.join("kind")));
    }
}

/// A winner has 13 (or 16) without the winning tile; anybody else at most one more, and at a win or draw not that one.
fn check_size(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft, problems: &mut Vec<Problem>) {
    let size = entered.size();
    let place = seat_place(seat).join("hand");
    let wins = draft.wins().iter().any(|win| win.seat == seat && win.tile.is_some());
    let (sets, full) = (usize::from(plan.shapes.sets), plan.shapes.tiles());
    if size > full + 1 || entered.melds.len() > sets || wins && size > full {
        problems.push(Problem::new(ProblemKey::TooManyTiles, place));
    } else if wins && size < full {
        problems.push(Problem::new(ProblemKey::TooFewTiles, place));
    }
}

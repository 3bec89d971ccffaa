//! How many copies of a tile are left to be entered. What these rules do not have on the table takes none away.

use tenbo_engine::options::Jokers;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{Counts, Kind, Suit, Tile};

use super::edit::Refusal;
use super::state::State;

/// What lies anywhere on the table: hands, melds, discards, indicators, the winning tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copies {
    kinds: Counts,
    reds: [u8; 3],
    bonus: u8,
    /// Red fives of each suit under these rules.
    red_most: [u8; 3],
    flowers: bool,
    three: bool,
    /// Jokers on the table.
    jokers: u8,
    /// How many there are under these rules, and what they may be.
    allowed: Jokers,
}

impl Copies {
    /// Counts a state under its rules.
    #[must_use]
    pub fn of(state: &State, plan: &Plan) -> Copies {
        let reds = plan.book.options.tiles.red_fives;
        let mut copies = Copies {
            red_most: Suit::ALL.map(|suit| match (reds, suit) {
                (0, _) => 0,
                (4, Suit::Dots) => 2,
                _ => 1,
            }),
            flowers: plan.book.options.tiles.use_flowers,
            three: state.draft.three_players,
            allowed: plan.jokers,
            ..Copies::default()
        };
        for (_, entered) in state.draft.seats.iter() {
            let Some(entered) = entered else { continue };
            entered.tiles().for_each(|tile| copies.add(tile));
            entered.bonus.iter().for_each(|&tile| copies.add(tile));
            entered.discards.iter().filter(|discard| !discard.claimed).for_each(|discard| copies.add(discard.tile));
        }
        let indicators = state.draft.dora.iter().chain(&state.draft.ura);
        let indicators = indicators.filter(|_| plan.book.options.riichi.in_use);
        let won = state.win.tile.filter(|&tile| !state.is_listed(tile));
        for &tile in indicators.chain(&won) {
            copies.add(tile);
        }
        copies
    }

    /// One more of a tile lies on the table.
    pub fn add(&mut self, tile: Tile) {
        match (tile.kind(), tile.bonus_number()) {
            (Some(_), _) if tile.is_joker() => self.jokers += 1,
            (Some(kind), _) => {
                self.kinds.add(kind);
                if let Some(red) =
                    kind.suit().filter(|_| tile.is_red()).and_then(|suit| self.reds.get_mut(suit as usize))
                {
                    *red += 1;
                }
            }
            (None, Some(number)) => self.bonus |= 1 << (number - 1),
            (None, None) => {}
        }
    }

    /// Whether a tile is on the keyboard at all: red fives and flowers only where the rules have them.
    #[must_use]
    pub fn in_use(&self, tile: Tile) -> bool {
        match tile.kind() {
            Some(kind) if tile.is_red() => self.reds_of(kind).1 > 0,
            Some(kind) if tile.is_joker() => self.allowed.number > 0 && self.allowed.may_be(kind),
            Some(_) => true,
            None => self.flowers,
        }
    }

    /// How many are left.
    #[must_use]
    pub fn left(&self, tile: Tile) -> u8 {
        let Some(kind) = tile.kind() else {
            let seen = tile.bonus_number().is_some_and(|number| self.bonus >> (number - 1) & 1 == 1);
            return u8::from(self.flowers && !seen);
        };
        if self.not_for_three(kind) {
            return 0;
        }
        if tile.is_joker() {
            return if self.in_use(tile) { self.allowed.number.saturating_sub(self.jokers) } else { 0 };
        }
        let (red, most) = self.reds_of(kind);
        let all = self.kinds.get(kind);
        if tile.is_red() {
            most.saturating_sub(red).min(4u8.saturating_sub(all))
        } else {
            (4 - most).saturating_sub(all.saturating_sub(red)).min(4u8.saturating_sub(all))
        }
    }

    /// Why a tile cannot be taken; `None` if it can.
    #[must_use]
    pub fn refuse(&self, tile: Tile) -> Option<Refusal> {
        if self.left(tile) > 0 {
            return None;
        }
        Some(match tile.kind() {
            None if !self.flowers => Refusal::NoFlowers,
            Some(kind) if self.not_for_three(kind) => Refusal::NotForThree(tile),
            Some(kind) if tile.is_red() && self.reds_of(kind).1 == 0 => Refusal::NoRedFives,
            _ => Refusal::NoneLeft(tile),
        })
    }

    /// A copy of this kind that is left, plain if there is one.
    #[must_use]
    pub fn any(&self, kind: Kind) -> Option<Tile> {
        let red = kind.suit().filter(|_| kind.rank() == 5).map(Tile::red);
        [Some(Tile::plain(kind)), red].into_iter().flatten().find(|&tile| self.left(tile) > 0)
    }

    /// The same, or a joker that stands for it where no copy is left.
    #[must_use]
    pub fn any_or_joker(&self, kind: Kind) -> Option<Tile> {
        self.any(kind).or(Some(Tile::joker(kind)).filter(|&joker| self.left(joker) > 0))
    }

    /// The same for a meld: jokers only where melds may have them.
    #[must_use]
    pub fn any_for_meld(&self, kind: Kind, alike: bool) -> Option<Tile> {
        let joker = self.allowed.melds && (alike || self.allowed.any_set);
        if joker { self.any_or_joker(kind) } else { self.any(kind) }
    }

    fn not_for_three(&self, kind: Kind) -> bool {
        self.three && kind.suit() == Some(Suit::Characters) && !kind.is_terminal()
    }

    /// Red fives of a kind's suit: on the table, and in the set of tiles.
    fn reds_of(&self, kind: Kind) -> (u8, u8) {
        let Some(suit) = kind.suit().filter(|_| kind.rank() == 5) else { return (0, 0) };
        let of = |list: &[u8; 3]| list.get(suit as usize).copied().unwrap_or_default();
        (of(&self.reds), of(&self.red_most))
    }
}

//! A filling: a value for each variable of a way, such as a = bamboos, x = 3 for `xx+1x+2a`.

use super::group::{Body, Group, GroupTiles, Rank, SuitOf, TileOf};
use super::variable::Variable;
use crate::tiles::{Counts, Kind, Kinds, Suit};

/// A value for every variable of one way of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The kinds of the tiles that are then known: all but those of wild groups.
    pub kinds: Kinds,
    /// Those of them of which there are at least two.
    pub(super) twice: Kinds,
    /// Those of which there are at least three.
    pub(super) thrice: Kinds,
    /// The index of the way.
    pub way: u8,
    /// The values by the indices of the variables, 0 for those that the way does not have.
    values: [u8; Variable::COUNT as usize],
}

impl Filling {
    /// Nothing chosen.
    pub(super) const EMPTY: Filling = Filling {
        kinds: Kinds::NONE,
        twice: Kinds::NONE,
        thrice: Kinds::NONE,
        way: 0,
        values: [0; Variable::COUNT as usize],
    };

    /// Adds so many tiles of a kind.
    pub(super) fn add(&mut self, kind: Kind, times: u8) {
        let one = Kinds::one(kind);
        for _ in 0..times {
            self.thrice = self.thrice.union(self.twice.intersection(one));
            self.twice = self.twice.union(self.kinds.intersection(one));
            self.kinds = self.kinds.union(one);
        }
    }

    /// The same in the way with this index.
    pub(super) const fn in_way(mut self, way: u8) -> Filling {
        self.way = way;
        self
    }

    /// The same with a value for a variable, by which these tiles become known, each so many times.
    pub(super) fn with(mut self, variable: Variable, value: u8, tiles: &[(TileOf, u8)]) -> Filling {
        if let Some(slot) = self.values.get_mut(usize::from(variable.index())) {
            *slot = value;
        }
        for &(tile, times) in tiles {
            if let Some(kind) = self.kind(tile) {
                self.add(kind, times);
            }
        }
        self
    }

    /// The values of the last variable of a tile, a bit for each, with which the tile is one of these kinds.
    pub(super) fn values_within(&self, tile: TileOf, kinds: Kinds) -> u16 {
        let has = |kind: Option<Kind>| u16::from(kind.is_some_and(|kind| kinds.contains(kind)));
        let of_suits = |kind: &dyn Fn(Suit) -> Option<Kind>| {
            Suit::ALL.into_iter().fold(0, |all, suit| all | has(kind(suit)) << suit as u16)
        };
        let ranks = |suit| self.suit(suit).map_or(0, |suit| kinds.ranks(suit) << 1);
        match tile {
            TileOf::Suited(Rank::Given(0), _) | TileOf::Honor(_) | TileOf::Flower => u16::MAX,
            TileOf::Suited(Rank::Given(rank), _) => of_suits(&|suit| Kind::suited(suit, rank)),
            TileOf::Suited(Rank::Free(_, offset), suit) if offset < 0 => ranks(suit) << -offset,
            TileOf::Suited(Rank::Free(_, offset), suit) => ranks(suit) >> offset,
            TileOf::Suited(Rank::OneOf(..), suit) => ranks(suit),
            TileOf::Matching(_) => of_suits(&|suit| Some(suit.dragon())),
            TileOf::Dragon(_) => (kinds.bits() >> Kind::WHITE.index()) as u16,
            TileOf::Wind(_) | TileOf::OwnWind | TileOf::RoundWind => (kinds.bits() >> Kind::EAST.index()) as u16,
        }
    }

    /// The values of these variables, a bit for each.
    pub(super) fn values_of(&self, mut variables: u32) -> u16 {
        let mut values = 0;
        while variables != 0 {
            values |= self.value(variables.trailing_zeros() as u8).map_or(0, |value| 1 << value);
            variables &= variables - 1;
        }
        values
    }

    /// The kind of a tile; `None` if there is no such tile.
    #[must_use]
    pub fn kind(&self, tile: TileOf) -> Option<Kind> {
        match tile {
            TileOf::Suited(Rank::Given(0), _) => Some(Kind::WHITE),
            TileOf::Suited(rank, suit) => Kind::suited(self.suit(suit)?, self.rank(rank)?),
            TileOf::Honor(kind) => Some(kind),
            TileOf::Matching(suit) => Some(self.suit(suit)?.dragon()),
            TileOf::Dragon(variable) => Kind::honor(5 + self.value(Variable::DRAGON + variable)?),
            TileOf::Wind(variable) => Kind::honor(1 + self.value(Variable::WIND + variable)?),
            TileOf::OwnWind => Kind::honor(1 + self.value(Variable::SEAT_WIND.index())?),
            TileOf::RoundWind => Kind::honor(1 + self.value(Variable::ROUND_WIND.index())?),
            TileOf::Flower => Some(Kind::FLOWER),
        }
    }

    /// The value of a variable, by its index.
    pub(super) fn value(&self, index: u8) -> Option<u8> {
        self.values.get(usize::from(index)).copied()
    }

    fn suit(&self, suit: SuitOf) -> Option<Suit> {
        match suit {
            SuitOf::Given(suit) => Some(suit),
            SuitOf::Free(variable) => Suit::ALL.get(usize::from(self.value(Variable::SUIT + variable)?)).copied(),
        }
    }

    fn rank(&self, rank: Rank) -> Option<u8> {
        match rank {
            Rank::Given(rank) => Some(rank),
            Rank::OneOf(_, choice) => self.value(Variable::CHOICE + choice),
            Rank::Free(variable, offset) => self.value(Variable::NUMBER + variable)?.checked_add_signed(offset),
        }
    }

    /// The tiles of a group, lowest first; `None` if it is wild, or has a tile that does not exist.
    #[must_use]
    pub fn tiles(&self, group: &Group) -> Option<GroupTiles> {
        let Body::Tiles(tiles) = &group.body else { return None };
        let mut kinds = GroupTiles::new();
        for &tile in tiles {
            let kind = self.kind(tile)?;
            for _ in 0..group.times {
                kinds.try_push(kind).ok()?;
            }
        }
        kinds.sort_unstable();
        Some(kinds)
    }

    /// How many of each tile the known groups have.
    #[must_use]
    pub fn counts(&self, ways: &[Vec<Group>]) -> Counts {
        let groups = ways.get(usize::from(self.way)).map_or(&[][..], Vec::as_slice);
        groups.iter().filter_map(|group| self.tiles(group)).flatten().collect()
    }

    /// The fewest jokers that it takes: one for each copy of a tile that the set does not have.
    #[must_use]
    pub fn jokers(&self, ways: &[Vec<Group>]) -> u8 {
        let counts = self.counts(ways);
        counts.kinds().iter().map(|kind| counts.get(kind).saturating_sub(kind.copies())).sum()
    }
}

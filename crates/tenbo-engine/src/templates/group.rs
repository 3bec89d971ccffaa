//! The groups of a template and the tiles in them.

use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType};

use crate::tiles::{Kind, Kinds, Meld, Suit};

/// The suit of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuitOf {
    /// This one.
    Given(Suit),
    /// One of the letters `a`, `b`, `c`, numbered from 0: any suit, but different letters are different suits.
    Free(u8),
}

impl SuitOf {
    /// The letters of the variables.
    pub const LETTERS: [char; 3] = ['a', 'b', 'c'];
}

/// The rank of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// This one, 1 to 9, or 0 for the white dragon, which American games use as a zero beside any suit.
    Given(u8),
    /// One of the letters `x`, `y`, `k`, `n`, numbered from 0, and how far above or below the letter's number the rank
    /// is. The same letter is the same number; different letters may be the same number too.
    Free(u8, i8),
    /// Any one of several ranks: a bit for each rank, with bit 0 for rank 1, and the number of this choice in its way,
    /// counted from 0. Each choice is made independently.
    OneOf(u16, u8),
}

impl Rank {
    /// The most choices of one way.
    pub const MOST_CHOICES: u8 = 5;
    /// The letters of the variables.
    pub const LETTERS: [char; 4] = ['x', 'y', 'k', 'n'];
}

/// A tile of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileOf {
    /// A tile of a suit.
    Suited(Rank, SuitOf),
    /// This honor.
    Honor(Kind),
    /// The dragon that belongs to a suit: red to characters, white to dots, green to bamboos.
    Matching(SuitOf),
    /// One of the letters `d`, `e`, `f`, numbered from 0: any dragon, but different letters are different dragons.
    Dragon(u8),
    /// One of the letters `w`, `v`, `u`, `t`, numbered from 0: any wind, but different letters are different winds.
    Wind(u8),
    /// The seat's own wind.
    OwnWind,
    /// The wind of the round.
    RoundWind,
    /// Any flower or season.
    Flower,
}

impl TileOf {
    /// The letters for dragons.
    pub const DRAGONS: [char; 3] = ['d', 'e', 'f'];
    /// The letters for winds.
    pub const WINDS: [char; 4] = ['w', 'v', 'u', 't'];

    /// The kinds that it can be, whatever its letters stand for. Numbers above or below a letter's may be fewer.
    #[must_use]
    pub const fn kinds(self) -> Kinds {
        match self {
            TileOf::Suited(Rank::Given(0), _) => Kinds::one(Kind::WHITE),
            TileOf::Suited(rank, suit) => {
                let ranks = match rank {
                    Rank::Given(rank) => 1 << (rank - 1),
                    Rank::Free(..) => 0x1ff,
                    Rank::OneOf(ranks, _) => ranks,
                };
                match suit {
                    SuitOf::Given(suit) => Kinds::of_ranks(ranks).intersection(Kinds::suit(suit)),
                    SuitOf::Free(_) => Kinds::of_ranks(ranks),
                }
            }
            TileOf::Honor(kind) => Kinds::one(kind),
            TileOf::Matching(SuitOf::Given(suit)) => Kinds::one(suit.dragon()),
            TileOf::Matching(SuitOf::Free(_)) | TileOf::Dragon(_) => Kinds::DRAGONS,
            TileOf::Wind(_) | TileOf::OwnWind | TileOf::RoundWind => Kinds::WINDS,
            TileOf::Flower => Kinds::one(Kind::FLOWER),
        }
    }
}

/// The tiles of a group, lowest first. A template has at most seventeen.
pub type GroupTiles = ArrayVec<Kind, 17>;

/// What a group consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// These tiles.
    Tiles(Vec<TileOf>),
    /// Any one of these kinds, repeated [`Group::times`] times. Each such group chooses its kind independently.
    AnyOf(Kinds),
    /// Any three consecutive tiles of a suit.
    Chow,
    /// Any chow or pung.
    Set,
}

/// What else is asked of a group.
#[derive(Debug, EnumSetType)]
pub enum Mark {
    /// Three alike may be a kong.
    Kong,
    /// It must not be claimed before the winning tile.
    Concealed,
    /// The winning tile must be in it, or in another group with this mark.
    Wins,
    /// No joker may stand for a tile in it.
    NoJoker,
}

/// What else is asked of a group, all of it.
pub type Marks = EnumSet<Mark>;

impl Mark {
    /// Every mark with its sign, in the order in which they are written.
    pub const ALL: [(Mark, char); 4] =
        [(Mark::Kong, '^'), (Mark::Concealed, '!'), (Mark::Wins, '='), (Mark::NoJoker, '#')];
}

/// A group of tiles, which can be melded if they are a chow or three to six alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What it consists of.
    pub body: Body,
    /// How many of each tile, 1 to [`Group::MOST`].
    pub times: u8,
    /// What else is asked of it.
    pub marks: Marks,
}

impl Group {
    /// The most of each tile: four, and two jokers.
    pub const MOST: u8 = 6;

    /// Its number of tiles; a kong counts as three.
    #[must_use]
    pub fn size(&self) -> usize {
        let tiles = match &self.body {
            Body::Tiles(tiles) => tiles.len(),
            Body::AnyOf(_) => 1,
            Body::Chow | Body::Set => 3,
        };
        tiles * usize::from(self.times)
    }

    /// The kinds that its tiles can be, whatever its letters stand for.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        match &self.body {
            Body::Tiles(tiles) => tiles.iter().fold(Kinds::NONE, |all, tile| all.union(tile.kinds())),
            Body::AnyOf(kinds) => *kinds,
            Body::Chow => Kinds::ALL.difference(Kinds::HONORS),
            Body::Set => Kinds::ALL,
        }
    }

    /// Whether it may be a meld, as far as its number of tiles and their suits tell.
    #[must_use]
    pub fn is_like_meld(&self) -> bool {
        let suit = |tile: &TileOf| match *tile {
            TileOf::Suited(Rank::Given(0), _) => None,
            TileOf::Suited(_, suit) => Some(suit),
            _ => None,
        };
        let together = |[one, other]: &[TileOf; 2]| match (suit(one), suit(other)) {
            (Some(SuitOf::Given(_)), Some(SuitOf::Free(_))) | (Some(SuitOf::Free(_)), Some(SuitOf::Given(_))) => true,
            (None, None) => one.kinds().intersects(other.kinds()),
            (one, other) => one == other,
        };
        let apart = matches!(&self.body, Body::Tiles(tiles) if !tiles.array_windows().all(together));
        !apart && (3..=Meld::MOST_TILES).contains(&self.size())
    }

    /// Whether its tiles do not depend on the template's variables: any tiles that match the group will do.
    #[must_use]
    pub const fn is_wild(&self) -> bool {
        !matches!(self.body, Body::Tiles(_))
    }
}

//! What the keys of a template's pen lay, and what they are called.

use tenbo_engine::rules::Family;
use tenbo_engine::templates::{Mark, Rank, SuitOf, TileOf};
use tenbo_engine::tiles::{Kind, Suit};

use tenbo_session::editor::template_pieces::{Lay, Piece};
use tenbo_wording::{Language, TemplateWord};

/// What a key lays in the suit that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A tile of this number.
    Rank(Rank),
    /// The dragon that belongs to the suit.
    Matching,
    /// A tile or a group of no suit.
    Piece(Piece),
}

/// Suits to choose from: three that are left open, and the three.
pub const SUITS: [SuitOf; 6] = [
    SuitOf::Free(0),
    SuitOf::Free(1),
    SuitOf::Free(2),
    SuitOf::Given(Suit::Characters),
    SuitOf::Given(Suit::Dots),
    SuitOf::Given(Suit::Bamboos),
];

/// Numbers that are left open: the notation has more, for hands that need them.
const OPEN_RANKS: [Rank; 5] =
    [Rank::Free(0, 0), Rank::Free(0, 1), Rank::Free(0, 2), Rank::Free(1, 0), Rank::Free(2, 0)];

/// Honors that are left open, and any flower.
const OPEN_HONORS: [TileOf; 7] = [
    TileOf::Wind(0),
    TileOf::Wind(1),
    TileOf::Dragon(0),
    TileOf::Dragon(1),
    TileOf::OwnWind,
    TileOf::RoundWind,
    TileOf::Flower,
];

/// The keys for tiles of a suit, or for honors, in their order; whole groups end either.
pub fn keys(honors: bool) -> Vec<Key> {
    let groups = [Piece::Any, Piece::Chow, Piece::Set].map(Key::Piece);
    if honors {
        let tiles = (1..=7).filter_map(Kind::honor).map(TileOf::Honor).chain(OPEN_HONORS);
        return tiles.map(Piece::Tile).map(Key::Piece).chain(groups).collect();
    }
    let ranks = (1..=9).chain([0]).map(Rank::Given).chain(OPEN_RANKS).map(Key::Rank);
    ranks.chain([Key::Matching]).chain(groups).collect()
}

impl Key {
    /// What it lays in a suit.
    pub const fn piece(self, suit: SuitOf) -> Piece {
        match self {
            Key::Rank(rank) => Piece::Tile(TileOf::Suited(rank, suit)),
            Key::Matching => Piece::Tile(TileOf::Matching(suit)),
            Key::Piece(piece) => piece,
        }
    }
}

/// What a piece is called.
pub fn name(piece: Piece, language: Language, family: Family) -> String {
    match piece {
        Piece::Tile(tile) => language.template_tile(tile, family),
        Piece::Any => language.word(TemplateWord::Any).to_owned(),
        Piece::Chow => language.word(TemplateWord::AnyChow).to_owned(),
        Piece::Set => language.word(TemplateWord::AnySet).to_owned(),
    }
}

/// What a way of laying is called.
#[must_use]
pub const fn lay_word(lay: Lay) -> TemplateWord {
    match lay {
        Lay::One => TemplateWord::LayOne,
        Lay::Pair => TemplateWord::LayPair,
        Lay::Pung => TemplateWord::LayPung,
        Lay::PungOrKong => TemplateWord::LayPungOrKong,
        Lay::Chow => TemplateWord::LayChow,
        Lay::Four => TemplateWord::LayFour,
        Lay::Five => TemplateWord::LayFive,
        Lay::Six => TemplateWord::LaySix,
    }
}

/// What a mark is called.
#[must_use]
pub const fn mark_word(mark: Mark) -> TemplateWord {
    match mark {
        Mark::Kong => TemplateWord::MayBeKong,
        Mark::Concealed => TemplateWord::Concealed,
        Mark::Wins => TemplateWord::Wins,
        Mark::NoJoker => TemplateWord::NoJoker,
    }
}

//! Tiles, melds, seats, winds, and their notation (docs/rules/README.md, Tiles and hands in text).

mod as_text;
mod bonus_kind;
mod bonus_tiles;
mod counts;
mod kind;
mod kinds;
mod meld;
mod notation;
mod notation_error;
mod seat;
mod sign;
mod tile;
mod wind;

pub(crate) use as_text::{kinds_as_text, pair_as_text, tiles_as_text};
pub use bonus_kind::BonusKind;
pub use bonus_tiles::BonusTiles;
pub use counts::{Block, Counts};
pub use kind::{Kind, Suit};
pub use kinds::Kinds;
pub use meld::{Meld, MeldKind, MeldSet, MeldTiles, melded};
pub use notation::{HandText, WinMark, read_hand, read_tiles, write_hand, write_meld, write_tiles};
pub use notation_error::{Chars, NotationError, Unreadable};
pub use seat::{BySeat, Seat};
#[cfg(feature = "schema")]
pub(crate) use sign::{Sign, sign};
pub use tile::Tile;
pub use wind::Wind;

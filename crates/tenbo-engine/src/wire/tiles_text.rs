//! Tiles as text: `123m406p11z`.

use serde::Serialize;

use crate::tiles::{Kind, Tile, write_tiles};

/// Tiles as text, each group of digits before its suit: `m` characters, `p` dots, `s` bamboos, `z` winds and dragons,
/// `f` flowers and seasons, `g` animals and faces. A red five is `0`; `*` before a tile makes it a joker that stands for this tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "tiles", extend("pattern" = "^(?:[0-9*]+[mps]|[1-7*]+z|[1-8*]+f|[1-8]+g)*$")))]
#[serde(transparent)]
pub struct TilesText(String);

impl TilesText {
    /// The text of these tiles.
    #[must_use]
    pub fn of(tiles: &[Tile]) -> TilesText {
        TilesText(write_tiles(tiles))
    }

    /// The text of one tile.
    #[must_use]
    pub fn one(tile: Tile) -> TilesText {
        TilesText(tile.to_string())
    }

    /// The text of one tile of each of these kinds.
    #[must_use]
    pub fn kinds(kinds: &[Kind]) -> TilesText {
        TilesText::of(&kinds.iter().copied().map(Tile::plain).collect::<Vec<_>>())
    }
}

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

/// Tiles as they are entered: 123m406p11z. 0 is a red five, 1z to 7z are east, south, west, north, white, green, red,
/// f is for flowers and seasons, g for animals and faces. The letters E S W N P F C, Unicode tiles, m123 with the suit first, full-width
/// characters and names such as 一萬 and 東風 are read too. A star makes the next tile a joker that stands for this tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct EnteredTiles(String);

impl EnteredTiles {
    /// The text of these tiles.
    #[must_use]
    pub fn of(tiles: &[Tile]) -> EnteredTiles {
        EnteredTiles(write_tiles(tiles))
    }

    /// The text of these tiles; `None` if there are none.
    #[must_use]
    pub fn some(tiles: &[Tile]) -> Option<EnteredTiles> {
        (!tiles.is_empty()).then(|| EnteredTiles::of(tiles))
    }
}

/// One tile as it is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct EnteredTile(String);

impl From<Tile> for EnteredTile {
    fn from(tile: Tile) -> EnteredTile {
        EnteredTile(tile.to_string())
    }
}

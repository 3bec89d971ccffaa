//! Tiles as they are entered: `123m406p11z`.

use serde::Serialize;

use crate::tiles::{Tile, write_tiles};

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

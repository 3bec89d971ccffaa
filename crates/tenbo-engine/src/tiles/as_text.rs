//! How JSON has tiles: as text, such as `123m406p11z`.

use serde::{Serialize, Serializer};

use super::kind::Kind;
use super::notation::write_tiles;
use super::tile::Tile;

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Tile::plain(*self).serialize(to)
    }
}

/// For `serialize_with`: tiles as one text.
pub(crate) fn tiles_as_text<S: Serializer>(tiles: &[Tile], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&write_tiles(tiles))
}

/// The same of one tile of each kind.
pub(crate) fn kinds_as_text<S: Serializer>(kinds: &[Kind], to: S) -> Result<S::Ok, S::Error> {
    tiles_as_text(&kinds.iter().copied().map(Tile::plain).collect::<Vec<_>>(), to)
}

/// The same of two tiles of a kind.
pub(crate) fn pair_as_text<S: Serializer>(kind: &Option<Kind>, to: S) -> Result<S::Ok, S::Error> {
    kinds_as_text(&kind.map_or(Vec::new(), |kind| vec![kind; 2]), to)
}

//! Tiles in JSON: texts such as `123m406p11z`, a list of tiles too.

use serde_json::Value;

use super::field::{Field, described_by};
use super::within::Within;
use super::written::written;
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::tiles::{Meld, MeldTiles, Tile, read_tiles, write_tiles};

impl Field for Tile {
    const WITHIN: Within = Within::up_to(bounds::TILE);

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Tile> {
        let before = read.problems.len();
        let tiles = Tile::read_list(json, at, within, read).unwrap_or_default();
        if tiles.len() != 1 && read.problems.len() == before {
            read.problem(ProblemKey::OutOfRange, at);
        }
        tiles.first().copied().filter(|_| tiles.len() == 1)
    }

    fn write(&self) -> Value {
        self.to_string().into()
    }

    described_by!(EnteredTile);

    fn read_list(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Vec<Tile>> {
        let text = read_tiles(read.text_within(json, at, within.longest())?);
        read.problems.extend(text.errors.iter().map(|error| Problem::unreadable(at, error)));
        Some(text.tiles)
    }

    fn write_list(list: &[Tile]) -> Value {
        write_tiles(list).into()
    }

    #[cfg(feature = "schema")]
    fn list_schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<EnteredTiles>()
    }
}

impl Field for MeldTiles {
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Self> {
        let tiles = Tile::read_list(json, at, within, read)?;
        if tiles.len() > Meld::MOST_TILES {
            read.problem(ProblemKey::TooManyTiles, at);
        }
        Some(tiles.into_iter().take(Meld::MOST_TILES).collect())
    }

    fn write(&self) -> Value {
        Tile::write_list(self)
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Tile::list_schema(within, generator)
    }
}

/// The schema of tiles as they are entered.
#[cfg(feature = "schema")]
pub(crate) struct EnteredTiles;

/// The schema of one tile as it is entered.
#[cfg(feature = "schema")]
pub(crate) struct EnteredTile;

written! {
    EnteredTiles, Some("tiles"), _generator => schemars::json_schema!({
        "description": "123m406p11z: 0 is a red five, z the honors E S W N white green red, f flowers and seasons, g \
            animals and faces; the letters E S W N P F C, Unicode tiles, m123 with the suit first, full-width characters and \
            names such as 一萬 and 東風 are read too. A star makes the next tile a joker that stands for it.",
        "type": "string",
        "maxLength": bounds::TILES,
        "pattern": super::notation::tiles_pattern()
    });
    EnteredTile, Some("tile"), _generator => schemars::json_schema!({
        "description": "One tile, as among others.",
        "type": "string",
        "maxLength": bounds::TILE,
        "pattern": super::notation::tile_pattern()
    });
}

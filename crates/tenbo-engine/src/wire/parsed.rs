//! What a text of tiles says, and which contract is spoken.

use serde::Serialize;

use super::deal::SeatJson;
use super::refusal::Problem;
use super::tiles_text::EnteredTile;
use crate::deal::By;

/// The parts of a request that a text of tiles tells.
#[derive(Clone, Debug, Serialize)]
pub struct Parsed {
    /// Whether all of it could be read.
    pub ok: bool,
    /// What the seat has.
    pub seat: SeatJson,
    /// The winning tile; not there where the text marks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<WinningTile>,
    /// What could not be read.
    pub problems: Vec<Problem>,
}

/// The tile that wins, as a text tells it.
#[derive(Clone, Debug, Serialize)]
pub struct WinningTile {
    /// Which.
    pub tile: EnteredTile,
    /// How it came.
    pub by: By,
}

/// Which contract is spoken, and by which version of the program.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Versions {
    /// Of the program.
    pub version: &'static str,
    /// Of the contract.
    pub contract: i64,
}

//! The answers to two small questions: what a text of tiles says, and which versions these are.

use serde::Serialize;

use super::deal::SeatJson;
use super::refusal::Problem;
use super::tiles_text::EnteredTile;
use crate::deal::By;

/// The parts of a request that a text of tiles gives.
#[derive(Clone, Debug, Serialize)]
pub struct Parsed {
    /// Whether all of it could be read.
    pub ok: bool,
    /// The seat.
    pub seat: SeatJson,
    /// The winning tile; left out if the text marks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<WinningTile>,
    /// Problems about what could not be read.
    pub problems: Vec<Problem>,
}

/// The winning tile of a text.
#[derive(Clone, Debug, Serialize)]
pub struct WinningTile {
    /// The tile.
    pub tile: EnteredTile,
    /// How the winner got it.
    pub by: By,
}

/// The versions of program and contract.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Versions {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the contract.
    pub contract: i64,
}

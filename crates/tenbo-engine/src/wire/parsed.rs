//! The answers to small questions: which tiles a text has, what a hand waits for, which rulebooks and versions there are.

use serde::Serialize;

use super::answer::{DiscardChoice, SeatAnswer, Wait};
use super::constants::{False, NoProblems, True, Version};
use super::refusal::Caveats;
use crate::deal::{By, SeatDraft};
use crate::problems::{Problem, first_problems};
use crate::tiles::{BySeat, Tile};

/// The versions of the package and of the contract.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "version"))]
pub struct Versions {
    /// The version of the package.
    pub version: &'static str,
    /// The version of the contract.
    pub contract: Version,
}

/// A shipped rulebook.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "rulebook-entry"))]
pub struct RulebookEntry {
    /// What `rules` and `base` name.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The game that it belongs to.
    #[cfg_attr(feature = "schema", schemars(with = "crate::rules::Family"))]
    pub family: &'static str,
}

/// A text of tiles that could be read as a whole.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "parsed"))]
pub struct Parsed {
    /// Always true: tells it from a text that could not be read as a whole.
    pub ok: True,
    /// The seat with the tiles of the text.
    pub seat: SeatDraft,
    /// The winning tile; left out if the text marks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<WinningTile>,
    /// Always empty.
    pub problems: NoProblems,
}

/// A text of tiles that could not be read as a whole, and what could be read of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "partly-parsed"))]
pub struct PartlyParsed {
    /// Always false: tells it from a text that could be read as a whole.
    pub ok: False,
    /// The seat with the tiles that could be read; left out if the text is too long or no text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatDraft>,
    /// The winning tile; left out if the text marks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<WinningTile>,
    /// What is wrong with the text.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::AnswerProblems"))]
    #[serde(serialize_with = "first_problems")]
    pub problems: Vec<Problem>,
}

/// The winning tile of a text, ready to be spread into a win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "winning-tile"))]
pub struct WinningTile {
    /// The tile.
    #[cfg_attr(feature = "schema", schemars(with = "crate::json::EnteredTile"))]
    pub tile: Tile,
    /// How the winner got it.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::MarkedBy"))]
    pub by: By,
}

/// What the seats of an open deal wait for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "waits"))]
pub struct Waits {
    /// Always true: tells it from a refused request.
    pub ok: True,
    /// The seats whose tiles are known.
    pub seats: BySeat<Option<WaitingSeat>>,
    /// Always empty.
    pub problems: NoProblems,
    /// Caveats; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// What a seat waits for: `waits` for a hand that lacks only the winning tile, `discards` for one that has to discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "waiting-seat"))]
pub struct WaitingSeat {
    /// Whether some tile completes the hand; left out if its tiles are not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
    /// True if furiten bars a win on another seat's tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that complete the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
    /// Each discard after which the hand waits for a tile, the best first; left out if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<DiscardChoice>,
}

impl From<SeatAnswer> for WaitingSeat {
    fn from(seat: SeatAnswer) -> WaitingSeat {
        let SeatAnswer { ready, furiten, waits, discards, .. } = seat;
        WaitingSeat { ready, furiten, waits, discards }
    }
}

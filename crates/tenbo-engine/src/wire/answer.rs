//! The answer to a deal. The fields stand in the order in which they are written.

use serde::{Serialize, Serializer};

use super::constants::{NoProblems, True};
use super::explanation::Explanation;
use super::refusal::Caveats;
use super::tiles_text::TilesText;
use super::worth::{MaybeOutcome, Restrictions, Units};
use crate::rules::Unit;
use crate::settle::{Account, LiabilityReason, TransferReason};
use crate::tiles::Seat;

/// A deal that was scored.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Scored {
    /// Told apart from a refused request by this.
    pub ok: True,
    /// The winners, the seat next to the discarder first.
    pub wins: Vec<Win>,
    /// The seats that have not won and of which there is something to say.
    pub seats: Seats,
    /// Who pays whom, in the order in which it is settled.
    pub transfers: Vec<Transfer>,
    /// What the transfers come to for each account; all together zero.
    pub net: Net,
    /// Dangers on the table: discards that would make somebody liable.
    pub warnings: Vec<Warning>,
    /// Whether the next seat deals; not there while the deal is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal_passes: Option<bool>,
    /// Always empty: a request with a problem is refused.
    pub problems: NoProblems,
    /// What to take care of; not there if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// Seats of which there is something to say.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
#[serde(rename_all = "UPPERCASE")]
pub struct Seats {
    /// East.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub e: Option<SeatAnswer>,
    /// South.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub s: Option<SeatAnswer>,
    /// West.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w: Option<SeatAnswer>,
    /// North.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<SeatAnswer>,
}

/// What each account gains or loses, in points or in the rulebook's unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Net {
    /// East.
    #[serde(rename = "E")]
    pub east: i64,
    /// South.
    #[serde(rename = "S")]
    pub south: i64,
    /// West.
    #[serde(rename = "W")]
    pub west: i64,
    /// North; not there in a game for three.
    #[serde(rename = "N", skip_serializing_if = "Option::is_none")]
    pub north: Option<i64>,
    /// The deposits on the table.
    pub table: i64,
    /// Where points go that nobody gets.
    pub bank: i64,
}

/// A winner's hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "win"))]
pub struct Win {
    /// Who.
    pub seat: Seat,
    /// Whether it is a win by the rules.
    pub win: bool,
    /// How much is missing to the rulebook's minimum, in the minimum's unit; not there where only a total was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: Option<i64>,
    /// Rules that bar the hand from winning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What the win is worth: in riichi all payments together but for counters and sticks, elsewhere points, faan or tai.
    /// 0 where it is no win, but for rules that add up points, which say what was reached.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// What the total is counted in.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total was made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why; nothing where only a total was given.
    #[serde(flatten)]
    pub explanation: Option<Explanation>,
    /// Who is liable for the win; not there if nobody is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub liable: Option<Vec<Liable>>,
    /// Every seat that fed a dangerous tile to the win; not there if none did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub liability: Option<Vec<Verdict>>,
    /// No win: on another seat's tile, though one that completes the hand lies among the own discards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
}

/// A seat that is liable for a win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Liable {
    /// Who.
    pub seat: Seat,
    /// By which rule of the rulebook.
    pub rule: String,
}

/// A seat that fed a dangerous tile to the win: why it is liable, or why not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "verdict"))]
pub struct Verdict {
    /// Who.
    pub seat: Seat,
    /// By which rule of the rulebook; not there where the request names the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Whether it pays.
    pub liable: bool,
    /// Why.
    pub why: LiabilityReason,
    /// The tile that it fed; not there where it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<TilesText>,
    /// The melds that made the danger: each by its `n`, or where it has none by its place among the winner's melds, from 1.
    pub because: Vec<u16>,
}

/// What is known of a seat that has not won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "seat"))]
pub struct SeatAnswer {
    /// What its hand is worth, where losers are paid for theirs.
    #[serde(flatten)]
    pub worth: Option<LosingHand>,
    /// Whether some tile completes the hand; not there if its tiles are not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
    /// A tile that completes the hand lies among the own discards: it may not win on another seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that complete a hand that lacks one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
    /// What each discard of a full hand leaves to wait for; not there where none leaves anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<DiscardChoice>>,
}

/// What a hand that has not won is worth to its seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct LosingHand {
    /// The seat has not won; what its hand is worth to it is its total.
    #[cfg_attr(feature = "schema", schemars(with = "super::constants::False"))]
    pub win: bool,
    /// What it is worth.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// What the total is counted in.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total was made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why.
    #[serde(flatten)]
    pub explanation: Explanation,
}

/// A discard and what the hand then waits for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct DiscardChoice {
    /// The discard.
    pub tile: TilesText,
    /// After this discard the hand may not win on another seat's tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that complete the hand then.
    pub waits: Vec<Wait>,
}

/// A tile that completes a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "wait"))]
pub struct Wait {
    /// Which.
    pub tile: TilesText,
    /// How many copies the seat cannot see.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub left: u8,
    /// Won on another seat's discard.
    pub discard: MaybeOutcome,
    /// Self-drawn.
    pub self_draw: MaybeOutcome,
}

/// Points that go from one account to another.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "transfer"))]
pub struct Transfer {
    /// Who pays: a seat, the deposits on the table, or the bank.
    pub from: Account,
    /// Who gets it.
    pub to: Account,
    /// How much.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 9_007_199_254_740_991_i64)))]
    pub amount: i64,
    /// What for.
    pub why: Purpose,
}

/// What a transfer is for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Purpose {
    /// What kind of payment it is.
    pub kind: TransferReason,
    /// Whose hand or foul it is about.
    pub of: Seat,
    /// Whether it is paid because the payer is liable.
    pub liable: bool,
    /// Which of the request's penalties it is paid for, by its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 1_000)))]
    pub penalty: Option<usize>,
}

/// A danger on the table: tiles whose discard would make somebody liable.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "warning"))]
pub struct Warning {
    /// The rule of the rulebook that threatens.
    pub rule: String,
    /// Whose melds are the danger; not there where no single seat causes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<Seat>,
    /// The tiles that nobody should discard; none once somebody is liable whom no later discard relieves.
    pub tiles: TilesText,
    /// Who is liable: a seat already, or whoever discards such a tile.
    pub liable: Feeder,
    /// The melds that make the danger: each by its `n`, or where it has none by its place among the seat's melds, from 1.
    pub because: Vec<u16>,
}

/// Who is liable for a danger: a seat, or where there is none yet whoever discards one of the tiles.
#[derive(Clone, Copy, Debug)]
pub struct Feeder(pub Option<Seat>);

impl Serialize for Feeder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.map_or("discarder", Seat::as_str))
    }
}

//! The answer to a deal. Fields are in the order in which they are written.

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
    /// Always true: tells a scored deal from a refused request.
    pub ok: True,
    /// The winners in the order in which they won; those on one tile in turn order from the discarder.
    pub wins: Vec<Win>,
    /// The seats that have not won and whose tiles are known.
    pub seats: Seats,
    /// Who pays whom, in the order in which it is settled.
    pub transfers: Vec<Transfer>,
    /// What each account gains or loses by the transfers. Together they come to zero.
    pub net: Net,
    /// Dangers on the table: discards that make somebody liable.
    pub warnings: Vec<Warning>,
    /// Whether the deal passes to the next seat; left out while the deal is open, or if no win in it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal_passes: Option<bool>,
    /// Always empty, because a request with problems is refused.
    pub problems: NoProblems,
    /// Caveats; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// The seats that have not won and whose tiles are known.
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

/// What each account gains (above 0) or loses (below 0), in points or in the rulebook's unit.
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
    /// North; left out with three players.
    #[serde(rename = "N", skip_serializing_if = "Option::is_none")]
    pub north: Option<i64>,
    /// The riichi sticks on the table.
    pub table: i64,
    /// The bank, which gets points that go to no player and pays those that no player owes.
    pub bank: i64,
}

/// A winner's hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "win"))]
pub struct Win {
    /// The winner's seat.
    pub seat: Seat,
    /// Whether it is a legal win.
    pub win: bool,
    /// How much the hand falls short of the rulebook's minimum, in the minimum's unit; 0 if it reaches it. Left out
    /// if only a total was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: Option<i64>,
    /// Rules that bar the hand from winning; left out if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What the win is worth: in riichi the sum of all payments without counters and sticks, elsewhere points, faan
    /// or tai. 0 if it is not a legal win; but under rules that add points up, what the hand has reached.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why it is worth that; left out if only a total was given.
    #[serde(flatten)]
    pub explanation: Option<Explanation>,
    /// Who is liable for the win; left out if nobody is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub liable: Option<Vec<Liable>>,
    /// Every seat that fed a dangerous tile to the winner; left out if none did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub liability: Option<Vec<Verdict>>,
    /// True if furiten bars the win: it is on another seat's tile, but a tile that completes the hand is among the
    /// seat's own discards or was passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
}

/// A seat that is liable for a win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Liable {
    /// The liable seat.
    pub seat: Seat,
    /// The id of the liability rule.
    pub rule: String,
}

/// A seat that fed a dangerous tile to the winner, and why it is liable or not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "verdict"))]
pub struct Verdict {
    /// The seat that fed it.
    pub seat: Seat,
    /// The id of the liability rule; left out if the request names the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Whether the seat is liable.
    pub liable: bool,
    /// Why it is liable or not.
    pub why: LiabilityReason,
    /// The tile that it fed; left out if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<TilesText>,
    /// The melds that made the danger: the `n` of each or, if it has none, its place among the winner's melds, from
    /// 1.
    pub because: Vec<u16>,
}

/// What can be said about a seat that has not won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "seat"))]
pub struct SeatAnswer {
    /// What its hand is worth; left out if losers' hands are not paid.
    #[serde(flatten)]
    pub worth: Option<LosingHand>,
    /// Whether some tile completes the hand; left out if its tiles are not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
    /// True if furiten bars a win on another seat's tile: a tile that completes the hand is among the seat's own
    /// discards, or the seat has passed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that complete the hand, if it lacks only the winning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
    /// For a hand that has to discard: each discard after which the hand waits for a tile, the best first; left out
    /// if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<DiscardChoice>>,
    /// How far the hand is from being ready; left out if the seat does not have the tiles of a full hand (or one
    /// more), if the deal is over, or if only the score was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<Distance>,
}

/// How far a hand is from being ready, by the nearest of the rulebook's winning shapes. Whether such a win would be
/// legal is not considered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "distance"))]
pub struct Distance {
    /// How many tiles must be exchanged until the hand is ready: 0 if it is ready now or after a discard, -1 if it is
    /// complete.
    #[cfg_attr(feature = "schema", schemars(range(min = -1, max = 15)))]
    pub away: i16,
    /// For a hand that has to draw: the tiles that bring it nearer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub useful: Option<Vec<Useful>>,
    /// For a hand that has to discard: the discards that do not take it further away. Those come first after which
    /// the most tiles bring it nearer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<EfficientDiscard>>,
}

/// A tile that brings a hand nearer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "useful"))]
pub struct Useful {
    /// The tile.
    pub tile: TilesText,
    /// The number of copies that the seat cannot see.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub left: u8,
}

/// A discard that does not take a hand further away.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct EfficientDiscard {
    /// The discard.
    pub tile: TilesText,
    /// The tiles that then bring the hand nearer.
    pub useful: Vec<Useful>,
}

/// What the hand of a seat that has not won is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct LosingHand {
    /// Always false: the seat has not won.
    #[cfg_attr(feature = "schema", schemars(with = "super::constants::False"))]
    pub win: bool,
    /// What the hand is worth.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why it is worth that.
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
    /// True if furiten then bars a win on another seat's tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that then complete the hand.
    pub waits: Vec<Wait>,
}

/// A tile that completes a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "wait"))]
pub struct Wait {
    /// The tile.
    pub tile: TilesText,
    /// The number of copies that the seat cannot see.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub left: u8,
    /// What a win on another seat's discard is worth.
    pub discard: MaybeOutcome,
    /// What a self-drawn win is worth.
    pub self_draw: MaybeOutcome,
}

/// A payment from one account to another.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "transfer"))]
pub struct Transfer {
    /// Who pays: a seat, the sticks on the table, or the bank.
    pub from: Account,
    /// Who gets it.
    pub to: Account,
    /// The points.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 9_007_199_254_740_991_i64)))]
    pub amount: i64,
    /// What is paid for.
    pub why: Purpose,
}

/// What a transfer is for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Purpose {
    /// The kind of payment.
    pub kind: TransferReason,
    /// The seat whose hand, kong, flowers or foul is paid for.
    pub of: Seat,
    /// Whether the payer pays because it is liable.
    pub liable: bool,
    /// If a foul is paid for, the index of its penalty in the request, from 0; otherwise left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 1_000)))]
    pub penalty: Option<usize>,
}

/// A danger on the table: tiles whose discard would make the discarder liable.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "warning"))]
pub struct Warning {
    /// The id of the liability rule.
    pub rule: String,
    /// The seat whose melds make the danger; left out if no single seat makes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<Seat>,
    /// The tiles whose discard would make the discarder liable. Empty once a seat is liable for good, whatever is
    /// discarded later.
    pub tiles: TilesText,
    /// Who is liable: a seat that already is, or whoever discards such a tile.
    pub liable: Feeder,
    /// The melds that make the danger: the `n` of each or, if it has none, its place among the seat's melds, from 1.
    pub because: Vec<u16>,
}

/// Who is liable for a danger: a seat, or `None` for whoever discards one of the tiles.
#[derive(Clone, Copy, Debug)]
pub struct Feeder(pub Option<Seat>);

impl Serialize for Feeder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.map_or("discarder", Seat::as_str))
    }
}

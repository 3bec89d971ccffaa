//! A deal as requests and the files of games have it: what the reader reads and the writer writes.

use serde::{Serialize, Serializer};

use super::constants::{DrawKind, OpenKind, WonKind};
use super::tiles_text::{EnteredTile, EnteredTiles};
use crate::deal::{After, By, DrawCause, Offence, Riichi, Situation};
use crate::object::object;
use crate::tiles::{BySeat, MeldKind, Seat};

/// What is said of seats, by the winds of the deal: East deals.
#[derive(Clone, Debug)]
pub struct PerSeat<T>(pub BySeat<Option<T>>);

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().filter_map(|(wind, said)| Some((wind, said.as_ref()?))))
    }
}

object! {
    /// One seat as entered.
    SeatJson, SeatField [rename = "seat"] {
        /// Concealed tiles, never the winning one.
        hand: Option<EnteredTiles> => Hand = "hand" unless "Option::is_none";
        /// Declared sets in the order in which they were laid down.
        melds: Option<Vec<MeldJson>> => Melds = "melds" unless "Option::is_none" [length(max = crate::problems::bounds::MELDS)];
        /// Flowers, seasons, and the norths of a game for three.
        bonus: Option<EnteredTiles> => Bonus = "bonus" unless "Option::is_none";
        /// A riichi declaration.
        riichi: Option<Riichi> => Riichi = "riichi" unless "Option::is_none" [extend("default" = "none")];
        /// The win came within a turn of it.
        ippatsu: Option<bool> => Ippatsu = "ippatsu" unless "Option::is_none";
        /// The hand was declared or shown ready.
        ready: Option<bool> => Ready = "ready" unless "Option::is_none";
        /// It was declared ready with the first discard.
        original_call: Option<bool> => OriginalCall = "original_call" unless "Option::is_none";
        /// Discards in order.
        discards: Option<Vec<DiscardJson>> => Discards = "discards" unless "Option::is_none"
            [length(max = crate::problems::bounds::DISCARDS)];
        /// A foul made the hand dead.
        dead: Option<bool> => Dead = "dead" unless "Option::is_none";
        /// A foul bars the seat from winning.
        barred: Option<bool> => Barred = "barred" unless "Option::is_none";
        /// Instead of tiles: settle this score.
        total: Option<i64> => Total = "total" unless "Option::is_none" [range(min = 0, max = 100_000_000)];
    }
}

object! {
    /// A set laid open or declared.
    MeldJson, MeldField [rename = "meld"] {
        /// What it is.
        kind: MeldKind => Kind = "kind";
        /// Its tiles, the claimed one among them.
        tiles: EnteredTiles => Tiles = "tiles";
        /// The tile that was claimed.
        claimed: Option<EnteredTile> => Claimed = "claimed" unless "Option::is_none";
        /// Whose it was.
        from: Option<Seat> => From = "from" unless "Option::is_none";
        /// When, counted over the melds and discards of the deal.
        n: Option<u16> => Order = "n" unless "Option::is_none" [range(max = 65_535)];
        /// When a pung became a kong.
        added_n: Option<u16> => AddedOrder = "added_n" unless "Option::is_none" [range(max = 65_535)];
    }
}

object! {
    /// A tile laid down.
    DiscardJson, DiscardField [rename = "discard"] {
        /// Which.
        tile: EnteredTile => Tile = "tile";
        /// When, counted over the melds and discards of the deal.
        n: Option<u16> => Order = "n" unless "Option::is_none" [range(max = 65_535)];
        /// What it followed.
        after: Option<After> => After = "after" unless "Option::is_none" [extend("default" = "wall")];
        /// The hand it was chosen from, where that matters.
        hand: Option<EnteredTiles> => Hand = "hand" unless "Option::is_none";
        /// Somebody claimed it.
        claimed: Option<bool> => Claimed = "claimed" unless "Option::is_none";
        /// A ready declaration left no choice.
        locked: Option<bool> => Locked = "locked" unless "Option::is_none";
    }
}

object! {
    /// A win as entered.
    WinJson, WinField [rename = "win"] {
        /// Who.
        seat: Seat => Seat = "seat";
        /// On which tile.
        tile: Option<EnteredTile> => Tile = "tile" unless "Option::is_none";
        /// How the tile came.
        by: By => By = "by";
        /// Whose discard or kong it was.
        from: Option<Seat> => From = "from" unless "Option::is_none";
        /// What was special about it.
        situation: Option<Vec<Situation>> => Situation = "situation" unless "Option::is_none"
            [length(max = crate::problems::bounds::SITUATIONS)];
    }
}

object! {
    /// A foul.
    PenaltyJson, PenaltyField [rename = "penalty"] {
        /// Whose.
        seat: Seat => Seat = "seat";
        /// What for.
        kind: Offence => Kind = "kind";
        /// How often.
        times: Option<u32> => Times = "times" unless "Option::is_none"
            [range(max = 1_000_000), extend("default" = 1)];
        /// The claim was taken back at once.
        cancelled: Option<bool> => Cancelled = "cancelled" unless "Option::is_none";
    }
}

/// How the deal stands.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "end"))]
pub enum EndJson {
    /// Still played.
    Open(OpenJson),
    /// Somebody won.
    Win(WonJson),
    /// Nobody won.
    Draw(DrawJson),
}

object! {
    /// It is still played.
    OpenJson, OpenField [inline] {
        /// Told apart by this.
        kind: OpenKind => Kind = "kind";
    }
}

object! {
    /// Somebody won.
    WonJson, WonField [inline] {
        /// Told apart by this.
        kind: WonKind => Kind = "kind";
        /// The winners, the first in turn order first.
        wins: Vec<WinJson> => Wins = "wins" [length(min = 1, max = crate::problems::bounds::SEATS)];
        /// Who is liable, where tiles and events do not tell.
        liable: Option<Seat> => Liable = "liable" unless "Option::is_none";
    }
}

object! {
    /// Nobody won.
    DrawJson, DrawField [inline] {
        /// Told apart by this.
        kind: DrawKind => Kind = "kind";
        /// Why.
        cause: Option<DrawCause> => Cause = "cause" unless "Option::is_none" [extend("default" = "wall")];
        /// Seats that discarded nothing but terminals and honors, none of them claimed.
        nagashi: Option<Vec<Seat>> => Nagashi = "nagashi" unless "Option::is_none"
            [length(max = crate::problems::bounds::SEATS), extend("uniqueItems" = true)];
    }
}

//! A deal in requests and game files, as it is read and written.

use serde::{Serialize, Serializer};

use super::constants::{DrawKind, OpenKind, WonKind};
use super::tiles_text::{EnteredTile, EnteredTiles};
use crate::deal::{After, By, DrawCause, ImmediateKind, Offense, Riichi, Situation};
use crate::object::object;
use crate::tiles::{BySeat, MeldKind, Seat};

/// A value for each seat that has one. Seats are named by their winds in the deal: East is the dealer.
#[derive(Clone, Debug)]
pub struct PerSeat<T>(pub BySeat<Option<T>>);

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

object! {
    /// A seat as entered.
    SeatJson, SeatField [rename = "seat"] {
        /// Concealed tiles, without the winning one.
        hand: Option<EnteredTiles> => Hand = "hand" unless "Option::is_none";
        /// Melds in the order in which they were declared.
        melds: Option<Vec<MeldJson>> => Melds = "melds" unless "Option::is_none" [length(max = crate::problems::bounds::MELDS)];
        /// Flowers, seasons, animals and faces; with three players, also norths set aside.
        bonus: Option<EnteredTiles> => Bonus = "bonus" unless "Option::is_none";
        /// The riichi declaration.
        riichi: Option<Riichi> => Riichi = "riichi" unless "Option::is_none" [extend("default" = "none")];
        /// Whether the win came within one turn of riichi.
        ippatsu: Option<bool> => Ippatsu = "ippatsu" unless "Option::is_none";
        /// What was said of the hand: that it is ready (declared, or shown when the wall ran out), or that it is not.
        /// Without it the tiles tell, and riichi. A ready hand may be said not to be; tiles that are not ready may not be
        /// said to be.
        ready: Option<bool> => Ready = "ready" unless "Option::is_none";
        /// Whether it was declared ready with the first discard.
        original_call: Option<bool> => OriginalCall = "original_call" unless "Option::is_none";
        /// Whether the seat has passed a winning tile, so that it may not win on a discard (temporary furiten,
        /// furiten after riichi). Furiten by its own discards is found without this. No effect under rules without
        /// furiten.
        furiten: Option<bool> => Furiten = "furiten" unless "Option::is_none";
        /// Discards in order.
        discards: Option<Vec<DiscardJson>> => Discards = "discards" unless "Option::is_none"
            [length(max = crate::problems::bounds::DISCARDS)];
        /// Whether a foul has made the hand dead.
        dead: Option<bool> => Dead = "dead" unless "Option::is_none";
        /// Whether a foul bars the seat from winning.
        barred: Option<bool> => Barred = "barred" unless "Option::is_none";
        /// Instead of tiles, what the hand is worth: in riichi the sum of all payments without counters and sticks,
        /// otherwise its points.
        total: Option<i64> => Total = "total" unless "Option::is_none" [range(min = 0, max = 100_000_000)];
    }
}

object! {
    /// A meld: a set that was claimed or declared.
    MeldJson, MeldField [rename = "meld"] {
        /// The kind of meld.
        kind: MeldKind => Kind = "kind";
        /// Its tiles, including the claimed one.
        tiles: EnteredTiles => Tiles = "tiles";
        /// The tile that was claimed.
        claimed: Option<EnteredTile> => Claimed = "claimed" unless "Option::is_none";
        /// The seat that discarded it.
        from: Option<Seat> => From = "from" unless "Option::is_none";
        /// When it was declared: its number among all melds and discards of the deal.
        n: Option<u16> => Order = "n" unless "Option::is_none" [range(max = 65_535)];
        /// When a pung was made a kong, in the same numbering.
        added_n: Option<u16> => AddedOrder = "added_n" unless "Option::is_none" [range(max = 65_535)];
        /// For a kong, how many of the deal's wins came before it: those winners do not pay for it.
        after_wins: Option<u8> => AfterWins = "after_wins" unless "Option::is_none"
            [range(max = 3), extend("default" = 0)];
        /// For a kong, whether nothing is paid for it at once although the rulebook pays for such kongs.
        unpaid: Option<bool> => Unpaid = "unpaid" unless "Option::is_none";
    }
}

object! {
    /// A discard.
    DiscardJson, DiscardField [rename = "discard"] {
        /// The tile.
        tile: EnteredTile => Tile = "tile";
        /// When it was discarded: its number among all melds and discards of the deal.
        n: Option<u16> => Order = "n" unless "Option::is_none" [range(max = 65_535)];
        /// What the seat did before discarding.
        after: Option<After> => After = "after" unless "Option::is_none" [extend("default" = "wall")];
        /// The concealed tiles that it was chosen from, if liability may depend on them.
        hand: Option<EnteredTiles> => Hand = "hand" unless "Option::is_none";
        /// Whether another seat claimed it.
        claimed: Option<bool> => Claimed = "claimed" unless "Option::is_none";
        /// Whether the seat had to discard it because it had declared ready.
        locked: Option<bool> => Locked = "locked" unless "Option::is_none";
    }
}

object! {
    /// A win as entered.
    WinJson, WinField [rename = "win"] {
        /// The winner's seat.
        seat: Seat => Seat = "seat";
        /// The winning tile.
        tile: Option<EnteredTile> => Tile = "tile" unless "Option::is_none";
        /// How the winner got it.
        by: By => By = "by";
        /// The seat that discarded it or whose kong was robbed.
        from: Option<Seat> => From = "from" unless "Option::is_none";
        /// Special circumstances of the win.
        situation: Option<Vec<Situation>> => Situation = "situation" unless "Option::is_none"
            [length(max = crate::problems::bounds::SITUATIONS)];
        /// The seat that is liable for it, if the players name one. If left out, it is found from tiles and events.
        liable: Option<Seat> => Liable = "liable" unless "Option::is_none";
    }
}

object! {
    /// A foul.
    PenaltyJson, PenaltyField [rename = "penalty"] {
        /// The offender's seat.
        seat: Seat => Seat = "seat";
        /// The kind of foul.
        kind: Offense => Kind = "kind";
        /// How many times it was committed.
        times: Option<u32> => Times = "times" unless "Option::is_none"
            [range(max = 1_000_000), extend("default" = 1)];
        /// Whether a false claim was taken back at once.
        cancelled: Option<bool> => Cancelled = "cancelled" unless "Option::is_none";
    }
}

object! {
    /// Something that a seat is paid for at once and that its melds and bonus tiles do not show.
    ImmediateJson, ImmediateField [rename = "immediate"] {
        /// The seat that is paid.
        seat: Seat => Seat = "seat";
        /// What for.
        kind: ImmediateKind => Kind = "kind";
        /// The seat whose discard became a claimed kong.
        from: Option<Seat> => From = "from" unless "Option::is_none";
        /// How many of them.
        times: Option<u32> => Times = "times" unless "Option::is_none"
            [range(max = 1_000_000), extend("default" = 1)];
        /// How many of the deal's wins came before it: those winners do not pay for it.
        after_wins: Option<u8> => AfterWins = "after_wins" unless "Option::is_none"
            [range(max = 3), extend("default" = 0)];
    }
}

/// How the deal ended, or that it is open.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "end"))]
pub enum EndJson {
    /// It is still being played.
    Open(OpenJson),
    /// Somebody won.
    Win(WonJson),
    /// Nobody won.
    Draw(DrawJson),
}

object! {
    /// The deal is still being played.
    OpenJson, OpenField [inline] {
        /// The kind of end.
        kind: OpenKind => Kind = "kind";
    }
}

object! {
    /// Somebody won.
    WonJson, WonField [inline] {
        /// The kind of end.
        kind: WonKind => Kind = "kind";
        /// The wins in the order in which they were made; those on one tile in turn order.
        wins: Vec<WinJson> => Wins = "wins" [length(min = 1, max = crate::problems::bounds::SEATS)];
        /// The former place of a liable seat: it is read as if each win that names none named this one.
        liable: Option<Seat> => Liable = "liable" unless "Option::is_none";
    }
}

object! {
    /// Nobody won.
    DrawJson, DrawField [inline] {
        /// The kind of end.
        kind: DrawKind => Kind = "kind";
        /// Why nobody won.
        cause: Option<DrawCause> => Cause = "cause" unless "Option::is_none" [extend("default" = "wall")];
        /// Seats with nagashi mangan: all their discards are terminals and honors, and none was claimed.
        nagashi: Option<Vec<Seat>> => Nagashi = "nagashi" unless "Option::is_none"
            [length(max = crate::problems::bounds::SEATS), extend("uniqueItems" = true)];
    }
}

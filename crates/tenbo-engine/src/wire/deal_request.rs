//! A request about one deal.

use serde_json::Value;

use super::constants::Version;
use super::deal::{EndJson, ImmediateJson, PenaltyJson, PerSeat, SeatJson};
use super::tiles_text::EnteredTiles;
use crate::object::object;
use crate::settle::Detail;
use crate::tiles::Wind;

object! {
    /// One deal under one rulebook. If the deal is open and no seat has anything, only the rulebook is checked.
    RequestJson, RequestField [inline] {
        /// The version of the contract.
        v: Version => Version = "v";
        /// The id of a shipped rulebook, or a rulebook: either what differs from a base, or all of it.
        rules: Value => Rules = "rules" [with = "super::described::Rules"];
        /// How much detail the answer has.
        detail: Option<Detail> => Detail = "detail" unless "Option::is_none" [extend("default" = "explain")];
        /// The number of players; the rulebook's if left out.
        players: Option<u8> => Players = "players" unless "Option::is_none" [with = "super::described::PlayerCount"];
        /// The round wind.
        prevailing: Option<Wind> => Prevailing = "prevailing" unless "Option::is_none" [extend("default" = "E")];
        /// How many deals in a row the dealer has won.
        dealer_wins: Option<u32> => DealerWins = "dealer_wins" unless "Option::is_none" [range(max = 1_000_000)];
        /// Counters (honba) on the table.
        honba: Option<u32> => Honba = "honba" unless "Option::is_none" [range(max = 1_000_000)];
        /// Riichi sticks on the table at the end, including those of this deal: at least one for each riichi. If left
        /// out, sticks are not settled.
        deposits: Option<u32> => Deposits = "deposits" unless "Option::is_none" [range(max = 1_000_000)];
        /// Tiles left in the wall, if that matters.
        wall_left: Option<u32> => WallLeft = "wall_left" unless "Option::is_none" [range(max = 144)];
        /// Dora indicators.
        dora: Option<EnteredTiles> => Dora = "dora" unless "Option::is_none";
        /// Ura dora indicators.
        ura: Option<EnteredTiles> => Ura = "ura" unless "Option::is_none";
        /// The seats, by their winds in this deal: E is the dealer.
        seats: PerSeat<SeatJson> => Seats = "seats";
        /// How the deal ended, or that it is open.
        end: EndJson => End = "end";
        /// Fouls to settle.
        penalties: Option<Vec<PenaltyJson>> => Penalties = "penalties" unless "Option::is_none"
            [length(max = crate::problems::bounds::PENALTIES)];
        /// What seats were paid for at once beside what their melds and bonus tiles show.
        immediate: Option<Vec<ImmediateJson>> => Immediate = "immediate" unless "Option::is_none"
            [length(max = crate::problems::bounds::IMMEDIATE)];
    }
}

//! A request about a game, which is also the file of a game.

use serde::Serialize;
use serde_json::{Map, Value};

use super::constants::{ScoresKind, Version};
use super::deal::{EndJson, ImmediateJson, PenaltyJson, PerSeat, SeatJson};
use super::tiles_text::EnteredTiles;
use crate::deal::DrawCause;
use crate::object::object;
use crate::settle::Detail;
use crate::tiles::{Seat, Wind};

object! {
    /// Deals in a row under one rulebook: the request about a game, and the file of a game.
    GameRequestJson, GameRequestField [inline] {
        /// The version of the contract.
        v: Version => Version = "v";
        /// The id of a shipped rulebook, or a rulebook: either what differs from a base, or all of it.
        rules: Value => Rules = "rules" [with = "super::described::Rules"];
        /// How much detail the answer has for each deal.
        detail: Option<Detail> => Detail = "detail" unless "Option::is_none" [extend("default" = "explain")];
        /// The game.
        game: GameJson => Game = "game";
        /// What the players settle up by, as the page keeps it: what a point and a chip are worth, and the chips that each
        /// has won. It changes nothing in the answer and is not checked.
        stakes: Option<Map<String, Value>> => Stakes = "stakes" unless "Option::is_none";
        /// The name of the match that the game is one of, as the page keeps it. It changes nothing in the answer.
        series: Option<String> => Series = "series" unless "Option::is_none" [length(max = crate::problems::bounds::NAME)];
    }
}

object! {
    /// A game.
    GameJson, GameField [
        inline,
        extend(
            "if" = { "required": ["players"], "properties": { "players": { "type": "array", "minItems": 3, "maxItems": 3 } } },
            "then" = { "properties": { "match": { "properties": { "won": { "items": { "maximum": 2 } } } } } }
        )
    ] {
        /// Its name.
        name: Option<String> => Name = "name" unless "Option::is_none" [length(max = crate::problems::bounds::NAME)];
        /// The names of the players in the order of their seats in the first deal, the first dealer first. If left
        /// out, there are as many players as the rulebook is for.
        players: Option<Vec<String>> => Players = "players" unless "Option::is_none"
            [length(min = 3, max = 4), inner(length(max = crate::problems::bounds::NAME))];
        /// Points of each player at the start; the rulebook's if left out.
        initial: Option<i64> => Initial = "initial" unless "Option::is_none" [range(min = 0, max = 100_000_000)];
        /// The number of rounds to play; the rulebook's if left out.
        rounds: Option<u8> => Rounds = "rounds" unless "Option::is_none" [range(min = 1, max = 16)];
        /// The deals in order.
        deals: Vec<EntryJson> => Deals = "deals" [length(max = crate::problems::bounds::DEALS)];
        /// Whether the players have ended the game.
        finished: Option<bool> => Finished = "finished" unless "Option::is_none" [extend("default" = false)];
        /// The game's part in a match, for rules that charge players who have not won in the whole match.
        within: Option<MatchJson> => Match = "match" unless "Option::is_none";
        /// The digest of the shipped rulebook that the game was begun by. It changes nothing in the answer: whoever keeps
        /// the file can tell that the rulebook has changed since.
        rules_digest: Option<String> => RulesDigest = "rules_digest" unless "Option::is_none"
            [regex(pattern = "^[0-9a-f]{16}$")];
    }
}

object! {
    /// A game's part in a match of several.
    MatchJson, MatchField [inline] {
        /// Whether the match ends with this game.
        last: Option<bool> => Last = "last" unless "Option::is_none" [extend("default" = false)];
        /// The players, numbered from 0 by their seats in the first deal, who have won a deal of an earlier game.
        won: Option<Vec<usize>> => Won = "won" unless "Option::is_none"
            [length(max = crate::problems::bounds::SEATS), inner(range(max = 3))];
    }
}

object! {
    /// A deal of a game. Its seats are named by their winds in this deal: E is the dealer. Values that follow from
    /// earlier deals can be left out. If such a value is given, it holds for this deal, and later deals follow from
    /// it.
    EntryJson, EntryField [rename = "entry"] {
        /// The round wind.
        prevailing: Option<Wind> => Prevailing = "prevailing" unless "Option::is_none";
        /// How many deals in a row the dealer has won.
        dealer_wins: Option<u32> => DealerWins = "dealer_wins" unless "Option::is_none" [range(max = 1_000_000)];
        /// Counters (honba) on the table.
        honba: Option<u32> => Honba = "honba" unless "Option::is_none" [range(max = 1_000_000)];
        /// Riichi sticks on the table at the end, before they are paid out: those of earlier deals and those declared
        /// in this one.
        deposits: Option<u32> => Deposits = "deposits" unless "Option::is_none" [range(max = 1_000_000)];
        /// Whether the deal passes to the next player afterwards.
        passes: Option<bool> => Passes = "passes" unless "Option::is_none";
        /// Tiles left in the wall, if that matters.
        wall_left: Option<u32> => WallLeft = "wall_left" unless "Option::is_none" [range(max = 144)];
        /// Dora indicators.
        dora: Option<EnteredTiles> => Dora = "dora" unless "Option::is_none";
        /// Ura dora indicators.
        ura: Option<EnteredTiles> => Ura = "ura" unless "Option::is_none";
        /// The seats.
        seats: Option<PerSeat<SeatJson>> => Seats = "seats" unless "Option::is_none";
        /// How the deal ended, or that it is open.
        end: EntryEndJson => End = "end";
        /// Fouls to settle.
        penalties: Option<Vec<PenaltyJson>> => Penalties = "penalties" unless "Option::is_none"
            [length(max = crate::problems::bounds::PENALTIES)];
        /// What seats were paid for at once beside what their melds and bonus tiles show.
        immediate: Option<Vec<ImmediateJson>> => Immediate = "immediate" unless "Option::is_none"
            [length(max = crate::problems::bounds::IMMEDIATE)];
        /// A remark.
        note: Option<String> => Note = "note" unless "Option::is_none" [length(max = crate::problems::bounds::NOTE)];
    }
}

/// How a deal of a game ended, or that it is open.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub enum EntryEndJson {
    /// In one of the ways of a request about one deal.
    Deal(EndJson),
    /// The players have settled the deal themselves.
    Scores(ScoresJson),
}

object! {
    /// The outcome of a deal that the players have settled themselves: what each seat gained or lost, including
    /// riichi sticks. If the sum is not zero, the bank gets or pays the difference.
    ScoresJson, ScoresField [rename = "scores"] {
        /// The kind of end.
        kind: ScoresKind => Kind = "kind";
        /// What each seat gained or lost; 0 for seats that are left out.
        changes: Option<PerSeat<i64>> => Changes = "changes" unless "Option::is_none"
            [with = "Option<PerSeat<super::described::Change>>"];
        /// The winner, if anybody won.
        winner: Option<Seat> => Winner = "winner" unless "Option::is_none";
        /// The other winners on the same tile.
        also: Option<Vec<Seat>> => Also = "also" unless "Option::is_none" [length(max = crate::problems::bounds::SEATS)];
        /// Why nobody won; an exhausted wall if left out.
        cause: Option<DrawCause> => Cause = "cause" unless "Option::is_none";
    }
}

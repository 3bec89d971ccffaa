//! A request about a game, which is also the file in which a game is kept and passed on.

use serde::Serialize;
use serde_json::Value;

use super::constants::{ScoresKind, Version};
use super::deal::{EndJson, PenaltyJson, PerSeat, SeatJson};
use super::tiles_text::EnteredTiles;
use crate::deal::DrawCause;
use crate::object::object;
use crate::settle::Detail;
use crate::tiles::{Seat, Wind};

object! {
    /// Deals in a row under one rulebook: the request about a game, and the file in which it is kept and passed on.
    GameRequestJson, GameRequestField [inline] {
        /// The version of the contract.
        v: Version => Version = "v";
        /// The id of a shipped rulebook, or a rulebook: a base with differences, or all of it.
        rules: Value => Rules = "rules" [with = "super::described::Rules"];
        /// How much the answer says of each deal.
        detail: Option<Detail> => Detail = "detail" unless "Option::is_none" [extend("default" = "explain")];
        /// The game.
        game: GameJson => Game = "game";
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
        /// What it is called.
        name: Option<String> => Name = "name" unless "Option::is_none" [length(max = crate::problems::bounds::NAME)];
        /// In the order of the seats in the first deal: the first deals first. Unless given, as many as the rulebook is for.
        players: Option<Vec<String>> => Players = "players" unless "Option::is_none"
            [length(min = 3, max = 4), inner(length(max = crate::problems::bounds::NAME))];
        /// What everybody starts with; the rulebook's unless given.
        initial: Option<i64> => Initial = "initial" unless "Option::is_none" [range(min = 0, max = 100_000_000)];
        /// How many rounds are played; the rulebook's number unless given.
        rounds: Option<u8> => Rounds = "rounds" unless "Option::is_none" [range(min = 1, max = 16)];
        /// The deals in order.
        deals: Vec<EntryJson> => Deals = "deals" [length(max = crate::problems::bounds::DEALS)];
        /// The players have ended it.
        finished: Option<bool> => Finished = "finished" unless "Option::is_none" [extend("default" = false)];
        /// Where the game stands in a match of several, for rules that charge those who have not won in the whole of it.
        within: Option<MatchJson> => Match = "match" unless "Option::is_none";
    }
}

object! {
    /// Where a game stands in a match.
    MatchJson, MatchField [inline] {
        /// The match ends with this game.
        last: Option<bool> => Last = "last" unless "Option::is_none" [extend("default" = false)];
        /// Players, from 0 in the order of the first deal, who won a deal of an earlier game.
        won: Option<Vec<usize>> => Won = "won" unless "Option::is_none"
            [length(max = crate::problems::bounds::SEATS), inner(range(max = 3))];
    }
}

object! {
    /// A deal by its own winds: E deals. What follows from the deals before is left out; given, it stands over that and goes
    /// on from there.
    EntryJson, EntryField [rename = "entry"] {
        /// The wind of the round.
        prevailing: Option<Wind> => Prevailing = "prevailing" unless "Option::is_none";
        /// How often the dealer has won in a row.
        dealer_wins: Option<u32> => DealerWins = "dealer_wins" unless "Option::is_none" [range(max = 1_000_000)];
        /// Counters on the table.
        honba: Option<u32> => Honba = "honba" unless "Option::is_none" [range(max = 1_000_000)];
        /// Riichi sticks on the table at the end: those of earlier deals and those declared in this one.
        deposits: Option<u32> => Deposits = "deposits" unless "Option::is_none" [range(max = 1_000_000)];
        /// Whether the next player deals after it.
        passes: Option<bool> => Passes = "passes" unless "Option::is_none";
        /// Tiles left in the wall, where it matters.
        wall_left: Option<u32> => WallLeft = "wall_left" unless "Option::is_none" [range(max = 144)];
        /// Open indicators.
        dora: Option<EnteredTiles> => Dora = "dora" unless "Option::is_none";
        /// Indicators below them.
        ura: Option<EnteredTiles> => Ura = "ura" unless "Option::is_none";
        /// What the seats have.
        seats: Option<PerSeat<SeatJson>> => Seats = "seats" unless "Option::is_none";
        /// How the deal stands.
        end: EntryEndJson => End = "end";
        /// Fouls to be settled.
        penalties: Option<Vec<PenaltyJson>> => Penalties = "penalties" unless "Option::is_none"
            [length(max = crate::problems::bounds::PENALTIES)];
        /// A remark.
        note: Option<String> => Note = "note" unless "Option::is_none" [length(max = crate::problems::bounds::NOTE)];
    }
}

/// How a deal of a game stands.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub enum EntryEndJson {
    /// As any deal does.
    Deal(EndJson),
    /// The table has settled it.
    Scores(ScoresJson),
}

object! {
    /// A deal that the table has settled: what each seat gained or lost, riichi sticks included. What is missing to a sum of
    /// zero is the bank's.
    ScoresJson, ScoresField [rename = "scores"] {
        /// Told apart by this.
        kind: ScoresKind => Kind = "kind";
        /// What each seat gained or lost.
        changes: Option<PerSeat<i64>> => Changes = "changes" unless "Option::is_none"
            [with = "Option<PerSeat<super::described::Change>>"];
        /// Who won, if anybody.
        winner: Option<Seat> => Winner = "winner" unless "Option::is_none";
        /// Who won too, on the same tile.
        also: Option<Vec<Seat>> => Also = "also" unless "Option::is_none" [length(max = crate::problems::bounds::SEATS)];
        /// Why nobody won; an exhausted wall unless given.
        cause: Option<DrawCause> => Cause = "cause" unless "Option::is_none";
    }
}

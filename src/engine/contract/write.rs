//! Deals and games written as requests: what the reader reads.

use std::borrow::Cow;

use crate::engine::draft::{After, Discard, Draft, DrawCause, End, Penalty, Riichi, SeatDraft, WinDraft};
use crate::engine::game::{Entry, Game, Match, Scores};
use crate::engine::json::{Json, MapBuilder};
use crate::engine::meld::Meld;
use crate::engine::notation::write_tiles;
use crate::engine::rulebook::option::{OptionKey, OptionSpec};
use crate::engine::seat::Seat;
use crate::engine::tile::Tile;

/// A game with its rules: an id, or the tree of a rulebook.
#[must_use]
pub fn game_request(rules: Json, game: &Game) -> Json {
    MapBuilder::default()
        .with("v", Json::Int(super::VERSION))
        .with("rules", rules)
        .with("game", self::game(game))
        .done()
}

fn game(game: &Game) -> Json {
    let players = game.players.iter().map(|name| Json::text(name.clone())).collect();
    MapBuilder::default()
        .with("name", Json::text(game.name.clone()))
        .with("players", Json::List(players))
        .maybe("initial", game.initial.map(Json::Int))
        .maybe("rounds", game.rounds.map(|rounds| Json::Int(rounds.into())))
        .with("deals", Json::List(game.deals.iter().map(entry).collect()))
        .with("finished", Json::Bool(game.finished))
        .maybe("match", (game.within != Match::default()).then(|| within(&game.within)))
        .done()
}

fn within(within: &Match) -> Json {
    let won = (0..).zip(Seat::ALL).filter(|&(_, seat)| within.won[seat]).map(|(player, _)| Json::Int(player));
    MapBuilder::default().with("last", Json::Bool(within.last)).with("won", Json::List(won.collect())).done()
}

/// A deal of a game.
#[must_use]
pub fn entry(entry: &Entry) -> Json {
    let told = &entry.told;
    let map = MapBuilder::default()
        .maybe("prevailing", told.prevailing.map(|wind| Json::text(wind.as_str())))
        .maybe("dealer_wins", told.dealer_wins.map(number))
        .maybe("honba", told.honba.map(number))
        .maybe("deposits", told.deposits.map(number))
        .maybe("passes", told.passes.map(Json::Bool));
    let end = entry.scores.as_ref().map_or_else(|| end(&entry.deal.end), scores);
    let note = (!entry.note.is_empty()).then(|| Json::text(entry.note.clone()));
    deal(map, &entry.deal, end).maybe("note", note).done()
}

/// What stands in a deal wherever it is written.
fn deal(map: MapBuilder, deal: &Draft, end: Json) -> MapBuilder {
    let seats: Vec<_> = deal
        .seats
        .iter()
        .filter_map(|(wind, entered)| Some((Cow::Borrowed(wind.as_str()), seat(entered.as_ref()?))))
        .collect();
    let penalties = (!deal.penalties.is_empty()).then(|| Json::List(deal.penalties.iter().map(penalty).collect()));
    map.maybe("wall_left", deal.wall_left.map(number))
        .maybe("dora", tiles(&deal.dora))
        .maybe("ura", tiles(&deal.ura))
        .maybe("seats", (!seats.is_empty()).then_some(Json::Map(seats)))
        .with("end", end)
        .maybe("penalties", penalties)
}

fn number(number: impl Into<i64>) -> Json {
    Json::Int(number.into())
}

fn yes(on: bool) -> Option<Json> {
    on.then_some(Json::Bool(true))
}

fn tiles(tiles: &[Tile]) -> Option<Json> {
    (!tiles.is_empty()).then(|| Json::text(write_tiles(tiles)))
}

fn tile(tile: Tile) -> Json {
    Json::text(write_tiles(&[tile]))
}

fn wind(seat: Seat) -> Json {
    Json::text(seat.as_str())
}

/// What a seat has.
#[must_use]
pub fn seat(entered: &SeatDraft) -> Json {
    let list = |list: Vec<Json>| (!list.is_empty()).then_some(Json::List(list));
    MapBuilder::default()
        .maybe("hand", tiles(&entered.hand))
        .maybe("melds", list(entered.melds.iter().map(meld).collect()))
        .maybe("bonus", tiles(&entered.bonus))
        .maybe("riichi", (entered.riichi != Riichi::None).then(|| Json::text(entered.riichi.as_str())))
        .maybe("ippatsu", yes(entered.ippatsu))
        .maybe("ready", yes(entered.ready))
        .maybe("original_call", yes(entered.original_call))
        .maybe("discards", list(entered.discards.iter().map(discard).collect()))
        .maybe("dead", yes(entered.dead))
        .maybe("barred", yes(entered.barred))
        .maybe("total", entered.total.map(Json::Int))
        .done()
}

fn meld(meld: &Meld) -> Json {
    MapBuilder::default()
        .with("kind", Json::text(meld.kind.as_str()))
        .with("tiles", Json::text(write_tiles(&meld.tiles)))
        .maybe("claimed", meld.claimed.map(tile))
        .maybe("from", meld.from.map(wind))
        .maybe("n", meld.n.map(number))
        .maybe("added_n", meld.added_n.map(number))
        .done()
}

fn discard(discard: &Discard) -> Json {
    MapBuilder::default()
        .with("tile", tile(discard.tile))
        .maybe("n", discard.n.map(number))
        .maybe("after", (discard.after != After::Wall).then(|| Json::text(discard.after.as_str())))
        .maybe("hand", discard.hand.as_deref().map(|hand| Json::text(write_tiles(hand))))
        .maybe("claimed", yes(discard.claimed))
        .maybe("locked", yes(discard.locked))
        .done()
}

fn end(end: &End) -> Json {
    let kind = |kind: &'static str| MapBuilder::default().with("kind", Json::text(kind));
    match end {
        End::Open => kind("open").done(),
        End::Win { wins, liable } => kind("win")
            .with("wins", Json::List(wins.iter().map(win).collect()))
            .maybe("liable", liable.map(wind))
            .done(),
        End::Draw { cause, nagashi } => {
            let seats = (!nagashi.is_empty()).then(|| Json::List(nagashi.iter().copied().map(wind).collect()));
            let cause = (*cause != DrawCause::Wall).then(|| Json::text(cause.as_str()));
            kind("draw").maybe("cause", cause).maybe("nagashi", seats).done()
        }
    }
}

fn win(win: &WinDraft) -> Json {
    let situation = win.situation.iter().map(|situation| Json::text(situation.as_str())).collect();
    MapBuilder::default()
        .with("seat", wind(win.seat))
        .maybe("tile", win.tile.map(tile))
        .with("by", Json::text(win.by.as_str()))
        .maybe("from", win.from.map(wind))
        .maybe("situation", (!win.situation.is_empty()).then_some(Json::List(situation)))
        .done()
}

fn scores(scores: &Scores) -> Json {
    let changes: Vec<_> = scores
        .changes
        .iter()
        .filter_map(|(wind, change)| Some((Cow::Borrowed(wind.as_str()), Json::Int((*change)?))))
        .collect();
    let also: Vec<Json> = scores.also.iter().filter(|(_, also)| **also).map(|(seat, _)| wind(seat)).collect();
    MapBuilder::default()
        .with("kind", Json::text("scores"))
        .with("changes", Json::Map(changes))
        .maybe("winner", scores.winner.map(wind))
        .maybe("also", (!also.is_empty()).then_some(Json::List(also)))
        .maybe("cause", scores.cause.map(|cause| Json::text(cause.as_str())))
        .done()
}

fn penalty(penalty: &Penalty) -> Json {
    MapBuilder::default()
        .with("seat", wind(penalty.seat))
        .with("kind", Json::text(penalty.offence.as_str()))
        .maybe("times", (penalty.times != 1).then(|| number(penalty.times)))
        .maybe("cancelled", yes(penalty.cancelled))
        .done()
}

/// The setting of an option as a file has it.
#[must_use]
pub fn option(key: OptionKey, value: Option<i64>) -> Json {
    match (key.spec(), value) {
        (_, None) => Json::Null,
        (OptionSpec::Flag(_), Some(on)) => Json::Bool(on == 1),
        (OptionSpec::Number { .. }, Some(number)) => Json::Int(number),
        (OptionSpec::Choice(names), Some(place)) => {
            let name = usize::try_from(place).ok().and_then(|place| names.get(place));
            Json::text(name.copied().unwrap_or_default())
        }
    }
}

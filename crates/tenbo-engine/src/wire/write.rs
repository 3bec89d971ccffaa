//! Deals and games written as requests: what the reader reads.

use serde_json::{Map, Value};

use crate::deal::{After, Discard, Draft, DrawCause, End, Penalty, Riichi, SeatDraft, WinDraft};
use crate::game::{Entry, Game, Match, Scores};
use crate::options::{OptionKey, OptionSpec};
use crate::problems::Fields;
use crate::tiles::{Meld, Seat, Tile, write_tiles};

/// A game with its rules: an id, or the tree of a rulebook.
#[must_use]
pub fn game_request(rules: Value, game: &Game) -> Value {
    Map::new().with("v", super::VERSION).with("rules", rules).with("game", self::game(game)).into()
}

fn game(game: &Game) -> Value {
    Map::new()
        .with("name", game.name.clone())
        .with("players", game.players.clone())
        .maybe("initial", game.initial)
        .maybe("rounds", game.rounds)
        .with("deals", game.deals.iter().map(entry).collect::<Value>())
        .with("finished", game.finished)
        .maybe("match", (game.within != Match::default()).then(|| within(&game.within)))
        .into()
}

fn within(within: &Match) -> Value {
    let won = (0..).zip(Seat::ALL).filter(|&(_, seat)| within.won[seat]).map(|(player, _)| player);
    Map::new().with("last", within.last).with("won", won.collect::<Vec<usize>>()).into()
}

/// A deal of a game.
#[must_use]
pub fn entry(entry: &Entry) -> Value {
    let overrides = &entry.overrides;
    let map = Map::new()
        .maybe("prevailing", overrides.prevailing.map(|wind| wind.as_str()))
        .maybe("dealer_wins", overrides.dealer_wins)
        .maybe("honba", overrides.honba)
        .maybe("deposits", overrides.deposits)
        .maybe("passes", overrides.passes);
    let end = entry.scores.as_ref().map_or_else(|| end(&entry.deal.end), scores);
    let note = (!entry.note.is_empty()).then(|| entry.note.clone());
    deal(map, &entry.deal, end).maybe("note", note).into()
}

/// What stands in a deal wherever it is written.
fn deal(map: Map<String, Value>, deal: &Draft, end: Value) -> Map<String, Value> {
    let one = |seats: Map<String, Value>, (wind, entered): (Seat, &Option<SeatDraft>)| {
        seats.maybe(wind.as_str(), entered.as_ref().map(seat))
    };
    let seats = deal.seats.iter().fold(Map::new(), one);
    let penalties = (!deal.penalties.is_empty()).then(|| deal.penalties.iter().map(penalty).collect::<Value>());
    map.maybe("wall_left", deal.wall_left)
        .maybe("dora", tiles(&deal.dora))
        .maybe("ura", tiles(&deal.ura))
        .maybe("seats", (!seats.is_empty()).then_some(seats))
        .with("end", end)
        .maybe("penalties", penalties)
}

fn yes(on: bool) -> Option<bool> {
    on.then_some(true)
}

fn tiles(tiles: &[Tile]) -> Option<String> {
    (!tiles.is_empty()).then(|| write_tiles(tiles))
}

fn tile(tile: Tile) -> String {
    write_tiles(&[tile])
}

fn wind(seat: Seat) -> &'static str {
    seat.as_str()
}

/// What a seat has.
#[must_use]
pub fn seat(entered: &SeatDraft) -> Value {
    let list = |list: Vec<Value>| (!list.is_empty()).then_some(Value::Array(list));
    Map::new()
        .maybe("hand", tiles(&entered.hand))
        .maybe("melds", list(entered.melds.iter().map(meld).collect()))
        .maybe("bonus", tiles(&entered.bonus))
        .maybe("riichi", (entered.riichi != Riichi::None).then(|| entered.riichi.as_str()))
        .maybe("ippatsu", yes(entered.ippatsu))
        .maybe("ready", yes(entered.ready))
        .maybe("original_call", yes(entered.original_call))
        .maybe("discards", list(entered.discards.iter().map(discard).collect()))
        .maybe("dead", yes(entered.dead))
        .maybe("barred", yes(entered.barred))
        .maybe("total", entered.total)
        .into()
}

fn meld(meld: &Meld) -> Value {
    Map::new()
        .with("kind", meld.kind.as_str())
        .with("tiles", write_tiles(&meld.tiles))
        .maybe("claimed", meld.claimed.map(tile))
        .maybe("from", meld.from.map(wind))
        .maybe("n", meld.n)
        .maybe("added_n", meld.added_n)
        .into()
}

fn discard(discard: &Discard) -> Value {
    Map::new()
        .with("tile", tile(discard.tile))
        .maybe("n", discard.n)
        .maybe("after", (discard.after != After::Wall).then(|| discard.after.as_str()))
        .maybe("hand", discard.hand.as_deref().map(write_tiles))
        .maybe("claimed", yes(discard.claimed))
        .maybe("locked", yes(discard.locked))
        .into()
}

fn end(end: &End) -> Value {
    let kind = |kind: &'static str| Map::new().with("kind", kind);
    let map = match end {
        End::Open => kind("open"),
        End::Win { wins, liable } => {
            kind("win").with("wins", wins.iter().map(win).collect::<Value>()).maybe("liable", liable.map(wind))
        }
        End::Draw { cause, nagashi } => {
            let seats = (!nagashi.is_empty()).then(|| nagashi.iter().copied().map(wind).collect::<Value>());
            let cause = (*cause != DrawCause::Wall).then(|| cause.as_str());
            kind("draw").maybe("cause", cause).maybe("nagashi", seats)
        }
    };
    map.into()
}

fn win(win: &WinDraft) -> Value {
    let situation = win.situation.iter().map(|situation| situation.as_str());
    Map::new()
        .with("seat", wind(win.seat))
        .maybe("tile", win.tile.map(tile))
        .with("by", win.by.as_str())
        .maybe("from", win.from.map(wind))
        .maybe("situation", (!win.situation.is_empty()).then(|| situation.collect::<Value>()))
        .into()
}

fn scores(scores: &Scores) -> Value {
    let changes = scores.changes.iter();
    let changes = changes.fold(Map::new(), |changes, (wind, change)| changes.maybe(wind.as_str(), *change));
    let also: Vec<&str> = scores.also.iter().filter(|(_, also)| **also).map(|(seat, _)| wind(seat)).collect();
    Map::new()
        .with("kind", "scores")
        .with("changes", changes)
        .maybe("winner", scores.winner.map(wind))
        .maybe("also", (!also.is_empty()).then_some(also))
        .maybe("cause", scores.cause.map(|cause| cause.as_str()))
        .into()
}

fn penalty(penalty: &Penalty) -> Value {
    Map::new()
        .with("seat", wind(penalty.seat))
        .with("kind", penalty.offence.as_str())
        .maybe("times", (penalty.times != 1).then_some(penalty.times))
        .maybe("cancelled", yes(penalty.cancelled))
        .into()
}

/// The setting of an option as a file has it.
#[must_use]
pub fn option(key: OptionKey, value: Option<i64>) -> Value {
    match (key.spec(), value) {
        (_, None) => Value::Null,
        (OptionSpec::Flag(_), Some(on)) => Value::Bool(on == 1),
        (OptionSpec::Number { .. }, Some(number)) => number.into(),
        (OptionSpec::Choice(names), Some(place)) => {
            let name = usize::try_from(place).ok().and_then(|place| names.get(place));
            name.copied().unwrap_or_default().into()
        }
    }
}

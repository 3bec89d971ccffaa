//! Writes deals and games in the form in which they are read.

use serde_json::Value;

use super::constants::{DrawKind, OpenKind, ScoresKind, Version, WonKind};
use super::deal::{
    DiscardJson, DrawJson, EndJson, ImmediateJson, MeldJson, OpenJson, PenaltyJson, PerSeat, SeatJson, WinJson, WonJson,
};
use super::game_request::{EntryEndJson, EntryJson, GameJson, GameRequestJson, MatchJson, ScoresJson};
use super::json::to_json;
use super::lists::filled;
use super::tiles_text::{EnteredTile, EnteredTiles};
use crate::deal::{After, Discard, DrawCause, End, Immediate, Penalty, Riichi, SeatDraft, WinDraft};
use crate::game::{Entry, Game, Match, Scores};
use crate::tiles::{BySeat, Meld, Seat};

/// Writes a game with its rules, which are the id of a rulebook or the JSON of a rulebook file.
#[must_use]
pub fn game_request(rules: Value, game: &Game) -> Value {
    to_json(&GameRequestJson { v: Version, rules, detail: None, game: self::game(game), stakes: None, series: None })
}

fn game(game: &Game) -> GameJson {
    GameJson {
        name: Some(game.name.clone()),
        players: Some(game.players.clone()),
        initial: game.initial,
        rounds: game.rounds,
        deals: game.deals.iter().map(deal).collect(),
        finished: Some(game.finished),
        within: (game.within != Match::default()).then(|| within(&game.within)),
        rules_digest: game.rules_digest.map(|digest| digest.to_string()),
    }
}

fn within(within: &Match) -> MatchJson {
    let won = (0..).zip(Seat::ALL).filter(|&(_, seat)| within.won[seat]).map(|(player, _)| player);
    MatchJson { last: Some(within.last), won: Some(won.collect()) }
}

/// Writes a deal of a game.
#[must_use]
pub fn entry(entry: &Entry) -> Value {
    to_json(&deal(entry))
}

fn deal(entry: &Entry) -> EntryJson {
    let (overrides, deal) = (&entry.overrides, &entry.deal);
    let seats = BySeat::from_fn(|wind| deal.seats[wind].as_ref().map(seat));
    let end = || EntryEndJson::Deal(end(&deal.end));
    EntryJson {
        prevailing: overrides.prevailing,
        dealer_wins: overrides.dealer_wins,
        honba: overrides.honba,
        deposits: overrides.deposits,
        passes: overrides.passes,
        wall_left: deal.wall_left,
        dora: EnteredTiles::some(&deal.dora),
        ura: EnteredTiles::some(&deal.ura),
        seats: Some(PerSeat(seats)).filter(|seats| seats.0.iter().any(|(_, seat)| seat.is_some())),
        end: entry.scores.as_ref().map_or_else(end, |settled| EntryEndJson::Scores(scores(settled))),
        penalties: filled(deal.penalties.iter().map(penalty)),
        immediate: filled(deal.immediate.iter().map(immediate)),
        note: (!entry.note.is_empty()).then(|| entry.note.clone()),
    }
}

fn yes(on: bool) -> Option<bool> {
    on.then_some(true)
}

/// Writes a seat.
#[must_use]
pub fn seat(entered: &SeatDraft) -> SeatJson {
    SeatJson {
        hand: EnteredTiles::some(&entered.hand),
        melds: filled(entered.melds.iter().map(meld)),
        bonus: EnteredTiles::some(&entered.bonus),
        riichi: (entered.riichi != Riichi::None).then_some(entered.riichi),
        ippatsu: yes(entered.ippatsu),
        ready: entered.ready,
        original_call: yes(entered.original_call),
        furiten: yes(entered.furiten),
        discards: filled(entered.discards.iter().map(discard)),
        dead: yes(entered.dead),
        barred: yes(entered.barred),
        total: entered.total,
    }
}

fn meld(meld: &Meld) -> MeldJson {
    MeldJson {
        kind: meld.kind,
        tiles: EnteredTiles::of(&meld.tiles),
        claimed: meld.claimed.map(EnteredTile::from),
        from: meld.from,
        n: meld.n,
        added_n: meld.added_n,
        after_wins: (meld.after_wins > 0).then_some(meld.after_wins),
        unpaid: yes(meld.unpaid),
    }
}

fn discard(discard: &Discard) -> DiscardJson {
    DiscardJson {
        tile: discard.tile.into(),
        n: discard.n,
        after: (discard.after != After::Wall).then_some(discard.after),
        hand: discard.hand.as_deref().map(EnteredTiles::of),
        claimed: yes(discard.claimed),
        locked: yes(discard.locked),
    }
}

fn end(end: &End) -> EndJson {
    match end {
        End::Open => EndJson::Open(OpenJson { kind: OpenKind }),
        End::Win { wins } => {
            EndJson::Win(WonJson { kind: WonKind, wins: wins.iter().map(win).collect(), liable: None })
        }
        End::Draw { cause, nagashi } => EndJson::Draw(DrawJson {
            kind: DrawKind,
            cause: (*cause != DrawCause::Wall).then_some(*cause),
            nagashi: filled(nagashi.iter().copied()),
        }),
    }
}

fn win(win: &WinDraft) -> WinJson {
    WinJson {
        seat: win.seat,
        tile: win.tile.map(EnteredTile::from),
        by: win.by,
        from: win.from,
        situation: filled(win.situation.iter().copied()),
        liable: win.liable,
    }
}

fn scores(scores: &Scores) -> ScoresJson {
    ScoresJson {
        kind: ScoresKind,
        changes: Some(PerSeat(scores.changes)),
        winner: scores.winner,
        also: filled(scores.also.iter().filter(|(_, also)| **also).map(|(seat, _)| seat)),
        cause: scores.cause,
    }
}

fn penalty(penalty: &Penalty) -> PenaltyJson {
    PenaltyJson {
        seat: penalty.seat,
        kind: penalty.offense,
        times: (penalty.times != 1).then_some(penalty.times),
        cancelled: yes(penalty.cancelled),
    }
}

fn immediate(entry: &Immediate) -> ImmediateJson {
    ImmediateJson {
        seat: entry.seat,
        kind: entry.kind,
        from: entry.from,
        times: (entry.times != 1).then_some(entry.times),
        after_wins: (entry.after_wins > 0).then_some(entry.after_wins),
    }
}

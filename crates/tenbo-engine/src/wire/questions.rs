//! Questions for less than a score: whether a request is valid, what a hand waits for, whether a rulebook makes sense.
//! Each answer is part of what [`respond`](super::respond()) answers.

use serde::Serialize;
use serde_json::Value;

use super::answer::{Scored, Seats};
use super::constants::{NoProblems, OpenKind, True, VERSION};
use super::deal::OpenJson;
use super::game_answer::GameScored;
use super::json::to_json;
use super::parsed::{Parsed, Versions, WinningTile};
use super::refusal::{Caveats, Checked};
use super::respond::{Reply, accepted, game_reply_to, refusal, refused, refused_at, reply_with};
use super::{reply, request};
use crate::deal::{By, End, SeatDraft};
use crate::plan::{Plan, review};
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::rules::read::rulebook;
use crate::settle::{Detail, checked};
use crate::tiles::{WinMark, read_hand};

/// Checks a request without scoring it: answers with every problem that its answer would have.
#[must_use]
pub fn check(json: &Value) -> Value {
    to_json(&checked_request(json))
}

fn checked_request(json: &Value) -> Reply {
    if json.get("game").is_some() {
        return match game_reply_to(json) {
            Reply::Game(game) => {
                let GameScored { ok, problems, caveats, .. } = *game;
                Reply::Checked(Checked { ok, problems, caveats })
            }
            other => other,
        };
    }
    let request = match request::read(json) {
        Ok(request) => request,
        Err(problems) => return refusal(&problems),
    };
    let plan = Plan::new(request.book);
    if request.only_rules {
        return reply_with(&plan, &request.draft, Detail::Score, true, &request.texts);
    }
    match checked(&request.draft, &plan) {
        Ok(_) => accepted(&[], &plan, Some(&request.draft)),
        Err(problems) => refused_at(problems, &request.texts),
    }
}

/// What the seats of an open deal wait for.
#[derive(Clone, Debug, Serialize)]
struct Waits {
    ok: True,
    seats: Seats,
    problems: NoProblems,
    #[serde(skip_serializing_if = "Option::is_none")]
    caveats: Option<Caveats>,
}

/// What the seats of an open deal wait for. The request may leave out `end`.
#[must_use]
pub fn waits(json: &Value) -> Value {
    let mut asked = json.clone();
    if let Value::Object(fields) = &mut asked
        && !fields.contains_key("end")
    {
        fields.insert("end".to_owned(), to_json(&OpenJson { kind: OpenKind }));
    }
    let request = match request::read(&asked) {
        Ok(request) => request,
        Err(problems) => return refused(&problems),
    };
    if request.draft.end != End::Open {
        let at = Place::default().join("end").join("kind");
        return refused(&[Problem::new(ProblemKey::UnknownValue, at)]);
    }
    let plan = Plan::new(request.book);
    match reply_with(&plan, &request.draft, Detail::Score, false, &request.texts) {
        Reply::Scored(scored) => {
            let Scored { ok, mut seats, problems, caveats, .. } = *scored;
            let Seats { e, s, w, n } = &mut seats;
            [e, s, w, n].into_iter().flatten().for_each(|seat| seat.worth = None);
            to_json(&Waits { ok, seats, problems, caveats })
        }
        other => to_json(&other),
    }
}

/// Whether an object is a rulebook, and what in it has no effect. Places are those of the object.
#[must_use]
pub fn check_rulebook(json: &Value) -> Value {
    let mut reader = Reader::default();
    let root = Place::default();
    if json.as_object().is_none() {
        reader.problem(ProblemKey::WrongType, &root);
        return refused(&reader.problems);
    }
    match rulebook(json, &root, &mut reader) {
        Some(book) if reader.problems.is_empty() => {
            let plan = Plan::new(book);
            to_json(&accepted(&review(&plan, &root), &plan, None))
        }
        _ => refused(&reader.problems),
    }
}

/// Reads a text of tiles: answers with a seat, its winning tile and how the seat got it. What can be read is there even
/// if the rest has problems.
#[must_use]
pub fn parse(text: &str) -> Value {
    let root = Place::default();
    if text.chars().nth(bounds::TILES).is_some() {
        return refused(&[Problem::new(ProblemKey::TextTooLong, root)]);
    }
    let read = read_hand(text);
    let problems: Vec<Problem> = read.errors.iter().map(|error| Problem::unreadable(&root, error)).collect();
    let (hand, bonus) = read.tiles.iter().partition(|tile| tile.kind().is_some());
    let seat = SeatDraft { hand, bonus, melds: read.melds, ..SeatDraft::default() };
    let win = read.win.map(|(tile, mark)| {
        let by = match mark {
            WinMark::Discard => By::Discard,
            WinMark::SelfDraw => By::SelfDraw,
        };
        WinningTile { tile: tile.into(), by }
    });
    let seat = super::write::seat(&seat);
    to_json(&Parsed { ok: problems.is_empty(), seat, win, problems: reply::problems(&problems) })
}

/// The versions of program and contract.
#[must_use]
pub fn version() -> Value {
    to_json(&Versions { version: env!("CARGO_PKG_VERSION"), contract: VERSION })
}

//! Answers requests.

use serde::Serialize;
use serde_json::Value;

use super::answer::{GameScored, Scored};
use super::constants::{False, True};
use super::json::to_json;
use super::refusal::{Caveats, Checked, Refused};
use super::{game, request};
use crate::deal::Draft;
use crate::game::replay;
use crate::plan::{Plan, review};
use crate::problems::{Part, Place, Problem, Problems};
use crate::settle::{Answer, Detail, answer, checked};
use crate::tiles::Tile;

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Reply {
    /// A deal that was scored.
    Scored(Box<Scored>),
    /// A game that was replayed.
    Game(Box<GameScored>),
    /// A rulebook that was checked.
    Checked(Checked),
    /// A request that was refused.
    Refused(Refused),
}

/// Answers a request about a deal, a game or a rulebook.
#[must_use]
pub fn respond(json: &Value) -> Value {
    to_json(&reply_to(json))
}

/// Answers a request with a typed reply.
#[must_use]
fn reply_to(json: &Value) -> Reply {
    if json.get("game").is_some() {
        return game_reply_to(json);
    }
    match request::read(json) {
        Ok(request) => {
            let plan = Plan::new(request.book);
            if request.only_rules {
                return review_rules(&plan, &request.draft, json);
            }
            reply_with(&plan, &request.draft, request.detail, json)
        }
        Err(problems) => refusal(problems),
    }
}

/// Answers a request about a game.
pub(super) fn game_reply_to(json: &Value) -> Reply {
    let request = match game::read_request(json) {
        Ok(request) => request,
        Err(problems) => return refusal(problems),
    };
    let plan = Plan::new(request.book);
    let mut report = replay(&request.game, &plan);
    let problems = report.deals.iter_mut().flat_map(|deal| deal.problems.iter_mut());
    problems.for_each(|problem| point_at_tile(problem, json));
    let problems = report.deals.iter().flat_map(|deal| &deal.problems).cloned().collect();
    let scored = |draft: &Draft, answer| Scored::of(&plan, draft, answer, request.detail);
    let game = report.with_answers(&request.game, scored);
    let caveats = Caveats::of(plan.caveats(None));
    Reply::Game(Box::new(GameScored { ok: True, game, problems, caveats }))
}

/// An answer as JSON, to a deal that was settled already.
#[must_use]
pub fn answer_json(plan: &Plan, draft: &Draft, answer: Answer, detail: Detail) -> Value {
    to_json(&Scored::of(plan, draft, answer, detail))
}

/// Answers what a deal comes to under rules that have already been compiled.
#[must_use]
pub fn respond_with(plan: &Plan, draft: &Draft, detail: Detail) -> Value {
    to_json(&reply_with(plan, draft, detail, &Value::Null))
}

/// The answer to a deal of this request.
pub(super) fn reply_with(plan: &Plan, draft: &Draft, detail: Detail, request: &Value) -> Reply {
    match answer(draft, plan) {
        Ok(answer) => Reply::Scored(Box::new(Scored::of(plan, draft, answer, detail))),
        Err(problems) => refused_at(problems, request),
    }
}

/// The answer to a request that asks about its rulebook alone.
pub(super) fn review_rules(plan: &Plan, draft: &Draft, request: &Value) -> Reply {
    match checked(draft, plan) {
        Ok(_) => accepted(review(plan, &Place::of([Part::from("rules")])), plan, None),
        Err(problems) => refused_at(problems, request),
    }
}

/// Refuses a request because of problems in its deal. Each of them points to the characters of its tile.
pub(super) fn refused_at(problems: Problems, request: &Value) -> Reply {
    refusal(problems.map(|mut problem| {
        point_at_tile(&mut problem, request);
        problem
    }))
}

pub(super) fn accepted(problems: Vec<Problem>, plan: &Plan, draft: Option<&Draft>) -> Reply {
    Reply::Checked(Checked { ok: True, problems, caveats: Caveats::of(plan.caveats(draft)) })
}

pub(super) fn refusal(problems: impl Into<Problems>) -> Reply {
    Reply::Refused(Refused { ok: False, problems: problems.into() })
}

/// Refuses a request because of these problems.
#[must_use]
pub fn refused(problems: impl Into<Problems>) -> Value {
    to_json(&refusal(problems))
}

/// If a problem is about a tile in a text of the request, makes it point to the characters of the tile's last copy there, and where the
/// tile itself is not there, as a plain five where the text has only the red one, to the last tile of its kind.
fn point_at_tile(problem: &mut Problem, request: &Value) {
    let (None, Some(&tile), Some(Part::Key(field))) = (problem.chars, problem.tiles.first(), problem.at.0.last())
    else {
        return;
    };
    // The name of a seat would be a wind.
    if matches!(&**field, "from" | "seat" | "liable") {
        return;
    }
    if let Some(text) = request.pointer(&problem.at.to_string()).and_then(Value::as_str) {
        let read = crate::tiles::read_tiles(text);
        let last = |is: &dyn Fn(Tile) -> bool| {
            read.tiles.iter().zip(&read.chars).rev().find(|&(&other, _)| is(other)).map(|(_, &chars)| chars)
        };
        let alike = |other: Tile| other.kind().is_some() && other.kind() == tile.kind();
        problem.chars = last(&|other| other == tile).or_else(|| last(&alike));
    }
}

//! The contract: requests and answers as JSON. What the batch example, the page and hosts speak.
//!
//! What an answer may hold is described once, by the types in [`mod@answer`], [`explanation`], [`refusal`] and
//! [`game_answer`]: they are written as they stand, and the published schemas are made of them.

pub mod answer;
pub mod constants;
mod explain;
pub mod explanation;
pub mod game;
pub mod game_answer;
mod game_reply;
mod json;
mod names;
pub mod questions;
pub mod refusal;
pub mod reply;
pub mod request;
#[cfg(feature = "schema")]
pub mod schema;
pub mod tiles_text;
pub mod write;

pub use game::{read_file, read_request};
pub use json::to_json;
pub use request::read;
pub use write::{game_request, option};

use serde::Serialize;
use serde_json::Value;

use self::answer::Scored;
use self::constants::{False, True};
use self::game_answer::GameScored;
use self::refusal::{Checked, Refused};
use crate::deal::Draft;
use crate::plan::{Plan, review};
use crate::problems::{Part, Place, Problem, Problems, bounds};
use crate::settle::{Detail, answer, checked};

/// The version of requests and answers.
pub const VERSION: i64 = 1;

/// What a request is answered with.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// A deal that was scored.
    Scored(Box<Scored>),
    /// A game that was replayed.
    Game(Box<GameScored>),
    /// A rulebook that was checked.
    Checked(Checked),
    /// A request that was refused.
    Refused(Refused),
}

/// Answers a request.
#[must_use]
pub fn respond(json: &Value) -> Value {
    to_json(&reply_to(json))
}

/// Answers a request, before it is written as JSON.
#[must_use]
pub fn reply_to(json: &Value) -> Reply {
    if json.get("game").is_some() {
        return game::respond(json);
    }
    match request::read(json) {
        Ok(request) => {
            let plan = Plan::new(request.book);
            reply_with(&plan, &request.draft, request.detail, request.only_rules, &request.texts)
        }
        Err(problems) => refusal(&problems),
    }
}

/// Answers a request whose rulebook has been compiled already.
#[must_use]
pub fn respond_with(plan: &Plan, draft: &Draft, detail: Detail, only_rules: bool, texts: &[(Place, String)]) -> Value {
    to_json(&reply_with(plan, draft, detail, only_rules, texts))
}

fn reply_with(plan: &Plan, draft: &Draft, detail: Detail, only_rules: bool, texts: &[(Place, String)]) -> Reply {
    if only_rules && let Err(problems) = checked(draft, plan) {
        return refused_at(problems, texts);
    }
    if only_rules {
        let problems = review(plan, &Place::of([Part::from("rules")]));
        return accepted(&problems, plan, None);
    }
    match answer(draft, plan) {
        Ok(answer) => Reply::Scored(Box::new(reply::answer(plan, draft, &answer, detail))),
        Err(problems) => refused_at(problems, texts),
    }
}

/// Refused for what is wrong with the deal, each problem with the characters of its tile.
fn refused_at(problems: Problems, texts: &[(Place, String)]) -> Reply {
    let mut problems = problems.into_vec();
    problems.truncate(bounds::PROBLEMS + 1);
    problems.iter_mut().for_each(|problem| point_at_tile(problem, texts));
    refusal(&problems)
}

fn accepted(problems: &[Problem], plan: &Plan, draft: Option<&Draft>) -> Reply {
    let (problems, caveats) = (reply::problems(problems), reply::caveats(plan, draft));
    Reply::Checked(Checked { ok: True, problems, caveats })
}

fn refusal(problems: &[Problem]) -> Reply {
    Reply::Refused(Refused { ok: False, problems: reply::problems(problems) })
}

/// Refused for these reasons.
#[must_use]
pub fn refused(problems: &[Problem]) -> Value {
    to_json(&refusal(problems))
}

/// Where a problem is about a tile of a text, the characters of its last copy there.
fn point_at_tile(problem: &mut Problem, texts: &[(Place, String)]) {
    let (None, Some(&tile)) = (problem.chars, problem.tiles.first()) else { return };
    if let Some((_, text)) = texts.iter().find(|(place, _)| *place == problem.at) {
        let read = crate::tiles::read_tiles(text);
        let found = read.tiles.iter().zip(&read.chars).rev().find(|(other, _)| other.kind() == tile.kind());
        problem.chars = found.map(|(_, chars)| *chars);
    }
}

//! The contract: requests and answers as JSON trees. What the batch example, the page and hosts speak.

pub mod game;
mod game_reply;
pub mod questions;
pub mod reply;
pub mod request;
pub mod write;

pub use game::{read_file, read_request};
pub use request::read;
pub use write::{game_request, option};

use serde_json::{Map, Value};

use crate::deal::Draft;
use crate::plan::{Plan, review};
use crate::problems::{Fields, Place, Problem, Problems, bounds};
use crate::settle::{Detail, answer, checked};

/// The version of requests and answers.
pub const VERSION: i64 = 1;

/// Answers a request.
#[must_use]
pub fn respond(json: &Value) -> Value {
    if json.get("game").is_some() {
        return game::respond(json);
    }
    let request = match request::read(json) {
        Ok(request) => request,
        Err(problems) => return refused(&problems),
    };
    let plan = Plan::new(request.book);
    respond_with(&plan, &request.draft, request.detail, request.only_rules, &request.texts)
}

/// Answers a request whose rulebook has been compiled already.
#[must_use]
pub fn respond_with(plan: &Plan, draft: &Draft, detail: Detail, only_rules: bool, texts: &[(Place, String)]) -> Value {
    if only_rules && let Err(problems) = checked(draft, plan) {
        return refused_at(problems, texts);
    }
    if only_rules {
        let problems = review(plan, &Place::of([crate::problems::Part::from("rules")]));
        return accepted(&problems, plan, None);
    }
    match answer(draft, plan) {
        Ok(answer) => reply::answer(plan, draft, &answer, detail),
        Err(problems) => refused_at(problems, texts),
    }
}

/// Refused for what is wrong with the deal, each problem with the characters of its tile.
fn refused_at(problems: Problems, texts: &[(Place, String)]) -> Value {
    let mut problems = problems.into_vec();
    problems.truncate(bounds::PROBLEMS + 1);
    problems.iter_mut().for_each(|problem| point_at_tile(problem, texts));
    refused(&problems)
}

fn accepted(problems: &[Problem], plan: &Plan, draft: Option<&Draft>) -> Value {
    Map::new()
        .with("ok", true)
        .with("problems", reply::problems(problems))
        .maybe("caveats", reply::caveats(plan, draft))
        .into()
}

/// Refused for these reasons.
#[must_use]
pub fn refused(problems: &[Problem]) -> Value {
    Map::new().with("ok", false).with("problems", reply::problems(problems)).into()
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

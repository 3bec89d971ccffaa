//! Answers requests.

use serde::Serialize;
use serde_json::Value;

use super::answer::Scored;
use super::constants::{False, True};
use super::game_answer::GameScored;
use super::json::to_json;
use super::refusal::{Checked, Refused};
use super::{game, game_reply, reply, request};
use crate::deal::Draft;
use crate::game::replay;
use crate::plan::{Plan, review};
use crate::problems::{Part, Place, Problem, Problems, bounds};
use crate::settle::{Detail, answer, checked};
use crate::tiles::Tile;

/// The answer to a request.
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

/// Answers a request about a deal, a game or a rulebook.
#[must_use]
pub fn respond(json: &Value) -> Value {
    to_json(&reply_to(json))
}

/// Answers a request with a typed reply.
#[must_use]
pub fn reply_to(json: &Value) -> Reply {
    if json.get("game").is_some() {
        return game_reply_to(json);
    }
    match request::read(json) {
        Ok(request) => {
            let plan = Plan::new(request.book);
            reply_with(&plan, &request.draft, request.detail, request.only_rules, &request.texts)
        }
        Err(problems) => refusal(&problems),
    }
}

/// Answers a request about a game.
pub(super) fn game_reply_to(json: &Value) -> Reply {
    let request = match game::read_request(json) {
        Ok(request) => request,
        Err(problems) => return refusal(&problems),
    };
    let plan = Plan::new(request.book);
    let mut report = replay(&request.game, &plan);
    let mut texts = request.texts.as_slice();
    for (place, deal) in report.deals.iter_mut().enumerate() {
        // The texts are in the order of the deals. A deal's problems refer only to its own texts.
        let own = texts.iter().take_while(|(at, _)| at.0.get(2) == Some(&Part::Index(place))).count();
        let (own, rest) = texts.split_at(own);
        texts = rest;
        deal.problems.iter_mut().for_each(|problem| point_at_tile(problem, own));
    }
    let problems: Vec<Problem> = report.deals.iter().flat_map(|deal| &deal.problems).cloned().collect();
    Reply::Game(Box::new(GameScored {
        ok: True,
        game: game_reply::report(&plan, &request.game, &report, request.detail),
        problems: reply::problems(&problems),
        caveats: reply::caveats(&plan, None),
    }))
}

/// Answers a request whose rulebook has already been compiled. With `only_rules` it only reviews the rulebook;
/// `texts` are the texts of tiles in the request with their places, so that problems can point to characters.
#[must_use]
pub fn respond_with(plan: &Plan, draft: &Draft, detail: Detail, only_rules: bool, texts: &[(Place, String)]) -> Value {
    to_json(&reply_with(plan, draft, detail, only_rules, texts))
}

pub(super) fn reply_with(
    plan: &Plan,
    draft: &Draft,
    detail: Detail,
    only_rules: bool,
    texts: &[(Place, String)],
) -> Reply {
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

/// Refuses a request because of problems in its deal. Each of them points to the characters of its tile.
pub(super) fn refused_at(problems: Problems, texts: &[(Place, String)]) -> Reply {
    let mut problems: Vec<Problem> = problems.into_iter().take(bounds::PROBLEMS + 1).collect();
    problems.iter_mut().for_each(|problem| point_at_tile(problem, texts));
    refusal(&problems)
}

pub(super) fn accepted(problems: &[Problem], plan: &Plan, draft: Option<&Draft>) -> Reply {
    let (problems, caveats) = (reply::problems(problems), reply::caveats(plan, draft));
    Reply::Checked(Checked { ok: True, problems, caveats })
}

pub(super) fn refusal(problems: &[Problem]) -> Reply {
    Reply::Refused(Refused { ok: False, problems: reply::problems(problems) })
}

/// Refuses a request because of these problems.
#[must_use]
pub fn refused(problems: &[Problem]) -> Value {
    to_json(&refusal(problems))
}

/// If a problem is about a tile in a text, makes it point to the characters of the tile's last copy there, and where the
/// tile itself is not there, as a plain five where the text has only the red one, to the last tile of its kind.
fn point_at_tile(problem: &mut Problem, texts: &[(Place, String)]) {
    let (None, Some(&tile)) = (problem.chars, problem.tiles.first()) else { return };
    if let Some((_, text)) = texts.iter().find(|(place, _)| *place == problem.at) {
        let read = crate::tiles::read_tiles(text);
        let last = |is: &dyn Fn(Tile) -> bool| {
            read.tiles.iter().zip(&read.chars).rev().find(|&(&other, _)| is(other)).map(|(_, &chars)| chars)
        };
        let alike = |other: Tile| other.kind().is_some() && other.kind() == tile.kind();
        problem.chars = last(&|other| other == tile).or_else(|| last(&alike));
    }
}

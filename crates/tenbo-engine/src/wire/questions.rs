//! Questions that ask for less than a score: is a request valid, what does a hand wait for, does a rulebook make
//! sense? Each answer is part of what [`respond`](super::respond()) answers. Besides, what a text of tiles says, and
//! which rulebooks and versions there are.

use serde_json::Value;

use super::answer::{GameScored, Scored};
use super::constants::{False, NoProblems, True, Version};
use super::json::to_json;
use super::parsed::{Parsed, PartlyParsed, RulebookEntry, Versions, WaitingSeat, Waits, WinningTile};
use super::refusal::{Caveats, Checked};
use super::request;
use super::respond::{Reply, accepted, game_reply_to, refusal, refused, refused_at, reply_with, review_rules};
use crate::deal::{By, End, SeatDraft};
use crate::json::Field;
use crate::plan::{Plan, review};
use crate::problems::{Place, Problem, ProblemKey, Problems, Reader, bounds};
use crate::rules::read::rulebook;
use crate::rules::{Caveat, shipped};
use crate::settle::{Detail, checked};
use crate::tiles::{WinMark, read_hand};

/// Checks a request without scoring it. The answer has every problem that scoring would report.
#[must_use]
pub fn check(json: &Value) -> Value {
    to_json(&checked_request(json))
}

fn checked_request(json: &Value) -> Reply {
    if json.get("game").is_some() {
        return match game_reply_to(json) {
            Reply::Game(game) => {
                let GameScored { ok, problems, caveats, game } = *game;
                let deals = game.deals.into_iter().filter_map(|deal| deal.answer?.caveats);
                // Each of them once.
                let mut all: Vec<Caveat> = Vec::new();
                for caveat in caveats.into_iter().chain(deals).flat_map(|Caveats(reported)| reported) {
                    if !all.contains(&caveat) {
                        all.push(caveat);
                    }
                }
                Reply::Checked(Checked { ok, problems, caveats: Caveats::of(all) })
            }
            other => other,
        };
    }
    let request = match request::read(json) {
        Ok(request) => request,
        Err(problems) => return refusal(problems),
    };
    let plan = Plan::new(request.book);
    if request.only_rules {
        return review_rules(&plan, &request.draft, json);
    }
    match checked(&request.draft, &plan) {
        Ok(_) => accepted(Vec::new(), &plan, Some(&request.draft)),
        Err(problems) => refused_at(problems, json),
    }
}

/// What the seats of an open deal wait for. The request may leave out `end`.
#[must_use]
pub fn waits(json: &Value) -> Value {
    let mut asked = json.clone();
    if let Value::Object(fields) = &mut asked
        && !fields.contains_key("end")
    {
        fields.insert("end".to_owned(), End::Open.write());
    }
    let request = match request::read(&asked) {
        Ok(request) => request,
        Err(problems) => return refused(problems),
    };
    if request.draft.end != End::Open {
        let at = Place::default().join("end").join("kind");
        return refused(Problem::new(ProblemKey::UnknownValue, at));
    }
    let plan = Plan::new(request.book);
    match reply_with(&plan, &request.draft, Detail::Score, &asked) {
        Reply::Scored(scored) => {
            let Scored { ok, seats, problems, caveats, .. } = *scored;
            let seats = seats.map(|seat| seat.map(WaitingSeat::from));
            to_json(&Waits { ok, seats, problems, caveats })
        }
        other => to_json(&other),
    }
}

/// Checks whether an object is a rulebook, and reports what in it has no effect. Places start from this object.
#[must_use]
pub fn check_rulebook(json: &Value) -> Value {
    let mut reader = Reader::default();
    let root = Place::default();
    // A text would be the id of a shipped one.
    let book = json.is_object().then(|| rulebook(json, &root, &mut reader)).flatten();
    match (Problems::none_in(reader.problems), book) {
        (Err(problems), _) => refused(problems),
        (Ok(()), None) => refused(Problem::new(ProblemKey::WrongType, root)),
        (Ok(()), Some(book)) => {
            let plan = Plan::new(book);
            to_json(&accepted(review(&plan, &root), &plan, None))
        }
    }
}

/// Reads a text of tiles. The answer has a seat, its winning tile and how the seat got it. What can be read is in the
/// answer even if the rest has problems.
#[must_use]
pub fn parse(text: &str) -> Value {
    let root = Place::default();
    if text.chars().nth(bounds::TILES).is_some() {
        return refused(Problem::new(ProblemKey::TextTooLong, root));
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
        WinningTile { tile, by }
    });
    if problems.is_empty() {
        to_json(&Parsed { ok: True, seat, win, problems: NoProblems })
    } else {
        to_json(&PartlyParsed { ok: False, seat: Some(seat), win, problems })
    }
}

/// The shipped rulebooks, in the order in which pickers list them.
#[must_use]
pub fn rulebooks() -> Value {
    let entry = |id: &&str| shipped::NAMES.iter().find(|(name, _, _)| name == id);
    let book = |&(id, name, family): &(_, _, _)| RulebookEntry { id, name, family };
    to_json(&shipped::OFFERED.iter().filter_map(entry).map(book).collect::<Vec<_>>())
}

/// The versions of program and contract.
#[must_use]
pub fn version() -> Value {
    to_json(&Versions { version: env!("CARGO_PKG_VERSION"), contract: Version })
}

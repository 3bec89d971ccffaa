//! Reads a request about a deal. Every wrong field is reported, and nothing is guessed instead.

use serde_json::Value;

use super::constants::VERSION;
use crate::deal::{Draft, End, Players};
use crate::json::{Field, Object, written};
use crate::problems::{Place, Problem, ProblemKey, Problems, Reader, whole};
use crate::rules::Rulebook;
use crate::rules::read::rulebook;
use crate::settle::Detail;

/// A request that could be read.
#[derive(Clone, Debug)]
pub struct Request {
    /// The rulebook, with its differences applied.
    pub book: Rulebook,
    /// The deal.
    pub draft: Draft,
    /// How much detail the answer has.
    pub detail: Detail,
    /// Whether only the rulebook is to be checked, because the deal is open and has no seats.
    pub only_rules: bool,
}

/// Reads a request.
///
/// # Errors
/// All problems of its fields.
pub fn read(json: &Value) -> Result<Request, Problems> {
    let mut read = Reader::default();
    let root = Place::default();
    let (mut draft, mut book, mut detail) = (Draft::default(), None, Detail::Explain);
    read.require(json, ["v", "rules", "seats", "end"], &root);
    for (key, value, at) in read.fields(json, &root) {
        match key {
            "v" => version(value, &at, &mut read),
            "rules" => book = rulebook(value, &at, &mut read),
            "detail" => detail.set(value, &at, Detail::WITHIN, &mut read),
            "players" => {
                draft.players = read.int(value, &at, 3..=4).map(|players| Players::three_if(players == 3));
            }
            _ if draft.set_field(key, value, &at, &mut read) => {}
            _ => read.unknown(&at),
        }
    }
    let only_rules = draft.seats.0.iter().all(Option::is_none) && draft.end == End::Open;
    // If `deposits` is left out, sticks are not settled.
    if let Some(book) = book.as_ref().filter(|_| json.get("deposits").is_some()) {
        let players = draft.players.unwrap_or(Players::of(&book.options.tiles));
        if book.options.payments.deposit_value > 0 && draft.deposits < draft.declarations(players) {
            read.problem(ProblemKey::TooFewDeposits, &root.join("deposits"));
        }
    }
    Problems::none_in(read.problems)?;
    let book = book.ok_or_else(|| Problem::new(ProblemKey::MissingField, root.join("rules")))?;
    Ok(Request { book, draft, detail, only_rules })
}

/// Reports a version that is not that of the contract.
pub(super) fn version(json: &Value, at: &Place, read: &mut Reader) {
    if whole(json) != Some(VERSION) {
        read.problem(ProblemKey::WrongVersion, at);
    }
}

written! {
    Request, Some("request"), generator => {
        let about =
            "One deal under one rulebook. If the deal is open and no seat has anything, only the rulebook is checked.";
        crate::json::Properties::with(&[about], generator, |to| {
            describe_rules(to);
            let explain = Some(Detail::Explain.write());
            to.field::<Detail>("detail", &["How much detail the answer has."], Detail::WITHIN, explain);
            let players = schemars::json_schema!({ "enum": [3, 4] });
            to.add("players", &["The number of players; the rulebook's if left out."], players, None);
            Draft::describe(to);
            to.require(&["v", "rules", "seats", "end"]);
        })
    };
}

/// Adds version and rules to the schema of a request.
#[cfg(feature = "schema")]
pub(super) fn describe_rules(to: &mut crate::json::Properties<'_>) {
    use crate::problems::bounds;
    to.add("v", &["The version of the contract."], schemars::json_schema!({ "const": VERSION }), None);
    let about = "The id of a shipped rulebook, or a rulebook: either what differs from a base, or all of it.";
    let rules = schemars::json_schema!({
        "oneOf": [{ "type": "string", "maxLength": bounds::NAME }, { "$ref": "rulebook.schema.json" }]
    });
    to.add("rules", &[about], rules, None);
}

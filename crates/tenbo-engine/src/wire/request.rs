//! Reads a request about a deal. Every wrong field is reported, and nothing is guessed instead.

use serde_json::Value;

use super::constants::VERSION;
use super::deal_reader::DealReader;
use super::deal_request::RequestField;
use crate::deal::{Draft, End, Players};
use crate::problems::{Place, ProblemKey, Problems, whole};
use crate::rules::Rulebook;
use crate::rules::read::rulebook;
use crate::settle::Detail;
use crate::tiles::Wind;

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
    /// The texts of tiles with their places, so that problems can point to characters.
    pub texts: Vec<(Place, String)>,
}

/// Reads a request.
///
/// # Errors
/// All problems of its fields.
pub fn read(json: &Value) -> Result<Request, Problems> {
    let mut read = DealReader::default();
    let root = Place::default();
    let mut draft = Draft::default();
    let mut book = None;
    let mut detail = Detail::Explain;
    for key in ["v", "rules", "seats", "end"] {
        if json.get(key).is_none() {
            read.reader.problem(ProblemKey::MissingField, &root.join(key));
        }
    }
    for (key, value, at) in read.reader.fields(json, &root) {
        let reader = &mut read.reader;
        match key.parse() {
            Ok(RequestField::Version) => {
                if whole(value) != Some(VERSION) {
                    reader.problem(ProblemKey::WrongVersion, &at);
                }
            }
            Ok(RequestField::Rules) => book = rulebook(value, &at, reader),
            Ok(RequestField::Detail) => detail = reader.name(value, &at).unwrap_or(detail),
            Ok(RequestField::Players) => {
                draft.players = reader.int(value, &at, 3..=4).map(|players| Players::three_if(players == 3))
            }
            Ok(RequestField::Prevailing) => draft.prevailing = reader.name(value, &at).unwrap_or(Wind::East),
            Ok(RequestField::DealerWins) => draft.dealer_wins = read.count(value, &at),
            Ok(RequestField::Honba) => draft.honba = read.count(value, &at),
            Ok(RequestField::Deposits) => draft.deposits = read.count(value, &at),
            Ok(RequestField::WallLeft) => draft.wall_left = read.wall_left(value, &at),
            Ok(RequestField::Dora) => draft.dora = read.indicators(value, &at),
            Ok(RequestField::Ura) => draft.ura = read.indicators(value, &at),
            Ok(RequestField::Seats) => draft.seats = read.seats(value, &at),
            Ok(RequestField::End) => draft.end = read.end(value, &at),
            Ok(RequestField::Penalties) => draft.penalties = read.penalties(value, &at),
            Ok(RequestField::Immediate) => draft.immediate = read.immediate(value, &at),
            Err(_) => reader.unknown(&at),
        }
    }
    let only_rules = draft.seats.0.iter().all(Option::is_none) && draft.end == End::Open;
    let three = book.as_ref().is_some_and(|book| book.options.tiles.players == 3);
    let players = draft.players.unwrap_or(Players::three_if(three));
    // If `deposits` is left out, sticks are not settled.
    let sticks = book.as_ref().is_some_and(|book| book.options.payments.deposit_value > 0);
    if json.get("deposits").is_some() && sticks && draft.deposits < draft.declarations(players) {
        read.reader.problem(ProblemKey::TooFewDeposits, &root.join("deposits"));
    }
    match book {
        Some(book) if read.reader.problems.is_empty() => {
            Ok(Request { book, draft, detail, only_rules, texts: read.texts })
        }
        _ => Err(read.reader.problems.into()),
    }
}

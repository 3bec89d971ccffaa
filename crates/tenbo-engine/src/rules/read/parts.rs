//! Reads the parts of a block, or of the file itself.

use serde_json::Value;

use super::amounts::{auxiliary, minimum, settling};
use super::excludes::{cap, excludes};
use super::own_fouls::own_fouls;
use super::own_hands::own_hands;
use super::patterns::{pattern, patterns};
use super::payments::payments;
use crate::json::Field;
use crate::options::OptionKey;
use crate::patterns::Pattern;
use crate::problems::{Place, Problem, ProblemKey, Reader};
use crate::rules::basic_points::BasicPoints;
use crate::rules::book::{LiabilityRule, LimitRow, Rulebook};
use crate::rules::item::Item;
use crate::rules::json::PartField;
use crate::rules::setting;

/// Reads one part of a file into the rulebook. It belongs to the rulebook's last block.
pub fn part(part: PartField, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    match part {
        PartField::Hands => own_hands(json, at, book, block(book), read),
        PartField::Winner | PartField::Losers => items(part, json, at, book, read),
        PartField::Options => options(json, at, book, read),
        PartField::Basic => basic(json, at, &mut book.basic, read),
        PartField::Exclusion => book.exclusion = read.name(json, at).unwrap_or(book.exclusion),
        PartField::Excludes => {
            for (id, value, place) in read.fields(json, at) {
                let Some(above) = pattern(id, &place, read) else { continue };
                book.excludes.insert(above, excludes(value, &place, read));
            }
        }
        PartField::Limits => {
            book.limits.set(json, at, Vec::<LimitRow>::WITHIN, read);
            crate::order::sort_by_key(&mut book.limits, |row| row.from);
        }
        PartField::Minimum => minimum(json, at, book, read),
        PartField::Liability => {
            let rules = read.entries(json, at);
            book.liability = rules.filter_map(|(value, place)| liability(value, &place, read)).collect();
        }
        PartField::Fouls => own_fouls(json, at, book, read),
        PartField::Groups => book.groups = lists(json, at, read),
        PartField::Series => book.series = lists(json, at, read),
        PartField::Caps => {
            let entries = read.entries(json, at);
            book.caps = entries.filter_map(|(value, place)| cap(value, &place, read)).collect();
        }
        PartField::Auxiliary => book.auxiliary = auxiliary(json, at, read),
        PartField::Settling => book.settling = settling(json, at, read),
        PartField::Payments => book.payments = Some(payments(json, at, read)),
    }
}

/// The index of the block that is being read: the last.
fn block(book: &Rulebook) -> u8 {
    u8::try_from(book.blocks.len().saturating_sub(1)).unwrap_or(u8::MAX)
}

fn items(part: PartField, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let block = block(book);
    let list = if part == PartField::Winner { &mut book.winner } else { &mut book.losers };
    let mut is_too_long = false;
    for (id, value, place) in read.fields(json, at) {
        let Some(pattern) = pattern(id, &place, read) else { continue };
        if matches!(value, Value::Null) {
            list.remove(pattern);
            continue;
        }
        let mut entry = list.get(&pattern).cloned().unwrap_or_default();
        entry.block = block;
        entry.set(value, &place, Item::WITHIN, read);
        if list.insert(pattern, entry).is_err() {
            is_too_long = true;
        }
    }
    if is_too_long {
        read.problem(ProblemKey::TooManyEntries, at);
    }
}

/// Reads the options. The minimum and the table of auxiliary points can stand among them.
fn options(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    for (id, value, place) in read.fields(json, at) {
        match id.parse() {
            Ok(PartField::Minimum) => minimum(value, &place, book, read),
            Ok(PartField::Auxiliary) => book.auxiliary = auxiliary(value, &place, read),
            _ => option(id, value, &place, book, read),
        }
    }
}

fn option(id: &str, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let Ok(key) = id.parse::<OptionKey>() else {
        read.problems.push(Problem::new(ProblemKey::UnknownOption, at.clone()).named(id.to_owned()));
        return;
    };
    let Some(value) = setting::read(key, json, at, read) else { return };
    book.options.set(key, value);
    let block = block(book);
    if let Some(slot) = book.option_blocks.get_mut(key as usize) {
        *slot = block;
    }
}

fn basic(json: &Value, at: &Place, basic: &mut BasicPoints, read: &mut Reader) {
    for (id, value, place) in read.fields(json, at) {
        if id == "unit" {
            basic.unit = read.name(value, &place).unwrap_or(basic.unit);
        } else if !BasicPoints::FIELDS.contains(&id) {
            read.unknown(&place);
        } else if let Some(amount) = read.int(value, &place, 0..=BasicPoints::MOST) {
            basic.set(id, amount);
        }
    }
}

fn lists(json: &Value, at: &Place, read: &mut Reader) -> Vec<Vec<Pattern>> {
    let lists = read.entries(json, at);
    lists.map(|(value, place)| patterns(value, &place, read)).collect()
}

/// Reads a rule that makes a seat pay for the others. It is called as its pattern, if it has no name of its own.
fn liability(json: &Value, at: &Place, read: &mut Reader) -> Option<LiabilityRule> {
    let mut rule = LiabilityRule::read(json, at, LiabilityRule::WITHIN, read)?;
    if let (None, Some(pattern)) = (json.get("rule"), rule.pattern) {
        rule.rule = pattern.as_str().into();
    }
    Some(rule)
}

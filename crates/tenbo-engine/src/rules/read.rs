//! From a file's tree to a rulebook: base first, then each block's differences. Every problem is gathered.

use std::borrow::Cow;
use std::str::FromStr;

use serde_json::Value;

use super::basic_points::BasicPoints;
use super::book::{Block, LiabilityRule, LimitRow, Rulebook};
use super::item::{Item, Unit};
use super::payoff::{PayoffCase, PayoffRow, PayoffTable};
use super::shipped;
use crate::Ratio;
use crate::options::{OptionKey, OptionSpec};
use crate::patterns::Pattern;
use crate::problems::{Part, Place, Problem, ProblemKey, Reader, bounds};

/// How deep a base may have a base of its own.
const BASES: u8 = 4;

/// Reads a rulebook: the id of a shipped one, or an object with a base and differences.
pub fn rulebook(json: &Value, at: &Place, read: &mut Reader) -> Option<Rulebook> {
    match json {
        Value::String(_) => {
            let id = read.text(json, at)?;
            let book = shipped::find(id);
            if book.is_none() {
                read.problems.push(Problem::new(ProblemKey::UnknownRulebook, at.clone()).named(id.to_owned()));
            }
            book
        }
        _ => file(json, at, read, BASES),
    }
}

/// Reads a file whose base, if any, is shipped.
pub(super) fn file(json: &Value, at: &Place, read: &mut Reader, depth: u8) -> Option<Rulebook> {
    if !json.is_object() {
        read.problem(ProblemKey::WrongType, at);
        return None;
    }
    let base = json.get("base").and_then(|base| {
        let id = read.text(base, &at.join("base"))?;
        let tree = shipped::tree(id).filter(|_| depth > 0);
        if tree.is_none() {
            read.problems.push(Problem::new(ProblemKey::UnknownBase, at.join("base")).named(id.to_owned()));
        }
        file(tree?, &at.join("base"), read, depth - 1)
    });
    if json.get("base").is_none() && !has_parts(json) {
        read.problem(ProblemKey::MissingField, &at.join("base"));
    }
    let mut book = base.unwrap_or_else(|| Rulebook::empty("custom"));
    for (key, value, place) in read.fields(json, at) {
        match key {
            "base" => {}
            key if PARTS.contains(&key) => {}
            "id" => {
                if let Some(id) = read.text(value, &place) {
                    book.id = Cow::Owned(id.to_owned());
                }
            }
            "name" => {
                if let Some(name) = read.text(value, &place) {
                    book.name = Cow::Owned(name.to_owned());
                }
            }
            "family" => {
                if let Some(family) = read.name(value, &place) {
                    book.family = family;
                }
            }
            "blocks" => {
                for (entry, place) in read.entries_within(value, &place, bounds::BLOCKS) {
                    block(entry, &place, &mut book, read);
                }
            }
            _ => read.unknown(&place),
        }
    }
    if PARTS.iter().any(|part| json.get(part).is_some()) {
        own_block(json, at, &mut book, read);
    }
    Some(book)
}

/// The parts of a rulebook that may stand in a file itself as in a block.
const PARTS: [&str; 15] = [
    "winner",
    "losers",
    "options",
    "basic",
    "exclusion",
    "excludes",
    "groups",
    "caps",
    "series",
    "auxiliary-points-table",
    "settling-table",
    "limits",
    "minimum",
    "payments",
    "liability",
];

/// Whether a file has any part of a rulebook, itself or in a block. One that has none, and no base, is no rulebook.
fn has_parts(json: &Value) -> bool {
    json.get("blocks").and_then(Value::as_array).is_some_and(|blocks| !blocks.is_empty())
        || PARTS.iter().any(|part| json.get(part).is_some())
}

/// What stands in the file itself is a block as well.
fn own_block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let title = Cow::Borrowed("own");
    book.blocks.push(Block { title, source: Cow::Borrowed(""), house_rule: true });
    for (key, value) in json.as_object().into_iter().flatten() {
        if PARTS.contains(&key.as_str()) {
            part(key, value, &at.join(Part::key(key)), book, read);
        }
    }
}

fn block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let mut block = Block { title: Cow::Borrowed(""), source: Cow::Borrowed(""), house_rule: false };
    for (key, target, longest) in
        [("title", &mut block.title, bounds::NAME), ("source", &mut block.source, bounds::NOTE)]
    {
        match json.get(key) {
            Some(value) => {
                if let Some(text) = read.text_within(value, &at.join(key), longest) {
                    *target = Cow::Owned(text.to_owned());
                }
            }
            None => read.problem(ProblemKey::MissingField, &at.join(key)),
        }
    }
    if let Some(value) = json.get("note") {
        let _ = read.text_within(value, &at.join("note"), bounds::NOTE);
    }
    if let Some(value) = json.get("house-rule") {
        block.house_rule = read.flag(value, &at.join("house-rule")).unwrap_or_default();
    }
    book.blocks.push(block);
    for (key, value, place) in read.fields(json, at) {
        if !matches!(key, "title" | "source" | "house-rule" | "note") && !part(key, value, &place, book, read) {
            read.unknown(&place);
        }
    }
}

/// Reads one part of a block; `false` if there is no such part.
fn part(key: &str, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) -> bool {
    let block = u8::try_from(book.blocks.len().saturating_sub(1)).unwrap_or(u8::MAX);
    match key {
        "winner" | "losers" => {
            for (id, value, place) in read.fields(json, at) {
                let Some(pattern) = pattern(id, &place, read) else { continue };
                let list = if key == "winner" { &mut book.winner } else { &mut book.losers };
                if matches!(value, Value::Null) {
                    list.remove(&pattern);
                    continue;
                }
                let mut entry = list.get(&pattern).cloned().unwrap_or_default();
                entry.block = block;
                item(value, &place, &mut entry, read);
                list.insert(pattern, entry);
            }
        }
        "options" => {
            for (id, value, place) in read.fields(json, at) {
                match id {
                    "minimum" => minimum(value, &place, book, read),
                    "auxiliary-points-table" => book.auxiliary = auxiliary(value, &place, read),
                    _ => option(id, value, &place, book, block, read),
                }
            }
        }
        "basic" => {
            for (id, value, place) in read.fields(json, at) {
                if id == "unit" {
                    book.basic.unit = read.name(value, &place).unwrap_or(book.basic.unit);
                } else if !BasicPoints::FIELDS.contains(&id) {
                    read.unknown(&place);
                } else if let Some(amount) = read.int(value, &place, 0..=10_000) {
                    book.basic.set(id, amount);
                }
            }
        }
        "exclusion" => book.exclusion = read.name(json, at).unwrap_or(book.exclusion),
        "excludes" => {
            for (id, value, place) in read.fields(json, at) {
                let Some(above) = pattern(id, &place, read) else { continue };
                book.excludes.insert(above, super::excludes::read(value, &place, read));
            }
        }
        "limits" => {
            book.limits.clear();
            for (value, place) in read.entries(json, at) {
                only(value, &["from", "base", "name"], &place, read);
                let from = field(value, "from", &place, read).and_then(|(v, p)| read.int(v, &p, 1..=1000));
                let base = field(value, "base", &place, read).and_then(|(v, p)| read.int(v, &p, 1..=1_000_000));
                let name = field(value, "name", &place, read).and_then(|(v, p)| read.name(v, &p));
                if let (Some(from), Some(base), Some(name)) = (from, base, name) {
                    book.limits.push(LimitRow { from, base, name });
                }
            }
            crate::order::sort_by_key(&mut book.limits, |row| row.from);
        }
        "minimum" => minimum(json, at, book, read),
        "liability" => {
            book.liability.clear();
            for (value, place) in read.entries(json, at) {
                if let Some(rule) = liability(value, &place, read) {
                    book.liability.push(rule);
                }
            }
        }
        _ => return rare(key, json, at, book, read),
    }
    true
}

/// The parts that the first rulebook does without.
fn rare(key: &str, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) -> bool {
    match key {
        "groups" => {
            let lists: Vec<_> = read.entries(json, at).collect();
            book.groups = lists.into_iter().map(|(value, place)| patterns(value, &place, read)).collect();
        }
        "caps" => {
            let lists: Vec<_> = read.entries(json, at).collect();
            book.caps =
                lists.into_iter().filter_map(|(value, place)| super::excludes::cap(value, &place, read)).collect();
        }
        "series" => {
            let lists: Vec<_> = read.entries(json, at).collect();
            book.series = lists.into_iter().map(|(value, place)| patterns(value, &place, read)).collect();
        }
        "auxiliary-points-table" => book.auxiliary = auxiliary(json, at, read),
        "settling-table" => {
            book.settling = rows(json, at, read, |read, [from, points], [from_at, points_at]| {
                Some((ratio(from, from_at, read)?, read.int(points, points_at, 0..=1_000_000)?))
            });
            crate::order::sort_by_key(&mut book.settling, |&(from, _)| from);
        }
        "payments" => book.payments = Some(payments(json, at, read)),
        _ => return false,
    }
    true
}

#[inline(never)]
fn field<'a>(json: &'a Value, key: &'static str, at: &Place, read: &mut Reader) -> Option<(&'a Value, Place)> {
    let value = json.get(key);
    if value.is_none() {
        read.problem(ProblemKey::MissingField, &at.join(key));
    }
    Some((value?, at.join(key)))
}

/// Notes every field of an object that is none of these.
#[inline(never)]
pub(super) fn only(json: &Value, fields: &[&str], at: &Place, read: &mut Reader) {
    for (key, _, place) in read.fields(json, at) {
        if !fields.contains(&key) {
            read.unknown(&place);
        }
    }
}

#[inline(never)]
pub(super) fn pattern(id: &str, at: &Place, read: &mut Reader) -> Option<Pattern> {
    let found = Pattern::from_str(id).ok();
    if found.is_none() {
        read.problems.push(Problem::new(ProblemKey::UnknownPattern, at.clone()).named(id.to_owned()));
    }
    found
}

#[inline(never)]
pub(super) fn patterns(json: &Value, at: &Place, read: &mut Reader) -> Vec<Pattern> {
    let entries: Vec<_> = read.entries(json, at).collect();
    entries
        .into_iter()
        .filter_map(|(value, place)| read.text(value, &place).and_then(|id| pattern(id, &place, read)))
        .collect()
}

#[inline(never)]
fn item(json: &Value, at: &Place, item: &mut Item, read: &mut Reader) {
    for (key, value, place) in read.fields(json, at) {
        match key {
            field if matches!(value, Value::Null) && take_away(field, item) => {}
            "value" => item.value = ratio(value, &place, read).unwrap_or(item.value),
            "concealed-value" => item.concealed_value = ratio(value, &place, read).or(item.concealed_value),
            "self-drawn-value" => item.self_drawn_value = ratio(value, &place, read).or(item.self_drawn_value),
            "unit" => item.unit = read.name(value, &place).unwrap_or(item.unit),
            "concealed-when" => item.concealed_when = read.name(value, &place).unwrap_or(item.concealed_when),
            "concealed-only" => item.concealed_only = read.flag(value, &place).unwrap_or_default(),
            "forced" => item.forced = read.flag(value, &place).unwrap_or_default(),
            "count-directly" => item.count_directly = read.flag(value, &place).unwrap_or_default(),
            "allow-melded" => item.allow_melded = read.flag(value, &place),
            "double-if-concealed" => item.double_if_concealed = read.flag(value, &place).unwrap_or_default(),
            "ready-hands-only" => item.ready_hands_only = read.flag(value, &place).unwrap_or_default(),
            "calling" => item.calling = read.flag(value, &place).unwrap_or_default(),
            "share-of-winner" => item.share_of_winner = ratio(value, &place, read),
            "bonus" => item.bonus = read.flag(value, &place).unwrap_or_default(),
            "alone" => item.alone = read.flag(value, &place).unwrap_or_default(),
            "needs" => item.needs = read.name(value, &place),
            "doubled-by" => item.doubled_by = read.name(value, &place),
            "name" => item.name = name(value, &place, read),
            "kanji" => item.kanji = name(value, &place, read),
            "reading" => item.decomposition = name(value, &place, read),
            "number" => {
                let number = read.int(value, &place, 0..=255).and_then(|number| u8::try_from(number).ok());
                item.number = number.unwrap_or_default();
            }
            _ => read.unknown(&place),
        }
    }
}

fn name(json: &Value, at: &Place, read: &mut Reader) -> Option<Cow<'static, str>> {
    read.text(json, at).map(|name| Cow::Owned(name.to_owned()))
}

/// `null`: without what the base has there; `false` if an item always has such a field.
fn take_away(field: &str, item: &mut Item) -> bool {
    match field {
        "concealed-value" => item.concealed_value = None,
        "self-drawn-value" => item.self_drawn_value = None,
        "share-of-winner" => item.share_of_winner = None,
        "allow-melded" => item.allow_melded = None,
        "needs" => item.needs = None,
        "doubled-by" => item.doubled_by = None,
        "name" => item.name = None,
        "kanji" => item.kanji = None,
        "reading" => item.decomposition = None,
        _ => return false,
    }
    true
}

/// From so many auxiliary points so many faan: `[[4, 1], …]`.
#[inline(never)]
fn auxiliary(json: &Value, at: &Place, read: &mut Reader) -> Vec<(i64, Ratio)> {
    let mut table = rows(json, at, read, |read, [from, faan], [from_at, faan_at]| {
        Some((read.int(from, from_at, 0..=1_000_000)?, ratio(faan, faan_at, read)?))
    });
    crate::order::sort_by_key(&mut table, |&(from, _)| from);
    table
}

/// A table of two columns: a list of lists of two.
fn rows<T>(
    json: &Value,
    at: &Place,
    read: &mut Reader,
    mut row: impl FnMut(&mut Reader, [&Value; 2], [&Place; 2]) -> Option<T>,
) -> Vec<T> {
    let entries: Vec<_> = read.entries(json, at).collect();
    let mut table = Vec::with_capacity(entries.len());
    for (value, place) in entries {
        let cells: Vec<_> = read.entries(value, &place).collect();
        match cells.as_slice() {
            [(a, a_at), (b, b_at)] => table.extend(row(read, [a, b], [a_at, b_at])),
            _ => read.problem(ProblemKey::WrongType, &place),
        }
    }
    table
}

/// A payoff scheme: for each case what East, the discarder and the others pay; nothing where nothing is said.
fn payments(json: &Value, at: &Place, read: &mut Reader) -> PayoffTable {
    let mut rows = [PayoffRow::default(); 5];
    for (id, value, place) in read.fields(json, at) {
        let Some(row) = PayoffCase::from_str(id).ok().and_then(|case| rows.get_mut(case as usize)) else {
            read.unknown(&place);
            continue;
        };
        for (payer, value, place) in read.fields(value, &place) {
            let cell = match payer {
                "east" => &mut row.east,
                "discarder" => &mut row.discarder,
                "others" => &mut row.others,
                _ => {
                    read.unknown(&place);
                    continue;
                }
            };
            *cell = ratio(value, &place, read).unwrap_or_default();
        }
    }
    PayoffTable(rows)
}

/// A whole number, or `{ "n": 1, "d": 2 }`.
#[inline(never)]
fn ratio(json: &Value, at: &Place, read: &mut Reader) -> Option<Ratio> {
    const RANGE: std::ops::RangeInclusive<i64> = 0..=1_000_000;
    if !json.is_object() {
        return read.int(json, at, RANGE).map(Ratio::whole);
    }
    only(json, &["n", "d"], at, read);
    let n = field(json, "n", at, read).and_then(|(v, p)| read.int(v, &p, RANGE))?;
    let d = field(json, "d", at, read).and_then(|(v, p)| read.int(v, &p, 1..=1000))?;
    Ratio::new(n, d)
}

fn minimum(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    if matches!(json, Value::Null) {
        book.minimum = None;
        return;
    }
    only(json, &["value", "unit"], at, read);
    let value = field(json, "value", at, read).and_then(|(v, p)| ratio(v, &p, read));
    let unit: Option<Unit> = field(json, "unit", at, read).and_then(|(v, p)| read.name(v, &p));
    if let (Some(value), Some(unit)) = (value, unit) {
        book.minimum = Some((value, unit));
    }
}

#[inline(never)]
fn option(id: &str, json: &Value, at: &Place, book: &mut Rulebook, block: u8, read: &mut Reader) {
    let Ok(key) = OptionKey::from_str(id) else {
        read.problems.push(Problem::new(ProblemKey::UnknownOption, at.clone()).named(id.to_owned()));
        return;
    };
    let value = match (key.spec(), json) {
        (OptionSpec::Number { default: None, .. }, Value::Null) => Some(None),
        (OptionSpec::Flag(_), _) => read.flag(json, at).map(|on| Some(i64::from(on))),
        (OptionSpec::Number { min, max, .. }, _) => read.int(json, at, min..=max).map(Some),
        (OptionSpec::Choice(names), _) => {
            let place = read.text(json, at).and_then(|text| {
                let place = names.iter().position(|name| *name == text);
                if place.is_none() {
                    read.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(text.to_owned()));
                }
                place
            });
            place.and_then(|place| i64::try_from(place).ok()).map(Some)
        }
    };
    if let Some(value) = value {
        book.options.set(key, value);
        if let Some(slot) = book.option_blocks.get_mut(key as usize) {
            *slot = block;
        }
    }
}

fn liability(json: &Value, at: &Place, read: &mut Reader) -> Option<LiabilityRule> {
    let found = match json.get("pattern") {
        Some(value) => {
            let at = at.join("pattern");
            Some(read.text(value, &at).and_then(|id| pattern(id, &at, read))?)
        }
        None => None,
    };
    let danger = field(json, "danger", at, read).and_then(|(v, p)| read.name(v, &p));
    let sets = field(json, "sets", at, read).and_then(|(v, p)| read.int(v, &p, 0..=4));
    let mut rule = LiabilityRule {
        rule: found.map_or(Cow::Borrowed(""), |pattern| Cow::Borrowed(pattern.as_str())),
        pattern: found,
        danger: danger?,
        sets: u8::try_from(sets?).ok()?,
        kong_completes: false,
        win: super::book::LiableWin::Any,
        share: super::book::LiableShare::All,
        needs: None,
    };
    for (key, value, place) in read.fields(json, at) {
        match key {
            "pattern" | "danger" | "sets" => {}
            "rule" => rule.rule = name(value, &place, read)?,
            "kong-completes" => rule.kong_completes = read.flag(value, &place)?,
            "win" => rule.win = read.name(value, &place)?,
            "share" => rule.share = read.name(value, &place)?,
            "needs" => rule.needs = read.name(value, &place),
            _ => read.unknown(&place),
        }
    }
    Some(rule)
}

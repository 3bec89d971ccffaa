//! Reads listed exclusions: ids of patterns excluded in the whole hand, or objects with conditions.

use serde_json::Value;

use super::patterns::{one, pattern, patterns};
use super::values::{field, known};
use crate::Named;
use crate::options::{Choice, OptionKey};
use crate::problems::{Place, Problem, ProblemKey, Reader};
use crate::rules::book::{Cap, Condition, Exclude, ExclusionReach};
use crate::rules::json::{CapField, ExcludeField, ExcludeReach};

/// Reads what one pattern excludes: `["a", "b", { "patterns": ["c"], "over": "own-sets" | "hand", "first": 1,
/// "beside": "d", "if": "option" | "option=choice", "unless": … }]`.
pub fn excludes(json: &Value, at: &Place, read: &mut Reader) -> Vec<Exclude> {
    let mut excludes = Vec::new();
    let mut plain = Exclude { patterns: Vec::new(), reach: ExclusionReach::Hand, beside: None, when: None };
    for (value, place) in read.entries(json, at) {
        if value.is_object() {
            excludes.extend(entry(value, &place, read));
        } else if let Some(id) = read.text(value, &place) {
            plain.patterns.extend(pattern(id, &place, read));
        }
    }
    if !plain.patterns.is_empty() {
        excludes.insert(0, plain);
    }
    excludes
}

fn entry(json: &Value, at: &Place, read: &mut Reader) -> Option<Exclude> {
    known(json, ExcludeField::NAMES, at, read);
    let (list, place) = field(json, ExcludeField::Patterns.as_str(), at, read)?;
    let patterns = patterns(list, &place, read);
    let mut exclude = Exclude { patterns, reach: ExclusionReach::Hand, beside: None, when: None };
    let there = |field: ExcludeField| json.get(field.as_str()).map(|value| (value, at.join(field.as_str())));
    if let Some((reach, place)) = there(ExcludeField::Reach)
        && read.name(reach, &place) == Some(ExcludeReach::OwnSets)
    {
        exclude.reach = ExclusionReach::OwnSets;
    }
    if let Some((first, place)) = there(ExcludeField::First) {
        // How many of the first, in the whole hand or beside its own sets, would both be how far it reaches.
        if there(ExcludeField::Reach).is_some() {
            read.unknown(&place);
        }
        let first = read.int(first, &place, 1..=20).and_then(|first| u8::try_from(first).ok());
        exclude.reach = first.map_or(ExclusionReach::Hand, ExclusionReach::First);
    }
    if let Some((beside, place)) = there(ExcludeField::Beside) {
        exclude.beside = one(beside, &place, read);
    }
    exclude.when = when(json, [ExcludeField::If.as_str(), ExcludeField::Unless.as_str()], at, read);
    Some(exclude)
}

/// Reads a cap: a list of ids, or an object with a condition.
pub fn cap(json: &Value, at: &Place, read: &mut Reader) -> Option<Cap> {
    if !json.is_object() {
        return Some(Cap { patterns: patterns(json, at, read), when: None });
    }
    known(json, CapField::NAMES, at, read);
    let (list, place) = field(json, CapField::Patterns.as_str(), at, read)?;
    let patterns = patterns(list, &place, read);
    Some(Cap { patterns, when: when(json, [CapField::If.as_str(), CapField::Unless.as_str()], at, read) })
}

/// Reads the condition of an object: from the first of these fields, or negated from the second. Both at once are a
/// problem.
fn when(json: &Value, fields: [&'static str; 2], at: &Place, read: &mut Reader) -> Option<Condition> {
    let mut found = None;
    if let [_, unless] = fields
        && fields.iter().all(|field| json.get(field).is_some())
    {
        read.unknown(&at.join(unless));
    }
    for (key, unless) in fields.into_iter().zip([false, true]) {
        if let Some(value) = json.get(key) {
            let place = at.join(key);
            found = read.text(value, &place).and_then(|text| condition(text, &place, unless, read));
        }
    }
    found
}

/// Reads a condition: `option` for a flag that is on, `option=choice` for a choice. `unless` negates it.
fn condition(text: &str, at: &Place, unless: bool, read: &mut Reader) -> Option<Condition> {
    let (name, choice) = text.split_once('=').map_or((text, None), |(name, choice)| (name, Some(choice)));
    let Ok(option) = name.parse::<OptionKey>() else {
        read.problems.push(Problem::new(ProblemKey::UnknownOption, at.clone()).named(name.to_owned()));
        return None;
    };
    let choice = Choice::new(option, choice);
    if choice.is_none() {
        read.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(text.to_owned()));
    }
    Some(Condition { choice: choice?, unless })
}

//! Listed exclusions as files write them: ids for the whole hand, objects where there is more to say.

use serde_json::Value;

use super::book::{Cap, Condition, Exclude, ExclusionReach};
use super::read::{only, pattern, patterns};
use crate::options::{OptionKey, OptionSpec};
use crate::problems::{Place, Problem, ProblemKey, Reader};

/// Reads what one pattern excludes: `["a", "b", { "patterns": ["c"], "over": "own-sets" | "hand", "first": 1,
/// "beside": "d", "if": "option" | "option=choice", "unless": … }]`.
#[inline(never)]
pub(super) fn read(json: &Value, at: &Place, read: &mut Reader) -> Vec<Exclude> {
    let mut excludes = Vec::new();
    let mut plain = Exclude { patterns: Vec::new(), reach: ExclusionReach::Hand, beside: None, when: None };
    let entries: Vec<_> = read.entries(json, at).collect();
    for (value, place) in entries {
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
    only(json, &["patterns", "over", "first", "beside", "if", "unless"], at, read);
    let Some(list) = json.get("patterns") else {
        read.problem(ProblemKey::MissingField, &at.join("patterns"));
        return None;
    };
    let mut exclude = Exclude {
        patterns: patterns(list, &at.join("patterns"), read),
        reach: ExclusionReach::Hand,
        beside: None,
        when: None,
    };
    if let Some(over) = json.get("over") {
        match read.text(over, &at.join("over")) {
            Some("own-sets") => exclude.reach = ExclusionReach::OwnSets,
            Some("hand") | None => {}
            Some(other) => {
                let problem = Problem::new(ProblemKey::UnknownValue, at.join("over")).named(other.to_owned());
                read.problems.push(problem);
            }
        }
    }
    if let Some(first) = json.get("first") {
        let first = read.int(first, &at.join("first"), 1..=20).and_then(|first| u8::try_from(first).ok());
        exclude.reach = first.map_or(ExclusionReach::Hand, ExclusionReach::First);
    }
    if let Some(beside) = json.get("beside") {
        let place = at.join("beside");
        exclude.beside = read.text(beside, &place).and_then(|id| pattern(id, &place, read));
    }
    exclude.when = when(json, at, read);
    Some(exclude)
}

/// Reads a family of which one counts: a list of ids, or an object with a condition.
#[inline(never)]
pub(super) fn cap(json: &Value, at: &Place, read: &mut Reader) -> Option<Cap> {
    if !json.is_object() {
        return Some(Cap { patterns: patterns(json, at, read), when: None });
    }
    only(json, &["patterns", "if", "unless"], at, read);
    let Some(list) = json.get("patterns") else {
        read.problem(ProblemKey::MissingField, &at.join("patterns"));
        return None;
    };
    Some(Cap { patterns: patterns(list, &at.join("patterns"), read), when: when(json, at, read) })
}

fn when(json: &Value, at: &Place, read: &mut Reader) -> Option<Condition> {
    let mut found = None;
    if json.get("if").is_some() && json.get("unless").is_some() {
        read.unknown(&at.join("unless"));
    }
    for (key, unless) in [("if", false), ("unless", true)] {
        if let Some(value) = json.get(key) {
            let place = at.join(key);
            found = read.text(value, &place).and_then(|text| condition(text, &place, unless, read));
        }
    }
    found
}

/// `option` for a flag that is on, `option=choice` for a choice.
fn condition(text: &str, at: &Place, unless: bool, read: &mut Reader) -> Option<Condition> {
    let (name, choice) = text.split_once('=').map_or((text, None), |(name, choice)| (name, Some(choice)));
    let Ok(option) = name.parse::<OptionKey>() else {
        read.problems.push(Problem::new(ProblemKey::UnknownOption, at.clone()).named(name.to_owned()));
        return None;
    };
    let value = match (option.spec(), choice) {
        (OptionSpec::Flag(_), None) => Some(1),
        (OptionSpec::Choice(names), Some(choice)) => {
            names.iter().position(|name| *name == choice).and_then(|place| i64::try_from(place).ok())
        }
        _ => None,
    };
    if value.is_none() {
        read.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(text.to_owned()));
    }
    Some(Condition { option, value: value?, unless })
}

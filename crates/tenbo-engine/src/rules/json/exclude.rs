//! What patterns keep from counting, in rulebook files.

use super::collection::ListJson;
use crate::named;
use crate::object::object;
use crate::patterns::Pattern;
use crate::rules::book::{Condition, Exclude, ExclusionReach};

named! {
    /// Over which sets an exclusion reaches.
    ExcludeOver {
        /// All of the hand.
        Hand = "hand",
        /// Only sets that all belong to the pattern that excludes.
        OwnSets = "own-sets",
    }
}

object! {
    /// Patterns that another keeps from counting, with what else there is to say.
    ExcludeJson, ExcludeField [inline, extend("not" = { "required": ["if", "unless"] })] {
        /// Which.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Over which sets.
        over: Option<ExcludeOver> => Over = "over" unless "Option::is_none" [extend("default" = "hand")];
        /// So many of them, the others count.
        first: Option<u8> => First = "first" unless "Option::is_none" [range(min = 1, max = 20)];
        /// Only in a hand in which this counts as well.
        beside: Option<Pattern> => Beside = "beside" unless "Option::is_none";
        /// Only with an option set so.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only with an option set otherwise.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// A pattern that is excluded from the whole hand, or an object where there is more to say.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "exclude"))]
pub enum ExcludeEntryJson {
    /// One pattern.
    Pattern(Pattern),
    /// Some.
    Exclude(ExcludeJson),
}

object! {
    /// Patterns of which one counts, with a condition.
    CapJson, CapField [inline, extend("not" = { "required": ["if", "unless"] })] {
        /// Which, the highest first.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Only with an option set so.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only with an option set otherwise.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// Of these the first that is there counts and no other.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "cap"))]
pub enum CapEntryJson {
    /// Whatever the options are.
    Patterns(ListJson<Pattern>),
    /// With a condition.
    Cap(CapJson),
}

/// A flag that is on, or option=choice.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct ConditionJson(pub String);

impl From<Condition> for ConditionJson {
    fn from(when: Condition) -> ConditionJson {
        let option = when.option.as_str();
        let choice = when.option.spec().name(Some(when.value));
        ConditionJson(choice.map_or_else(|| option.to_owned(), |choice| [option, "=", choice].concat()))
    }
}

/// What one pattern keeps from counting, as a file lists it.
#[must_use]
pub fn excludes(list: &[Exclude]) -> Vec<ExcludeEntryJson> {
    let mut entries = Vec::new();
    for exclude in list {
        let patterns = exclude.patterns.iter().copied();
        if exclude.reach == ExclusionReach::Hand && exclude.beside.is_none() && exclude.when.is_none() {
            entries.extend(patterns.map(ExcludeEntryJson::Pattern));
            continue;
        }
        let condition = |unless: bool| exclude.when.filter(|when| when.unless == unless).map(ConditionJson::from);
        entries.push(ExcludeEntryJson::Exclude(ExcludeJson {
            patterns: ListJson(patterns.collect()),
            over: (exclude.reach == ExclusionReach::OwnSets).then_some(ExcludeOver::OwnSets),
            first: if let ExclusionReach::First(first) = exclude.reach { Some(first) } else { None },
            beside: exclude.beside,
            only_if: condition(false),
            unless: condition(true),
        }));
    }
    entries
}

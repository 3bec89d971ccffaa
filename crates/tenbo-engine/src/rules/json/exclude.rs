//! Exclusions and caps in rulebook files.

use super::collection::ListJson;
use crate::named;
use crate::object::object;
use crate::patterns::Pattern;
use crate::rules::book::{Condition, Exclude, ExclusionReach};

named! {
    /// Where in the hand an exclusion holds.
    ExcludeOver {
        /// In the whole hand.
        Hand = "hand",
        /// Only for occurrences whose sets all belong to the pattern that excludes.
        OwnSets = "own-sets",
    }
}

object! {
    /// Patterns that another pattern keeps from counting, and under which conditions.
    ExcludeJson, ExcludeField [inline, extend("not" = { "required": ["if", "unless"] })] {
        /// The excluded patterns.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Where in the hand they are excluded.
        over: Option<ExcludeOver> => Over = "over" unless "Option::is_none" [extend("default" = "hand")];
        /// Only this number of occurrences is excluded; the others count.
        first: Option<u8> => First = "first" unless "Option::is_none" [range(min = 1, max = 20)];
        /// Only in a hand in which this pattern counts as well.
        beside: Option<Pattern> => Beside = "beside" unless "Option::is_none";
        /// Only with an option set so.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only with an option set otherwise.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// A pattern that is excluded in the whole hand, or an object with conditions.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "exclude"))]
pub enum ExcludeEntryJson {
    /// One pattern.
    Pattern(Pattern),
    /// Patterns with conditions.
    Exclude(ExcludeJson),
}

object! {
    /// Patterns of which only one counts, with a condition.
    CapJson, CapField [inline, extend("not" = { "required": ["if", "unless"] })] {
        /// The patterns, the highest first.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Only with an option set so.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only with an option set otherwise.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// Patterns of which only one counts: the first that the hand has.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "cap"))]
pub enum CapEntryJson {
    /// Without a condition.
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

/// The exclusions of one pattern in the form of files.
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

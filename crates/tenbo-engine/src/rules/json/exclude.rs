//! Exclusions and caps in rulebook files.

use super::collection::ListJson;
use crate::named;
use crate::object::object;
use crate::patterns::Pattern;
use crate::rules::book::{Condition, Exclude, ExclusionReach};

named! {
    /// Where in the hand an exclusion holds.
    ExcludeReach {
        /// In the whole hand.
        Hand = "hand",
        /// Only occurrences whose sets all belong to the pattern that excludes.
        OwnSets = "own-sets",
    }
}

object! {
    /// Patterns that another pattern keeps from counting, with conditions.
    ExcludeJson, ExcludeField [inline, extend("not" = { "anyOf": [{ "required": ["if", "unless"] }, { "required": ["over", "first"] }] })] {
        /// The excluded patterns.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Where in the hand they are excluded.
        reach: Option<ExcludeReach> => Reach = "over" unless "Option::is_none" [extend("default" = "hand")];
        /// Only this number of occurrences is excluded, wherever in the hand; any further ones count.
        first: Option<u8> => First = "first" unless "Option::is_none" [range(min = 1, max = 20)];
        /// Only in a hand in which this pattern counts as well.
        beside: Option<Pattern> => Beside = "beside" unless "Option::is_none";
        /// Only while this option is on, or set to this choice.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only while this option is off, or set to another choice.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// The id of a pattern that is excluded in the whole hand, or an object with conditions.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "exclude"))]
pub enum ExcludeEntryJson {
    /// One pattern.
    Pattern(Pattern),
    /// Patterns with conditions.
    Exclude(ExcludeJson),
}

object! {
    /// Patterns of which only one counts, if a condition holds.
    CapJson, CapField [inline, extend("not" = { "required": ["if", "unless"] })] {
        /// The patterns, the highest first.
        patterns: ListJson<Pattern> => Patterns = "patterns";
        /// Only while this option is on, or set to this choice.
        only_if: Option<ConditionJson> => If = "if" unless "Option::is_none";
        /// Only while this option is off, or set to another choice.
        unless: Option<ConditionJson> => Unless = "unless" unless "Option::is_none";
    }
}

/// Patterns of which only one counts: the first in the list that the hand has.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "cap"))]
pub enum CapEntryJson {
    /// Without a condition.
    Patterns(ListJson<Pattern>),
    /// With a condition.
    Cap(CapJson),
}

/// A condition on an option: its name if it is a switch that must be on, or option=choice.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct ConditionJson(pub String);

impl From<Condition> for ConditionJson {
    fn from(when: Condition) -> ConditionJson {
        ConditionJson(when.choice.to_string())
    }
}

/// The exclusions of one pattern as files have them. The reader takes bare ids first. To keep the order, one without
/// conditions that follows one with conditions is written as an object.
#[must_use]
pub fn excludes(list: &[Exclude]) -> Vec<ExcludeEntryJson> {
    let mut entries = Vec::new();
    for (place, exclude) in list.iter().enumerate() {
        let patterns = exclude.patterns.iter().copied();
        let plain = exclude.reach == ExclusionReach::Hand && exclude.beside.is_none() && exclude.when.is_none();
        if plain && place == 0 {
            entries.extend(patterns.map(ExcludeEntryJson::Pattern));
            continue;
        }
        let condition = |unless: bool| exclude.when.filter(|when| when.unless == unless).map(ConditionJson::from);
        entries.push(ExcludeEntryJson::Exclude(ExcludeJson {
            patterns: ListJson(patterns.collect()),
            reach: (exclude.reach == ExclusionReach::OwnSets).then_some(ExcludeReach::OwnSets),
            first: if let ExclusionReach::First(first) = exclude.reach { Some(first) } else { None },
            beside: exclude.beside,
            only_if: condition(false),
            unless: condition(true),
        }));
    }
    entries
}

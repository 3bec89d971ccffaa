//! What patterns keep from counting: listed exclusions and caps, with their conditions.

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::pattern_id::pattern;
use super::read::{field, known};
use crate::json::{Field, Within, described_by, written};
use crate::named;
use crate::options::{Choice, OptionKey, Options};
use crate::patterns::Pattern;
use crate::problems::{Fields, Place, ProblemKey, Reader};

/// Where in the hand a listed exclusion holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusionReach {
    /// In the whole hand.
    Hand,
    /// Only occurrences whose sets all belong to the pattern that excludes.
    OwnSets,
    /// Only this number of occurrences; any further ones count.
    First(u8),
}

/// A condition on an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The setting that meets it.
    pub choice: Choice,
    /// Whether it is met by any other setting instead.
    pub unless: bool,
}

impl Condition {
    /// Whether it is met.
    #[must_use]
    pub fn is_met(self, options: &Options) -> bool {
        self.choice.is_set(options) != self.unless
    }
}

/// Patterns that another pattern keeps from counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclude {
    /// The excluded patterns.
    pub patterns: Vec<Pattern>,
    /// Where in the hand they are excluded.
    pub reach: ExclusionReach,
    /// If set, only in a hand in which this pattern counts as well.
    pub beside: Option<Pattern>,
    /// If set, only while this condition holds.
    pub when: Option<Condition>,
}

/// Patterns of which only one counts: the first in the list that the hand has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cap {
    /// The patterns, the highest first.
    pub patterns: Vec<Pattern>,
    /// If set, only while this condition holds.
    pub when: Option<Condition>,
}

named! {
    /// Where in the hand an exclusion holds, as files have it.
    ExcludeReach {
        /// In the whole hand.
        Hand = "hand",
        /// Only occurrences whose sets all belong to the pattern that excludes.
        OwnSets = "own-sets",
    }
}

/// In JSON an object with conditions. In a list, one of the whole hand that comes first stands as the bare ids of its patterns, which
/// the reader takes first.
impl Field for Exclude {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Exclude> {
        known(json, &["patterns", "over", "first", "beside", "if", "unless"], at, read);
        let (list, place) = field(json, "patterns", at, read)?;
        let patterns = Pattern::read_list(list, &place, Vec::<Pattern>::WITHIN, read)?;
        let mut exclude = Exclude { patterns, reach: ExclusionReach::Hand, beside: None, when: None };
        let there = |key: &'static str| json.get(key).map(|value| (value, at.join(key)));
        if let Some((reach, place)) = there("over")
            && read.name(reach, &place) == Some(ExcludeReach::OwnSets)
        {
            exclude.reach = ExclusionReach::OwnSets;
        }
        if let Some((first, place)) = there("first") {
            // How many of the first, in the whole hand or beside its own sets, would both be how far it reaches.
            if there("over").is_some() {
                read.unknown(&place);
            }
            let first = u8::read(first, &place, Within::from(FIRST), read);
            exclude.reach = first.map_or(ExclusionReach::Hand, ExclusionReach::First);
        }
        if let Some((beside, place)) = there("beside") {
            exclude.beside = Pattern::read(beside, &place, Pattern::WITHIN, read);
        }
        exclude.when = when(json, at, read);
        Some(exclude)
    }

    fn write(&self) -> Value {
        let map = Map::new()
            .with("patterns", self.patterns.write())
            .maybe("over", (self.reach == ExclusionReach::OwnSets).then(|| ExcludeReach::OwnSets.write()))
            .maybe("first", if let ExclusionReach::First(first) = self.reach { Some(first) } else { None })
            .maybe("beside", self.beside.map(|pattern| pattern.write()));
        with_condition(map, self.when).into()
    }

    described_by!(Exclude);

    fn read_list(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Vec<Exclude>> {
        let mut excludes = Vec::new();
        let mut plain = Exclude { patterns: Vec::new(), reach: ExclusionReach::Hand, beside: None, when: None };
        for (value, place) in read.entries(json, at) {
            if value.is_object() {
                excludes.extend(Exclude::read(value, &place, Exclude::WITHIN, read));
            } else if let Some(id) = read.text(value, &place) {
                plain.patterns.extend(pattern(id, &place, read));
            }
        }
        if !plain.patterns.is_empty() {
            excludes.insert(0, plain);
        }
        Some(excludes)
    }

    fn write_list(list: &[Exclude]) -> Value {
        let plain = |exclude: &&Exclude| {
            exclude.reach == ExclusionReach::Hand && exclude.beside.is_none() && exclude.when.is_none()
        };
        let first = list.first().filter(plain);
        let bare = first.into_iter().flat_map(|exclude| &exclude.patterns).map(Pattern::write);
        bare.chain(list.iter().skip(usize::from(first.is_some())).map(Exclude::write)).collect()
    }
}

impl Exclude {
    /// The exclusions of one pattern as files have them.
    #[must_use]
    pub fn list(list: &[Exclude]) -> Value {
        Exclude::write_list(list)
    }
}

/// A list of patterns, or an object with a condition.
impl Field for Cap {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Cap> {
        let within = Vec::<Pattern>::WITHIN;
        if !json.is_object() {
            let patterns = Pattern::read_list(json, at, within, read)?;
            return Some(Cap { patterns, when: None });
        }
        known(json, &["patterns", "if", "unless"], at, read);
        let (list, place) = field(json, "patterns", at, read)?;
        Some(Cap { patterns: Pattern::read_list(list, &place, within, read)?, when: when(json, at, read) })
    }

    fn write(&self) -> Value {
        match self.when {
            None => self.patterns.write(),
            when => with_condition(Map::new().with("patterns", self.patterns.write()), when).into(),
        }
    }

    described_by!(Cap);
}

impl Serialize for Cap {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(to)
    }
}

/// How many occurrences of a pattern an exclusion can be limited to.
const FIRST: std::ops::RangeInclusive<i64> = 1..=20;

/// Reads the condition of an object: `if`, or `unless`, which negates it. Both at once are a problem.
fn when(json: &Value, at: &Place, read: &mut Reader) -> Option<Condition> {
    let mut found = None;
    if json.get("if").and(json.get("unless")).is_some() {
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

/// Reads a condition: `option` for a flag that is on, `option=choice` for a choice. `unless` negates it.
fn condition(text: &str, at: &Place, unless: bool, read: &mut Reader) -> Option<Condition> {
    let (name, choice) = text.split_once('=').map_or((text, None), |(name, choice)| (name, Some(choice)));
    let option: OptionKey = read.found(name.parse().ok(), ProblemKey::UnknownOption, name, at)?;
    let choice = read.found(Choice::new(option, choice), ProblemKey::UnknownValue, text, at)?;
    Some(Condition { choice, unless })
}

/// Adds a condition to an object.
fn with_condition(map: Map<String, Value>, when: Option<Condition>) -> Map<String, Value> {
    match when {
        Some(when) => map.with(if when.unless { "unless" } else { "if" }, when.choice.to_string()),
        None => map,
    }
}

/// The schema of the text of a condition.
#[cfg(feature = "schema")]
struct ConditionText;

#[cfg(feature = "schema")]
impl crate::json::Properties<'_> {
    /// Adds the fields of a condition.
    fn conditions(&mut self) {
        let text = self.generator().subschema_for::<ConditionText>();
        self.add("if", &["Only while this option is on, or set to this choice."], text.clone(), None);
        self.add("unless", &["Only while this option is off, or set to another choice."], text, None);
    }
}

written! {
    Exclude, Some("exclude"), generator => {
        let mut object = crate::json::Properties::with(&["Patterns with conditions."], generator, |to| {
            to.field::<Vec<Pattern>>("patterns", &["The excluded patterns."], Vec::<Pattern>::WITHIN, None);
            to.require(&["patterns"]);
            let hand = Some(ExcludeReach::Hand.write());
            to.field::<ExcludeReach>("over", &["Where in the hand they are excluded."], ExcludeReach::WITHIN, hand);
            let about = "Only this number of occurrences is excluded, wherever in the hand; any further ones count.";
            to.field::<u8>("first", &[about], Within::from(FIRST), None);
            to.field::<Pattern>("beside", &["Only in a hand in which this pattern counts as well."], Pattern::WITHIN, None);
            to.conditions();
        });
        let both = [["if", "unless"], ["over", "first"]].map(|keys| serde_json::json!({ "required": keys }));
        object.insert("not".to_owned(), serde_json::json!({ "anyOf": both }));
        let one = generator.subschema_for::<Pattern>();
        schemars::json_schema!({
            "description": "The id of a pattern that is excluded in the whole hand, or an object with conditions.",
            "anyOf": [one, object]
        })
    };
    Cap, Some("cap"), generator => {
        let mut object = crate::json::Properties::with(&["With a condition."], generator, |to| {
            to.field::<Vec<Pattern>>("patterns", &["The patterns, the highest first."], Vec::<Pattern>::WITHIN, None);
            to.require(&["patterns"]);
            to.conditions();
        });
        object.insert("not".to_owned(), serde_json::json!({ "required": ["if", "unless"] }));
        let list = Pattern::list_schema(Vec::<Pattern>::WITHIN, generator);
        schemars::json_schema!({
            "description": "Patterns of which only one counts: the first in the list that the hand has.",
            "anyOf": [list, object]
        })
    };
    ConditionText, Some("condition"), _generator => {
        use crate::options::OptionSpec;
        let conditions = |&key: &OptionKey| match key.spec() {
            OptionSpec::Flag(_) => vec![key.as_str().to_owned()],
            OptionSpec::Choice(names) => names.iter().map(|name| format!("{key}={name}")).collect(),
            OptionSpec::Number { .. } => Vec::new(),
        };
        let texts: Vec<String> = OptionKey::ALL.iter().flat_map(conditions).collect();
        schemars::json_schema!({ "description": "A flag that is on, or option=choice.", "enum": texts })
    };
}

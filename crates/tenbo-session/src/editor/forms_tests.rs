//! Every field of a rulebook file can be changed in the editor: the schema is walked, and each field must be set by some
//! change, or stand in the list of those that have no form; and each kind of change must be made by some control.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tenbo_engine::Ratio;
use tenbo_engine::deal::Offense;
use tenbo_engine::options::{Choice, OptionKey};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{
    BasicPoints, ConcealedWhen, Condition, Exclusion, ExclusionReach, Family, FinePaidTo, OwnFoul, PayoffTable, Unit,
    shipped,
};

use super::change::{Change, Field, HandField, ItemName, List, Switch, apply};
use super::custom_rulebook::CustomRulebook;
use super::exclusion_rules::Terms;
use super::new_hand::NewHand;
use super::part::{Part, PatternLists};
use super::source::SourceChange;

/// Fields without a form, by the object that has them. Copying sets an id and a base.
const NO_FORM: &[(&str, &[&str])] = &[
    ("rulebook", &["id", "base"]),
    // A club cites its documents in its own language; the shipped books cite them for readers of several. What a club changes
    // is a house rule; what is usual, without a source, is a mark of shipped books.
    ("block", &["titles", "sources", "usual-practice"]),
    // The way of counting decides in what the points of sets are counted.
    ("basic", &["unit"]),
    ("ratio", &["n", "d"]),
    // Both have forms of their own; files may say them here as well.
    ("options", &["minimum", "auxiliary-points-table"]),
    // In a rulebook of one's own the option about the minimum is the minimum.
    ("options", &["minimum-value"]),
];

fn schema() -> Value {
    serde_json::from_str(include_str!("../../../../public/schema/rulebook.schema.json")).unwrap()
}

/// What a schema says, behind its references, and the name of the definition.
fn resolve<'a>(root: &'a Value, schema: &'a Value, name: &'a str) -> (&'a Value, &'a str) {
    match schema["$ref"].as_str() {
        Some(path) => {
            let name = path.rsplit('/').next().unwrap();
            (&root["$defs"][name], name)
        }
        None => (schema, name),
    }
}

/// Every field of every object of the schema.
fn fields(root: &Value, schema: &Value, name: &str, found: &mut BTreeSet<(String, String)>, open: &mut Vec<String>) {
    let (schema, name) = resolve(root, schema, name);
    if root["$defs"].get(name).is_some() {
        if open.iter().any(|other| other == name) {
            return;
        }
        open.push(name.to_owned());
    }
    for (key, value) in schema["properties"].as_object().into_iter().flatten() {
        found.insert((name.to_owned(), key.clone()));
        fields(root, value, key, found, open);
    }
    for part in ["items", "additionalProperties"] {
        if schema[part].is_object() {
            fields(root, &schema[part], name, found, open);
        }
    }
    for part in ["oneOf", "anyOf", "prefixItems"] {
        for value in schema[part].as_array().into_iter().flatten() {
            fields(root, value, name, found, open);
        }
    }
    for value in schema["patternProperties"].as_object().into_iter().flatten().map(|(_, value)| value) {
        fields(root, value, name, found, open);
    }
}

/// The fields of the schema that a file has.
fn said(root: &Value, schema: &Value, name: &str, json: &Value, found: &mut BTreeSet<(String, String)>) {
    let (schema, name) = resolve(root, schema, name);
    for part in ["oneOf", "anyOf"] {
        for value in schema[part].as_array().into_iter().flatten() {
            said(root, value, name, json, found);
        }
    }
    for entry in json.as_array().into_iter().flatten() {
        said(root, &schema["items"], name, entry, found);
    }
    for (key, value) in json.as_object().into_iter().flatten() {
        let known = &schema["properties"][key];
        if known.is_object() {
            found.insert((name.to_owned(), key.clone()));
            said(root, known, key, value, found);
        } else {
            said(root, &schema["additionalProperties"], name, value, found);
            for pattern in schema["patternProperties"].as_object().into_iter().flatten().map(|(_, value)| value) {
                said(root, pattern, name, value, found);
            }
        }
    }
}

/// A change of everything that the editor can change.
fn changes() -> Vec<Change> {
    let riichi = shipped::find("riichi-ema-2025").unwrap();
    let (pattern, other) = (Pattern::AllSimples, Pattern::PungHand);
    let official = shipped::find("mcr-mil-2025").unwrap();
    let when = |unless| Choice::new(OptionKey::OpenTanyao, None).map(|choice| Condition { choice, unless });
    let own_sets = Terms { reach: ExclusionReach::OwnSets, beside: Some(Pattern::SevenPairs), when: when(false) };
    let first = Terms { reach: ExclusionReach::First(2), beside: None, when: when(true) };
    let foul = OwnFoul { name: "Long hand".into(), points: 300, percent: 50, paid_to: FinePaidTo::Split };
    let mut all = vec![
        Change::Name("Club".to_owned()),
        Change::Family(Family::Riichi),
        Change::Exclusion(Exclusion::Entailment),
        Change::Exclusion(Exclusion::Listed),
        Change::Exclude(pattern, other, true),
        Change::ExcludeRule(pattern, other, Terms::PLAIN, Some(own_sets)),
        Change::ExcludeRule(pattern, other, own_sets, Some(first)),
        Change::Minimum(Some((Ratio::whole(3), Unit::Faan))),
        Change::AddHand(
            Pattern::CUSTOM[0],
            Box::new(NewHand::laid("Garter".to_owned(), "1234567a 1234567b".parse().unwrap())),
        ),
        Change::Foul(Offense::Own2, Some(Box::new(foul))),
        Change::Source(SourceChange::Add("Riichi".to_owned())),
        Change::Source(SourceChange::Source(0, "Statutes, § 4".to_owned())),
        Change::Source(SourceChange::Note(0, "voted in May".to_owned())),
        Change::Source(SourceChange::HouseRule(0, true)),
        Change::Hand(Pattern::CUSTOM[0], HandField::NameIn("ja", "ガーター".to_owned())),
        Change::Part(Part::Limits(riichi.limits)),
        Change::Part(Part::Settling(vec![(Ratio::whole(3), 8)])),
        Change::Part(Part::Auxiliary(vec![(10, Ratio::ONE)])),
        Change::Part(Part::Payments(Box::new(PayoffTable::SIMPLE))),
        Change::Part(Part::Liability(riichi.liability)),
    ];
    for lists in PatternLists::ALL {
        all.push(Change::Part(lists.with(&shipped::find("four-winds-blank").unwrap(), 0, vec![pattern, other])));
    }
    all.extend([false, true].map(|unless| Change::Part(Part::caps_while(&official, 0, when(unless)))));
    for list in List::ALL {
        let mut fields = vec![
            Field::Value(Ratio::whole(7)),
            Field::Concealed(Some(Ratio::whole(9))),
            Field::SelfDrawn(Some(Ratio::whole(9))),
            Field::Share(Some(Ratio::whole(9))),
            Field::Unit(Unit::Fu),
            Field::ConcealedWhen(ConcealedWhen::ALL[1]),
            Field::Needs(Some(OptionKey::OpenTanyao)),
            Field::DoubledBy(Some(OptionKey::OpenTanyao)),
            Field::Number(7),
        ];
        fields.extend(ItemName::ALL.map(|name| Field::Name(name, "Club".to_owned())));
        fields.extend(Switch::ALL.map(|switch| Field::Switch(switch, switch != Switch::AllowMelded)));
        all.extend(fields.into_iter().map(|field| Change::Item(list, pattern, field)));
    }
    all.extend(OptionKey::ALL.iter().filter_map(|&key| {
        let now = shipped::find("four-winds-blank")?.options.get(key);
        let value = (0..40).map(Some).find(|&value| value != now && crate::rules::allowed(key, value))?;
        Some(Change::Option(key, value))
    }));
    all.extend(BasicPoints::fields().map(|field| Change::Basic(field, 77)));
    all
}

#[test]
fn every_field_of_a_rulebook_can_be_changed() {
    let root = schema();
    let (mut known, mut changed) = (BTreeSet::new(), BTreeSet::new());
    fields(&root, &root, "rulebook", &mut known, &mut Vec::new());
    assert!(known.len() > 200, "{}", known.len());
    let mut own = CustomRulebook::on("four-winds-blank", "club", "New");
    for change in changes() {
        own = apply(&own, &change).unwrap_or_else(|| panic!("refused: {change:?}"));
        said(&root, &root, "rulebook", own.tree(), &mut changed);
    }
    let exempt: BTreeSet<(String, String)> = NO_FORM
        .iter()
        .flat_map(|(object, fields)| fields.iter().map(|field| ((*object).to_owned(), (*field).to_owned())))
        .collect();
    // A block has the parts that a file has at its top as well.
    let at_the_top = |(object, field): &(String, String)| {
        object == "block" && known.contains(&("rulebook".to_owned(), field.clone()))
    };
    let missing: Vec<_> =
        known.difference(&changed).filter(|field| !at_the_top(field) && !exempt.contains(field)).collect();
    assert!(missing.is_empty(), "no form: {missing:?}");
}

/// The variants of an enum in a source, by their names.
fn variants<'a>(source: &'a str, name: &str) -> Vec<&'a str> {
    let start = source.find(&format!("pub enum {name} {{")).unwrap();
    let body = source[start..].lines().skip(1).take_while(|line| *line != "}");
    let declared =
        body.filter_map(|line| line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase)));
    declared.map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap()).collect()
}

/// All sources below a folder, one after the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read =
        |path: std::path::PathBuf| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() };
    entries.map(read).collect()
}

#[test]
fn every_kind_of_change_is_made_by_a_control() {
    let mut page = sources(&tenbo_testing::files::path("src/app"));
    // What differs is taken back by a button in the list of differences; an option by the edit of the house rules.
    page.push_str(include_str!("differs.rs"));
    page.push_str(include_str!("../edit/table.rs"));
    let mut count = 0;
    for (name, source) in [
        ("Change", include_str!("change.rs")),
        ("Field", include_str!("change.rs")),
        ("HandField", include_str!("change.rs")),
        ("SourceChange", include_str!("source.rs")),
        ("Part", include_str!("part.rs")),
    ] {
        for variant in variants(source, name) {
            let used = format!("{name}::{variant}");
            let made = page.match_indices(&used).any(|(at, _)| !page[..at].ends_with(char::is_alphanumeric));
            let lists = PatternLists::ALL.iter().any(|lists| format!("{lists:?}") == variant);
            assert!(made || name == "Part" && lists, "no control makes {used}");
            count += 1;
        }
    }
    assert!(count > 45, "{count}");
}

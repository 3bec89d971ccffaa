//! The situations: worked examples of `tests/data/executable` by their ids, and links for what no document has an example of.

use std::sync::Arc;

use serde_json::{Value, json};
use tenbo_engine::deal::End;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::answer;
use tenbo_engine::wire::request;
use tenbo_session::editor::custom_rulebook::CustomRulebook;
use tenbo_session::{RulesChoice, Seating, State, share};
use tenbo_testing::examples::load;
use tenbo_testing::files;

use super::hand::said;
use super::page::compare;

/// The rules of an example: a shipped rulebook, or one of its own.
fn rules(asked: &Value) -> RulesChoice {
    if let Some(id) = asked.as_str() {
        return RulesChoice::of(id).unwrap();
    }
    let mut own = json!({ "id": "own-1", "name": "Own" });
    let fields = own.as_object_mut().unwrap();
    fields.extend(asked.as_object().unwrap().clone());
    RulesChoice::playing(Arc::new(CustomRulebook::read(own).unwrap()))
}

/// A worked example as if somebody had entered it.
fn state(example: &Value) -> State {
    let asked = &example["request"];
    let draft = request::read(asked).unwrap().draft;
    let is_open = draft.end == End::Open;
    let mut state = State::of_deal(draft, rules(&asked["rules"]));
    let with_tiles = state.draft.stated_players().seats().find(|&seat| state.size(seat) > 0);
    if let Some(seat) = with_tiles.filter(|_| is_open) {
        state.seat = seat;
    }
    state
}

/// A worked example of a file by its id.
pub fn example(file: &str, id: &str) -> State {
    let all = load(file);
    let found = all.iter().find(|example| example["id"] == id);
    state(found.unwrap_or_else(|| panic!("{file} has no {id}")))
}

/// The state of a link without its version.
pub fn linked(name: &str, link: &str) -> State {
    let (state, dropped) = share::read(&format!("v1;{link}"));
    assert_eq!(dropped, [], "{name}");
    state
}

/// Compares what is said of a state with its file.
fn compare_hand(name: &str, state: &State) {
    compare("", name, &said(state, &Seating::default()));
}

/// `tests/data/said/examples.txt` has a file of examples in each line, with the ids of those that are said.
#[test]
fn examples_are_said() {
    for line in files::text("tests/data/said/examples.txt").lines() {
        let (file, ids) = line.split_once(": ").unwrap();
        ids.split(' ').for_each(|id| compare_hand(id, &example(file, id)));
    }
}

#[test]
fn links_are_said() {
    for line in files::text("tests/data/said/links.txt").lines().filter(|line| !line.starts_with('#')) {
        let (name, link) = line.split_once(' ').unwrap();
        compare_hand(name, &linked(name, link));
    }
}

/// `near-FAMILY-PATTERN` is a hand that just misses the pattern.
#[test]
fn every_family_has_a_hand_that_just_misses_a_pattern() {
    let mut families = Vec::new();
    for line in files::text("tests/data/said/links.txt").lines().filter(|line| line.starts_with("near-")) {
        let (name, link) = line.split_once(' ').unwrap();
        let state = share::read(&format!("v1;{link}")).0;
        let plan = state.rules.plan();
        let answer = answer(&state.deal(&plan), &plan).unwrap();
        let score = answer.wins[0].score.as_ref().unwrap();
        let near = score.lines.iter().filter(|line| line.near.is_some()).map(|line| line.pattern);
        let mut near = near.chain(score.misses.iter().map(|miss| miss.pattern));
        let is_named = |pattern: Pattern| name.ends_with(&format!("-{pattern}"));
        assert!(near.any(is_named), "{name}");
        families.push(plan.rulebook().family);
    }
    for id in shipped::OFFERED {
        let family = shipped::find(id).unwrap().family;
        assert!(families.contains(&family), "no hand of {family}, which {id} is of, is near a pattern");
    }
}

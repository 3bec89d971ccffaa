//! The hands that players know (docs/rules/known-hands.md): each is found in its example, not in the hand beside it, and
//! has what a reader is told.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::rules::{KNOWN_HANDS, KnownHand};
use tenbo_engine::tiles::{Counts, read_hand};
use tenbo_testing::deal::ask_line;
use tenbo_testing::files;

fn hands() -> Vec<KnownHand> {
    KnownHand::read(KNOWN_HANDS).unwrap()
}

/// Its template as the list has it.
fn template(hand: &KnownHand) -> Value {
    let rows: Vec<Value> = serde_json::from_slice(KNOWN_HANDS).unwrap();
    rows.iter().find(|row| row["id"] == hand.id.as_str()).unwrap()["template"].clone()
}

/// A rulebook with this hand alone.
fn rules(hand: &KnownHand) -> Value {
    json!({
        "base": "four-winds-blank",
        "minimum": null,
        "options": { "limit": 1000, "hand-size": if hand.hand.template.size() == 14 { "13" } else { "16" } },
        "hands": { "custom-1": { "name": hand.hand.name, "template": template(hand) } },
        "winner": { "custom-1": {
            "value": 100, "unit": "percent-of-limit", "allow-melded": !hand.concealed
        } },
    })
}

fn counts(hand: &KnownHand, tiles: &str) -> bool {
    let answer = ask_line(&rules(hand), &format!("S: {tiles}"));
    // A hand that no pattern completes has no lines.
    let complete = answer["ok"] == true || answer["problems"][0]["key"] == "not-complete";
    assert!(complete, "{} {tiles}: {answer}", hand.id);
    let mut lines = answer["wins"][0]["lines"].as_array().into_iter().flatten();
    lines.any(|line| line["pattern"] == "custom-1" && line["fate"] == "counted")
}

#[test]
fn each_is_found_in_its_example_and_not_in_the_hand_beside_it() {
    for hand in &hands() {
        assert!(counts(hand, &hand.example), "{}: {}", hand.id, hand.example);
        assert!(!counts(hand, &hand.near), "{}: {}", hand.id, hand.near);
    }
}

/// A hand that just misses differs in a set at most.
#[test]
fn a_near_miss_is_near() {
    let tiles = |text: &str| {
        let read = read_hand(text);
        let win = read.win.map(|(tile, _)| tile);
        let all: Counts = read.tiles.into_iter().chain(win).filter_map(|tile| tile.kind_in_hand()).collect();
        all
    };
    for hand in &hands() {
        let (example, near) = (tiles(&hand.example), tiles(&hand.near));
        let common: u32 = example.kinds().iter().map(|kind| u32::from(example.get(kind).min(near.get(kind)))).sum();
        assert!(common + 3 >= example.total(), "{}: {} and {}", hand.id, hand.example, hand.near);
    }
}

/// The engine makes an example of any template too.
#[test]
fn an_example_that_the_engine_makes_counts() {
    for hand in &hands() {
        let made = hand.hand.template.example().unwrap_or_else(|| panic!("{}", hand.id));
        assert!(counts(hand, &made.hand), "{}: {}", hand.id, made.hand);
        assert!(made.near.is_none_or(|near| !counts(hand, &near)), "{}", hand.id);
    }
}

#[test]
fn every_row_is_read_and_tells_all_that_a_reader_is_shown() {
    let rows: Vec<Value> = serde_json::from_slice(KNOWN_HANDS).unwrap();
    let hands = hands();
    assert_eq!(hands.len(), rows.len());
    let page = files::text("docs/rules/known-hands.md");
    for (hand, row) in hands.iter().zip(&rows) {
        for tag in ["ja", "zh-Hans", "zh-Hant"] {
            assert!(
                hand.hand.names.0.iter().any(|(other, name)| other == tag && !name.is_empty()),
                "{} {tag}",
                hand.id
            );
            assert_ne!(hand.about_in(tag), hand.about_in("en"), "{} {tag}", hand.id);
        }
        assert!(hand.about_in("en").ends_with('.') && !hand.source.is_empty(), "{}", hand.id);
        let known = |key: &str| {
            [
                "id", "family", "names", "also", "template", "melds", "value", "about", "source", "example", "near",
                "why", "implies",
            ]
            .contains(&key)
        };
        assert!(row.as_object().unwrap().keys().all(|key| known(key)), "{}", hand.id);
        let template = row["template"].as_str().unwrap().replace('|', "\\|");
        let on_page = page.contains(&*hand.hand.name) && page.contains(&format!("`{template}`"));
        assert!(on_page, "{} is not on its page as {template}", hand.hand.name);
    }
    let different = |of: fn(&KnownHand) -> String| hands.iter().map(of).collect::<BTreeSet<_>>().len() == hands.len();
    assert!(different(|hand| hand.id.clone()) && different(|hand| hand.hand.name.to_string()));
    assert!(different(|hand| hand.hand.template.to_string()));
}

/// Four Winds has 250 patterns, 100 of them special hands.
#[test]
fn with_the_catalogue_there_are_more_than_260_patterns_and_110_special_hands() {
    let catalogue: Vec<&Pattern> = Pattern::ALL.iter().filter(|pattern| pattern.custom_number().is_none()).collect();
    let special = catalogue.iter().filter(|pattern| pattern.def().category == Category::Limit).count();
    let known = hands().len();
    assert!(catalogue.len() + known >= 260 && special + known >= 110, "{} {special} {known}", catalogue.len());
}

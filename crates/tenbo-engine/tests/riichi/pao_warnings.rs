//! Warnings before somebody becomes liable: what stays dangerous after the fourth set, and what is no danger though it looks
//! like one (Four Winds, Penalties; docs/rules/four-winds.md, Liability).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

/// Every hand that a classical rule names is worth the limit.
fn rules() -> Value {
    let limit = json!({ "value": 500, "unit": "points" });
    let patterns = [
        "big-three-dragons",
        "little-three-dragons",
        "big-four-winds",
        "little-four-winds",
        "all-honors",
        "all-terminals",
        "all-green",
        "one-suit-only",
    ];
    let winner: BTreeMap<&str, &Value> = patterns.into_iter().map(|pattern| (pattern, &limit)).collect();
    json!({ "base": "four-winds-blank", "winner": winner,
        "options": { "limit": 500, "insurance-classical-hands": true, "insurance-nine-tiles": true } })
}

/// South's melds of this notation, one after another: `777z` a pung that East fed, `(777z)` a concealed kong.
fn melds(text: &str) -> Value {
    let one = |(place, word): (usize, &str)| {
        let tiles = word.trim_matches(['(', ')']);
        let alike = tiles.as_bytes()[0] == tiles.as_bytes()[1];
        let kind = match (alike, tiles.len()) {
            _ if word.starts_with('(') => "concealed-kong",
            (false, _) => "chow",
            (true, 4) => "pung",
            _ => "kong",
        };
        let mut meld = json!({ "kind": kind, "tiles": tiles, "n": 2 * place + 2 });
        if kind != "concealed-kong" {
            meld["from"] = json!("E");
        }
        meld
    };
    Value::from(text.split_whitespace().enumerate().map(one).collect::<Vec<_>>())
}

/// `rule: tiles` of every warning, with `@` and who is liable already.
fn warnings(rules: &Value, text: &str) -> Vec<String> {
    let seats = json!({ "S": { "melds": melds(text) } });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "open" } }));
    assert_eq!(answer["ok"], true, "{text}: {answer}");
    reported(&answer)
}

fn reported(answer: &Value) -> Vec<String> {
    let one = |warning: &Value| {
        let liable = warning["liable"].as_str().filter(|liable| *liable != "discarder");
        let text = |key: &str| warning[key].as_str().unwrap_or_default();
        format!("{}: {}{}", text("rule"), text("tiles"), liable.map_or(String::new(), |seat| format!("@{seat}")))
    };
    answer["warnings"].as_array().unwrap().iter().map(one).collect()
}

fn check(rules: &Value, rows: &[(&str, &[&str])]) {
    for (text, want) in rows {
        assert_eq!(warnings(rules, text), *want, "{text}");
    }
}

/// R56, R57: who fed the fourth set pays for a self-drawn hand; who discards another honor or terminal that wins pays
/// instead. The kinds of which there is a set make no pair, and three of a green tile or of the suit leave one, which is
/// good for a chow alone.
#[test]
fn honors_and_terminals_stay_dangerous_after_the_fourth_set() {
    check(
        &rules(),
        &[
            ("111z 222z 555z", &["all-honors: 3467z"]),
            ("111z 222z 555z 333z", &["little-four-winds: 4z", "all-honors: 467z@E"]),
            ("111m 999m 111p", &["all-terminals: 9p19s"]),
            ("111m 999m 111p 999p", &["all-terminals: 19s@E"]),
            ("222s 444s 666s 888s", &["all-green: 3s6z@E", "nine-tiles: 13579s@E"]),
            ("222s 444s 666s", &["all-green: 2348s6z", "nine-tiles: 123456789s"]),
        ],
    );
}

#[test]
fn melds_of_other_tiles_end_the_danger_of_a_hand_of_certain_tiles() {
    check(
        &rules(),
        &[
            ("111z 222z 555z 123m", &[]),
            ("111z 222z 555z 222m", &[]),
            ("111z 222z 555z (2222m)", &[]),
            ("111m 999m 111p 111z", &[]),
            ("123s 456s 777s 111p", &[]),
            ("123s 456s 777s 111z", &[]),
            ("123s 456s 777s (1111z)", &[]),
            ("123s 456s 777s", &["nine-tiles: 123456789s"]),
            ("222s 444s 666z 123m", &[]),
        ],
    );
}

/// R53, R55: the pair is of a dragon or wind of which there is no set; with another set there is none left.
#[test]
fn a_pair_of_dragons_or_winds_is_no_danger_after_the_last_set() {
    check(
        &rules(),
        &[
            ("555z 666z", &["big-three-dragons: 7z", "little-three-dragons: 7z"]),
            ("555z 666z 777z", &["big-three-dragons: @E", "all-honors: 1234z"]),
            ("555z 666z (7777z)", &[]),
            ("111z 222z 333z 444z", &["big-four-winds: @E", "all-honors: 567z@E"]),
            ("111z 222z 333z (4444z)", &["all-honors: 567z"]),
        ],
    );
}

/// The third set of dragons, the fourth of winds or of kongs needs a place.
#[test]
fn one_more_set_is_no_danger_where_the_hand_has_no_place_for_it() {
    check(
        &rules(),
        &[
            ("555z 666z 123m", &["big-three-dragons: 7z", "little-three-dragons: 7z"]),
            ("555z 666z 123m 456m", &["little-three-dragons: 7z"]),
            ("111z 222z 333z 456m", &["little-four-winds: 4z"]),
        ],
    );
    let wrc = json!("riichi-wrc-2025");
    let three = "5555p (1111m) 3333s";
    assert_eq!(warnings(&wrc, three).len(), 1);
    assert_eq!(warnings(&wrc, &format!("{three} 222z")), <Vec<String>>::new());
    assert_eq!(warnings(&wrc, "555z 666z 123m 456m"), <Vec<String>>::new());
    assert_eq!(warnings(&wrc, "555z 666z 123m"), ["big-three-dragons: 7z"]);
}

/// Where green is Imperial Jade, of pungs alone, a chow ends it (BMJA); where it is of green tiles, it does not
/// (Millington).
#[test]
fn a_green_chow_ends_a_danger_of_pungs_only() {
    let green = |rules: &str, melds: &str| {
        let list = warnings(&json!(rules), melds);
        list.into_iter().find(|warning| warning.contains("jade") || warning.contains("green"))
    };
    assert_eq!(green("bmja", "222s 444s 666s").as_deref(), Some("imperial-jade: 38s6z"));
    assert_eq!(green("bmja", "222s 234s 666s"), None);
    assert_eq!(green("chinese-classical", "222s 234s 666s").as_deref(), Some("all-green: 348s6z"));
}

/// A pung takes three copies that nobody has seen, with the discard; a pair two; a kong four.
#[test]
fn what_too_few_copies_are_left_of_is_no_danger() {
    let warned = |rules: &Value, melds_of_south: &str, discards: &str| {
        let tiles = discards.split_whitespace().map(|tile| json!({ "tile": tile })).collect::<Vec<_>>();
        let seats = json!({ "S": { "melds": melds(melds_of_south) }, "W": { "discards": tiles } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "open" } }));
        assert_eq!(answer["ok"], true, "{melds_of_south} {discards}: {answer}");
        reported(&answer)
    };
    let ours = rules();
    let mut jokers = rules();
    jokers["options"]["jokers"] = json!(4);
    let wrc = json!("riichi-wrc-2025");
    let (big, little, honors) = ("big-three-dragons: 7z", "little-three-dragons: 7z", "all-honors: 1234567z");
    let without = |kind: &str| honors.replace(kind, "");
    for (rules, melds, discards, expected) in [
        (&ours, "555z 666z", "7z", vec![big.to_owned(), little.to_owned()]),
        (&ours, "555z 666z", "7z 7z", vec![little.to_owned()]),
        (&ours, "555z 666z", "7z 7z 7z", vec![]),
        (&jokers, "555z 666z", "7z 7z 7z", vec![big.to_owned(), little.to_owned()]),
        (&wrc, "555z 666z", "7z", vec![big.to_owned()]),
        (&wrc, "555z 666z", "7z 7z", vec![]),
        (&ours, "111z 222z 555z", "3z 3z 4z 4z 4z", vec![without("1").replace(['2', '4', '5'], "")]),
        // Pairs of the other honors are left, and no pung; then a pung, but nothing for the pair beside it.
        (&ours, "111z 222z 555z", "3z 3z 4z 4z 6z 6z 7z 7z", vec![]),
        (&ours, "111z 222z 555z", "3z 4z 4z 4z 6z 6z 6z 7z 7z 7z", vec![]),
        (&ours, "111z 222z 555z", "3z 4z 4z 6z 6z 6z 7z 7z 7z", vec![without("1").replace(['2', '5', '6', '7'], "")]),
        (&ours, "111m 999m 111p", "9p 9p 1s 1s 9s 9s", vec![]),
        // Of the suit one kind is left twice, which is a pair and no set.
        (&ours, "111s 222s 999s", "3s 3s 3s 3s 4s 4s 4s 4s 5s 5s 6s 6s 6s 6s 7s 7s 7s 7s 8s 8s 8s 8s", vec![]),
        // Of a chow every tile must be there.
        (&ours, "123s 456s 777s", "8s 8s 8s 8s 6s 6s 6s", vec!["nine-tiles: 123459s".to_owned()]),
        (&wrc, "5555p (1111m) 3333s", "2z", vec!["four-kongs: 23456789m12346789p12456789s134567z".to_owned()]),
    ] {
        assert_eq!(warned(rules, melds, discards), expected, "{melds} {discards}");
    }
}

/// A hand that a foul has made dead, or that may not win, is nobody's danger.
#[test]
fn a_hand_that_may_not_win_is_no_danger() {
    for mark in ["dead", "barred"] {
        let mut seats = json!({ "S": { "melds": melds("555z 666z") } });
        seats["S"][mark] = json!(true);
        let answer = ask(&json!({ "v": 1, "rules": rules(), "seats": seats, "end": { "kind": "open" } }));
        assert_eq!((&answer["ok"], reported(&answer)), (&json!(true), Vec::new()), "{mark}");
    }
}

/// Whoever has declared riichi claims no kong.
#[test]
fn a_hand_in_riichi_claims_nothing_but_the_win() {
    for (riichi, expected) in [("none", 1), ("riichi", 0)] {
        let seats = json!({ "S": { "melds": melds("(5555p) (1111m) (3333s)"), "riichi": riichi } });
        let open = json!({ "kind": "open" });
        let answer = ask(&json!({ "v": 1, "rules": "riichi-wrc-2025", "deposits": 1, "seats": seats, "end": open }));
        assert_eq!((&answer["ok"], reported(&answer).len()), (&json!(true), expected), "{riichi}: {answer}");
    }
}

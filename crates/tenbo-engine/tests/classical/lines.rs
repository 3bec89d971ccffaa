//! The lines of a score, over rules made for them: which occurrences share a line, their order, and what they blame.

use serde_json::{Value, json};
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::Scorer;
use tenbo_engine::wire::read;
use tenbo_testing::deal::{ask_line, request};

/// The lines of South's win.
fn lines(rules: &Value, line: &str) -> Vec<Value> {
    let answer = ask_line(rules, line);
    assert_eq!(answer["ok"], true, "{rules} {line}: {answer}");
    answer["wins"][0]["lines"].as_array().unwrap().clone()
}

fn patterns(lines: &[Value]) -> Vec<&str> {
    lines.iter().map(|line| line["pattern"].as_str().unwrap()).collect()
}

fn blank(winner: &Value, options: &Value) -> Value {
    json!({ "base": "four-winds-blank", "winner": winner, "options": options })
}

#[test]
fn what_a_direct_count_leaves_out_blames_direct_counts_alone() {
    // The flowers count beside the pungs; they are not why the dragons do not.
    let winner = json!({ "pung-hand": { "value": 50, "unit": "percent-of-limit" },
        "bonus-tile": { "value": 1, "unit": "doubles" }, "pung-dragon": { "value": 2, "unit": "points" } });
    let options = json!({ "limit": 500, "system": "point-double", "allow-multiple-limit-hands": true, "bonus-beside-limit": true, "use-flowers": true });
    let mut rules = blank(&winner, &options);
    rules["basic"] = json!({ "bonus-tile": 4 });
    let lines = lines(&rules, "S: 222m444p666s555z7m+7m bonus=1f");
    let told: Vec<_> = lines.iter().map(|line| (&line["pattern"], &line["why"], &line["by"])).collect();
    let text = |text: &str| json!(text);
    assert_eq!(
        told,
        [
            (&text("bonus-tile"), &Value::Null, &Value::Null),
            (&text("pung-hand"), &Value::Null, &Value::Null),
            (&text("pung-dragon"), &text("direct-count"), &json!(["pung-hand"])),
        ]
    );
}

#[test]
fn sets_of_two_values_have_two_lines() {
    let winner = json!({ "pung-dragon": { "value": 2, "concealed-value": 4, "unit": "points" } });
    let told = |line: &str| {
        let lines = lines(&blank(&winner, &json!({})), line);
        lines
            .iter()
            .map(|line| (line["value"].as_i64().unwrap(), line["times"].as_i64().unwrap_or(1)))
            .collect::<Vec<_>>()
    };
    assert_eq!(told("S: 555z123m456p9s(666z@W)+9s"), [(2, 1), (4, 1)]);
    assert_eq!(told("S: 555z666z123m456p9s+9s"), [(4, 2)]);
}

#[test]
fn where_nothing_counts_lines_are_in_the_order_of_counting_too() {
    // The whole hand before patterns of sets, whichever comes first in the catalogue.
    let only = json!({ "value": 2, "unit": "points", "concealed-only": true });
    let winner = json!({ "pung-dragon": only, "pung-hand": only });
    let lines = lines(&blank(&winner, &json!({ "system": "points" })), "S: 222m444p666s7m(555z@W)+7m");
    assert!(lines.iter().all(|line| !line["why"].is_null()), "{lines:?}");
    assert_eq!(patterns(&lines), ["pung-hand", "pung-dragon"]);
}

#[test]
fn how_the_hand_was_won_comes_after_its_tiles() {
    // The draw is worth more than the four tiles, and still is named after them.
    let lines = lines(&json!("mcr-mil-2025"), "S: 11123456789m55z~1m");
    let counted: Vec<_> = lines.iter().filter(|line| line["why"].is_null()).cloned().collect();
    assert_eq!(
        patterns(&counted),
        ["pure-straight", "one-suit-honors", "four-of-a-kind", "pung-terminal-honor", "fully-concealed"]
    );
}

#[test]
fn what_is_regrouped_blames_only_what_has_its_tiles() {
    // Three pungs are three chows otherwise; the chows of the other suits have nothing to do with that.
    let points = |value: u32| json!({ "value": value, "unit": "points" });
    let winner = json!({ "three-pungs-in-sequence": points(24), "same-chow-all-suits": points(1), "same-chow-2-suits": points(2), "three-identical": points(24) });
    let rules = blank(&winner, &json!({ "system": "points", "hand-size": "16", "overlap": "combine-once" }));
    let lines = lines(&rules, "S: 111222333m456p56s77z+4s");
    let told: Vec<_> = lines.iter().map(|line| (line["pattern"].as_str().unwrap(), &line["by"])).collect();
    let (chows, counted) = (json!(["three-identical"]), Value::Null);
    assert_eq!(
        told,
        [("three-identical", &counted), ("same-chow-2-suits", &counted), ("three-pungs-in-sequence", &chows)]
    );
}

#[test]
fn only_where_points_are_added_up_a_wait_is_a_chance() {
    // One faan short of three; an edge wait is worth one.
    let winner = json!({ "closed-wait": { "value": 1, "unit": "faan" } });
    let rules = json!({ "base": "hong-kong-old-style", "winner": winner, "options": { "minimum": { "value": 3, "unit": "faan" } } });
    let answer = ask_line(&rules, "S: 222m456p66789s33z+6s");
    let chances = answer["wins"][0]["chances"].as_array().unwrap();
    let remedies: Vec<_> = chances.iter().map(|chance| &chance["remedy"]).collect();
    assert_eq!(remedies, ["self-draw", "last-discard"], "{answer}");
}

#[test]
fn each_place_of_the_tile_is_tried_where_a_pattern_asks_for_it() {
    // The hand waits for two tiles. The tile makes an edge wait or a closed one, and seen from one end or the other last of all the pinfu.
    let pinfu = json!({ "value": 20, "unit": "points" });
    let rules = json!({ "base": "mcr-mil-2025", "winner": { "pinfu-hand": pinfu } });
    for line in ["S: 56677889m123p99s+7m", "S: 12233445m678p99s+3m"] {
        let read = read(&request(&rules, line)).unwrap();
        let quick = Scorer::answer(&read.draft, &Plan::new(read.book)).unwrap();
        let told = ask_line(&rules, line)["wins"][0]["total"].as_i64();
        assert_eq!((quick.tallies[0].unwrap().total, told), (40, Some(40)), "{line}");
    }
}

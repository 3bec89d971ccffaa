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
    let reported: Vec<_> = lines.iter().map(|line| (&line["pattern"], &line["why"], &line["by"])).collect();
    let text = |text: &str| json!(text);
    assert_eq!(
        reported,
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
    let worths = |line: &str| {
        let lines = lines(&blank(&winner, &json!({})), line);
        lines
            .iter()
            .map(|line| (line["value"].as_i64().unwrap(), line["times"].as_i64().unwrap_or(1)))
            .collect::<Vec<_>>()
    };
    assert_eq!(worths("S: 555z123m456p9s(666z@W)+9s"), [(2, 1), (4, 1)]);
    assert_eq!(worths("S: 555z666z123m456p9s+9s"), [(4, 2)]);
}

#[test]
fn what_does_not_count_for_two_reasons_has_two_lines() {
    // The rule leaves out the first short straight. The second is of chows that the pure straight has joined already.
    let points = |value: u32| json!({ "value": value, "unit": "points" });
    let winner = json!({ "pure-straight": points(16), "run-of-six": points(1) });
    let mut rules = blank(&winner, &json!({ "system": "points", "overlap": "combine-once" }));
    rules["exclusion"] = json!("listed");
    rules["excludes"] = json!({ "pure-straight": [{ "patterns": ["run-of-six"], "first": 1 }] });
    let lines = lines(&rules, "S: 123456789m222p5s+5s");
    let reported: Vec<_> = lines.iter().map(|line| (line["why"].as_str(), &line["by"], &line["times"])).collect();
    let straight = json!(["pure-straight"]);
    assert_eq!(patterns(&lines), ["pure-straight", "run-of-six", "run-of-six"]);
    let once = &json!(1);
    assert_eq!(
        reported,
        [(None, &Value::Null, once), (Some("implied"), &straight, once), (Some("combined-once"), &straight, once)]
    );
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
    let reported: Vec<_> = lines.iter().map(|line| (line["pattern"].as_str().unwrap(), &line["by"])).collect();
    let (chows, counted) = (json!(["three-identical"]), Value::Null);
    assert_eq!(
        reported,
        [("three-identical", &counted), ("same-chow-2-suits", &counted), ("three-pungs-in-sequence", &chows)]
    );
}

/// The lines of a hand of 16 tiles in which 11123444 of characters are a pair of ones or of fours, under these values.
fn of_either_pair(winner: &Value, line: &str) -> Vec<(String, Value)> {
    let rules = blank(winner, &json!({ "system": "points", "hand-size": "16", "overlap": "combine-once" }));
    lines(&rules, line).iter().map(|line| (line["pattern"].as_str().unwrap().to_owned(), line["by"].clone())).collect()
}

#[test]
fn what_is_regrouped_with_its_pair_blames_what_has_the_pairs_tiles() {
    // The pungs of ones in two suits have a pair of ones only where there is no third pung of ones.
    let points = |value: u32| json!({ "value": value, "unit": "points" });
    let winner = json!({ "two-pungs-in-sequence": points(20), "same-pung-2-suits-and-pair": points(2) });
    let reported = of_either_pair(&winner, "S: 11123444m22m111p111s~2m");
    let by = json!(["two-pungs-in-sequence"]);
    assert_eq!(
        reported,
        [("two-pungs-in-sequence".to_owned(), Value::Null), ("same-pung-2-suits-and-pair".to_owned(), by)]
    );
}

#[test]
fn what_is_regrouped_without_its_pair_blames_nothing_for_the_pair() {
    // Fours, fives and sixes stand beside a pair of ones, which is part of nothing.
    let points = |value: u32| json!({ "value": value, "unit": "points" });
    let winner = json!({ "same-pung-2-suits": points(20), "mixed-shifted-pungs": points(2) });
    let reported = of_either_pair(&winner, "S: 11123444m55p666s111s~5p");
    assert_eq!(
        reported,
        [("same-pung-2-suits".to_owned(), Value::Null), ("mixed-shifted-pungs".to_owned(), json!([]))]
    );
}

#[test]
fn only_where_points_are_added_up_a_wait_is_a_chance() {
    // One faan short of three; an edge wait is worth one.
    let winner = json!({ "closed-wait": { "value": 1, "unit": "faan" } });
    let rules = json!({ "base": "hong-kong-old-style", "winner": winner, "minimum": { "value": 3, "unit": "faan" } });
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
        assert_eq!((scored(&rules, line), explained(&rules, line)), (40, Some(40)), "{line}");
    }
}

#[test]
fn a_discard_that_may_complete_a_pung_is_tried_in_a_chow_too() {
    // The ones are a pung, the sevens a concealed one only if the discard completes the chow.
    let rules = json!("mcr-mil-2025");
    let line = "S: 77789m11123444s+7m";
    let total = explained(&rules, line);
    assert_eq!(Some(scored(&rules, line)), total);
    let lines = lines(&rules, line);
    let counted: Vec<_> = lines.iter().filter(|line| line["why"].is_null()).cloned().collect();
    assert!(patterns(&counted).contains(&"two-concealed-pungs"), "{counted:?}");
    assert!(patterns(&counted).contains(&"pung-terminal-honor"), "{counted:?}");
}

/// The total of South's win, explained.
fn explained(rules: &Value, line: &str) -> Option<i64> {
    ask_line(rules, line)["wins"][0]["total"].as_i64()
}

/// The same, only scored.
fn scored(rules: &Value, line: &str) -> i64 {
    let read = read(&request(rules, line)).unwrap();
    Scorer::answer(&read.draft, &Plan::new(read.book)).unwrap().tallies[0].unwrap().total
}

//! Hands as American cards have them. The lines are made up: a card belongs to its publisher. What flowers, zeros and
//! jokers may do is docs/rules/templates.md, American hands.

use serde_json::{Value, json};
use tenbo_testing::deal::ask_line;

/// American Modern with these hands, `custom-1` and so on, worth 25 each.
fn rules(templates: &[&str]) -> Value {
    let mut file = json!({ "base": "american-modern", "hands": {}, "winner": {} });
    for (number, template) in (1..).zip(templates) {
        let id = format!("custom-{number}");
        file["hands"][&id] = json!({ "name": format!("Hand {number}"), "template": template });
        file["winner"][&id] = json!({ "value": 25, "unit": "points" });
    }
    file
}

/// The custom hands that South wins with, or the first problem.
fn won(rules: &Value, hand: &str) -> String {
    let answer = ask_line(rules, &format!("S: {hand}"));
    let Some(lines) = answer["wins"][0]["lines"].as_array() else {
        return answer["problems"][0]["key"].as_str().unwrap_or("no win").to_owned();
    };
    let counted = lines.iter().filter(|line| line["fate"] == "counted").filter_map(|line| line["pattern"].as_str());
    counted.collect::<Vec<_>>().join(", ")
}

/// A year, with its zero, beside triplets of its two other numbers.
const YEAR: &str = "BB 2025a 2b*4 5c*4";

#[test]
fn flowers_and_zeros_are_tiles_of_the_hand() {
    let year = rules(&[YEAR]);
    for (hand, expected) in [
        // Characters, dots, bamboos; the white dragon is the zero of every suit. Any two flowers will do.
        ("225m2222p5555s5z1f~2f", "custom-1"),
        ("22s2222m5555p5z36f~5s", "custom-1"),
        ("225m2222p555s5z78f~5s", "custom-1"),
        ("225m2222p5555s12f~5z", "custom-1"),
        // On a discard, a flower too.
        ("225m2222p5555s5z1f+8f", "custom-1"),
        // A tile off: one flower, another dragon, the fives in the suit of the twos.
        ("225m2222p5555s5z1f~6z", "not-complete"),
        ("225m2222p5555s12f~6z", "not-complete"),
        ("225m22225555p5z1f~2f", "not-complete"),
        // Jokers in groups of three and more, none for a single tile, a pair or a flower of two.
        ("225m222*2p5*5*5*5s5z1f~2f", "custom-1"),
        ("22*5m2222p5555s5z1f~2f", "not-complete"),
        ("225m2222p5555s5z1f~*1f", "not-complete"),
    ] {
        assert_eq!(won(&year, hand), expected, "{hand}");
    }
    let flowers = rules(&["B*4 1a*3 3a*3 5a*4", "B*6 E*2 W*3 d*3"]);
    for (hand, expected) in [
        ("111333555m1234f~5m", "custom-1"),
        ("111333555m12f*1f*1f~5m", "custom-1"),
        ("111333555m123f~5m", "too-few-tiles"),
        ("111333555m123f1z~5m", "not-complete"),
        ("11z333z777z12345f~6f", "custom-2"),
        ("11z333z777z123f*1f*1f~*1f", "custom-2"),
        ("11z333z777z1234f5f~1s", "not-complete"),
        // Pungs lie open, of flowers as well.
        ("333555m1234f(111m@W)~5m", "custom-1"),
        ("11z333z12345f(777z@W)~6f", "custom-2"),
    ] {
        assert_eq!(won(&flowers, hand), expected, "{hand}");
    }
    let pung = rules(&["B*3 1a*3 3a*3 55a 7a*3"]);
    for (hand, expected) in [
        ("11133355m77m(123f@W)~7m", "custom-1"),
        ("11133355m77m(12f*1f@W)~7m", "custom-1"),
        ("11133355m123f77m~7m", "custom-1"),
        // Sets and a pair are no hand of a card.
        ("111333m77m111z55m~7m", ""),
    ] {
        assert_eq!(won(&pung, hand), expected, "{hand}");
    }
}

/// Where flowers are set aside they are no tiles of the hand, and the other way round.
#[test]
fn flowers_lie_where_the_rulebook_has_them() {
    let held = rules(&[YEAR]);
    let mut aside = held.clone();
    aside["options"] = json!({ "flowers-in-hand": false });
    let hand = "225m2222p5555s5z1f~2f";
    assert_eq!((won(&held, hand), won(&aside, hand)), ("custom-1".into(), "bonus-in-hand".into()));
    let deal = |rules: &Value, bonus: &str| {
        let seat = json!({ "hand": "225m2222p5555s5z", "bonus": bonus });
        let answer = tenbo_testing::deal::ask(
            &json!({ "v": 1, "rules": rules, "seats": { "S": seat }, "end": { "kind": "open" } }),
        );
        answer["problems"][0]["key"].as_str().map(str::to_owned)
    };
    assert_eq!((deal(&held, "1f"), deal(&aside, "1f")), (Some("not-a-bonus-tile".into()), None));
    assert_eq!(won(&held, "225m2222p5555s5z1f~1f"), "bonus-twice");
}

/// The tiles that a hand of thirteen waits for, each with the copies that are left.
fn waits(rules: &Value, hand: &str) -> String {
    let answer = ask_line(rules, &format!("S: {hand}"));
    let waits = answer["seats"]["S"]["waits"].as_array().cloned().unwrap_or_default();
    let reported = waits.iter().map(|wait| format!("{}:{}", wait["tile"].as_str().unwrap_or_default(), wait["left"]));
    reported.collect::<Vec<_>>().join(" ")
}

#[test]
fn thirteen_tiles_wait_for_a_flower_or_a_zero() {
    let year = rules(&[YEAR]);
    for (hand, expected) in [
        ("225m2222p5555s5z1f", "1f:7"),
        ("225m2222p5555s12f", "5z:4"),
        ("25m2222p5555s5z12f", "2m:3"),
        ("225m2222p555s5z12f", "5s:1"),
        ("225m2222p555s6z12f", ""),
    ] {
        assert_eq!(waits(&year, hand), expected, "{hand}");
    }
    let seat = ask_line(&year, "S: 225m2222p5555s5z1f9m")["seats"]["S"].clone();
    assert_eq!(seat["discards"][0]["tile"], "9m", "{seat}");
    let far = ask_line(&year, "S: 225m2222p5555s9m9p9s")["seats"]["S"].clone();
    assert_eq!(far["distance"]["away"], 2, "{far}");
}

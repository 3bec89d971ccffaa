//! Chinese Official: who pays whom, what false wins cost, what a hand that misses the minimum lacks, and which
//! situations contradict each other.

use serde_json::{Value, json};
use tenbo_engine::wire::respond;

/// A hand of East's: the rules, the tiles, the melds, the bonus tiles and the win.
fn ask(rules: &Value, hand: &str, melds: &Value, bonus: &str, win: &Value) -> Value {
    let request = json!({
        "v": 1, "rules": rules, "seats": {"E": {"hand": hand, "melds": melds, "bonus": bonus}},
        "end": {"kind": "win", "wins": [win]}
    });
    respond(&request)
}

fn mil() -> Value {
    json!("mcr-mil-2025")
}

fn net(answer: &Value) -> Vec<i64> {
    ["E", "S", "W", "N", "bank"].iter().map(|seat| answer["net"][seat].as_i64().unwrap()).collect()
}

fn keys(answer: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let problems = answer["problems"].as_array().unwrap();
    problems.iter().map(|problem| (text(&problem["key"]), text(&problem["name"]))).collect()
}

/// Two concealed pungs, Mixed Straight 8, edge wait 1, no honors 1, concealed 2: 12, without flowers.
const HAND: &str = "123m456p89s333s55p";

fn discard() -> Value {
    json!({"seat": "E", "tile": "7s", "by": "discard", "from": "S"})
}

fn self_draw() -> Value {
    json!({"seat": "E", "tile": "7s", "by": "self-draw"})
}

/// The guide's example: 10 points and two flowers. The discarder pays 8 + 12, the others 8; drawn, everybody 8 + 12.
#[test]
fn the_basic_payment_comes_from_everybody_and_the_total_from_the_discarder() {
    let melds = json!([]);
    let answer = ask(&mil(), HAND, &melds, "1f2f", &discard());
    let score = &answer["wins"][0];
    let total = score["total"].as_i64().unwrap();
    assert_eq!(score["points"].as_i64().unwrap() + 2, total, "two flowers: {score}");
    assert_eq!(net(&answer), [24 + total, -8 - total, -8, -8, 0]);
    let answer = ask(&mil(), HAND, &melds, "1f2f", &self_draw());
    let drawn = answer["wins"][0]["total"].as_i64().unwrap();
    assert_eq!(net(&answer), [24 + 3 * drawn, -8 - drawn, -8 - drawn, -8 - drawn, 0]);
}

#[test]
fn the_basic_payment_is_an_option() {
    let rules = json!({"base": "mcr-mil-2025", "options": {"basic-payment": 10}});
    let answer = ask(&rules, HAND, &json!([]), "", &discard());
    let total = answer["wins"][0]["total"].as_i64().unwrap();
    assert_eq!(net(&answer), [30 + total, -10 - total, -10, -10, 0]);
}

/// 1998 pays 10 or 20 to each of the others, 2025 takes 40 or 80 from the offender alone.
#[test]
fn false_wins_cost_what_the_rulebook_says() {
    let foul = |rules: Value, kind: &str| {
        let request = json!({
            "v": 1, "rules": rules, "seats": {}, "end": {"kind": "draw", "cause": "wall"},
            "penalties": [{"seat": "W", "kind": kind}]
        });
        respond(&request)
    };
    for (rules, kind, expect) in [
        ("mcr-mil-2025", "false-win", [0, 0, -40, 0, 40]),
        ("mcr-mil-2025", "false-win-not-ready", [0, 0, -80, 0, 80]),
        ("mcr-1998", "false-win", [10, 10, -30, 10, 0]),
        ("mcr-1998", "false-win-not-ready", [20, 20, -60, 20, 0]),
        ("mcr-wmo-2006", "false-win", [10, 10, -30, 10, 0]),
        ("mcr-wmo-2006", "false-win-not-ready", [20, 20, -60, 20, 0]),
    ] {
        assert_eq!(net(&foul(json!(rules), kind)), expect, "{rules} {kind}");
    }
    let changed = |options: Value| json!({"base": "mcr-mil-2025", "options": options});
    let to_each = changed(json!({"false-win-paid-to": "each", "false-win-points": 5, "false-win-not-ready-points": 7}));
    assert_eq!(net(&foul(to_each.clone(), "false-win")), [5, 5, -15, 5, 0]);
    assert_eq!(net(&foul(to_each, "false-win-not-ready")), [7, 7, -21, 7, 0]);
    // It stays a foul as long as anything comes of it: here the hand is dead.
    let none = changed(json!({"false-win-points": 0, "false-win-then": "continue"}));
    assert_eq!(keys(&foul(none, "false-win")), [("no-penalty".to_owned(), "false-win".to_owned())]);
    assert_eq!(keys(&foul(mil(), "chombo")), [("no-penalty".to_owned(), "chombo".to_owned())]);
}

/// FAQ 22, 10.1.5.5 (docs/rules/chinese-official.md, Sources): seven points; drawing, a unique wait, a concealed hand and the last of its kind reach eight, as
/// does the last discard. A flower does not help.
#[test]
fn a_hand_that_is_one_short_says_what_would_have_been_enough() {
    let chow = json!([{"kind": "chow", "tiles": "234m", "claimed": "2m", "from": "N"}]);
    let win = json!({"seat": "E", "tile": "2p", "by": "discard", "from": "S"});
    let answer = ask(&mil(), "34567p567m55s", &chow, "1f", &win);
    let score = &answer["wins"][0];
    assert_eq!((&score["win"], &score["short_by"], &score["total"]), (&json!(false), &json!(1), &json!(8)));
    assert_eq!(score["points"], 7);
    assert_eq!(net(&answer), [0, 0, 0, 0, 0]);
    let chances: Vec<(&str, i64)> = score["chances"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chance| (chance["remedy"].as_str().unwrap(), chance["total"].as_i64().unwrap()))
        .collect();
    assert_eq!(
        chances,
        [
            ("self-draw", 9),
            ("concealed", 10),
            ("unique-wait", 9),
            ("last-copy", 12),
            ("last-discard", 16),
            ("robbed-kong", 16)
        ]
    );
}

/// Nothing counts at all: eight points. The same tile drawn is one point, and no win.
#[test]
fn a_chicken_hand_has_nothing_else() {
    let melds = json!([
        {"kind": "chow", "tiles": "123m", "claimed": "1m", "from": "N"},
        {"kind": "chow", "tiles": "345m", "claimed": "3m", "from": "N"}
    ]);
    let win = |by: &str| match by {
        "discard" => json!({"seat": "E", "tile": "7s", "by": by, "from": "S"}),
        _ => json!({"seat": "E", "tile": "7s", "by": by}),
    };
    let chicken = ask(&mil(), "56s678p33z", &melds, "", &win("discard"));
    assert_eq!((&chicken["wins"][0]["win"], &chicken["wins"][0]["total"]), (&json!(true), &json!(8)));
    assert_eq!(chicken["wins"][0]["lines"][0]["pattern"], "chicken-hand");
    let drawn = ask(&mil(), "56s678p33z", &melds, "", &win("self-draw"));
    assert_eq!((&drawn["wins"][0]["win"], &drawn["wins"][0]["points"]), (&json!(false), &json!(1)));
}

#[test]
fn contradictions_are_problems_with_their_reason() {
    let none = json!([]);
    let win = |by: &str, situation: Value| {
        let mut win = json!({"seat": "E", "tile": "7s", "by": by, "situation": situation});
        if by != "self-draw" {
            win["from"] = json!("S");
        }
        win
    };
    let kong = json!([{"kind": "kong", "tiles": "3333s", "claimed": "3s", "from": "N"}]);
    let cases = [
        ("777s56s123m456p55p", &none, "", win("discard", json!(["last-copy"])), "last-copy-held", "last-copy"),
        (HAND, &none, "", win("discard", json!(["last-tile"])), "last-tile-not-drawn", "last-tile"),
        (HAND, &none, "", win("robbed-kong", json!(["last-discard"])), "last-discard-not-discarded", "last-discard"),
        (
            HAND,
            &none,
            "",
            win("self-draw", json!(["kong-replacement"])),
            "replacement-without-kong",
            "kong-replacement",
        ),
        (
            HAND,
            &none,
            "",
            win("self-draw", json!(["flower-replacement"])),
            "replacement-without-flower",
            "flower-replacement",
        ),
        ("777s56s123m456p55p", &none, "", win("robbed-kong", json!([])), "robbed-tile-held", ""),
        (
            "123m456p89s55p",
            &kong,
            "1f",
            win("self-draw", json!(["kong-replacement", "flower-replacement"])),
            "situations-exclude",
            "flower-replacement",
        ),
        (
            "369p258s36m55s",
            &json!([{"kind": "chow", "tiles": "147m", "claimed": "1m", "from": "N"}]),
            "",
            win("discard", json!([])),
            "not-a-chow",
            "knitted",
        ),
    ];
    for (hand, melds, bonus, win, key, name) in cases {
        let answer = ask(&mil(), hand, melds, bonus, &win);
        let found = keys(&answer);
        assert!(found.contains(&(key.to_owned(), name.to_owned())), "{hand} {win}: {found:?} without {key} {name}");
    }
}

/// A kong needs a tile to draw for it.
#[test]
fn no_kong_is_robbed_when_the_wall_is_empty() {
    let request = json!({
        "v": 1, "rules": "mcr-mil-2025", "wall_left": 0, "seats": {"E": {"hand": HAND}},
        "end": {"kind": "win", "wins": [{"seat": "E", "tile": "7s", "by": "robbed-kong", "from": "S"}]}
    });
    assert_eq!(keys(&respond(&request)), [("kong-without-wall".to_owned(), String::new())]);
}

/// The own pung shows the other three: the last of its kind, whether somebody said so or not. So do three discards.
#[test]
fn the_last_of_its_kind_is_seen_on_the_table() {
    let counted = |answer: &Value| {
        let lines = answer["wins"][0]["lines"].as_array().unwrap();
        lines.iter().any(|line| line["pattern"] == "last-copy" && line["fate"] == "counted")
    };
    let pung = json!([{"kind": "pung", "tiles": "777s", "claimed": "7s", "from": "N"}]);
    assert!(counted(&ask(&mil(), "123m456p89s55p", &pung, "", &discard())));
    assert!(!counted(&ask(&mil(), HAND, &json!([]), "", &discard())));
    let discards = |tiles: usize| {
        let list: Vec<Value> = (0..tiles).map(|_| json!({"tile": "7s"})).collect();
        let request = json!({
            "v": 1, "rules": "mcr-mil-2025",
            "seats": {"E": {"hand": HAND}, "N": {"discards": list}},
            "end": {"kind": "win", "wins": [discard()]}
        });
        respond(&request)
    };
    assert!(counted(&discards(3)));
    assert!(!counted(&discards(2)));
}

/// Waits show what they would be worth and whether that is enough.
#[test]
fn waits_below_the_minimum_say_how_far() {
    let request = json!({
        "v": 1, "rules": "mcr-mil-2025", "end": {"kind": "open"},
        "seats": {"E": {
            "hand": "34567p567m55s",
            "melds": [{"kind": "chow", "tiles": "234m", "claimed": "2m", "from": "N"}]
        }}
    });
    let answer = respond(&request);
    let waits = answer["seats"]["E"]["waits"].as_array().unwrap();
    let of = |tile: &str| waits.iter().find(|wait| wait["tile"] == tile).unwrap();
    assert_eq!((&of("2p")["discard"]["win"], &of("2p")["discard"]["total"]), (&json!(false), &json!(7)));
    assert_eq!((&of("2p")["self_draw"]["win"], &of("2p")["self_draw"]["total"]), (&json!(true), &json!(8)));
}

/// What is so already, or cannot be so beside what is so, is no chance. A minimum of 14 leaves room for 8 more points.
#[test]
fn chances_are_changes_that_are_possible() {
    let rules = json!({ "base": "mcr-mil-2025", "minimum": { "value": 14, "unit": "points" } });
    for (what, line, gone) in [
        ("robbed", "S: 123m45p22z(678s)(888s)+6p robbed-kong", &["robbed-kong", "last-discard"][..]),
        (
            "on a replacement tile",
            "S: 12m22z(678s)(888p)[9999s]~3m kong-replacement",
            &["kong-replacement", "last-discard", "robbed-kong"],
        ),
        ("the last discard", "S: 123m45p22z(678s)(888s)+6p last-discard", &["last-discard", "robbed-kong"]),
    ] {
        let answer = tenbo_testing::deal::ask_line(&rules, line);
        assert_eq!(answer["wins"][0]["win"], false, "{what}: {answer}");
        let found: Vec<&str> = answer["wins"][0]["chances"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|one| one["remedy"].as_str())
            .collect();
        assert!(gone.iter().all(|one| !found.contains(one)), "{what}: {found:?}");
    }
}

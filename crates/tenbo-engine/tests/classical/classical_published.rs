//! The classical game's published examples: what hands are worth and who pays whom.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tenbo_engine::wire::respond;
use tenbo_testing::classical::{Record, plan};
use tenbo_testing::files;

/// The rulebook of each example, and what must be set besides.
const RULES: &[(&str, &str)] = &[
    ("X01r", "european-classical"),
    ("X04r", "european-classical"),
    ("X10", "chinese-classical"),
    ("X11", "european-classical"),
    ("X12", r#"{"base": "four-winds-blank", "options": {"settlement": "hong-kong"}}"#),
    ("X13", r#"{"base": "european-classical", "options": {"settlement": "add-up"}}"#),
    ("X14", r#"{"base": "babcock-1920s", "options": {"limit": 1000}}"#),
    ("X15", "chinese-classical"),
    ("B16", "babcock-1920s"),
    ("B17", "babcock-1920s"),
    ("B17b", "babcock-1920s"),
    ("B17c", "babcock-1920s"),
    ("B18", "babcock-1920s"),
    ("B18b", "babcock-1920s"),
    ("X20", "bmja"),
];

fn examples() -> BTreeMap<String, Value> {
    let text = files::text("tests/data/classical/published.jsonl");
    let values = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    values.map(|value| (value["id"].as_str().unwrap().to_owned(), value)).collect()
}

fn rules(id: &str) -> Value {
    let rules = RULES.iter().find(|(name, _)| *name == id).unwrap_or_else(|| panic!("{id} has no rulebook")).1;
    serde_json::from_str(rules).unwrap_or_else(|_| json!(rules))
}

fn ask(request: Value) -> Value {
    let answer = respond(&request);
    assert_eq!(answer["ok"], true, "{answer}");
    answer
}

#[test]
fn each_example_has_its_rulebook() {
    let examples = examples();
    assert_eq!(examples.len(), 15);
    assert!(examples.keys().all(|id| RULES.iter().any(|(name, _)| name == id)));
}

/// Points, doubles and totals of the hands that are given with their tiles.
#[test]
fn hands_are_worth_what_their_pages_say() {
    let mut count = 0;
    for (id, value) in examples().iter().filter(|(_, value)| value["points"].is_number()) {
        let record = Record::read(value);
        let score = record.score(&plan(rules(id).as_str().unwrap())).unwrap();
        let tally = score.tally;
        assert!(tally.win, "{id}");
        let (points, doubles) = tally.points_doubles().unwrap_or_else(|| panic!("{id}: {tally:?}"));
        assert_eq!(json!(points), value["points"], "{id}: {:?}", score.lines);
        assert_eq!(json!(doubles), value["doubles"], "{id}: {:?}", score.lines);
        // Without rounding the total is the product; the pages that round say so.
        let total = if value["rounded"].is_null() { &value["total"] } else { &value["rounded"] };
        if total.is_number() {
            assert_eq!(json!(tally.total), *total, "{id}");
        } else {
            assert_eq!(tally.total, points << doubles, "{id}");
        }
        count += 1;
    }
    assert_eq!(count, 8);
}

/// Settlements of totals: between all with East double, Hong Kong, and totals that are only added up.
#[test]
fn totals_are_settled_as_their_pages_say() {
    let mut count = 0;
    for (id, value) in examples().iter().filter(|(_, value)| value["settle"].is_object()) {
        let settle = &value["settle"];
        let winner = settle["winner"].as_str().unwrap();
        let mut seats = json!({});
        for seat in ["E", "S", "W", "N"] {
            let total =
                if settle["scheme"] == "hk" && seat == winner { &settle["value"] } else { &settle["totals"][seat] };
            seats[seat] = if total.is_null() { json!({}) } else { json!({ "total": total }) };
        }
        let mut win = json!({ "seat": winner, "by": "self-draw" });
        if !settle["discarder"].is_null() {
            win = json!({ "seat": winner, "by": "discard", "from": settle["discarder"] });
        }
        let answer =
            ask(json!({ "v": 1, "rules": rules(id), "seats": seats, "end": { "kind": "win", "wins": [win] } }));
        for (seat, amount) in value["payments"].as_object().unwrap() {
            assert_eq!(answer["net"][seat], *amount, "{id} {seat}: {}", answer["transfers"]);
        }
        let sum: i64 = answer["net"].as_object().unwrap().values().filter_map(Value::as_i64).sum();
        assert_eq!(sum, 0, "{id}");
        count += 1;
    }
    assert_eq!(count, 6);
}

/// The two example hands with their payments: 140 each and East twice, and 120 from a game in which the winner is West.
#[test]
fn example_hands_are_paid_as_their_pages_say() {
    let melds = json!([
        { "kind": "concealed-kong", "tiles": "1111m" },
        { "kind": "pung", "tiles": "666z", "from": "N" }
    ]);
    let hand = |hand: &str, melds: Value, win: Value| {
        let seat = win["seat"].as_str().unwrap().to_owned();
        let mut seats = json!({});
        seats[seat] = json!({ "hand": hand, "melds": melds });
        ask(json!({ "v": 1, "rules": "european-classical", "seats": seats, "end": { "kind": "win", "wins": [win] } }))
    };
    let answer = hand("555p234s1z", melds, json!({ "seat": "E", "tile": "1z", "by": "self-draw" }));
    assert_eq!((&answer["net"]["E"], &answer["net"]["S"]), (&json!(840), &json!(-280)), "{answer}");
    let melds = json!([{ "kind": "concealed-kong", "tiles": "1111m" }]);
    let answer = hand("555p234s11z66z", melds, json!({ "seat": "W", "tile": "6z", "by": "discard", "from": "E" }));
    let net = |seat: &str| answer["net"][seat].as_i64().unwrap();
    assert_eq!([net("W"), net("E"), net("S"), net("N")], [480, -240, -120, -120], "{answer}");
}

/// Figure 18 held by East: each pays 336, as East is paid double.
#[test]
fn east_is_paid_double() {
    let melds = json!([{ "kind": "kong", "tiles": "8888p", "from": "W" }]);
    let seats = json!({ "E": { "hand": "66z111z55z345m", "melds": melds } });
    let win = json!({ "seat": "E", "tile": "6z", "by": "discard", "from": "S" });
    let answer = ask(json!({
        "v": 1, "rules": "babcock-1920s", "prevailing": "N", "seats": seats, "end": { "kind": "win", "wins": [win] }
    }));
    assert_eq!(answer["wins"][0]["total"], 168);
    assert_eq!([&answer["net"]["S"], &answer["net"]["W"], &answer["net"]["N"]], [&json!(-336); 3]);
}

/// The British association's example: seven pairs of honors and terminals, and two flowers, the own one among them:
/// 500 and 8 doubled.
#[test]
fn flowers_are_added_to_a_special_hand() {
    let value = json!({
        "hand": "11m99sEESSWWCCFF f1 f4", "win": "F", "src": "self", "seat": "N", "round": "E"
    });
    let score = Record::read(&value).score(&plan("bmja")).unwrap();
    assert_eq!(score.tally.total, 516);
    let counted: Vec<&str> =
        score.lines.iter().filter(|line| line.reason.is_none()).map(|line| line.pattern.as_str()).collect();
    assert_eq!(counted, ["own-flower", "all-terminal-honor-pairs"]);
    assert_eq!(json!(score.tally.total), examples()["X20"]["total"]);
}

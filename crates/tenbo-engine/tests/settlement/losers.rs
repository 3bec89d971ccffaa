//! Hands that have lost: which patterns of the whole hand they have (Four Winds, "Scoring for losers";
//! docs/rules/four-winds.md, Losers), what is known of them though no tile is, and what the answer says of them.

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

/// South's hand beside a win of East.
fn lost(rules: &Value, seat: &Value) -> Value {
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "E": { "total": 100 }, "S": seat },
        "end": { "kind": "win", "wins": [{ "seat": "E", "by": "self-draw" }] } }));
    assert_eq!(answer["ok"], true, "{seat}: {answer}");
    answer["seats"]["S"].clone()
}

/// Rules by which this pattern is worth ten points to a loser.
fn ten_for(pattern: &str, ready_only: bool) -> Value {
    json!({ "base": "four-winds-blank",
        "winner": { pattern: { "value": 1, "unit": "doubles" } },
        "losers": { pattern: { "value": 10, "unit": "points", "ready-hands-only": ready_only } } })
}

/// What became of a pattern: `counted`, the reason why it does not count, or nothing.
fn fate(score: &Value, pattern: &str) -> Option<String> {
    let mut lines = score["lines"].as_array().into_iter().flatten();
    let line = lines.find(|line| line["pattern"] == pattern)?;
    let text = line["why"].as_str().or(line["fate"].as_str());
    text.map(str::to_owned)
}

#[test]
fn patterns_of_sets_count_in_a_loser_s_hand_that_lacks_one_tile_of_them() {
    let counted = Some("counted");
    let sets = Some("incomplete-sets");
    // Pattern, South's tiles, what becomes of the pattern.
    let rows: &[(&str, &str, Option<&str>)] = &[
        // "The tiles must appear in completed sets (excluding the set that would complete the hand)".
        ("terminal-or-honor-each", "123m789p123s11z78p", counted),
        ("terminal-or-honor-each", "123m789p123s111z1p", counted),
        ("terminal-or-honor-each", "123m789p111z11s99s", counted),
        // No tile makes the last set one with a terminal, or the single tile a pair of them.
        ("terminal-or-honor-each", "123m789p123s11z45p", sets),
        ("terminal-or-honor-each", "123m789p123s111z5p", sets),
        // Two tiles short, with loose honors or without.
        ("terminal-or-honor-each", "123m789p123s1z2z78p", sets),
        ("terminal-or-honor-each", "123m789p19s12345z", sets),
        // Fragments of anything.
        ("terminal-or-honor-each", "123m789p123s1147p", sets),
        ("terminal-or-honor-each", "19m19p19s1234567z", None),
        ("terminal-or-honor-each", "123m456p123s1147p", None),
        ("terminal-each", "123m789p123s11p78p", counted),
        ("terminal-each", "123m789p123s11z78p", None),
        ("all-even", "222m444p666s88m88p", counted),
        ("all-even", "222m444p666s888m2p", counted),
        ("all-even", "222m444p666s88m24p", sets),
        ("all-even", "222m444p666s88m77p", None),
        ("all-fives", "456m555p345s56s55m", counted),
        ("all-fives", "456m555p345s57s55m", counted),
        ("all-fives", "456m555p345s24s55m", sets),
        ("all-fives", "456m555p345s26s55m", sets),
        ("pinfu-hand", "123m456p789s23s55m", counted),
        ("pinfu-hand", "123m456p789s13s55m", sets),
        ("pinfu-hand", "123m456p789s23s55z", None),
        ("pinfu-hand", "123m456p789s28s55m", sets),
        ("zero-point-hand", "123m456p789s13s55m", counted),
        ("zero-point-hand", "123m456p789s13s55z", None),
        ("chow-hand", "123m456p789s345s9m", counted),
        ("chow-hand", "123m456p789s55m24p", counted),
        ("chow-hand", "123m456p789s55m25p", sets),
        ("suited-chow-hand", "123m456p789s13s55m", counted),
        ("suited-chow-hand", "123m456p789s13s11z", None),
        ("pung-hand", "222m444p666s88m11z", counted),
        ("pung-hand", "222m444p666s88m1z5p", sets),
        ("purity", "222333444m88m1m9m", sets),
        ("purity", "222333444m88m99m", counted),
    ];
    let mut wrong = Vec::new();
    for &(pattern, hand, want) in rows {
        let score = lost(&ten_for(pattern, false), &json!({ "hand": hand }));
        let found = fate(&score, pattern);
        let total = if want == counted { 10 } else { 0 };
        if found.as_deref() != want || score["total"].as_i64().unwrap() % 1000 < total {
            wrong.push(format!("{pattern} {hand}: {found:?} {}, not {want:?}", score["total"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_pattern_of_sets_counts_in_the_decomposition_that_pays_for_the_sets() {
    // As three pungs the tiles are worth points, as chows they have a terminal in each; not both.
    let rules = json!({ "base": "four-winds-blank", "options": { "basic-points": "classical" },
        "winner": { "terminal-each": { "value": 1, "unit": "doubles" } },
        "losers": { "terminal-each": { "value": 10, "unit": "points" } } });
    let chows = lost(&rules, &json!({ "hand": "111222333m999p7s" }));
    assert_eq!((&chows["points"], fate(&chows, "terminal-each")), (&json!(24), None), "{chows}");
    let rules = json!({ "base": rules["base"], "options": rules["options"], "winner": rules["winner"],
        "losers": { "terminal-each": { "value": 100, "unit": "points" } } });
    let chows = lost(&rules, &json!({ "hand": "111222333m999p9s" }));
    assert_eq!((&chows["points"], fate(&chows, "terminal-each").as_deref()), (&json!(108), Some("counted")), "{chows}");
}

#[test]
fn no_pattern_of_sets_is_near_beside_a_group() {
    // An exposed group is part of a custom hand, so the rest becomes no sets and a pair.
    let mut rules = ten_for("terminal-or-honor-each", false);
    rules["options"] = json!({ "exposed-groups": true });
    let fate = |kind: &str, tiles: &str, hand: &str| {
        let melds = json!([{ "kind": kind, "tiles": tiles, "from": "W" }]);
        fate(&lost(&rules, &json!({ "hand": hand, "melds": melds })), "terminal-or-honor-each")
    };
    assert_eq!(fate("kong", "1111s", "111m999p1z22z5s").as_deref(), Some("incomplete-sets"));
    assert_eq!(fate("quad", "1111s", "111m999p1z22z"), None);
}

#[test]
fn what_the_tiles_say_counts_in_a_hand_of_fragments() {
    for (pattern, hand) in [
        ("one-suit-honors", "1223579sESWNPF"),
        ("one-suit-only", "1223579s146888s"),
        ("all-terminals-honors", "19m19p19s1234567z"),
        ("all-simples", "258m258p258s2468m"),
    ] {
        let score = lost(&ten_for(pattern, false), &json!({ "hand": hand }));
        assert_eq!((fate(&score, pattern).as_deref(), &score["total"]), (Some("counted"), &json!(10)), "{pattern}");
    }
}

#[test]
fn a_pattern_for_ready_hands_needs_a_legal_win_beside_the_shape() {
    let mut rules = ten_for("terminal-or-honor-each", true);
    let hand = json!({ "hand": "123m789p123s11z78p" });
    assert_eq!(fate(&lost(&rules, &hand), "terminal-or-honor-each").as_deref(), Some("counted"));
    rules["minimum"] = json!({ "value": 2, "unit": "doubles" });
    assert_eq!(fate(&lost(&rules, &hand), "terminal-or-honor-each").as_deref(), Some("not-ready"));
    rules["options"] = json!({ "ignore-minimum-for-ready-losers": true });
    assert_eq!(fate(&lost(&rules, &hand), "terminal-or-honor-each").as_deref(), Some("counted"), "without the minimum");
    // A hand that waits for nothing is not ready, with a minimum or without.
    let mut dragons = ten_for("pung-dragon", true);
    let (ready, far) = (json!({ "hand": "555z123m456p78s11p" }), json!({ "hand": "555z147m258p369s1z" }));
    for options in [json!({}), json!({ "ignore-minimum-for-ready-losers": true })] {
        dragons["options"] = options;
        assert_eq!(fate(&lost(&dragons, &ready), "pung-dragon").as_deref(), Some("counted"), "{dragons}");
        assert_eq!(fate(&lost(&dragons, &far), "pung-dragon").as_deref(), Some("not-ready"), "{dragons}");
    }
}

#[test]
fn bonus_tiles_alone_are_scored() {
    for (rules, bonus, worth) in [("dmjl", "1f", 4), ("dmjl", "26f", 16), ("bmja", "2f", 8), ("bmja", "1f", 4)] {
        let score = lost(&json!(rules), &json!({ "bonus": bonus }));
        assert_eq!((&score["total"], &score["ready"]), (&json!(worth), &Value::Null), "{rules} {bonus}: {score}");
    }
    // A drawn deal settles the hands as well.
    let answer = ask(&json!({ "v": 1, "rules": "dmjl", "seats": { "S": { "bonus": "1f" } },
        "end": { "kind": "draw", "cause": "wall" } }));
    assert_eq!((&answer["seats"]["S"]["total"], &answer["net"]["S"]), (&json!(4), &json!(16)), "{answer}");
}

#[test]
fn a_hand_without_tiles_has_no_pattern_of_the_whole_hand() {
    let patterns =
        ["all-simples", "one-suit-honors", "no-honors", "terminal-or-honor-each", "all-terminals-honors", "no-fives"];
    for pattern in patterns {
        let mut rules = ten_for(pattern, false);
        rules["options"] = json!({ "use-flowers": true });
        let score = lost(&rules, &json!({ "bonus": "1f" }));
        assert_eq!((fate(&score, pattern), &score["total"]), (None, &json!(0)), "{score}");
    }
}

#[test]
fn a_loser_with_fourteen_tiles_is_a_problem_at_its_place() {
    let asked = |seat: Value, end: Value| {
        ask(&json!({ "v": 1, "rules": "dmjl", "seats": { "E": { "total": 100 }, "S": seat }, "end": end }))
    };
    let won = json!({ "kind": "win", "wins": [{ "seat": "E", "by": "self-draw" }] });
    let problem = json!([{ "key": "too-many-tiles", "at": "/seats/S/hand" }]);
    let fourteen = json!({ "hand": "123456789m12355p" });
    let melded = json!({ "hand": "123m123p55z1s2s", "melds": [{ "kind": "kong", "tiles": "1111z" }, { "kind": "pung", "tiles": "999s" }] });
    assert_eq!(asked(fourteen.clone(), won.clone())["problems"], problem);
    assert_eq!(asked(melded, won.clone())["problems"], json!([{ "key": "too-many-tiles", "at": "/seats/S/hand" }]));
    assert_eq!(asked(json!({ "hand": "123456789m1235p" }), won)["ok"], true);
    for (cause, ok) in [("wall", false), ("abandoned", true)] {
        let draw = asked(fourteen.clone(), json!({ "kind": "draw", "cause": cause }));
        assert_eq!(draw["ok"], ok, "{cause}: {draw}");
    }
    assert_eq!(asked(fourteen, json!({ "kind": "open" }))["ok"], true, "a hand in its turn");
}

#[test]
fn a_loser_s_answer_does_not_say_that_it_won() {
    for detail in ["score", "explain"] {
        let answer = ask(&json!({ "v": 1, "rules": "dmjl", "detail": detail,
            "seats": { "E": { "total": 100 }, "S": { "hand": "111222333m5579p" } },
            "end": { "kind": "win", "wins": [{ "seat": "E", "by": "self-draw" }] } }));
        let loser = &answer["seats"]["S"];
        assert_eq!((&loser["win"], &loser["short_by"]), (&json!(false), &Value::Null), "{answer}");
        assert_eq!((&loser["total"], &loser["points"]), (&json!(32), &json!(16)), "{answer}");
        assert_eq!(answer["wins"][0]["win"], true);
    }
}

/// At an exhausted wall hands are told what they are worth where they are paid by it, which riichi's payments are not.
#[test]
fn hands_of_a_drawn_deal_are_worth_something_where_they_are_paid() {
    let worth = |options: Value| {
        let rules = json!({ "base": "chinese-classical", "options": options });
        let asked = json!({ "v": 1, "rules": rules, "seats": { "S": { "hand": "111p456p789s1122z" } },
            "end": { "kind": "draw" } });
        ask(&asked)["seats"]["S"]["total"].as_i64()
    };
    // The concealed pung of ones 8, the pairs of the round's and the seat's wind 2 each.
    assert_eq!(worth(json!({ "draw-payments": "hands" })), Some(12));
    assert_eq!(worth(json!({ "draw-payments": "hands", "settlement": "riichi" })), None);
    assert_eq!(worth(json!({ "draw-payments": "none" })), None);
}

//! Totals and what bars a hand, over blank rules: basic points, limits, faan for auxiliary points, direct counts, restrictions
//! (docs/rules/four-winds.md).

use serde_json::{Value, json};
use tenbo_testing::deal::{ask, souths_win};

const LIMIT: &str = "percent-of-limit";

fn hand(tiles: &str) -> Value {
    json!({ "hand": tiles })
}

fn points(value: u32) -> Value {
    json!({ "value": value, "unit": "points" })
}

fn share(percent: u32) -> Value {
    json!({ "value": percent, "unit": LIMIT })
}

/// What a step says, if it is there.
fn step(win: &Value, key: &str) -> Option<i64> {
    win["steps"].as_array().unwrap().iter().find(|step| step["key"] == key).map(|step| step["value"].as_i64().unwrap())
}

/// Four pungs, three of simples and one of dragons, wait for the pair.
const PUNGS: &str = "222m444p666s555z7m";

#[test]
fn fu_are_what_the_rulebook_says() {
    let riichi = |changes: Value| {
        let mut rules = json!({ "base": "riichi-tenhou" });
        rules.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        rules
    };
    let (drawn_pinfu, open_wait) = ("234m456p678s22p56s", "222m46p55z789s111z");
    // What is changed, hand, tile, fu, and a step with its value.
    for (changes, tiles, tile, fu, key, value) in [
        // Seven pairs have no fu but their own, however few.
        (json!({ "basic": { "seven-pairs": 1 } }), "1133m5577p2244s5z", "~5z", 1, "seven-pairs", Some(1)),
        (json!({ "basic": { "seven-pairs": 1 } }), "1133m5577p2244s5z", "~5z", 1, "pair-dragon", None),
        // Patterns may be worth fu.
        (
            json!({ "winner": { "all-simples": { "value": 10, "unit": "fu" } } }),
            drawn_pinfu,
            "7s",
            40,
            "concealed-discard",
            Some(10),
        ),
        // Only a tile drawn for a kong may lack the fu of a draw.
        (json!({ "options": { "replacement-self-draw-fu": false } }), open_wait, "~5p", 40, "self-drawn", Some(2)),
        // A drawn pinfu has them unless its 20 fu are fixed.
        (
            json!({ "options": { "pinfu-self-draw": "30-fu" }, "winner": { "fully-concealed": { "value": 0, "unit": "han" } } }),
            drawn_pinfu,
            "~7s",
            30,
            "self-drawn",
            Some(2),
        ),
        (json!({}), drawn_pinfu, "~7s", 20, "self-drawn", None),
    ] {
        let win = souths_win(&riichi(changes.clone()), &hand(tiles), tile);
        assert_eq!((win["fu"].as_i64(), step(&win, key)), (Some(fu), value), "{changes} {tile}: {win}");
    }
    let limited = souths_win(&riichi(json!({ "options": { "limit": 500 } })), &hand(drawn_pinfu), "~7s");
    assert_eq!(
        (&limited["limit"], step(&limited, "base"), step(&limited, "limit")),
        (&json!("limit"), Some(640), Some(500))
    );
}

/// Seven pairs that are counted by points wait for no pair of sets and a pair.
#[test]
fn seven_pairs_have_no_points_for_a_pair_wait() {
    let rules = json!({ "base": "four-winds-blank", "basic": { "pair-wait": 2 }, "options": { "seven-pairs-four-alike": false },
        "winner": { "seven-pairs": { "value": 1, "unit": "doubles" } } });
    assert_eq!(souths_win(&rules, &hand("1133m5577p2244s5z"), "5z")["points"], 0);
    assert_eq!(souths_win(&rules, &hand("123m456p789s222s5z"), "5z")["points"], 2);
}

#[test]
fn a_total_that_just_reaches_the_limit_is_not_cut() {
    for (value, total, cut) in [(9, 9, None), (10, 10, None), (11, 10, Some(10))] {
        let rules = json!({ "base": "four-winds-blank", "options": { "limit": 10, "system": "points" },
            "winner": { "pung-hand": points(value) } });
        let win = souths_win(&rules, &hand(PUNGS), "7m");
        assert_eq!((&win["total"], step(&win, "limit")), (&json!(total), cut), "{value}: {win}");
        assert_eq!(win["limit"] == "limit", value >= 10, "{value}: {win}");
    }
}

#[test]
fn points_and_tai_add_up() {
    let rules = json!({ "base": "four-winds-blank", "options": { "system": "points" },
        "winner": { "pung-dragon": points(2), "pung-hand": { "value": 3, "unit": "tai" } } });
    let win = souths_win(&rules, &hand(PUNGS), "7m");
    assert_eq!((&win["total"], &win["points"]), (&json!(5), &json!(5)));
}

/// `auxiliary-points-only-for-legal-wins`: 25 points, five of them a pattern's, are one faan more where the own faan
/// reach the minimum or none is asked for.
#[test]
fn auxiliary_points_are_for_hands_that_reach_the_minimum() {
    let (mixed, one_suit) = (PUNGS, "222m444m666m555z7m");
    // Own faan, the unit of a minimum of three, whether one suit needs none, the hand, faan, points of a win.
    for (own, unit, one_suit_free, tiles, faan, wins) in [
        (2, "faan", false, mixed, 2, false),
        (3, "faan", false, mixed, 4, true),
        (4, "faan", false, mixed, 5, true),
        (2, "points", false, mixed, 3, true),
        (2, "faan", true, mixed, 2, false),
        (2, "faan", true, one_suit, 3, true),
    ] {
        let rules = json!({ "base": "four-winds-blank", "auxiliary-points-table": [[21, 1]],
            "minimum": { "value": 3, "unit": unit }, "options": { "system": "faan-laak", "basic-points": "classical",
                "auxiliary-points-only-for-legal-wins": true, "ignore-minimum-for-one-suit": one_suit_free },
            "winner": { "pung-hand": { "value": own, "unit": "faan" }, "pung-dragon": points(5) } });
        let win = souths_win(&rules, &hand(tiles), "7m");
        let about = format!("{own} of 3 {unit}, {one_suit_free}: {win}");
        assert_eq!((&win["faan"], &win["win"]), (&json!(faan), &json!(wins)), "{about}");
        let auxiliary = (faan > own).then_some(1);
        assert_eq!((step(&win, "auxiliary-faan"), step(&win, "sum")), (auxiliary, auxiliary.map(|_| 25)), "{about}");
    }
}

/// Flowers beside a direct count: the points of the tiles, doubled by what flowers double, and nothing else; only where
/// points are doubled or faan are counted.
#[test]
fn flowers_beside_a_direct_count() {
    let doubles = |value: u32| json!({ "value": value, "unit": "doubles" });
    // What flowers are worth, points of a tile, bonus tiles, system, total.
    for (items, tile, bonus, system, total) in [
        (json!({}), 4, "12f", "point-double", 258),
        (json!({}), 1, "1f", "point-double", 251),
        (json!({ "bonus-tile": doubles(1) }), 4, "12f", "point-double", 282),
        (json!({ "own-flower": points(3) }), 4, "12f", "point-double", 258),
        (json!({}), 4, "12f", "points", 250),
    ] {
        let mut rules = json!({ "base": "four-winds-blank", "basic": { "bonus-tile": tile }, "winner": { "pung-hand": share(50) },
            "options": { "limit": 500, "system": system, "use-flowers": true, "bonus-beside-limit": true } });
        rules["winner"].as_object_mut().unwrap().extend(items.as_object().unwrap().clone());
        let win = souths_win(&rules, &json!({ "hand": PUNGS, "bonus": bonus }), "7m");
        assert_eq!(win["total"], total, "{items}, {tile}, {bonus}, {system}: {win}");
    }
}

#[test]
fn what_is_there_twice_counts_directly_twice() {
    let rules = json!({ "base": "four-winds-blank", "winner": { "bonus-tile": share(10) }, "options": { "limit": 500, "use-flowers": true } });
    for (bonus, total) in [("1f", 50), ("12f", 100)] {
        assert_eq!(souths_win(&rules, &json!({ "hand": PUNGS, "bonus": bonus }), "7m")["total"], total, "{bonus}");
    }
}

/// A share that comes to no whole point still is the hand's, not a larger pattern's that does not count.
#[test]
fn a_small_share_is_not_taken_by_what_does_not_count() {
    let three = json!({ "value": 4, "unit": LIMIT, "concealed-only": true });
    let rules = json!({ "base": "four-winds-blank", "options": { "limit": 10 },
        "winner": { "pung-dragon": share(4), "three-concealed-pungs": three } });
    let melds = json!([{ "kind": "pung", "tiles": "222m", "from": "W" }]);
    let win = souths_win(&rules, &json!({ "hand": "444p666s555z7m", "melds": melds }), "7m");
    let fates: Vec<_> = win["lines"].as_array().unwrap().iter().map(|line| (&line["pattern"], &line["why"])).collect();
    let (dragon, three) = (json!("pung-dragon"), json!("three-concealed-pungs"));
    assert_eq!(fates, [(&dragon, &Value::Null), (&three, &json!("not-concealed"))]);
}

#[test]
fn a_whole_limit_is_a_yakuman() {
    for (percent, limit) in [(99, Value::Null), (100, json!("yakuman"))] {
        let rules = json!({ "base": "riichi-tenhou", "winner": { "all-simples": share(percent) } });
        assert_eq!(souths_win(&rules, &hand("234m456p678s22p56s"), "7s")["limit"], limit, "{percent}");
    }
}

/// Restrictions on chows and suits do not hold for limit and special hands, and a direct count is what a special hand
/// must be where one is required.
#[test]
fn limit_hands_are_free_of_restrictions() {
    let scholars = "555z666z777z456m9p";
    let one = json!({ "value": 1, "unit": "doubles" });
    let both = json!({ "three-great-scholars": one, "self-drawn": share(100) });
    let drawn = json!({ "self-drawn": share(100) });
    // The restriction, what is worth something, hand, and what bars a win.
    for (options, winner, tiles, barred) in [
        (json!({ "no-mixed-suits": true }), json!({ "three-great-scholars": one }), scholars, None),
        (json!({ "no-mixed-suits": true }), json!({ "pung-dragon": one }), scholars, Some("no-mixed-suits")),
        (json!({ "maximum-chows": 0 }), json!({ "three-great-scholars": one }), scholars, None),
        (json!({ "maximum-chows": 0 }), json!({ "pung-dragon": one }), scholars, Some("maximum-chows")),
        // The draw counts directly, but it is no special hand: without it the hand may win.
        (json!({ "no-mixed-suits": true }), both.clone(), scholars, None),
        (json!({ "maximum-chows": 0 }), both, scholars, None),
        (json!({ "special-hand-required": true }), drawn.clone(), "123m456p789s456m9p", None),
        (
            json!({ "special-hand-required": true }),
            json!({ "pung-dragon": one }),
            scholars,
            Some("special-hand-required"),
        ),
    ] {
        let mut options = options;
        options["limit"] = json!(500);
        let rules = json!({ "base": "four-winds-blank", "options": options, "winner": winner });
        let win = souths_win(&rules, &hand(tiles), "~9p");
        let found = win["barred_by"].as_array().map(|barred| barred.iter().collect::<Vec<_>>());
        let want = barred.map(Value::from);
        assert_eq!(found, want.as_ref().map(|barred| vec![barred]), "{rules}: {win}");
        if winner.get("three-great-scholars").is_some() {
            assert_eq!((&win["total"], &win["doubles"]), (&json!(0), &json!(1)), "{rules}: {win}");
        }
    }
}

#[test]
fn of_melds_only_chows_are_declared_chows() {
    let rules = json!({ "base": "four-winds-blank", "winner": { "pung-dragon": points(2) },
        "options": { "maximum-chows": 0, "maximum-chows-counts": "declared" } });
    for (kind, tiles, from, wins) in [("pung", "222m", "W", true), ("chow", "234m", "E", false)] {
        let seat = json!({ "hand": "444p666s555z7m", "melds": [{ "kind": kind, "tiles": tiles, "from": from }] });
        assert_eq!(souths_win(&rules, &seat, "7m")["win"], wins, "{kind}");
    }
}

/// Of several winners each needs a pattern for the shape of the own hand; and so does a pattern that is worth nothing here.
#[test]
fn a_shape_wins_by_a_pattern_of_its_own_that_counts() {
    let rules =
        json!({ "base": "four-winds-blank", "winner": { "all-honor-pairs": share(100) }, "options": { "limit": 500 } });
    let wins = json!([{ "seat": "S", "tile": "7z", "by": "discard", "from": "E" },
        { "seat": "N", "tile": "7z", "by": "discard", "from": "E" }]);
    let seats = json!({ "S": { "hand": "112233445566z7z" }, "N": { "hand": "11m22m33p44p55s66s7z" } });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "win", "wins": wins } }));
    assert_eq!([&answer["wins"][0]["win"], &answer["wins"][1]["win"]], [true, false], "{answer}");
    let drawn = json!({ "base": "four-winds-blank",
        "winner": { "seven-pairs": { "value": 0, "unit": "points", "self-drawn-value": 50 } } });
    for (tile, wins) in [("~5z", true), ("5z", false)] {
        assert_eq!(souths_win(&drawn, &hand("1133m5577p2244s5z"), tile)["win"], wins, "{tile}");
    }
}

//! Wins of the classical game that its books define differently from what first comes to mind: the only possible tile
//! (Millington 115(c)) and Imperial Jade (Millington 122(m)).

use serde_json::{Value, json};
use tenbo_testing::deal::{ask, run};

/// West waits with 23 of characters for a 1 or a 4; the others show these tiles.
fn waits_for_one_or_four(rules: &Value, west: &Value, others: &Value) -> Value {
    let mut seats = others.clone();
    seats["W"] =
        json!({ "hand": "23m123p678s33z", "melds": [{ "kind": "chow", "tiles": "567p", "from": "S" }], "bonus": "3f" });
    for (key, value) in west.as_object().into_iter().flatten() {
        seats["W"][key] = value.clone();
    }
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats,
        "end": { "kind": "win", "wins": [{ "seat": "W", "tile": "1m", "by": "discard", "from": "N" }] } }));
    assert_eq!(answer["ok"], true, "{answer}");
    answer["wins"][0]["total"].clone()
}

/// 115(c): what lies exposed on the table four times does not count as available.
#[test]
fn a_tile_that_the_table_shows_four_times_leaves_the_other_the_only_possible_one() {
    let millington = json!("chinese-classical");
    let total = |others: Value| waits_for_one_or_four(&millington, &json!({}), &others);
    let kong = |kind: &str| json!({ "N": { "melds": [{ "kind": kind, "tiles": "4444m", "from": "E" }] } });
    let concealed = json!({ "N": { "melds": [{ "kind": "concealed-kong", "tiles": "4444m" }] } });
    let discards = |n: usize| json!({ "E": { "discards": vec![json!({ "tile": "4m" }); n] } });
    let both = json!({ "E": { "discards": [{ "tile": "4m" }] }, "N": { "melds": [{ "kind": "pung", "tiles": "444m", "from": "E" }] } });
    for (about, found, worth) in [
        ("nothing is seen", total(json!({})), 16),
        ("a claimed kong", total(kong("kong")), 18),
        ("a grown kong", total(kong("added-kong")), 18),
        ("a concealed kong lies there too", total(concealed), 18),
        ("four discards", total(discards(4)), 18),
        ("three of them", total(discards(3)), 16),
        ("a pung and a discard", total(both), 18),
        ("what another seat holds nobody sees", total(json!({ "N": { "hand": "4444m" } })), 16),
        ("the other kind", total(json!({ "N": { "melds": [{ "kind": "kong", "tiles": "5555m", "from": "E" }] } })), 16),
    ] {
        assert_eq!(found, worth, "{about}");
    }
    // The own hand is seen as well: with two of them there, two that lie open are enough.
    let own = json!({ "hand": "2344m123p678s" });
    let seen = |n: usize| waits_for_one_or_four(&millington, &own, &discards(n));
    assert_eq!((seen(1), seen(2)), (json!(28), json!(32)));
}

#[test]
fn the_german_league_looks_at_the_custom_hand_alone() {
    let kong = json!({ "N": { "melds": [{ "kind": "kong", "tiles": "4444m", "from": "E" }] } });
    // Twenty for going out, a pair of the own wind, a flower.
    assert_eq!(waits_for_one_or_four(&json!("dmjl"), &json!({}), &kong), 26);
    let on = json!({ "base": "dmjl", "options": { "only-tile-sees-table": true } });
    assert_eq!(waits_for_one_or_four(&on, &json!({}), &kong), 28);
}

/// The waits of an open hand are worth what the table makes of them.
#[test]
fn a_wait_s_worth_counts_what_the_table_shows() {
    let discards = |n: usize| {
        let seats =
            json!({ "W": { "hand": "23m123p678s33z567p" }, "E": { "discards": vec![json!({ "tile": "4m" }); n] } });
        let answer = ask(&json!({ "v": 1, "rules": "chinese-classical", "seats": seats, "end": { "kind": "open" } }));
        let waits = answer["seats"]["W"]["waits"].as_array().unwrap().clone();
        waits.iter().find(|wait| wait["tile"] == "1m").unwrap()["discard"]["total"].clone()
    };
    assert_eq!((discards(3), discards(4)), (json!(12), json!(14)));
}

/// 122(m): nothing but green dragons and bamboos 2, 3, 4, 6 and 8, whatever sets they make. Kajongg asks so as well, but its
/// comparison wants one of the six kinds to be missing, which no text says.
#[test]
fn imperial_jade_has_chows_too() {
    let (millington, dmjl) = (json!("chinese-classical"), json!("dmjl"));
    run(&[
        ("a chow", dmjl.clone(), "S: 3s(222s@E)(666s@E)(888s@E)(234s@E)~3s", "total=500 lines=all-green"),
        ("two chows", millington.clone(), "S: 88s(234s@E)(234s@E)666s66z+6z", "total=1000 lines=all-green"),
        ("all six kinds", dmjl.clone(), "S: 88s(234s@E)(234s@E)666s66z+6z", "total=500 lines=all-green"),
        ("without the dragon", millington, "S: 223344s(666s@E)88s22s+8s", "total=1000 lines=all-green"),
        ("pungs", dmjl.clone(), "S: 8s(222s@E)(444s@E)(333s@E)666s+8s", "total=500 lines=all-green"),
        ("another bamboo", dmjl, "S: 5s(222s@E)(666s@E)(888s@E)(234s@E)~5s", "total=256"),
        // What is known of the association's: pungs and a pair; only one chow may be in a hand of its rules.
        ("the association's", json!("bmja"), "S: 8s(222s@E)(444s@E)(333s@E)666s+8s", "total=1000 lines=imperial-jade"),
        ("its hand with a chow", json!("bmja"), "S: 3s(222s@E)(666s@E)(888s@E)(234s@E)~3s", "total=56"),
    ]);
}

#[test]
fn who_feeds_the_last_green_set_is_liable_though_it_is_a_chow() {
    run(&[(
        "the feeder of the fourth set of green tiles pays for a self-drawn Imperial Jade",
        json!("chinese-classical"),
        "S: 3s(222s@E)(666s@W)(888s@W)(234s@E)~3s",
        "total=1000 net=E-4000,S4000 liable=E",
    )]);
}

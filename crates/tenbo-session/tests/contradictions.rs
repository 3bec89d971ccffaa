//! Requests that contradict themselves or their rulebook, and what schema and reader once saw differently: each is refused
//! with its key and place, or understood by both.

use serde_json::{Value, json};
use tenbo_engine::wire::questions;
use tenbo_testing::deal::ask;
use tenbo_testing::files;

/// A deal of riichi that South wins.
fn sound() -> Value {
    json!({ "v": 1, "rules": "riichi-ema-2025", "seats": { "S": { "hand": "234m456p678s22p56s" } },
        "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "7s", "by": "self-draw" }] } })
}

/// The keys and places of what is wrong; nothing for a request that is in order.
fn problems(asked: &Value) -> Vec<(String, String)> {
    let (answer, checked) = (ask(asked), questions::check(asked));
    assert_eq!(
        (&answer["ok"], &answer["problems"]),
        (&checked["ok"], &checked["problems"]),
        "score and check of {asked}"
    );
    let list = answer["problems"].as_array().unwrap();
    assert_eq!(answer["ok"], list.is_empty(), "{answer}");
    list.iter().map(|p| (p["key"].as_str().unwrap().into(), p["at"].as_str().unwrap().into())).collect()
}

fn refused(asked: &Value, key: &str, at: &str) {
    assert_eq!(problems(asked), [(key.to_owned(), at.to_owned())], "{asked}");
}

fn with(pointer: &str, value: Value) -> Value {
    let mut asked = sound();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    asked.pointer_mut(parent).unwrap()[key] = value;
    asked
}

#[test]
fn a_self_drawn_tile_comes_from_no_seat() {
    assert_eq!(problems(&sound()), []);
    refused(&with("/end/wins/0/from", json!("W")), "drawn-from-seat", "/end/wins/0/from");
}

#[test]
fn each_riichi_has_its_stick_among_the_deposits() {
    let declared = |deposits: Option<u32>, rules: Value| {
        let mut asked = with("/seats/S/riichi", json!("riichi"));
        asked["rules"] = rules;
        asked["seats"]["W"] = json!({ "riichi": "double" });
        if let Some(deposits) = deposits {
            asked["deposits"] = json!(deposits);
        }
        asked
    };
    let ema = || json!("riichi-ema-2025");
    for few in [0, 1] {
        refused(&declared(Some(few), ema()), "too-few-deposits", "/deposits");
    }
    assert_eq!(problems(&declared(Some(2), ema())), []);
    assert_eq!(problems(&declared(Some(5), ema())), [], "earlier deals left some");
    assert_eq!(problems(&declared(None, ema())), [], "nothing is said of sticks, and none is settled");
    let worthless = json!({ "base": "riichi-ema-2025", "options": { "deposit-value": 0 } });
    assert_eq!(problems(&declared(Some(0), worthless)), []);
}

#[test]
fn a_total_stands_instead_of_tiles() {
    for (field, tiles) in
        [("hand", json!("123m")), ("melds", json!([{ "kind": "pung", "tiles": "111z" }])), ("bonus", json!("1f"))]
    {
        let mut asked = with("/rules", json!("chinese-classical"));
        asked["seats"]["W"] = json!({ "total": 20 });
        assert_eq!(problems(&asked), []);
        asked["seats"]["W"][field] = tiles;
        refused(&asked, "total-beside-tiles", "/seats/W/total");
    }
}

/// 136 tiles, of which four hands of 13 and a dead wall of 14 are none of the wall; a drawn tile and discards are gone too.
#[test]
fn a_wall_has_no_more_tiles_than_are_left() {
    let wall = |rules: &str, left: u32| {
        let mut asked = with("/wall_left", json!(left));
        asked["rules"] = json!(rules);
        asked
    };
    for (rules, most) in [("riichi-ema-2025", 69), ("hong-kong-old-style", 91), ("mcr-mil-2025", 91)] {
        assert_eq!(problems(&wall(rules, most)), [], "{rules}");
        for left in [most + 1, 144] {
            refused(&wall(rules, left), "wall-too-long", "/wall_left");
        }
    }
    let mut three =
        json!({ "v": 1, "rules": "riichi-tenhou-three", "wall_left": 55, "seats": {}, "end": { "kind": "draw" } });
    assert_eq!(problems(&three), []);
    three["wall_left"] = json!(56);
    refused(&three, "wall-too-long", "/wall_left");
    // What lies on the table was drawn. A discard that was claimed lies in a meld, and is one tile.
    let mut open = json!({ "v": 1, "rules": "riichi-ema-2025", "seats": { "W": { "discards": [{ "tile": "1m" }, { "tile": "5z", "claimed": true }] },
        "N": { "hand": "2345678m11p1s", "melds": [{ "kind": "pung", "tiles": "555z", "claimed": "5z", "from": "W" }] } }, "end": { "kind": "open" } });
    open["wall_left"] = json!(69);
    assert_eq!(problems(&open), []);
    open["wall_left"] = json!(70);
    refused(&open, "wall-too-long", "/wall_left");
}

#[test]
fn a_liable_seat_is_named_only_for_a_hand_that_makes_one_liable() {
    let liable = |asked: Value| {
        let mut asked = asked;
        asked["end"]["wins"][0]["liable"] = json!("W");
        asked
    };
    refused(&liable(sound()), "no-liability", "/end/wins/0/liable");
    let dragons = |melds: Value, hand: &str| {
        let mut asked = sound();
        asked["seats"]["S"] = json!({ "hand": hand, "melds": melds });
        asked["end"]["wins"][0]["tile"] = json!("6p");
        liable(asked)
    };
    let pung = |tiles: &str| json!({ "kind": "pung", "tiles": tiles });
    let three = dragons(json!([pung("555z"), pung("666z"), pung("777z")]), "22m45p");
    assert_eq!(problems(&three), []);
    assert_eq!(ask(&three)["net"]["W"], -32_000);
    refused(&dragons(json!([]), "22m45p555666777z"), "no-liability", "/end/wins/0/liable");
    refused(
        &dragons(json!([pung("555z"), pung("666z"), pung("999m")]), "22m45p"),
        "no-liability",
        "/end/wins/0/liable",
    );
    // What hand it was is not known of a total: then it is believed, where a rulebook knows of liable seats and such a hand
    // may be worth so little. 8,000 was believed once, but no yakuman is paid less than 32,000.
    let total = |rules: &str, total: i64| {
        liable(
            json!({ "v": 1, "rules": rules, "seats": { "S": { "total": total } }, "end": { "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] } }),
        )
    };
    assert_eq!(problems(&total("riichi-ema-2025", 32_000)), []);
    refused(&total("riichi-ema-2025", 8000), "liable-for-too-little", "/end/wins/0/liable");
    refused(&total("mcr-mil-2025", 8000), "no-liability", "/end/wins/0/liable");
}

/// An open request without seats is about the rulebook, and what else it says is checked as anywhere.
#[test]
fn indicators_without_seats_are_checked_too() {
    let asked = |dora: &str| json!({ "v": 1, "rules": "riichi-ema-2025", "dora": dora, "seats": {}, "end": { "kind": "open" } });
    let keys = |dora: &str| problems(&asked(dora)).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    assert!(ask(&asked("1m"))["ok"] == true);
    assert_eq!(keys("11111m"), ["fifth-copy"]);
    assert_eq!(keys("111111m"), ["fifth-copy", "too-many-indicators"]);
}

#[test]
fn a_whole_number_may_be_written_with_a_point_or_an_exponent() {
    for (number, whole) in
        [("1.0", 1), ("-0.0", 0), ("1e0", 1), ("10e-1", 1), ("0.2E+1", 2), ("2.00", 2), ("1e-999", 0)]
    {
        let text = sound().to_string().replacen("{", &format!("{{\"honba\":{number},"), 1);
        let own = tenbo_session::editor::json::read(&text).unwrap();
        let host: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (&own["honba"], tenbo_engine::problems::whole(&host["honba"])),
            (&json!(whole), Some(whole)),
            "{number}"
        );
        let told = ask(&with("/honba", json!(whole)));
        assert_eq!((&ask(&own)["net"], &ask(&host)["net"]), (&told["net"], &told["net"]), "{number}");
    }
    for number in ["1.5", "1e-1", "0.1", "12345e-4"] {
        let text = sound().to_string().replacen("{", &format!("{{\"honba\":{number},"), 1);
        let answer = ask(&tenbo_session::editor::json::read(&text).unwrap());
        assert_eq!(answer["problems"], json!([{ "key": "wrong-type", "at": "/honba" }]), "{number}");
    }
    for number in ["1e7", "1e30", "9e99", "99999999999999999999", "-1e30"] {
        let text = sound().to_string().replacen("{", &format!("{{\"honba\":{number},"), 1);
        let answer = ask(&tenbo_session::editor::json::read(&text).unwrap());
        assert_eq!(answer["problems"], json!([{ "key": "out-of-range", "at": "/honba" }]), "{number}");
    }
}

/// `{}`, and whatever has only names, says nothing about scores.
#[test]
fn a_rulebook_has_a_base_or_parts() {
    let check = |book: Value| questions::check_rulebook(&book);
    for book in [json!({}), json!({ "id": "ours", "name": "Ours", "family": "riichi" }), json!({ "blocks": [] })] {
        assert_eq!(
            check(book.clone()),
            json!({ "ok": false, "problems": [{ "key": "missing-field", "at": "/base" }] }),
            "{book}"
        );
    }
    assert_eq!(check(json!({ "base": "mcr-mil-2025" }))["ok"], true);
    assert_eq!(check(json!({ "winner": { "pung-hand": { "value": 1 } } }))["ok"], true);
    let mut asked = sound();
    asked["rules"] = json!({});
    refused(&asked, "missing-field", "/rules/base");
}

#[test]
fn one_tile_of_a_text_wins() {
    let unreadable = |at: usize| json!([{ "key": "unreadable-tiles", "at": "", "chars": [at, at + 1] }]);
    let two = questions::parse("1m+2m+3m");
    assert_eq!((&two["ok"], &two["problems"]), (&json!(false), &unreadable(5)));
    assert_eq!((&two["seat"]["hand"], &two["win"]["tile"]), (&json!("13m"), &json!("2m")), "no tile is lost");
    let marks = questions::parse("1m+2m~");
    assert_eq!((&marks["win"]["tile"], &marks["problems"]), (&json!("2m"), &unreadable(5)));
    assert_eq!(questions::parse("1m+2m")["ok"], true);
}

/// What fouls cost is as much as is said, and is a number that every reader of JSON holds exactly.
#[test]
fn a_fine_is_a_number_of_the_schema() {
    let rules = json!({ "base": "chinese-classical", "options": { "false-win-points": 1_000_000, "false-win-paid-to": "each", "false-win-east-doubles": true } });
    let asked = json!({ "v": 1, "rules": rules, "seats": {}, "end": { "kind": "draw" }, "penalties": [{ "seat": "E", "kind": "false-win", "times": 1_000_000 }] });
    let answer = ask(&asked);
    let amount = &answer["transfers"][0]["amount"];
    assert_eq!(*amount, 2_000_000_000_000_i64, "{answer}");
    let schema: Value = serde_json::from_str(&files::text("public/schema/answer.schema.json")).unwrap();
    let most = schema["$defs"]["transfer"]["properties"]["amount"]["maximum"].as_i64().unwrap();
    assert_eq!(most, (1 << 53) - 1);
    assert!(amount.as_i64().unwrap() <= most);
}

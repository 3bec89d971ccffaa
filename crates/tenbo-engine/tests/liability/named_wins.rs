//! Who is liable is named win by win, in a deal and in a game.
//!
//! Amounts: docs/rules/riichi.md, Liability (a liable seat and the discarder pay half each; counters are the liable seat's at
//! Tenhou), and docs/rules/four-winds.md, Liability, R61.

use serde_json::{Value, json};
use tenbo_testing::deal::{ask, net};

/// South wins 32,000 and North 2,000 on East's discard.
fn two_wins(rules: &str, south: Option<&str>, north: Option<&str>) -> Value {
    let win = |seat: &str, liable: Option<&str>| {
        let mut win = json!({ "seat": seat, "by": "discard", "from": "E" });
        if let Some(liable) = liable {
            win["liable"] = json!(liable);
        }
        win
    };
    json!({ "v": 1, "rules": rules, "seats": { "S": { "total": 32_000 }, "N": { "total": 2000 } },
        "end": { "kind": "win", "wins": [win("S", south), win("N", north)] } })
}

fn paid(request: &Value) -> Vec<(String, i64)> {
    let answer = ask(request);
    assert_eq!(answer["ok"], true, "{answer}");
    net(&answer).into_iter().collect()
}

fn accounts(list: &[(&str, i64)]) -> Vec<(String, i64)> {
    list.iter().map(|&(account, sum)| (account.to_owned(), sum)).collect()
}

fn refused(request: &Value) -> (Value, Value) {
    let problem = &ask(request)["problems"][0];
    (problem["key"].clone(), problem["at"].clone())
}

/// North wins too, and is liable for South's win alone. The first of the two sticks that South gets is its own.
#[test]
fn a_winner_can_be_liable_for_the_other_win() {
    let mut asked = two_wins("riichi-ema-2025", Some("N"), None);
    asked["deposits"] = json!(2);
    asked["seats"]["S"]["riichi"] = json!("riichi");
    asked["seats"]["W"] = json!({ "riichi": "riichi" });
    let expected = accounts(&[("E", -18_000), ("N", -14_000), ("S", 34_000), ("table", -2000)]);
    assert_eq!(paid(&asked), expected);
}

#[test]
fn the_other_win_is_paid_as_any() {
    let mut asked = two_wins("riichi-tenhou", Some("W"), None);
    asked["honba"] = json!(1);
    assert_eq!(paid(&asked), accounts(&[("E", -18_000), ("N", 2000), ("S", 32_300), ("W", -16_300)]));
}

#[test]
fn a_total_must_be_enough_for_a_hand_that_makes_somebody_liable() {
    let too_little = |at: &str| (json!("liable-for-too-little"), json!(at));
    assert_eq!(refused(&two_wins("riichi-ema-2025", None, Some("W"))), too_little("/end/wins/1/liable"));
    assert_eq!(refused(&two_wins("riichi-ema-2025", Some("W"), Some("S"))), too_little("/end/wins/1/liable"));
    let drawn = |seat: &str, total: i64| {
        json!({ "v": 1, "rules": "riichi-wrc-2025", "seats": { seat: { "total": total } },
            "end": { "kind": "win", "wins": [{ "seat": seat, "by": "self-draw", "liable": "W" }] } })
    };
    assert_eq!(refused(&drawn("S", 24_000)), too_little("/end/wins/0/liable"));
    assert_eq!(refused(&drawn("E", 36_000)), too_little("/end/wins/0/liable"));
    assert_eq!(paid(&drawn("S", 32_000)), accounts(&[("S", 32_000), ("W", -32_000)]));
    assert_eq!(paid(&drawn("E", 48_000)), accounts(&[("E", 48_000), ("W", -48_000)]));
    let itself = two_wins("riichi-ema-2025", Some("S"), None);
    assert_eq!(refused(&itself), (json!("liable-is-winner"), json!("/end/wins/0/liable")));
}

/// Chinese Classical (Millington): the discarder of a tile that nobody has seen pays for all with five tiles left.
#[test]
fn the_last_five_tiles_can_be_named_where_the_wall_is_not_stated() {
    let asked = |wall: Option<u32>, liable: Option<&str>| {
        let mut win = json!({ "seat": "S", "tile": "7s", "by": "discard", "from": "W" });
        if let Some(liable) = liable {
            win["liable"] = json!(liable);
        }
        let mut asked = json!({ "v": 1, "rules": "chinese-classical", "seats": { "S": { "hand": "234m456p678s22p56s" } },
            "end": { "kind": "win", "wins": [win] } });
        if let Some(wall) = wall {
            asked["wall_left"] = json!(wall);
        }
        asked
    };
    let stated = paid(&asked(Some(5), None));
    assert_eq!(stated.iter().map(|(account, _)| account.as_str()).collect::<Vec<_>>(), ["S", "W"], "West pays for all");
    assert_eq!(paid(&asked(None, Some("W"))), stated);
    assert_eq!(paid(&asked(None, None)).len(), 4, "nobody says that it was short");
    assert_eq!(refused(&asked(Some(6), Some("W"))).0, json!("no-liability"));
    assert_eq!(refused(&asked(None, Some("N"))).0, json!("no-liability"), "another seat than the discarder");
}

#[test]
fn a_game_keeps_who_is_liable_for_which_win() {
    let deal = |liable: Value| {
        let mut deal = two_wins("riichi-tenhou", None, None);
        for field in ["v", "rules"] {
            deal.as_object_mut().unwrap().remove(field);
        }
        deal["end"]["wins"][0]["liable"] = liable;
        deal
    };
    let request = json!({ "v": 1, "rules": "riichi-tenhou",
        "game": { "players": ["A", "B", "C", "D"], "deals": [deal(json!("W"))] } });
    assert_eq!(ask(&request)["game"]["deals"][0]["changes"], json!([-18_000, 32_000, -16_000, 2000]));
}

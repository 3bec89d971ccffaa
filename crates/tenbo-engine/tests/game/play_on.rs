//! Deals in which play goes on after a win and kongs are paid at once, in a game: by tiles and by figures alone.

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

fn played(rules: Value, deals: Value) -> Value {
    let request = json!({ "v": 1, "rules": rules, "game": { "players": ["A", "B", "C", "D"], "deals": deals } });
    let answer = ask(&request);
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(answer["problems"], json!([]), "{answer}");
    for deal in answer["game"]["deals"].as_array().unwrap() {
        let changes: i64 = deal["changes"].as_array().unwrap().iter().map(|change| change.as_i64().unwrap()).sum();
        assert_eq!(changes, 0, "{deal}");
    }
    answer["game"].clone()
}

fn win(seat: &str, tile: &str, from: Option<&str>) -> Value {
    let mut win = json!({ "seat": seat, "by": if from.is_some() { "discard" } else { "self-draw" } });
    if !tile.is_empty() {
        win["tile"] = json!(tile);
    }
    if let Some(from) = from {
        win["from"] = json!(from);
    }
    win
}

/// docs/rules/sichuan.md, Worked deals: three win one after the other, and three kongs are paid for at once.
fn by_tiles() -> Value {
    json!({
        "seats": {
            "E": { "hand": "123456m234p5677p" },
            "S": { "hand": "23s567s88s234s", "melds": [{ "kind": "concealed-kong", "tiles": "9999m", "after_wins": 1 }] },
            "W": { "melds": [{ "kind": "added-kong", "tiles": "9999s" }] },
            "N": { "hand": "55m111222p99p", "melds": [{ "kind": "kong", "tiles": "8888p", "from": "W" }] },
        },
        "end": { "kind": "win", "wins": [win("E", "7p", None), win("S", "4s", Some("W")), win("N", "5m", None)] },
    })
}

/// The same without tiles.
fn by_figures() -> Value {
    json!({
        "seats": { "E": { "total": 1 }, "S": { "total": 2 }, "N": { "total": 4 } },
        "end": { "kind": "win", "wins": [win("E", "", None), win("S", "", Some("W")), win("N", "", None)] },
        "immediate": [
            { "seat": "S", "kind": "concealed-kong", "after_wins": 1 },
            { "seat": "W", "kind": "added-kong" },
            { "seat": "N", "kind": "kong", "from": "W" },
        ],
    })
}

#[test]
fn a_game_counts_each_win_and_what_is_paid_at_once() {
    let game = played(json!("sichuan-bloody"), json!([by_tiles(), by_figures()]));
    // East won first and deals again.
    for deal in game["deals"].as_array().unwrap() {
        assert_eq!(deal["changes"], json!([5, 3, -10, 2]), "{deal}");
        assert_eq!((&deal["winners"], &deal["passes"]), (&json!([0, 1, 3]), &json!(false)), "{deal}");
    }
    assert_eq!(game["totals"], json!([10, 6, -20, 4]));
}

/// The deal passes unless East was among the first to win, whoever won later.
#[test]
fn the_first_winner_decides_who_deals() {
    let figures = |wins: Value| {
        json!({
            "seats": { "E": { "total": 1 }, "S": { "total": 1 } }, "end": { "kind": "win", "wins": wins },
        })
    };
    let (east, south) = (win("E", "", None), win("S", "", None));
    for (wins, passes) in [
        (json!([east, south]), false),
        (json!([south, east]), true),
        (json!([win("S", "", Some("W")), win("E", "", Some("W"))]), false),
        (json!([win("S", "", Some("W")), win("E", "", Some("N"))]), true),
    ] {
        let game = played(json!("sichuan-bloody"), json!([figures(wins.clone())]));
        assert_eq!(game["deals"][0]["passes"], json!(passes), "{wins}");
    }
}

/// What the table has settled itself: the winner that is named is the first.
#[test]
fn the_winner_of_a_settled_deal_is_the_first() {
    let changes = json!({ "E": 3, "S": 3, "W": -6 });
    let scores = |winner: &str, also: &str| json!({ "end": { "kind": "scores", "changes": changes, "winner": winner, "also": [also] } });
    for (deal, passes) in [(scores("E", "S"), false), (scores("S", "E"), true)] {
        let game = played(json!("sichuan-bloody"), json!([deal]));
        assert_eq!(game["deals"][0]["passes"], json!(passes), "{deal}");
    }
    // Where the deal ends with a win, both won on one tile.
    let rules = json!({ "base": "sichuan-bloody", "options": { "play-on": false } });
    assert_eq!(played(rules, json!([scores("S", "E")]))["deals"][0]["passes"], json!(false));
}

/// Whoever deals next sits in East, and the file that is written is read again.
#[test]
fn what_was_paid_at_once_moves_with_the_players() {
    use tenbo_engine::game::Reseat;
    use tenbo_engine::wire::{game, to_json};
    let file = |deal: &Value| json!({ "v": 1, "rules": "sichuan-bloody", "game": { "deals": [deal] } });
    let entry = game::read_file(&file(&by_figures()), 4).unwrap().deals.remove(0);
    assert_eq!(game::read_file(&file(&to_json(&entry)), 4).unwrap().deals, std::slice::from_ref(&entry));
    let tiles = game::read_file(&file(&by_tiles()), 4).unwrap().deals.remove(0);
    assert_eq!(game::read_file(&file(&to_json(&tiles)), 4).unwrap().deals, [tiles]);
    let moved = Reseat::to(0, 1, 4).entry(&entry);
    let paid: Vec<_> =
        moved.deal.immediate.iter().map(|paid| (paid.seat.as_str(), paid.from.map(|from| from.as_str()))).collect();
    assert_eq!(paid, [("E", None), ("S", None), ("W", Some("S"))]);
}

//! Riichi of a player who has fewer points than a stick.
//!
//! Where the game ends below 0, nobody can lay down a stick that they do not have (docs/rules/riichi.md, The game).

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

use crate::game::game;

/// The key and place of the problems of the second deal, in which a player who has so much declares riichi.
fn reported(rules: Value, points: i64, second: Value) -> Vec<(String, String)> {
    let lost = points - 25_000;
    let first = json!({ "end": { "kind": "scores", "changes": { "S": lost, "W": -lost }, "winner": "W" } });
    let mut request = game(rules, 4, json!([first, second]));
    request["game"]["initial"] = json!(25_000);
    let answer = ask(&request);
    let problems = answer["game"]["deals"][1]["problems"].as_array().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    problems.iter().map(|problem| (text(&problem["key"]), text(&problem["at"]))).collect()
}

fn drawn() -> Value {
    json!({ "seats": { "E": { "riichi": "riichi", "ready": true } }, "end": { "kind": "draw" } })
}

#[test]
fn riichi_needs_a_stick_where_the_game_ends_below_nothing() {
    let at = |deal| vec![("riichi-without-points".to_owned(), format!("/game/deals/{deal}/seats/E/riichi"))];
    for rules in ["riichi-tenhou", "riichi-mahjong-soul"] {
        assert_eq!(reported(json!(rules), 900, drawn()), at(1), "{rules}");
        assert_eq!(reported(json!(rules), 1000, drawn()), [], "{rules}");
        // By the four numbers as well, and for a win that would have paid the stick back.
        let mut settled = json!({ "seats": { "E": { "riichi": "riichi" } } });
        settled["end"] = json!({ "kind": "scores", "changes": { "E": 3000, "S": -3000 }, "winner": "E" });
        assert_eq!(reported(json!(rules), 900, settled.clone()), at(1), "{rules}");
        assert_eq!(reported(json!(rules), 1000, settled), [], "{rules}");
        let won = json!({ "seats": { "E": { "riichi": "riichi", "total": 3900 } },
            "end": { "kind": "win", "wins": [{ "seat": "E", "by": "discard", "from": "W" }] } });
        assert_eq!(reported(json!(rules), 900, won), at(1), "{rules}");
        // Somebody else's riichi is no matter.
        let other = json!({ "seats": { "S": { "riichi": "riichi", "ready": true } }, "end": { "kind": "draw" } });
        assert_eq!(reported(json!(rules), 900, other), [], "{rules}");
    }
}

#[test]
fn it_is_allowed_where_the_game_goes_on_below_nothing_or_the_house_allows_it() {
    for rules in ["riichi-ema-2025", "riichi-wrc-2025", "riichi-m-league"] {
        assert_eq!(reported(json!(rules), 900, drawn()), [], "{rules}");
    }
    let allowed = json!({ "base": "riichi-tenhou", "options": { "riichi-without-points": true } });
    assert_eq!(reported(allowed, 900, drawn()), []);
    let dearer = json!({ "base": "riichi-tenhou", "options": { "deposit-value": 2000 } });
    assert_eq!(reported(dearer, 1900, drawn()).len(), 1, "a stick is 2,000 here");
    let goes_on = json!({ "base": "riichi-tenhou", "options": { "bankruptcy-ends": false } });
    assert_eq!(reported(goes_on, 900, drawn()), []);
}

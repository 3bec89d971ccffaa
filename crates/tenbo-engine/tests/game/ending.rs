//! When the dealer of the last deal, or of an extra round, deals again, and what the target is.
//!
//! Sources: docs/rules/riichi.md, The game. The repeat of the dealer goes before what others have reached: the Tenhou manual,
//! as jkaljsoiw.hatenablog.com (21 April 2023) and hagurin-tenhou.com explain it. The target of Mahjong Soul for three:
//! mahjong-portal.com.

use serde_json::{Value, json};

use crate::game::{game, play};

fn scores(changes: Value, winner: Option<&str>) -> Value {
    let mut end = json!({ "kind": "scores", "changes": changes });
    if let Some(winner) = winner {
        end["winner"] = json!(winner);
    }
    json!({ "end": end })
}

fn ready(seats: &[&str]) -> Value {
    let seats: serde_json::Map<String, Value> =
        seats.iter().map(|seat| ((*seat).to_owned(), json!({ "ready": true }))).collect();
    json!({ "seats": seats, "end": { "kind": "draw" } })
}

/// Why a game is over, or what is dealt next.
fn after(rules: &Value, players: usize, deals: &[Value]) -> String {
    let own = play(&game(rules.clone(), players, json!(deals)));
    for deal in own["deals"].as_array().unwrap() {
        assert_eq!(deal["problems"], json!([]), "{deal}");
    }
    match own["over"].as_str() {
        Some(over) => over.to_owned(),
        None => format!("{}{}", own["next"]["prevailing"].as_str().unwrap(), own["next"]["number"]),
    }
}

/// Two rounds of draws at which nobody is ready, the first of them with these scores.
fn drawn(players: usize, changes: Value) -> Vec<Value> {
    let mut deals = vec![ready(&[]); 2 * players];
    deals[0] = scores(changes, None);
    deals
}

fn with(mut deals: Vec<Value>, more: &[Value]) -> Vec<Value> {
    deals.extend_from_slice(more);
    deals
}

/// In the extra round the first player has 29,000; in its second deal the second one deals, and is the South of the first.
#[test]
fn while_the_dealer_repeats_only_a_leading_dealer_ends_an_extra_round() {
    for rules in ["riichi-tenhou", "riichi-mahjong-soul"] {
        let rules = json!(rules);
        let rounds = || with(drawn(4, json!({ "E": 4000, "S": -4000 })), &[ready(&[])]);
        let and = |deal: Value| after(&rules, 4, &with(rounds(), &[deal]));
        assert_eq!(after(&rules, 4, &rounds()), "W2");
        assert_eq!(and(ready(&["E", "N"])), "W2", "30,500 in the north, but the dealer is ready");
        assert_eq!(and(ready(&["N"])), "target-reached", "the deal passes");
        assert_eq!(and(ready(&["E", "S"])), "W2", "nobody has 30,000");
        // Two win on one discard, the dealer among them.
        let both = |east: i64, north: i64| {
            let wins = ["E", "N"].map(|seat| json!({ "seat": seat, "by": "discard", "from": "W" }));
            json!({ "seats": { "E": { "total": east }, "N": { "total": north } }, "end": { "kind": "win", "wins": wins } })
        };
        assert_eq!(and(both(2000, 1000)), "W2");
        assert_eq!(and(both(7700, 1000)), "W2", "the dealer has 28,700, the other 30,000");
        assert_eq!(and(both(12_000, 1000)), "target-reached", "the dealer leads with 33,000");
        // Then the dealer loses the deal: what was reached counts.
        let later = with(rounds(), &[ready(&["E", "N"]), ready(&["N"])]);
        assert_eq!(after(&rules, 4, &later), "target-reached");
    }
}

#[test]
fn of_equal_dealers_the_earlier_seat_leads() {
    let rules = json!("riichi-tenhou");
    // The first player deals in West 1, and both have 31,000.
    let first = drawn(4, json!({ "E": 4000, "S": 4000, "W": -4000, "N": -4000 }));
    let to = |east: i64, south: i64| scores(json!({ "E": east, "S": south, "W": -east - south }), Some("E"));
    assert_eq!(after(&rules, 4, &with(first.clone(), &[to(2000, 2000)])), "target-reached");
    // The second player deals in West 2, and the one before has as much.
    let equal = scores(json!({ "E": 2000, "N": 2000, "W": -4000 }), Some("E"));
    assert_eq!(after(&rules, 4, &with(first.clone(), &[ready(&[]), equal.clone()])), "W2");
    // Where places are shared nobody leads.
    let shared = json!({ "base": "riichi-tenhou", "options": { "placement-ties": "shared" } });
    assert_eq!(after(&shared, 4, &with(first, &[to(2000, 2000)])), "W1");
}

#[test]
fn the_last_deal_of_an_extra_round_is_like_the_last_one_of_the_game() {
    let rules = json!("riichi-tenhou");
    let rounds = with(drawn(4, json!({ "E": 4000, "S": -4000 })), &vec![ready(&[]); 3]);
    let and = |more: &[Value]| after(&rules, 4, &with(rounds.clone(), more));
    assert_eq!(and(&[ready(&["E"])]), "W4", "the dealer repeats with less than 30,000");
    assert_eq!(and(&[ready(&["E", "S"])]), "W4", "another has 30,500");
    assert_eq!(and(&[ready(&["E", "S"]), ready(&[])]), "target-reached");
    assert_eq!(and(&[ready(&["E"]), ready(&[])]), "rounds-played", "nobody has, and there is no further round");
    // A dealer who never stops goes on in the lead.
    let never = json!({ "base": "riichi-tenhou", "options": { "last-dealer-stops": "never" } });
    let won = scores(json!({ "E": 9000, "S": -9000 }), Some("E"));
    assert_eq!(after(&never, 4, &with(rounds.clone(), std::slice::from_ref(&won))), "W4");
    assert_eq!(and(&[won]), "target-reached");
}

#[test]
fn three_players_play_an_extra_round_in_the_same_way() {
    for rules in ["riichi-tenhou-three", "riichi-mahjong-soul-three"] {
        let rules = json!(rules);
        let rounds = with(drawn(3, json!({ "E": 4000, "S": -4000 })), &[ready(&[])]);
        // The first player sits in the west when the second one deals.
        assert_eq!(
            after(&rules, 3, &with(rounds.clone(), &[ready(&["E", "W"])])),
            "W2",
            "40,000, and the dealer is ready"
        );
        assert_eq!(after(&rules, 3, &with(rounds.clone(), &[ready(&["W"])])), "target-reached", "{rules}");
        let won = scores(json!({ "E": 10_000, "S": -10_000 }), Some("E"));
        assert_eq!(after(&rules, 3, &with(rounds, &[won])), "target-reached", "the dealer has 41,000");
    }
}

/// The result is counted from 25,000 at Mahjong Soul, and from 35,000 by three; the game is over with 5,000 more.
#[test]
fn the_target_is_apart_from_the_return_points() {
    for (rules, players, lead) in [("riichi-mahjong-soul", 4, 4000), ("riichi-mahjong-soul-three", 3, 4000)] {
        let rules = json!(rules);
        let ahead = |lead: i64| drawn(players, json!({ "E": lead, "S": -lead }));
        assert_eq!(after(&rules, players, &ahead(lead)), "W1");
        assert_eq!(after(&rules, players, &ahead(lead + 900)), "W1");
        assert_eq!(after(&rules, players, &ahead(lead + 1000)), "rounds-played");
        // The last dealer leads with 3,600 more than at the start, and plays on; with 5,000 the game is over.
        let dealer = |lead: i64| {
            let last = scores(json!({ "E": lead, "S": -lead }), Some("E"));
            after(&rules, players, &with(drawn(players, json!({}))[1..].to_vec(), &[last]))
        };
        assert_eq!(dealer(3600), format!("S{players}"));
        assert_eq!(dealer(5000), "dealer-stops");
    }
    // What the result is counted from changes nothing of that.
    let counted = json!({ "base": "riichi-tenhou", "options": { "return-points": 25_000 } });
    assert_eq!(after(&counted, 4, &drawn(4, json!({ "E": 4000, "S": -4000 }))), "W1");
    let lower = json!({ "base": "riichi-tenhou", "options": { "target-points": 29_000 } });
    assert_eq!(after(&lower, 4, &drawn(4, json!({ "E": 4000, "S": -4000 }))), "rounds-played");
}

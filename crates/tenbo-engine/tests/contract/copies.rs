//! No fifth copy, and where the copies lie: over hands, melds, bonus tiles, discards and indicators of all seats.

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

/// The problems of a deal: key, tile, and the places of the copies, each with its index in the list.
fn problems(seats: &Value, more: &Value) -> Vec<(String, String, Vec<String>)> {
    let mut asked = json!({ "v": 1, "rules": "riichi-tenhou", "seats": seats, "end": { "kind": "open" } });
    for (key, value) in more.as_object().into_iter().flatten() {
        asked[key] = value.clone();
    }
    let answer = ask(&asked);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let place = |place: &Value| format!("{} {}", text(&place["at"]), place["index"]);
    let all = answer["problems"].as_array().unwrap().iter().map(|problem| {
        let copies: Vec<String> = problem["copies"].as_array().into_iter().flatten().map(place).collect();
        if let Some(last) = copies.last() {
            assert!(last.starts_with(problem["at"].as_str().unwrap()), "{problem}");
        }
        (text(&problem["key"]), text(&problem["tiles"]), copies)
    });
    all.collect()
}

#[test]
fn the_places_of_all_copies_are_named() {
    let seats = json!({
        "E": { "hand": "1255m" },
        "S": { "hand": "9s", "melds": [{ "kind": "chow", "tiles": "456m", "claimed": "4m", "from": "E", "n": 4 }] },
        "W": { "hand": "1p", "discards": [{ "tile": "9m", "n": 1 }, { "tile": "5m", "n": 6 }] },
    });
    let found = problems(&seats, &json!({ "dora": "5m" }));
    let places =
        ["/seats/E/hand 2", "/seats/E/hand 3", "/seats/S/melds/0/tiles 1", "/seats/W/discards/1/tile 0", "/dora 0"];
    assert_eq!(found, [("fifth-copy".to_owned(), "5m".to_owned(), places.map(str::to_owned).to_vec())]);
    assert_eq!(problems(&seats, &json!({})), [], "four are there");
}

/// A claimed discard lies in the meld, whether it says so or the numbers do.
#[test]
fn claimed_discards_count_once() {
    let deal = |discard: Value, from: &str| {
        json!({
            "E": { "hand": "1m", "discards": [discard] },
            "S": { "hand": "23m", "melds": [{ "kind": "kong", "tiles": "7777p", "claimed": "7p", "from": from, "n": 8 }] },
        })
    };
    assert_eq!(problems(&deal(json!({ "tile": "7p", "n": 7, "claimed": true }), "E"), &json!({})), []);
    assert_eq!(problems(&deal(json!({ "tile": "7p", "n": 7 }), "E"), &json!({})), []);
    for (discard, from) in
        [(json!({ "tile": "7p", "n": 6 }), "E"), (json!({ "tile": "7p" }), "E"), (json!({ "tile": "7p", "n": 7 }), "W")]
    {
        let found = problems(&deal(discard.clone(), from), &json!({}));
        assert_eq!(found.len(), 1, "{discard} from {from}: {found:?}");
        assert_eq!(found[0].2.len(), 5, "{found:?}");
    }
}

/// A winning tile counts where it was let go of: not again, unless it lies nowhere yet.
#[test]
fn the_winning_tile_counts_once() {
    let win = |by: &str, from: Option<&str>| {
        let mut win = json!({ "seat": "S", "tile": "3s", "by": by });
        if let Some(from) = from {
            win["from"] = json!(from);
        }
        json!({ "end": { "kind": "win", "wins": [win] } })
    };
    let hand = json!({ "hand": "123m456p789p12s55z" });
    let fifth = |seats: Value, end: Value| {
        problems(&seats, &end).into_iter().find(|(key, ..)| key == "fifth-copy").map(|(.., copies)| copies)
    };
    let three = json!({ "hand": "333s" });
    let seats = json!({ "S": hand, "W": three, "N": { "hand": "1p", "discards": [{ "tile": "3s" }] } });
    assert_eq!(fifth(seats.clone(), win("discard", Some("N"))), None, "the discard is the winning tile");
    let places = fifth(seats, win("self-draw", None)).unwrap();
    assert_eq!(places.len(), 5);
    assert!(places.contains(&"/end/wins/0/tile 0".to_owned()), "{places:?}");
    let konger =
        |tiles: &str, kind: &str| json!({ "hand": "1p", "melds": [{ "kind": kind, "tiles": tiles, "from": "E" }] });
    let robbed = win("robbed-kong", Some("N"));
    assert_eq!(fifth(json!({ "S": hand, "N": konger("3333s", "added-kong") }), robbed.clone()), None);
    let places =
        fifth(json!({ "S": hand, "N": konger("3333s", "added-kong"), "W": { "hand": "3s" } }), robbed).unwrap();
    assert!(!places.contains(&"/end/wins/0/tile 0".to_owned()), "{places:?}");
}

#[test]
fn red_fives_are_named_with_their_places_too() {
    let found = problems(&json!({ "E": { "hand": "0m" }, "S": { "hand": "10m" } }), &json!({}));
    let places = ["/seats/E/hand 0", "/seats/S/hand 1"].map(str::to_owned).to_vec();
    assert_eq!(found, [("too-many-reds".to_owned(), "0m".to_owned(), places)]);
}

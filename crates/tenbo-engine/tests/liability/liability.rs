//! The table of riichi liability, `tests/data/liability-riichi.md`: each row through the contract, its workings added up.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tenbo_engine::settle::Scorer;
use tenbo_engine::tiles::Seat;
use tenbo_engine::wire::read;
use tenbo_engine::{Plan, answer};
use tenbo_testing::deal::{ask_line, net, run};
use tenbo_testing::files;

/// `32,000`
fn amount(text: &str) -> i64 {
    text.trim().replace(',', "").parse().unwrap_or_else(|_| panic!("{text} is no amount"))
}

/// `W 16,000 + 600 = 16,600; table 1,000` as accounts; a sum must be right.
fn accounts(text: &str, sign: i64) -> BTreeMap<String, i64> {
    let one = |entry: &str| {
        let (name, working) = entry.trim().split_once(' ').unwrap_or_else(|| panic!("{entry} in {text}"));
        let (terms, sum) = working.split_once('=').unwrap_or((working, ""));
        let added: i64 = terms.split('+').map(amount).sum();
        assert!(sum.is_empty() || amount(sum) == added, "{entry}: {added}");
        (name.to_owned(), sign * added)
    };
    text.split(';').map(one).collect()
}

/// What the workings call a pattern.
const PATTERNS: [(&str, &str); 3] =
    [("big dragons", "big-three-dragons"), ("big winds", "big-four-winds"), ("four kongs", "four-kongs")];

#[test]
fn every_row_of_the_table_is_paid_as_worked_out() {
    let text = files::text("tests/data/liability-riichi.md");
    let mut rules = "";
    let (mut rows, mut books, mut failed) = (0, Vec::new(), Vec::new());
    for line in text.lines() {
        if let Some(id) = line.strip_prefix("## ") {
            rules = id;
            books.push(id);
        }
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [about, deal, pays, gets, workings] = cells[..] else { continue };
        if !deal.starts_with('`') {
            continue;
        }
        rows += 1;
        let deal = deal.trim_matches('`');
        let mut want = accounts(pays, -1);
        want.extend(accounts(gets, 1));
        assert_eq!(want.values().sum::<i64>(), 0, "{rules}: {about}");
        let answer = ask_line(&json!(rules), deal);
        let found = net(&answer);
        if found != want {
            failed.push(format!(
                "{rules}: {about}: {deal}\n  {found:?}, not {want:?}: {workings} {}",
                answer["problems"]
            ));
            continue;
        }
        // Whoever the workings say has fed a pattern is liable for it, and nobody else is.
        let liable = answer["wins"][0]["liable"].as_array().into_iter().flatten();
        let named: Vec<(&str, String)> = PATTERNS
            .into_iter()
            .flat_map(|(name, id)| ["E", "S", "W", "N"].map(|seat| (name, id, seat)))
            .filter(|(name, _, seat)| {
                let part = workings.split("; ").find(|part| part.starts_with(name));
                part.is_some_and(|part| part.contains(&format!("from {seat}, who fed it")))
            })
            .map(|(_, id, seat)| (seat, id.to_owned()))
            .collect();
        let found: Vec<(&str, String)> =
            liable.map(|one| (one["seat"].as_str().unwrap(), one["rule"].as_str().unwrap().to_owned())).collect();
        assert_eq!(found, named, "{rules}: {about}: {deal}");
    }
    assert!(failed.is_empty(), "{} of {rows}\n{}", failed.len(), failed.join("\n"));
    assert_eq!(books.len(), 9, "every riichi rulebook: {books:?}");
    assert!(rows > 300, "{rows} rows");
}

#[test]
fn a_rule_without_a_pattern_leaves_a_riichi_hand_to_the_usual_payers() {
    let rule = json!({ "rule": "two-dragons", "danger": "dragons", "sets": 1, "win": "any", "share": "all" });
    let rules =
        |scope: &str| json!({ "base": "riichi-tenhou", "liability": [rule], "options": { "liability-scope": scope } });
    let line = "S: 234m22p56s(555z@E)(666z@N)~7s";
    run(&[
        ("nothing of it is the pattern's", rules("pattern"), line, "2/30 net=E-1000,S2000,W-500,N-500 liable=N"),
        ("but for the whole win he pays", rules("whole-win"), line, "net=S2000,N-2000 liable=N"),
    ]);
}

/// The numbers alone charge the same seats: neither who is excused, nor who fed a tile before the one that is paid for.
#[test]
fn the_numbers_alone_know_who_is_excused_and_who_came_later() {
    let limit = json!({ "value": 500, "unit": "points" });
    let rule = |pattern: &str, danger: &str, sets: u8| json!({ "pattern": pattern, "danger": danger, "sets": sets, "win": "any", "share": "all" });
    let classical = json!({ "base": "four-winds-blank",
        "liability": [rule("all-honors", "honors", 3), rule("big-three-dragons", "dragons", 2)],
        "winner": { "big-three-dragons": limit, "all-honors": limit, "pung-hand": { "value": 100, "unit": "points" } },
        "options": { "limit": 500, "settlement": "classical", "allow-no-choice": true } });
    let riichi = json!({ "base": "riichi-tenhou", "options": { "allow-no-choice": true },
        "liability": [rule("big-three-dragons", "dragons", 2)] });
    let pung = |tiles: &str, from: &str, n: u16| json!({ "kind": "pung", "tiles": tiles, "claimed": format!("{}z", &tiles[..1]), "from": from, "n": n });
    let last = |hand: &str, n: u16| json!([{ "tile": "7z", "n": n, "after": "wall", "hand": hand, "claimed": true }]);
    let dragons = json!([pung("555z", "E", 2), pung("666z", "E", 4), pung("777z", "W", 6), pung("111z", "N", 8)]);
    let later = json!([pung("555z", "E", 2), pung("666z", "E", 4), pung("111z", "N", 6), pung("777z", "W", 8)]);
    for (what, rules, melds, discards, alone) in [
        ("the last of two", &classical, &dragons, json!([]), Some("N")),
        ("one who fed both", &classical, &later, json!([]), Some("W")),
        ("excused", &classical, &later, last("7z", 7), None),
        ("excused in riichi", &riichi, &later, last("7z", 7), None),
        ("not excused in riichi", &riichi, &later, last("7z1p", 7), Some("W")),
    ] {
        let asked = read(&json!({ "v": 1, "rules": rules,
            "seats": { "S": { "hand": "2z", "melds": melds }, "W": { "discards": discards } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "2z", "by": "self-draw" }] } }))
        .unwrap();
        let plan = Plan::new(asked.book);
        let whole = answer(&asked.draft, &plan).unwrap();
        let quick = Scorer::answer(&asked.draft, &plan).unwrap();
        assert_eq!(quick.net, whole.net, "{what}");
        let payers: Vec<&str> =
            Seat::ALL.iter().filter(|&&seat| whole.net.seats[seat] < 0).map(|seat| seat.as_str()).collect();
        assert_eq!((payers.len() == 1).then(|| payers[0]), alone, "{what}: {payers:?}");
    }
}

/// The numbers alone charge a seat that is named, by every way of paying: for the whole hand, for one of several winners, for
/// a total alone, and for nothing where the table shows another.
#[test]
fn the_numbers_alone_charge_a_seat_that_is_named() {
    let classical = json!({ "base": "four-winds-blank",
        "liability": [{ "pattern": "big-three-dragons", "danger": "dragons", "sets": 2, "win": "any", "share": "all" }],
        "winner": { "big-three-dragons": { "value": 500, "unit": "points" }, "pung-hand": { "value": 100, "unit": "points" } },
        "options": { "limit": 500, "settlement": "classical" } });
    let dragons = |last: Option<(&str, u16)>| {
        let mut melds = ["555z", "666z", "777z"].map(|tiles| json!({ "kind": "pung", "tiles": tiles }));
        for (meld, fed) in melds.iter_mut().zip([Some(("E", 2)), Some(("E", 4)), last]) {
            if let Some((from, n)) = fed {
                (meld["from"], meld["n"]) = (json!(from), json!(n));
            }
        }
        json!({ "hand": "22m45p", "melds": melds })
    };
    let drawn = json!([{ "seat": "S", "tile": "6p", "by": "self-draw" }]);
    let claimed = |seats: &[&str]| {
        let win = |seat: &&str| json!({ "seat": seat, "tile": "6p", "by": "discard", "from": "W" });
        Value::Array(seats.iter().map(win).collect())
    };
    let east = json!({ "hand": "234m345789s45p99p" });
    let total = json!([{ "seat": "S", "by": "self-draw" }]);
    for (what, rules, seats, wins, named, liable) in [
        ("drawn", json!("riichi-tenhou"), json!({ "S": dragons(None) }), &drawn, "N", &["N"] as &[&str]),
        ("another's discard", json!("riichi-tenhou"), json!({ "S": dragons(None) }), &claimed(&["S"]), "N", &["N"]),
        ("its own discard", json!("riichi-tenhou"), json!({ "S": dragons(None) }), &claimed(&["S"]), "W", &["W"]),
        ("the pattern alone", json!("riichi-wrc-2025"), json!({ "S": dragons(None) }), &drawn, "N", &["N"]),
        (
            "one who fed it is shown",
            json!("riichi-tenhou"),
            json!({ "S": dragons(Some(("W", 6))) }),
            &drawn,
            "N",
            &["W"],
        ),
        (
            "one of two winners",
            json!("riichi-tenhou"),
            json!({ "S": dragons(None), "E": east }),
            &claimed(&["S", "E"]),
            "N",
            &["N"],
        ),
        ("a total alone", json!("riichi-tenhou"), json!({ "S": { "total": 32_000 } }), &total, "N", &["N"]),
        ("points and doubles", classical.clone(), json!({ "S": dragons(None) }), &drawn, "N", &["N"]),
        ("points and doubles, a discard", classical, json!({ "S": dragons(None) }), &claimed(&["S"]), "N", &["N"]),
        ("no rule fits", json!("riichi-tenhou"), json!({ "S": { "hand": "22m45p345678s123m" } }), &drawn, "N", &[]),
    ] {
        let mut wins = wins.clone();
        wins[0]["liable"] = json!(named);
        let asked = read(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "win", "wins": wins } }))
            .unwrap_or_else(|refused| panic!("{what}: {refused:?}"));
        let plan = Plan::new(asked.book);
        let (whole, quick) = (answer(&asked.draft, &plan), Scorer::answer(&asked.draft, &plan));
        let (whole, quick) = match (whole, quick) {
            (Ok(whole), Ok(quick)) => (whole, quick),
            (whole, quick) => {
                assert_eq!(whole.err(), quick.err(), "{what}");
                assert!(liable.is_empty(), "{what}");
                continue;
            }
        };
        let found: Vec<&str> = whole.wins.iter().flat_map(|win| win.liable().map(|one| one.seat.as_str())).collect();
        assert_eq!(found, liable, "{what}");
        assert!(whole.transfers.iter().any(|one| one.liable), "{what}: {:?}", whole.transfers);
        assert_eq!((quick.transfers, quick.net), (whole.transfers, whole.net), "{what}");
    }
}

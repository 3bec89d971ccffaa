//! Who fed what and why it makes him pay or not, and which tiles are dangerous. Each case is the one that tells a rule
//! from a near miss.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tenbo_engine::wire::read;
use tenbo_engine::{Pattern, Plan, answer};
use tenbo_testing::deal::{ask, net, run};

/// Bamboo melded three times; South's discard of 9s completes the hand.
fn bamboo(nine: &Value, more: &[Value]) -> Value {
    let mut discards: Vec<Value> = vec![
        json!({ "tile": "1s", "n": 1, "after": "wall", "claimed": true }),
        json!({ "tile": "4s", "n": 3, "after": "wall", "claimed": true }),
    ];
    discards.extend(more.iter().cloned());
    discards.push(nine.clone());
    json!({
        "v": 1,
        "rules": { "base": "four-winds-blank",
            "winner": { "one-suit-only": { "value": 500, "unit": "points" }, "pung-hand": { "value": 100, "unit": "points" } },
            "options": { "limit": 500, "settlement": "classical", "insurance-nine-tiles": true, "allow-no-choice": true } },
        "seats": {
            "S": { "discards": discards },
            "E": { "discards": [{ "tile": "7s", "n": 5, "after": "wall", "claimed": true }] },
            "W": { "hand": "8899s", "melds": [
                { "kind": "chow", "tiles": "123s", "claimed": "1s", "from": "S", "n": 2 },
                { "kind": "chow", "tiles": "456s", "claimed": "4s", "from": "S", "n": 4 },
                { "kind": "pung", "tiles": "777s", "claimed": "7s", "from": "E", "n": 6 }] },
        },
        "end": { "kind": "win", "wins": [{ "seat": "W", "tile": "9s", "by": "discard", "from": "S" }] },
    })
}

fn verdicts(answer: &Value) -> BTreeSet<(String, bool, String)> {
    let list = answer["wins"][0]["liability"].as_array().into_iter().flatten();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    list.map(|one| (text(&one["seat"]), one["liable"] == true, text(&one["why"]))).collect()
}

fn expected(rows: &[(&str, bool, &str)]) -> BTreeSet<(String, bool, String)> {
    rows.iter().map(|(seat, liable, why)| ((*seat).to_owned(), *liable, (*why).to_owned())).collect()
}

#[test]
fn no_choice_is_judged_by_the_hand_of_that_discard() {
    let nine = |hand: &str| json!({ "tile": "9s", "n": 7, "after": "wall", "hand": hand });
    let pays = |request: &Value| {
        let answer = ask(request);
        assert_eq!(answer["ok"], true, "{answer}");
        (net(&answer).into_iter().filter(|(_, sum)| *sum < 0).count() == 1, verdicts(&answer))
    };
    let (alone, why) = pays(&bamboo(&nine("11122233355669s"), &[]));
    assert!(!alone && why == expected(&[("S", false, "no-choice")]), "{why:?}");
    let (alone, why) = pays(&bamboo(&nine("11122233355669p"), &[]));
    assert!(alone && why == expected(&[("S", true, "direct")]), "a hand of dots had a choice: {why:?}");
    let (alone, why) = pays(&bamboo(&nine("1112223335566s9p"), &[]));
    assert!(alone, "one other tile is a choice: {why:?}");
    let (alone, _) = pays(&bamboo(&json!({ "tile": "9s", "n": 7, "after": "wall", "hand": "" }), &[]));
    assert!(alone, "a hand that nobody told is no excuse");
    // An earlier discard from a dangerous hand excuses nothing.
    let earlier = json!({ "tile": "8p", "n": 6, "after": "wall", "hand": "1112223335566s" });
    // "It does not cover situations where a player is forced to make a certain discard only because his hand is locked"
    // (Four Winds, No Choice): the lock excuses nobody who holds another tile, and takes no excuse from a hand of
    // dangerous tiles alone.
    let locked = |hand: &str| json!({ "tile": "9s", "n": 7, "after": "wall", "hand": hand, "locked": true });
    let (alone, why) = pays(&bamboo(&locked("1112223335566s9p"), &[]));
    assert!(alone && why == expected(&[("S", true, "direct")]), "a declaration that binds is no excuse: {why:?}");
    let (alone, why) = pays(&bamboo(&locked("11122233355669s"), &[]));
    assert!(!alone && why == expected(&[("S", false, "no-choice")]), "every tile was dangerous anyway: {why:?}");
    let another = json!({ "tile": "8p", "n": 7, "after": "wall", "hand": "1112223335566s" });
    assert!(pays(&bamboo(&another, &[])).0, "another tile's hand says nothing");
    let (alone, why) = pays(&bamboo(&nine("11122233355669p"), &[earlier]));
    assert!(alone, "{why:?}");
}

/// Three dragon sets, the third fed by West's discard number 5 out of the hand that is told; the win is South's own.
fn dragons(discards: &Value, third: &Value, end: &Value) -> Value {
    json!({
        "v": 1,
        "rules": { "base": "four-winds-blank",
            "winner": { "big-three-dragons": { "value": 500, "unit": "points" }, "pung-hand": { "value": 100, "unit": "points" } },
            "options": { "limit": 500, "settlement": "classical", "insurance-classical-hands": true, "allow-no-choice": true } },
        "seats": {
            "W": { "discards": discards },
            "S": { "hand": "22m45p", "melds": [
                { "kind": "pung", "tiles": "555z", "claimed": "5z", "from": "E", "n": 2 },
                { "kind": "pung", "tiles": "666z", "claimed": "6z", "from": "N", "n": 4 },
                third] },
        },
        "end": end,
    })
}

#[test]
fn a_feeder_is_excused_by_the_hand_of_the_discard_that_was_claimed() {
    let end = json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "self-draw" }] });
    let pung = json!({ "kind": "pung", "tiles": "777z", "claimed": "7z", "from": "W", "n": 6 });
    let fed = |hand: &str, n: u32| json!({ "tile": "7z", "n": n, "after": "wall", "hand": hand, "claimed": true });
    let other = |hand: &str, n: u32| json!({ "tile": "1p", "n": n, "after": "wall", "hand": hand });
    let why = |discards: Value| verdicts(&ask(&dragons(&discards, &pung, &end)));
    assert_eq!(why(json!([fed("7z", 5)])), expected(&[("W", false, "no-choice")]));
    assert_eq!(why(json!([fed("7z1p", 5)])), expected(&[("W", true, "fed-the-set")]));
    assert_eq!(
        why(json!([other("7z", 3), fed("7z1p", 5)])),
        expected(&[("W", true, "fed-the-set")]),
        "another discard"
    );
    assert_eq!(why(json!([fed("7z", 3)])), expected(&[("W", true, "fed-the-set")]), "not the one before the claim");
    assert_eq!(why(json!([other("1p7z", 3), fed("7z", 5)])), expected(&[("W", false, "no-choice")]));
    // A claimed kong makes nobody liable, but it says so; a win on another tile changes nothing of that.
    let kong = json!({ "kind": "kong", "tiles": "7777z", "claimed": "7z", "from": "W", "n": 6 });
    assert_eq!(verdicts(&ask(&dragons(&json!([]), &kong, &end))), expected(&[("W", false, "kong")]));
    let won = json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "discard", "from": "N" }] });
    assert_eq!(verdicts(&ask(&dragons(&json!([]), &pung, &won))), expected(&[("W", true, "fed-the-set")]));
    // Named by whoever enters it: no rule goes with it; what it costs is as the first of the rulebook says.
    let own = json!({ "kind": "pung", "tiles": "777z", "n": 6 });
    let mut named = dragons(&json!([]), &own, &end);
    named["end"]["wins"][0]["liable"] = json!("N");
    let answer = ask(&named);
    assert_eq!(verdicts(&answer), expected(&[("N", true, "named")]), "{answer}");
    assert!(answer["wins"][0]["liability"][0]["rule"].is_null(), "{answer}");
    assert_eq!(answer["wins"][0]["liable"], json!([{ "seat": "N", "rule": "big-three-dragons" }]), "{answer}");
    assert_eq!(answer["wins"][0]["liability"][0]["because"], json!([]));
    // Where the melds show who is liable, a named seat is not: the table is asked first.
    let mut shown = dragons(&json!([]), &pung, &end);
    shown["end"]["wins"][0]["liable"] = json!("N");
    assert_eq!(verdicts(&ask(&shown)), expected(&[("W", true, "fed-the-set")]));
}

/// A seat can be named for a win that a rule in force fits: by its pattern, and by the sets that lie open.
#[test]
fn a_named_seat_needs_a_rule_that_fits_the_win() {
    let own = json!({ "kind": "pung", "tiles": "777z", "n": 6 });
    let drawn = json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "self-draw", "liable": "N" }] });
    let asked = |change: &dyn Fn(&mut Value)| {
        let mut asked = dragons(&json!([]), &own, &drawn);
        change(&mut asked);
        let answer = ask(&asked);
        if answer["ok"] == true {
            verdicts(&answer)
        } else {
            expected(&[("", false, answer["problems"][0]["key"].as_str().unwrap())])
        }
    };
    let refused = expected(&[("", false, "no-liability")]);
    assert_eq!(asked(&|_| ()), expected(&[("N", true, "named")]));
    assert_eq!(asked(&|deal| deal["rules"]["options"]["insurance-classical-hands"] = json!(false)), refused, "no rule");
    assert_eq!(
        asked(&|deal| deal["seats"]["S"]["melds"][2] = json!({ "kind": "pung", "tiles": "999s", "n": 6 })),
        refused,
        "another hand"
    );
    assert_eq!(
        asked(
            &|deal| deal["seats"]["S"] = json!({ "hand": "22m45p777z666z", "melds": [{ "kind": "pung", "tiles": "555z", "from": "E", "n": 2 }] })
        ),
        refused,
        "two of the sets in the hand"
    );
    // Of two winners it is enough that one has such a hand.
    assert_eq!(
        asked(&|deal| {
            let win = |seat: &str| json!({ "seat": seat, "tile": "6p", "by": "discard", "from": "W" });
            deal["seats"]["E"] = json!({ "hand": "234m345789s45p99p" });
            deal["rules"]["options"]["maximum-winners"] = json!(3);
            deal["end"]["wins"] = json!([win("S"), win("E")]);
        }),
        expected(&[]),
        "{}",
        "East, who is next to West, has no such hand"
    );
}

#[test]
fn warnings_list_what_can_still_be_discarded() {
    let warnings = |seats: Value| {
        let rules = json!({ "base": "four-winds-blank",
            "winner": { "big-three-dragons": { "value": 500, "unit": "points" },
                "big-four-winds": { "value": 500, "unit": "points" } },
            "options": { "limit": 500, "insurance-classical-hands": true, "insurance-last-five": true } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "open" } }));
        let list = answer["warnings"].as_array().unwrap_or_else(|| panic!("{answer}")).clone();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        list.iter().map(|one| (text(&one["threat"]), text(&one["rule"]), text(&one["tiles"]))).collect::<Vec<_>>()
    };
    let pung = |tiles: &str, from: &str, n: u32| json!({ "kind": "pung", "tiles": tiles, "from": from, "n": n });
    let two = json!([pung("555z", "E", 2), pung("666z", "N", 4)]);
    let big = |threat: &str, tiles: &str| (threat.to_owned(), "big-three-dragons".to_owned(), tiles.to_owned());
    assert_eq!(warnings(json!({ "S": { "melds": two } })), [big("S", "7z")]);
    // One lies open: the pung can still come. Of two or more that lie open, what is left is too few for it.
    let open = |tiles: &str| {
        let list = tiles.chars().map(|_| json!({ "tile": "7z" })).collect::<Vec<_>>();
        json!({ "discards": list })
    };
    assert_eq!(warnings(json!({ "S": { "melds": two }, "W": open("7") })), [big("S", "7z")]);
    assert_eq!(warnings(json!({ "S": { "melds": two }, "W": open("77") })), []);
    assert_eq!(warnings(json!({ "S": { "melds": two }, "W": open("7777") })), []);
    // What the seat that threatens has in its hand nobody sees.
    assert_eq!(warnings(json!({ "S": { "hand": "77z", "melds": two }, "W": open("7") })), [big("S", "7z")]);
    // Every seat in turn order, whichever rule it is by.
    let winds = json!([pung("111z", "S", 2), pung("222z", "N", 4), pung("333z", "S", 6)]);
    let found =
        warnings(json!({ "E": { "melds": winds }, "S": { "melds": [pung("555z", "E", 1), pung("666z", "N", 3)] } }));
    let threats: Vec<&str> = found.iter().map(|one| one.0.as_str()).collect();
    assert_eq!(threats, ["E", "S"], "{found:?}");
}

#[test]
fn the_last_five_tiles_threaten_only_while_the_deal_is_played() {
    let asked = |left: u32, end: Value| {
        let rules = json!({ "base": "four-winds-blank", "winner": { "pung-hand": { "value": 100, "unit": "points" } },
            "options": { "insurance-last-five": true } });
        let seats = json!({ "W": { "discards": [{ "tile": "1m" }], "total": 8 }, "S": { "total": 8 } });
        ask(&json!({ "v": 1, "rules": rules, "wall_left": left, "seats": seats, "end": end }))["warnings"].clone()
    };
    let open = json!({ "kind": "open" });
    assert_eq!(asked(6, open.clone()), json!([]));
    let found = asked(5, open);
    assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    assert!(found[0]["tiles"].as_str().is_some_and(|tiles| !tiles.contains("1m") && tiles.contains("23456789m")
        || tiles.starts_with("23456789m")), "{found}");
    let won = json!({ "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] });
    assert_eq!(asked(5, won), json!([]));
}

#[test]
fn a_discard_that_wins_was_not_seen_before() {
    // The last five tiles: a tile that nobody has shown, discarded and won on.
    let asked = |discards: Value, by: &str| {
        let rules = json!({ "base": "four-winds-blank", "winner": { "pung-hand": { "value": 100, "unit": "points" } },
            "options": { "insurance-last-five": true, "settlement": "classical" } });
        let from = (by != "self-draw").then_some("W");
        let mut win = json!({ "seat": "S", "tile": "6p", "by": by });
        if let Some(from) = from {
            win["from"] = json!(from);
        }
        let seats = json!({ "S": { "hand": "2266p111222333m" }, "W": { "discards": discards } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "wall_left": 4, "seats": seats,
            "end": { "kind": "win", "wins": [win] } }));
        assert_eq!(answer["ok"], true, "{answer}");
        verdicts(&answer)
    };
    let liable = expected(&[("W", true, "direct")]);
    assert_eq!(asked(json!([{ "tile": "6p" }]), "discard"), liable, "the winning discard itself does not count");
    assert_eq!(asked(json!([{ "tile": "6p" }, { "tile": "6p" }]), "discard"), expected(&[]), "an earlier one does");
    assert_eq!(asked(json!([{ "tile": "6p" }, { "tile": "1s" }]), "discard"), expected(&[]), "only the last can be it");
    assert_eq!(asked(json!([{ "tile": "6p", "claimed": true }]), "discard"), liable, "claimed ones lie in the melds");
    assert_eq!(asked(json!([]), "discard"), liable, "nor need it be told");
    assert_eq!(asked(json!([{ "tile": "6p" }]), "self-draw"), expected(&[]));
}

/// Melds of honors in this order, from these seats; a pair of dots, drawn: not all honors.
fn honors(melds: &[(&str, &str, &str)], rules: &Value) -> BTreeSet<(String, bool, String)> {
    let list: Vec<Value> = melds
        .iter()
        .enumerate()
        .map(|(place, (kind, tiles, from))| {
            let claimed = format!("{}z", &tiles[..1]);
            json!({ "kind": kind, "tiles": tiles, "claimed": claimed, "from": from, "n": 2 * place + 2 })
        })
        .collect();
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "hand": "1p", "melds": list } },
        "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "1p", "by": "self-draw" }] } }));
    assert_eq!(answer["ok"], true, "{answer}");
    verdicts(&answer)
}

#[test]
fn another_hand_is_spoken_of_only_where_it_says_something() {
    let limit = json!({ "value": 500, "unit": "points" });
    let rules = json!({ "base": "four-winds-blank",
        "winner": { "big-three-dragons": limit, "all-honors": limit, "pung-hand": { "value": 100, "unit": "points" } },
        "options": { "limit": 500, "settlement": "classical", "insurance-classical-hands": true } });
    let [five, six] = [("pung", "555z", "E"), ("pung", "666z", "E")];
    // North fed what might have become all honors, West the dragons that are paid for.
    let found = honors(&[five, six, ("pung", "777z", "W"), ("pung", "111z", "N")], &rules);
    assert_eq!(found, expected(&[("W", true, "fed-the-set"), ("N", false, "another-hand")]));
    // West fed both: he pays anyway.
    let found = honors(&[five, six, ("pung", "777z", "W"), ("pung", "111z", "W")], &rules);
    assert_eq!(found, expected(&[("W", true, "fed-the-set")]));
    // North's kong makes him liable for nothing; that his other tile was for another hand is something else.
    let found = honors(&[five, six, ("kong", "7777z", "N"), ("pung", "111z", "N")], &rules);
    assert_eq!(found, expected(&[("N", false, "kong"), ("N", false, "another-hand")]));
}

#[test]
fn what_was_fed_is_named_where_it_is_known() {
    let fed = |last: Value| {
        let melds = json!([
            { "kind": "pung", "tiles": "111s", "from": "E", "n": 2 }, { "kind": "pung", "tiles": "999s", "from": "N", "n": 4 },
            { "kind": "pung", "tiles": "888s", "from": "E", "n": 6 }, last]);
        let rules = json!({ "base": "four-winds-blank", "winner": { "one-suit-only": { "value": 500, "unit": "points" } },
            "options": { "limit": 500, "settlement": "classical", "insurance-nine-tiles": true } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "hand": "5s", "melds": melds } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "5s", "by": "self-draw" }] } }));
        let verdict = answer["wins"][0]["liability"][0].clone();
        assert_eq!((&verdict["seat"], &verdict["because"]), (&json!("E"), &json!([2, 4, 6, 8])), "{answer}");
        verdict["tile"].clone()
    };
    assert_eq!(fed(json!({ "kind": "pung", "tiles": "777s", "from": "E", "n": 8 })), "7s", "a pung has only one tile");
    assert_eq!(fed(json!({ "kind": "chow", "tiles": "234s", "from": "E", "n": 8 })), Value::Null, "of a chow any");
    assert_eq!(fed(json!({ "kind": "chow", "tiles": "234s", "claimed": "3s", "from": "E", "n": 8 })), "3s");
}

#[test]
fn near_misses_of_liability() {
    let three = |base: &str, more: Value| {
        let rule = |pattern: &str, danger: &str, sets: u8| json!({ "pattern": pattern, "danger": danger, "sets": sets, "kong-completes": true, "win": "any", "share": "half" });
        let mut rules = json!({ "base": base, "liability": [rule("big-three-dragons", "dragons", 2), rule("four-kongs", "kongs", 3)] });
        for (key, value) in more.as_object().into_iter().flatten() {
            rules[key] = value.clone();
        }
        rules
    };
    let full = json!({ "base": "hong-kong-old-style", "options": { "gun-rule": "full" } });
    let feeders = "honba=1 S: 2m(5555z@E)(6666z@N)(7777z@W)(1111s@E)~2m";
    // Half a han somewhere in the rulebook: values are counted in halves, a yakuman stays a yakuman.
    let halves = json!({ "winner": { "red-dora": { "value": { "n": 1, "d": 2 }, "unit": "han" } } });
    run(&[
        (
            "where one feeder pays for the whole win, two pay each for their pattern",
            three("riichi-tenhou", json!({})),
            feeders,
            "total=64000 net=E-32000,S64300,W-32300 liable=E,W",
        ),
        (
            "what is left beside two patterns leaves the counters with everybody",
            three("riichi-tenhou", json!({})),
            "honba=1 S: 2z(5555z@E)(6666z@N)(7777z@W)(1111z@E)~2z",
            "total=96000 net=E-48100,N-8100,S96300,W-40100 liable=E,W",
        ),
        (
            "a part is a part whatever the values are counted in",
            three("riichi-mahjong-soul", halves),
            "S: 22z11z(555z@E)(666z@N)(777z@W)~1z",
            "total=64000 net=E-16000,N-8000,S64000,W-40000 liable=W",
        ),
        (
            "the full gun leaves who fed the dragons liable",
            full.clone(),
            "S: 22m45p(555z@E)(666z@N)(777z@W)~6p",
            "liable=W",
        ),
        (
            "but no last five tiles, as the discarder pays for all",
            full,
            "wall=4 S: 22m66p(555z)(111s)(999s)+6p",
            "liable=none",
        ),
        ("unlike with half a gun", json!("hong-kong-old-style"), "wall=4 S: 22m66p(555z)(111s)(999s)+6p", "liable=W"),
    ]);
}

/// RiichiEnv, which is the stated source of Mahjong Soul's liability: the only liable seat's amount is its yakuman and all
/// counters; the rest of a compound yakuman is shared in the ordinary way.
#[test]
fn all_counters_of_a_self_drawn_compound_yakuman_are_the_only_feeders() {
    let soul = |more: Value| json!({ "base": "riichi-mahjong-soul", "options": more });
    let drawn = "honba=2 N: 11z22z(555z@S)(666z@E)(777z@S)~1z";
    run(&[
        ("the feeder's", json!("riichi-mahjong-soul"), drawn, "total=64000 net=E-16000,S-40600,W-8000,N64600 liable=S"),
        (
            "of the dealer's win",
            json!("riichi-mahjong-soul"),
            "honba=2 E: 11z22z(555z@S)(666z@N)(777z@W)~1z",
            "total=96000 net=E96600,S-16000,W-64600,N-16000 liable=W",
        ),
        (
            "where the discarder owes them a drawn win has none, and everybody pays",
            soul(json!({ "liability-counters": "discarder" })),
            drawn,
            "total=64000 net=E-16200,S-40200,W-8200,N64600 liable=S",
        ),
        (
            "where he pays for the whole win he pays them as well",
            soul(json!({ "liability-counters": "discarder", "liability-scope": "whole-win" })),
            drawn,
            "total=64000 net=S-64600,N64600 liable=S",
        ),
        (
            "on a discard they were the feeder's already",
            json!("riichi-mahjong-soul"),
            "honba=2 N: 11z22z(555z@S)(666z@E)(777z@S)+1z from=W",
            "total=64000 net=S-16600,W-48000,N64600 liable=S",
        ),
    ]);
}

#[test]
fn melds_in_the_order_that_is_known() {
    let pung = |tiles: &str, from: &str, n: Option<u32>| match n {
        Some(n) => json!({ "kind": "pung", "tiles": tiles, "from": from, "n": n }),
        None => json!({ "kind": "pung", "tiles": tiles, "from": from }),
    };
    let liable = |melds: Value| {
        let rules = json!({ "base": "four-winds-blank", "winner": { "big-three-dragons": { "value": 500, "unit": "points" } },
            "options": { "limit": 500, "settlement": "classical", "insurance-classical-hands": true } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "hand": "22m45p", "melds": melds } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "self-draw" }] } }));
        answer["wins"][0]["liable"][0]["seat"].clone()
    };
    let reported = json!([pung("555z", "E", Some(6)), pung("666z", "N", Some(4)), pung("777z", "W", Some(2))]);
    assert_eq!(liable(reported), "E", "the numbers say which was the last");
    let some = json!([pung("555z", "E", Some(6)), pung("666z", "N", None), pung("777z", "W", Some(2))]);
    assert_eq!(liable(some), "W", "where one is missing, the order in which they lie");
}

#[test]
fn dangers_of_a_suit_and_of_the_green_tiles() {
    let threatens = |melds: Value| {
        let limit = json!({ "value": 500, "unit": "points" });
        let rules = json!({ "base": "four-winds-blank", "winner": { "one-suit-only": limit, "all-green": limit },
            "options": { "limit": 500, "insurance-classical-hands": true, "insurance-nine-tiles": true } });
        let answer =
            ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "melds": melds } }, "end": { "kind": "open" } }));
        let rules = answer["warnings"].as_array().unwrap().iter().map(|one| one["rule"].as_str().unwrap().to_owned());
        rules.collect::<BTreeSet<_>>()
    };
    let set = |kind: &str, tiles: &str, n: u32| json!({ "kind": kind, "tiles": tiles, "from": "E", "n": n });
    let expected = |rules: &[&str]| rules.iter().map(|rule| (*rule).to_owned()).collect::<BTreeSet<_>>();
    let (two, three) = (set("pung", "222s", 2), set("pung", "333s", 4));
    assert_eq!(threatens(json!([two, three, set("chow", "234s", 6)])), expected(&["all-green", "nine-tiles"]));
    assert_eq!(
        threatens(json!([two, three, set("chow", "678s", 6)])),
        expected(&["nine-tiles"]),
        "a seven is not green"
    );
    assert_eq!(
        threatens(json!([two, three, set("pung", "666z", 6)])),
        expected(&["all-green"]),
        "a dragon is no bamboo"
    );
    assert_eq!(threatens(json!([two, three, set("pung", "111p", 6)])), expected(&[]));
}

#[test]
fn a_seat_that_is_liable_is_named_when_no_tile_is_dangerous_any_more() {
    let rules = json!({ "base": "four-winds-blank", "winner": { "big-three-dragons": { "value": 500, "unit": "points" } },
        "options": { "limit": 500, "insurance-classical-hands": true } });
    let pung = |tiles: &str, n: u32| json!({ "kind": "pung", "tiles": tiles, "from": "W", "n": n });
    let seats = json!({ "S": { "melds": [pung("555z", 2), pung("666z", 4), pung("777z", 6)] } });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "open" } }));
    assert_eq!(answer["warnings"][0]["liable"], "W", "{answer}");
    assert_eq!(answer["warnings"][0]["tiles"], "", "{answer}");
}

#[test]
fn who_is_liable_spares_the_losers() {
    let pung = json!({ "kind": "pung", "tiles": "777z", "claimed": "7z", "from": "W", "n": 6 });
    // Two win, somebody is liable for one of them: the losers do not settle.
    let from = |seat: &str| json!({ "seat": seat, "by": "discard", "from": "N" });
    let mut first = from("S");
    first["tile"] = json!("6p");
    let mut two = dragons(&json!([]), &pung, &json!({ "kind": "win", "wins": [from("E"), first] }));
    two["rules"]["options"]["losers-settle"] = json!(true);
    two["seats"]["E"] = json!({ "total": 8 });
    two["seats"]["N"] = json!({ "total": 10 });
    let answer = ask(&two);
    assert_eq!(answer["wins"].as_array().map(Vec::len), Some(2), "{answer}");
    assert!(answer["transfers"].as_array().unwrap().iter().all(|one| one["why"]["kind"] != "losers"), "{answer}");
}

/// A rule says which pattern it is about; of a seat that is named nobody knows it.
#[test]
fn a_verdict_names_the_pattern_that_the_table_shows() {
    let end = json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "self-draw" }] });
    let pung = |from: Option<&str>| {
        let mut pung = json!({ "kind": "pung", "tiles": "777z", "n": 6 });
        if let Some(from) = from {
            pung["from"] = json!(from);
        }
        pung
    };
    for (from, named, expected) in [(Some("W"), None, Some(Pattern::BigThreeDragons)), (None, Some("N"), None)] {
        let mut asked = dragons(&json!([]), &pung(from), &end);
        if let Some(named) = named {
            asked["end"]["wins"][0]["liable"] = json!(named);
        }
        let asked = read(&asked).unwrap();
        let answer = answer(&asked.draft, &Plan::new(asked.book)).unwrap();
        let patterns: Vec<Option<Pattern>> = answer.wins[0].liability.iter().map(|verdict| verdict.pattern).collect();
        assert_eq!(patterns, [expected], "{from:?}");
    }
}

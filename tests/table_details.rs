//! What the table says besides amounts: who could not win on a discard, who fed what and why it makes him pay or not,
//! which tiles are dangerous, and totals that no riichi hand has. Each case is the one that tells a rule from a near miss.

#[path = "support/deal.rs"]
mod deal;
#[path = "support/json.rs"]
mod json;

use std::collections::BTreeSet;

use deal::{ask, ask_line, net, run};
use serde_json::{Value, json};
use tenbo::engine::contract::request::read;
use tenbo::engine::rulebook::option::OptionKey;
use tenbo::engine::rulebook::{Plan, shipped};
use tenbo::engine::scoring::share::up_to_hundred;
use tenbo::engine::seat::{BySeat, Seat};
use tenbo::engine::table::answer::quick_answer;
use tenbo::engine::table::yakitori;

#[test]
fn a_wait_among_the_own_discards_is_furiten() {
    // Who waits for 3p and 6p, with what was discarded; a win on 6p from East, one drawn.
    let open = |discards: &str| format!("S: 22m45p234678s345m discards={discards}");
    let won = |tile: &str, discards: &str| format!("S: 22m45p234678s(345m){tile} discards={discards}");
    let riichi = json!("riichi-book-1");
    let waiting = |rules: &Value, line: &str| ask_line(rules, line)["seats"]["S"]["furiten"] == true;
    assert!(waiting(&riichi, &open("1z3p9s")), "one of two waits");
    assert!(waiting(&riichi, &open("6p")));
    assert!(!waiting(&riichi, &open("1z4p9s")), "a tile of the hand is no wait");
    assert!(!waiting(&json!("chinese-classical"), &open("1z3p9s")), "riichi alone knows it");
    let winner = |rules: &Value, line: &str| ask_line(rules, line)["wins"][0]["furiten"] == true;
    assert!(winner(&riichi, &won("+6p", "1z3p")), "the other wait bars the discard");
    assert!(!winner(&riichi, &won("+6p", "1z4p")));
    assert!(!winner(&riichi, &won("~6p", "1z3p")), "a drawn tile may always win");
    assert!(!winner(&json!("chinese-classical"), &won("+6p", "1z3p")));
}

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

fn said(rows: &[(&str, bool, &str)]) -> BTreeSet<(String, bool, String)> {
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
    assert!(!alone && why == said(&[("S", false, "no-choice")]), "{why:?}");
    let (alone, why) = pays(&bamboo(&nine("11122233355669p"), &[]));
    assert!(alone && why == said(&[("S", true, "direct")]), "a hand of dots had a choice: {why:?}");
    let (alone, why) = pays(&bamboo(&nine("1112223335566s9p"), &[]));
    assert!(alone, "one other tile is a choice: {why:?}");
    let (alone, _) = pays(&bamboo(&json!({ "tile": "9s", "n": 7, "after": "wall", "hand": "" }), &[]));
    assert!(alone, "a hand that nobody told is no excuse");
    // An earlier discard from a dangerous hand excuses nothing.
    let earlier = json!({ "tile": "8p", "n": 6, "after": "wall", "hand": "1112223335566s" });
    let locked = json!({ "tile": "9s", "n": 7, "after": "wall", "hand": "11122233355669s", "locked": true });
    assert!(pays(&bamboo(&locked, &[])).0, "a declaration that binds is no excuse");
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
    assert_eq!(why(json!([fed("7z", 5)])), said(&[("W", false, "no-choice")]));
    assert_eq!(why(json!([fed("7z1p", 5)])), said(&[("W", true, "fed-the-set")]));
    assert_eq!(why(json!([other("7z", 3), fed("7z1p", 5)])), said(&[("W", true, "fed-the-set")]), "another discard");
    assert_eq!(why(json!([fed("7z", 3)])), said(&[("W", true, "fed-the-set")]), "not the one before the claim");
    assert_eq!(why(json!([other("1p7z", 3), fed("7z", 5)])), said(&[("W", false, "no-choice")]));
    // A claimed kong makes nobody liable, but it says so; a win on another tile changes nothing of that.
    let kong = json!({ "kind": "kong", "tiles": "7777z", "claimed": "7z", "from": "W", "n": 6 });
    assert_eq!(verdicts(&ask(&dragons(&json!([]), &kong, &end))), said(&[("W", false, "kong")]));
    let won = json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "discard", "from": "N" }] });
    assert_eq!(verdicts(&ask(&dragons(&json!([]), &pung, &won))), said(&[("W", true, "fed-the-set")]));
    // Named by whoever enters it: no rule goes with it.
    let own = json!({ "kind": "pung", "tiles": "777z", "n": 6 });
    let mut named = dragons(&json!([]), &own, &end);
    named["end"]["liable"] = json!("N");
    let answer = ask(&named);
    assert_eq!(verdicts(&answer), said(&[("N", true, "named")]), "{answer}");
    assert!(answer["wins"][0]["liability"][0]["rule"].is_null(), "{answer}");
    assert_eq!(answer["wins"][0]["liability"][0]["because"], json!([]));
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
    // Three lie open: the last one can still come. Four lie open: none can.
    let open = |tiles: &str| {
        let list = tiles.chars().map(|_| json!({ "tile": "7z" })).collect::<Vec<_>>();
        json!({ "discards": list })
    };
    assert_eq!(warnings(json!({ "S": { "melds": two }, "W": open("777") })), [big("S", "7z")]);
    assert_eq!(warnings(json!({ "S": { "melds": two }, "W": open("7777") })), []);
    // What the seat that threatens has in its hand nobody sees.
    assert_eq!(warnings(json!({ "S": { "hand": "77z", "melds": two }, "W": open("77") })), [big("S", "7z")]);
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
    let liable = said(&[("W", true, "direct")]);
    assert_eq!(asked(json!([{ "tile": "6p" }]), "discard"), liable, "the winning discard itself does not count");
    assert_eq!(asked(json!([{ "tile": "6p" }, { "tile": "6p" }]), "discard"), said(&[]), "an earlier one does");
    assert_eq!(asked(json!([{ "tile": "6p" }, { "tile": "1s" }]), "discard"), said(&[]), "only the last can be it");
    assert_eq!(asked(json!([{ "tile": "6p", "claimed": true }]), "discard"), liable, "claimed ones lie in the melds");
    assert_eq!(asked(json!([]), "discard"), liable, "nor need it be told");
    assert_eq!(asked(json!([{ "tile": "6p" }]), "self-draw"), said(&[]));
}

#[test]
fn a_riichi_total_is_one_that_a_hand_can_have() {
    let shares = |base: i64| (up_to_hundred(base), up_to_hundred(2 * base));
    let fu = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
    let mut bases: Vec<i64> = (1..=6).map(|times| 8000 * times).chain([2000, 3000, 4000, 6000]).collect();
    bases.extend(fu.iter().flat_map(|fu| (1..=4).map(move |han| (fu << (han + 2)).min(2000))));
    let asked = |seat: &str, total: i64| {
        let end = json!({ "kind": "win", "wins": [{ "seat": seat, "by": "self-draw" }] });
        ask(&json!({ "v": 1, "rules": "riichi-tenhou", "seats": { seat: { "total": total } }, "end": end }))
    };
    for base in bases {
        let (once, twice) = shares(base);
        let answer = asked("S", twice + 2 * once);
        assert_eq!(answer["net"]["E"], -twice, "{base}: {answer}");
        assert_eq!(answer["net"]["N"], -once, "{base}: {answer}");
        let answer = asked("E", 3 * twice);
        assert_eq!(answer["net"]["N"], -twice, "{base}: {answer}");
    }
    for total in [0, 100, 1001, 1200, 56_000, 224_000] {
        assert_eq!(asked("S", total)["problems"][0]["key"], "impossible-total", "{total}");
    }
    assert_eq!([1, 99, 100, 101, 200].map(up_to_hundred), [100, 100, 100, 200, 200]);
}

#[test]
fn all_of_three_winners_are_counted_at_once() {
    let line = "honba=1 deposits=2 S: 22m45p234678s345m+6p from=E W: riichi 55s45p123m789m345s+6p from=E \
                N: 99s45p123m999p(555z)+6p from=E";
    let asked = json::from_value(deal::request(&json!("riichi-mahjong-soul"), line));
    let plan = Plan::new(shipped::find("riichi-mahjong-soul").unwrap());
    let (tallies, net) = quick_answer(&read(&asked).unwrap().draft, &plan).unwrap();
    assert_eq!(tallies.len(), 3);
    assert_eq!(net.seats.0, [-5600, 4300, 2000, 1300]);
    assert_eq!(net.table, -2000);
}

#[test]
fn a_hand_that_may_not_win_settles_nothing() {
    // One faan where three are needed: no payment, no fine for a claim of another's, nobody knows who deals next.
    let rules = json!({ "base": "hong-kong-old-style", "options": { "faulty-claim-points": 10 } });
    let mut asked = deal::request(&rules, "S: 123m456p78s22z(789s)+9s from=W");
    asked["penalties"] = json!([{ "seat": "N", "kind": "false-claim" }]);
    let answer = ask(&asked);
    assert_eq!(answer["wins"][0]["win"], false, "{answer}");
    assert_eq!(net(&answer).len(), 0, "{answer}");
    assert!(answer["deal_passes"].is_null(), "{answer}");
}

#[test]
fn fouls_that_need_a_near_miss() {
    run(&[
        (
            "without a sum of its own a faulty out is no transfer",
            json!({ "base": "chinese-classical", "options": { "faulty-out-points": 10 } }),
            "draw=abandoned false-out=S",
            "net=E10,N10,S-30,W10",
        ),
        (
            "where nobody pays anybody it only comes off",
            json!({ "base": "chinese-classical", "options": { "faulty-out-points": 10, "settlement": "add-up" } }),
            "draw=abandoned false-out=S",
            "net=S-10,bank10",
        ),
    ]);
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
    assert_eq!(found, said(&[("W", true, "fed-the-set"), ("N", false, "another-hand")]));
    // West fed both: he pays anyway.
    let found = honors(&[five, six, ("pung", "777z", "W"), ("pung", "111z", "W")], &rules);
    assert_eq!(found, said(&[("W", true, "fed-the-set")]));
    // North's kong makes him liable for nothing; that his other tile was for another hand is something else.
    let found = honors(&[five, six, ("kong", "7777z", "N"), ("pung", "111z", "N")], &rules);
    assert_eq!(found, said(&[("N", false, "kong"), ("N", false, "another-hand")]));
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
        let mut rules =
            json!({ "base": base, "liability": [rule("big-three-dragons", "dragons", 2), rule("kong4", "kongs", 3)] });
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

#[test]
fn hands_of_losers_count_where_the_rules_count_them() {
    let line = "S: 22m45p234678s(345m)+6p from=W W: 111m222p333s1234z N: 555z666z1m9p1s9s1p7m8m";
    let lines = |rules: &Value, line: &str| {
        let answer = ask_line(rules, line);
        assert_eq!(answer["ok"], true, "{answer}");
        answer["seats"]["N"]["lines"].as_array().map_or(0, Vec::len)
    };
    assert!(lines(&json!("chinese-classical"), line) > 0);
    assert_eq!(lines(&json!("riichi-book-1"), line), 0, "riichi knows fu, but none of losers");
    assert_eq!(lines(&json!("hong-kong-old-style"), line), 0);
    // At a draw only where hands are settled then, and only at one of the wall.
    let drawn = |cause: &str| format!("draw={cause} W: 111m222p333s1234z N: 555z666z1m9p1s9s1p7m8m");
    assert!(lines(&json!("dmjl"), &drawn("wall")) > 0);
    assert_eq!(lines(&json!("dmjl"), &drawn("abandoned")), 0);
    assert_eq!(lines(&json!("bmja"), &drawn("wall")), 0);
    // A total that is told stands, whatever the tiles are.
    let mut told = deal::request(&json!("chinese-classical"), line);
    told["seats"]["N"]["total"] = json!(2);
    told["seats"]["W"]["total"] = json!(100);
    told["seats"]["E"] = json!({ "total": 2 });
    let answer = ask(&told);
    assert!(answer["seats"]["N"]["lines"].is_null(), "{answer}");
    let settled: i64 = answer["transfers"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["why"]["kind"] == "losers" && one["from"] == "N")
        .map(|one| one["amount"].as_i64().unwrap())
        .sum();
    assert_eq!(settled, 98);
}

#[test]
fn an_open_deal_fines_no_one_for_a_winner_yet() {
    let rules = |to: &str| {
        json!({ "base": "chinese-classical", "options": { "faulty-out-points": 10, "faulty-out-paid-to": to,
            "faulty-claim-points": 1 } })
    };
    run(&[
        ("whom it goes to is not known yet", rules("winner"), "E: ready false-out=S", "net="),
        ("those who get it are", rules("each"), "E: ready false-out=S", "net=E10,N10,S-30,W10"),
    ]);
    // The least that can be paid is paid.
    let mut asked = json!({ "v": 1, "rules": rules("each"), "seats": { "S": { "total": 0 } },
        "end": { "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] } });
    asked["penalties"] = json!([{ "seat": "N", "kind": "false-claim" }]);
    let answer = ask(&asked);
    assert_eq!(net(&answer), [("N".to_owned(), -1), ("S".to_owned(), 1)].into_iter().collect(), "{answer}");
}

#[test]
fn more_near_misses_of_payments() {
    let tenhou = |option: &str, value: i64| json!({ "base": "riichi-tenhou", "options": { option: value } });
    let all = json!({ "base": "riichi-tenhou", "liability": [{ "pattern": "big-three-dragons", "danger": "dragons",
        "sets": 2, "kong-completes": true, "win": "any", "share": "all" }] });
    let win = "S: 22m45p234678s(345m)+6p";
    let (counter, stick) = (format!("honba=1 {win}"), format!("deposits=1 {win}"));
    run(&[
        ("a counter of one", tenhou("counter-value", 1), &counter, "net=S1003,W-1003"),
        ("a stick of one", tenhou("deposit-value", 1), &stick, "net=S1001,W-1000,table-1"),
        ("sticks worth nothing", tenhou("deposit-value", 0), &stick, "net=S1000,W-1000"),
        ("one point from each", tenhou("not-ready-payment", 3), "draw=wall N: ready", "net=E-1,N3,S-1,W-1"),
        ("nothing from each", tenhou("not-ready-payment", 0), "draw=wall N: ready", "net="),
        ("all of a discard too", all, "S: 22m45p(555z@E)(666z@N)(777z@W)+6p from=N", "net=S32000,W-32000 liable=W"),
    ]);
    for rules in [tenhou("deposit-value", 0), tenhou("not-ready-payment", 0)] {
        for line in [stick.as_str(), "draw=wall N: ready"] {
            let answer = ask_line(&rules, line);
            let transfers = answer["transfers"].as_array().unwrap();
            assert!(transfers.iter().all(|one| one["amount"] != 0), "{answer}");
        }
    }
    // Whose discard it was is nobody's when the tile was drawn.
    for (rules, line) in
        [("riichi-tenhou", "honba=1 S: 22m45p234678s(345m)~6p"), ("japanese-classical", "S: 22m45p234678s(345m)~6p")]
    {
        let plain = deal::request(&json!(rules), line);
        let mut told = plain.clone();
        told["end"]["wins"][0]["from"] = json!("W");
        let told = ask(&told);
        assert!(told["ok"] == false || net(&told) == net(&ask(&plain)), "{told}");
    }
}

#[test]
fn a_dead_or_barred_hand_does_not_win() {
    for flag in ["dead", "barred"] {
        let mut asked = deal::request(&json!("chinese-classical"), "S: 22m45p234678s(345m)+6p");
        asked["seats"]["S"][flag] = json!(true);
        assert_eq!(ask(&asked)["problems"][0]["key"], "barred-seat-wins", "{flag}");
    }
    let worth = |rules: &Value| {
        let seats = json!({ "S": { "total": 10 }, "E": { "total": 0 }, "W": { "total": 40, "dead": true }, "N": { "total": 0 } });
        net(&ask(&json!({ "v": 1, "rules": rules, "seats": seats,
            "end": { "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] } })))
    };
    let zeroed = json!({ "base": "chinese-classical", "options": { "offender-score-zeroed": true } });
    assert_eq!(worth(&zeroed)["W"], -10);
    assert_eq!(worth(&json!("chinese-classical"))["W"], -10 + 80 + 40);
}

#[test]
fn several_winners_and_what_goes_to_the_first_of_them() {
    let rules = json!({ "base": "chinese-classical", "options": { "maximum-winners": 3, "faulty-claim-points": 5 } });
    let seats = json!({ "E": { "total": 0 }, "S": { "total": 10 }, "W": { "total": 20 }, "N": { "total": 0 } });
    let win = |seat: &str| json!({ "seat": seat, "by": "discard", "from": "E" });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": seats,
        "end": { "kind": "win", "wins": [win("W"), win("S")] }, "penalties": [{ "seat": "N", "kind": "false-claim" }] }));
    let fines = answer["transfers"].as_array().unwrap().iter().filter(|one| one["why"]["kind"] == "penalty");
    let payees: Vec<&Value> = fines.map(|one| &one["to"]).collect();
    assert_eq!(payees, ["S"], "South is the first in turn after East: {answer}");
    // A winner's seat says nothing of a hand that has not won.
    let won = ask_line(&json!("riichi-book-1"), "S: 22m45p234678s345m+6p");
    assert!(won["seats"]["S"].is_null() && won["wins"][0]["seat"] == "S", "{won}");
    // A foul that voids the deal: it is played again, whoever had won.
    let void = ask_line(&json!("riichi-book-1"), "chombo=W S: 22m45p234678s(345m)+6p");
    assert_eq!(void["deal_passes"], false, "{void}");
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
    let told = json!([pung("555z", "E", Some(6)), pung("666z", "N", Some(4)), pung("777z", "W", Some(2))]);
    assert_eq!(liable(told), "E", "the numbers say which was the last");
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
    let said = |rules: &[&str]| rules.iter().map(|rule| (*rule).to_owned()).collect::<BTreeSet<_>>();
    let (two, three) = (set("pung", "222s", 2), set("pung", "333s", 4));
    assert_eq!(threatens(json!([two, three, set("chow", "234s", 6)])), said(&["all-green", "nine-tiles"]));
    assert_eq!(threatens(json!([two, three, set("chow", "678s", 6)])), said(&["nine-tiles"]), "a seven is not green");
    assert_eq!(threatens(json!([two, three, set("pung", "666z", 6)])), said(&["all-green"]), "a dragon is no bamboo");
    assert_eq!(threatens(json!([two, three, set("pung", "111p", 6)])), said(&[]));
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
fn the_last_near_misses() {
    // A player without a win pays, but nobody is liable for it.
    let mut book = shipped::find("chinese-classical").unwrap();
    book.options.set(OptionKey::Yakitori, Some(1));
    let paid = yakitori(&Plan::new(book), &Seat::ALL, &BySeat::default(), Seat::East);
    assert!(paid.len() == 4 && paid.iter().all(|one| !one.liable), "{paid:?}");
    // Of a total it is not known what hand it was.
    let pung = json!({ "kind": "pung", "tiles": "777z", "claimed": "7z", "from": "W", "n": 6 });
    let mut total = dragons(&json!([]), &pung, &json!({ "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] }));
    total["seats"]["S"]["total"] = json!(500);
    assert_eq!(verdicts(&ask(&total)), said(&[]));
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
    // Fourteen tiles: what each discard leaves is of use while the deal is played.
    let fourteen = |end: Value| {
        let asked =
            json!({ "v": 1, "rules": "riichi-book-1", "seats": { "S": { "hand": "22m456p234678s345m" } }, "end": end });
        ask(&asked)["seats"]["S"]["discards"].as_array().map_or(0, Vec::len)
    };
    assert!(fourteen(json!({ "kind": "open" })) > 0);
    assert_eq!(fourteen(json!({ "kind": "draw", "cause": "abandoned" })), 0);
}

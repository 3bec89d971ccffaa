//! What the table says besides amounts and liability: who could not win on a discard, what fouls, losers' hands and
//! several winners come to, and totals that no riichi hand has. Each case is the one that tells a rule from a near miss.

use serde_json::{Value, json};
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::{Plan, up_to_hundred};
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Scorer, yakitori};
use tenbo_engine::tiles::{BySeat, Seat};
use tenbo_engine::wire::read;
use tenbo_testing::deal;
use tenbo_testing::deal::{ask, ask_line, net, run};

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

/// Records of riichi games list a yakuman without the riichi beside it, but with the indicators that were turned over.
#[test]
fn ura_belongs_to_seats_that_declared_riichi_and_counts_for_nobody_else() {
    let tenhou = json!("riichi-tenhou");
    let idle = |line: &str| {
        let answer = ask_line(&tenhou, line);
        assert_eq!(answer["ok"], true, "{answer}");
        answer["caveats"] == json!(["ura-without-riichi"])
    };
    let ura = |answer: &Value, win: usize| {
        let lines = answer["wins"][win]["lines"].as_array().unwrap().clone();
        lines.iter().find(|line| line["pattern"] == "ura-dora").map(|line| line["times"].clone())
    };
    let orphans = "dora=9s ura=9m S: 19m19p19s1234567z~1m";
    run(&[(
        "a yakuman",
        tenhou.clone(),
        orphans,
        "total=32000 lines=thirteen-orphans net=E-16000,S32000,W-8000,N-8000",
    )]);
    assert!(idle(orphans));
    assert_eq!(ura(&ask_line(&tenhou, orphans), 0), None);
    let plain = "dora=9s ura=1p S: 234m456p678s22p56s+7s";
    run(&[("an ordinary hand", tenhou.clone(), plain, "2/30 total=2000")]);
    assert!(idle(plain));
    assert!(!idle("dora=9s ura=1p S: riichi 234m456p678s22p56s+7s"), "its own");
    assert_eq!(ura(&ask_line(&tenhou, "dora=9s ura=1p S: riichi 234m456p678s22p56s+7s"), 0), Some(json!(2)));
    assert!(!idle("dora=9s S: 234m456p678s22p56s+7s"), "none were turned over");
    assert!(!idle("dora=9s ura=1p S: 234m456p678s22p56s"), "nobody has won yet");
    // Of two winners one has declared: they count for that one.
    let two = "dora=9s ura=1p S: riichi 234m456p678s22p56s+7s from=E N: 345m345p22p56s(444s@S)+7s from=E";
    let answer = ask_line(&tenhou, two);
    assert_eq!(answer["caveats"], Value::Null, "{answer}");
    assert_eq!((ura(&answer, 0), ura(&answer, 1)), (Some(json!(2)), None));
    // Still wrong: more of them than indicators above.
    run(&[("one above, two below", tenhou.clone(), "dora=9s ura=19m S: 19m19p19s1234567z~1m", "problem=ura-count")]);
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
    let asked = deal::request(&json!("riichi-mahjong-soul"), line);
    let plan = Plan::new(shipped::find("riichi-mahjong-soul").unwrap());
    let Scorer { tallies, net, .. } = Scorer::answer(&read(&asked).unwrap().draft, &plan).unwrap();
    assert_eq!(tallies.len(), 3);
    assert_eq!(net.seats.0, [-5600, 4300, 2000, 1300]);
    assert_eq!(net.table, -2000);
}

#[test]
fn a_hand_that_may_not_win_settles_nothing() {
    // One faan where three are needed: no payment, no fine for a claim of another's, nobody knows who deals next.
    let rules = json!({ "base": "hong-kong-old-style", "options": { "false-claim-points": 10 } });
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
            "without a sum of its own a false win is no transfer",
            json!({ "base": "chinese-classical", "options": { "false-win-points": 10 } }),
            "draw=abandoned false-win=S",
            "net=E10,N10,S-30,W10",
        ),
        (
            "where nobody pays anybody it only comes off",
            json!({ "base": "chinese-classical", "options": { "false-win-points": 10, "settlement": "add-up" } }),
            "draw=abandoned false-win=S",
            "net=S-10,bank10",
        ),
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
    assert_eq!(lines(&json!("chinese-classical"), "W: 111m222p333s1234z N: 555z666z1m9p1s9s1p7m8m"), 0, "not yet");
    // At a draw only where hands are settled then, and only at one of the wall.
    let drawn = |cause: &str| format!("draw={cause} W: 111m222p333s1234z N: 555z666z1m9p1s9s1p7m8m");
    assert!(lines(&json!("dmjl"), &drawn("wall")) > 0);
    assert_eq!(lines(&json!("dmjl"), &drawn("abandoned")), 0);
    assert_eq!(lines(&json!("bmja"), &drawn("wall")), 0);
    // A total that is told stands instead of tiles. It stood beside them here once, against the contract's own words
    // ("total instead of tiles"), and one of the two was left unread.
    let mut reported = deal::request(&json!("chinese-classical"), line);
    reported["seats"]["N"]["total"] = json!(2);
    assert_eq!(ask(&reported)["problems"][0]["key"], "total-beside-tiles");
    for (seat, total) in [("E", 2), ("W", 100), ("N", 2)] {
        reported["seats"][seat] = json!({ "total": total });
    }
    let answer = ask(&reported);
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
        json!({ "base": "chinese-classical", "options": { "false-win-points": 10, "false-win-paid-to": to,
            "false-claim-points": 1 } })
    };
    run(&[
        ("whom it goes to is not known yet", rules("winner"), "E: ready false-win=S", "net="),
        ("those who get it are", rules("each"), "E: ready false-win=S", "net=E10,N10,S-30,W10"),
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
        (
            "a table of four has no missing share",
            json!({ "base": "riichi-tenhou", "options": { "self-draw-loss": false } }),
            "draw=wall nagashi=N",
            "net=E-4000,N8000,S-2000,W-2000",
        ),
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
        let mut reported = plain.clone();
        reported["end"]["wins"][0]["from"] = json!("W");
        let reported = ask(&reported);
        assert!(reported["ok"] == false || net(&reported) == net(&ask(&plain)), "{reported}");
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
    let rules = json!({ "base": "chinese-classical", "options": { "maximum-winners": 3, "false-claim-points": 5 } });
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
fn the_last_near_misses() {
    // A player without a win pays, but nobody is liable for it.
    let mut book = shipped::find("chinese-classical").unwrap();
    book.options.set(OptionKey::Yakitori, Some(1));
    let paid = yakitori(&Plan::new(book), &Seat::ALL, &BySeat::default(), Seat::East);
    assert!(paid.len() == 4 && paid.iter().all(|one| !one.liable), "{paid:?}");
    // Fourteen tiles: what each discard leaves is of use while the deal is played.
    let fourteen = |end: Value| {
        let asked =
            json!({ "v": 1, "rules": "riichi-book-1", "seats": { "S": { "hand": "22m456p234678s345m" } }, "end": end });
        ask(&asked)["seats"]["S"]["discards"].as_array().map_or(0, Vec::len)
    };
    assert!(fourteen(json!({ "kind": "open" })) > 0);
    assert_eq!(fourteen(json!({ "kind": "draw", "cause": "abandoned" })), 0);
}

//! Who pays whom in riichi for four: every way a deal ends, with counters, sticks, fouls and liability. The accounts of
//! each answer are also summed to zero.

use serde_json::{Value, json};
use tenbo_testing::deal::{ask_line, net, run};

fn book() -> Value {
    json!("riichi-book-1")
}

fn with(base: &str, key: &str, value: impl Into<Value>) -> Value {
    json!({ "base": base, "options": { key: value.into() } })
}

#[test]
fn a_win_on_a_discard_is_paid_by_its_discarder() {
    run(&[
        ("one han, 30 fu", book(), "S: 22m45p234678s(345m)+6p", "1/30 net=S1000,W-1000"),
        ("from the dealer it is no more", book(), "S: 22m45p234678s(345m)+6p from=E", "net=E-1000,S1000"),
        ("to the dealer it is half as much again", book(), "E: 22m45p234678s(345m)+6p", "net=E1500,W-1500"),
        ("a robbed kong is a discard", book(), "S: robbed-kong 22m45p234678s(345m)+6p from=N", "2/30 net=N-2000,S2000"),
        ("counters: 300 each", book(), "honba=2 S: 22m45p234678s(345m)+6p", "total=1000 net=S1600,W-1600"),
        ("sticks come from the table", book(), "deposits=3 S: 22m45p234678s(345m)+6p", "net=S4000,W-1000,table-3000"),
        ("no yaku, no payment", book(), "honba=2 deposits=1 S: 123m456p78s22z(789s)+9s", "win=false short_by=1 net="),
    ]);
}

#[test]
fn a_self_drawn_win_is_paid_by_all() {
    run(&[
        ("300 and 500", book(), "S: 22m45p234678s(345m)~6p", "1/30 total=1100 net=E-500,N-300,S1100,W-300"),
        ("500 from each to the dealer", book(), "E: 22m45p234678s(345m)~6p", "total=1500 net=E1500,N-500,S-500,W-500"),
        ("100 a counter from each", book(), "honba=2 E: 22m45p234678s(345m)~6p", "net=E2100,N-700,S-700,W-700"),
        (
            "counters and sticks",
            book(),
            "honba=1 deposits=2 N: 22m45p234678s(345m)~6p",
            "total=1100 net=E-600,N3400,S-400,W-400,table-2000",
        ),
        ("a yakuman", book(), "W: 19m19p19s1234567z~7z", "net=E-16000,N-8000,S-8000,W32000"),
        ("a dealer's yakuman", book(), "E: heaven 19m19p19s1234567z~7z", "net=E96000,N-32000,S-32000,W-32000"),
    ]);
}

#[test]
fn several_win_on_one_discard() {
    // After East's discard South is first in turn, then West, then North.
    const TWO: &str = "honba=1 deposits=3 W: riichi 55s45p123m789m345s+6p from=E S: riichi 22m45p234678s345m+6p from=E";
    const THREE: &str = "honba=1 deposits=2 S: 22m45p234678s345m+6p from=E W: riichi 55s45p123m789m345s+6p from=E N: 99s45p123m999p(555z)+6p from=E";
    run(&[
        (
            "the first in turn gets counters and sticks",
            with("riichi", "counters-to", "first"),
            TWO,
            "total@S=3900 total@W=2000 net=E-6200,S7200,W2000,table-3000",
        ),
        (
            "each gets counters and his own stick",
            json!("riichi-ema-2025"),
            TWO,
            "total@S=3900 total@W=2000 net=E-6500,S6200,W3300,table-3000",
        ),
        (
            "three",
            json!("riichi-mahjong-soul"),
            THREE,
            "total@S=2000 total@W=2000 total@N=1300 net=E-5600,N1300,S4300,W2000,table-2000",
        ),
        ("three, by the European rules", json!("riichi-ema-2025"), THREE, "net=E-6200,N1600,S3300,W3300,table-2000"),
        (
            "the first in turn alone, and the other is told so (WRC 2025, head bump)",
            json!("riichi-wrc-2025"),
            TWO,
            "win@S=true total@S=3900 win@W=false total@W=0 barred@W=first-in-turn net=E-4200,S7200,table-3000",
        ),
        (
            "first in turn is who may win: a hand without a yaku is no win",
            json!("riichi-wrc-2025"),
            "S: 123m456p78s22z(789s)+9s from=E W: riichi 22m456p234m345m78s+9s from=E",
            "win@S=false win@W=true net=E-2000,W2000",
        ),
        ("two at most", json!("riichi-tenhou"), THREE, "problem=too-many-winners at=/end/wins/2"),
        (
            "a winner without a yaku is not paid",
            book(),
            "S: 123m456p78s22z(789s)+9s from=E W: riichi 22m456p234m345m78s+9s from=E",
            "win@S=false win@W=true net=E-2000,W2000",
        ),
    ]);
}

#[test]
fn those_who_are_not_ready_pay_at_a_draw() {
    const READY: &str = "123m456p789s1122z";
    const NOT: &str = "159m159p159s1234z";
    let hands = |e: &str, s: &str| format!("draw=wall E: {e} S: {s}");
    let rows = [
        ("one told so", "draw=wall N: ready".to_owned(), "net=E-1000,N3000,S-1000,W-1000"),
        ("two", "draw=wall E: ready W: ready".to_owned(), "net=E1500,N-1500,S-1500,W1500"),
        ("three", "draw=wall E: ready S: ready W: ready".to_owned(), "net=E1000,N-3000,S1000,W1000"),
        ("all", "draw=wall E: ready S: ready W: ready N: ready".to_owned(), "net="),
        ("nobody", "draw=wall".to_owned(), "net="),
        ("the tiles tell it", hands(READY, NOT), "net=E3000,N-1000,S-1000,W-1000"),
        ("nobody by the tiles", hands(NOT, NOT), "net="),
        ("other draws cost nothing", "draw=four-winds E: ready".to_owned(), "net="),
        (
            "sticks and counters stay",
            "draw=wall honba=4 deposits=3 N: ready".to_owned(),
            "net=E-1000,N3000,S-1000,W-1000",
        ),
    ];
    let rows: Vec<_> = rows.iter().map(|(about, line, expect)| (*about, book(), line.as_str(), *expect)).collect();
    run(&rows);
}

#[test]
fn nothing_but_ends_and_honors_discarded_is_a_mangan() {
    run(&[
        ("a non-dealer", book(), "draw=wall nagashi=N", "net=E-4000,N8000,S-2000,W-2000"),
        ("the dealer", book(), "draw=wall nagashi=E", "net=E12000,N-4000,S-4000,W-4000"),
        ("two at once", book(), "draw=wall nagashi=SW", "net=E-8000,N-4000,S6000,W6000"),
        ("instead of the other payments", book(), "draw=wall nagashi=N S: ready", "net=E-4000,N8000,S-2000,W-2000"),
        (
            "with the discards shown",
            book(),
            "draw=wall nagashi=N N: discards=19m9p1s1234567z",
            "net=E-4000,N8000,S-2000,W-2000",
        ),
        (
            "one of them was claimed",
            book(),
            "draw=wall nagashi=N N: discards=19m9p claimed=7z",
            "problem=no-nagashi at=/end/nagashi/0",
        ),
        ("one of them was a five", book(), "draw=wall nagashi=N N: discards=19m5p", "problem=no-nagashi"),
        ("the same seat twice", book(), "draw=wall nagashi=NN", "problem=no-nagashi at=/end/nagashi/1"),
        ("not in an abortive draw", book(), "draw=nine-terminals nagashi=N", "problem=no-nagashi"),
    ]);
}

#[test]
fn a_foul_costs_a_mangan_or_points() {
    run(&[
        ("a non-dealer's", book(), "draw=abandoned chombo=W", "net=E4000,N2000,S2000,W-8000"),
        ("the dealer's", book(), "draw=abandoned chombo=E", "net=E-12000,N4000,S4000,W4000"),
        ("two fouls", book(), "draw=abandoned chombo=WN", "net=E8000,N-6000,S4000,W-6000"),
        ("points for nobody", json!("riichi-ema-2025"), "draw=abandoned chombo=E", "net=E-20000,bank20000"),
        ("no such foul", json!("riichi-tenhou"), "draw=abandoned chombo=E", "problem=no-penalty at=/penalties/0/kind"),
    ]);
}

#[test]
fn a_liable_seat_pays() {
    const TWO_FEEDERS: &str = "S: 2m(5555z@E)(6666z@N)(7777z@W)(1111s@E)";
    let wrc = || json!("riichi-wrc-2025");
    let two = |end: &str| TWO_FEEDERS.to_owned() + end;
    let (drawn, won) = (two("~2m"), two("+2m from=N"));
    run(&[
        (
            "all of a self-drawn win, the counters too",
            json!("riichi-tenhou"),
            "honba=1 S: 22m45p(555z@E)(666z@N)(777z@W)~6p",
            "net=S32300,W-32300 liable=W",
        ),
        (
            "half of a win on another's discard",
            json!("riichi-tenhou"),
            "E: 22m45p(555z@S)(666z@S)(777z@W)+6p from=N",
            "total=48000 net=E48000,N-24000,W-24000 liable=W",
        ),
        (
            "all if he discards it himself",
            json!("riichi-tenhou"),
            "honba=1 S: 22m45p(555z@E)(666z@N)(777z@W)+6p from=W",
            "net=S32300,W-32300",
        ),
        (
            "a claimed kong is as good as a pung",
            json!("riichi-tenhou"),
            "S: 22m45p(555z@E)(666z@N)(7777z@W)~6p",
            "net=S32000,W-32000 liable=W",
        ),
        (
            "a set that wins makes nobody liable",
            json!("riichi-tenhou"),
            "S: 77z22m345p(555z@E)(666z@N)+7z",
            "net=S32000,W-32000 liable=none",
        ),
        (
            "nor does a third set from the own hand",
            json!("riichi-tenhou"),
            "S: 22m45p(555z@E)(666z@N)[7777z]~6p",
            "net=E-16000,N-8000,S32000,W-8000 liable=none",
        ),
        (
            "no liability without the hand",
            json!("riichi-tenhou"),
            "S: 22m45p(555z@E)(666z@N)(111p@W)~6p",
            "2/40 net=E-1300,N-700,S2700,W-700 liable=none",
        ),
        ("each feeder pays for his pattern", wrc(), &drawn, "total=64000 net=E-32000,S64000,W-32000 liable=E,W"),
        ("and half of it on a discard", wrc(), &won, "net=E-16000,N-32000,S64000,W-16000 liable=E,W"),
        (
            "named where the melds do not tell",
            json!("riichi-tenhou"),
            "liable=W S: 22m45p(555z)(666z)(777z)~6p",
            "net=S32000,W-32000 liable=W",
        ),
        (
            "not the winner",
            json!("riichi-tenhou"),
            "liable=S S: 22m45p(555z)(666z)(777z)~6p",
            "problem=liable-is-winner at=/end/wins/0/liable",
        ),
        (
            "liable for the pattern, and as the only feeder for all counters (RiichiEnv, Mahjong Soul)",
            json!("riichi-mahjong-soul"),
            "honba=1 S: 22z11z(555z@E)(666z@N)(777z@W)~1z",
            "net=E-16000,N-8000,S64300,W-40300 liable=W",
        ),
    ]);
}

/// The transfers say what they are for, and the accounts are their sums.
#[test]
fn the_accounts_are_the_sums_of_the_transfers() {
    let lines = [
        "honba=2 deposits=2 S: riichi 22m45p234678s345m~6p",
        "honba=1 deposits=1 S: 22m45p(555z@E)(666z@N)(777z@W)+6p from=N",
        "draw=wall E: ready",
        "draw=wall nagashi=EN",
        "draw=abandoned chombo=S",
    ];
    for line in lines {
        let answer = ask_line(&book(), line);
        let mut sums = std::collections::BTreeMap::new();
        for transfer in answer["transfers"].as_array().unwrap() {
            let amount = transfer["amount"].as_i64().unwrap();
            assert!(amount > 0, "{line}: {transfer}");
            assert!(transfer["why"]["of"].is_string() && transfer["why"]["kind"].is_string(), "{line}: {transfer}");
            *sums.entry(transfer["from"].as_str().unwrap().to_owned()).or_insert(0) -= amount;
            *sums.entry(transfer["to"].as_str().unwrap().to_owned()).or_insert(0) += amount;
        }
        sums.retain(|_, sum| *sum != 0);
        assert!(!sums.is_empty(), "{line}");
        assert_eq!(sums, net(&answer), "{line}");
    }
}

/// Each part of a settlement is a transfer of its own.
#[test]
fn hand_counters_and_sticks_are_apart() {
    let answer = ask_line(&book(), "honba=2 deposits=1 S: 22m45p234678s(345m)+6p");
    let parts: Vec<(&str, i64)> = answer["transfers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|transfer| (transfer["why"]["kind"].as_str().unwrap(), transfer["amount"].as_i64().unwrap()))
        .collect();
    assert_eq!(parts, [("hand", 1000), ("honba", 600), ("deposit", 1000)]);
}

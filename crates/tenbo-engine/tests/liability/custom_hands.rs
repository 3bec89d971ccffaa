//! Liability for hands that a rulebook defines itself, and for other parts of a win than all and half.

use serde_json::{Value, json};
use tenbo_engine::Draft;
use tenbo_engine::settle::{Account, Answer, Transfer, answer};
use tenbo_engine::tiles::Seat;
use tenbo_testing::books::plan;
use tenbo_testing::deal::{ask_line, net};

/// Rules with a hand of three pungs of a number in each suit, a pung of dragons and a pair, worth 90 points; who feeds the
/// third meld of it is liable.
fn rules(base: &str, settlement: &str, share: &Value) -> Value {
    json!({
        "base": base,
        "hands": { "custom-1": { "name": "Knitting", "template": "xm*3 xp*3 xs*3 d*3 ?*2" } },
        "winner": { "custom-1": { "value": 90, "unit": "points", "count-directly": true } },
        "options": { "settlement": settlement, "limit": 500, "east-doubles": false },
        "liability": [
            { "pattern": "custom-1", "danger": "custom-hand", "sets": 2, "kong-completes": false, "win": "any", "share": share }
        ]
    })
}

fn classical(share: &Value) -> Value {
    rules("four-winds-blank", "winner-only", share)
}

/// What each seat but South gains.
fn paid(rules: &Value, deal: &str) -> Vec<i64> {
    let answer = ask_line(rules, &format!("S: {deal}"));
    assert_eq!(answer["ok"], true, "{answer}");
    let net = net(&answer);
    ["E", "W", "N"].map(|seat| net.get(seat).copied().unwrap_or_default()).to_vec()
}

const THIRD_BY_WEST: &str = "99m55z(333m@E)(333p@N)(333s@W)";

#[test]
fn who_feeds_the_meld_that_makes_an_custom_hand_pays() {
    let all = classical(&json!("all"));
    assert_eq!(paid(&all, &format!("{THIRD_BY_WEST}~5z")), [0, -270, 0], "drawn");
    assert_eq!(paid(&all, &format!("{THIRD_BY_WEST}+5z from=N")), [0, -270, 0], "another discards");
    assert_eq!(paid(&all, &format!("{THIRD_BY_WEST}+5z from=W")), [0, -270, 0], "the same discards");
    // The dragons may come before.
    assert_eq!(paid(&all, "3399m(333p@E)(555z@N)(333s@W)~3m"), [0, -270, 0]);
    // Two melds are none yet, and nobody fed a meld that was concealed.
    assert_eq!(paid(&all, "333s99m55z(333m@E)(333p@N)~5z"), [-90, -90, -90]);
}

#[test]
fn melds_that_are_no_groups_of_the_hand_make_nobody_liable() {
    let all = classical(&json!("all"));
    // Each is a pung, but not of one number: another hand, which wins by nothing here.
    let answer = ask_line(&all, "S: 99m55z(333m@E)(444p@N)(333s@W)~5z");
    assert_eq!(answer["wins"][0]["liability"].as_array().map(Vec::len).unwrap_or_default(), 0, "{answer}");
}

/// The discarder pays the rest; all of it together is what all losers owe.
#[test]
fn a_part_of_a_win_is_paid_and_the_discarder_pays_the_rest() {
    let third = classical(&json!({ "n": 1, "d": 3 }));
    assert_eq!(paid(&third, &format!("{THIRD_BY_WEST}+5z from=N")), [0, -90, -180]);
    assert_eq!(paid(&third, &format!("{THIRD_BY_WEST}+5z from=W")), [0, -270, 0]);
    assert_eq!(paid(&third, &format!("{THIRD_BY_WEST}~5z")), [0, -270, 0]);
    assert_eq!(paid(&classical(&json!("half")), &format!("{THIRD_BY_WEST}+5z from=N")), [0, -135, -135]);
    // In riichi a part is rounded up to a hundred.
    let dragons = |share: Value| {
        json!({ "base": "riichi-tenhou", "liability": [
            { "pattern": "big-three-dragons", "danger": "dragons", "sets": 2, "win": "any", "share": share }] })
    };
    let hand = "234m1s(555z@E)(666z@N)(777z@W)+1s from=N";
    assert_eq!(paid(&dragons(json!({ "n": 1, "d": 3 })), hand), [0, -10_700, -21_300]);
    assert_eq!(paid(&dragons(json!({ "n": 2, "d": 3 })), hand), [0, -21_400, -10_600]);
    assert_eq!(paid(&dragons(json!("half")), hand), [0, -16_000, -16_000]);
}

#[test]
fn a_part_is_above_nothing_and_at_most_all() {
    let problem = |share: Value| {
        let answer = ask_line(&classical(&share), &format!("S: {THIRD_BY_WEST}~5z"));
        answer["problems"][0]["key"].as_str().map(str::to_owned)
    };
    assert_eq!(problem(json!({ "n": 1, "d": 1 })), None);
    for wrong in [json!({ "n": 0, "d": 3 }), json!({ "n": 4, "d": 3 })] {
        assert_eq!(problem(wrong), Some("out-of-range".to_owned()));
    }
    assert_eq!(problem(json!("third")), Some("unknown-value".to_owned()));
}

fn settled(file: &Value, hand: &str, from: Option<Seat>) -> Answer {
    let mut draft = Draft::of_hand(Seat::South, hand).unwrap();
    if let tenbo_engine::End::Win { wins } = &mut draft.end {
        wins[0].from = from;
    }
    answer(&draft, &plan(file)).unwrap()
}

/// Whatever part somebody is liable for, by whatever settlement: what one gains others lose, the parts of each payment come to
/// it, and the winner gets what he gets if somebody is liable for all.
#[test]
fn no_part_makes_or_loses_points() {
    let settlements = ["winner-only", "classical", "hong-kong", "basic-from-all", "zung-jung", "discarder-or-all"];
    for settlement in settlements {
        for from in [None, Some(Seat::West), Some(Seat::North)] {
            let hand = [THIRD_BY_WEST, if from.is_some() { "+5z" } else { "~5z" }].concat();
            let gained = |share: Value, round: i64| {
                let mut file = rules("four-winds-blank", settlement, &share);
                file["options"]["round-payments-to"] = json!(round);
                let answer = settled(&file, &hand, from);
                let sum = Seat::ALL.iter().map(|&seat| answer.net.seats[seat]).sum::<i64>();
                assert_eq!(sum + answer.net.table + answer.net.bank, 0, "{settlement} {share}");
                let whole = |paid: &Transfer| paid.parts.sum() == paid.amount && paid.amount > 0;
                assert!(answer.transfers.iter().all(whole), "{settlement} {share} {:?}", answer.transfers);
                let liable = answer.transfers.iter().filter(|paid| paid.liable);
                assert!(liable.clone().all(|paid| paid.from == Account::Seat(Seat::West)), "{settlement}");
                // A thousandth part is nothing.
                assert!(liable.count() > 0 || share["d"] == 1000, "{settlement} {share} {from:?}");
                answer.net.seats[Seat::South]
            };
            for round in [1, 10] {
                let all = gained(json!("all"), round);
                for (n, d) in [(1, 2), (1, 3), (2, 3), (30, 100), (7, 9), (1, 1000), (999, 1000)] {
                    assert_eq!(gained(json!({ "n": n, "d": d }), round), all, "{settlement} {n}/{d} {from:?}");
                }
            }
        }
    }
}

//! Who deals next, and what a game without a win costs.

use serde_json::{Value, json};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Rulebook;
use tenbo_engine::settle::{Account, yakitori};
use tenbo_engine::tiles::{BySeat, Seat};
use tenbo_engine::wire::read;
use tenbo_testing::deal::ask;

/// Totals only: what is asked is who deals next.
fn passes(rules: &Value, end: &Value, more: &Value) -> Value {
    let mut asked = json!({ "v": 1, "rules": rules, "end": end,
        "seats": { "E": { "total": 24 }, "S": { "total": 24 }, "W": { "total": 24 }, "N": { "total": 24 } } });
    for (key, value) in more.as_object().into_iter().flatten() {
        asked[key] = value.clone();
    }
    let answer = ask(&asked);
    assert_eq!(answer["ok"], true, "{asked}\n{answer}");
    answer["deal_passes"].clone()
}

fn won(seats: &[&str]) -> Value {
    let from = ["N", "W", "S", "E"].into_iter().find(|seat| !seats.contains(seat)).unwrap();
    let wins: Vec<Value> = seats.iter().map(|seat| json!({ "seat": seat, "by": "discard", "from": from })).collect();
    json!({ "kind": "win", "wins": wins })
}

fn drawn(cause: &str) -> Value {
    json!({ "kind": "draw", "cause": cause })
}

fn keeping(on: &str) -> Value {
    json!({ "base": "four-winds-blank", "options": { "dealer-keeps-on": on, "maximum-winners": 3 } })
}

#[test]
fn the_dealer_keeps_the_deal_as_the_rules_say() {
    // What the dealer keeps it on: a win of East, one of South, one of both, the wall's end with East ready and not, an
    // abandoned deal.
    let rows = [
        ("win-or-draw", [false, true, false, false, false, false]),
        ("win", [false, true, false, true, true, false]),
        ("win-or-ready", [false, true, false, false, true, false]),
        ("never", [true, true, true, true, true, false]),
    ];
    for (on, want) in rows {
        let rules = keeping(on);
        let ready = json!({ "seats": { "E": { "ready": true }, "S": {} } });
        let unready = json!({ "seats": { "E": {}, "S": { "ready": true } } });
        let nothing = json!({});
        let found = [
            passes(&rules, &won(&["E"]), &nothing),
            passes(&rules, &won(&["S"]), &nothing),
            passes(&rules, &won(&["E", "S"]), &nothing),
            passes(&rules, &drawn("wall"), &ready),
            passes(&rules, &drawn("wall"), &unready),
            passes(&rules, &drawn("abandoned"), &nothing),
        ];
        assert_eq!(found, want.map(Value::Bool), "{on}");
    }
    assert_eq!(passes(&keeping("win"), &json!({ "kind": "open" }), &json!({})), Value::Null, "an open deal");
}

#[test]
fn a_false_win_may_pass_the_deal() {
    let rows = [("if-east", [true, false]), ("always", [true, true]), ("never", [false, false])];
    for (when, want) in rows {
        let rules = json!({ "base": "four-winds-blank", "options": { "false-win-points": 100,
            "false-win-then": "abandon", "false-win-passes-deal": when } });
        for (offender, want) in ["E", "N"].into_iter().zip(want) {
            let foul = json!({ "penalties": [{ "seat": offender, "kind": "false-win" }] });
            assert_eq!(passes(&rules, &drawn("abandoned"), &foul), want, "{when}, {offender}");
        }
        assert_eq!(passes(&rules, &drawn("abandoned"), &json!({})), false, "{when}, nobody's fault");
    }
}

#[test]
fn a_chombo_is_dealt_again() {
    let foul = json!({ "penalties": [{ "seat": "E", "kind": "chombo" }], "seats": {} });
    assert_eq!(passes(&json!("riichi-ema-2025"), &drawn("abandoned"), &foul), false);
}

#[test]
fn nobody_wins_a_deal_that_a_false_win_ended() {
    let rules =
        json!({ "base": "four-winds-blank", "options": { "false-win-points": 100, "false-win-then": "abandon" } });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "total": 24 } }, "end": won(&["S"]),
        "penalties": [{ "seat": "N", "kind": "false-win" }] }));
    assert_eq!(answer["problems"][0]["key"], "deal-was-abandoned", "{answer}");
    for then in ["barred", "dead"] {
        let rules =
            json!({ "base": "four-winds-blank", "options": { "false-win-points": 100, "false-win-then": then } });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "total": 24 } }, "end": won(&["S"]),
            "penalties": [{ "seat": "S", "kind": "false-win" }] }));
        assert_eq!(answer["problems"][0]["key"], "barred-seat-wins", "{then}: {answer}");
    }
}

/// Where hands are only added up a penalty comes straight off the score, doubled for East if the rules say so (Four
/// Winds, "Regular paying methods", only add up scores).
#[test]
fn where_nobody_pays_a_penalty_is_taken_away() {
    let rules = json!({ "base": "four-winds-blank", "options": { "settlement": "add-up", "false-win-points": 50,
        "false-win-paid-to": "winner", "false-win-east-doubles": true, "false-claim-points": 10 } });
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "S": { "total": 24 }, "N": { "total": 8 } },
        "end": won(&["S"]), "penalties": [{ "seat": "E", "kind": "false-win" }, { "seat": "N", "kind": "false-claim" }] }));
    assert_eq!(answer["net"], json!({ "E": -100, "S": 24, "W": 0, "N": -2, "table": 0, "bank": 78 }));
}

fn plan(paid_to: &str) -> Plan {
    let options = json!({ "yakitori": true, "yakitori-points": 1000, "yakitori-paid-to": paid_to });
    let rules = json!({ "base": "four-winds-blank", "options": options });
    let asked = json!({ "v": 1, "rules": rules, "seats": {}, "end": { "kind": "open" } });
    Plan::new(read(&asked).unwrap().book)
}

/// South and North have not won; East has won the game.
#[test]
fn yakitori_goes_where_the_rules_say() {
    let won = BySeat([true, false, true, false]);
    let rows = [
        ("bank", vec![("S", "bank", 1000), ("N", "bank", 1000)]),
        ("others", vec![("S", "E", 500), ("S", "W", 500), ("N", "E", 500), ("N", "W", 500)]),
        ("winner", vec![("S", "E", 1000), ("N", "E", 1000)]),
    ];
    for (paid_to, want) in rows {
        let transfers = yakitori(&plan(paid_to), &Seat::ALL, &won, Seat::East);
        let found: Vec<_> = transfers.iter().map(|t| (t.from.as_str(), t.to.as_str(), t.amount)).collect();
        assert_eq!(found, want, "{paid_to}");
    }
    // A third cannot be had of 1,000: what is left goes to nobody. Three have won, North has not.
    let three = yakitori(&plan("others"), &Seat::ALL, &BySeat([true, true, true, false]), Seat::East);
    assert_eq!(three.iter().map(|t| t.amount).collect::<Vec<_>>(), [333, 333, 333, 1]);
    assert_eq!(three.last().unwrap().to, Account::Bank);
    // Whoever wins the game without a win pays too, but nobody gets it.
    let odd = yakitori(&plan("winner"), &Seat::ALL, &BySeat([true, false, true, true]), Seat::South);
    assert_eq!(odd.iter().map(|t| (t.from, t.to)).collect::<Vec<_>>(), [(Account::Seat(Seat::South), Account::Bank)]);
    // Three players; and rules without yakitori.
    let all = [Seat::East, Seat::South, Seat::West];
    assert_eq!(yakitori(&plan("bank"), &all, &BySeat([true, true, true, false]), Seat::East), []);
    assert_eq!(yakitori(&Plan::new(Rulebook::empty("none")), &Seat::ALL, &won, Seat::East), []);
}

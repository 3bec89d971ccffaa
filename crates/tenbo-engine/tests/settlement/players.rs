//! As many play as the rulebook says.

use serde_json::json;
use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;
use tenbo_testing::books;

fn plan(rules: &str) -> Plan {
    books::plan(&json!(rules))
}

/// Riichi for three and for four: pinfu and a straight, self-drawn by East.
#[test]
fn as_many_play_as_the_rulebook_says() {
    for (rules, seats) in [("riichi-tenhou-three", 3), ("riichi-tenhou", 4)] {
        let plan = plan(rules);
        assert_eq!(plan.seats(&Draft::default()).count(), seats, "{rules}");
        let deal = plan.deal_of_hand(Seat::East, "123456789p1134s~5s").unwrap();
        let net = answer(&deal, &plan).unwrap().net.seats;
        let paying = net.iter().filter(|(_, net)| **net < 0).count();
        assert_eq!(paying, seats - 1, "{rules}");
        let unsaid = Draft::of_hand(Seat::East, "123456789p1134s~5s").unwrap();
        assert_eq!(answer(&unsaid, &plan).unwrap().net.seats, net, "{rules}: a deal that does not say it");
    }
    let from = |rules: &str, seat| plan(rules).deal_of_hand(seat, "1z+1z").unwrap().wins()[0].from;
    assert_eq!(from("riichi-tenhou-three", Seat::East), Some(Seat::West));
    assert_eq!(from("riichi-tenhou-three", Seat::South), Some(Seat::East));
    assert_eq!(from("riichi-tenhou", Seat::East), Some(Seat::North));
    assert!(plan("riichi-tenhou").deal_of_hand(Seat::East, "1x").is_err());
}

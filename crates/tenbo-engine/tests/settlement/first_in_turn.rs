//! Several declare on one discard where one may win: the first in turn whose hand may win is paid, the others are told why
//! not, and are losers like the rest.

use serde_json::{Value, json};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{self, Scorer, Transfer};
use tenbo_engine::wire::request;
use tenbo_testing::deal::{ask, run};

/// South and North win on West's discard with five sets each; North comes first.
const TWO: &str = "S: 22m45p234678s234m345m+6p from=W N: 55s45p123m789m123s777z+6p from=W";

/// Who may win by the document that each rulebook names; those that are not here allow several.
const ONE: &[(&str, &str)] = &[
    ("chinese-classical", "Millington 61 to 65; Four Winds, Competitive claims for going out"),
    ("dmjl", "Kajongg 22.12"),
    ("bmja", "Kajongg 22.12"),
    ("european-classical", "Four Winds, Competitive claims for going out"),
    ("babcock-1920s", "the American code of 1924 (4winpr23)"),
    ("building-skills", "it does not say: the classical way"),
    ("japanese-classical", "4winpr06"),
    ("chinese-new-style", "4winpr10"),
    ("zung-jung", "Zung Jung 3.3"),
    ("zung-jung-wsom", "Zung Jung 1.03"),
    ("mcr-1998", "article 98"),
    ("mcr-wmo-2006", "3.7.2.4"),
    ("mcr-mil-2025", "MIL 2025"),
    ("riichi-wrc-2025", "WRC Rules 2025"),
    ("riichi-m-league", "M-League"),
    ("riichi-jpml-a-2026", "JPML A"),
    ("riichi-wrc-2022", "the report of the Belgian Mahjong Association on the rules of 2022"),
    ("american-classical", "4winpr23"),
    ("novice", "4winpr02, whose base is the European game"),
    ("transitional-chinese", "4winpr28"),
    ("transitional-japanese", "4winpr07"),
    ("american-modern", "4winpr13"),
    ("wmpa", "4winpr25"),
    ("vietnamese", "Riichi Advanced, vietnamese.md"),
    ("french", "the table of a French club game"),
    ("dutch", "not seen"),
    ("italian", "not seen"),
    ("australian", "not seen"),
    ("singapore", "not seen"),
    ("wilmington", "not seen"),
    ("mmm", "not seen"),
    ("korean", "not seen"),
    ("filipino", "not seen"),
    ("taiwanese-association-2009", "not seen for the association; gamesofa.com"),
];

#[test]
fn the_named_rulebooks_have_one_winner() {
    for &id in shipped::OFFERED {
        let most = Plan::new(shipped::find(id).unwrap()).rulebook().options.payments.maximum_winners;
        assert_eq!(most == 1, ONE.iter().any(|(one, _)| *one == id), "{id}: {most}");
    }
}

#[test]
fn the_first_in_turn_is_paid_and_the_other_is_told() {
    // Hands with a chow each and a pung of dragons; Chinese Official wants more of a hand.
    let mut tried = 0;
    for (rules, source) in ONE.iter().filter(|(rules, _)| !rules.starts_with("mcr")) {
        let win = |seat: &str| json!({ "seat": seat, "tile": "9p", "by": "discard", "from": "W" });
        let request = json!({
            "v": 1, "rules": rules,
            "seats": { "S": { "hand": "222s444s55777z78p" }, "N": { "hand": "333s666s11666z78p" } },
            "end": { "kind": "win", "wins": [win("S"), win("N")] },
        });
        // Some games want one suit, no honors, sixteen tiles or more of a hand.
        let mut alone = request.clone();
        alone["end"]["wins"].as_array_mut().unwrap().truncate(1);
        if ask(&alone)["wins"][0]["win"] != json!(true) {
            continue;
        }
        tried += 1;
        let answer = ask(&request);
        assert_eq!(answer["ok"], true, "{rules}, {source}: {}", answer["problems"]);
        let reported: Vec<(&Value, &Value)> =
            answer["wins"].as_array().unwrap().iter().map(|win| (&win["seat"], &win["win"])).collect();
        assert_eq!(reported, [(&json!("N"), &json!(true)), (&json!("S"), &json!(false))], "{rules}");
        assert_eq!(answer["wins"][1]["barred_by"], json!(["first-in-turn"]), "{rules}");
        let paid: Vec<&Value> = answer["transfers"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|transfer| transfer["why"]["kind"] == "hand")
            .map(|transfer| &transfer["to"])
            .collect();
        assert!(!paid.is_empty() && paid.iter().all(|to| **to == "N"), "{rules}: {}", answer["transfers"]);
        // The numbers alone say the same.
        let asked = request::read(&request).unwrap();
        let plan = Plan::new(asked.book);
        let quick = Scorer::answer(&asked.draft, &plan).unwrap();
        let won: Vec<bool> = quick.tallies.iter().map(|tally| tally.is_some_and(|tally| tally.win)).collect();
        assert_eq!(won, [true, false], "{rules}");
        let whole = settle::answer(&asked.draft, &plan).unwrap();
        let hands = |list: &[Transfer]| {
            let mut list = list.to_vec();
            list.retain(|transfer| transfer.reason.as_str() == "hand");
            list
        };
        assert_eq!(hands(&quick.transfers), hands(&whole.transfers), "{rules}");
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn who_comes_later_is_a_loser_like_the_rest() {
    let classical = || json!("chinese-classical");
    run(&[
        (
            "North, who sits next to West",
            classical(),
            "S: 222s55666z777z78p+9p from=W N: 333s666s11444z78p+9p from=W",
            "win@N=true win@S=false barred@S=first-in-turn total@S=0",
        ),
        (
            "of three the one nearest in turn",
            classical(),
            "E: 22m45p234678s999m+6p from=W S: 33m45p345s567s888m+6p from=W N: 55s45p123m789m777z+6p from=W",
            "win@N=true barred@E=first-in-turn barred@S=first-in-turn",
        ),
        (
            "too many chows are no win: the next in turn has it",
            json!("bmja"),
            "S: 222s444s55777z45p+6p from=W N: 55s45p123m789m666z+6p from=W",
            "win@N=false barred@N=maximum-chows win@S=true",
        ),
        (
            "a hand that may not win anyway is barred by that alone",
            json!("bmja"),
            "S: 55s45p123m789m666z+6p from=W N: 222s444s55777z45p+6p from=W",
            "win@N=true win@S=false barred@S=maximum-chows",
        ),
        ("where several may win each is paid", json!("taiwanese-16"), TWO, "total@N=4 total@S=3 net=N4,S3,W-7"),
    ]);
}

/// Totals without tiles: the other is told as well.
#[test]
fn totals_alone_are_told_too() {
    let win = |seat: &str| json!({ "seat": seat, "by": "discard", "from": "W" });
    let answer = ask(&json!({
        "v": 1, "rules": "dmjl",
        "seats": { "E": { "total": 10 }, "S": { "total": 64 }, "W": { "total": 4 }, "N": { "total": 100 } },
        "end": { "kind": "win", "wins": [win("S"), win("N")] },
    }));
    let wins = &answer["wins"];
    assert_eq!((&wins[0]["seat"], &wins[0]["win"], &wins[0]["total"]), (&json!("N"), &json!(true), &json!(100)));
    assert_eq!((&wins[1]["seat"], &wins[1]["win"], &wins[1]["total"]), (&json!("S"), &json!(false), &json!(0)));
    assert_eq!(wins[1]["barred_by"], json!(["first-in-turn"]));
    // South's 64 stand against East's 10 and West's 4, East doubled: as a loser's.
    assert_eq!(
        answer["net"],
        json!({ "E": -200 - 108 + 12, "S": -100 + 108 + 60, "W": -100 - 60 - 12, "N": 400, "table": 0, "bank": 0 })
    );
}

/// In a game only the first has won: the dealer who comes later passes the deal.
#[test]
fn in_a_game_only_the_first_has_won() {
    let win = |seat: &str| json!({ "seat": seat, "by": "discard", "from": "W" });
    let seats = json!({ "E": { "total": 64 }, "N": { "total": 100 } });
    let deal = json!({ "seats": seats, "end": { "kind": "win", "wins": [win("E"), win("N")] } });
    let game = json!({ "v": 1, "rules": "dmjl", "game": { "players": ["A", "B", "C", "D"], "deals": [deal] } });
    let answer = ask(&game);
    let deal = &answer["game"]["deals"][0];
    assert_eq!((&deal["winners"], &deal["passes"]), (&json!([3]), &json!(true)), "{answer}");
}

/// The numbers alone bar the same hands for the same reasons, and a deal leaves nothing to the next.
#[test]
fn one_deal_after_another_in_numbers() {
    let rules = json!("bmja");
    let deals = [
        "S: 55s45p123m789m666z+6p from=W N: 222s444s55777z45p+6p from=W",
        "S: 222s55666z777z78p+9p from=W N: 333s666s11444z78p+9p from=W",
        "E: 22555z777z45p666s+6p from=W",
    ];
    let mut scorer = Scorer::default();
    for line in deals {
        let asked = request::read(&tenbo_testing::deal::request(&rules, line)).unwrap();
        let plan = Plan::new(asked.book);
        scorer.score(&tenbo_engine::check(&asked.draft, &plan).unwrap(), &plan);
        let whole = settle::answer(&asked.draft, &plan).unwrap();
        let tallies: Vec<_> = whole.wins.iter().map(|win| win.score.as_ref().map(|score| score.tally)).collect();
        assert_eq!(scorer.tallies.as_slice(), tallies, "{line}");
        let hands = whole.transfers.iter().filter(|transfer| transfer.reason.as_str() == "hand").count();
        assert_eq!(scorer.transfers.len(), hands, "{line}");
    }
}

/// Who comes too late is told what the hand is worth, and nothing of what would be paid.
#[test]
fn the_steps_of_who_comes_later_end_before_payment() {
    let line = "S: riichi 22m45p234678s345m+6p from=W N: riichi 55s45p123m789m777z+6p from=W";
    let answer = ask(&tenbo_testing::deal::request(&json!("riichi-wrc-2025"), line));
    assert_eq!(answer["wins"][1]["barred_by"], json!(["first-in-turn"]), "{answer}");
    for (win, paid) in [(0, true), (1, false)] {
        let steps: Vec<&str> =
            answer["wins"][win]["steps"].as_array().unwrap().iter().map(|step| step["key"].as_str().unwrap()).collect();
        for (key, there) in [("sum", true), ("han", true), ("base", paid), ("total", paid)] {
            assert_eq!(steps.contains(&key), there, "{key} of {win}: {steps:?}");
        }
    }
}

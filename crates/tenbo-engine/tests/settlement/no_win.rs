//! What an answer says of a complete hand that is no win: no base, no payment, and why; a furiten hand's discard; and
//! which patterns of a hand are there.

use serde_json::{Value, json};
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::Scorer;
use tenbo_engine::wire::read;
use tenbo_testing::deal::{ask_line, request};

/// The keys of the steps of the first winner.
fn steps(answer: &Value) -> Vec<&str> {
    answer["wins"][0]["steps"].as_array().unwrap().iter().map(|step| step["key"].as_str().unwrap()).collect()
}

/// A rulebook with this minimum or restriction, so that a hand can be complete and no win.
fn with(base: &str, options: Value) -> Value {
    json!({ "base": base, "options": options })
}

#[test]
fn a_hand_that_is_no_win_has_no_base_and_no_payment() {
    let open = "S: 13m456p789s99p(444m@W)+2m";
    let cases = [
        ("nothing at all", json!("riichi-tenhou"), open.to_owned(), vec!["han"], "base total"),
        ("a mangan of dora", json!("riichi-tenhou"), [open, " dora=3m3m"].concat(), vec!["han"], "base total"),
        (
            "drawn, by the dealer",
            json!("riichi-ema-2025"),
            open.replace("S:", "E:").replace("+2m", "~2m"),
            vec!["han"],
            "base total",
        ),
        (
            "too few faan",
            with("hong-kong-old-style", json!({})),
            "S: 123m456p789s1133z~3z bonus=1f".into(),
            vec!["faan"],
            "total",
        ),
        ("too few points", json!("mcr-mil-2025"), "S: 567m34p567p55s(234m@E)+2p".into(), vec!["sum"], "total"),
    ];
    for (what, rules, line, kept, gone) in cases {
        let answer = ask_line(&rules, &line);
        assert_eq!(answer["wins"][0]["win"], false, "{what}: {answer}");
        let steps = steps(&answer);
        assert!(kept.iter().all(|key| steps.contains(key)), "{what}: {steps:?}");
        assert!(gone.split(' ').all(|key| !steps.contains(&key)), "{what}: {steps:?}");
        assert_eq!(answer["transfers"], json!([]), "{what}");
        assert!(answer["wins"][0].get("limit").is_none(), "{what}: {answer}");
    }
}

/// Half a faan may be lacking: that is not nothing.
#[test]
fn what_lacks_of_the_minimum_is_rounded_up() {
    for (halves, short_by) in [(5, 1), (3, 2), (4, 1), (1, 3)] {
        let winner = json!({ "pung-hand": { "value": { "n": halves, "d": 2 }, "unit": "faan" } });
        let rules = json!({ "base": "hong-kong-old-style", "winner": winner });
        let answer = ask_line(&rules, "S: 222m66s88s(111s@W)(333p@W)+8s bonus=1f");
        let win = &answer["wins"][0];
        assert_eq!((&win["win"], &win["short_by"]), (&json!(false), &json!(short_by)), "{halves} halves: {answer}");
    }
}

#[test]
fn a_win_keeps_its_base_and_its_payment() {
    let riichi = ask_line(&json!("riichi-tenhou"), "S: riichi 13m456p789s99p444m+2m");
    assert_eq!(steps(&riichi).iter().rev().take(3).copied().collect::<Vec<_>>(), ["total", "base", "han"]);
    let points = ask_line(&json!("mcr-mil-2025"), "S: 345567m34567p55s~2p");
    assert_eq!(steps(&points).last(), Some(&"total"));
}

#[test]
fn a_direct_count_that_is_barred_counts_nothing() {
    // Heaven is the limit, but where one suit alone may win a hand of three is no win.
    let book = |one_suit: bool| {
        let winner = json!({
            "winning": { "value": 20, "unit": "points" },
            "heavenly": { "value": 100, "unit": "percent-of-limit" },
        });
        let options = json!({ "limit": 500, "no-mixed-suits": one_suit });
        json!({ "base": "four-winds-blank", "winner": winner, "options": options })
    };
    let reported = |one_suit: bool| {
        let answer = ask_line(&book(one_suit), "E: 123m456p789s11p33z~3z heaven");
        let limit = answer["wins"][0]["limit"].clone();
        (steps(&answer).join(" "), limit, answer["transfers"].as_array().unwrap().len())
    };
    assert_eq!(reported(false), (String::from("direct"), json!("limit"), 3));
    assert_eq!(reported(true), (String::new(), json!(null), 0));
    // The same of a yakuman in a furiten hand.
    let yakuman = |discards: &str| {
        let line = format!("S: 19m19p19s1234567z+1z discards={discards}");
        let answer = ask_line(&json!("riichi-tenhou"), &line);
        (answer["wins"][0]["total"].clone(), steps(&answer).join(" "), answer["wins"][0].get("limit").is_some())
    };
    assert_eq!(yakuman("5m"), (json!(32000), String::from("direct total"), true));
    assert_eq!(yakuman("9s"), (json!(0), String::new(), false));
}

/// South waits for 3p and 6p: the tile that wins, and what it has discarded.
fn runs(tile: &str, discards: &str) -> String {
    format!("S: 22m45p234678s(345m@E){tile} discards={discards}")
}

#[test]
fn a_shape_whose_pattern_is_off_is_no_win() {
    // Seven pairs are worth the limit, but only where there is riichi.
    let won = |options: Value| {
        let seven = json!({ "value": 100, "unit": "percent-of-limit", "needs": "riichi" });
        let book = json!({ "base": "four-winds-blank", "winner": { "seven-pairs": seven }, "options": options });
        let answer = ask_line(&book, "E: 1133m2244p5566s1z+1z");
        let line = &answer["wins"][0]["lines"][0];
        assert_eq!(line["pattern"], "seven-pairs", "{answer}");
        (answer["wins"][0]["win"].clone(), answer["wins"][0]["barred_by"].clone(), line["why"].clone())
    };
    assert_eq!(won(json!({ "limit": 500 })), (json!(false), json!(["no-special-hand"]), json!("option-off")));
    assert_eq!(won(json!({ "limit": 500, "riichi": true })), (json!(true), json!(null), json!(null)));
}

#[test]
fn a_furiten_hand_may_not_win_on_a_discard() {
    let furiten = ask_line(&json!("riichi-ema-2025"), &runs("+6p", "1z3p"));
    let win = &furiten["wins"][0];
    assert_eq!((&win["win"], &win["barred_by"], &win["total"]), (&json!(false), &json!(["furiten"]), &json!(0)));
    assert_eq!((&win["furiten"], &win["short_by"]), (&json!(true), &json!(0)), "it has a yaku");
    assert_eq!(furiten["transfers"], json!([]), "nobody pays");
    assert!(!steps(&furiten).contains(&"total"));
    assert_eq!(win["chances"], json!([{ "remedy": "self-draw", "total": 1100 }]), "{furiten}");
    // The same of a hand that has passed a winning tile: the seat says so.
    let passed = ask_line(&json!("riichi-ema-2025"), &runs("+6p furiten", ""));
    assert_eq!((&passed["wins"][0]["barred_by"], &passed["transfers"]), (&json!(["furiten"]), &json!([])), "{passed}");
    for (rules, tile) in [("riichi-ema-2025", "~6p furiten"), ("chinese-classical", "+6p furiten")] {
        assert_eq!(ask_line(&json!(rules), &runs(tile, ""))["wins"][0]["win"], true, "{rules} {tile}");
    }
    // With no such discard, with a drawn tile, or by other rules it is a win.
    let others =
        [("riichi-ema-2025", "+6p", "1z4p"), ("riichi-ema-2025", "~6p", "1z3p"), ("chinese-classical", "+6p", "1z3p")];
    for (rules, tile, discards) in others {
        let answer = ask_line(&json!(rules), &runs(tile, discards));
        assert_eq!(answer["wins"][0]["win"], true, "{rules} {tile} {discards}: {answer}");
        assert!(answer["wins"][0].get("barred_by").is_none(), "{answer}");
        assert_ne!(answer["transfers"], json!([]));
    }
}

#[test]
fn the_numbers_alone_know_furiten_as_well() {
    for (discards, pays) in [("1z3p", false), ("1z4p", true)] {
        let request = request(&json!("riichi-ema-2025"), &runs("+6p", discards));
        let read = read(&request).unwrap();
        let quick = Scorer::answer(&read.draft, &Plan::new(read.book)).unwrap();
        assert_eq!((quick.tallies[0].unwrap().win, !quick.transfers.is_empty()), (pays, pays), "{discards}");
    }
}

#[test]
fn the_waits_of_a_furiten_hand_have_no_value_on_a_discard() {
    let open = |discards: &str| format!("S: 22m45p234678s(345m@E) discards={discards}");
    let values = |answer: &Value| -> Vec<(bool, bool)> {
        let waits = answer["seats"]["S"]["waits"].as_array().unwrap();
        waits.iter().map(|wait| (wait["discard"].is_object(), wait["self_draw"].is_object())).collect()
    };
    let furiten = ask_line(&json!("riichi-ema-2025"), &open("1z3p"));
    assert_eq!((&furiten["seats"]["S"]["furiten"], values(&furiten)), (&json!(true), vec![(false, true); 2]));
    let free = ask_line(&json!("riichi-ema-2025"), &open("1z4p"));
    assert_eq!((free["seats"]["S"].get("furiten"), values(&free)), (None, vec![(true, true); 2]));
    let elsewhere = ask_line(&json!("chinese-classical"), &open("1z3p"));
    assert_eq!((elsewhere["seats"]["S"].get("furiten"), values(&elsewhere)), (None, vec![(true, true); 2]));
}

#[test]
fn a_tile_without_a_yaku_makes_the_hand_furiten_too() {
    // 1s and 4s complete it, but with 1s it is not all simples: having discarded it bars 4s.
    let line = |discards: &str| format!("S: 22m345p23s678s(345m@E)+4s discards={discards}");
    let win = |discards: &str| ask_line(&json!("riichi-ema-2025"), &line(discards))["wins"][0]["win"].clone();
    assert_eq!([win("1s"), win("9s")], [json!(false), json!(true)]);
}

#[test]
fn what_a_discard_leaves_furiten_is_worth_less() {
    let choice = |hand: &str, discards: &str, tile: &str| {
        let line = format!("S: {hand} discards={discards}");
        let answer = ask_line(&json!("riichi-ema-2025"), &line);
        let choices = answer["seats"]["S"]["discards"].as_array().unwrap();
        let choice = choices.iter().find(|choice| choice["tile"] == tile).unwrap_or_else(|| panic!("{tile}: {answer}"));
        let waits = choice["waits"].as_array().unwrap();
        (choice["furiten"] == true, waits.iter().any(|wait| wait["discard"].is_object()))
    };
    // Without 2m the hand waits for 3p and 6p, without 3p for 2m.
    let either = "2m3456p234678s(345m@E)";
    assert_eq!(choice(either, "1z", "2m"), (false, true));
    assert_eq!(choice(either, "6p", "2m"), (true, false), "discarded before");
    assert_eq!(choice(either, "6p", "3p"), (false, true));
    // A hand that is complete waits for what it throws away.
    assert_eq!(choice("22m456p234678s(345m@E)", "1z", "6p"), (true, false));
}

/// The line of a pattern: its fate, why, and whether the pattern is there; `None` where it is not listed.
fn line<'a>(score: &'a Value, pattern: &str) -> Option<(&'a str, bool)> {
    let line = score["lines"].as_array().unwrap().iter().find(|line| line["pattern"] == pattern)?;
    Some((line["why"].as_str().unwrap_or("counted"), line["there"] != false))
}

#[test]
fn what_open_sets_keep_from_being_there_is_not_said_to_be_there() {
    let riichi = |hand: &str| ask_line(&json!("riichi-tenhou"), &format!("S: {hand}"))["wins"][0].clone();
    // Three triplets and four of them, some claimed, or completed by a discard.
    let cases = [
        ("22p78s(111z@E)(555z@E)(222s@E)+9s", "three-concealed-pungs", Some(("not-concealed", false))),
        ("22p77m678s555z234s+7m", "three-concealed-pungs", None),
        ("11z22p678s555z222s+1z", "three-concealed-pungs", Some(("not-concealed", false))),
        ("11z22p678s555z222s~1z", "three-concealed-pungs", Some(("counted", true))),
        ("22p77m999s(111z@E)(555z@E)+7m", "four-concealed-pungs", Some(("not-concealed", false))),
        ("11z22p777m555z222s+1z", "four-concealed-pungs", Some(("not-concealed", false))),
        ("11z22p777m555z222s+1z", "three-concealed-pungs", Some(("counted", true))),
        // What is there and counts only in a concealed hand is there.
        ("45p22m678s234s(345m@E)+6p", "pinfu-hand", Some(("not-concealed", true))),
    ];
    for (hand, pattern, expected) in cases {
        let score = riichi(hand);
        assert_eq!(line(&score, pattern), expected, "{pattern} in {hand}: {score}");
    }
    // Four open triplets are no hidden treasure; where a discard completed one that is closer, but not there either.
    let limit = json!({ "hidden-treasure": { "value": 100, "unit": "percent-of-limit" } });
    let rules = json!({ "base": "four-winds-blank", "winner": limit, "options": { "limit": 500 } });
    let treasure = |hand: &str| ask_line(&rules, &format!("S: {hand}"))["wins"][0].clone();
    for hand in ["222m333p55m66s(444s@E)+6s", "222m33p444s555m66s+3p"] {
        assert_eq!(line(&treasure(hand), "hidden-treasure"), Some(("not-concealed", false)), "{hand}");
    }
    // A loser's sets that are not complete.
    let items = json!({ "chow-hand": { "value": 10, "unit": "points" } });
    let rules = json!({ "base": "four-winds-blank", "winner": items, "losers": items });
    let losing = ask_line(&rules, "E: 123m456p789s11p33z~3z S: 123m456p789s1z9p2z7m");
    assert_eq!(line(&losing["seats"]["S"], "chow-hand"), Some(("incomplete-sets", false)), "{losing}");
}

/// What is worth nothing is no chance, nor is what cannot be beside what is so. Values: docs/rules/korean-and-filipino.md,
/// south-east-asia.md and western-clubs.md.
#[test]
fn what_is_declared_or_replaced_is_a_chance_where_it_counts() {
    let declared =
        json!({ "base": "riichi-ema-2025", "winner": { "ready-declaration": { "value": 1, "unit": "han" } } });
    let singapore = json!({ "base": "singapore", "minimum": { "value": 2, "unit": "faan" } });
    let cases = [
        // One basic point of two. Ready from the start is worth five and the ante five; a mere declaration is a bonus.
        (json!("korean"), "S: 123m567m789p44p33z+3z", "self-draw 12, original-call 11"),
        // Two faan of three, and three are worth nine. The book has a declaration, but no riichi and no first discard.
        (json!("wmpa"), "S: 234m456p678s22p56s+4s", "self-draw 9, last-discard 9, robbed-kong 9, ready 9"),
        // An open hand may be declared ready where that counts, but never with riichi.
        (declared, "S: 123m456p78s11z(444m@E)+9s", "last-discard 1000, robbed-kong 1000, ready 1000"),
        // East's flower is worth nothing to South, but what replaces it is.
        (json!("singapore"), "S: 123m456p789s33z44z~4z bonus=1f", "last-tile 1, flower-replacement 1"),
        (json!("singapore"), "S: 123m456p789s33z44z~4z", "last-tile 1"),
        (json!("singapore"), "S: 12m456p789s33z444z+3m bonus=1f", "robbed-kong 1"),
        // A tile replaces a kong or a flower, not both.
        (singapore, "S: 123m456p33z44z[9999s]~4z kong-replacement bonus=1f", "last-tile 2"),
    ];
    for (rules, line, expected) in cases {
        let answer = ask_line(&rules, line);
        assert_eq!(answer["wins"][0]["win"], false, "{rules} {line}: {answer}");
        let chances = answer["wins"][0]["chances"].as_array().into_iter().flatten();
        let reported = chances.map(|chance| format!("{} {}", chance["remedy"].as_str().unwrap(), chance["total"]));
        assert_eq!(reported.collect::<Vec<_>>().join(", "), expected, "{rules} {line}");
    }
}

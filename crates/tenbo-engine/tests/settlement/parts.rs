//! Of what payments consist: the parts come to the amount, and each is what the rulebook says.

use serde_json::{Value, json};
use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Account, Parts, answer};
use tenbo_engine::tiles::Seat;
use tenbo_engine::wire::request;
use tenbo_testing::books::count;
use tenbo_testing::deals::{Books, deal};
use tenbo_testing::random::Random;

#[test]
fn the_parts_come_to_the_amount_in_any_deal() {
    let (books, mut random) = (Books::shipped(), Random::new(15));
    let mut several = 0;
    for _ in 0..count(3000, 60_000) {
        let made = deal(&mut random, &books);
        let Ok(answer) = answer(&made.draft, books.plan(made.book)) else { continue };
        for one in &answer.transfers {
            assert_eq!(one.parts.sum(), one.amount, "{} {one:?} {:?}", made.id, made.draft);
            several += usize::from(one.parts != Parts::whole(one.amount));
        }
    }
    assert!(several > 100, "only {several} payments of several parts");
}

/// What one seat pays for a win of this total.
fn parts(rules: Value, total: u32, winner: &str, from: Option<&str>, repeats: u32, payer: Seat) -> Parts {
    let mut win = json!({ "seat": winner, "by": if from.is_some() { "discard" } else { "self-draw" } });
    if let Some(from) = from {
        win["from"] = json!(from);
    }
    let asked = json!({ "v": 1, "rules": rules, "dealer_wins": repeats, "seats": { winner: { "total": total } },
        "end": { "kind": "win", "wins": [win] } });
    let request = request::read(&asked).unwrap_or_else(|problems| panic!("{asked}: {problems:?}"));
    let draft: Draft = request.draft;
    let answer = answer(&draft, &Plan::new(request.book)).unwrap();
    let paid = answer.transfers.iter().find(|one| one.from == Account::Seat(payer));
    paid.unwrap_or_else(|| panic!("{asked}: {:?}", answer.transfers)).parts
}

/// Where a bonus grows with the dealer's repeats, they can be entered; where nothing counts them, they are not asked for.
#[test]
fn repeats_count_where_the_rulebook_pays_for_them() {
    let counts = |id: &str| Plan::new(shipped::find(id).unwrap()).counts_dealer_wins();
    let paid = ["taiwanese-association-2009", "taiwanese-16", "cantonese-taiwanese"];
    assert_eq!(paid.map(counts), [true; 3], "the bonus per repeat");
    assert!(counts("chinese-classical"), "East's wins in a row");
    assert_eq!(["mcr-mil-2025", "sichuan-bloody", "riichi-tenhou"].map(counts), [false; 3]);
}

#[test]
fn each_part_is_what_the_rulebook_says() {
    let none = Parts::default();
    let taiwanese = || json!("taiwanese-association-2009");
    // docs/rules/taiwanese.md, The dealer's bonus: one tai, and two for each repeat.
    assert_eq!(parts(taiwanese(), 2, "E", Some("W"), 0, Seat::West), Parts { own: 2, dealer: 1, ..none });
    let repeats = Parts { own: 2, dealer: 1, repeats: 4, ..none };
    assert_eq!(parts(taiwanese(), 2, "E", Some("W"), 2, Seat::West), repeats);
    assert_eq!(parts(taiwanese(), 2, "S", None, 2, Seat::East), repeats);
    assert_eq!(parts(taiwanese(), 2, "S", None, 2, Seat::West), Parts::whole(2));
    // docs/rules/sichuan.md, Payments: a self-drawn win is paid one more by each.
    assert_eq!(parts(json!("sichuan-bloody"), 8, "S", None, 0, Seat::West), Parts { own: 8, self_draw: 1, ..none });
    // docs/rules/chinese-official.md, Winning and paying: eight from everybody, the hand from the discarder.
    let official = |payer| parts(json!("mcr-mil-2025"), 24, "S", Some("W"), 0, payer);
    assert_eq!(official(Seat::West), Parts { own: 24, basic: 8, ..none });
    assert_eq!(official(Seat::North), Parts { basic: 8, ..none });
    // docs/rules/zung-jung.md, Payments: the others pay at most 25, the discarder the rest.
    let zung_jung = |payer| parts(json!("zung-jung"), 40, "S", Some("W"), 0, payer);
    assert_eq!(zung_jung(Seat::West), Parts { own: 40, others: 30, ..none });
    assert_eq!(zung_jung(Seat::North), Parts::whole(25));
    let rounded = json!({ "base": "chinese-classical", "options": { "round-payments-to": 10 } });
    assert_eq!(parts(rounded, 32, "S", None, 0, Seat::East), Parts { own: 64, rounding: -4, ..none });
}

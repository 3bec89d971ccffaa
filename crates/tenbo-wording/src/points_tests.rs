//! Chinese Official in words: why fans do not count, the minimum, orders, equally good lists, what is said and copied.

use tenbo_engine::deal::{Draft, Situation};
use tenbo_engine::plan::Reason;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::rules::Family;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;

use super::groups::Group;
use super::headline::Headline;
use super::sheet::{Paper, Sheet, group_text};
use super::tests::{copied, deal, headline_of, plan};
use super::{Label, Language};
use tenbo_session::Seating;

const RULES: &str = "mcr-mil-2025";

/// The hand of the FAQ (10.1.5.5): three of four pairs of chows count.
const SEVEN: &str = "567m34p567p55s(234m@E)+2p";

/// A group in the words of the rulebook.
fn text(group: &Group) -> String {
    group_text(Language::En, group, Family::ChineseOfficial)
}

/// A deal whose flowers lie beside the hand.
fn with_flowers(hand: &str) -> Draft {
    let mut draft = deal(hand);
    let entered = draft.seat_mut(Seat::South);
    let (bonus, tiles) = entered.hand.iter().partition(|tile| tile.bonus_number().is_some());
    (entered.bonus, entered.hand) = (bonus, tiles);
    draft
}

fn sheet(hand: &str) -> Sheet {
    let (draft, plan) = (with_flowers(hand), plan(RULES));
    let answer = answer(&draft, &plan).unwrap();
    let paper = Paper { language: Language::En, draft: &draft, plan: &plan, answer: &answer };
    paper.winner(Seat::South).unwrap()
}

fn lines(sheet: &Sheet) -> Vec<String> {
    let row = |row: &super::sheet::LineRow| {
        let number = row.number.unwrap_or_default().to_string();
        [&number, " ", &row.plain, &row.times, ": ", &row.value, &row.reason].concat()
    };
    sheet.counted.iter().chain(&sheet.rest).map(row).collect()
}

#[test]
fn a_hand_one_short_says_so() {
    let sheet = sheet(SEVEN);
    assert_eq!(headline_of(RULES, &deal(SEVEN)), "No win: 7 of 8 points, 1 short");
    assert_eq!(
        lines(&sheet),
        [
            "63 All Chows: 2 points",
            "68 All Simples: 2 points",
            "70 Mixed Double Chow ×2: 2 points",
            "71 Short Straight: 1 point",
            "76 No Honors: always part of All Chows (non-repeat principle)",
            "71 Short Straight: its sets are already combined by Mixed Double Chow and Short Straight (account-once principle)",
        ]
    );
    let gauge = sheet.gauge.unwrap();
    assert_eq!((gauge.points, gauge.least, gauge.flowers), (7, 8, None));
    assert_eq!(gauge.text, "7 of 8 points: 1 short, not a win");
    assert_eq!(sheet.declaration, None);
    assert!(sheet.steps.is_empty(), "the gauge says it all");
}

#[test]
fn orders_name_their_tiles_and_the_disputed_one() {
    let orders = sheet(SEVEN).orders;
    assert_eq!(orders.iter().map(|order| order.disputed).collect::<Vec<_>>(), [false, false, false, false, true, true]);
    let last = orders.last().unwrap();
    let words = |chip: &super::orders::Chip| [&chip.name, ": ", &chip.over].concat();
    assert_eq!(
        last.chips.iter().take(last.first).map(words).collect::<Vec<_>>(),
        [
            "Short Straight: open chow 2-3-4 of characters; chow 5-6-7 of characters",
            "Short Straight: chow 2-3-4 of dots (winning tile: 2 of dots); chow 5-6-7 of dots",
        ]
    );
    assert!(last.chips.iter().skip(last.first).all(|chip| chip.name == "Mixed Double Chow" && chip.faces.len() == 6));
    assert_eq!(last.chips.first().map(|chip| chip.lights.0), Some(0b111_111));
}

#[test]
fn an_equally_good_list_says_how_it_differs() {
    let (draft, plan) = (deal(SEVEN), plan(RULES));
    let answer = answer(&draft, &plan).unwrap();
    let paper = Paper { language: Language::En, draft: &draft, plan: &plan, answer: &answer };
    let others = paper.others(Seat::South, 8);
    let other = others.first().unwrap();
    assert!(other.equal);
    assert_eq!(other.worth, "No win: 7 of 8 points, 1 short");
    assert_eq!(other.differs, "Short Straight instead of Mixed Double Chow");
    assert_eq!(paper.winner(Seat::South).unwrap().equal, 1);
}

#[test]
fn a_knitted_hand_with_flowers_is_shown_in_its_groups() {
    let hand = "147m258p36s44455m15f+9s";
    let sheet = sheet(hand);
    assert_eq!(headline_of(RULES, &with_flowers(hand)), "19 points: a win");
    let groups: Vec<String> = sheet.groups.iter().map(text).collect();
    assert_eq!(
        groups,
        [
            "knitted set 1-4-7 of characters",
            "knitted set 2-5-8 of dots",
            "knitted set 3-6-9 of bamboos (winning tile: 9 of bamboos)",
            "pung of 4 of characters",
            "pair of 5 of characters",
            "plum flower, spring season",
        ]
    );
    assert_eq!(sheet.counted.first().map(|row| row.lights.0), Some(0b111_111_111));
    assert_eq!(sheet.counted.last().map(|row| (row.plain.as_str(), row.lights.0)), Some(("Flower Tiles", 0b11 << 14)));
    assert_eq!(sheet.counted.get(1).map(|row| row.over.as_str()), Some("For the whole hand."));
    let gauge = sheet.gauge.unwrap();
    assert_eq!(gauge.text, "17 points: the minimum of 8 is reached");
    assert_eq!(gauge.flowers.as_deref(), Some("Flowers add 2 after the minimum: 19 in total"));
    let said =
        "Hú! Knitted Straight 12, No Honors 1, Tile Hog 2, Concealed Hand 2: 17 points, and 2 for flowers makes 19.";
    assert_eq!(sheet.declaration, Some((said.to_owned(), "en")));
    let first = sheet.counted.first().unwrap();
    assert_eq!((first.number, first.reading.as_deref()), (Some(35), Some("zǔ hé lóng")));
    assert_eq!(first.kanji.as_ref().map(|(kanji, lang)| (kanji.as_str(), *lang)), Some(("组合龙", "zh-Hans")));
}

#[test]
fn a_hand_of_single_tiles_lies_by_suits() {
    let sheet = sheet("147m25p6s1234567z+8p");
    let groups: Vec<String> = sheet.groups.iter().map(text).collect();
    assert_eq!(
        groups.iter().map(String::as_str).collect::<Vec<_>>(),
        [
            "1 of characters, 4 of characters, 7 of characters",
            "2 of dots, 5 of dots, 8 of dots (winning tile: 8 of dots)",
            "6 of bamboos",
            "East wind, South wind, West wind, North wind, white dragon, green dragon, red dragon",
        ]
    );
    assert_eq!(sheet.counted.first().map(|row| row.lights.0), Some(0b11_1111_1111_1111));
    assert_eq!(sheet.shape, "honors and knitted tiles");
    let said = sheet.declaration.map(|(phrase, _)| phrase);
    assert_eq!(said.as_deref(), Some("Hú! Greater Honors and Knitted Tiles: 24 points."));
}

#[test]
fn each_principle_has_words_of_its_own() {
    let pairs = lines(&sheet("112233m112233p5s+5s"));
    assert!(pairs.contains(&String::from("19 Seven Pairs: 24 points")));
    assert!(pairs.contains(&String::from("62 Concealed Hand: always part of Seven Pairs (non-repeat principle)")));
    let other = "only in another reading, worth 8 points (high versus low principle)";
    assert!(pairs.contains(&["63 All Chows: ", other].concat()), "{pairs:?}");
    let pungs = lines(&sheet("111222333m44p55s+5s"));
    assert!(
        pungs
            .iter()
            .any(|line| line.starts_with("23 Pure Triple Chow: its tiles are grouped differently for Pure Shifted")),
        "{pungs:?}"
    );
    let why = |why, by: &[&str]| Language::En.why(why, by, Family::ChineseOfficial, None);
    assert_eq!(
        why(Reason::Identical, &["Short Straight"]),
        "one of its sets is already used in another Short Straight (non-identical principle)"
    );
    assert_eq!(why(Reason::Cap, &["Four Kongs"]), "only one fan for kongs counts: Four Kongs");
    assert_eq!(Language::En.why(Reason::Cap, &["Four Kongs"], Family::Riichi, None), "the maximum has been reached");
    for why in [
        Reason::Implied,
        Reason::Identical,
        Reason::CombinedOnce,
        Reason::Regrouped,
        Reason::OtherDecomposition,
        Reason::Cap,
    ] {
        assert!(Language::En.principle_help(why).ends_with('.'), "{why}");
    }
}

#[test]
fn a_chicken_hand_wins_with_nothing_else_and_flowers_do_not_help() {
    let chicken = "678m34s33z(222p@N)(789s@E)+5s";
    assert_eq!(headline_of(RULES, &deal(chicken)), "8 points: a win");
    assert_eq!(lines(&sheet(chicken)), ["43 Chicken Hand: 8 points"]);
    let short = sheet("567m34p567p55s(234m@E)1234f+2p").gauge.unwrap();
    assert_eq!(short.points, 7);
    assert_eq!(short.flowers.as_deref(), Some("Flowers add 4, but only after the minimum is reached"));
}

#[test]
fn the_copied_text_has_numbers_chinese_names_flowers_and_the_sum() {
    let (draft, plan) = (with_flowers("147m258p36s44455m1f+9s"), plan(RULES));
    let text = copied(Language::En, RULES, &draft);
    let context = "Chinese Official (MIL 2025) · Seat wind: South · Round wind: East";
    assert!(text.starts_with(&["18 points: a win\n", context, "\n"].concat()), "{text}");
    assert!(text.contains("\n147m258p36s44455m+9s 1f\n- 35 Knitted Straight 组合龙: 12 points\n"), "{text}");
    assert!(text.contains("Flowers add 1 after the minimum: 18 in total.\n"), "{text}");
    assert!(text.contains("South +42"), "{text}");
    let spoken = Language::En.spoken(
        &Headline::of(&draft, &plan, Seat::South, &answer(&draft, &plan)),
        &[],
        plan.rulebook().family,
        &Seating::default(),
    );
    assert_eq!(spoken, "18 points, a win.");
}

#[test]
fn waits_say_whether_they_reach_the_minimum() {
    let (draft, plan) = (deal("567m34p567p55s(234m@E)"), plan(RULES));
    let answer = answer(&draft, &plan).unwrap();
    let waits = &answer.seats[Seat::South].as_ref().unwrap().waits;
    let said: Vec<(String, String)> = waits
        .iter()
        .map(|wait| (Language::En.reach(&wait.discard.unwrap()), Language::En.reach(&wait.self_draw.unwrap())))
        .collect();
    assert_eq!(said.first(), Some(&(String::from("7 · 1 short"), String::from("8"))));
}

#[test]
fn a_claimed_knitted_set_is_read_and_refused_with_its_reason() {
    let (draft, plan) = (deal("258p369s444m5m(147m@E)+5m"), plan(RULES));
    let problems = answer(&draft, &plan).unwrap_err();
    let said: Vec<String> =
        problems.iter().map(|problem| Language::En.problem(problem, Family::ChineseOfficial)).collect();
    assert!(said.iter().any(|text| text.starts_with("A knitted set can’t be claimed.")), "{said:?}");
    let plain = Language::En.problem(&Problem::new(ProblemKey::NotAChow, Place::default()), Family::ChineseOfficial);
    assert!(plain.starts_with("A chow is three in a row"));
}

#[test]
fn situations_are_named_for_the_game() {
    let named = |family| Language::En.situation(Situation::Heaven, family);
    assert_eq!(named(Family::Riichi), "Tenhou (dealer’s first draw)");
    assert_eq!(named(Family::ChineseOfficial), "Dealer wins with the hand as dealt");
    assert_eq!(Language::En.word(Label::EquallyGood), "equally good");
}

//! Custom hands under the rules around them: melds, jokers, exclusions, waits, losers, files.

use serde_json::{Value, json};
use tenbo_engine::check::Won;
use tenbo_engine::deal::HandParts;
use tenbo_engine::options::{NeededSetting, OptionKey};
use tenbo_engine::plan::review;
use tenbo_engine::problems::{Place, ProblemKey, Reader};
use tenbo_engine::rules::Rulebook;
use tenbo_engine::rules::read::rulebook;
use tenbo_engine::score::{Scratch, explain, score};
use tenbo_engine::settle::progress;
use tenbo_engine::tiles::{Kind, Wind};
use tenbo_engine::wire::to_json;
use tenbo_engine::{Draft, Hand, Pattern, Plan, Seat, check};
use tenbo_testing::deal::ask_line;
use tenbo_testing::random::Random;

use crate::special_hands;

/// A rulebook with hands by their templates, `custom-1` and so on, worth 1, 2, 3 … points, and with more of a file.
fn rules(templates: &[&str], more: &Value) -> Value {
    let mut file = json!({
        "base": "four-winds-blank", "options": { "system": "points" }, "hands": {}, "winner": {},
    });
    for (number, template) in (1..).zip(templates) {
        let id = format!("custom-{number}");
        file["hands"][&id] = json!({ "name": format!("Hand {number}"), "template": template });
        file["winner"][&id] = json!({ "value": number, "unit": "points" });
    }
    merge(&mut file, more);
    file
}

fn merge(into: &mut Value, more: &Value) {
    match (into, more) {
        (Value::Object(into), Value::Object(more)) => {
            for (key, value) in more {
                merge(into.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (into, more) => *into = more.clone(),
    }
}

/// What is wrong, in which field, and where in its text.
type Reported<T> = (ProblemKey, T, Option<(usize, usize)>);

fn read(file: &Value) -> (Rulebook, Vec<Reported<String>>) {
    let mut reader = Reader::default();
    let book = rulebook(file, &Place::default(), &mut reader).unwrap();
    let reported = reader.problems.iter().map(|problem| (problem.key, problem.at.to_string(), problem.chars));
    (book, reported.collect())
}

/// What becomes of the custom hands in South's win: `custom-1`, or `custom-2 implied`.
fn fates(rules: &Value, line: &str) -> String {
    let answer = ask_line(rules, &format!("S: {line}"));
    let Some(lines) = answer["wins"][0]["lines"].as_array() else { return answer["problems"][0]["key"].to_string() };
    let reported = |line: &Value| {
        let (id, why) = (line["pattern"].as_str()?, line["why"].as_str());
        id.starts_with("custom-").then(|| why.map_or_else(|| id.to_owned(), |why| format!("{id} {why}")))
    };
    lines.iter().filter_map(reported).collect::<Vec<_>>().join(", ")
}

#[test]
fn melds_are_groups_of_the_template() {
    let kongs = rules(&["E*3^ 123m 456m 7m*3! N*2"], &json!({}));
    let loose = rules(&["1112345678999m 5m"], &json!({}));
    let wild = rules(&["chow set ?*3^ [19m1z]*3 ?*2"], &json!({}));
    for (rules, hand, expected) in [
        (&kongs, "111z123456777m4z~4z", "custom-1"),
        (&kongs, "123456777m4z(111z@W)~4z", "custom-1"),
        (&kongs, "123456777m4z[1111z]~4z", "custom-1"),
        (&kongs, "123456777m4z{1111z@W}~4z", "custom-1"),
        (&kongs, "456777m4z(111z@W)(123m@E)~4z", "custom-1"),
        // A meld that is no group, a group that must be concealed, a kong where none may be.
        (&kongs, "126777m4z(111z@W)(345m@E)~4z", "\"not-complete\""),
        (&kongs, "123456m4z(111z@W)(777m@W)~4z", ""),
        (&kongs, "111z123456m4z[7777m]~4z", ""),
        // The tiles of a long group cannot be melded.
        (&loose, "1112345678999m~5m", "custom-1"),
        (&loose, "1112345678m(999m@W)~5m", ""),
        (&wild, "123m456p777s111z2z~2z", "custom-1"),
        (&wild, "123m456p2z(777s@W)(111z@N)~2z", "custom-1"),
        (&wild, "123m456p2z[7777s](111z@N)~2z", "custom-1"),
        // Only one group may be a kong. If the winds are, none is left for the sevens beside both chows.
        (&wild, "123m456p2z(777s@W)[1111z]~2z", ""),
        (&wild, "123m456p2z[7777s][1111z]~2z", ""),
        (&wild, "123m456p777s444z2z~2z", ""),
        (&wild, "777s111z2z(123m@E)(456p@E)~2z", "custom-1"),
    ] {
        assert_eq!(fates(rules, hand), expected, "{hand}");
    }
}

#[test]
fn the_winning_tile_belongs_where_the_template_says() {
    let rules = rules(&["1234567m 1234p= 555z", "1234567m 1234p 555z="], &json!({}));
    assert_eq!(fates(&rules, "1234567m123p555z~4p"), "custom-1");
    assert_eq!(fates(&rules, "1234567m1234p55z~5z"), "custom-2");
    assert_eq!(fates(&rules, "1234567m1234p55z+5z"), "custom-2");
    assert_eq!(fates(&rules, "234567m1234p555z~1m"), "\"not-complete\"");
}

#[test]
fn winds_and_dragons_are_those_of_the_seat_the_round_and_the_suit() {
    let rules = rules(&["O*3 R*3 123m 456m 77p", "Da*3 Db*3 123a 456b N*2"], &json!({}));
    for (hand, expected) in [
        // South's own wind in the round of East.
        ("222z111z123m456m7p~7p", "custom-1"),
        ("333z111z123m456m7p~7p", ""),
        // Red goes with characters, white with dots, green with bamboos.
        ("777z666z123m456s4z~4z", "custom-2"),
        ("777z666z456m123s4z~4z", "custom-2"),
        ("777z555z456m123p4z~4z", "custom-2"),
        ("777z555z456m123s4z~4z", ""),
    ] {
        assert_eq!(fates(&rules, hand), expected, "{hand}");
    }
}

#[test]
fn jokers_are_where_the_rulebook_and_the_template_allow() {
    let jokers = |sets: &str| json!({ "options": { "jokers": 8, "jokers-in-sets": sets } });
    let templates = ["2m*3 5m*4 8m*5 E*2#"];
    let (any, triplets) = (rules(&templates, &jokers("any")), rules(&templates, &jokers("triplets")));
    for (hand, by_any, by_triplets) in [
        // Five alike take a joker.
        ("222m5555m888*8*8m1z~1z", "custom-1", "custom-1"),
        ("222m555*5m8888*8m1z~1z", "custom-1", "custom-1"),
        ("2*2*2m555*5m888*8*8m1z~1z", "custom-1", "custom-1"),
        // The pair has none, whether the rulebook allows it or not.
        ("222m5555m888*8*8m*1z~1z", "", "\"not-complete\""),
    ] {
        let not = |fate: &str| if fate.starts_with('"') { String::new() } else { fate.to_owned() };
        assert_eq!(not(&fates(&any, hand)), not(by_any), "{hand}");
        assert_eq!(not(&fates(&triplets, hand)), not(by_triplets), "{hand}");
    }
    let pair = rules(&["2m*3 5m*3 8m*3 123p E*2"], &jokers("triplets"));
    assert_eq!(fates(&pair, "22*2555888m123p1z~1z"), "custom-1");
    let (book, _) = read(&rules(&templates, &json!({})));
    assert_eq!(book.hands[&Pattern::CUSTOM[0]].template.jokers(), 1);
    let reported: Vec<_> =
        review(&Plan::new(book), &Place::default()).into_iter().map(|problem| (problem.key, problem.needed)).collect();
    assert_eq!(reported, [(ProblemKey::InactiveItem, Some(NeededSetting::AtLeast(OptionKey::Jokers, 1)))]);
}

/// A hand that is also sets and a pair keeps its sets, and all other patterns count beside.
#[test]
fn it_counts_beside_others_unless_it_excludes_them() {
    let winner = json!({ "winner": { "pung-hand": { "value": 6, "unit": "points" } } });
    let plain = rules(&["E*3 S*3 W*3 ?*3 ?*2"], &winner);
    let answer = ask_line(&plain, "S: 111z222z333z777m5p~5p");
    assert_eq!(
        (&answer["wins"][0]["total"], answer["wins"][0]["reading"]["sets"].as_array().map(Vec::len)),
        (&json!(7), Some(4))
    );
    let mut both = winner.clone();
    merge(&mut both, &json!({ "excludes": { "custom-1": ["pung-hand"] } }));
    assert_eq!(ask_line(&rules(&["E*3 S*3 W*3 ?*3 ?*2"], &both), "S: 111z222z333z777m5p~5p")["wins"][0]["total"], 1);
    let mut other = winner.clone();
    merge(&mut other, &json!({ "excludes": { "pung-hand": ["custom-1"] } }));
    let other = rules(&["E*3 S*3 W*3 ?*3 ?*2"], &other);
    assert_eq!(fates(&other, "111z222z333z777m5p~5p"), "custom-1 implied");
    // Two custom hands: the more valuable comes first in its group.
    let group = rules(
        &["E*3 S*3 W*3 ?*3 ?*2", "[ESWN]*3 [ESWN]*3 [ESWN]*3 ?*3 ?*2"],
        &json!({ "groups": [["custom-2", "custom-1"]] }),
    );
    assert_eq!(fates(&group, "111z222z333z777m5p~5p"), "custom-2, custom-1 group");
}

/// Concealed only, melds forbidden, values of their own for a concealed and a drawn hand: as of any item.
#[test]
fn the_items_conditions_hold() {
    let with = |item: Value| rules(&["E*3 S*3 W*3 7m*3 N*2"], &json!({ "winner": { "custom-1": item } }));
    let (closed, open) = ("111z222z333z777m4z+4z", "222z333z777m4z(111z@W)+4z");
    for (item, of_closed, of_open) in [
        (json!({ "concealed-only": true }), "custom-1", "custom-1 not-concealed"),
        (json!({ "allow-melded": false }), "custom-1", "custom-1 melded-not-allowed"),
        (json!({ "needs": "use-flowers" }), "", ""),
    ] {
        assert_eq!(
            (fates(&with(item.clone()), closed), fates(&with(item.clone()), open)),
            (of_closed.into(), of_open.into()),
            "{item}"
        );
    }
    let total = |item: Value, hand: &str| ask_line(&with(item), &format!("S: {hand}"))["wins"][0]["total"].clone();
    let values = json!({ "concealed-value": 5, "concealed-when": "hand", "self-drawn-value": 9 });
    assert_eq!(
        [closed, open, &closed.replace('+', "~")].map(|hand| total(values.clone(), hand)),
        [json!(5), json!(1), json!(9)]
    );
}

#[test]
fn thirteen_tiles_wait_and_fourteen_discard() {
    let rules = special_hands::rules();
    let seat = |hand: &str| ask_line(&rules, &format!("S: {hand}"))["seats"]["S"].clone();
    let ready = seat("1234567m123456p");
    let totals = |hand: &Value| {
        let waits = hand["waits"].as_array().unwrap().iter();
        waits.map(|wait| format!("{} {}", wait["tile"], wait["self_draw"]["total"])).collect::<Vec<_>>().join(", ")
    };
    // The sets of the same tiles wait as well, and are worth nothing.
    assert_eq!(totals(&ready), r#""1m" 0, "4m" 0, "7m" 0, "7p" 1000"#);
    assert_eq!(totals(&seat("1234567s123456z")), r#""7z" 1000"#);
    let full = seat("1234567m123456p9s");
    assert_eq!(full["discards"][0]["tile"], "9s", "{full}");
    let far = seat("1234567m12345p59s");
    assert_eq!(far["distance"]["away"], 1, "{far}");
    // One of each honor and 1 to 5: nearer to one to seven with them than to anything else.
    let plan = Plan::new(read(&rules).0);
    let draft = Draft::of_hand(Seat::South, "12345s1234567z9m").unwrap();
    let reported = progress(&draft, &plan, Seat::South, draft.seat(Seat::South).unwrap()).unwrap();
    let useful: Vec<String> = reported.useful.iter().flatten().map(|tile| tile.kind.to_string()).collect();
    assert_eq!((reported.away, useful.as_slice()), (1, ["6s".to_owned(), "7s".to_owned()].as_slice()));
}

#[test]
fn losers_are_paid_for_calling() {
    let losers = json!({
        "options": { "settlement": "classical" },
        "losers": { "custom-1": { "calling": true, "value": 4, "unit": "points" } }
    });
    let rules = rules(&["1234567a 1234567b"], &losers);
    let answer = ask_line(&rules, "E: 123m456m789m123s1z~1z S: 1234567m123456p");
    let lines = answer["seats"]["S"]["lines"].as_array().cloned().unwrap_or_default();
    assert!(lines.iter().any(|line| line["pattern"] == "custom-1" && line["fate"] == "counted"), "{answer}");
}

#[test]
fn a_file_says_what_is_wrong_with_its_hands() {
    let file = json!({
        "base": "mcr-1998",
        "hands": {
            "custom-1": { "name": "A", "template": "123q 1m" },
            "custom-2": { "template": "123m" },
            "custom-65": { "name": "B", "template": "1234567a 1234567b" },
            "pung-hand": { "name": "B", "template": "1234567a 1234567b" },
            "custom-3": { "name": "C", "names": { "de": 1, "": "x" }, "template": "1234567a 1234567b", "tiles": 14 },
            "custom-4": { "name": "D", "template": 14 },
        }
    });
    let (book, reported) = read(&file);
    assert_eq!(book.hands.len(), 1);
    let expected: [Reported<&str>; 10] = [
        (ProblemKey::TemplateSuitMissing, "/hands/custom-1/template", Some((0, 3))),
        (ProblemKey::UnreadableTemplate, "/hands/custom-1/template", Some((3, 4))),
        (ProblemKey::MissingField, "/hands/custom-2/name", None),
        (ProblemKey::TemplateSize, "/hands/custom-2/template", Some((0, 4))),
        (ProblemKey::UnknownPattern, "/hands/custom-65", None),
        (ProblemKey::UnknownPattern, "/hands/pung-hand", None),
        (ProblemKey::WrongType, "/hands/custom-3/names/de", None),
        (ProblemKey::UnknownField, "/hands/custom-3/names/", None),
        (ProblemKey::UnknownField, "/hands/custom-3/tiles", None),
        (ProblemKey::WrongType, "/hands/custom-4/template", None),
    ];
    assert_eq!(reported, expected.map(|(key, at, chars)| (key, at.to_owned(), chars)));
}

#[test]
fn a_value_without_a_template_that_fits_has_no_effect() {
    let reported = |file: &Value| {
        let (book, problems) = read(file);
        assert_eq!(problems, []);
        let reported = review(&Plan::new(book), &Place::default());
        reported.iter().map(|problem| (problem.key, problem.at.to_string(), problem.name.clone())).collect::<Vec<_>>()
    };
    let without = rules(&[], &json!({ "winner": { "custom-7": { "value": 1 } } }));
    assert_eq!(reported(&without), [(ProblemKey::InactiveItem, "/winner/custom-7".to_owned(), Some("hands".into()))]);
    let sixteen = rules(&["1234567a 1234567b"], &json!({ "options": { "hand-size": "16" } }));
    assert_eq!(
        reported(&sixteen),
        [(ProblemKey::InactiveItem, "/winner/custom-1".to_owned(), Some("hand-size".into()))]
    );
    let five = rules(&["chow chow chow chow 123m ww"], &json!({ "options": { "hand-size": "16" } }));
    assert_eq!(reported(&five), []);
    assert_eq!(fates(&five, "123m123456789p123s2z~2z"), "custom-1");
}

/// Over a base, hands are added, changed and removed; what is written is what was read.
#[test]
fn hands_lie_over_those_of_the_base() {
    let block = |hands: Value| json!({ "title": "Hands", "source": "a club", "hands": hands });
    let file = json!({ "base": "mcr-1998", "blocks": [
        block(json!({
            "custom-1": { "name": "A", "template": "1234567a 1234567b" }, "custom-2": { "name": "B", "template": "1234567a 1234567b" }
        })),
        block(json!({ "custom-1": null, "custom-2": { "name": "C", "names": { "de": "D" }, "template": "123m 456m 789m EEE SS" } }))
    ] });
    let (book, problems) = read(&file);
    assert_eq!((problems, book.hands.len()), (Vec::new(), 1));
    let hand = &book.hands[&Pattern::CUSTOM[1]];
    assert_eq!((&*hand.name, hand.name_in("de-CH"), hand.name_in("fr")), ("C", "D", "C"));
    assert_eq!(book.blocks[usize::from(hand.block)].source, "a club");
    let written = to_json(hand);
    assert_eq!(written, json!({ "name": "C", "names": { "de": "D" }, "template": "123m 456m 789m 111z 22z" }));
    let again = json!({ "base": "mcr-1998", "hands": { "custom-2": written } });
    assert_eq!(read(&again).0.hands[&Pattern::CUSTOM[1]].template, hand.template);
}

/// Of hands that fit a template or nearly do, `score` and `explain` say the same.
#[test]
fn score_is_what_explain_says() {
    let (book, _) = read(&special_hands::rules());
    let mut scratch = Scratch::default();
    let mut random = Random::new(20);
    let plan = Plan::new(book.clone());
    let (mut won, mut lost) = (0, 0);
    for hand in book.hands.values() {
        let fillings = hand.template.fillings();
        for _ in 0..60 {
            let filling = random.pick(&fillings);
            let mut tiles = filling.counts(hand.template.ways());
            while tiles.total() < 14 {
                tiles.add(Kind::new(random.below(34) as u8).unwrap());
            }
            if random.percent(20) {
                let out = tiles.kinds().iter().nth(random.below(tiles.kinds().len() as usize)).unwrap();
                tiles.take(out);
                tiles.add(Kind::new(random.below(34) as u8).unwrap());
            }
            let win = tiles.kinds().iter().nth(random.below(tiles.kinds().len() as usize)).unwrap();
            let Ok(hand) = Hand::new(HandParts::drawn(Seat::South, Wind::East, tiles, win)) else { continue };
            let (fast, full) = (score(&plan, &hand, &mut scratch), explain(&plan, &hand, &mut scratch));
            assert_eq!(fast, full.as_ref().map(|full| full.tally), "{tiles:?}");
            if full.is_some() { won += 1 } else { lost += 1 }
        }
    }
    assert!(won > 400 && lost > 100, "{won} {lost}");
}

/// The templates of a rulebook change nothing for hands that do not fit one.
#[test]
fn other_hands_are_scored_as_before() {
    let base = json!({ "base": "mcr-mil-2025" });
    let mut own = special_hands::rules();
    own["base"] = json!("mcr-mil-2025");
    for part in ["options", "minimum"] {
        own.as_object_mut().unwrap().remove(part);
    }
    let with = |rules: &Value, hand: &str| {
        let draft = Draft::of_hand(Seat::South, hand).unwrap();
        let plan = Plan::new(read(rules).0);
        let deal = check(&draft, &plan).unwrap();
        let Won::Tiles(hand) = deal.wins()[0].hand() else { panic!("tiles") };
        explain(&plan, hand, &mut Scratch::default()).map(|score| (score.tally.total, score.lines.len()))
    };
    for hand in ["234m456p678s22p56s+7s", "147m258p36s44455m+9s", "19m19p19s1234567z~7z", "1133557799m11z2p~2p"] {
        assert_eq!(with(&own, hand), with(&base, hand), "{hand}");
    }
}

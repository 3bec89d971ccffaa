//! Special hands of western players as templates: each with its example and a hand that is not one.

use serde_json::{Value, json};
use tenbo_engine::Pattern;
use tenbo_engine::problems::{Place, Reader};
use tenbo_engine::rules::read::rulebook;
use tenbo_testing::deal::ask_line;
use tenbo_testing::files;

pub fn rules() -> Value {
    serde_json::from_str(&files::text("tests/data/custom-hands/special-hands.json")).unwrap()
}

/// The hand, an example of the source named in the rulebook, and the nearest that is not one, with why.
const HANDS: &[(&str, &str, &str, &str)] = &[
    ("custom-1", "1234567m123456p~7p", "1234567m123456p~8p", "1 to 7 of both"),
    ("custom-2", "1234567p4p777z22z~2z", "1234567p8p777z22z~2z", "the eighth tile is of the seven"),
    ("custom-2", "1234567p4p22z[7777z]~2z", "1234567p4p33z[7777z]~3z", "the seat's own wind: South"),
    ("custom-3", "1234567s123456z~7z", "1234567s123455z~7z", "each dragon"),
    ("custom-4", "111s999p2345678m~5m", "111s999s2345678m~5m", "the nines are of a third suit"),
    ("custom-5", "123456789p1235z~7z", "123456789p1235z~5z", "five different honors"),
    ("custom-6", "123456789p5677z~7z", "123456789p5667z~7z", "one dragon three times"),
    ("custom-7", "4567m4567p4567s1z~1z", "4567m4567p4567s5z~5z", "the pair is of winds"),
    ("custom-8", "1168m1568p444z22z~2z", "1168m1568m444z22z~2z", "1861 and 1865 are of two suits"),
    ("custom-9", "111m444p777s1223z~4z", "111m444p777s1225z~4z", "each wind"),
    ("custom-10", "456s234p678m1223z~4z", "456s234p679m1223z~4z", "a chow in each suit"),
    ("custom-11", "1234567p123466z~6z", "2345678p123466z~6z", "1 to 7"),
    ("custom-12", "555m555p555s2567z~2z", "555m555p666s2567z~2z", "the pungs have one number"),
    ("custom-13", "111m999m1113324z~3z", "111m999p1113324z~3z", "the terminals are of one suit"),
    ("custom-14", "1122334455566z~6z", "1122334555666z~6z", "a pair of each wind"),
    ("custom-15", "147m258p369s1234z~5z", "147m258p369p1234z~5z", "the suits take turns"),
    ("custom-16", "11144477788s66z~6z", "11144477788s55z~5z", "bamboos and green dragons"),
    ("custom-17", "333s555p777m567z4s~4s", "333s555p777m566z4s~4s", "one of each dragon"),
    ("custom-18", "555666z222333s4s~4s", "555666z222333s5s~5s", "green bamboos"),
    ("custom-19", "123m123p123s555z6z~6z", "123m123p123s555z7z~7z", "the pair is green"),
    ("custom-20", "134p258s679m1234z~4z", "134p258s669m1234z~4z", "a run from 1 to 9"),
    ("custom-21", "111p999s567z1234z~4z", "111p999p567z1234z~4z", "two suits"),
    ("custom-22", "123345s123p345m4z~4z", "123345s123p456m4z~4z", "3 to 5 in the third suit"),
];

fn lines(line: &str) -> Vec<(String, bool)> {
    let answer = ask_line(&rules(), line);
    let lines = answer["wins"][0]["lines"].as_array().cloned().unwrap_or_default();
    let reported = |line: &Value| (line["pattern"].as_str().unwrap().to_owned(), line["fate"] == json!("counted"));
    lines.iter().map(reported).collect()
}

#[test]
fn each_hand_is_found_and_the_nearest_is_not() {
    for &(id, hand, near, why) in HANDS {
        let there = |hand: &str| lines(&format!("S: {hand}")).contains(&(id.to_owned(), true));
        assert!(there(hand), "{id} {hand}: {}", ask_line(&rules(), &format!("S: {hand}")));
        assert!(!there(near), "{id} {near}: {why}");
    }
    let tried = |pattern: &&Pattern| HANDS.iter().any(|(id, ..)| *id == pattern.as_str());
    let book = rulebook(&rules(), &Place::default(), &mut Reader::default()).unwrap();
    assert_eq!(book.hands.keys().filter(tried).count(), book.hands.len());
}

/// The engine makes an example of each template, and one that is a tile off.
#[test]
fn each_hand_has_an_example_and_a_near_miss() {
    let book = rulebook(&rules(), &Place::default(), &mut Reader::default()).unwrap();
    for (pattern, hand) in &book.hands {
        let example = hand.template.example().unwrap_or_else(|| panic!("{}", hand.name));
        let there = |hand: &str| lines(&format!("S: {hand}")).contains(&(pattern.as_str().to_owned(), true));
        assert!(there(&example.hand), "{}: {}", hand.name, example.hand);
        let near = example.near.unwrap_or_else(|| panic!("{}", hand.name));
        assert!(!there(&near), "{}: {near}", hand.name);
        let of = |text: &str| text.split('~').next().map(str::to_owned);
        assert_eq!(of(&near), of(&example.hand), "{}: a tile off", hand.name);
    }
}

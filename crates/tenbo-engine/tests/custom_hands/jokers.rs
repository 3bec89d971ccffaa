//! Examples of templates that take jokers: made by the engine, they count under rules with jokers, and the hand beside them
//! does not.

use serde_json::json;
use tenbo_engine::templates::Template;
use tenbo_testing::deal::ask_line;

/// Whether South wins with a template under American rules by these tiles.
fn counts(template: &str, tiles: &str) -> bool {
    let rules = json!({
        "base": "american-modern",
        "hands": { "custom-1": { "name": "A hand", "template": template } },
        "winner": { "custom-1": { "value": 25, "unit": "points" } },
    });
    let answer = ask_line(&rules, &format!("S: {tiles}"));
    let complete = answer["ok"] == true || answer["problems"][0]["key"] == "not-complete";
    assert!(complete, "{template} {tiles}: {answer}");
    let mut lines = answer["wins"][0]["lines"].as_array().into_iter().flatten();
    lines.any(|line| line["pattern"] == "custom-1" && line["fate"] == "counted")
}

#[test]
fn a_hand_with_quints_and_sextets_has_an_example_and_a_near_miss() {
    for (template, hand, near) in [
        ("1a*5 2b*5 DaDbDcE", "1111*1m2222*2p156z~7z", "1111*1m2222*2p156z~6z"),
        // The winning tile is one of the real copies.
        ("BB 1a*4 2a*3 3a*5", "1111222333*3m23f~3m", "1111222333*3m23f~4m"),
        // Six alike in an open group.
        ("?*6 2025a 2b*4", "1111*1*1225m222p5z~2p", "1111*1*1225m222p5z~3p"),
        // Two pungs of one tile take two.
        ("1m*3 1m*3 234p*2 EE", "1111*1*1m223344p1z~1z", "1111*1*1m223344p1z~2z"),
        // There are eight flowers.
        ("B*6 E*2 W*3 d*3", "1133355z234567f~5z", "1133355z234567f~6z"),
    ] {
        let made = template.parse::<Template>().unwrap().example().unwrap_or_else(|| panic!("{template}"));
        assert_eq!((&*made.hand, made.near.as_deref()), (hand, Some(near)), "{template}");
        assert!(counts(template, hand) && !counts(template, near), "{template}");
    }
}

/// No example is made where no joker may stand.
#[test]
fn a_group_without_jokers_has_no_example_of_five_alike() {
    assert_eq!("1m*5# 2p*5 567zE".parse::<Template>().unwrap().example(), None);
}

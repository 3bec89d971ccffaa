//! Each family of rules is spoken of in its own words alone.

use super::*;
use crate::session::RulesChoice;
use crate::session::option_list::Standing;

/// Every text that families may have words of their own for, as one of them reads it, with its key. What is said of furiten
/// is of riichi, whatever is played.
fn texts(language: Language, family: Family) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lists = LISTS.iter().filter(|(_, by_family)| *by_family);
    lists.flat_map(move |(list, _)| {
        let keys = list.keys.iter().enumerate().filter(|(_, key)| !key.starts_with("furiten"));
        keys.map(move |(place, &key)| (key, language.text_for(list, place, family)))
    })
}

/// A word, and the families that say it.
type Said = (&'static str, &'static [Family]);

/// What only some families say of a win, a win on a discard, whoever discards it and a false win. A rulebook of a region
/// has the words of Hong Kong in traditional characters, and those of most others in simplified ones.
const CHINESE: [(Language, &[Said]); 2] = [
    (
        Language::ZhHans,
        &[
            ("和牌", OTHERS_AND_REGIONS),
            ("能和", OTHERS_AND_REGIONS),
            ("起和", OTHERS_AND_REGIONS),
            ("和舍牌", &[]),
            ("点和", MAINLAND),
            ("错和", OTHERS_AND_REGIONS),
            ("点炮", OTHERS_AND_REGIONS),
            ("连和", OTHERS_AND_REGIONS),
            ("荣和", &[Family::Riichi]),
            ("糊", &[Family::HongKong]),
            ("食糊", &[Family::HongKong]),
            ("出铳", &[Family::HongKong]),
            ("胡", &[Family::Taiwanese]),
            ("放铳", &[Family::Taiwanese]),
        ],
    ),
    (
        Language::ZhHant,
        &[
            ("和牌", OTHERS),
            ("能和", OTHERS),
            ("起和", OTHERS),
            ("和捨牌", NOT_RIICHI),
            ("詐和", OTHERS),
            ("連和", OTHERS),
            ("榮和", &[Family::Riichi]),
            ("糊", HONG_KONG),
            ("食糊", HONG_KONG),
            ("出銃", HONG_KONG),
            ("胡", &[Family::Taiwanese]),
        ],
    ),
];
const HONG_KONG: &[Family] = &[Family::HongKong, Family::Regional];
const NOT_RIICHI: &[Family] = &[Family::FourWinds, Family::Classical, Family::ChineseOfficial, Family::ZungJung];
const OTHERS: &[Family] =
    &[Family::Riichi, Family::FourWinds, Family::Classical, Family::ChineseOfficial, Family::ZungJung];
const OTHERS_AND_REGIONS: &[Family] = &[
    Family::Riichi,
    Family::FourWinds,
    Family::Classical,
    Family::ChineseOfficial,
    Family::ZungJung,
    Family::Regional,
];
const MAINLAND: &[Family] =
    &[Family::FourWinds, Family::Classical, Family::ChineseOfficial, Family::ZungJung, Family::Regional];

#[test]
fn no_chinese_text_of_a_family_has_the_words_of_another_for_a_win() {
    let mut faults = Vec::new();
    for (language, words) in CHINESE {
        for &family in Family::ALL {
            let foreign = words.iter().filter(|(_, families)| !families.contains(&family));
            for (word, _) in foreign {
                let found = texts(language, family).filter(|(_, text)| text.contains(word));
                faults.extend(found.map(|(key, text)| format!("{} {family}: {key}: {text}", language.code())));
            }
        }
        // Each of the words is said by those who have it.
        for (word, families) in words {
            for &family in *families {
                assert!(texts(language, family).any(|(_, text)| text.contains(word)), "{language:?} {family} {word}");
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn riichi_is_told_in_romanised_words_where_yaku_are() {
    assert!(!are_plain());
    let rules = RulesChoice::of("riichi-ema-2025").unwrap();
    let plan = rules.plan();
    let language = Language::En;
    let shown = OptionKey::ALL.iter().filter(|&&key| Standing::of(key, &rules, &plan) != Standing::OtherGame);
    let options = shown.flat_map(|&key| {
        let choices =
            (0..).map(move |place| language.choice(key, place, Family::Riichi)).take_while(|text| !text.is_empty());
        [language.option(key, Family::Riichi), language.option_help(key, Family::Riichi)].into_iter().chain(choices)
    });
    let texts: Vec<&str> = options.collect();
    assert!(texts.len() > 100, "{}", texts.len());
    let plain = |text: &&&str| {
        let text = text.replace("Hong Kong", "").to_lowercase();
        ["kong", "pung", "chow", "self-draw", "quad", "ready"].iter().any(|word| text.contains(word))
    };
    let found: Vec<&&str> = texts.iter().filter(plain).collect();
    assert!(found.is_empty(), "{found:#?}");
}

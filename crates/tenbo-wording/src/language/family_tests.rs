//! Each family of rules is spoken of in its own words alone.

use super::*;
use crate::headline::Headline;
use tenbo_engine::tiles::{Suit, Tile, Wind};
use tenbo_session::RulesChoice;
use tenbo_session::Seating;
use tenbo_session::option_list::Standing;

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

/// What only some families say: of a win, a win on a discard, whoever discards it and a false win; of sets, melds, discards
/// and suits; of a hand that waits, and of a deal. A rulebook of a region has the words of Hong Kong in traditional characters, and those of Sichuan in simplified
/// ones.
const CHINESE: [(Language, &[Said]); 2] = [
    (
        Language::ZhHans,
        &[
            ("和牌", OTHERS),
            ("能和", OTHERS),
            ("起和", OTHERS),
            ("和舍牌", &[]),
            ("点和", NOT_RIICHI),
            ("错和", NOT_RIICHI),
            ("诈和", &[Family::Riichi]),
            ("点炮", MAINLAND),
            ("连和", OTHERS),
            ("荣和", &[Family::Riichi]),
            ("糊", &[Family::HongKong]),
            ("食糊", &[Family::HongKong]),
            ("出铳", &[Family::HongKong]),
            ("胡", TAIWAN_AND_REGIONS),
            ("接炮", &[Family::Regional]),
            ("放铳", &[Family::Riichi]),
            ("放枪", &[Family::Taiwanese]),
            ("老头牌", JAPAN_AND_TAIWAN),
            ("副面子", &[Family::Riichi]),
            ("他家的舍牌", &[]),
            ("雀头", &[Family::Riichi]),
            ("饼", &[Family::ChineseOfficial]),
            ("筒子", NOT_OFFICIAL),
            ("条子", NOT_OF_HONG_KONG_OR_JAPAN),
            ("上碰杠", &[Family::HongKong]),
            ("本局", NOT_OFFICIAL),
            ("此局", NOT_OFFICIAL),
            ("本盘", &[Family::ChineseOfficial]),
            ("听牌", NOT_HONG_KONG),
            ("叫糊", &[Family::HongKong]),
            ("规则书", &[]),
            ("公库", &[]),
        ],
    ),
    (
        Language::ZhHant,
        &[
            ("和牌", OTHERS),
            ("能和", OTHERS),
            ("起和", OTHERS),
            ("和捨牌", &[]),
            ("點和", NOT_RIICHI),
            ("詐和", NOT_OFFICIAL_WIN),
            ("錯和", &[Family::ChineseOfficial]),
            ("連和", OTHERS),
            ("榮和", &[Family::Riichi]),
            ("糊", HONG_KONG),
            ("食糊", HONG_KONG),
            ("出銃", HONG_KONG),
            ("胡", &[Family::Taiwanese]),
            ("放槍", &[Family::Taiwanese]),
            ("副面子", &[Family::Riichi]),
            ("他家的捨牌", &[]),
            ("雀頭", &[Family::Riichi]),
            ("餅", &[Family::ChineseOfficial]),
            ("索子", HONG_KONG_OR_RIICHI),
            ("上碰槓", HONG_KONG),
            ("本局", NOT_OFFICIAL),
            ("此局", NOT_OFFICIAL),
            ("本盤", &[Family::ChineseOfficial]),
            ("聽牌", NOT_CANTONESE),
            ("叫糊", HONG_KONG),
            ("規則書", &[]),
            ("公庫", &[]),
            ("將眼", &[]),
        ],
    ),
];
const TAIWAN_AND_REGIONS: &[Family] = &[Family::Taiwanese, Family::Regional];
const JAPAN_AND_TAIWAN: &[Family] = &[Family::Riichi, Family::Taiwanese];
const HONG_KONG: &[Family] = &[Family::HongKong, Family::Regional];
const HONG_KONG_OR_RIICHI: &[Family] = &[Family::Riichi, Family::HongKong, Family::Regional];
const NOT_HONG_KONG: &[Family] = &[
    Family::Riichi,
    Family::FourWinds,
    Family::Classical,
    Family::ChineseOfficial,
    Family::ZungJung,
    Family::Taiwanese,
    Family::Regional,
];
const NOT_CANTONESE: &[Family] = &[
    Family::Riichi,
    Family::FourWinds,
    Family::Classical,
    Family::ChineseOfficial,
    Family::ZungJung,
    Family::Taiwanese,
];
const NOT_RIICHI: &[Family] = &[Family::FourWinds, Family::Classical, Family::ChineseOfficial, Family::ZungJung];
const NOT_OFFICIAL_WIN: &[Family] = &[Family::Riichi, Family::FourWinds, Family::Classical, Family::ZungJung];
const NOT_OFFICIAL: &[Family] = &[
    Family::Riichi,
    Family::FourWinds,
    Family::Classical,
    Family::HongKong,
    Family::ZungJung,
    Family::Taiwanese,
    Family::Regional,
];
const NOT_OF_HONG_KONG_OR_JAPAN: &[Family] = &[
    Family::FourWinds,
    Family::Classical,
    Family::ChineseOfficial,
    Family::ZungJung,
    Family::Taiwanese,
    Family::Regional,
];
const OTHERS: &[Family] =
    &[Family::Riichi, Family::FourWinds, Family::Classical, Family::ChineseOfficial, Family::ZungJung];
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
fn a_deal_and_a_hand_that_waits_are_called_as_the_players_of_a_game_call_them() {
    let families = [Family::ChineseOfficial, Family::HongKong, Family::Riichi];
    let deals = families.map(|family| Language::ZhHans.deal_name(Wind::South, 2, family));
    assert_eq!(deals, ["南2盘", "南2局", "南2局"]);
    let waits = families
        .map(|family| Language::ZhHant.headline(&Headline::Waiting { kinds: 2, left: 5 }, family, &Seating::default()));
    assert_eq!(waits, ["聽牌：2種5張", "叫糊：2種5張", "聽牌：2種5張"]);
}

#[test]
fn suits_have_the_names_that_players_of_a_game_give_them() {
    let named = |language: Language, family| {
        [Suit::Dots, Suit::Bamboos].map(|suit| language.tile(Tile::plain(Kind::suited(suit, 5).unwrap()), family))
    };
    assert_eq!(named(Language::ZhHans, Family::ChineseOfficial), ["5饼", "5条"]);
    assert_eq!(named(Language::ZhHans, Family::Riichi), ["5筒", "5索"]);
    assert_eq!(named(Language::ZhHant, Family::HongKong), ["5筒", "5索"]);
    assert_eq!(named(Language::ZhHant, Family::Taiwanese), ["5筒", "5條"]);
    assert_eq!(named(Language::En, Family::ChineseOfficial), ["5 of dots", "5 of bamboos"]);
}

/// What is called and declared at a riichi table has one name, whatever yaku are called: chii, pon, kan, ron, tsumo.
#[test]
fn riichi_calls_are_the_same_under_either_names_of_yaku() {
    let lists = [&WORD, &TERM, &QUICK, &COMMAND, &REFUSAL, &PROBLEM, &BY, &WON, &MELD_KIND, &STEP, &FU_SET, &FURITEN];
    let also =
        [&CHANCE, &BARRED, &COSTS, &EVENT, &DANGER_OF, &LIABLE_WIN, &BASIC_FIELD, &TEMPLATE, &BOARD_WHY, &REF_COUNTERS];
    let mut found = Vec::new();
    for (list, are_plain) in lists.into_iter().chain(also).flat_map(|list| [(list, false), (list, true)]) {
        for (place, key) in list.keys.iter().enumerate() {
            let text = Language::En.text_with(list, place, Family::Riichi, are_plain);
            if ["kong", "pung", "chow", "self-draw"].iter().any(|word| text.to_lowercase().contains(word)) {
                found.push(format!("{key}: {text}"));
            }
        }
    }
    // No riichi rulebook pays for a kong at once.
    found.retain(|text| !text.starts_with("board-made-kong"));
    assert!(found.is_empty(), "{}", found.join("\n"));
    let closed_kan =
        |are_plain| Language::En.text_with(&MELD_KIND, MeldKind::ConcealedKong as usize, Family::Riichi, are_plain);
    assert_eq!([false, true].map(closed_kan), ["Ankan", "Closed kan"]);
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

/// Chii and kan at a riichi table, chow and kong elsewhere; the name of a yaku is English where all of them are.
#[test]
fn refusals_problems_and_keys_have_the_words_of_the_game() {
    let said = |family, are_plain| {
        let text = |key| {
            let places =
                |(list, _): &(&'static List, bool)| Some((*list, list.keys.iter().position(|other| *other == key)?));
            let (list, place) = LISTS.iter().find_map(places).unwrap();
            let text = Language::En.text_with(list, place, family, are_plain);
            text.split_once(['.', ',']).map_or(text, |(first, _)| first)
        };
        ["refusal-no-such-chow", "replacement-without-kong", "command-aim-chow"].map(text).join("; ")
    };
    let chii = "A chii needs three in a row in one suit";
    let kan = "needs a kan with no discard since";
    assert_eq!(said(Family::Riichi, false), format!("{chii}; Rinshan {kan}; add a chii"));
    assert_eq!(said(Family::Riichi, true), format!("{chii}; Winning after a kan {kan}; add a chii"));
    assert_eq!(
        said(Family::ChineseOfficial, false),
        "A chow needs three in a row in one suit; Winning after a kong needs a kong with no discard since; add a chow"
    );
}

//! Every switch of a riichi rulebook with a hand that it changes, the expectations worked out by hand. The corpora know
//! three profiles; what those leave alone is tested here, and so is the rest.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_testing::deal::{ask_line, differences};
use tenbo_testing::files;
use tenbo_testing::switches::{Case, cases};

/// Options that no riichi hand can show, and the worked examples of another family that do, or the rulebook of which the
/// examples of `families` show it.
const OTHER_FAMILIES: &[(OptionKey, &str)] = &[
    (OptionKey::System, "building-skills"),
    (OptionKey::RoundTo, "building-skills"),
    (OptionKey::BasicPoints, "building-skills"),
    (OptionKey::Consistency, "building-skills"),
    (OptionKey::Overlap, "fourwinds-logic"),
    (OptionKey::KongsAsConcealed, "fourwinds-logic"),
    (OptionKey::MaximumChows, "fourwinds-logic"),
    (OptionKey::NoMixedSuits, "fourwinds-logic"),
    (OptionKey::IgnoreMinimumForReadyLosers, "fourwinds-logic"),
    (OptionKey::UseFlowers, "fourwinds-logic"),
    (OptionKey::Suits, "malaysian"),
    (OptionKey::ChowsForThree, "malaysian"),
    (OptionKey::UseAnimals, "singapore"),
    (OptionKey::UseFaces, "malaysian"),
    (OptionKey::FlowersInHand, "american-modern"),
    (OptionKey::ExposedGroups, "american-modern"),
    (OptionKey::AuxiliaryPointsOnlyForLegalWins, "fourwinds-logic"),
    (OptionKey::Jokers, "fourwinds-logic"),
    (OptionKey::IgnoreMinimumForOneSuit, "families"),
    (OptionKey::MinimumWithoutFlowers, "families"),
    (OptionKey::MinimumValue, "families"),
    (OptionKey::UseHonors, "sichuan"),
    (OptionKey::UseSeasons, "korean"),
    (OptionKey::MaximumChowsCounts, "families"),
    (OptionKey::SpecialHandRequired, "families"),
    (OptionKey::FaanTable, "families"),
    (OptionKey::MaximumFaan, "families"),
    (OptionKey::KongChart, "families"),
    (OptionKey::HandSize, "taiwanese-16"),
    (OptionKey::JokersStandFor, "families"),
    (OptionKey::JokersInSets, "families"),
    (OptionKey::JokersInMelds, "families"),
    (OptionKey::JokersReplaceable, "families"),
    (OptionKey::GunRule, "families"),
    (OptionKey::SharedPayment, "zung-jung"),
    (OptionKey::DealerBonus, "taiwanese-16"),
    (OptionKey::DealerBonusPerWin, "taiwanese-16"),
    (OptionKey::SelfDrawBonus, "sichuan-bloody"),
    (OptionKey::Settlement, "pao"),
    (OptionKey::EastDoubles, "pao"),
    (OptionKey::LosersSettle, "pao"),
    (OptionKey::DiscarderPaysAll, "pao"),
    (OptionKey::InsuranceClassicalHands, "pao"),
    (OptionKey::InsuranceNineTiles, "pao"),
    (OptionKey::InsuranceLastFive, "pao"),
    (OptionKey::AllowNoChoice, "pao"),
    (OptionKey::FaultyOutEastDoubles, "pao"),
    (OptionKey::FaultyOutThen, "pao"),
    (OptionKey::OffenderScoreZeroed, "pao"),
    (OptionKey::FaultyClaimPoints, "pao"),
    (OptionKey::AllowCanceling, "pao"),
    (OptionKey::FaultyOutPassesDeal, "settlement/dealer_rotation"),
    (OptionKey::WinnerScheme, "settlement/schemes"),
    (OptionKey::LosersPayMinimum, "settlement/schemes"),
    (OptionKey::LosersEastDoubles, "settlement/schemes"),
    (OptionKey::DiscarderPays, "settlement/schemes"),
    (OptionKey::RoundWay, "settlement/schemes"),
    (OptionKey::RoundPointsTo, "settlement/schemes"),
    (OptionKey::RoundPointsWay, "settlement/schemes"),
    (OptionKey::RoundPaymentsTo, "settlement/schemes"),
    (OptionKey::RoundPaymentsWay, "settlement/schemes"),
    (OptionKey::DrawPayments, "settlement/schemes"),
    (OptionKey::DealerKeepsOn, "settlement/dealer_rotation"),
    (OptionKey::BonusBesideLimit, "bmja"),
    (OptionKey::TreasureSelfDrawn, "classical/classical_limits"),
    (OptionKey::TreasurePairWait, "classical/classical_limits"),
    (OptionKey::TreasureOneSuit, "classical/classical_limits"),
    (OptionKey::TreasureKongs, "classical/classical_limits"),
    (OptionKey::ScholarsWithoutChow, "classical/classical_limits"),
    (OptionKey::ZeroPointsWithFlowers, "classical/classical_limits"),
    (OptionKey::OnlyTileSeesTable, "classical/classical_wins"),
    (OptionKey::SnakePairOwnWind, "classical/classical_limits"),
    (OptionKey::JewelsInPairs, "classical/classical_limits"),
    (OptionKey::FlowerSupplements, "classical/classical_limits"),
    (OptionKey::MoonOnLastDiscard, "classical/classical_limits"),
    (OptionKey::EastStreakWins, "classical/classical_limits"),
    (OptionKey::EarthsBlessing, "classical/classical_limits"),
    (OptionKey::HeavenAfterKong, "classical/classical_limits"),
    (OptionKey::EarthAfterKong, "zung-jung"),
    (OptionKey::PlayOn, "sichuan-bloody"),
    (OptionKey::ConcealedKongPayment, "sichuan-bloody"),
    (OptionKey::ClaimedKongPayment, "sichuan-bloody"),
    (OptionKey::ClaimedKongPaidBy, "singapore"),
    (OptionKey::AddedKongPayment, "sichuan-bloody"),
    (OptionKey::KongsNeedReady, "sichuan-bloody"),
    (OptionKey::OwnFlowersPayment, "singapore"),
    (OptionKey::AnimalPairPayment, "singapore"),
    (OptionKey::FlowerSetPayment, "singapore"),
    (OptionKey::BaseStake, "families"),
    (OptionKey::UnitStake, "families"),
    (OptionKey::FaultyOutPercent, "families"),
    (OptionKey::FaultyOutNotReadyPercent, "families"),
    (OptionKey::FaultyClaimPercent, "families"),
];

/// Options of Chinese Official; `mcr_switches` and `mcr_payments` have a hand for each.
const CHINESE_OFFICIAL: &[OptionKey] = &[
    OptionKey::OnlyWait,
    OptionKey::ExhaustedWaitsCount,
    OptionKey::KnittedStraightWaits,
    OptionKey::DealtHandWaits,
    OptionKey::ClaimedPung,
    OptionKey::TileHogHonors,
    OptionKey::MeldedHandKongs,
    OptionKey::ReplacementOnLastDiscard,
    OptionKey::FullyConcealedAdds,
    OptionKey::NineGatesTerminalPungs,
    OptionKey::GreenHalfFlush,
    OptionKey::ConcealedKongsAdd,
    OptionKey::AllTerminalsTriplePung,
    OptionKey::WindsTerminalsHonors,
    OptionKey::AllPungsBesideHonors,
    OptionKey::ShiftedChowPairs,
    OptionKey::InevitableTileHog,
    OptionKey::BasicPayment,
    OptionKey::FaultyOutPoints,
    OptionKey::FaultyOutNotReadyPoints,
    OptionKey::FaultyOutPaidTo,
];

/// Options about the score of a whole game: no deal shows them. The engine keeps them for the page and the game sheet.
const END_OF_GAME: &[(OptionKey, &str)] = &[
    (OptionKey::StartPoints, "what everybody starts with"),
    (OptionKey::ReturnPoints, "what the final result is counted from"),
    (OptionKey::PlacementBonus, "added by final place"),
    (OptionKey::PlacementTies, "who shares a place"),
    (OptionKey::PlacementRemainder, "who gets what cannot be shared (game/game.rs)"),
    (OptionKey::DepositsLeft, "sticks left when the game is over"),
    (OptionKey::Rounds, "how long it is"),
    (OptionKey::ExtraRound, "how long it may become"),
    (OptionKey::TargetPoints, "what that depends on (game/ending.rs)"),
    (OptionKey::LastDealerStops, "when it is over"),
    (OptionKey::BankruptcyEnds, "when the game is over"),
    (OptionKey::RiichiWithoutPoints, "who may still declare riichi then (game/riichi_points.rs)"),
    (OptionKey::Yakitori, "paid at the end by whoever never won (settlement/dealer_rotation.rs)"),
    (OptionKey::YakitoriPoints, "how much that is (settlement/dealer_rotation.rs)"),
    (OptionKey::YakitoriPaidTo, "who gets it (settlement/dealer_rotation.rs)"),
    (OptionKey::YakitoriFor, "over what time"),
];

fn rules(case: &Case, setting: &Value) -> Value {
    let mut rules = json!({ "base": case.base });
    match (case.switch, setting) {
        (_, Value::Null) => {}
        (Some(key), setting) => rules["options"] = json!({ key.as_str(): setting }),
        (None, changes) => rules.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone()),
    }
    for (key, value) in case.with.as_object().into_iter().flatten() {
        rules["options"][key] = value.clone();
    }
    rules
}

#[test]
fn each_switch_changes_its_hand_as_the_rules_say() {
    let cases = cases();
    let mut failed = Vec::new();
    for case in &cases {
        for (setting, expect) in &case.settings {
            let rules = rules(case, setting);
            let wrong = differences(&ask_line(&rules, case.deal), expect);
            if !wrong.is_empty() {
                failed.push(format!(
                    "{} ({})\n  {} under {rules}\n  {}",
                    case.about,
                    case.source,
                    case.deal,
                    wrong.join("; ")
                ));
            }
        }
    }
    assert!(failed.is_empty(), "{} of {} cases\n{}", failed.len(), cases.len(), failed.join("\n"));
}

/// A case whose settings expect the same shows nothing, unless two of them differ only in how the answer explains them.
#[test]
fn each_case_expects_something_else_of_each_setting() {
    for case in cases() {
        let different: BTreeSet<&str> = case.settings.iter().map(|(_, expect)| *expect).collect();
        let settings: BTreeSet<String> = case.settings.iter().map(|(setting, _)| setting.to_string()).collect();
        assert_eq!(settings.len(), case.settings.len(), "{}: a setting twice", case.about);
        assert!(different.len() >= 2, "{}: {different:?}", case.about);
    }
}

#[test]
fn no_option_is_left_out() {
    let tabled: BTreeSet<OptionKey> = cases().iter().filter_map(|case| case.switch).collect();
    for &key in OptionKey::ALL {
        let elsewhere = OTHER_FAMILIES.iter().filter(|(other, _)| *other == key).count();
        let no_hand = END_OF_GAME.iter().filter(|(other, _)| *other == key).count();
        let chinese = usize::from(CHINESE_OFFICIAL.contains(&key));
        let places = usize::from(tabled.contains(&key)) + elsewhere + chinese + no_hand;
        assert_eq!(places, 1, "{key} is in {places} of: the table, another family's examples, the end of the game");
    }
    let hands: String = ["switches", "payments"]
        .iter()
        .map(|file| files::text(format!("crates/tenbo-engine/tests/chinese_official/mcr_{file}.rs")))
        .collect();
    let code = |line: &&str| !line.trim_start().starts_with("//");
    let sets = |text: &str, key: OptionKey| text.lines().filter(code).any(|line| line.contains(&format!("\"{key}\"")));
    for &key in CHINESE_OFFICIAL {
        assert!(sets(&hands, key), "no hand for {key}");
    }
    for &(key, file) in OTHER_FAMILIES {
        let examples = files::text_if_any(format!("tests/data/executable/{file}.jsonl"));
        let book = files::text_if_any(format!("crates/tenbo-engine/src/rules/books/{file}.json"));
        let hands = files::text_if_any(format!("crates/tenbo-engine/tests/{file}.rs"));
        assert!([examples, book, hands].iter().any(|text| sets(text, key)), "{file} does not set {key}");
    }
}

/// Both settings of a flag and every name of a choice are tried.
#[test]
fn every_setting_of_a_switch_is_tried() {
    let cases = cases();
    for &key in OptionKey::ALL.iter().filter(|key| cases.iter().any(|case| case.switch == Some(**key))) {
        let tried = cases.iter().filter(|case| case.switch == Some(key)).flat_map(|case| &case.settings);
        let tried: BTreeSet<String> = tried.map(|(setting, _)| setting.to_string()).collect();
        let want: BTreeSet<String> = match key.spec() {
            OptionSpec::Flag(_) => ["false".to_owned(), "true".to_owned()].into(),
            OptionSpec::Choice(names) => names.iter().map(|name| Value::from(*name).to_string()).collect(),
            OptionSpec::Number { .. } => {
                assert!(tried.len() >= 2, "{key}: only {tried:?}");
                continue;
            }
        };
        assert_eq!(tried, want, "{key}");
    }
}

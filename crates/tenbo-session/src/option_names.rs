//! What players call an option, beside its name in the languages of the page: so that a search finds it by that, too.

use tenbo_engine::options::OptionKey;

use super::sought::sought;

/// The names, by option.
const NAMES: &[(OptionKey, &[&str])] = &[
    (
        OptionKey::AbortiveDraws,
        &["kyuushu kyuuhai", "九種九牌", "suufon renda", "四風連打", "suucha riichi", "四家立直", "ryuukyoku"],
    ),
    (OptionKey::BankruptcyEnds, &["tobi", "dobon", "hakoware", "busting", "ハコ割れ", "飛び"]),
    (OptionKey::Chombo, &["penalty", "錯和", "诈和", "詐胡"]),
    (OptionKey::CounterValue, &["honba", "tsumibou", "積み棒", "本場"]),
    (OptionKey::CountedYakuman, &["kazoe yakuman", "数え役満"]),
    (OptionKey::DealerBonus, &["莊家", "做莊", "tai"]),
    (OptionKey::DealerBonusPerWin, &["streak", "連莊", "拉莊", "连庄"]),
    (OptionKey::DealerKeepsOn, &["renchan", "agari renchan", "tenpai renchan", "連荘", "连庄"]),
    (OptionKey::DepositsTo, &["kyoutaku", "供託"]),
    (OptionKey::DoubleWindPairFu, &["renpuuhai", "連風牌"]),
    (OptionKey::ExtraRound, &["west round", "shaanyuu", "西入", "enchousen"]),
    (OptionKey::FaanTable, &["spicy", "辣", "laak"]),
    (OptionKey::FalseWinPoints, &["false mahjong", "false win", "詐胡", "诈和"]),
    (OptionKey::GunRule, &["half gun", "full gun", "全銃", "半銃", "shoot", "出銃"]),
    (OptionKey::InsuranceLastFive, &["insurance", "包"]),
    (OptionKey::InsuranceNineTiles, &["insurance", "nine tiles error", "包九張"]),
    (OptionKey::InsuranceClassicalHands, &["insurance", "cannon", "包"]),
    (OptionKey::KanDora, &["kandora", "槓ドラ", "杠宝牌"]),
    (OptionKey::KanUra, &["kanura", "槓裏"]),
    (OptionKey::KiriageMangan, &["round up", "切り上げ満貫"]),
    (OptionKey::LastDealerStops, &["agari yame", "tenpai yame", "和了やめ"]),
    (OptionKey::LiabilityScope, &["pao", "sekinin barai", "包", "責任払い"]),
    (OptionKey::Limit, &["cap", "ceiling", "満貫", "封顶", "封頂"]),
    (OptionKey::MaximumFaan, &["cap", "爆棚", "封顶", "封頂"]),
    (
        OptionKey::MaximumWinners,
        &[
            "head bump",
            "atamahane",
            "double ron",
            "triple ron",
            "頭ハネ",
            "ダブロン",
            "一炮多响",
            "一炮多響",
            "截胡",
            "攔胡",
        ],
    ),
    (OptionKey::MinimumValue, &["起和", "起胡", "shibari", "縛り"]),
    (OptionKey::NagashiMangan, &["nagashi", "流し満貫"]),
    (OptionKey::NoMixedSuits, &["cleared hand", "one suit only"]),
    (OptionKey::NotReadyPayment, &["noten bappu", "ノーテン罰符", "tenpai"]),
    (OptionKey::OpenRiichi, &["オープンリーチ"]),
    (OptionKey::OpenTanyao, &["kuitan", "ari", "nashi", "喰いタン", "食い断"]),
    (OptionKey::PinfuSelfDraw, &["pinfu tsumo", "ピンヅモ", "平和自摸"]),
    (OptionKey::PlacementBonus, &["uma", "wuma", "oka"]),
    (OptionKey::PlayOn, &["bloody", "xuezhan", "血战到底", "血戰到底"]),
    (OptionKey::RedFives, &["aka dora", "赤ドラ", "赤五"]),
    (OptionKey::ReturnPoints, &["oka", "kaeshi", "返し"]),
    (OptionKey::SelfDrawLoss, &["tsumo loss", "tsumozon", "ツモ損"]),
    (OptionKey::StartPoints, &["genten", "oka", "原点"]),
    (OptionKey::UraDora, &["ura", "裏ドラ"]),
    (OptionKey::UseFlowers, &["bonus tiles", "花牌"]),
    (OptionKey::Yakitori, &["焼き鳥"]),
];

/// Whether players call an option something with this text in it, given as it is [`sought`].
#[must_use]
pub fn is_called(key: OptionKey, text: &str) -> bool {
    let names = NAMES.iter().filter(|(other, _)| *other == key).flat_map(|(_, names)| *names);
    names.into_iter().any(|name| sought(name).contains(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_option_has_its_names_once() {
        for (place, (key, _)) in NAMES.iter().enumerate() {
            assert!(NAMES.iter().skip(place + 1).all(|(other, _)| other != key), "{key}");
        }
        let names = NAMES.iter().flat_map(|(key, names)| names.iter().map(move |name| (*key, sought(name))));
        let mut all: Vec<_> = names.collect();
        all.sort();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair.first() == pair.last()).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn an_option_is_called_what_players_say_however_they_write_it() {
        for (key, names) in [
            (OptionKey::OpenTanyao, &["Kuitan", "kui tan", "ｋｕｉｔａｎ", "喰いタン"][..]),
            (OptionKey::MaximumWinners, &["HEAD BUMP", "atama-hane", "頭ハネ"]),
            (OptionKey::RedFives, &["Aka-dora", "赤ドラ"]),
        ] {
            for name in names {
                assert!(is_called(key, &sought(name)), "{key} {name}");
            }
        }
        assert!(!is_called(OptionKey::OpenTanyao, &sought("head bump")));
    }
}

//! The whole text that is copied, in each language.

use tenbo_engine::options::OptionKey;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;

use super::shown::Shown;
use super::{Language, copy};
use tenbo_session::{Seating, share};

fn copied(language: Language, link: &str, house: &[(OptionKey, i64)], seating: &Seating) -> String {
    let (mut state, dropped) = share::read(link);
    assert_eq!(dropped, []);
    for &(key, value) in house {
        assert!(state.rules.set(key, Some(value)));
    }
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    copy::text(&Shown { language, state: &state, plan: &plan, draft: &draft, answer: &answer, seating })
}

/// A riichi hand whose dora are one of each kind; with a near miss.
const HAND: &str =
    "v1;r=riichi-tenhou;win=W;W=123m406p22s78s123s+9s;d=9m;u=8s;from=S;riichi=W;honba=2;sticks=1;round=S";

#[test]
fn a_chat_can_read_it_in_each_language() {
    let house = [(OptionKey::OpenTanyao, 0)];
    let seating = Seating::of([(Seat::West, "Aiko".to_owned())]);
    let text = |language| copied(language, HAND, &house, &seating);
    assert_eq!(
        text(Language::En),
        "Mangan · 5 han · 8,000 + 600 for counters\n\
         Tenhou, 1 house rule · Seat wind: West (Aiko) · Round wind: South · Counters (honba): 2 · Riichi sticks: 1\n\
         House rules: Open tanyao: off\n\
         Dora: 1m (indicator: 9m)\n\
         Ura: 9s (indicator: 8s)\n\
         123m406p1222378s+9s\n\
         Dora in the hand: 1m0p9s\n\
         - Riichi (Ready): 1 han\n\
         - Pinfu (All sequences, no extra fu): 1 han\n\
         - Dora (Bonus tiles): 1 han\n\
         - Ura dora (Hidden bonus tiles): 1 han\n\
         - Red five (Red fives): 1 han\n\
         Near misses:\n\
         - Sanshoku doujun (Mixed triple sequence): one set missing: sequence 1-2-3 of dots\n\
         - Ittsu (Full straight): one set missing: sequence 4-5-6 of bamboos\n\
         Ron. Riichi, pinfu, dora, ura dora, akadora. Mangan, hassen wa hassen roppyaku.\n\
         East 0\n\
         South \u{2212}8,600\n\
         West · Aiko +9,600\n\
         North 0\n\
         Riichi sticks on the table \u{2212}1,000\n"
    );
    let contexts = [
        (
            Language::Ja,
            "天鳳、独自ルール1件 · 自風：西（Aiko） · 場風：南 · 本場：2 · 供託リーチ棒：1\n独自ルール：喰いタン：オフ\nドラ：1m（表示牌：9m）\n裏ドラ：9s（表示牌：8s）\n123m406p1222378s+9s\n手牌のドラ：1m0p9s\n",
        ),
        (
            Language::ZhHans,
            "天凤，1项自定规则 · 自风：西（Aiko） · 场风：南 · 本场数：2 · 立直棒：1\n自定规则：食断：关\n宝牌：1m（指示牌：9m）\n里宝牌：9s（指示牌：8s）\n123m406p1222378s+9s\n手中的宝牌：1m0p9s\n",
        ),
        (
            Language::ZhHant,
            "天鳳，1項自訂規則 · 自風：西（Aiko） · 場風：南 · 本場數：2 · 立直棒：1\n自訂規則：食斷：關\n寶牌：1m（指示牌：9m）\n裡寶牌：9s（指示牌：8s）\n123m406p1222378s+9s\n手中的寶牌：1m0p9s\n",
        ),
    ];
    for (language, context) in contexts {
        let text = text(language);
        let (_, below) = text.split_once('\n').unwrap();
        assert!(below.starts_with(context), "{text}");
    }
}

#[test]
fn each_winner_stands_above_the_tiles_and_nothing_is_said_that_is_not_there() {
    let two = "v1;r=riichi-ema-2025;win=ES;E=22345m45567p345s+6p;S=22345m45p567p345s;from=W";
    let text = copied(Language::En, two, &[], &Seating::of([(Seat::South, "Ben".to_owned())]));
    assert!(text.contains("\nEMA 2025 · Round wind: East\nEast:\n22345m45567p345s+6p\n"), "{text}");
    assert!(text.contains("\nSouth · Ben:\n22345m45567p345s+6p\n"), "{text}");
    let draw = copied(Language::En, "v1;r=mcr-mil-2025;E=123m;draw=wall", &[], &Seating::default());
    assert!(!draw.contains("Dora") && !draw.contains("House rules") && !draw.contains("Counters"), "{draw}");
}

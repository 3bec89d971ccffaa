//! The table of `riichi_switches.rs`: a switch, a hand, and what each setting makes of it.

use serde_json::{Value, json};
use tenbo_engine::options::{OptionKey, OptionKey as K};

/// A switch with a hand that it changes.
pub struct Case {
    /// The option; `None` if the rulebook says it by an item or a list.
    pub switch: Option<OptionKey>,
    /// What the case shows.
    pub about: &'static str,
    /// Which organization's rule it is.
    pub source: &'static str,
    /// The rulebook that is changed.
    pub base: &'static str,
    /// Options that are the same in every setting.
    pub with: Value,
    /// The deal in a line.
    pub deal: &'static str,
    /// Each setting (without a switch: the rulebook's changes; `null`: none) and what is expected.
    pub settings: Vec<(Value, &'static str)>,
}

fn case(switch: OptionKey, about: &'static str, source: &'static str, deal: &'static str) -> Case {
    Case { switch: Some(switch), about, source, base: "riichi-book-1", with: Value::Null, deal, settings: Vec::new() }
}

/// A rule that a rulebook states by its items or its list of liable patterns.
fn stated(about: &'static str, source: &'static str, base: &'static str, deal: &'static str) -> Case {
    Case { switch: None, about, source, base, with: Value::Null, deal, settings: Vec::new() }
}

impl Case {
    fn base(mut self, base: &'static str) -> Case {
        self.base = base;
        self
    }

    fn with(mut self, options: Value) -> Case {
        self.with = options;
        self
    }

    fn is(mut self, setting: impl Into<Value>, expect: &'static str) -> Case {
        self.settings.push((setting.into(), expect));
        self
    }
}

/// Riichi, ippatsu, pinfu, all simples: 4 han, 30 fu.
const FOUR_HAN: &str = "S: riichi ippatsu 234m456p678s22p56s+7s";
/// North is next after West's discard and wins with a dragon triplet, South with riichi, pinfu and all simples.
const TWO_WIN: &str = "honba=1 deposits=2 S: riichi 22m45p234678s345m+6p from=W N: 55s45p123m789m(777z)+6p from=W";
const THREE_WIN: &str =
    "E: 99s45p123m999p555z+6p from=W S: 22m45p234678s345m+6p from=W N: 55s45p123m789m(777z)+6p from=W";

/// Every case.
pub fn cases() -> Vec<Case> {
    [limits(), yaku(), tiles(), fu(), payments(), draws(), liability(), table()].into_iter().flatten().collect()
}

fn limits() -> Vec<Case> {
    vec![
        case(K::KiriageMangan, "4 han and 30 fu become a mangan", "EMA 2025", FOUR_HAN)
            .is(false, "4/30 total=7700 limit=none")
            .is(true, "4/30 total=8000 limit=mangan"),
        case(K::KiriageMangan, "3 han and 60 fu as well", "M-League", "S: 3379p[7777z](123p)(567p)+8p")
            .is(false, "3/60 total=7700 lines=pung-dragon,one-suit-honors")
            .is(true, "3/60 total=8000 limit=mangan"),
        case(K::KiriageMangan, "one fu step below nothing changes", "EMA 2025", "S: riichi 234m456p678s22p56s+7s")
            .is(false, "3/30 total=3900 limit=none")
            .is(true, "3/30 total=3900 net=S3900,W-3900"),
        case(
            K::CountedYakuman,
            "thirteen han: riichi, ippatsu, pinfu, all simples, ryanpeikou, one suit",
            "EMA 2016, M-League",
            "S: riichi ippatsu 2233445566778s+8s",
        )
        .is("yakuman", "han=13 total=32000 limit=counted-yakuman")
        .is("sanbaiman", "han=13 total=24000 limit=sanbaiman"),
        case(K::DoubleYakuman, "orphans that lack the pair", "Mahjong Soul", "S: 19m19p19s1234567z+7z")
            .is(false, "total=32000 limit=yakuman lines=thirteen-orphans")
            .is(true, "total=64000 lines=thirteen-orphans-wait"),
        case(K::DoubleYakuman, "four concealed triplets on the pair", "Mahjong Soul", "S: 222m444p666s888s1z+1z")
            .is(false, "total=32000 lines=four-concealed-pungs")
            .is(true, "total=64000 lines=four-concealed-pungs-pair-wait"),
        case(K::DoubleYakuman, "nine gates on nine tiles", "Mahjong Soul", "S: 1112345678999m+9m")
            .is(false, "total=32000 lines=nine-gates")
            .is(true, "total=64000 lines=nine-gates-wait"),
        case(K::DoubleYakuman, "big winds", "Mahjong Soul", "S: 1z11m(222z)(333z)(444z)1z+1z")
            .is(false, "total=32000 lines=big-four-winds")
            .is(true, "total=64000 lines=big-four-winds"),
        case(
            K::AllowMultipleLimitHands,
            "all honors with three dragon triplets",
            "WRC 2025 adds up, EMA 2025 does not",
            "S: 22z11z(555z)(666z)(777z)+1z",
        )
        .is(false, "total=32000 net=S32000,W-32000")
        .is(true, "total=64000 lines=all-honors,big-three-dragons"),
        stated(
            "a win before the first draw is at least a mangan",
            "WRC 2025",
            "riichi-wrc-2025",
            "S: human 123m456p789s1122z+1z from=E",
        )
        .is(Value::Null, "han=5 total=8000 limit=mangan lines=humanly")
        .is(json!({ "winner": { "humanly": null } }), "1/40 total=1300 lines=pung-round-wind")
        .is(json!({ "winner": { "humanly": { "value": 100 } } }), "han=13 total=32000 limit=yakuman lines=humanly"),
        stated(
            "where the hand is worth more it is paid as the hand",
            "WRC 2025",
            "riichi-wrc-2025",
            "S: human 2233445566778s+8s from=E",
        )
        .is(Value::Null, "han=11 total=24000 limit=sanbaiman")
        .is(json!({ "winner": { "humanly": { "value": 100 } } }), "total=32000 lines=humanly"),
        stated(
            "five han that combine with nothing are a mangan",
            "EMA 2025",
            "riichi-ema-2025",
            "S: human 123m456p789s1122z+1z from=E",
        )
        .is(Value::Null, "han=5 total=8000 limit=mangan lines=humanly")
        .is(json!({ "winner": { "humanly": null } }), "1/40 total=1300 lines=pung-round-wind"),
        stated(
            "the highest of two ways to count a hand is paid",
            "EMA 2025",
            "riichi-ema-2025",
            "S: human 2233445566778s+8s from=E",
        )
        .is(Value::Null, "han=11 total=24000 limit=sanbaiman")
        .is(json!({ "winner": { "humanly": { "value": 100 } } }), "total=32000 lines=humanly"),
        stated(
            "a mangan does not add to a yakuman",
            "WRC 2025: the mangan or the hand",
            "riichi-wrc-2025",
            "S: human 19m19p19s1234567z+7z from=E",
        )
        .is(Value::Null, "total=32000 limit=yakuman lines=thirteen-orphans")
        .is(
            json!({ "winner": { "humanly": { "value": 100 } }, "excludes": { "thirteen-orphans": [] } }),
            "total=64000 lines=humanly,thirteen-orphans",
        ),
    ]
}

fn yaku() -> Vec<Case> {
    vec![
        case(K::OpenTanyao, "an open hand of simples", "house rule of older clubs", "S: 56s456p678s22p(234m)+7s")
            .is(true, "1/30 total=1000 lines=all-simples")
            .is(false, "win=false short_by=1 net="),
        case(K::Ippatsu, "the first turn after riichi", "JPML A 2026", FOUR_HAN)
            .is(true, "4/30 total=7700")
            .is(false, "3/30 total=3900 lines=riichi,pinfu-hand,all-simples"),
        case(
            K::OpenRiichi,
            "a han more than riichi; the player who fed it is in riichi too",
            "ma-jann.com, local yaku",
            "S: open-riichi 234m456p678s22p56s+7s from=W W: riichi",
        )
        .is(false, "problem=no-open-riichi at=/seats/S/riichi")
        .is(true, "4/30 total=7700 lines=riichi,open-riichi,pinfu-hand,all-simples"),
        case(
            K::OpenRiichi,
            "a yakuman from a player who is not",
            "Hii's Mahjong Research 1-10-2",
            "S: open-riichi 234m456p678s22p56s+7s from=W E: riichi",
        )
        .is(false, "problem=no-open-riichi")
        .is(true, "total=32000 limit=yakuman lines=fed-open-riichi net=S32000,W-32000"),
        stated(
            "with the first discard a han more than double riichi; some tables double the two han of open riichi",
            "encyclopedia article 開立直",
            "riichi-book-1",
            "S: double-open-riichi 234m456p678s22p56s~7s",
        )
        .with(json!({ "open-riichi": true }))
        .is(Value::Null, "6/20 total=12000 lines=double-riichi,open-riichi,fully-concealed,pinfu-hand,all-simples")
        .is(json!({ "winner": { "open-riichi": { "value": 2 } } }), "7/20 total=12000"),
        stated(
            "a tile that was robbed of a kong is fed too; tables that pay no yakuman",
            "docs/rules/riichi-more.md, Open riichi and two more local yaku",
            "riichi-book-1",
            "S: robbed-kong open-riichi 234m456p678p22p56s+7s from=E",
        )
        .with(json!({ "open-riichi": true }))
        .is(Value::Null, "total=32000 lines=fed-open-riichi net=E-32000,S32000")
        .is(
            json!({ "winner": { "fed-open-riichi": null } }),
            "han=5 total=8000 lines=riichi,open-riichi,pinfu-hand,all-simples,robbing-kong",
        ),
        stated(
            "the tile with which West declares riichi",
            "Hii's Mahjong Research 1-10-1, tsubame-gaeshi",
            "riichi-book-1",
            "S: riichi-discard 123m456p789s2255p+2p from=W W: riichi",
        )
        .is(Value::Null, "win=false short_by=1 net=")
        .is(
            json!({ "winner": { "swallow-return": { "value": 1, "unit": "han" } } }),
            "1/40 total=1300 lines=swallow-return net=S1300,W-1300",
        ),
        stated(
            "the discard after West's kong",
            "ma-jann.com, local yaku, kanburi",
            "riichi-book-1",
            "S: kong-discard 123m456p789s2255p+2p from=W W: [1111z]",
        )
        .is(Value::Null, "win=false short_by=1 net=")
        .is(
            json!({ "winner": { "discard-after-kong": { "value": 1, "unit": "han" } } }),
            "1/40 total=1300 lines=discard-after-kong",
        ),
        case(
            K::SevenPairsFourAlike,
            "four fives of bamboos",
            "house rule, no organization's",
            "S: 1122m3344p5555s7z+7z",
        )
        .is(false, "problem=not-complete at=/end/wins/0/tile")
        .is(true, "2/25 total=1600 lines=seven-pairs"),
        case(
            K::AllGreenNeedsDragon,
            "green bamboos without the dragon",
            "a JPML edition of 2022, unverified",
            "S: 2222334s(666s)(888s)+4s",
        )
        .is(false, "total=32000 lines=all-green")
        .is(true, "han=6 total=12000 lines=one-suit-only,all-simples"),
        case(
            K::LastTileWithReplacement,
            "the last tile of the wall as a replacement",
            "a variation; WRC 2025 excludes it",
            "S: kong-replacement last-tile 234m456p22p67s[1111m]~8s",
        )
        .is(false, "problem=last-tile-is-replacement at=/end/wins/0/situation")
        .is(true, "3/60 total=7900 lines=fully-concealed,supplement,last-tile"),
        case(
            K::RobConcealedKong,
            "a concealed kong robbed for the orphans",
            "EMA 2025, Mahjong Soul; not Tenhou",
            "E: [7777z] S: robbed-kong 19m19p19s1123456z+7z from=E",
        )
        .is(false, "problem=rob-concealed-kong at=/end/wins/0/by")
        .is(true, "total=32000 net=E-32000,S32000"),
        case(
            K::RobConcealedKong,
            "but for no other hand",
            "EMA 2025",
            "E: [7777s] S: robbed-kong riichi 234m456p678s22p56s+7s from=E",
        )
        .is(true, "problem=rob-concealed-kong")
        .is(false, "problem=rob-concealed-kong at=/end/wins/0/by"),
        case(
            K::RiichiNeedsTiles,
            "riichi with four tiles left, then two draws",
            "Tenhou, WRC 2025",
            "wall=2 S: riichi ippatsu 234m456p678s22p56s+7s from=N",
        )
        .is(4, "ok total=7700")
        .is(5, "problem=riichi-too-late at=/seats/S/riichi"),
        case(
            K::RiichiNeedsTiles,
            "riichi with one tile left, which is drawn and discarded",
            "EMA 2025 asks for one",
            "wall=0 S: riichi ippatsu 234m456p678s22p56s+7s from=W last-discard",
        )
        .is(1, "ok han=5")
        .is(2, "problem=riichi-too-late"),
        case(
            K::RiichiNeedsTiles,
            "a draw takes a turn of all four",
            "Tenhou",
            "wall=0 S: riichi ippatsu 234m456p678s22p56s~7s last-tile",
        )
        .is(4, "ok han=6")
        .is(5, "problem=riichi-too-late"),
        case(
            K::ReadyOnOwnMelds,
            "at a draw, a wait for a tile of which a kong of one's own has all four",
            "Tenhou and Mahjong Soul; not EMA (3.3.13), WRC and M-League",
            "draw=wall S: 12m567p888s11z[3333m]",
        )
        .is(false, "net=")
        .is(true, "net=E-1000,N-1000,S3000,W-1000"),
        case(
            K::Riichi,
            "riichi where rules have none",
            "rulebooks of other families",
            "S: riichi 234m456p678s22p56s+7s",
        )
        .is(true, "3/30")
        .is(false, "problem=no-riichi at=/seats/S/riichi"),
        case(K::Players, "the rulebook says how many play", "riichi for three", "S: riichi 123p456p678s22p56s~7s")
            .is(4, "net=E-1300,N-700,S2700,W-700")
            .is(3, "net=E-1300,S2000,W-700"),
    ]
}

fn tiles() -> Vec<Case> {
    vec![
        case(K::RedFives, "one red five", "Tenhou 3, EMA 2025 none", "S: riichi 234m340p678s22m56s+7s")
            .is(0, "problem=no-red-fives at=/seats/S/hand")
            .is(3, "4/30 total=7700 lines=riichi,pinfu-hand,all-simples,red-dora")
            .is(4, "4/30 total=7700"),
        case(K::RedFives, "two red fives of dots", "Mahjong Soul's fourth red five", "S: riichi 234m678p00p678s56s+7s")
            .is(3, "problem=too-many-reds at=/seats/S/hand")
            .is(4, "han=5 total=8000 lines=riichi,pinfu-hand,all-simples,red-dora*2"),
        case(K::UraDora, "a pair under the indicator", "JPML A 2026 has none", "dora=9m ura=1p S: riichi 234m456p678s22p56s+7s")
            .is(true, "han=5 total=8000 lines=riichi,pinfu-hand,all-simples,ura-dora*2")
            .is(false, "problem=ura-count at=/ura"),
        case(K::KanDora, "the indicator that a kong opens", "JPML A 2026 has none", "dora=9m1p S: riichi 234m456p22p56s[8888s]+7s")
            .is(true, "4/50 total=8000 lines=riichi,all-simples,dora*2")
            .is(false, "problem=too-many-indicators at=/dora"),
        case(
            K::KanUra,
            "the tile under a kong's indicator",
            "JPML A 2026 has none",
            "dora=9m9p ura=9s1p S: riichi 234m456p22p56s[8888s]+7s",
        )
        .is(true, "4/50 total=8000 lines=riichi,all-simples,ura-dora*2")
        .is(false, "problem=ura-count at=/ura"),
        case(
            K::KanDoraShown,
            "a replacement tile after an added kong: its indicator is not open yet",
            "M-League at once, Tenhou after the discard",
            "dora=1p3z E: 123456789m1234p S: kong-replacement 345m456p22p67s{7777z}~8s W: 123456789p4566s N: 12345s79s112244z",
        )
        .is("at-once", "4/40 total=8000 lines=pung-dragon,supplement,dora*2")
        .is("after-discard", "problem=too-many-indicators at=/dora"),
    ]
}

fn fu() -> Vec<Case> {
    vec![
        case(
            K::DoubleWindPairFu,
            "the book's 110 fu are 100 where the pair has two",
            "Riichi Book 1; EMA 2025",
            "E: 678p11z77z[1111s][9999s]+7z",
        )
        .is(4, "1/110 total=5300 net=E5300,W-5300")
        .is(2, "1/100 total=4800 net=E4800,W-4800"),
        case(
            K::DoubleWindPairFu,
            "a pair of one wind is worth two either way",
            "EMA 2025",
            "round=S S: 678p22z77z[1111s][9999s]+7z",
        )
        .is(4, "1/110 total=3600")
        .is(2, "1/100 total=3200"),
        case(K::PinfuSelfDraw, "pinfu, self-drawn", "Riichi Book 1; older rules", "S: 23456m345p789s99p~1m")
            .is("20-fu", "2/20 total=1500 lines=fully-concealed,pinfu-hand")
            .is("30-fu", "1/30 total=1100 lines=fully-concealed")
            .is("void", "1/30 total=1100 lines=fully-concealed net=E-500,N-300,S1100,W-300"),
        case(
            K::ReplacementSelfDrawFu,
            "a replacement tile earns the two fu of a draw",
            "EMA 2025; without them in an edition of 2022",
            "S: kong-replacement 444p56s99s{7777z}(123m)~7s",
        )
        .is(true, "2/50 total=3200 lines=pung-dragon,supplement")
        .is(false, "2/40 total=2700 lines=pung-dragon,supplement"),
        case(K::Limit, "no hand is worth more: a non-dealer's share of it", "the option's own words", FOUR_HAN)
            .is(8000, "4/30 total=7700 limit=none")
            .is(1920, "4/30 total=7700 limit=none")
            .is(1000, "4/30 total=4000 net=S4000,W-4000 limit=limit")
            .is(Value::Null, "4/30 total=7700 limit=none"),
        case(K::Limit, "a limit row is cut as well", "the option's own words", "S: riichi 2223344556778m~9m")
            .is(8000, "total=16000 limit=baiman")
            .is(3000, "total=12000 net=E-6000,N-3000,S12000,W-3000 limit=limit"),
        case(K::OpenPinfu30, "an open hand of chows has 30 fu", "Riichi Book 1", "S: 22m45p234678s(345m)+6p")
            .is(true, "1/30 total=1000")
            .is(false, "1/20 total=700"),
    ]
}

fn payments() -> Vec<Case> {
    vec![
        case(K::CounterValue, "two counters", "most 100; 500 as a house rule", "honba=2 S: 22m45p234678s(345m)+6p")
            .is(100, "net=S1600,W-1600")
            .is(500, "net=S4000,W-4000")
            .is(0, "net=S1000,W-1000"),
        case(K::DepositValue, "two sticks", "1000 everywhere", "deposits=2 S: 22m45p234678s(345m)+6p")
            .is(1000, "net=S3000,W-1000,table-2000")
            .is(500, "net=S2000,W-1000,table-1000"),
        case(K::CountersTo, "counters of a double win", "Tenhou; EMA 2025", TWO_WIN)
            .is("first", "net=N3300,S3900,W-5200,table-2000")
            .is("each", "net=N3300,S4200,W-5500,table-2000"),
        case(K::DepositsTo, "sticks of a double win", "Tenhou; EMA 2025", TWO_WIN)
            .is("first", "net=N3300,S3900,W-5200,table-2000")
            .is("own-then-first", "net=N2300,S4900,W-5200,table-2000"),
        case(K::MaximumWinners, "two seats want the same discard", "WRC 2025: the first in turn", TWO_WIN)
            .is(1, "win@N=true win@S=false total@S=0 barred@S=first-in-turn net=N3300,W-1300,table-2000")
            .is(2, "total@N=1000 total@S=3900")
            .is(3, "net=N3300,S3900,W-5200,table-2000"),
        case(K::MaximumWinners, "three seats want it", "Tenhou: a draw", THREE_WIN)
            .is(1, "win@N=true barred@E=first-in-turn barred@S=first-in-turn net=N1000,W-1000")
            .is(2, "problem=too-many-winners at=/end/wins/2")
            .is(3, "total@E=2400 total@S=2000 total@N=1000 net=E2400,N1000,S2000,W-5400"),
        case(K::MaximumWinners, "a draw because three won", "Tenhou", "draw=three-wins")
            .is(1, "problem=no-abortive-draw at=/end/cause")
            .is(2, "net=")
            .is(3, "problem=no-abortive-draw"),
        case(
            K::SelfDrawLoss,
            "the empty seat's share",
            "Tenhou for three; north's half elsewhere",
            "S: riichi ippatsu 123p456p678s22p56s~7s dora=1z",
        )
        .base("riichi-tenhou-three")
        .is(true, "han=4 fu=20 total=3900 net=E-2600,S3900,W-1300")
        .is(false, "han=4 fu=20 total=5300 net=E-3300,S5300,W-2000"),
    ]
}

fn draws() -> Vec<Case> {
    vec![
        case(K::NotReadyPayment, "one of four is ready", "EMA 2025", "draw=wall S: ready")
            .is(3000, "net=E-1000,N-1000,S3000,W-1000")
            .is(1500, "net=E-500,N-500,S1500,W-500")
            .is(0, "net="),
        case(K::NotReadyPaymentForThree, "one of three is ready", "riichi for three", "draw=wall S: ready")
            .base("riichi-tenhou-three")
            .is(2000, "net=E-1000,S2000,W-1000")
            .is(3000, "net=E-1500,S3000,W-1500"),
        case(K::NagashiMangan, "only ends and honors discarded", "Tenhou; not EMA 2025", "draw=wall nagashi=S")
            .is(true, "net=E-4000,N-2000,S8000,W-2000")
            .is(false, "problem=no-nagashi at=/end/nagashi/0"),
        case(
            K::NagashiReplacesDrawPayments,
            "and another seat is ready",
            "Mahjong Soul",
            "draw=wall nagashi=S E: ready",
        )
        .is(true, "net=E-4000,N-2000,S8000,W-2000")
        .is(false, "net=E-1000,N-3000,S7000,W-3000"),
        case(K::AbortiveDraws, "nine terminals", "Tenhou; not WRC 2025", "draw=nine-terminals")
            .is(true, "net=")
            .is(false, "problem=no-abortive-draw at=/end/cause"),
        case(K::AbortiveDraws, "four kongs", "Tenhou; not WRC 2025", "draw=four-kongs honba=3 deposits=2")
            .is(true, "net=")
            .is(false, "problem=no-abortive-draw"),
        case(K::Chombo, "a foul that voids the deal", "a house rule; EMA 2025; Tenhou", "chombo=S draw=abandoned")
            .is("mangan", "net=E4000,N2000,S-8000,W2000")
            .is("points", "net=S-20000,bank20000")
            .is("none", "problem=no-penalty at=/penalties/0/kind"),
        case(K::ChomboPoints, "twice in one deal", "EMA 2025", "chombo=SS draw=abandoned")
            .with(json!({ "chombo": "points" }))
            .is(20000, "net=S-40000,bank40000")
            .is(30000, "net=S-60000,bank60000"),
    ]
}

fn liability() -> Vec<Case> {
    const DRAGONS_AND_HONORS: &str = "S: 22z11z(555z@E)(666z@N)(777z@W)~1z";
    vec![
        case(K::LiabilityScope, "three dragons and all honors", "Tenhou; Mahjong Soul", DRAGONS_AND_HONORS)
            .is("whole-win", "net=S64000,W-64000 liable=W")
            .is("pattern", "net=E-16000,N-8000,S64000,W-40000 liable=W"),
        case(
            K::LiabilityCounters,
            "another seat discards the last tile",
            "Tenhou; EMA 2025",
            "honba=1 S: 22m45p(555z@E)(666z@N)(777z@W)+6p from=N",
        )
        .is("feeder", "net=N-16000,S32300,W-16300 liable=W")
        .is("discarder", "net=N-16300,S32300,W-16000 liable=W"),
        case(
            K::ConcealedKongCountsAsMelded,
            "a concealed kong is one of the two sets that were seen",
            "M-League; not in some implementations",
            "S: 22m45p[5555z](666z@N)(777z@W)~6p",
        )
        .is(true, "net=S32000,W-32000 liable=W")
        .is(false, "net=E-16000,N-8000,S32000,W-8000 liable=none"),
        stated("a claimed fourth kong", "WRC 2025, M-League, JPML A 2026; not Tenhou", "riichi-wrc-2025", FOUR_KONGS)
            .is(Value::Null, "net=S32000,W-32000 liable=W")
            .is(json!({ "base": "riichi-m-league" }), "net=S32000,W-32000 liable=W lines=four-kongs")
            .is(json!({ "base": "riichi-jpml-a-2026" }), "total=32000 net=S32000,W-32000 liable=W")
            .is(json!({ "base": "riichi-tenhou" }), "net=E-16000,N-8000,S32000,W-8000 liable=none"),
        stated(
            "a fourth kong that was not claimed makes nobody liable",
            "M-League: only by a claim",
            "riichi-wrc-2025",
            "S: 2m(1111s@E)(5555p@W)(8888m@N)[3333s]~2m",
        )
        .is(Value::Null, "net=E-16000,N-8000,S32000,W-8000 liable=none")
        .is(json!({ "base": "riichi-tenhou" }), "net=E-16000,N-8000,S32000,W-8000"),
        stated(
            "a pung that grew into the fourth kong makes nobody liable",
            "M-League: only by a claim",
            "riichi-wrc-2025",
            GROWN_KONG,
        )
        .is(Value::Null, "net=E-16000,N-8000,S32000,W-8000 liable=none")
        .is(json!({ "base": "riichi-tenhou" }), "net=E-16000,N-8000,S32000,W-8000"),
        stated(
            "a third wind set is no danger yet",
            "all: the fourth",
            "riichi-tenhou",
            "S: 1z11m(222z@E)(333z@N)(444z@W)1z~1z",
        )
        .is(Value::Null, "net=E-16000,N-8000,S32000,W-8000 liable=none")
        .is(json!({ "base": "riichi-mahjong-soul" }), "net=E-32000,N-16000,S64000,W-16000 liable=none"),
        stated("a fourth wind set", "Tenhou", "riichi-tenhou", "S: 1m(222z@E)(333z@N)(444z@W)(111z@E)~1m")
            .is(Value::Null, "net=E-32000,S32000 liable=E")
            .is(json!({ "base": "riichi-mahjong-soul" }), "net=E-64000,S64000 liable=E"),
    ]
}

/// The added kong, though listed first, came last: `{5555p}` grew at the end of the deal.
const GROWN_KONG: &str = "S: 2m{5555p@E}[1111s](8888m@N)(3333s@W)~2m";
const FOUR_KONGS: &str = "S: 2m[1111s](5555p@E)(8888m@N)(3333s@W)~2m";

fn table() -> Vec<Case> {
    vec![
        stated("the third set fed makes its feeder pay a self-drawn win", "all", "riichi-ema-2025", FED_DRAGONS_DRAWN)
            .is(Value::Null, "net=S32000,W-32000 liable=W")
            .is(json!({ "liability": [] }), "net=E-16000,N-8000,S32000,W-8000 liable=none"),
        stated("and half where another discards", "EMA 2025", "riichi-ema-2025", FED_DRAGONS_WON)
            .is(Value::Null, "net=E-16000,S32000,W-16000 liable=W")
            .is(json!({ "liability": [] }), "net=E-32000,S32000 liable=none"),
    ]
}

const FED_DRAGONS_DRAWN: &str = "S: 22m45p(555z@E)(666z@N)(777z@W)~6p";
const FED_DRAGONS_WON: &str = "S: 22m45p(555z@E)(666z@N)(777z@W)+6p from=E";

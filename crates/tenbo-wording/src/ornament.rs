//! Kanji as ornament, beside the name in the reader's language: of patterns, limits, and of what a hand is that wins nothing.
//! They are those of the game, whatever the page is written in; beside the same word in characters they say nothing more.

use tenbo_engine::deal::DrawCause;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, LimitName, Unit};
use tenbo_engine::score::{Breakdown, Restriction, Tally};

use super::headline::Headline;
use super::language::Language;
use super::names::script;
use tenbo_engine::tiles::Seat;
use tenbo_session::Seating;

/// More are no ornament.
const MOST: usize = 6;

/// Kanji, and the language of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ornament<'a> {
    /// The characters.
    pub text: &'a str,
    /// For `lang`.
    pub lang: &'static str,
}

impl Language {
    /// The kanji of a pattern under these rules; none where its game has none, where they are too many, or where the name
    /// beside them has the same word.
    #[must_use]
    pub fn ornament(self, pattern: Pattern, plan: &Plan) -> Option<Ornament<'_>> {
        let item = plan.rulebook().winner.get(&pattern)?;
        let text = item.kanji.as_deref().or_else(|| known(pattern, plan.rulebook().family))?;
        self.beside(text, plan.rulebook().family, self.named(pattern, plan))
    }

    /// The kanji of the limit that a hand has reached.
    #[must_use]
    pub fn limit_ornament(self, tally: &Tally, family: Family) -> Option<Ornament<'static>> {
        let text = match tally.breakdown {
            Breakdown::Yakuman { percent, .. } if percent >= 100 => yakuman(percent),
            _ => limit(tally.limit?, family)?,
        };
        self.beside(text, family, &self.worth(tally))
    }

    /// The kanji of a limit beside its name; of patterns that are so many times a limit.
    #[must_use]
    pub fn name_ornament(self, name: LimitName, times: i64, family: Family) -> Option<Ornament<'static>> {
        let text = if times > 1 { yakuman(100 * times) } else { limit(name, family)? };
        self.beside(text, family, "").filter(|_| self.is_latin())
    }

    /// The kanji of a hand that waits but may not win on a discard.
    #[must_use]
    pub fn furiten_ornament(self, family: Family) -> Option<Ornament<'static>> {
        let is_shown = family == Family::Riichi && self.code() != script(family);
        self.beside("振聴", family, self.outcome_furiten(family)).filter(|_| is_shown)
    }

    /// The kanji of a hand that wins nothing, or not yet.
    #[must_use]
    pub fn calm_ornament(self, headline: &Headline, plan: &Plan) -> Option<Ornament<'static>> {
        let family = plan.rulebook().family;
        let text = calm(headline, family)?;
        // Japanese writes these words in kana as well.
        if self.code() == script(family) {
            return None;
        }
        self.beside(text, family, &self.headline(headline, family, &Seating::default()))
    }

    /// A wind, as it stands on its tile.
    #[must_use]
    pub fn wind_ornament(self, seat: Seat) -> Ornament<'static> {
        let text = match seat {
            Seat::East if self == Language::ZhHans => "东",
            Seat::East => "東",
            Seat::South => "南",
            Seat::West => "西",
            Seat::North => "北",
        };
        Ornament { text, lang: if self.is_latin() { "ja" } else { self.code() } }
    }

    /// A family of rules in characters.
    #[must_use]
    pub fn family_ornament(self, family: Family) -> Option<Ornament<'static>> {
        self.beside(of_family(family), family, self.family(family))
    }

    fn beside<'a>(self, text: &'a str, family: Family, name: &str) -> Option<Ornament<'a>> {
        let is_told = !self.is_latin() && folded(name).contains(&folded(text));
        (text.chars().count() <= MOST && !is_told).then(|| Ornament { text, lang: script(family) })
    }
}

const fn of_family(family: Family) -> &'static str {
    match family {
        Family::Riichi => "立直",
        Family::ChineseOfficial => "国标",
        Family::HongKong => "港式",
        Family::Classical => "古典",
        Family::Taiwanese => "台灣",
        Family::ZungJung => "中庸",
        Family::Regional => "地方",
        Family::FourWinds => "四風",
    }
}

/// Names that the classical game has had in China, whose rulebooks are written in English.
fn known(pattern: Pattern, family: Family) -> Option<&'static str> {
    if !matches!(family, Family::Classical | Family::FourWinds) {
        return None;
    }
    Some(match pattern {
        Pattern::Winning => "和",
        Pattern::SelfDrawn => "自摸",
        Pattern::OutOnPair => "單釣",
        Pattern::OwnFlower | Pattern::OwnSeason | Pattern::OwnBoth => "正花",
        Pattern::AllFlowers => "梅蘭菊竹",
        Pattern::AllSeasons => "春夏秋冬",
        Pattern::PungDragon => "三元牌",
        Pattern::PungOwnWind => "門風",
        Pattern::PungRoundWind => "圈風",
        Pattern::LittleThreeDragons => "小三元",
        Pattern::BigThreeDragons => "大三元",
        Pattern::LittleFourWinds => "小四喜",
        Pattern::BigFourWinds => "大四喜",
        Pattern::BigThreeWinds => "大三風",
        Pattern::ThreeConcealedPungs => "三暗刻",
        Pattern::FourConcealedPungs => "四暗刻",
        Pattern::HiddenTreasure => "坎坎和",
        Pattern::PungHand => "對對和",
        Pattern::ChowHand | Pattern::ZeroPointHand | Pattern::PinfuHand => "平和",
        Pattern::ConcealedHand => "門前清",
        Pattern::FullyConcealed => "門清自摸",
        Pattern::FullyExposed => "全求人",
        Pattern::OneSuitHonors => "混一色",
        Pattern::OneSuitOnly => "清一色",
        Pattern::AllSimples => "斷么九",
        Pattern::AllTerminalsHonors => "混么九",
        Pattern::AllTerminals => "清么九",
        Pattern::AllHonors => "字一色",
        Pattern::AllGreen => "綠一色",
        Pattern::TerminalOrHonorEach => "混全帶么",
        Pattern::TerminalEach => "純全帶么",
        Pattern::SameChowAllSuits => "三色同順",
        Pattern::SamePungAllSuits => "三色同刻",
        Pattern::PureStraight => "一條龍",
        Pattern::TwoIdentical => "一般高",
        Pattern::TwoIdenticalTwice => "兩般高",
        Pattern::OneTwoThreeSevenEightNine => "老少副",
        Pattern::AllTypes => "五門齊",
        Pattern::ConcealedKong => "暗槓",
        Pattern::MeldedKong => "明槓",
        Pattern::ThreeKongs => "三槓",
        Pattern::FourKongs => "四槓",
        Pattern::KongOnKong => "槓上槓",
        Pattern::Supplement | Pattern::Plum => "槓上開花",
        Pattern::LastTile | Pattern::Moon => "海底撈月",
        Pattern::LastDiscard => "河底撈魚",
        Pattern::RobbingKong | Pattern::Pole => "搶槓",
        Pattern::ReadyDeclaration => "報聽",
        Pattern::Heavenly => "天和",
        Pattern::Earthly => "地和",
        Pattern::Humanly => "人和",
        Pattern::SevenPairs => "七對子",
        Pattern::ThirteenOrphans => "十三么",
        Pattern::NineGates | Pattern::NineGatesWait => "九蓮寶燈",
        _ => return None,
    })
}

const fn limit(limit: LimitName, family: Family) -> Option<&'static str> {
    match (limit, family) {
        (LimitName::Mangan, _) => Some("満貫"),
        (LimitName::Haneman, _) => Some("跳満"),
        (LimitName::Baiman, _) => Some("倍満"),
        (LimitName::Sanbaiman, _) => Some("三倍満"),
        (LimitName::CountedYakuman, _) => Some("数え役満"),
        (LimitName::Yakuman, _) => Some("役満"),
        (LimitName::Limit, Family::Classical | Family::FourWinds) => Some("滿貫"),
        (LimitName::Limit, Family::HongKong) => Some("滿糊"),
        (LimitName::Limit, _) => None,
    }
}

/// A yakuman so many times over.
const fn yakuman(percent: i64) -> &'static str {
    match percent {
        200 => "二倍役満",
        300 => "三倍役満",
        400 => "四倍役満",
        500 => "五倍役満",
        600 => "六倍役満",
        _ => "役満",
    }
}

fn calm(headline: &Headline, family: Family) -> Option<&'static str> {
    let riichi = matches!(family, Family::Riichi);
    let simplified = matches!(family, Family::ChineseOfficial | Family::Regional);
    match headline {
        Headline::Short { by, unit: Unit::Han, least, .. } if by == least => Some("役なし"),
        Headline::Short { unit: Unit::Han, .. } => Some("翻不足"),
        Headline::Short { unit: Unit::Tai, .. } => Some(if simplified { "不够台" } else { "不夠台" }),
        Headline::Short { unit: Unit::Points | Unit::Faan, .. } => {
            Some(if simplified { "不够番" } else { "不夠番" })
        }
        Headline::Barred(by) if by.contains(Restriction::Furiten) && riichi => Some("振聴"),
        Headline::NotComplete if riichi => Some("未完成"),
        Headline::NotComplete => Some("未成牌"),
        Headline::Waiting { .. } | Headline::Discards(..) => Some(ready(family)),
        Headline::Away(away, Family::Riichi) => away_from_ready(*away),
        Headline::OutOfPlay { dead: true } if riichi => Some("和了放棄"),
        Headline::OutOfPlay { dead: true } => Some("相公"),
        Headline::Draw(cause) => Some(draw(*cause)),
        _ => None,
    }
}

const fn ready(family: Family) -> &'static str {
    match family {
        Family::Riichi => "聴牌",
        Family::ChineseOfficial | Family::Regional => "听牌",
        Family::HongKong => "叫糊",
        _ => "聽牌",
    }
}

const fn away_from_ready(away: u8) -> Option<&'static str> {
    const AWAY: [&str; 6] = ["一向聴", "二向聴", "三向聴", "四向聴", "五向聴", "六向聴"];
    match away {
        0 => None,
        1..=6 => Some(AWAY[away as usize - 1]),
        _ => None,
    }
}

const fn draw(cause: DrawCause) -> &'static str {
    match cause {
        DrawCause::NineTerminals => "九種九牌",
        DrawCause::FourWinds => "四風連打",
        DrawCause::FourRiichi => "四家立直",
        DrawCause::FourKongs => "四槓散了",
        DrawCause::ThreeWins => "三家和",
        _ => "流局",
    }
}

/// Characters that are written otherwise in Japan, on the mainland, in Taiwan and Hong Kong; those of a row are one.
#[rustfmt::skip]
const VARIANTS: &[&str] = &[
    "两両兩", "单単單", "双雙", "发発發", "听聴聽", "国國", "圏圈", "头頭", "宝寶", "岭嶺", "带帯帶", "帰归歸", "幺么", "开開", "张張", "报報",
    "捞撈", "断斷", "于於", "无無", "会會", "杠槓", "杯盃", "栄荣榮", "抢搶槍", "斉齐齊", "歩步", "气気氣", "汉漢", "灯燈", "独獨", "环環",
    "节節", "和糊胡", "组組", "绝絶絕", "绿緑綠", "纯純", "罗羅", "莲蓮", "里裏裡", "贯貫", "边辺邊", "过過", "连連", "钓釣", "门門", "顺順",
    "风風", "骑騎", "鱼魚", "鸡鶏雞", "龙竜龍", "对対對", "动動", "够夠", "满満滿", "胜勝", "数數", "蘭兰", "将將", "点點", "炮砲", "条條",
    "亲親", "庄莊", "换換", "选選", "乱亂", "传傳", "总總", "杂雜",
];

/// Words as they are compared: in one kind of characters, none of them as a mark of repetition.
fn folded(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        let of = VARIANTS.iter().find(|row| row.contains(letter)).and_then(|row| row.chars().next());
        let letter = if letter == '々' { out.chars().last().unwrap_or(letter) } else { of.unwrap_or(letter) };
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;
    use tenbo_engine::settle::answer;

    use super::*;
    use tenbo_session::share;

    fn plan(id: &str) -> Plan {
        Plan::new(shipped::find(id).unwrap())
    }

    fn ornaments(id: &str, pattern: Pattern) -> [Option<&'static str>; 4] {
        let plan: &'static Plan = Box::leak(Box::new(plan(id)));
        Language::ALL.map(|language| language.ornament(pattern, plan).map(|ornament| ornament.text))
    }

    #[test]
    fn a_pattern_has_the_characters_of_its_game() {
        // English, Japanese, Chinese in simplified and in traditional characters.
        assert_eq!(ornaments("riichi-ema-2025", Pattern::PungHand), [Some("対々和"), None, None, None]);
        assert_eq!(ornaments("riichi-ema-2025", Pattern::PungOwnWind), [Some("自風"), None, None, None]);
        assert_eq!(ornaments("riichi-ema-2025", Pattern::TwoIdentical), [Some("一盃口"), None, None, None]);
        assert_eq!(ornaments("mcr-mil-2025", Pattern::KnittedStraight), [Some("组合龙"), None, None, None]);
        assert_eq!(
            ornaments("taiwanese-association-2009", Pattern::PungHand)[..3],
            [Some("碰碰胡"), Some("碰碰胡"), None]
        );
        assert_eq!(
            ornaments("chinese-classical", Pattern::PungHand),
            [Some("對對和"), None, Some("對對和"), Some("對對和")]
        );
        assert_eq!(ornaments("bmja", Pattern::SelfDrawn)[0], Some("自摸"));
    }

    #[test]
    fn too_many_characters_are_no_ornament() {
        let kanji = |id: &str, pattern| plan(id).rulebook().winner[&pattern].kanji.clone();
        assert_eq!(kanji("riichi-ema-2025", Pattern::ThirteenOrphansWait).as_deref(), Some("国士無双十三面"));
        assert_eq!(ornaments("riichi-ema-2025", Pattern::ThirteenOrphansWait), [None; 4]);
    }

    #[test]
    fn no_name_in_characters_has_itself_beside_it() {
        for &id in shipped::OFFERED {
            let plan = plan(id);
            for language in Language::ALL.into_iter().filter(|language| !language.is_latin()) {
                for &pattern in plan.rulebook().winner.keys() {
                    let Some(ornament) = language.ornament(pattern, &plan) else { continue };
                    let name = language.named(pattern, &plan);
                    assert!(!name.contains(ornament.text), "{id}: {name} beside {}", ornament.text);
                    assert!((1..=MOST).contains(&ornament.text.chars().count()), "{id}: {}", ornament.text);
                }
            }
        }
    }

    #[test]
    fn games_that_are_played_with_characters_have_them_for_every_pattern() {
        let games =
            ["riichi-m-league", "mcr-mil-2025", "hong-kong-old-style", "taiwanese-association-2009", "zung-jung"];
        for id in games {
            let plan = plan(id);
            for &pattern in plan.rulebook().winner.keys().filter(|&&pattern| pattern != Pattern::ThirteenOrphansWait) {
                assert!(Language::En.ornament(pattern, &plan).is_some(), "{id}: {pattern}");
            }
        }
    }

    /// The seal and the characters of a calm state, for a reader of English and of Japanese.
    fn of_hand(link: &str) -> [Option<&'static str>; 2] {
        let (state, dropped) = share::read(link);
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let headline = Headline::of(&draft, &plan, state.winner, &answer(&draft, &plan));
        [Language::En, Language::Ja].map(|language| {
            let ornament = match &headline {
                Headline::Worth(tally, ..) => language.limit_ornament(tally, plan.rulebook().family),
                calm => language.calm_ornament(calm, &plan),
            };
            ornament.map(|ornament| ornament.text)
        })
    }

    #[test]
    fn limits_and_calm_states_have_theirs() {
        let mangan = "v1;r=riichi-ema-2025;S=234678m345p66s67s+8s;win=S;from=W;riichi=S;d=6s";
        assert_eq!(of_hand(mangan), [Some("満貫"), None]);
        let double = "v1;r=riichi-mahjong-soul;S=19m19p19s1234567z~1z;win=S";
        assert_eq!(of_hand(double), [Some("二倍役満"), Some("二倍役満")]);
        let no_yaku = "v1;r=riichi-ema-2025;S=678m345p22s78p(234m@E)+9p;win=S;from=W";
        assert_eq!(of_hand(no_yaku), [Some("役なし"), None]);
        let away = "v1;r=riichi-ema-2025;S=123m456p789s22z3z4z5z;win=S";
        assert!(of_hand(away)[0].is_some_and(|text| text.ends_with("向聴")), "{:?}", of_hand(away));
        let short = "v1;r=mcr-mil-2025;S=234m567m345p66s78s+9s;win=S;from=W";
        assert_eq!(of_hand(short)[0], Some("不够番"));
        let plain = "v1;r=riichi-ema-2025;S=234678m345p22s67s+8s;win=S;from=W";
        assert_eq!(of_hand(plain), [None, None], "no limit");
    }

    #[test]
    fn a_character_stands_in_one_row_of_variants() {
        let mut seen = String::new();
        for letter in VARIANTS.iter().flat_map(|row| row.chars()) {
            assert!(!seen.contains(letter), "{letter} twice");
            seen.push(letter);
        }
    }
}

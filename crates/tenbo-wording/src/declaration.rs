//! What the winner says aloud: in riichi the yaku in the short words of the table, the dora, the limit, what is to be paid, in Japanese that is romanised
//! for whoever reads no kanji; in Chinese Official the fans from the main one on, their sum, and the flowers.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Draft};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, LimitName};
use tenbo_engine::score::{Line, Score};
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::{Seat, Tile};

use super::language::Language;
use super::number::grouped;
use super::payments::{counters, for_hand};

/// The phrase of a win and its language; `None` where other games are played or nothing is paid.
#[must_use]
pub fn declaration(
    language: Language,
    draft: &Draft,
    plan: &Plan,
    answer: &Answer,
    winner: Seat,
    score: &Score,
) -> Option<(String, &'static str)> {
    match plan.rulebook().family {
        _ if !score.tally.win => None,
        Family::Riichi => {
            let by = draft.wins().iter().find(|win| win.seat == winner)?.by;
            let said = Said::of(answer, winner, by)?;
            Some(if language.is_latin() {
                (romanised(plan, score, &said), "ja-Latn")
            } else {
                (said.in_words(language, plan, score), language.code())
            })
        }
        Family::ChineseOfficial => {
            draft.wins().iter().find(|win| win.seat == winner)?;
            Some((fans(language, plan, score), language.code()))
        }
        Family::FourWinds
        | Family::Classical
        | Family::HongKong
        | Family::ZungJung
        | Family::Taiwanese
        | Family::Regional => None,
    }
}

/// The fans as the lines list them; flowers are named after the sum.
fn fans(language: Language, plan: &Plan, score: &Score) -> String {
    let counted = score.lines.iter().filter(|line| line.reason.is_none() && line.pattern != Pattern::BonusTile);
    let named = counted.map(|line| {
        let value = line.value * Ratio::whole(i64::from(line.times));
        (language.named(line.pattern, plan), line.times, value.as_whole().unwrap_or_default())
    });
    language.declare(&named.collect::<Vec<_>>(), score.tally.points().unwrap_or_default(), score.tally.total)
}

/// What is to be paid as the winner names it.
struct Said {
    by: By,
    /// What each payer pays, the dealer first.
    amounts: Vec<i64>,
    /// What the dealer pays where that is not what the others do.
    dealer: Option<i64>,
    /// What the others pay, or the one who pays for all.
    each: i64,
    /// What the counters add, all payers together.
    counters: i64,
}

impl Said {
    /// Nothing where no two players pay alike.
    fn of(answer: &Answer, winner: Seat, by: By) -> Option<Said> {
        let payments = for_hand(answer, winner);
        let amounts: Vec<i64> = payments.iter().map(|(_, amount)| *amount).collect();
        let dealer_pays = payments.first().filter(|(seat, _)| *seat == Seat::East).map(|(_, amount)| *amount);
        let (dealer, each) = match (amounts.as_slice(), dealer_pays) {
            // On a discard the winner names the whole, though a liable seat may pay half of it.
            (all, _) if by != By::SelfDraw => (None, all.iter().sum()),
            ([one], _) => (None, *one),
            ([.., last], Some(dealer)) => (Some(dealer), *last),
            ([first, rest @ ..], None) if rest.iter().all(|amount| amount == first) => (None, *first),
            _ => return None,
        };
        Some(Said { by, amounts, dealer, each, counters: counters(answer, winner) })
    }

    /// Whether several pay.
    fn shared(&self) -> bool {
        self.amounts.len() > 1 && self.by == By::SelfDraw
    }

    /// What the counters add for each payer.
    fn more(&self) -> i64 {
        if self.shared() { self.counters / self.amounts.len() as i64 } else { self.counters }
    }

    /// The phrase in a language that has its own words for everything.
    fn in_words(&self, language: Language, plan: &Plan, score: &Score) -> String {
        let mut said = called(language, plan, score);
        said.extend(score.tally.limit.map(|name| language.limit(name).to_owned()));
        let amounts = |more: i64| {
            let each = grouped(self.each + more);
            match self.dealer {
                Some(dealer) => language.declare_split(&each, &grouped(dealer + more)),
                None if self.shared() => language.declare_from_each(&each),
                None => each,
            }
        };
        let mut amount = amounts(0);
        if self.counters > 0 {
            amount = language.declare_counters(&amount, &amounts(self.more()));
        }
        let said = language.listed(&said);
        if self.by == By::SelfDraw {
            language.declare_tsumo(&said, &amount)
        } else {
            language.declare_ron(&said, &amount)
        }
    }
}

/// The yaku that count, each as it is called at the table: a set of honors by its tile, dora by their number.
fn called(language: Language, plan: &Plan, score: &Score) -> Vec<String> {
    let counted: Vec<&Line> = spoken_order(&score.lines).filter(|line| line.reason.is_none()).collect();
    let kinds_of =
        |line: &Line| line.sets.iter().filter_map(|at| score.decomposition.sets.get(at)).map(|set| set.first);
    let has = |pattern, kind| counted.iter().any(|line| line.pattern == pattern && kinds_of(line).any(|of| of == kind));
    let mut said = Vec::new();
    for line in &counted {
        match line.pattern {
            Pattern::PungDragon | Pattern::PungOwnWind | Pattern::PungRoundWind => {
                for kind in kinds_of(line) {
                    let tile = language.tile(Tile::plain(kind), plan.rulebook().family);
                    if !(has(Pattern::PungOwnWind, kind) && has(Pattern::PungRoundWind, kind)) {
                        said.push(language.declare_honor(&tile));
                    } else if line.pattern == Pattern::PungOwnWind {
                        said.push(language.declare_double_wind(&tile));
                    }
                }
            }
            pattern => {
                let name = Some(language.called(pattern)).filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(|| language.named(pattern, plan));
                said.push(if line.times > 1 || pattern.def().category == Category::Bonus {
                    language.declare_dora(name, &line.times.to_string())
                } else {
                    name.to_owned()
                });
            }
        }
    }
    said
}

/// The phrase in romanised Japanese.
fn romanised(plan: &Plan, score: &Score, said: &Said) -> String {
    let mut out = String::from(match said.by {
        By::SelfDraw => "Tsumo.",
        By::Discard | By::RobbedKong => "Ron.",
    });
    for (i, line) in spoken_order(&score.lines).filter(|line| line.reason.is_none()).enumerate() {
        out.push(' ');
        spoken_line(plan, line, i == 0, &mut out);
        out.push(',');
    }
    if out.ends_with(',') {
        out.pop();
        out.push('.');
    }
    if let Some(limit) = score.tally.limit {
        out.push(' ');
        out.push_str(match limit {
            LimitName::Mangan => "Mangan,",
            LimitName::Haneman => "Haneman,",
            LimitName::Baiman => "Baiman,",
            LimitName::Sanbaiman => "Sanbaiman,",
            LimitName::CountedYakuman | LimitName::Yakuman | LimitName::Limit => "Yakuman,",
        });
    }
    let all = said.shared() && said.dealer.is_none();
    out.push(' ');
    let mut amount = String::new();
    spoken_amounts((said.dealer, said.each), all, &mut amount);
    if score.tally.limit.is_none() {
        capitalize(&mut amount);
    }
    out.push_str(&amount);
    if said.counters > 0 {
        out.push_str(" wa ");
        let more = said.more();
        spoken_amounts((said.dealer.map(|dealer| dealer + more), said.each + more), all, &mut out);
    }
    out.push('.');
    out
}

/// The order at the table and on every score sheet: riichi and other ways of winning, then the tiles, bonus tiles last.
pub fn spoken_order(lines: &[Line]) -> impl Iterator<Item = &Line> {
    (0..=5).flat_map(move |rank| lines.iter().filter(move |line| spoken_rank(line) == rank))
}

fn spoken_rank(line: &Line) -> u8 {
    match line.pattern {
        Pattern::Riichi | Pattern::DoubleRiichi | Pattern::OpenRiichi => 0,
        Pattern::Ippatsu => 1,
        Pattern::FullyConcealed => 2,
        pattern => match pattern.def().category {
            Category::Winning => 3,
            Category::Bonus => 5,
            _ => 4,
        },
    }
}

fn capitalize(text: &mut str) {
    if let Some(first) = text.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
}

fn spoken_line(plan: &Plan, line: &Line, first: bool, out: &mut String) {
    let name = match line.pattern {
        Pattern::RedDora => "akadora",
        Pattern::NorthBonus => "nukidora",
        pattern => plan.name(pattern).unwrap_or(pattern.as_str()),
    };
    // "Yakuhai: dragon" tells the reader which; at the table one says "yakuhai".
    let mut name = name.split(':').next().unwrap_or(name).to_ascii_lowercase();
    if first {
        capitalize(&mut name);
    }
    out.push_str(&name);
    let times = i64::from(line.times);
    if times > 1 {
        out.push(' ');
        out.push_str(&romaji(times));
    }
}

fn spoken_amounts((dealer, each): (Option<i64>, i64), all: bool, out: &mut String) {
    out.push_str(&romaji(each));
    if let Some(dealer) = dealer {
        out.push_str(", ");
        out.push_str(&romaji(dealer));
    }
    if all {
        out.push_str(" all");
    }
}

/// A number below 100 million in Hepburn: `7700` is "nanasen nanahyaku".
#[must_use]
pub fn romaji(number: i64) -> String {
    const DIGITS: [&str; 10] = ["", "ichi", "ni", "san", "yon", "go", "roku", "nana", "hachi", "kyuu"];
    const TENS: [&str; 10] =
        ["", "juu", "nijuu", "sanjuu", "yonjuu", "gojuu", "rokujuu", "nanajuu", "hachijuu", "kyuujuu"];
    const HUNDREDS: [&str; 10] =
        ["", "hyaku", "nihyaku", "sanbyaku", "yonhyaku", "gohyaku", "roppyaku", "nanahyaku", "happyaku", "kyuuhyaku"];
    const THOUSANDS: [&str; 10] =
        ["", "sen", "nisen", "sanzen", "yonsen", "gosen", "rokusen", "nanasen", "hassen", "kyuusen"];
    let mut words: Vec<String> = Vec::new();
    let number = number.unsigned_abs() % 100_000_000;
    for (part, man) in [(number / 10_000, true), (number % 10_000, false)] {
        let digit = |unit: u64| usize::try_from(part / unit % 10).unwrap_or_default();
        let mut inner: Vec<&str> = Vec::new();
        for (names, unit) in [(&THOUSANDS, 1000), (&HUNDREDS, 100), (&TENS, 10), (&DIGITS, 1)] {
            inner.extend(names.get(digit(unit)).filter(|word| !word.is_empty()));
        }
        if inner.is_empty() {
            continue;
        }
        let mut text = inner.join(" ");
        if man {
            text.push_str("man");
        }
        words.push(text);
    }
    if words.is_empty() { String::from("zero") } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::tiles::Wind;

    fn said(language: Language, rules: &str, draft: &Draft) -> String {
        let plan = crate::tests::plan(rules);
        let answer = tenbo_engine::settle::answer(draft, &plan).unwrap();
        let win = &answer.wins[0];
        declaration(language, draft, &plan, &answer, win.seat, win.score.as_ref().unwrap()).unwrap().0
    }

    #[test]
    fn a_winner_calls_the_yaku_as_players_do() {
        use crate::tests::deal;
        let rows = [
            ("riichi 234m067p234s55m79s~8s", "ツモ。リーチ、ツモ、赤1。1,000・2,000。"),
            ("riichi 234m067p234s55p78s~6s", "ツモ。リーチ、ツモ、ピンフ、タンヤオ、赤1、満貫。2,000・4,000。"),
            ("11567m22z(222s@W)(777z@N)+2z", "ロン。中、ダブ南。3,900。"),
            ("112233m445566p7s+7s", "ロン。リャンペーコー。5,200。"),
            ("19m19p19s1234567z~7z", "ツモ。国士無双、役満。8,000・16,000。"),
        ];
        for (hand, phrase) in rows {
            let draft = Draft { prevailing: Wind::South, ..deal(hand) };
            assert_eq!(said(Language::Ja, "riichi-tenhou", &draft), phrase, "{hand}");
        }
    }

    #[test]
    fn whoever_reads_kanji_reads_the_phrase_in_them() {
        let draft = crate::tests::deal("234m345567p66s77z~7z");
        let said = |language| said(language, "riichi-ema-2025", &draft);
        assert_eq!(said(Language::Ja), "ツモ。ツモ、中。500・1,000。");
        assert_eq!(said(Language::ZhHans), "自摸！门前清自摸和、役牌红中。500、1,000。");
        assert_eq!(said(Language::ZhHant), "自摸！門前清自摸和、役牌紅中。500、1,000。");
    }

    #[test]
    fn amounts_are_said_as_players_say_them() {
        let said = [1000, 1300, 2600, 3900, 7700, 8000, 11600, 12000, 16000, 32000, 48000, 96000, 0];
        let words = said.map(romaji);
        assert_eq!(
            words,
            [
                "sen",
                "sen sanbyaku",
                "nisen roppyaku",
                "sanzen kyuuhyaku",
                "nanasen nanahyaku",
                "hassen",
                "ichiman sen roppyaku",
                "ichiman nisen",
                "ichiman rokusen",
                "sanman nisen",
                "yonman hassen",
                "kyuuman rokusen",
                "zero",
            ]
        );
    }
}

//! What a picture of the result shows, in words and tiles, and a document that has the tiles as pictures.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::score::{Line, Score};
use tenbo_engine::settle::{Answer, WinAnswer};
use tenbo_engine::tiles::{Seat, Tile};

use super::context::{Context, Indicators};
use super::copy::{counted, dora_told, name, times, value, written};
use super::dora::Dora;
use super::headline::Headline;
use super::language::{Language, Word};
use super::number::signed;
use super::outcome::{Figure, Outcome};
use super::payments;
use super::shown::Shown;
use super::spread::Spread;

/// A line of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureLine {
    /// Its characters, and their language, where the name is in other letters.
    pub kanji: Option<(String, &'static str)>,
    /// Its name.
    pub name: String,
    /// Its names where there are no characters beside them.
    pub told: String,
    /// What it is worth.
    pub value: String,
}

/// A hand of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureHand {
    /// Whose, where there is more than one.
    pub who: Option<String>,
    /// Its tiles as they lie.
    pub spread: Spread,
    /// Those of them that its score counts as dora.
    pub dora: Option<Dora>,
    /// Its tiles in Tenbo's notation.
    pub written: String,
    /// What counts, and what it is worth.
    pub lines: Vec<PictureLine>,
}

impl PictureHand {
    /// Names and values alone.
    #[must_use]
    pub fn rows(&self) -> Vec<(String, String)> {
        self.lines.iter().map(|line| (line.told.clone(), line.value.clone())).collect()
    }
}

/// Everything that is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The language of its words.
    pub language: Language,
    /// The second half of the app's name, which is below everything else.
    pub brand: &'static str,
    /// What there is to say of it in one line.
    pub headline: String,
    /// What stands there large: the figure of a win, else what the hand is.
    pub figure: String,
    /// What is said of that, a part each.
    pub said: Vec<String>,
    /// Rulebook, seat, round and counters in a line, what the house plays differently in another.
    pub context: Vec<String>,
    /// Indicators, with what they are called and the dora that each means.
    pub indicators: Vec<Indicators>,
    /// The same in words, a line for each kind.
    pub dora: Vec<String>,
    /// Those who won; otherwise the hand that is shown.
    pub hands: Vec<PictureHand>,
    /// Who gains and loses what.
    pub payments: Vec<(String, String)>,
}

impl Picture {
    /// Of what is shown.
    #[must_use]
    pub fn of(shown: &Shown) -> Picture {
        let Shown { language, state, plan, draft, answer, seating } = *shown;
        let mut hands = answer.as_ref().map(|answer| won(shown, answer)).unwrap_or_default();
        if hands.is_empty() {
            hands.extend(entered(draft, state.seat));
        }
        let rows =
            answer.as_ref().map(|answer| payments::rows(answer, draft.stated_players().seats())).unwrap_or_default();
        let context: Context = shown.context();
        let (figure, said) = top(Outcome::of(shown));
        Picture {
            language,
            brand: language.word(Word::Brand),
            headline: language.headline(
                &Headline::of(draft, plan, state.seat, answer),
                plan.rulebook().family,
                seating,
            ),
            figure,
            said,
            context: [context.line().join(" · ")].into_iter().chain(context.house_line(language)).collect(),
            dora: dora_told(language, &context),
            indicators: context.indicators,
            hands,
            payments: rows
                .iter()
                .map(|row| (language.holder(row.account, seating).into_owned(), signed(row.net)))
                .collect(),
        }
    }

    /// All that is said of the table, in words.
    pub fn context_lines(&self) -> impl Iterator<Item = &String> {
        self.context.iter().chain(&self.dora)
    }

    /// Every tile that is on it.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let laid = self.hands.iter().flat_map(|hand| hand.spread.tiles());
        let pairs = self.indicators.iter().flat_map(|indicators| &indicators.tiles);
        laid.chain(pairs.flat_map(|&(indicator, dora)| [indicator, dora]))
    }
}

/// What stands there large, and what is said of it.
fn top(outcome: Outcome) -> (String, Vec<String>) {
    match outcome {
        Outcome::Win(win) => {
            let seal = win.seal.map(|seal| seal.name);
            (told(&win.figure), seal.into_iter().chain(win.how).chain([win.cause]).collect())
        }
        Outcome::Wins(wins) => (told(&wins.figure), vec![wins.cause]),
        Outcome::Calm(calm) => (calm.title, calm.why.into_iter().collect()),
    }
}

fn told(Figure { text, unit, per }: &Figure) -> String {
    let parts = [text, unit.as_str(), per.unwrap_or_default()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn won(shown: &Shown, answer: &Answer) -> Vec<PictureHand> {
    let Shown { language, plan, draft, seating, .. } = *shown;
    let several = answer.wins.len() > 1;
    let hand = |win: &WinAnswer| {
        let score = win.score.as_ref()?;
        Some(PictureHand {
            who: several.then(|| language.sitting(win.seat, seating).into_owned()),
            spread: Spread::of(draft, win.seat),
            dora: Some(Dora::of(&score.lines, draft)),
            written: written(draft, win.seat),
            lines: lines(language, plan, score),
        })
    };
    answer.wins.iter().filter_map(hand).collect()
}

fn lines(language: Language, plan: &Plan, score: &Score) -> Vec<PictureLine> {
    let line = |line: &Line| PictureLine {
        kanji: language.ornament(line.pattern, plan).map(|kanji| (kanji.text.to_owned(), kanji.lang)),
        name: [language.named(line.pattern, plan), &times(plan, line)].concat(),
        told: name(language, plan, line),
        value: value(language, plan, line),
    };
    counted(plan, score).into_iter().map(line).collect()
}

/// A hand as it was entered.
fn entered(draft: &Draft, seat: Seat) -> Option<PictureHand> {
    let spread = Spread::of(draft, seat);
    let hand = PictureHand { who: None, spread, dora: None, written: written(draft, seat), lines: Vec::new() };
    (!hand.spread.0.is_empty()).then_some(hand)
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::answer;
    use tenbo_engine::tiles::Tile;

    use super::Picture;
    use crate::Language;
    use crate::shown::Shown;
    use tenbo_session::{Seating, share};

    fn picture(link: &str) -> Picture {
        let (state, dropped) = share::read(link);
        assert_eq!(dropped, []);
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let answer = answer(&draft, &plan);
        let (language, seating) = (Language::En, &Seating::default());
        Picture::of(&Shown { language, state: &state, plan: &plan, draft: &draft, answer: &answer, seating })
    }

    /// How many tiles each part of the first hand has.
    fn sizes(picture: &Picture) -> Vec<usize> {
        picture.hands[0].spread.0.iter().map(|part| part.tiles().len()).collect()
    }

    #[test]
    fn a_win_shows_its_tiles_lines_and_payments() {
        // Pinfu and all simples, 2 han 30 fu: 2,000 of South.
        let won = picture("v1;r=riichi-ema-2025;win=W;W=22345m45567p345s+6p;from=S;d=9m;round=S;honba=1");
        assert!(won.headline.contains("2 han"), "{}", won.headline);
        assert_eq!(won.context, ["EMA 2025 · Seat wind: West · Round wind: South · Counters (honba): 1"]);
        assert_eq!(won.figure, "2,300");
        assert_eq!(won.said, ["2 han", "30 fu", "Ron from South"]);
        let dora = |(indicator, dora): &(Tile, Tile)| [indicator.to_string(), dora.to_string()].concat();
        let [indicators] = won.indicators.as_slice() else { panic!("{:?}", won.indicators) };
        assert_eq!(
            (indicators.name, indicators.tiles.iter().map(dora).collect::<String>()),
            ("Dora", "9m1m".to_owned())
        );
        assert_eq!(won.hands.len(), 1);
        assert_eq!(won.hands[0].written, "22345m45567p345s+6p");
        let names: Vec<&str> = won.hands[0].lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names, ["Pinfu", "Tanyao"]);
        assert_eq!(
            won.payments.iter().map(|(_, net)| net.as_str()).collect::<Vec<_>>(),
            ["0", "−2,300", "+2,300", "0"]
        );
        assert_eq!(won.tiles().count(), 16);
    }

    #[test]
    fn flowers_lie_beside_and_every_winner_is_there() {
        let flowers = picture("v1;r=mcr-mil-2025;E=123m456p789s55s67p+8p;fE=12f;from=W");
        assert_eq!(sizes(&flowers), [13, 1, 2]);
        let two = picture("v1;r=riichi-ema-2025;win=ES;E=22345m45567p345s+6p;S=22345m45p567p345s;from=W");
        assert_eq!(
            two.hands.iter().map(|hand| hand.who.clone()).collect::<Vec<_>>(),
            [Some("East".to_owned()), Some("South".to_owned())]
        );
    }

    #[test]
    fn without_a_win_there_are_the_tiles_alone() {
        let waits = picture("v1;r=riichi-ema-2025;E=22345m45567p(345s@N)");
        assert_eq!(sizes(&waits), [10, 3]);
        assert_eq!((waits.hands[0].lines.len(), waits.payments.len()), (0, 0));
        assert_eq!(picture("v1;r=riichi-ema-2025").hands, []);
    }
}

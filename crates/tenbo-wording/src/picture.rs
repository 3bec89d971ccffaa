//! What a picture of the result shows, in words and tiles.

use tenbo_engine::deal::Draft;
use tenbo_engine::settle::{Answer, WinAnswer};
use tenbo_engine::tiles::{Seat, Tile};

use super::context::{Context, Indicators};
use super::copy::{name, value};
use super::groups::Face;
use super::headline::Headline;
use super::language::Word;
use super::number::signed;
use super::payments;
use super::sheet::Paper;
use super::shown::Shown;

/// A hand of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureHand {
    /// Whose, where there is more than one.
    pub who: Option<String>,
    /// Its tiles as they are read, side by side.
    pub groups: Vec<Vec<Face>>,
    /// What counts, and what it is worth.
    pub lines: Vec<(String, String)>,
}

/// Everything that is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The second half of the app's name, which is below everything else.
    pub brand: &'static str,
    /// What there is to say above everything else.
    pub headline: String,
    /// Rulebook, seat, round, counters.
    pub context: Vec<String>,
    /// What the house plays differently, if anything.
    pub house_rules: Option<String>,
    /// Indicators, with what they are called and the dora that each means.
    pub indicators: Vec<Indicators>,
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
        let rows = answer.as_ref().map(|answer| payments::rows(answer, draft.players())).unwrap_or_default();
        let context: Context = shown.context();
        Picture {
            brand: language.word(Word::Brand),
            headline: language.headline(&Headline::of(draft, plan, state.seat, answer), plan.book.family, seating),
            context: context.line(),
            house_rules: context.house_line(language),
            indicators: context.indicators,
            hands,
            payments: rows
                .iter()
                .map(|row| (language.holder(row.account, seating).into_owned(), signed(row.net)))
                .collect(),
        }
    }

    /// Every tile that is on it.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let laid = self.hands.iter().flat_map(|hand| hand.groups.iter().flatten()).map(|face| face.tile);
        let pairs = self.indicators.iter().flat_map(|indicators| &indicators.tiles);
        laid.chain(pairs.flat_map(|&(indicator, dora)| [indicator, dora]))
    }
}

fn won(shown: &Shown, answer: &Answer) -> Vec<PictureHand> {
    let Shown { language, plan, draft, seating, .. } = *shown;
    let paper = Paper { language, draft, plan, answer };
    let several = answer.wins.len() > 1;
    let hand = |win: &WinAnswer| {
        let (sheet, score) = (paper.winner(win.seat)?, win.score.as_ref()?);
        let mut groups: Vec<Vec<Face>> = sheet.groups.into_iter().map(|group| group.faces).collect();
        // Flowers are among them already.
        let norths = draft.seat(win.seat).map(|entered| entered.bonus.clone()).unwrap_or_default();
        let norths: Vec<Tile> = norths.into_iter().filter(|tile| tile.bonus_kind().is_none()).collect();
        groups.extend(loose(&norths));
        let counted = score.lines.iter().filter(|line| line.reason.is_none());
        Some(PictureHand {
            who: several.then(|| language.sitting(win.seat, seating).into_owned()),
            groups,
            lines: counted.map(|line| (name(language, plan, line), value(language, plan, line))).collect(),
        })
    };
    answer.wins.iter().filter_map(hand).collect()
}

/// A hand as it was entered.
fn entered(draft: &Draft, seat: Seat) -> Option<PictureHand> {
    let entered = draft.seat(seat)?;
    let melds = entered.melds.iter().map(|meld| meld.tiles.as_slice());
    let parts = [entered.hand.as_slice()].into_iter().chain(melds).chain([entered.bonus.as_slice()]);
    let groups: Vec<Vec<Face>> = parts.filter_map(loose).collect();
    (!groups.is_empty()).then_some(PictureHand { who: None, groups, lines: Vec::new() })
}

fn loose(tiles: &[Tile]) -> Option<Vec<Face>> {
    (!tiles.is_empty()).then(|| tiles.iter().copied().map(Face::plain).collect())
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

    #[test]
    fn a_win_shows_its_tiles_lines_and_payments() {
        // Pinfu and all simples, 2 han 30 fu: 2,000 of South.
        let won = picture("v1;r=riichi-ema-2025;win=W;W=22345m45567p345s+6p;from=S;d=9m;round=S;honba=1");
        assert!(won.headline.contains("2 han"), "{}", won.headline);
        assert_eq!(won.context, ["EMA 2025", "Seat wind: West", "Round wind: South", "Counters (honba): 1"]);
        let dora = |(indicator, dora): &(Tile, Tile)| [indicator.to_string(), dora.to_string()].concat();
        let [indicators] = won.indicators.as_slice() else { panic!("{:?}", won.indicators) };
        assert_eq!(
            (indicators.name, indicators.tiles.iter().map(dora).collect::<String>()),
            ("Dora", "9m1m".to_owned())
        );
        assert_eq!(won.hands.len(), 1);
        assert_eq!(won.hands[0].groups.iter().flatten().count(), 14);
        assert_eq!(won.hands[0].groups.iter().flatten().filter(|face| face.won).count(), 1);
        let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let names: Vec<String> = won.hands[0].lines.iter().map(|(name, _)| first(name)).collect();
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
        assert_eq!(flowers.hands[0].groups.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3, 3, 2, 2]);
        let two = picture("v1;r=riichi-ema-2025;win=ES;E=22345m45567p345s+6p;S=22345m45p567p345s;from=W");
        assert_eq!(
            two.hands.iter().map(|hand| hand.who.clone()).collect::<Vec<_>>(),
            [Some("East".to_owned()), Some("South".to_owned())]
        );
    }

    #[test]
    fn without_a_win_there_are_the_tiles_alone() {
        let waits = picture("v1;r=riichi-ema-2025;E=22345m45567p(345s@N)");
        assert_eq!(waits.hands[0].groups.iter().map(Vec::len).collect::<Vec<_>>(), [10, 3]);
        assert_eq!((waits.hands[0].lines.len(), waits.payments.len()), (0, 0));
        assert_eq!(picture("v1;r=riichi-ema-2025").hands, []);
    }
}

//! What a picture of the result shows, in words and tiles.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::{Seat, Tile};

use super::copy::{name, value};
use super::groups::Face;
use super::headline::Headline;
use super::language::{Language, Word};
use super::number::signed;
use super::payments;
use super::sheet::Paper;

/// A hand of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureHand {
    /// Whose, where there is more than one.
    pub who: Option<&'static str>,
    /// Its tiles as they are read, side by side.
    pub groups: Vec<Vec<Face>>,
    /// What counts, and what it is worth.
    pub lines: Vec<(String, String)>,
}

/// Everything that is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What there is to say above everything else.
    pub headline: String,
    /// Rulebook, seat, round, counters.
    pub context: Vec<String>,
    /// Indicators, with what they are called.
    pub indicators: Vec<(&'static str, Vec<Tile>)>,
    /// Those who won; otherwise the hand that is shown.
    pub hands: Vec<PictureHand>,
    /// Who gains and loses what.
    pub payments: Vec<(&'static str, String)>,
}

impl Picture {
    /// Of an answer, while `seat` is being looked at.
    #[must_use]
    pub fn of(
        language: Language,
        draft: &Draft,
        plan: &Plan,
        seat: Seat,
        answer: &Result<Answer, Problems>,
    ) -> Picture {
        let mut hands = answer.as_ref().map(|answer| won(language, draft, plan, answer)).unwrap_or_default();
        if hands.is_empty() {
            hands.extend(entered(draft, seat));
        }
        let indicators = [(Word::Dora, &draft.dora), (Word::Ura, &draft.ura)];
        let rows = answer.as_ref().map(|answer| payments::rows(answer, draft.players())).unwrap_or_default();
        Picture {
            headline: language.headline(&Headline::of(draft, plan, seat, answer)),
            context: context(language, draft, plan, seat, answer),
            indicators: indicators
                .into_iter()
                .filter(|(_, tiles)| !tiles.is_empty())
                .map(|(word, tiles)| (language.word(word), tiles.clone()))
                .collect(),
            hands,
            payments: rows.iter().map(|row| (language.account(row.account), signed(row.net))).collect(),
        }
    }

    /// Every tile that is on it.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let laid = self.hands.iter().flat_map(|hand| hand.groups.iter().flatten()).map(|face| face.tile);
        laid.chain(self.indicators.iter().flat_map(|(_, tiles)| tiles.iter().copied()))
    }
}

/// Under which rules, and where at the table. Of several winners each has a seat of its own.
fn context(
    language: Language,
    draft: &Draft,
    plan: &Plan,
    seat: Seat,
    answer: &Result<Answer, Problems>,
) -> Vec<String> {
    let wins = answer.as_ref().map_or(&[][..], |answer| answer.wins.as_slice());
    let seat = wins.first().map_or(seat, |win| win.seat);
    let mut parts = vec![language.rulebook(&plan.book.id, &plan.book.name).to_owned()];
    if wins.len() < 2 {
        parts.push(language.labelled(language.word(Word::WinnerSits), language.seat(seat)));
    }
    parts.push(language.labelled(language.word(Word::Round), language.wind(draft.prevailing)));
    if draft.honba > 0 {
        parts.push(language.labelled(language.word(Word::Honba), &draft.honba.to_string()));
    }
    parts
}

fn won(language: Language, draft: &Draft, plan: &Plan, answer: &Answer) -> Vec<PictureHand> {
    let paper = Paper { language, draft, plan, answer };
    let several = answer.wins.len() > 1;
    let hand = |win: &tenbo_engine::settle::WinAnswer| {
        let (sheet, score) = (paper.winner(win.seat)?, win.score.as_ref()?);
        let mut groups: Vec<Vec<Face>> = sheet.groups.into_iter().map(|group| group.faces).collect();
        groups.extend(draft.seat(win.seat).and_then(|entered| loose(&entered.bonus)));
        let counted = score.lines.iter().filter(|line| line.reason.is_none());
        Some(PictureHand {
            who: several.then(|| language.seat(win.seat)),
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
    let face = |&tile| Face { tile, won: false, claimed: false };
    (!tiles.is_empty()).then(|| tiles.iter().map(face).collect())
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::answer;

    use super::Picture;
    use crate::i18n::Language;
    use crate::session::share;

    fn picture(link: &str) -> Picture {
        let (state, dropped) = share::read(link);
        assert_eq!(dropped, []);
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let answer = answer(&draft, &plan);
        Picture::of(Language::En, &draft, &plan, state.seat, &answer)
    }

    #[test]
    fn a_win_shows_its_tiles_lines_and_payments() {
        // Pinfu and all simples, 2 han 30 fu: 2,000 of South.
        let won = picture("v1;r=riichi-ema-2025;win=W;W=22345m45567p345s+6p;from=S;d=9m;round=S;honba=1");
        assert!(won.headline.contains("2 han"), "{}", won.headline);
        assert_eq!(won.context, ["EMA 2025", "Seat wind: West", "Round wind: South", "Counters (honba): 1"]);
        assert_eq!(won.indicators.iter().map(|(name, tiles)| (*name, tiles.len())).collect::<Vec<_>>(), [("Dora", 1)]);
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
        assert_eq!(won.tiles().count(), 15);
    }

    #[test]
    fn flowers_lie_beside_and_every_winner_is_there() {
        let flowers = picture("v1;r=mcr-mil-2025;E=123m456p789s55s67p+8p;fE=12f;from=W");
        assert_eq!(flowers.hands[0].groups.last().map(Vec::len), Some(2));
        let two = picture("v1;r=riichi-ema-2025;win=ES;E=22345m45567p345s+6p;S=22345m45p567p345s;from=W");
        assert_eq!(two.hands.iter().map(|hand| hand.who).collect::<Vec<_>>(), [Some("East"), Some("South")]);
    }

    #[test]
    fn without_a_win_there_are_the_tiles_alone() {
        let waits = picture("v1;r=riichi-ema-2025;E=22345m45567p(345s@N)");
        assert_eq!(waits.hands[0].groups.iter().map(Vec::len).collect::<Vec<_>>(), [10, 3]);
        assert_eq!((waits.hands[0].lines.len(), waits.payments.len()), (0, 0));
        assert_eq!(picture("v1;r=riichi-ema-2025").hands, []);
    }
}

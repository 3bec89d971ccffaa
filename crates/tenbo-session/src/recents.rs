//! The last complete hands, so that each can be laid down again: their links, newest first.

use tenbo_engine::order::sort_by_key;
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::{Meld, Seat, Tile, read_hand};

use super::share;
use super::state::State;

/// How many are kept.
pub const MOST: usize = 20;

/// The last hands as texts of links. No two have the same tiles: a later entry replaces an earlier one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recents(Vec<String>);

impl Recents {
    /// Reads what [`Recents::write`] made. Lines without a complete hand are left out.
    #[must_use]
    pub fn read(text: &str) -> Recents {
        let mut read = Recents::default();
        for line in text.lines().take(MOST).collect::<Vec<_>>().into_iter().rev() {
            read.push(line.to_owned());
        }
        read
    }

    /// The links as text, one on each line.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.join("\n")
    }

    /// The links, newest first.
    #[must_use]
    pub fn links(&self) -> &[String] {
        &self.0
    }

    /// Puts a link first and drops an older one with the same tiles. A link without a complete hand is ignored.
    pub fn push(&mut self, link: String) {
        let Some(hand) = Hand::of(&link) else { return };
        self.0.retain(|other| Hand::of(other).as_ref() != Some(&hand));
        self.0.insert(0, link);
        self.0.truncate(MOST);
    }
}

/// The link that is kept for a state; it opens in the view of the hand. `None` if nobody has won with tiles.
#[must_use]
pub fn link(state: &State, answer: &Answer) -> Option<String> {
    let won = answer.wins.iter().any(|win| win.score.as_ref().is_some_and(|score| score.tally.win));
    won.then(|| share::write(&State { seat: state.winner, ..state.clone() }))
}

/// The tiles of the winner: in the hand, in melds, and the winning one, however it came.
#[derive(Debug, PartialEq, Eq)]
struct Hand {
    tiles: Vec<Tile>,
    melds: Vec<Meld>,
    won: Tile,
}

impl Hand {
    /// The tiles of a link's winner. Its rulebook need not be loaded.
    fn of(link: &str) -> Option<Hand> {
        let fields = || share::find(link).into_iter().flat_map(|text| text.split(';'));
        let field = |name: &str| fields().find_map(|field| field.strip_prefix(name)?.strip_prefix('='));
        let winner = field("win").and_then(|seats| seats.get(..1)).unwrap_or(Seat::East.as_str());
        let read = read_hand(field(winner)?);
        if !read.errors.is_empty() {
            return None;
        }
        let (won, _) = read.win?;
        let mut tiles = read.tiles;
        sort_by_key(&mut tiles, |tile| (tile.letter(), tile.digit()));
        Some(Hand { tiles, melds: read.melds, won })
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::answer;

    use super::{MOST, Recents, link};
    use crate::samples::SAMPLES;
    use crate::{State, share};

    const RON: &str = "v1;r=riichi-ema-2025;E=22345m45567p345s+6p";

    fn links(recents: &Recents) -> Vec<&str> {
        recents.links().iter().map(String::as_str).collect()
    }

    #[test]
    fn the_newest_is_first_and_the_oldest_goes() {
        let mut recents = Recents::default();
        let many = |number: usize| format!("v1;r=mcr-mil-2025;E={}m{}p789s55s+8p", 1 + number / 9, 1 + number % 9);
        for number in 0..30 {
            recents.push(many(number));
        }
        assert_eq!(recents.links().len(), MOST);
        assert_eq!(links(&recents).first().copied(), Some(many(29).as_str()));
        assert_eq!(links(&recents).last().copied(), Some(many(10).as_str()));
    }

    #[test]
    fn the_same_tiles_are_there_once_as_they_were_last() {
        let mut recents = Recents::default();
        recents.push(RON.to_owned());
        recents.push("v1;r=riichi-ema-2025;E=111z222z333z44z55z+5z".to_owned());
        // Drawn by another seat, sorted otherwise, under another rulebook: the hand is the same.
        let again = "v1;r=mcr-mil-2025;win=S;S=345s22345m45567p~6p;with=rinshan";
        recents.push(again.to_owned());
        assert_eq!(links(&recents), [again, "v1;r=riichi-ema-2025;E=111z222z333z44z55z+5z"]);
        // Another winning tile, or a claimed set, is another hand.
        recents.push("v1;r=riichi-ema-2025;E=22345m45667p345s+5p".to_owned());
        recents.push("v1;r=riichi-ema-2025;E=22345m45567p(345s)+6p".to_owned());
        assert_eq!(recents.links().len(), 4);
    }

    #[test]
    fn what_is_broken_is_left_out_and_nothing_else() {
        let good = "v1;r=riichi-ema-2025;E=111z222z333z44z55z+5z";
        let text = format!("\u{0}\nv1;E=\n{RON}\n;;;=\nv1;E=123m\nv1;E=1x+5z\n{good}\n{RON}\nv9");
        let read = Recents::read(&text);
        assert_eq!(links(&read), [RON, good]);
        assert_eq!(Recents::read(&read.write()), read);
        assert_eq!(Recents::read(""), Recents::default());
    }

    #[test]
    fn a_win_with_tiles_is_kept_and_comes_back_as_it_was() {
        for sample in SAMPLES {
            let state = sample.state(&State::default()).unwrap();
            let plan = state.rules.plan();
            let won = answer(&state.deal(&plan), &plan).unwrap();
            let mut recents = Recents::default();
            recents.push(link(&state, &won).unwrap());
            let (back, dropped) = share::read(&recents.links()[0]);
            assert_eq!(dropped, []);
            assert_eq!((back.win.tile, back.win.by), (state.win.tile, state.win.by));
            let again = answer(&back.deal(&plan), &plan).unwrap();
            assert_eq!(again.wins[0].total, won.wins[0].total);
            // Laid down and kept again it is the same hand.
            recents.push(link(&back, &again).unwrap());
            assert_eq!(recents.links().len(), 1);
        }
        let (waits, _) = share::read("v1;r=riichi-ema-2025;E=22345m45567p345s");
        let plan = waits.rules.plan();
        assert_eq!(link(&waits, &answer(&waits.deal(&plan), &plan).unwrap()), None);
        // A hand without a yaku is no win.
        let (short, _) = share::read("v1;r=riichi-ema-2025;E=(123m)(456p)789s99p44z+4z;win=E;from=S");
        let plan = short.rules.plan();
        assert_eq!(answer(&short.deal(&plan), &plan).ok().and_then(|answer| link(&short, &answer)), None);
    }
}

//! A short evening to look at and to try out.

use tenbo_engine::deal::{By, End, WinDraft};
use tenbo_engine::game::Entry;
use tenbo_engine::tiles::Seat;

use super::sheet::Sheet;
use crate::rules::RulesChoice;

/// By which rulebook it is played.
const RULES: &str = "riichi-wrc-2025";

/// Who plays.
const PLAYERS: [&str; 4] = ["Anna", "Bertrand", "Chiyo", "Dmitri"];

/// Who won each deal, on whose discard if on one, and what all of it came to.
const DEALS: [(usize, Option<usize>, i64); 8] = [
    (2, Some(1), 5_200),
    (3, Some(2), 3_900),
    (1, Some(2), 8_000),
    (0, Some(3), 5_200),
    (2, None, 2_700),
    (2, Some(1), 2_000),
    (1, None, 1_100),
    (0, Some(3), 12_000),
];

impl Sheet {
    /// The evening as it ended; nothing as long as its rulebook is not here.
    #[must_use]
    pub fn sample(name: &str) -> Option<Sheet> {
        let mut sheet = Sheet::new("", name, &PLAYERS.map(str::to_owned), RulesChoice::of(RULES)?);
        sheet.game.deals = DEALS.into_iter().enumerate().map(entry).collect();
        Some(sheet)
    }
}

/// A deal. Nobody deals twice in a row.
fn entry((place, (winner, from, total)): (usize, (usize, Option<usize>, i64))) -> Entry {
    let seat = |player: usize| Seat::ALL.into_iter().cycle().nth((player + 4 - place % 4) % 4).unwrap_or_default();
    let mut entry = Entry::default();
    entry.deal.seat_mut(seat(winner)).total = Some(total);
    let (by, from) = (if from.is_some() { By::Discard } else { By::SelfDraw }, from.map(seat));
    let win = WinDraft { seat: seat(winner), tile: None, by, from, situation: Vec::new(), liable: None };
    entry.deal.end = End::Win { wins: vec![win] };
    entry
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_whole_and_its_last_deal_can_be_tried() {
        let sheet = Sheet::sample("A sample").unwrap();
        let report = sheet.report();
        assert!(report.deals.iter().all(|deal| deal.problems.is_empty()), "{:?}", report.deals);
        assert!(report.over.is_some());
        assert_eq!(report.totals, [45_600, 31_200, 27_500, 15_700]);
        let without_the_last = &sheet.game.deals[..DEALS.len() - 1];
        let game = tenbo_engine::game::Game { deals: without_the_last.to_vec(), ..sheet.game.clone() };
        assert!(tenbo_engine::game::replay(&game, &sheet.rules.plan()).next.is_some(), "there is a deal to try");
    }
}

//! A game in a few lines, for a chat.

use tenbo_engine::game::{DealReport, Entry, Placed, Report};

use super::game::Names;
use super::number::{grouped, signed};

impl Names<'_> {
    /// What the game is called and played by, everybody's place and score with what that is more or less than at the start,
    /// and the largest hand.
    #[must_use]
    pub fn summary(&self, name: &str, rulebook: &str, report: &Report) -> String {
        let deals = self.language.deals_so_far(report.deals.len(), self.family);
        let mut lines = vec![[name, rulebook, &deals].join(" · ")];
        for Placed { place, player, score, .. } in &report.places {
            let net = signed(score - report.initial);
            lines.push(self.language.aside(&format!("{place}. {} {}", self.player(*player), grouped(*score)), &net));
        }
        lines.extend(self.largest(report));
        lines.join("\n")
    }

    /// The hand that was worth most, if any is known.
    fn largest(&self, report: &Report) -> Option<String> {
        let worth = |(_, deal): &(&Entry, &DealReport)| {
            let wins = deal.answer.iter().flat_map(|answer| &answer.wins);
            wins.map(|win| win.total).max().unwrap_or_default()
        };
        let deals = self.game.deals.iter().zip(&report.deals);
        let (entry, deal) = deals.rev().max_by_key(worth).filter(|deal| worth(deal) > 0)?;
        let told = self.language.labeled(&self.deal(&deal.context), &self.what_happened(entry, deal));
        Some(self.language.game_largest_hand(&told))
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::game::replay;

    use crate::Language;
    use crate::game::Names;
    use tenbo_session::games::file;

    #[test]
    fn a_summary_has_places_scores_and_the_largest_hand() {
        // The ranking and the largest hand are those of the committed sheet, tests/data/games/club-evening.md.
        let text = include_str!("../../../tests/data/games/club-evening.json");
        let read = file::read(text).unwrap();
        let plan = read.rules.plan();
        let names = Names { language: Language::En, game: &read.game, family: plan.book.family };
        let summary = names.summary("Club", "Classical", &replay(&read.game, &plan));
        let lines: Vec<&str> = summary.lines().collect();
        assert_eq!(lines[0], "Club · Classical · 16 deals");
        assert_eq!(
            lines[1..5],
            ["1. Ben 4,274 (+2,274)", "2. Anna 2,969 (+969)", "3. Chi 763 (−1,237)", "4. Dee −26 (−2,026)"]
        );
        assert!(lines[5].starts_with("Largest hand: South 3: Ben wins 500"), "{summary}");
    }
}

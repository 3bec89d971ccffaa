//! A game in a few lines, for a chat.

use tenbo_engine::game::{DealReport, Entry, Placed, Report};
use tenbo_session::games::Stakes;

use super::game::Names;
use super::game_settling::SettlingPayment;
use super::game_sheet::ShownGame;
use super::number::grouped;

impl ShownGame<'_> {
    /// What the game is called and played by, everybody's place and score with what that is more or less than at the start,
    /// the largest hand, and who pays whom if something is played for.
    #[must_use]
    pub fn summary(&self, name: &str, rulebook: &str) -> String {
        let (names, language, report) = (self.names(), self.language, self.report);
        let deals = language.deals_so_far(report.deals.len(), names.book.family);
        let mut lines = vec![[name, rulebook, &deals].join(" · ")];
        for Placed { place, player, score, .. } in &report.places {
            let net = self.net(score - report.initial);
            lines.push(language.aside(&format!("{place}. {} {}", names.player(*player), grouped(*score)), &net));
        }
        lines.extend(names.largest(report));
        if report.over.is_some() && self.sheet.stakes != Stakes::default() {
            let paid = |SettlingPayment { from, to, amount, .. }| format!("{from} → {to}: {amount}");
            lines.extend(self.settling().payments.into_iter().map(paid));
        }
        lines.join("\n")
    }
}

impl Names<'_> {
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
    use crate::game_sheet::ShownGame;
    use tenbo_session::games::file;

    #[test]
    fn a_summary_has_places_scores_and_the_largest_hand() {
        // The ranking and the largest hand are those of the committed sheet, tests/data/games/club-evening.md.
        let text = include_str!("../../../tests/data/games/club-evening.json");
        let read = file::read(text).unwrap();
        let plan = read.rules.plan();
        let report = replay(&read.game, &plan);
        let shown = ShownGame { language: Language::En, sheet: &read, plan: &plan, report: &report };
        let summary = shown.summary("Club", "Classical");
        let lines: Vec<&str> = summary.lines().collect();
        assert_eq!(lines[0], "Club · Classical · 16 deals");
        assert_eq!(
            lines[1..5],
            ["1. Ben 4,274 (+2,274)", "2. Anna 2,969 (+969)", "3. Chi 763 (−1,237)", "4. Dee −26 (−2,026)"]
        );
        assert!(lines[5].starts_with("Largest hand: South 3: Ben wins 500"), "{summary}");
    }
}

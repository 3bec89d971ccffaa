//! What a wait is worth, in words.

use tenbo_engine::options::System;
use tenbo_engine::rules::Family;
use tenbo_engine::score::Tally;
use tenbo_engine::settle::Wait;

use super::content::Content;
use super::language::{Label, Language};

/// Whose words tell what a win is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitWords {
    /// The language.
    pub language: Language,
    /// What is counted.
    pub system: System,
    /// Whose words are used.
    pub family: Family,
}

impl WaitWords {
    /// Those of the result.
    #[must_use]
    pub fn of(content: &Content) -> WaitWords {
        WaitWords { language: content.language, system: content.system, family: content.family }
    }

    /// What a win is worth in one of the two ways; or why it is none: the own discards, or no yaku.
    #[must_use]
    pub fn worth(self, tally: Option<Tally>, furiten: bool) -> String {
        tally.map_or_else(|| self.no_win(furiten).to_owned(), |tally| self.language.reach(&tally))
    }

    /// What is said of a tile with which no win is legal; nothing of one of which the hand holds all four.
    #[must_use]
    pub fn without_win(self, wait: &Wait, furiten: bool) -> &'static str {
        if wait.left == 0 && !furiten { "" } else { self.no_win(furiten) }
    }

    fn no_win(self, furiten: bool) -> &'static str {
        let word = match self.system {
            _ if furiten => Label::FuritenShort,
            System::HanFu => Label::NoYaku,
            _ => Label::NoWin,
        };
        self.language.word_for(word, self.family)
    }
}

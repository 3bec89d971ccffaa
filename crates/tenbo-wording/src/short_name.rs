//! What a rulebook is called where there is little room: the context line, chips, frames.

use super::language::Language;
use tenbo_session::RulesChoice;
use tenbo_session::rules::books;

impl Language {
    /// The short name of the rules that are played; a rulebook of one's own has only its own name, which the view cuts.
    #[must_use]
    pub fn short_name(self, rules: &RulesChoice) -> &str {
        match &rules.own {
            Some(own) => own.name(),
            None => self.short_name_of(rules.id),
        }
    }

    /// The language of the short name, where it is not the page's.
    #[must_use]
    pub fn short_name_language(self, rules: &RulesChoice) -> Option<&'static str> {
        self.rulebook_language(rules.id).filter(|_| rules.own.is_none() && self.short_rulebook(rules.id).is_empty())
    }

    /// The short name of an offered rulebook; empty if there is none of this id.
    #[must_use]
    pub fn short_name_of(self, id: &str) -> &'static str {
        let known = self.short_rulebook(id);
        if !known.is_empty() {
            return known;
        }
        self.rulebook(id, books().find(|book| book.id == id).map_or("", |book| book.name))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tenbo_engine::rules::shipped;

    use super::*;
    use crate::tests::all_differ;
    use tenbo_session::editor::CustomRulebook;

    /// So many Latin letters at most; a character is as wide as two of them.
    const WIDEST: usize = 16;

    fn width(text: &str) -> usize {
        text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum()
    }

    #[test]
    fn every_offered_rulebook_has_a_short_name_of_its_own() {
        for language in Language::ALL {
            let names = shipped::OFFERED.iter().map(|id| language.short_name_of(id));
            for name in names.clone() {
                assert!(width(name) <= WIDEST, "{language:?}: {name} is {} wide", width(name));
            }
            // Nor may a space or a capital be all that tells two apart.
            all_differ(language.code(), names.map(|name| name.replace(' ', "").to_lowercase()));
        }
    }

    #[test]
    fn a_rulebook_of_ones_own_keeps_its_name() {
        let own = CustomRulebook::on("riichi-ema-2025", "own-1", "Tuesday club at the harbor");
        let rules = RulesChoice::playing(Arc::new(own));
        assert_eq!(Language::Ja.short_name(&rules), "Tuesday club at the harbor");
        let mut house = RulesChoice::default();
        assert!(house.set(tenbo_engine::options::OptionKey::RedFives, Some(3)));
        assert_eq!(Language::En.short_name(&house), "EMA 2025");
    }

    #[test]
    fn no_rulebook_no_name() {
        assert_eq!(Language::En.short_name_of("my-club"), "");
    }
}

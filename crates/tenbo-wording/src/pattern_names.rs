//! What a pattern is called, in the language of the page and in the script of its game.

use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;

use super::language::Language;

/// What a pattern is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternNames {
    /// By the players of the rulebook.
    pub own: String,
    /// The language of that where it is not the page's.
    pub lang: Option<&'static str>,
    /// Plainly, if that is another name.
    pub plain: Option<&'static str>,
    /// In kanji, and whose they are.
    pub kanji: Option<(String, &'static str)>,
    /// How these are read.
    pub reading: Option<String>,
}

impl PatternNames {
    /// The names that a rulebook and a language have for a pattern.
    #[must_use]
    pub fn of(pattern: Pattern, plan: &Plan, language: Language) -> PatternNames {
        let own = language.named(pattern, plan).to_owned();
        let plain = language.pattern(pattern, plan.rulebook().family);
        let kanji = language.kanji(pattern, plan).filter(|(kanji, _)| *kanji != plain);
        let reading = plan.rulebook().winner.get(&pattern).and_then(|item| item.pronunciation.as_deref());
        PatternNames {
            plain: (!plain.eq_ignore_ascii_case(&own)).then_some(plain),
            own,
            lang: language.own_name_language(pattern, plan),
            kanji: kanji.map(|(kanji, script)| (kanji.to_owned(), script)),
            reading: reading.filter(|_| language.is_latin()).map(str::to_owned),
        }
    }
}

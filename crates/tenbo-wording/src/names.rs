//! What patterns are called: by the players of a rulebook, in the language of the page.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;

use super::language::Language;

/// Whether yaku have plain names where the language has them. How names are shown, like the texts themselves, is one for
/// the whole page.
static PLAIN: AtomicBool = AtomicBool::new(false);

/// Whether yaku have their plain names alone instead of romanised Japanese before them.
#[must_use]
pub fn are_plain() -> bool {
    PLAIN.load(Ordering::Relaxed)
}

/// Shows yaku by their plain names, or by those of romanised Japanese.
pub fn set_plain(plain: bool) {
    PLAIN.store(plain, Ordering::Relaxed);
}

/// The language of the kanji in the rulebooks of a family.
#[must_use]
pub const fn script(family: Family) -> &'static str {
    match family {
        Family::Riichi => "ja",
        Family::ChineseOfficial | Family::Regional => "zh-Hans",
        Family::FourWinds | Family::Classical | Family::HongKong | Family::ZungJung | Family::Taiwanese => "zh-Hant",
    }
}

impl Language {
    /// What a pattern is by these rules: where they count a wait only if it was the only one, that is said too.
    #[must_use]
    pub fn definition_under(self, pattern: Pattern, plan: &Plan) -> Cow<'static, str> {
        let definition = self.definition(pattern, plan.rulebook().family);
        let is_wait = matches!(pattern, Pattern::EdgeWait | Pattern::ClosedWait | Pattern::OutOnPair);
        if is_wait && plan.rulebook().options.patterns.only_wait {
            Cow::Owned(self.sentences(definition, self.only_this_wait()))
        } else {
            Cow::Borrowed(definition)
        }
    }

    /// The name that a rulebook gives a pattern, if it is one for this language: romanised or English for whoever reads
    /// Latin letters; for the others the kanji of their own script, or what a club has written in such letters itself.
    #[must_use]
    pub fn own_name(self, pattern: Pattern, plan: &Plan) -> Option<&str> {
        if let Some(hand) = plan.rulebook().hands.get(&pattern) {
            return Some(hand.name_in(self.code()));
        }
        let item = plan.rulebook().winner.get(&pattern)?;
        let (name, family) = (item.name.as_deref(), plan.rulebook().family);
        if self.is_latin() {
            return name.filter(|_| family != Family::Riichi || !are_plain());
        }
        let kanji = item.kanji.as_deref().filter(|_| script(family) == self.code());
        // Hangul beside an English name is neither.
        kanji.or_else(|| name.filter(|name| name.contains(|letter| ('\u{2e80}'..'\u{ac00}').contains(&letter))))
    }

    /// The language of the name that a rulebook gives a pattern, where it is not the language of the page.
    #[must_use]
    pub fn own_name_language(self, pattern: Pattern, plan: &Plan) -> Option<&'static str> {
        self.own_name(pattern, plan).filter(|_| pattern.custom_number().is_none())?;
        let riichi = plan.rulebook().family == Family::Riichi;
        self.is_latin().then_some(if riichi { "ja-Latn" } else { "en" })
    }

    /// What players of a rulebook call a pattern; otherwise its plain name.
    #[must_use]
    pub fn named(self, pattern: Pattern, plan: &Plan) -> &str {
        self.own_name(pattern, plan).unwrap_or_else(|| self.pattern(pattern, plan.rulebook().family))
    }

    /// The kanji that a rulebook has for a pattern and the language of them, unless the name is just that.
    #[must_use]
    pub fn kanji(self, pattern: Pattern, plan: &Plan) -> Option<(&str, &'static str)> {
        let kanji = plan.rulebook().winner.get(&pattern)?.kanji.as_deref()?;
        (kanji != self.named(pattern, plan)).then(|| (kanji, script(plan.rulebook().family)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    fn named(language: Language, rules: &str, pattern: Pattern) -> String {
        language.named(pattern, &Plan::new(shipped::find(rules).unwrap())).to_owned()
    }

    #[test]
    fn the_same_pattern_has_the_name_of_its_game_and_of_the_page() {
        let names = |pattern, rules| Language::ALL.map(|language| named(language, rules, pattern));
        assert_eq!(names(Pattern::PungHand, "riichi-ema-2025"), ["Toitoi", "対々和", "对对和", "對對和"]);
        assert_eq!(names(Pattern::PungHand, "mcr-mil-2025"), ["All Pungs", "碰碰和", "碰碰和", "碰碰和"]);
        assert_eq!(names(Pattern::OneSuitHonors, "hong-kong-old-style")[3], "混一色");
        assert_eq!(names(Pattern::OneSuitOnly, "korean")[..2], ["One suit (청일색)", "清一色"]);
    }

    #[test]
    fn kanji_are_shown_beside_another_script_only() {
        let plan = Plan::new(shipped::find("mcr-mil-2025").unwrap());
        assert_eq!(Language::En.kanji(Pattern::KnittedStraight, &plan), Some(("组合龙", "zh-Hans")));
        assert_eq!(Language::ZhHans.kanji(Pattern::KnittedStraight, &plan), None);
        assert_eq!(Language::Ja.kanji(Pattern::KnittedStraight, &plan).map(|(_, script)| script), Some("zh-Hans"));
    }
}

//! Why a line counts, in a few words beside the name of its pattern.

use std::borrow::Cow;

use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::Family;

use super::language::Language;

impl Language {
    /// Why a pattern counts, in the words of a family of rules: "all simples", "declared ready, closed hand". Where its
    /// definition is short, it is that.
    #[must_use]
    pub fn line_why(self, pattern: Pattern, family: Family) -> Cow<'static, str> {
        let reason = self.short_reason(pattern, family);
        if !reason.is_empty() {
            return Cow::Borrowed(reason);
        }
        let definition = self.definition(pattern, family).trim_end_matches(['.', '。']);
        // East is a name.
        let mut letters = definition.chars();
        match letters.next() {
            Some(first) if first.is_ascii_uppercase() && !definition.starts_with("East") => {
                Cow::Owned([&first.to_ascii_lowercase().to_string(), letters.as_str()].concat())
            }
            _ => Cow::Borrowed(definition),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::plan::Plan;
    use tenbo_engine::rules::shipped;

    /// So wide at most, in Latin letters; a character is as wide as two.
    const WIDEST: usize = 40;

    fn width(text: &str) -> usize {
        text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum()
    }

    #[test]
    fn every_line_of_every_rulebook_says_why_in_a_few_words() {
        let mut long = Vec::new();
        for &id in shipped::OFFERED {
            let plan = Plan::new(shipped::find(id).unwrap());
            for &pattern in plan.rulebook().winner.keys() {
                for language in Language::ALL {
                    let why = language.line_why(pattern, plan.rulebook().family);
                    assert!(!why.is_empty(), "{id}: {pattern} in {language:?}");
                    assert!(!why.ends_with(['.', '。']), "{id}: {why}");
                    if width(&why) > WIDEST {
                        long.push(format!("{pattern} ({:?}): {why}", plan.rulebook().family));
                    }
                }
            }
        }
        long.sort_unstable();
        long.dedup();
        assert!(long.is_empty(), "longer than {WIDEST}:\n{}", long.join("\n"));
    }

    #[test]
    fn the_reason_is_in_the_words_of_the_game() {
        let why = |language: Language, pattern, family| language.line_why(pattern, family).into_owned();
        assert_eq!(why(Language::En, Pattern::Riichi, Family::Riichi), "declared ready, closed hand");
        assert_eq!(why(Language::En, Pattern::AllSimples, Family::Riichi), "no terminals and no honors");
        assert_eq!(why(Language::En, Pattern::Supplement, Family::Riichi), "the tile drawn after a kan");
        assert_eq!(why(Language::En, Pattern::Supplement, Family::HongKong), "the tile drawn after a kong");
        assert_eq!(why(Language::Ja, Pattern::PinfuHand, Family::Riichi), "順子4つ、両面待ち");
        assert_eq!(why(Language::ZhHans, Pattern::FullyConcealed, Family::HongKong), "没有上碰杠，自摸");
    }
}

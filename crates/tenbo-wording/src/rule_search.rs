//! The search over options and patterns: by what they are called in any language and by players, and patterns by their number
//! in the list of an organization and by what they are worth.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, Item};
use tenbo_session::option_names;
use tenbo_session::pattern_names::is_called_somewhere;
use tenbo_session::sought::sought;

use super::language::{Language, Volume};

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleSearch {
    text: String,
    /// The words that say something, each by itself.
    words: Vec<String>,
    number: Option<i64>,
}

/// Shorter words, such as "at" and "the", are not looked for by themselves.
const SAYS_SOMETHING: usize = 4;

/// What was found. What is called so comes before what only says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundRules {
    /// Options.
    pub options: Vec<OptionKey>,
    /// Patterns of the catalogue.
    pub patterns: Vec<Pattern>,
}

impl RuleSearch {
    /// What is looked for by these words, however they are written. Where they stand nowhere in this order, what has each of
    /// them is found: "points at the start" is *Starting points*.
    #[must_use]
    pub fn of(words: &str) -> RuleSearch {
        let text = sought(words.trim());
        let each = words
            .split(|letter: char| !letter.is_alphanumeric())
            .map(sought)
            .filter(|word| word.chars().count() >= SAYS_SOMETHING);
        RuleSearch { number: text.parse().ok(), words: each.collect(), text }
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// All options and patterns that are looked for; patterns that count come first.
    #[must_use]
    pub fn find(&self, language: Language, plan: &Plan) -> FoundRules {
        let mut patterns: Vec<Pattern> =
            Pattern::ALL.iter().copied().filter(|&pattern| self.finds_pattern(language, plan, pattern)).collect();
        if patterns.is_empty() {
            patterns =
                Pattern::ALL.iter().copied().filter(|&one| self.has_words(language.named(one, plan), "")).collect();
        }
        let counts = |pattern: &Pattern| plan.rulebook().winner.get(pattern).is_some_and(Item::has_value);
        let (counted, others): (Vec<Pattern>, Vec<Pattern>) = patterns.into_iter().partition(counts);
        FoundRules { options: self.options(language), patterns: [counted, others].concat() }
    }

    /// The options that are looked for.
    #[must_use]
    pub fn options(&self, language: Language) -> Vec<OptionKey> {
        let (named, others): (Vec<OptionKey>, Vec<OptionKey>) =
            OptionKey::ALL.iter().partition(|&&key| self.names_option(key));
        let told = others.into_iter().filter(|&key| self.number.is_none() && self.tells_option(language, key));
        let found: Vec<OptionKey> = named.into_iter().chain(told).collect();
        if !found.is_empty() {
            return found;
        }
        let has_words = |key: OptionKey, with_help: bool| {
            Family::ALL.iter().any(|&family| {
                let help = if with_help { language.option_help(key, family) } else { "" };
                self.has_words(language.option(key, family), help)
            })
        };
        let (named, others): (Vec<OptionKey>, Vec<OptionKey>) =
            OptionKey::ALL.iter().partition(|&&key| has_words(key, false));
        named.into_iter().chain(others.into_iter().filter(|&key| has_words(key, true))).collect()
    }

    /// Whether each word that says something is in a name or in what is said of it.
    fn has_words(&self, name: &str, help: &str) -> bool {
        let (name, help) = (sought(name), sought(help));
        let has = |word: &String| name.contains(word) || help.contains(word);
        self.number.is_none() && !self.words.is_empty() && self.words.iter().all(has)
    }

    /// Whether this is what an option is called.
    fn names_option(&self, key: OptionKey) -> bool {
        let here = Language::ALL.into_iter().filter(|language| language.has(Volume::Page));
        self.is_in(key.as_str())
            || option_names::is_called(key, &self.text)
            || here.into_iter().any(|language| self.in_families(|family| language.option(key, family)))
    }

    /// Whether what the page says of an option has it: it may be what players call a choice of it.
    fn tells_option(&self, language: Language, key: OptionKey) -> bool {
        self.in_families(|family| language.option_help(key, family))
    }

    /// Whether a pattern is looked for: by its id, by a name that it has in any rulebook or language that is
    /// loaded, by its number, or by its value.
    #[must_use]
    pub fn finds_pattern(&self, language: Language, plan: &Plan, pattern: Pattern) -> bool {
        let item = plan.rulebook().winner.get(&pattern);
        if let Some(number) = self.number {
            return item.is_some_and(|item| is_numbered(item, number));
        }
        let own = item
            .into_iter()
            .flat_map(|item| [item.name.as_deref(), item.kanji.as_deref(), item.pronunciation.as_deref()]);
        let hand = plan.rulebook().hands.get(&pattern);
        let hand = hand
            .into_iter()
            .flat_map(|hand| std::iter::once(&hand.name).chain(hand.names.0.iter().map(|(_, name)| name)));
        let names = [language.named(pattern, plan), pattern.as_str()].into_iter();
        let mut here = Language::ALL.into_iter().filter(|other| other.has(Volume::Page));
        own.flatten().chain(names).chain(hand.map(|name| &**name)).any(|name| self.is_in(name))
            || here.any(|other| self.in_families(|family| other.pattern(pattern, family)))
            || is_called_somewhere(pattern, &self.text)
    }

    fn is_in(&self, name: &str) -> bool {
        sought(name).contains(&self.text)
    }

    /// Whether it is in a text as any family of rules has it. Most have the same.
    fn in_families(&self, text: impl Fn(Family) -> &'static str) -> bool {
        let mut seen: Vec<&str> = Vec::new();
        Family::ALL.iter().any(|&family| {
            let text = text(family);
            let is_new = !seen.iter().any(|other| std::ptr::eq(*other, text));
            if is_new {
                seen.push(text);
            }
            is_new && self.is_in(text)
        })
    }
}

fn is_numbered(item: &Item, number: i64) -> bool {
    let in_list = item.number > 0 && i64::from(item.number) == number;
    in_list || item.has_value() && item.value == tenbo_engine::Ratio::whole(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_session::RulesChoice;

    fn found(id: &str, words: &str) -> FoundRules {
        RuleSearch::of(words).find(Language::En, &RulesChoice::of(id).unwrap().plan())
    }

    #[test]
    fn options_and_patterns_are_found_by_one_search_in_any_language() {
        let found = found("mcr-mil-2025", "flower");
        assert!(found.options.contains(&OptionKey::UseFlowers) && found.patterns.contains(&Pattern::OwnFlower));
        for language in Language::ALL {
            for &key in OptionKey::ALL {
                let name = language.option(key, Family::Riichi);
                assert!(RuleSearch::of(name).options(Language::En).contains(&key), "{name} in {}", language.code());
            }
        }
    }

    #[test]
    fn an_option_is_found_by_what_players_call_it_and_by_what_is_said_of_it() {
        for (words, key) in [
            ("kuitan", OptionKey::OpenTanyao),
            ("Head bump", OptionKey::MaximumWinners),
            ("ｏｐｅｎ　ｔａｎｙａｏ", OptionKey::OpenTanyao),
            ("喰いタン", OptionKey::OpenTanyao),
            ("open-tanyao", OptionKey::OpenTanyao),
            ("rounded up to mangan", OptionKey::KiriageMangan),
            ("points at the start", OptionKey::StartPoints),
            ("winners on one discard", OptionKey::MaximumWinners),
            ("East pays double", OptionKey::EastDoubles),
        ] {
            assert!(RuleSearch::of(words).options(Language::En).contains(&key), "{words}");
        }
        // What is called so comes first.
        let mangan = RuleSearch::of("mangan");
        let found = mangan.options(Language::En);
        assert!(found.is_sorted_by_key(|&key| !mangan.names_option(key)), "{found:?}");
        assert!(found.contains(&OptionKey::KiriageMangan) && found.iter().any(|&key| !mangan.names_option(key)));
        assert_eq!(RuleSearch::of("points at the start").options(Language::En).first(), Some(&OptionKey::StartPoints));
        assert_eq!(RuleSearch::of("no such thing").options(Language::En), []);
    }

    #[test]
    fn a_pattern_is_found_by_its_words_in_any_order() {
        let wind = found("four-winds-blank", "round wind, pung").patterns;
        assert!(wind.contains(&Pattern::PungRoundWind), "{wind:?}");
        assert_eq!(found("bmja", "by of the").patterns, [], "short words say nothing");
    }

    #[test]
    fn a_fan_is_found_by_its_number_and_by_its_value() {
        // Fan 1 of the list is Big Four Winds, 88 points; no fan has the number 88.
        assert!(found("mcr-mil-2025", "1").patterns.contains(&Pattern::BigFourWinds));
        let eights = found("mcr-mil-2025", "88");
        assert!(
            eights.patterns.contains(&Pattern::BigFourWinds) && eights.patterns.contains(&Pattern::ThirteenOrphans)
        );
        assert!(!eights.patterns.contains(&Pattern::PungHand) && eights.options.is_empty());
        assert_eq!(found("mcr-mil-2025", "８８"), eights);
    }
}

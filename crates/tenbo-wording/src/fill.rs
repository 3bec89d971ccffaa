//! Fills a compiled message (`compile/read.rs` writes it) with its arguments.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Language;

/// The message with its arguments, which it names by their place.
pub(super) fn filled(language: Language, message: &str, arguments: &[&str]) -> String {
    let mut out = String::with_capacity(message.len() + 16);
    put(language, message, arguments, &mut out);
    out
}

/// Puts as much of the message there as there is before an end of a choice, and gives back the rest.
fn put<'a>(language: Language, message: &'a str, arguments: &[&str], out: &mut String) -> &'a str {
    let mut rest = message;
    while let Some(place) = rest.find(['{', '}', '|', '\\']) {
        let (words, found) = rest.split_at(place);
        out.push_str(words);
        let mut letters = found.chars();
        match letters.next() {
            Some('{') => {
                let inside = letters.as_str();
                let end = inside.find(['}', '|']).unwrap_or(inside.len());
                let (number, after) = inside.split_at(end);
                let argument = number.parse::<usize>().ok().and_then(|place| arguments.get(place)).copied();
                let argument = argument.unwrap_or_default();
                rest = match after.strip_prefix('|') {
                    Some(variants) => choose(language, argument, variants, arguments, out),
                    None => {
                        out.push_str(argument);
                        after.strip_prefix('}').unwrap_or_default()
                    }
                };
            }
            Some('\\') => {
                out.extend(letters.next());
                rest = letters.as_str();
            }
            _ => return found,
        }
    }
    out.push_str(rest);
    ""
}

/// Puts the variant of the argument's plural category there, or the last one; gives back what follows the choice.
fn choose<'a>(language: Language, argument: &str, variants: &'a str, arguments: &[&str], out: &mut String) -> &'a str {
    let category = category(language, argument);
    let mut rest = variants;
    let mut chosen: Option<String> = None;
    let mut last = String::new();
    while let Some((name, text)) = rest.split_once('|') {
        last.clear();
        rest = put(language, text, arguments, &mut last);
        if chosen.is_none() && name == category {
            chosen = Some(last.clone());
        }
        match rest.strip_prefix('|') {
            Some(more) => rest = more,
            None => break,
        }
    }
    out.push_str(&chosen.unwrap_or(last));
    rest.strip_prefix('}').unwrap_or_default()
}

/// The plural category of a number as it is written, by the rules of CLDR.
fn category(language: Language, number: &str) -> &'static str {
    let language: Option<LanguageIdentifier> = language.code().parse().ok();
    let rules = language.and_then(|language| PluralRules::create(language, PluralRuleType::CARDINAL).ok());
    match rules.and_then(|rules| rules.select(number).ok()) {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_stand_where_the_message_names_them() {
        let english = |message: &str, arguments: &[&str]| filled(Language::En, message, arguments);
        assert_eq!(english("{1} of {0}", &["dots", "5"]), "5 of dots");
        assert_eq!(english("as it is", &["1"]), "as it is");
        assert_eq!(english(r"\{ or [ \| \\", &[]), r"{ or [ | \");
    }

    #[test]
    fn words_follow_the_number_as_the_language_has_it() {
        let message = "{0|one|one tile ({1})|other|{0} tiles ({1})}!";
        assert_eq!(filled(Language::En, message, &["1", "a"]), "one tile (a)!");
        assert_eq!(filled(Language::En, message, &["2", "a"]), "2 tiles (a)!");
        assert_eq!(filled(Language::Ja, message, &["1", "a"]), "1 tiles (a)!");
    }
}

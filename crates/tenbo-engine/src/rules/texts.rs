//! Texts that a file has in several languages.

use std::borrow::Cow;

/// Texts, each with the tag of its language, such as `de` or `zh-Hans`.
pub type Texts = Vec<(Cow<'static, str>, Cow<'static, str>)>;

/// The text in a language, given by its tag, or in a variant of that language with another script or region; before it the
/// tag that it has.
#[must_use]
pub fn text_in<'a>(texts: &'a Texts, language: &str) -> Option<(&'a str, &'a str)> {
    let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let named = |fits: &dyn Fn(&str) -> bool| texts.iter().find(|(tag, _)| fits(tag));
    let exact = named(&|tag| tag.eq_ignore_ascii_case(language));
    let found = exact.or_else(|| named(&|tag| primary(tag) == primary(language)));
    found.map(|(tag, text)| (&**tag, &**text))
}

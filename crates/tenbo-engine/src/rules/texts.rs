//! Texts that a file has in several languages.

use std::borrow::Cow;

use serde_json::{Map, Value};

use crate::json::{Field, Within};
use crate::problems::{Place, ProblemKey, Reader, bounds};

/// Texts, each with the tag of its language, such as `de` or `zh-Hans`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(pub Vec<(Cow<'static, str>, Cow<'static, str>)>);

/// The text in a language, given by its tag, or in a variant of that language with another script or region; before it the
/// tag that it has.
#[must_use]
pub fn text_in<'a>(texts: &'a Texts, language: &str) -> Option<(&'a str, &'a str)> {
    let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let named = |fits: &dyn Fn(&str) -> bool| texts.0.iter().find(|(tag, _)| fits(tag));
    let exact = named(&|tag| tag.eq_ignore_ascii_case(language));
    let found = exact.or_else(|| named(&|tag| primary(tag) == primary(language)));
    found.map(|(tag, text)| (&**tag, &**text))
}

impl Field for Texts {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Texts> {
        let mut texts = Texts::default();
        let fields = read.fields(json, at);
        if fields.len() > bounds::TAGS {
            read.problem(ProblemKey::TooManyEntries, at);
        }
        for (tag, value, place) in fields.take(bounds::TAGS) {
            if tag.is_empty() || tag.chars().nth(bounds::TAG).is_some() {
                read.unknown(&place);
            } else if let Some(text) = Cow::read(value, &place, Cow::WITHIN, read) {
                texts.0.push((Cow::Owned(tag.to_owned()), text));
            }
        }
        Some(texts)
    }

    fn write(&self) -> Value {
        self.0.iter().map(|(tag, text)| (tag.to_string(), text.write())).collect::<Map<_, _>>().into()
    }

    #[cfg(feature = "schema")]
    fn schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "maxProperties": bounds::TAGS,
            "propertyNames": { "minLength": 1, "maxLength": bounds::TAG },
            "additionalProperties": Cow::schema(Cow::WITHIN, generator)
        })
    }
}

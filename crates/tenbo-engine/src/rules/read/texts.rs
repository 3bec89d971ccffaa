//! Reads texts that a file has in several languages.

use std::borrow::Cow;

use serde_json::Value;

use crate::problems::{Place, ProblemKey, Reader, bounds};
use crate::rules::texts::Texts;

/// Reads an object with a text for each language.
pub fn texts(json: &Value, at: &Place, read: &mut Reader) -> Texts {
    let mut texts = Vec::new();
    let fields = read.fields(json, at);
    if fields.len() > bounds::TAGS {
        read.problem(ProblemKey::TooManyEntries, at);
    }
    for (tag, value, place) in fields.take(bounds::TAGS) {
        if tag.is_empty() || tag.chars().nth(bounds::TAG).is_some() {
            read.unknown(&place);
        } else if let Some(text) = read.text(value, &place) {
            texts.push((Cow::Owned(tag.to_owned()), Cow::Owned(text.to_owned())));
        }
    }
    texts
}

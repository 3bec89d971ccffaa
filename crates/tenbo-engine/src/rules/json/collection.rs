//! Texts, lists and maps in files, and values that may be null.

use crate::patterns::Pattern;

/// A text of at most [`NAME`](crate::problems::bounds::NAME) characters.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct NameJson(pub String);

/// A list of at most [`ENTRIES`](crate::problems::bounds::ENTRIES) entries.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct ListJson<T>(pub Vec<T>);

/// A value, or null to remove what the base has there.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct OrNull<T>(pub Option<T>);

/// An object whose fields are ids of patterns.
#[derive(Clone, Debug)]
pub struct PatternMap<T>(pub Vec<(Pattern, T)>);

/// An object whose fields are names of a closed list.
#[derive(Clone, Debug)]
pub struct PerName<N, T>(pub Vec<(N, T)>);

/// An object with a text for each language. Its fields are language tags, such as `de` or `zh-Hans`.
#[derive(Clone, Debug)]
pub struct PerTag(pub Vec<(String, NameJson)>);

impl serde::Serialize for PerTag {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(tag, text)| (tag, text)))
    }
}

impl<T: serde::Serialize> serde::Serialize for PatternMap<T> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(pattern, value)| (pattern, value)))
    }
}

impl<N: serde::Serialize, T: serde::Serialize> serde::Serialize for PerName<N, T> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

//! The words with which a newer version is offered.

use super::en;
use super::language::Language;
use super::words::words;

words! {
    /// A word or sentence of the offer.
    UpdateWord:
    Here,
    Reload,
    Later,
}

impl Language {
    /// A word of the offer of a newer version.
    #[must_use]
    pub const fn update_word(self, word: UpdateWord) -> &'static str {
        match self {
            Language::En => en::update::word(word),
        }
    }
}

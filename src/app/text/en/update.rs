//! The words with which a newer version is offered.

use crate::app::text::update::UpdateWord;

pub const fn word(word: UpdateWord) -> &'static str {
    match word {
        UpdateWord::Here => "A new version is here.",
        UpdateWord::Reload => "Reload",
        UpdateWord::Later => "Later",
    }
}

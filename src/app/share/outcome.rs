//! What came of handing it on.

use leptos::prelude::*;

use tenbo_wording::{CopyWord, Label, Language};

/// What came of it last.
pub type Outcome = RwSignal<Option<Said>>;

/// What is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is on the clipboard.
    Copied,
    /// The browser refused: the text that is shown is to be copied by hand.
    ByHand,
    /// The same of the link, which is shown then.
    LinkByHand,
    /// The same of the picture, which can be saved.
    PictureRefused,
    /// The system did not take it.
    ShareFailed,
}

impl Said {
    /// In words.
    pub fn word(self, language: Language) -> &'static str {
        match self {
            Said::Copied => language.word(Label::Copied),
            Said::ByHand | Said::LinkByHand => language.word(Label::CopyByHand),
            Said::PictureRefused => language.word(CopyWord::PictureRefused),
            Said::ShareFailed => language.word(Label::ShareFailed),
        }
    }
}

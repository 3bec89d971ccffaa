//! The language of the page, and which names yaku have in it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{assets, language};
use super::state::AppState;
use super::status_message::StatusMessage;
use tenbo_wording::{Language, Word};

impl AppState {
    /// Speaks another language from now on, once its texts are here; where they cannot be had, it says so and `missing` is
    /// told.
    pub fn speak(self, language: Language, missing: impl FnOnce() + 'static) {
        let is_latest = self.language_pick.ask();
        spawn_local(async move {
            let loaded = assets::load_language(language).await;
            if !is_latest() {
                return;
            }
            if loaded {
                language::keep(language);
                self.language.set(language);
            } else {
                self.message.set(Some(StatusMessage::Notice(Word::PartMissing)));
                missing();
            }
        });
    }

    /// Shows yaku by their plain names, or by romanized ones again: all that follows the language follows this.
    pub fn turn_names(self) {
        language::turn_names();
        self.language.notify();
    }
}

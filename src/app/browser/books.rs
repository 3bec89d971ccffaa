//! What a first visit does not need, rulebooks and long texts: files beside the module, fetched when one is asked for.

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::Response;

use super::fetch::fetch;
use super::then::Then;
use crate::engine::rulebook::shipped;
use crate::i18n::{Language, notes};
use crate::session::share;

/// A file that the start script names.
#[derive(Clone, Copy)]
enum Beside {
    /// All rulebooks but the first.
    Books,
    /// What is said of patterns at length.
    Notes,
    /// The texts of a language that everything needs.
    Texts(Language),
    /// Its other texts.
    Later(Language),
}

impl Beside {
    /// The attribute of the script with its address.
    fn attribute(self) -> String {
        match self {
            Beside::Books => "data-books".to_owned(),
            Beside::Notes => "data-notes".to_owned(),
            Beside::Texts(language) => ["data-texts-", language.code()].concat(),
            Beside::Later(language) => ["data-later-", language.code()].concat(),
        }
    }

    fn take(self, content: &'static [u8]) {
        match self {
            Beside::Books => shipped::install(content),
            Beside::Notes => notes::install(content),
            Beside::Texts(language) => language.install(false, content),
            Beside::Later(language) => language.install(true, content),
        }
    }

    /// Fetches it; whatever comes then must see for itself whether it is here.
    fn fetch(self, then: Then) {
        let name = self.attribute();
        let script = document().query_selector(&["script[", &name, "]"].concat()).ok().flatten();
        let Some(address) = script.and_then(|script| script.get_attribute(&name)) else { return then.run(()) };
        let take = Then::told(move |content: Option<JsValue>| {
            if let Some(content) = content {
                self.take(js_sys::Uint8Array::new(&content).to_vec().leak());
            }
            then.run(());
        });
        fetch(&address, Response::array_buffer, take);
    }
}

/// Does something once the rulebook of a link's text is here, at once if it is. What is done must see for itself whether
/// it has come.
pub fn with_link(text: &str, then: Then) {
    match share::rulebook(text) {
        Some(id) => with(&id, then),
        None => then.run(()),
    }
}

/// The same for the id of a rulebook.
pub fn with(id: &str, then: Then) {
    if shipped::is_here(id) || !shipped::OFFERED.contains(&id) {
        then.run(());
    } else {
        load(then);
    }
}

/// Fetches them.
pub fn load(then: Then) {
    Beside::Books.fetch(then);
}

/// Does something once all texts of a language are here, or cannot be had.
pub fn with_texts(language: Language, then: Then) {
    if language.is_here(true) {
        return then.run(());
    }
    Beside::Later(language).fetch(Then::of(move || Beside::Notes.fetch(then)));
}

/// Does something once the texts of a language are here that everything needs, and tells it whether they are.
pub fn with_language(language: Language, then: Then<bool>) {
    if language.is_here(false) {
        return then.run(true);
    }
    Beside::Texts(language).fetch(Then::of(move || then.run(language.is_here(false))));
}

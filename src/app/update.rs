//! The offer of a newer version. What finds it, and what the button does, is in `public/update.js`.

use std::time::Duration;

use leptos::prelude::{GetUntracked, document, set_timeout};

use super::browser::focus::keep;
use super::legacy::live::Live;
use super::legacy::tree::el;
use super::state::AppState;
use super::state::tab_id;
use crate::i18n::UpdateWord;
use crate::session::View;

/// The event by which the page is told that there is one.
pub const EVENT: &str = "newversion";

const ID: &str = "update";

/// Words that come into an element which is there already are read aloud; those that come with it may not be.
const UNTIL_HEARD: Duration = Duration::from_millis(100);

/// Offers it in the element that waits for it, until it is taken or put off.
pub fn offer(store: AppState) {
    show(store);
}

fn show(store: AppState) {
    let Some(place) = document().get_element_by_id(ID) else { return };
    let language = store.language.get_untracked();
    let says = Live::of(el("p").with("role", "status"));
    let button = |word| el("button").with("type", "button").class("button").add(language.update_word(word));
    let _ = place.set_attribute("lang", language.code());
    let later = Live::of(button(UpdateWord::Later)).on("click", |_| put_off());
    for part in [says.clone(), Live::of(button(UpdateWord::Reload).with("id", "update-now")), later] {
        let _ = place.append_child(&part.element());
    }
    let here = Live::of(el("span").add(language.update_word(UpdateWord::Here)));
    set_timeout(move || drop(says.put(here)), UNTIL_HEARD);
}

fn put_off() {
    if let Some(offer) = document().get_element_by_id(ID) {
        offer.remove();
    }
    keep(tab_id(View::Hand));
}

//! The reference: how to use the page and its keys, the patterns, the score tables. One dialog with three pages.

mod deed;
mod help;
mod patterns;
mod scores;

pub use deed::{Deed, Desk, Page, open, open_at, run};

use leptos::prelude::*;

use super::act::Act;
use super::components::dialog::dialog as titled;
use super::live::Live;
use super::region::{Acts, Scene};
use super::state::AppState;
use super::tree::{Tree, el};
use crate::i18n::{Label, Language, ReferenceWord, Word};

/// The dialog.
pub fn dialog(store: AppState) -> Live {
    titled(store, "help-title", Word::Help, store.help, paint)
}

/// What a page is made from.
struct Paper<'a, 'b> {
    scene: &'a Scene<'b>,
    desk: &'a Desk,
}

impl Paper<'_, '_> {
    const fn language(&self) -> Language {
        self.scene.language
    }

    fn word(&self, word: ReferenceWord) -> &'static str {
        self.language().reference(word)
    }

    fn button(&self, acts: &mut Acts, word: ReferenceWord, deed: Deed) -> Tree {
        acts.button("button", Act::Reference(deed)).add(self.word(word))
    }
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let desk = scene.store.reference.get();
    let paper = Paper { scene, desk: &desk };
    let pages = Page::ALL.map(|page| {
        let word = match page {
            Page::Help => ReferenceWord::HowTo,
            Page::Patterns => ReferenceWord::Patterns,
            Page::Scores => ReferenceWord::Scores,
        };
        let button = paper.button(acts, word, Deed::Page(page));
        button.maybe_with("aria-current", (desk.page == page).then_some("page"))
    });
    let print = acts.button("button", Act::Reference(Deed::Print)).add(scene.language.label(Label::Print));
    let nav = el("nav").class("row pages").with("aria-label", paper.word(ReferenceWord::Pages)).all(pages).add(print);
    // What the page is about, on paper too.
    let (language, book) = (scene.language, &scene.plan.book);
    let name = language.rulebook(&book.id, &book.name).to_owned();
    let lang = language.rulebook_language(&book.id).filter(|_| scene.state.rules.own.is_none());
    let book = el("p").class("played-by").maybe_with("lang", lang).add(name);
    let page = match desk.page {
        Page::Help => help::paint(scene, acts),
        Page::Patterns => patterns::paint(&paper, acts),
        Page::Scores => scores::paint(&paper),
    };
    el("div").class("books-dialog reference").add(nav).maybe((desk.page != Page::Help).then_some(book)).add(page)
}

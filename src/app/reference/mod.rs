//! The reference: how to use the page and its keys, the patterns, the score tables. One dialog with three pages.

mod deed;
mod help;
mod patterns;
mod scores;

pub use deed::{Deed, Desk, Page, open, open_at, run};

use leptos::prelude::*;

use super::components::DialogFrame;
use super::legacy::Legacy;
use super::legacy::act::Act;
use super::legacy::region::{Acts, Scene, region};
use super::legacy::tree::{Tree, el};
use super::state::{Dialog, Topic, use_app_state};
use crate::i18n::{Label, Language, ReferenceWord, Word};

/// The dialog.
#[component]
pub fn ReferenceDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Help));
    Effect::new(move |_| match app.dialog.get() {
        Some(Dialog::Reference(Topic::Help)) => open(app, Page::Help),
        Some(Dialog::Reference(Topic::Pattern(pattern))) => open_at(app, pattern),
        _ => {}
    });
    view! {
        <DialogFrame id="help-title" title shows=|dialog| matches!(dialog, Dialog::Reference(_))>
            <Legacy live=region(app, paint) />
        </DialogFrame>
    }
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

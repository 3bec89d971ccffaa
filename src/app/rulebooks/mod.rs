//! The rulebooks: the picker, the editor of one's own, files, and a hand under all of them. One dialog with four views.

mod books;
mod compare;
mod deed;
mod exclusions;
mod file;
mod item;
mod parts;
mod patterns;
mod sheet;
mod side;

pub use deed::{Deed, Desk, open, run};

use leptos::prelude::*;

use self::deed::{Door, Told, View};
use super::components::DialogFrame;
use super::legacy::Legacy;
use super::legacy::act::Act;
use super::legacy::region::{Acts, Scene, region, yes};
use super::legacy::tree::{Tree, el};
use super::state::{Dialog, StatusMessage, use_app_state};
use crate::i18n::{EditorWord, Word};

/// The id of the heading of a view, which gets the focus when the view opens.
const HEADING: &str = "books-view";

/// The dialog.
#[component]
pub fn RulebooksDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Books));
    Effect::new(move |_| {
        if app.dialog.get() == Some(Dialog::Rulebooks) {
            open(app);
        }
    });
    view! {
        <DialogFrame id="books-title" title shows=|dialog| matches!(dialog, Dialog::Rulebooks)>
            <Legacy live=region(app, paint) />
        </DialogFrame>
    }
}

/// What a view is made from.
struct Table<'a, 'b> {
    scene: &'a Scene<'b>,
    desk: &'a Desk,
}

impl Table<'_, '_> {
    fn word(&self, word: EditorWord) -> &'static str {
        self.scene.language.editor(word)
    }

    /// A button with a word on it.
    fn button(&self, acts: &mut Acts, word: EditorWord, deed: Deed) -> Tree {
        acts.button("button", Act::Editor(deed)).add(self.word(word))
    }

    /// A heading that shows or hides what belongs to it.
    fn door(
        &self,
        acts: &mut Acts,
        door: Door,
        name: impl Into<super::legacy::tree::Node>,
        more: Option<Tree>,
    ) -> (Tree, bool) {
        let open = self.desk.is_open(&door);
        let button = acts.button("door", Act::Editor(Deed::Door(door))).with("aria-expanded", yes(open));
        (el("h4").class("door-title").add(button.add(el("span").add(name)).maybe(more)), open)
    }

    fn badge(&self, word: EditorWord) -> Tree {
        el("span").class("badge").add(self.word(word))
    }
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let desk = scene.store.desk.get();
    let table = Table { scene, desk: &desk };
    let view = match desk.view {
        View::Edit if scene.state.rules.own.is_some() => sheet::paint(&table, acts),
        View::Compare => compare::paint(&table, acts),
        View::Import => file::import(&table, acts),
        View::Books | View::Edit => books::paint(&table, acts),
    };
    let said = match (desk.told.clone(), scene.notice()) {
        (Told::Word(word) | Told::ByHand(word, _), _) => table.word(word).to_owned(),
        (Told::Nothing, Some(StatusMessage::Refused(refusal))) => scene.language.refusal(&refusal),
        (Told::Nothing, Some(StatusMessage::Done(word))) => scene.word(word).to_owned(),
        (Told::Nothing, _) => String::new(),
    };
    let by_hand = match desk.told.clone() {
        Told::ByHand(word, text) => {
            Some(el("textarea").with("readonly", "").with("rows", "4").with("aria-label", table.word(word)).add(text))
        }
        _ => None,
    };
    el("div").class("books-dialog").add(el("p").class("told").with("role", "status").add(said)).maybe(by_hand).add(view)
}

/// The title of a view other than the first, with the way back.
fn heading(table: &Table<'_, '_>, acts: &mut Acts, title: impl Into<super::legacy::tree::Node>) -> Tree {
    let back = table.button(acts, EditorWord::Back, Deed::View(View::Books));
    el("div").class("view-top").add(el("h3").with("id", HEADING).with("tabindex", "-1").add(title)).add(back)
}

//! Everything about the deal that is not a tile: how it is won, riichi, the table; and the box for text.

mod more;
mod table;
mod text;
mod win;

pub use table::{ends, number};

use leptos::prelude::*;

use super::legacy::live::Live;
use super::legacy::region::{Acts, Scene, region};
use super::legacy::tree::{Tree, el};
use super::state::AppState;
use crate::i18n::{BoardWord, Word};
use crate::session::spot::Control;
use crate::session::{Edit, Ending};

/// The settings.
pub fn settings(store: AppState) -> Live {
    let title =
        move || el("h2").with("id", "settings-title").class("heard").add(store.language.get().word(Word::Settings));
    Live::of(el("section").class("settings").with("aria-labelledby", "settings-title"))
        .follow(title)
        .put(region(store, paint))
        .put(text::text_box(store))
}

/// What of them is about the win; at the table the rest lies with the seats and between them.
pub fn of_the_win(store: AppState) -> Live {
    let title = move || {
        let words = store.language.get().board(BoardWord::Win);
        el("h2").with("id", "settings-title").class("heard").add(words)
    };
    Live::of(el("section").class("settings").with("aria-labelledby", "settings-title"))
        .follow(title)
        .put(region(store, paint_win))
        .put(text::text_box(store))
}

fn paint_win(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let fields = el("div").class("fields");
    if scene.state.ending != Ending::Win {
        return fields.maybe(win::declarations(scene, acts));
    }
    let liable = (!scene.plan.book.liability.is_empty()).then(|| el("div").class("row").add(more::liable(scene, acts)));
    fields
        .add(win::win(scene, acts))
        .maybe(win::declarations(scene, acts))
        .maybe(win::situations(scene, acts))
        .maybe(liable)
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let wins = scene.state.ending == Ending::Win;
    el("div")
        .class("fields")
        .maybe(wins.then(|| win::win(scene, acts)))
        .maybe(win::declarations(scene, acts))
        .maybe(if wins { win::situations(scene, acts) } else { None })
        .add(table::table(scene, acts))
        .add(table::ends(scene, acts))
        .add(more::more(scene, acts))
}

/// One of a few: native radio buttons that look like a row of keys. Each is (text, chosen, edit).
fn radios(
    acts: &mut Acts,
    name: Control,
    legend: &'static str,
    choices: impl IntoIterator<Item = (&'static str, bool, Edit)>,
) -> Tree {
    let keys = choices.into_iter().map(|(text, chosen, edit)| {
        el("label")
            .class("choice")
            .add(acts.tick("radio", chosen, edit).with("name", name.as_str()))
            .add(el("span").add(text))
    });
    let keys: Vec<Tree> = keys.collect();
    el("fieldset")
        .class("radios")
        .with("id", name.as_str())
        .add(el("legend").add(legend))
        .add(el("div").class("keys").all(keys))
}

/// A box to tick with its words. `why_not` is why it cannot be ticked: said when it is tried, and to those who listen.
fn check(acts: &mut Acts, text: &'static str, on: bool, edit: Edit, why_not: Option<String>) -> Tree {
    let input = acts.tick("checkbox", on, edit).maybe_with("aria-disabled", why_not.is_some().then_some("true"));
    let words =
        el("span").add(text).maybe(why_not.as_ref().map(|why| el("span").class("heard").add([". ", why].concat())));
    el("label")
        .class(if why_not.is_some() { "check blocked" } else { "check" })
        .maybe_with("title", why_not)
        .add(input)
        .add(words)
}

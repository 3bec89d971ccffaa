//! What is done with the sheet: printing, a link, another rulebook beside it.

use leptos::prelude::*;

use super::controls::WordButton;
use super::sheet_actions::{copy_link, print};
use super::state::use_rulebooks;
use crate::app::state::use_app_state;
use tenbo_session::RulesChoice;
use tenbo_session::editor::compare::rulebooks;
use tenbo_wording::{EditorWord, Label, SheetWord, Word};

/// The id of the list of rulebooks.
const BESIDE: &str = "sheet-beside";

/// The controls.
#[component]
pub fn SheetTools() -> impl IntoView {
    let books = use_rulebooks();
    view! {
        <div class="row sheet-tools">
            <WordButton word=Label::Print on_click=move || print(books) />
            <WordButton word=EditorWord::ShareLink on_click=move || copy_link(books) />
            <BesideChoice />
        </div>
    }
}

/// The rulebook beside.
#[component]
fn BesideChoice() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let played = app.slice(|state| state.rules.clone());
    // One that came by a link is neither played nor kept.
    let others = Memo::new(move |_| {
        app.loaded.track();
        let mut others = played.with(|played| app.library.with(|library| rulebooks(played, library)));
        others.extend(books.beside.get().filter(|beside| !others.contains(beside)));
        books.sheet.with(|rules| others.retain(|other| Some(other) != rules.as_ref()));
        others
    });
    let place = move || {
        let chosen = books.beside.get();
        let at = others.with(|others| others.iter().position(|other| Some(other) == chosen.as_ref()));
        at.map(|at| at.to_string()).unwrap_or_default()
    };
    let choose = move |value: String| {
        let at = value.parse::<usize>().ok();
        books.beside.set(at.and_then(|at| others.with_untracked(|others| others.get(at).cloned())));
    };
    let option = move |(at, rules): (usize, RulesChoice)| {
        let language = app.language.get();
        view! {
            <option value=at.to_string() lang=language.rules_name_language(&rules)>
                {language.rules_name(&rules)}
            </option>
        }
    };
    view! {
        <label for=BESIDE>{app.word(SheetWord::Beside)}</label>
        <select
            id=BESIDE
            prop:value=move || {
                // Set again when the list has changed: its options come and go.
                app.language.track();
                place()
            }
            on:change:target=move |event| choose(event.target().value())
        >
            <option value="">{app.word(Word::None)}</option>
            {move || others.get().into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

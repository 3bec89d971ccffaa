//! A kept rulebook in the list: what it builds on, and what can be done with it.

use leptos::prelude::*;

use super::actions::{copy, delete, edit, play, rename};
use super::controls::WordButton;
use super::headings::Badge;
use super::sheet_actions::show_own_sheet;
use super::state::{Section, use_rulebooks};
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::rules::RulebookPick;
use tenbo_wording::{EditorWord, SheetWord};

/// A kept rulebook.
#[component]
pub fn OwnRulebook(id: String) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let id = StoredValue::new(id);
    let own = Memo::new(move |_| app.library.with(|library| id.with_value(|id| library.get(id).cloned())));
    let played = Memo::new(move |_| {
        app.state.with(|state| own.with(|own| own.is_some() && state.rules.own.as_ref() == own.as_ref()))
    });
    let name = Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.name().to_owned()).unwrap_or_default()));
    let base = Memo::new(move |_| {
        app.loaded.track();
        let language = app.language.get();
        own.with(|own| own.as_ref().map(|own| language.builds_on(own)))
    });
    let section = Section::Rename(id.get_value());
    let renaming = books.is_open(section.clone());
    view! {
        <li class=move || if played.get() { "played" } else { "" }>
            <h4>
                {name} " " <Show when=move || played.get()>
                    <Badge word=EditorWord::Played />
                </Show>
            </h4>
            <p class="muted">{base}</p>
            <div class="row">
                <Show when=move || !played.get()>
                    <WordButton
                        word=EditorWord::Play
                        about=name
                        on_click=move || play(books, RulebookPick::Custom(id.get_value()))
                    />
                </Show>
                <WordButton word=SheetWord::Sheet about=name on_click=move || show_own_sheet(books, id.get_value()) />
                <WordButton word=EditorWord::Edit about=name on_click=move || edit(books, id.get_value()) />
                <WordButton word=EditorWord::Copy about=name on_click=move || copy(books, id.get_value()) />
                <WordButton
                    word=EditorWord::Rename
                    about=name
                    expanded=renaming
                    on_click=move || books.toggle(&section)
                />
                <WordButton word=EditorWord::Delete about=name on_click=move || delete(books, id.get_value()) />
            </div>
            <Show when=move || renaming.get()>
                <RenameField id=id.get_value() name />
            </Show>
        </li>
    }
}

/// The field for another name.
#[component]
fn RenameField(id: String, name: Memo<String>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let label = Signal::derive(move || {
        let language = app.language.get();
        name.with(|name| language.labeled(language.word(EditorWord::NewName), name))
    });
    view! {
        <div class="row">
            <CheckedInput
                id=format!("rename-{id}")
                name=label
                value=name
                takes=Takes::Name
                on_change=move |text: &str| rename(books, &id, text.to_owned())
            />
        </div>
    }
}

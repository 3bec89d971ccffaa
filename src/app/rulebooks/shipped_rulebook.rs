//! A shipped rulebook in the list: a line about it, its sources, and what can be done with it.

use leptos::prelude::*;
use tenbo_engine::rules::shipped;

use super::actions::{copy, play};
use super::controls::WordButton;
use super::headings::Badge;
use super::sheet_actions::show_sheet;
use super::sources::Sources;
use super::state::{Section, use_rulebooks};
use crate::app::state::use_app_state;
use tenbo_session::rules::{Offered, RulebookPick};
use tenbo_wording::{EditorWord, SheetWord};

/// A shipped rulebook.
#[component]
pub fn ShippedRulebook(book: Offered) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let Offered { id, name: printed, .. } = book;
    let played = app.slice(move |state| state.rules.own.is_none() && state.rules.id == id);
    let section = Section::Sources(id.to_owned());
    let open = books.is_open(section.clone());
    let name = move || app.language.get().rulebook(id, printed);
    let about = Signal::derive(move || name().to_owned());
    let all_sources = move || {
        app.loaded.track();
        shipped::find(id).map(|book| view! { <Sources book /> })
    };
    view! {
        <li class=move || if played.get() { "played" } else { "" }>
            <h4>
                <span lang=move || app.language.get().rulebook_language(id)>{name}</span>
                " "
                <Show when=move || played.get()>
                    <Badge word=EditorWord::Played />
                </Show>
            </h4>
            <p>{app.text(move |language| language.about(id))}</p>
            <div class="row">
                <Show when=move || !played.get()>
                    <WordButton word=EditorWord::Play about on_click=move || play(books, RulebookPick::Shipped(id)) />
                </Show>
                <WordButton word=SheetWord::Sheet about on_click=move || show_sheet(books, id) />
                <WordButton word=EditorWord::CopyAndEdit about on_click=move || copy(books, id.to_owned()) />
                <WordButton word=EditorWord::Sources about expanded=open on_click=move || books.toggle(&section) />
            </div>
            <Show when=move || open.get()>{all_sources}</Show>
        </li>
    }
}

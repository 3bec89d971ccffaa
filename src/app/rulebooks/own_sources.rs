//! The sources of the rulebook: what each part of it is about and which document it is from.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::problems::bounds;

use super::controls::WordButton;
use super::editor_page::use_edited;
use super::state::{RulebooksState, use_rulebooks};
use crate::app::browser::focus::{focus, keep};
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, CustomRulebook, Source, SourceChange};
use tenbo_wording::EditorWord;

/// The id of the button that adds a source.
const ADD: &str = "add-source";

/// All of them, and a button for another one.
#[component]
pub fn OwnSources() -> impl IntoView {
    let app = use_app_state();
    let sources = use_edited().sources;
    let books = use_rulebooks();
    let add = move |_| {
        let place = sources.with_untracked(Vec::len);
        let title = app.language.get_untracked().word(EditorWord::StartName).to_owned();
        if change(books, SourceChange::Add(title)) {
            request_animation_frame(move || focus(&format!("source-{place}-title")));
        }
    };
    view! {
        <div class="own-sources">
            <p class="muted">{app.word(EditorWord::SourcesHelp)}</p>
            <For
                each=move || 0..sources.with(Vec::len)
                key=|place| *place
                children=move |place| view! { <OwnSource place sources /> }
            />
            <p class="row">
                <button type="button" class="button" id=ADD disabled=app.readonly on:click=add>
                    {app.word(EditorWord::AddSource)}
                </button>
            </p>
        </div>
    }
}

/// The sources of a rulebook.
pub fn own_sources(own: Memo<Option<Arc<CustomRulebook>>>) -> Memo<Vec<Source>> {
    Memo::new(move |_| own.with(|own| own.as_deref().map(Source::all)).unwrap_or_default())
}

/// The fields of a source.
#[component]
fn OwnSource(place: usize, sources: Memo<Vec<Source>>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let of = move |part: fn(&Source) -> String| {
        Memo::new(move |_| sources.with(|sources| sources.get(place).map(part)).unwrap_or_default())
    };
    let is = move |part: fn(&Source) -> bool| Memo::new(move |_| sources.with(|all| all.get(place).is_some_and(part)));
    let title = of(|source| source.title.clone());
    let (house_rule, has_rules) = (is(|source| source.house_rule), is(|source| source.has_rules));
    let title_id = format!("source-{place}-title");
    let remove = move |()| {
        change(books, SourceChange::Remove(place));
        request_animation_frame(|| keep(ADD));
    };
    view! {
        <fieldset class="side">
            <legend>{title}</legend>
            <p class="row own-name">
                <label for=title_id.clone()>{app.word(EditorWord::SourceTitle)}</label>
                <CheckedInput
                    id=title_id
                    value=title
                    takes=Takes::Name
                    on_change=move |text: &str| change(books, SourceChange::Title(place, text.to_owned()))
                />
            </p>
            <LongField
                id=format!("source-{place}")
                label=EditorWord::SourceDocument
                value=of(|source| source.source.clone())
                on_change=Callback::new(move |text| change(books, SourceChange::Source(place, text)))
            />
            <LongField
                id=format!("source-{place}-note")
                label=EditorWord::SourceNote
                value=of(|source| source.note.clone())
                on_change=Callback::new(move |text| change(books, SourceChange::Note(place, text)))
            />
            <label class="check">
                <input
                    type="checkbox"
                    disabled=app.readonly
                    prop:checked=house_rule
                    on:change:target=move |event| {
                        change(books, SourceChange::HouseRule(place, event.target().checked()));
                    }
                />
                {app.word(EditorWord::SourceHouseRule)}
            </label>
            <Show
                when=move || !has_rules.get()
                fallback=move || view! { <p class="muted">{app.word(EditorWord::SourceHasRules)}</p> }
            >
                <p class="row">
                    <WordButton word=EditorWord::Remove about=title on_click=remove />
                </p>
            </Show>
        </fieldset>
    }
}

/// A field for a text of several lines.
#[component]
fn LongField(id: String, label: EditorWord, value: Memo<String>, on_change: Callback<String, bool>) -> impl IntoView {
    let app = use_app_state();
    view! {
        <p class="stack">
            <label for=id.clone()>{app.word(label)}</label>
            <textarea
                id=id
                rows="2"
                maxlength=bounds::NOTE
                disabled=app.readonly
                prop:value=value
                on:change:target=move |event| {
                    on_change.run(event.target().value());
                }
            ></textarea>
        </p>
    }
}

fn change(books: RulebooksState, change: SourceChange) -> bool {
    books.change(Change::Source(change))
}

//! Custom hands: those that it has, each like any pattern, and the form for another one.

use leptos::prelude::*;
use tenbo_engine::rules::KnownHand;
use tenbo_engine::templates::Template;

use super::actions::NEW_HAND;
use super::pattern_row::RuleRows;
use super::state::{RulebooksState, Section, use_rulebooks};
use super::template_field::TemplateField;
use crate::app::browser::focus::focus;
use crate::app::components::KnownHands;
use crate::app::state::use_app_state;
use tenbo_session::editor::change::free_hand;
use tenbo_session::editor::{Change, NewHand};
use tenbo_wording::{EditorWord, TemplateWord};

/// The id of the search among the hands that players know.
pub const KNOWN_SEARCH: &str = "known-search";

/// All of them.
#[component]
pub fn CustomHands() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let hands = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().hands.keys().copied().collect::<Vec<_>>()));
    let is_full = Memo::new(move |_| app.plan.with(|plan| free_hand(plan.rulebook()).is_none()));
    view! {
        <div class="custom-hands">
            <p class="muted">{app.word(TemplateWord::CustomHandsHelp)}</p>
            <RuleRows patterns=hands />
            <Show
                when=move || !is_full.get()
                fallback=move || view! { <p class="muted">{app.word(TemplateWord::NoMore)}</p> }
            >
                <NewHandForm />
                <KnownHands
                    query=books.known_query
                    help=TemplateWord::KnownHelp
                    take=move |known: KnownHand| {
                        add_new(books, NewHand::known(&known));
                    }
                >
                    <KnownSearch />
                </KnownHands>
            </Show>
        </div>
    }
}

/// The field to search the hands that players know.
#[component]
fn KnownSearch() -> impl IntoView {
    let app = use_app_state();
    let query = use_rulebooks().known_query;
    view! {
        <p class="row pattern-find">
            <label for=KNOWN_SEARCH>{app.word(EditorWord::Search)}</label>
            <input
                type="search"
                id=KNOWN_SEARCH
                prop:value=query
                on:input:target=move |event| query.set(event.target().value())
            />
        </p>
    }
}

/// The form for a hand that is not there yet. What is entered stays until it is added.
#[component]
fn NewHandForm() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let (name, text) = (books.new_hand_name, books.new_hand);
    let template = Memo::new(move |_| text.with(|text| text.parse::<Template>().ok()));
    let add = move |_| {
        if let Some(template) = template.get_untracked() {
            add(books, template);
        }
    };
    view! {
        <fieldset class="side">
            <legend>{app.word(TemplateWord::NewHand)}</legend>
            <p class="row own-name">
                <label for=NEW_HAND>{app.word(TemplateWord::HandName)}</label>
                <input
                    id=NEW_HAND
                    maxlength="80"
                    disabled=app.readonly
                    prop:value=name
                    on:input:target=move |event| name.set(event.target().value())
                />
            </p>
            <TemplateField id="new-hand" text on_change=Callback::new(move |next| text.set(next)) />
            <p class="row">
                <button
                    type="button"
                    class="button"
                    disabled=app.readonly
                    aria-disabled=move || template.with(Option::is_none).then_some("true")
                    on:click=add
                >
                    {app.word(TemplateWord::AddHand)}
                </button>
            </p>
        </fieldset>
    }
}

/// Adds the hand of the form, under a name for any hand where it has none, and opens it for its value.
fn add(books: RulebooksState, template: Template) {
    let name = books.new_hand_name.get_untracked();
    let name = if name.trim().is_empty() {
        books.app.language.get_untracked().word(TemplateWord::NewHand).to_owned()
    } else {
        name
    };
    if add_new(books, NewHand::laid(name, template)) {
        books.new_hand_name.set(String::new());
        books.new_hand.set(String::new());
    }
}

/// Adds a hand and opens it; `false` if it was not possible.
fn add_new(books: RulebooksState, new: NewHand) -> bool {
    let Some(pattern) = books.app.plan.with_untracked(|plan| free_hand(plan.rulebook())) else { return false };
    let added = books.change(Change::AddHand(pattern, Box::new(new)));
    if added {
        // A hand that was removed may have been open under the same id.
        books.unfold(&[Section::Pattern(pattern)]);
        request_animation_frame(move || focus(&format!("winner-value-{pattern}")));
    }
    added
}

//! The search over options and patterns, and the parts of the editor to go to.

use gloo::events::EventListener;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::actions::SEARCH;
use super::editor_page::{has_tables, use_edited};
use super::editor_section::{changed, count, name};
use super::go::go;
use super::state::{EditorPart, use_rulebooks};
use crate::app::state::use_app_state;
use tenbo_session::editor::chapter::Chapter;
use tenbo_session::option_list::Part;
use tenbo_wording::EditorWord;
use tenbo_wording::rule_search::RuleSearch;

/// How far below the top of the page a part has begun, in pixels.
const BEGUN: f64 = 160.0;

/// The search, and a list of the parts.
#[component]
pub fn EditorNav() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let parts = use_parts();
    let searching = Memo::new(move |_| books.query.with(|query| !RuleSearch::of(query).is_empty()));
    let here = RwSignal::new(EditorPart::Differences);
    let listed = Memo::new(move |_| {
        let mut listed = parts.get();
        listed.retain(|&part| !edited.narrow.get() || is_near(part));
        listed
    });
    let node = NodeRef::<html::Nav>::new();
    // What was chosen stays marked although the end of the page may keep it from the top.
    let chosen = StoredValue::new(false);
    let listener = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(dialog) = node.get().and_then(|nav| nav.closest("dialog").ok().flatten()) else { return };
        let follow = move |_: &web_sys::Event| {
            let was_chosen = chosen.try_update_value(std::mem::take).unwrap_or(true);
            let part = parts.try_get_untracked().filter(|_| !was_chosen).and_then(|parts| begun(&parts));
            if let Some(part) = part {
                here.set(part);
            }
        };
        listener.set_value(Some(EventListener::new(&dialog, "scroll", follow)));
    });
    let choose = move |part: EditorPart| {
        chosen.set_value(true);
        here.set(part);
        go(books, part);
    };
    let link = move |part: EditorPart| {
        let (count, changed) = (count(app, edited, part), changed(edited, part));
        let tag = move || {
            let count = Some(changed.get()).filter(|&count| count > 0)?;
            let title = app.language.get().editor_changed_count(&count.to_string());
            Some(view! { <em title=title>{count}</em> })
        };
        view! {
            <li class=if is_near(part) { "near" } else { "" }>
                <button
                    type="button"
                    aria-current=move || (here.get() == part && !searching.get()).then_some("true")
                    on:click=move |_| choose(part)
                >
                    <span>{app.text(move |language| name(language, part))}</span>
                    " "
                    {tag}
                    " "
                    <small>{move || Some(count.get()).filter(|&count| count > 0)}</small>
                </button>
            </li>
        }
    };
    view! {
        <nav class="editor-nav" aria-label=app.word(EditorWord::Find) node_ref=node>
            <input
                type="search"
                class="search-field"
                id=SEARCH
                aria-label=app.word(EditorWord::Find)
                placeholder=app.word(EditorWord::Find)
                disabled=app.readonly
                prop:value=books.query
                on:focus=move |_| spawn_local(app.load_names())
                on:input:target=move |event| {
                    books.query.set(event.target().value());
                    to_top(node);
                }
            />
            <ul>
                <For each=move || listed.get() key=|part| part.id() children=link />
            </ul>
        </nav>
    }
}

/// What is found begins at the top.
fn to_top(nav: NodeRef<html::Nav>) {
    let dialog = nav.get_untracked().and_then(|nav| nav.closest("dialog").ok().flatten());
    request_animation_frame(move || {
        if let Some(dialog) = dialog {
            dialog.set_scroll_top(0);
        }
    });
}

/// Whether a narrow page has it beside the search: what is looked for most.
fn is_near(part: EditorPart) -> bool {
    matches!(part, EditorPart::Differences | EditorPart::Chapter(Chapter::Patterns | Chapter::Rules(Part::Paying)))
}

/// The parts that are there, in their order.
fn use_parts() -> Memo<Vec<EditorPart>> {
    let edited = use_edited();
    let keys = Part::ALL.map(|part| (part, edited.options_in(part)));
    Memo::new(move |_| {
        let is_there = |part: &Part| {
            has_tables(*part) || keys.iter().any(|(other, keys)| other == part && keys.with(|keys| !keys.is_empty()))
        };
        let rules = |part: Part| EditorPart::Chapter(Chapter::Rules(part));
        let [first, others @ ..] = edited.options.parts.get();
        let warnings = edited.causes.with(|causes| !causes.is_empty()).then_some(EditorPart::Warnings);
        let mut all: Vec<EditorPart> = warnings.into_iter().chain([EditorPart::Differences]).collect();
        all.extend(Some(first).filter(is_there).map(rules));
        all.extend([Chapter::Patterns, Chapter::Hands].map(EditorPart::Chapter));
        all.extend(others.into_iter().filter(is_there).map(rules));
        all.extend(edited.options.others.with(|keys| !keys.is_empty()).then_some(EditorPart::OtherGames));
        all.extend([EditorPart::Sources, EditorPart::File]);
        all
    })
}

/// The last part whose heading has come up to the top.
fn begun(parts: &[EditorPart]) -> Option<EditorPart> {
    let is_up = |part: &&EditorPart| {
        let heading = document().get_element_by_id(&part.id());
        heading.is_some_and(|heading| heading.get_bounding_client_rect().top() < BEGUN)
    };
    parts.iter().rev().find(is_up).copied()
}

//! A term of the game that one can tap: a slip says in two lines what it is, and shows it by a few tiles.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::example_hand::ExampleTiles;
use super::part::{Part, PartView, part};
use crate::app::state::use_app_state;
use tenbo_session::example::Example;
use tenbo_wording::glossary::Piece;
use tenbo_wording::{GlossaryTerm, Word};

/// The id of the term's name on its slip: no two are open at once.
const NAME: &str = "slip-name";

/// A text in which the terms of the game can be tapped.
#[component]
pub fn Words(
    /// The text.
    #[prop(into)]
    text: String,
) -> impl IntoView {
    let app = use_app_state();
    let plan = app.plan.read_untracked();
    let piece = |piece: Piece| match piece {
        Piece::Words(words) => words.to_owned().into_any(),
        Piece::Term(term, word) => {
            let word = word.to_owned();
            view! { <Term term>{word}</Term> }.into_any()
        }
    };
    app.language.get_untracked().terms_in(&text, &plan).into_iter().map(piece).collect_view()
}

/// The word, which opens the slip of its term.
#[component]
pub fn Term(
    /// The term.
    term: GlossaryTerm,
    /// The word as it stands there.
    children: Children,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <button
            type="button"
            class="term"
            aria-haspopup="dialog"
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| open.set(true)
        >
            {children()}
        </button>
        <Show when=move || open.get()>
            <Slip term open />
        </Show>
    }
}

/// The slip. Escape and a tap beside it close it, and the browser brings the focus back to the word.
#[component]
fn Slip(term: GlossaryTerm, open: RwSignal<bool>) -> impl IntoView {
    provide_context(term);
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            drop(dialog.show_modal());
        }
    });
    let tapped = move |target: Option<Element>| {
        // Its content fills it: what is tapped of itself is what lies around it.
        if let Some(dialog) = node.get_untracked()
            && target.is_some_and(|target| *target == ***dialog)
        {
            dialog.close();
        }
    };
    view! {
        <dialog
            class="slip"
            node_ref=node
            aria-labelledby=NAME
            on:close=move |_| open.set(false)
            on:click=move |event| tapped(event.target().and_then(|target| target.dyn_into().ok()))
        >
            <Part load=slip />
        </dialog>
    }
}

part! {
    /// What is on a slip.
    slip in glossary: PartView = || view! { <SlipContent /> }.into_any()
}

/// The term, two lines about it, and its tiles.
#[component]
fn SlipContent() -> impl IntoView {
    let app = use_app_state();
    let term = expect_context::<GlossaryTerm>();
    let name = app.text_for(move |language, family| language.word_for(term, family));
    let lines = move || {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        language.glossary(term, family).map(|line| view! { <p>{line}</p> })
    };
    let picture = Example::read(term.picture());
    let tiles = (!term.picture().is_empty()).then(|| view! { <ExampleTiles example=picture /> });
    view! {
        <div class="slip-body">
            <form class="slip-top" method="dialog">
                <h2 id=NAME>{name}</h2>
                <button class="button">{app.word(Word::Close)}</button>
            </form>
            {lines}
            {tiles}
        </div>
    }
}

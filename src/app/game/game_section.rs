//! A page of the games, with its keys.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::HEADING;
use super::state::{GameState, use_game_state};
use crate::app::shortcuts::is_for_games;

/// A page under its heading. Ctrl+Z and Ctrl+Y take back what was done with games, not with the hand, also where nothing
/// has the focus.
#[component]
pub fn GameSection(
    /// Its classes.
    #[prop(into)]
    class: TextProp,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let games = use_game_state();
    let unfocused = window_event_listener(leptos::ev::keydown, move |event| {
        if is_for_games(games.app, &event) {
            take_key(games, &event);
        }
    });
    on_cleanup(move || unfocused.remove());
    view! {
        <section
            class=move || class.get()
            aria-labelledby=HEADING
            on:keydown=move |event| take_key(games, &event)
        >
            {children()}
        </section>
    }
}

fn take_key(games: GameState, event: &KeyboardEvent) {
    let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    if !control || event.target().is_some_and(|target| is_written(&target)) {
        return;
    }
    match event.key().to_ascii_lowercase().as_str() {
        "z" if !event.shift_key() => games.undo(),
        "z" | "y" => games.redo(),
        _ => return,
    }
    event.prevent_default();
}

/// Whether something is being written or chosen there, which has an undo of its own.
fn is_written(target: &EventTarget) -> bool {
    if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        return !matches!(input.type_().as_str(), "radio" | "checkbox");
    }
    target.has_type::<HtmlTextAreaElement>() || target.has_type::<HtmlSelectElement>()
}

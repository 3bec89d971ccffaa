//! The one menu of the page: its language, how it looks, and the help; and whether it needs a network.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::ToggleEvent;

use super::language_select::LanguageSelect;
use super::offline_sign::OfflineSign;
use crate::app::components::{Icon, IconName};
use crate::app::state::{Dialog, Topic, use_app_state};
use tenbo_wording::Word;

/// The button and what it opens. The browser closes it at Escape, at a press elsewhere, and when a dialog opens.
#[component]
pub fn Menu() -> impl IntoView {
    let app = use_app_state();
    let menu = NodeRef::<html::Div>::new();
    // *Back* closes it too: `back` writes the signal.
    Effect::new(move |_| {
        if !app.menu_open.get()
            && let Some(menu) = menu.get()
        {
            let _ = menu.hide_popover();
        }
    });
    let toggled = move |event: web_sys::Event| {
        app.menu_open.set(event.dyn_ref::<ToggleEvent>().is_some_and(|event| event.new_state() == "open"));
    };
    let line = move |icon: IconName, word: Word, dialog: Dialog| {
        view! {
            <button type="button" class="menu-line" on:click=move |_| app.dialog.set(Some(dialog))>
                <Icon name=icon />
                <span>{app.word(word)}</span>
            </button>
        }
    };
    view! {
        <button
            type="button"
            class="key-icon"
            id="menu-button"
            popovertarget="menu"
            aria-label=app.word(Word::Menu)
            title=app.word(Word::Menu)
        >
            <Icon name=IconName::Menu />
        </button>
        <div class="menu" id="menu" popover="auto" node_ref=menu on:toggle=toggled>
            <LanguageSelect />
            {line(IconName::Theme, Word::Appearance, Dialog::Appearance)}
            {line(IconName::Books, Word::Books, Dialog::Rulebooks)}
            {line(IconName::Help, Word::Help, Dialog::Reference(Topic::Help))}
            <OfflineSign />
        </div>
    }
}

//! The one menu of the page: its language, how it looks, and the help.

use leptos::prelude::*;

use super::language_select::LanguageSelect;
use crate::app::components::{Icon, IconName};
use crate::app::state::{Dialog, Topic, use_app_state};
use tenbo_wording::Word;

/// The button and what it opens. The browser closes it at Escape, at a press elsewhere, and when a dialog opens.
#[component]
pub fn Menu() -> impl IntoView {
    let app = use_app_state();
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
        <div class="menu" id="menu" popover="auto">
            <LanguageSelect />
            {line(IconName::Theme, Word::Appearance, Dialog::Appearance)}
            {line(IconName::Books, Word::Books, Dialog::Rulebooks)}
            {line(IconName::Help, Word::Help, Dialog::Reference(Topic::Help))}
        </div>
    }
}

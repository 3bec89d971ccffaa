//! The buttons of the header.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::{address, clipboard, message};
use crate::app::components::{Icon, IconName};
use crate::app::state::{Dialog, Topic, use_app_state};
use crate::app::status_message::StatusMessage;
use tenbo_wording::Word;

/// Copies the link to the hand. Its room is kept before there is anything that a link would tell.
#[component]
pub fn ShareButton() -> impl IntoView {
    let app = use_app_state();
    let is_idle = app.slice(|state| state.is_blank() && state.rules.house_rules() == 0);
    let copy = move |_| {
        let link = address::link(&untrack(|| app.link()));
        spawn_local(async move {
            let word = match clipboard::copy(&link).await {
                true => Word::LinkCopied,
                // The address that is seen there is that of the page around it.
                false if message::is_embedded() => Word::CopyRefusedInFrame,
                false => Word::CopyRefused,
            };
            app.message.set(Some(StatusMessage::Notice(word)));
        });
    };
    view! {
        <button
            type="button"
            class="key-icon"
            class:idle=is_idle
            aria-label=app.word(Word::Share)
            title=app.word(Word::Share)
            on:click=copy
        >
            <Icon name=IconName::Link />
        </button>
    }
}

/// Opens the help.
#[component]
pub fn HelpButton() -> impl IntoView {
    let app = use_app_state();
    view! {
        <button
            type="button"
            class="key-icon"
            aria-label=app.word(Word::Help)
            title=app.word(Word::Help)
            on:click=move |_| app.dialog.set(Some(Dialog::Reference(Topic::Help)))
        >
            <Icon name=IconName::Help />
        </button>
    }
}

/// Opens the options of the rulebook, and says how many are house rules.
#[component]
pub fn HouseRulesButton() -> impl IntoView {
    let app = use_app_state();
    let own = app.slice(|state| state.rules.house_rules());
    let label = app.text(move |language| {
        let name = language.word(Word::HouseRules);
        if own.get() > 0 { language.labeled(name, &own.get().to_string()) } else { name.to_owned() }
    });
    view! {
        <button
            type="button"
            class="key-icon house-rules"
            aria-label=label
            title=app.word(Word::HouseRules)
            on:click=move |_| app.dialog.set(Some(Dialog::HouseRules))
        >
            <Icon name=IconName::Rules />
            {move || (own.get() > 0).then(|| view! { <span class="badge">{own}</span> })}
        </button>
    }
}

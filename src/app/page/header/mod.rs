//! The top of the page: name, rulebook, and what is needed now and then.

mod help;
mod house;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use self::help::Help;
use self::house::House;
use super::icon::{Icon, Picture};
use super::platform::address;
use super::platform::theme::Theme;
use super::store::{Notice, Store};
use super::word;
use crate::app::text::Word;
use crate::engine::rulebook::book::Family;
use crate::engine::rulebook::shipped;
use crate::session::Edit;

/// The header.
#[component]
pub fn Header() -> impl IntoView {
    let store = Store::here();
    let house = RwSignal::new(false);
    let own = Memo::new(move |_| store.state.with(|state| state.rules.overrides.len()));
    view! {
        <header class="top">
            <h1>"Tenbo " <span lang="ja">"点棒"</span></h1>
            <div class="tools">
                <IconButton name=Word::Share icon=Icon::Link press=Callback::new(move |()| share(store)) />
                <ThemeButton />
                <IconButton name=Word::Help icon=Icon::Help press=Callback::new(move |()| store.help.set(true)) />
            </div>
            <div class="rules">
                <Books />
                <button type="button" class="button" on:click=move |_| house.set(true)>
                    <Picture icon=Icon::Rules />
                    <span>{word(store, Word::HouseRules)}</span>
                    {move || (own.get() > 0).then(|| view! { <span class="badge">{own.get()}</span> })}
                </button>
            </div>
            <House open=house />
            <Help />
        </header>
    }
}

#[component]
fn IconButton(name: Word, icon: Icon, press: Callback<()>) -> impl IntoView {
    let store = Store::here();
    view! {
        <button type="button" class="key-icon" aria-label=word(store, name) title=word(store, name) on:click=move |_| press.run(())>
            <Picture icon=icon />
        </button>
    }
}

#[component]
fn ThemeButton() -> impl IntoView {
    let store = Store::here();
    let theme = RwSignal::new(Theme::kept());
    let name = move || {
        let language = store.language.get();
        let now = match theme.get() {
            Theme::Auto => Word::ThemeAuto,
            Theme::Light => Word::ThemeLight,
            Theme::Dark => Word::ThemeDark,
        };
        [language.word(Word::Theme), ": ", language.word(now)].concat()
    };
    let next = move |_| {
        let place = Theme::ALL.iter().position(|&other| other == theme.get_untracked()).map_or(0, |place| (place + 1) % Theme::ALL.len());
        let next = Theme::ALL.get(place).copied().unwrap_or_default();
        next.show();
        theme.set(next);
    };
    view! {
        <button type="button" class="key-icon" aria-label=name title=name on:click=next>
            <Picture icon=Icon::Theme />
        </button>
    }
}

/// The rulebooks, by families.
#[component]
fn Books() -> impl IntoView {
    let store = Store::here();
    let now = Memo::new(move |_| store.state.with(|state| state.rules.id));
    let books: Vec<_> = shipped::OFFERED.iter().filter_map(|id| shipped::find(id).map(|book| (*id, book.name, book.family))).collect();
    let books = StoredValue::new(books);
    let groups = move || {
        let language = store.language.get();
        Family::ALL
            .iter()
            .filter_map(|&family| {
                let options = books.with_value(|books| {
                    let own = books.iter().filter(|(_, _, of)| *of == family);
                    own.map(|(id, name, _)| {
                        let id = *id;
                        view! { <option value=id prop:selected=move || now.get() == id>{name.to_string()}</option> }
                    })
                    .collect::<Vec<_>>()
                });
                (!options.is_empty()).then(|| view! { <optgroup label=language.family(family)>{options}</optgroup> })
            })
            .collect_view()
    };
    let choose = move |event| {
        let id = event_target_value(&event);
        if let Some(id) = shipped::OFFERED.iter().copied().find(|offered| *offered == id) {
            store.take(Edit::Rules(id));
        }
    };
    view! {
        <select class="books" aria-label=word(store, Word::Rulebook) on:change=choose>{groups}</select>
    }
}

/// Copies the link, where the browser lets the page.
fn share(store: Store) {
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        store.notice.set(Some(Notice::Done(Word::CopyRefused)));
        return;
    }
    let promise = clipboard.write_text(&address::link(&untrack(move || store.link())));
    let done = Closure::once(move |_: JsValue| store.notice.set(Some(Notice::Done(Word::LinkCopied))));
    let refused = Closure::once(move |_: JsValue| store.notice.set(Some(Notice::Done(Word::CopyRefused))));
    let _ = promise.then2(&done, &refused);
    // One of them is called, once.
    done.forget();
    refused.forget();
}

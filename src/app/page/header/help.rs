//! The help: how to tap, every key out of the table, and the notation.

use leptos::prelude::*;

use crate::app::page::dialog::Dialog;
use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::session::keys::{Group, MAP, Row};

/// The help dialog.
#[component]
pub fn Help() -> impl IntoView {
    let store = Store::here();
    view! {
        <Dialog id="help-title" title=Word::Help open=store.help>
            <p>{word(store, Word::HelpIntro)}</p>
            <h3>{word(store, Word::Notation)}</h3>
            <p><code>{word(store, Word::TextExamples)}</code></p>
            <h3>{word(store, Word::Keys)}</h3>
            <div class="key-map">
                {Group::ALL.map(|group| view! { <Part group=group /> }).into_iter().collect_view()}
            </div>
        </Dialog>
    }
}

#[component]
fn Part(group: Group) -> impl IntoView {
    let store = Store::here();
    let rows = MAP.iter().filter(move |row| row.group == group).map(|row| view! { <Line row=row /> }).collect_view();
    view! {
        <section>
            <h4>{move || store.language.get().keys(group)}</h4>
            <dl>{rows}</dl>
        </section>
    }
}

#[component]
fn Line(row: &'static Row) -> impl IntoView {
    let store = Store::here();
    let keys = row.keys.iter().map(|key| view! { <kbd>{shown(key)}</kbd> }).collect_view();
    view! {
        <dt>{row.control.then(|| view! { <kbd>{word(store, Word::Control)}</kbd> })} {keys}</dt>
        <dd>{move || store.language.get().command(row.command)}</dd>
    }
}

/// A key as it is printed on keyboards.
const fn shown(key: &'static str) -> &'static str {
    match key.as_bytes() {
        b"ArrowLeft" => "←",
        b"ArrowRight" => "→",
        b"Escape" => "Esc",
        b"Z" => "Shift Z",
        _ => key,
    }
}

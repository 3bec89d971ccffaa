//! The help: how to tap, the notation, every key out of the table.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::keys::{Group, MAP, Row};

/// The page of help.
#[component]
pub fn HelpPage() -> impl IntoView {
    let app = use_app_state();
    let group = move |group: Group| {
        let rows = MAP.iter().filter(|row| row.group == group).map(|row| view! { <KeyRow row /> }).collect_view();
        view! {
            <section>
                <h4>{app.text(move |language| language.keys(group))}</h4>
                <dl>{rows}</dl>
            </section>
        }
    };
    view! {
        <div>
            <p>{app.word(Word::HelpIntro)}</p>
            <h3>{app.word(Word::Notation)}</h3>
            <p>
                <code>{app.word(Word::TextExamples)}</code>
            </p>
            <h3>{app.word(Word::Keys)}</h3>
            <div class="key-map">{Group::ALL.map(group).collect_view()}</div>
        </div>
    }
}

/// Keys and what they do.
#[component]
fn KeyRow(row: &'static Row) -> impl IntoView {
    let app = use_app_state();
    let control = row.control.then(|| view! { <kbd>{app.word(Word::Control)}</kbd> " " });
    let keys = row.keys.iter().map(|key| view! { <kbd>{shown(key)}</kbd> " " }).collect_view();
    view! {
        <dt>{control} {keys}</dt>
        <dd>{app.text(move |language| language.command(row.command))}</dd>
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

//! The help: the words of the game, how to tap, the notation, and folded up every key out of the table.

use leptos::prelude::*;

use super::notation::NotationLegend;
use crate::app::browser::storage::{self, Key};
use crate::app::components::Term;
use crate::app::state::use_app_state;
use tenbo_session::keys::{Group, MAP, Row};
use tenbo_wording::{GlossaryTerm, ReferenceWord, Word};

/// The page of help.
#[component]
pub fn HelpPage() -> impl IntoView {
    let app = use_app_state();
    let group = move |group: Group| {
        let rows = MAP.iter().filter(|row| row.group == group).map(|row| view! { <KeyRow row /> }).collect_view();
        view! {
            <section>
                <h4>{app.text_for(move |language, family| language.keys(group, family))}</h4>
                <dl>{rows}</dl>
            </section>
        }
    };
    view! {
        <div>
            <Glossary />
            <p>{app.word(Word::HelpIntro)}</p>
            <h3>{app.word(Word::Notation)}</h3>
            <NotationLegend />
            <p>
                <code>{app.word(Word::TextExamples)}</code>
            </p>
            <details class="help-keys">
                <summary>{app.word(Word::Keys)}</summary>
                <KeysAnywhere />
                <div class="key-map">{Group::ALL.map(group).collect_view()}</div>
            </details>
        </div>
    }
}

/// The words of the game that is played; each says what it means.
#[component]
fn Glossary() -> impl IntoView {
    let app = use_app_state();
    let terms = Memo::new(move |_| app.plan.with(|plan| GlossaryTerm::of(plan)));
    let word = move |&term: &GlossaryTerm| {
        let name = app.text_for(move |language, family| language.word_for(term, family));
        view! {
            <li>
                <Term term>{name}</Term>
            </li>
        }
    };
    view! {
        <h3>{app.word(ReferenceWord::Glossary)}</h3>
        <ul class="glossary">{move || terms.with(|terms| terms.iter().map(word).collect_view())}</ul>
    }
}

/// Whether a key that is pressed by chance, or a word that is dictated, may do something anywhere.
#[component]
fn KeysAnywhere() -> impl IntoView {
    let app = use_app_state();
    let choose = move |anywhere: bool| {
        storage::set(Key::KeysInBuilder, if anywhere { "" } else { "on" });
        app.keys_anywhere.set(anywhere);
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                id="keys-anywhere"
                prop:checked=app.keys_anywhere
                on:change:target=move |event| choose(event.target().checked())
            />
            <span>{app.word(ReferenceWord::KeysAnywhere)}</span>
        </label>
    }
}

/// Keys and what they do.
#[component]
fn KeyRow(row: &'static Row) -> impl IntoView {
    let app = use_app_state();
    let control = move || row.control.then(|| view! { <kbd>{app.word(Word::Control)}</kbd> " " });
    let keys = row.keys.iter().map(|key| view! { {control()} <kbd>{shown(key)}</kbd> " " }).collect_view();
    view! {
        <dt>{keys}</dt>
        <dd>{move || app.language.get().command(row.command, app.plan.read().rulebook().family)}</dd>
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

//! Taking the result along: as text, as a link, on paper, into another site.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::compare_button::CompareButton;
use crate::app::browser::{address, clipboard};
use crate::app::components::score::ScoreState;
use crate::app::state::{AppState, Dialog, use_app_state};
use tenbo_wording::copy::text;
use tenbo_wording::{Label, names};

/// What came of copying.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// It is on the clipboard.
    Done,
    /// The browser refused: the text to copy by hand.
    Refused(String),
}

/// The buttons and what came of them.
#[component]
pub fn CopyButtons(
    /// The state of the hand: when it changes, what was copied before is forgotten.
    sentence: Memo<String>,
) -> impl IntoView {
    let app = use_app_state();
    let outcome = RwSignal::new(None::<Outcome>);
    let field = NodeRef::new();
    let copy = move |text: String| {
        spawn_local(async move {
            let copied = clipboard::copy(&text).await;
            outcome.try_set(Some(if copied { Outcome::Done } else { Outcome::Refused(text) }));
            if !copied {
                request_animation_frame(move || select(field));
            }
        });
    };
    let forget = move |_: &String, _: Option<&String>, _: Option<()>| {
        if outcome.with_untracked(Option::is_some) {
            outcome.set(None);
        }
    };
    Effect::watch(move || sentence.get(), forget, false);
    let label = move |label: Label| app.word(label);
    let status = move || {
        let language = app.language.get();
        outcome.get().map(|outcome| match outcome {
            Outcome::Done => view! { <p>{language.word(Label::Copied)}</p> }.into_any(),
            Outcome::Refused(text) => view! {
                <label>
                    {language.word(Label::CopyByHand)} <textarea readonly rows="4" node_ref=field>
                        {text}
                    </textarea>
                </label>
            }
            .into_any(),
        })
    };
    view! {
        <div class="copy">
            <CompareButton />
            <button type="button" class="opener" on:click=move |_| copy(result_text(app))>
                {label(Label::CopyText)}
            </button>
            <button type="button" class="opener" on:click=move |_| copy(address::link(&untrack(|| app.link())))>
                {label(Label::CopyLink)}
            </button>
            <button type="button" class="opener share-button" on:click=move |_| app.dialog.set(Some(Dialog::Share))>
                {label(Label::Share)}
            </button>
            <button type="button" class="opener" on:click=move |_| app.print()>
                {label(Label::Print)}
            </button>
            <button type="button" class="opener embed-button" on:click=move |_| app.dialog.set(Some(Dialog::Embed))>
                {label(Label::Embed)}
            </button>
            <NamesButton />
            <div role="status">{status}</div>
        </div>
    }
}

/// Yaku by their plain names, or by romanised ones; only where there are yaku.
#[component]
fn NamesButton() -> impl IntoView {
    let app = use_app_state();
    let yaku = ScoreState::expect().section(|content| {
        let mut rows = content.winners.iter().flat_map(|sheet| &sheet.counted);
        rows.any(|row| row.kanji.as_ref().is_some_and(|(_, script)| *script == "ja"))
    });
    move || {
        let language = app.language.get();
        (yaku.get() && language.is_latin()).then(|| {
            let other = if names::are_plain() { Label::NamesRomaji } else { Label::NamesPlain };
            view! {
                <button type="button" class="opener" on:click=move |_| app.turn_names()>
                    {language.word(other)}
                </button>
            }
        })
    }
}

fn select(field: NodeRef<leptos::html::Textarea>) {
    if let Some(field) = field.try_get_untracked().flatten() {
        field.select();
    }
}

/// The whole result in words, and the link that leads back to it.
fn result_text(app: AppState) -> String {
    untrack(|| [app.shown(text), address::link(&app.link())].concat())
}

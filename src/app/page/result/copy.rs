//! Taking the result along: as text, or as a link.

use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::Shown;
use crate::app::text::Label;
use crate::app::text::copy::text;

/// What came of copying.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    None,
    Done,
    /// The browser refused: the text to copy by hand.
    Refused(String),
}

/// Two buttons and what came of them.
#[component]
pub fn CopyButtons() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let outcome = RwSignal::new(Outcome::None);
    let field = NodeRef::<Textarea>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            field.select();
        }
    });
    let copy_text = move |_| {
        let (draft, plan) = (shown.draft.get_untracked(), shown.plan.get_untracked());
        let text = shown.answer.with_untracked(|answer| text(language, &draft, &plan, shown.seat.get_untracked(), answer));
        copy(text, outcome);
    };
    let copy_link = move |_| copy(window().location().href().unwrap_or_default(), outcome);
    view! {
        <div class="copy">
            <button type="button" class="opener" on:click=copy_text>{language.label(Label::CopyText)}</button>
            <button type="button" class="opener" on:click=copy_link>{language.label(Label::CopyLink)}</button>
            <div role="status">
                {move || match outcome.get() {
                    Outcome::None => ().into_any(),
                    Outcome::Done => view! { <p>{language.label(Label::Copied)}</p> }.into_any(),
                    Outcome::Refused(text) => {
                        view! {
                            <label>
                                {language.label(Label::CopyByHand)}
                                <textarea node_ref=field readonly rows="4">{text}</textarea>
                            </label>
                        }
                            .into_any()
                    }
                }}
            </div>
        </div>
    }
}

/// Puts text on the clipboard. In a frame without permission, or without a secure origin, there is none.
fn copy(text: String, outcome: RwSignal<Outcome>) {
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        outcome.set(Outcome::Refused(text));
        return;
    }
    let promise = clipboard.write_text(&text);
    let done = Closure::once(move |_: JsValue| {
        outcome.try_set(Outcome::Done);
    });
    let refused = Closure::once(move |_: JsValue| {
        outcome.try_set(Outcome::Refused(text));
    });
    let _ = promise.then2(&done, &refused);
    // Exactly one of them is called, once; the other's memory is what a click costs.
    done.forget();
    refused.forget();
}

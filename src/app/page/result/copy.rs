//! Taking the result along: as text, or as a link.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::act::Act;
use super::content::{Desk, Outcome, Scene};
use crate::app::page::store::Store;
use crate::app::page::tree::{Tree, el};
use crate::app::text::Label;
use crate::app::text::copy::text;

/// The buttons and what came of them.
pub fn buttons(scene: &Scene) -> Tree {
    let language = scene.language();
    let button = |act: Act, label| {
        let button = el("button").with("type", "button").class("opener").with("data-do", act.write());
        button.add(language.label(label))
    };
    let status = el("div").with("role", "status");
    let status = match &scene.desk.copied {
        Outcome::None => status,
        Outcome::Done => status.add(el("p").add(language.label(Label::Copied))),
        Outcome::Refused(text) => {
            let field = el("textarea").with("readonly", "").with("rows", "4").add(text.clone());
            status.add(el("label").add(language.label(Label::CopyByHand)).add(field))
        }
    };
    el("div")
        .class("copy")
        .add(button(Act::CopyText, Label::CopyText))
        .add(button(Act::CopyLink, Label::CopyLink))
        .add(button(Act::Print, Label::Print))
        .add(status)
}

/// The whole result in words.
pub fn result_text(store: Store) -> String {
    let (language, plan) = (store.language.get_untracked(), store.plan.get_untracked());
    let seat = store.state.with_untracked(|state| state.seat);
    store.deal.with_untracked(|draft| store.answer.with_untracked(|answer| text(language, draft, &plan, seat, answer)))
}

/// Puts text on the clipboard. In a frame without permission, or without a secure origin, there is none: then the text
/// stands in a field, selected.
pub fn copy(text: String, desk: RwSignal<Desk>) {
    let tell = move |outcome: Outcome| {
        let refused = matches!(outcome, Outcome::Refused(_));
        desk.try_update(|desk| desk.copied = outcome);
        if refused {
            request_animation_frame(|| {
                let field = document().query_selector(".copy textarea").ok().flatten();
                if let Some(field) =
                    field.and_then(|field| field.dyn_into::<leptos::web_sys::HtmlTextAreaElement>().ok())
                {
                    field.select();
                }
            });
        }
    };
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        tell(Outcome::Refused(text));
        return;
    }
    let promise = clipboard.write_text(&text);
    let done = Closure::once(move |_: JsValue| tell(Outcome::Done));
    let refused = Closure::once(move |_: JsValue| tell(Outcome::Refused(text)));
    let _ = promise.then2(&done, &refused);
    // One of them is called, once; the memory of the other is what a click costs.
    done.forget();
    refused.forget();
}

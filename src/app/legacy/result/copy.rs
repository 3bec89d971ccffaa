//! Taking the result along: as text, or as a link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use super::act::Act;
use super::content::{Desk, Outcome, Scene};
use crate::app::browser::clipboard;
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::AppState;
use crate::i18n::Label;
use crate::i18n::copy::text;
use crate::i18n::names;

/// The buttons and what came of them.
pub fn buttons(scene: &Scene) -> Tree {
    let language = scene.language();
    let button = |act: Act, label| {
        let button = el("button").with("type", "button").class("opener").with("data-do", act.write());
        button.add(language.label(label))
    };
    // Only yaku have names in Japanese and in English.
    let mut rows = scene.content.winners.iter().flat_map(|sheet| &sheet.counted);
    let yaku = rows.any(|row| row.kanji.as_ref().is_some_and(|(_, script)| *script == "ja"));
    let other = if names::are_plain() { Label::NamesRomaji } else { Label::NamesPlain };
    let names = (yaku && language.is_latin()).then(|| button(Act::Names, other));
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
        .add(button(Act::Embed, Label::Embed))
        .maybe(names)
        .add(status)
}

/// The whole result in words.
pub fn result_text(store: AppState) -> String {
    let (language, plan) = (store.language.get_untracked(), store.plan.get_untracked());
    let seat = store.state.with_untracked(|state| state.seat);
    store.deal.with_untracked(|draft| store.answer.with_untracked(|answer| text(language, draft, &plan, seat, answer)))
}

/// Puts text on the clipboard. Where there is none the text stands in a field, selected.
pub fn copy(text: String, desk: RwSignal<Desk>) {
    spawn_local(async move {
        let copied = clipboard::copy(&text).await;
        let outcome = if copied { Outcome::Done } else { Outcome::Refused(text) };
        desk.try_update(|desk| desk.copied = outcome);
        if !copied {
            request_animation_frame(|| {
                let field = document().query_selector(".copy textarea").ok().flatten();
                if let Some(field) =
                    field.and_then(|field| field.dyn_into::<leptos::web_sys::HtmlTextAreaElement>().ok())
                {
                    field.select();
                }
            });
        }
    });
}

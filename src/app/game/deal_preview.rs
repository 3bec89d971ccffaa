//! What the deal of the form would change, or what it lacks.

use leptos::prelude::*;

use super::form_state::use_form_state;
use crate::app::state::use_app_state;
use tenbo_wording::GameWord;
use tenbo_wording::deal_preview::{Change, Preview};
use tenbo_wording::number::{grouped, signed};

/// The changes that the form comes to, said whenever they become others.
#[component]
pub fn DealPreview() -> impl IntoView {
    let form = use_form_state();
    let preview = Memo::new(move |_| {
        let (language, place) = (form.games.app.language.get(), form.games.place.get());
        form.game.with(|game| form.games.form.with(|filled| game.shown(language).preview(place, filled)))
    });
    let content = move || match preview.get() {
        Preview::Lacks(what) => view! { <p class="muted effect">{what}</p> }.into_any(),
        Preview::Problems(problems) => {
            let problems = problems.into_iter().map(|problem| view! { <li>{problem}</li> }).collect_view();
            view! { <div class="game-problem"><ul>{problems}</ul></div> }.into_any()
        }
        Preview::Changes(changes, caveats) => {
            let caveats =
                caveats.into_iter().map(|caveat| view! { <p class="muted caveat">{caveat}</p> }).collect_view();
            let lines = changes.into_iter().map(|change| view! { <ChangeLine change /> }).collect_view();
            view! {
                <ul class="effect">{lines}</ul>
                {caveats}
            }
            .into_any()
        }
    };
    view! {
        <div class="what-it-does" role="status">
            <h4>{form.word(GameWord::WhatItDoes)}</h4>
            {content}
        </div>
    }
}

/// A player's line.
#[component]
fn ChangeLine(change: Change) -> impl IntoView {
    let app = use_app_state();
    let Change { name, change, total, at_end } = change;
    let class = match change.signum() {
        1 => "gain",
        -1 => "loss",
        _ => "muted",
    };
    let later = (at_end != 0).then(|| {
        view! {
            " "
            <b class="loss">{app.text(move |language| language.at_end(at_end))}</b>
        }
    });
    view! {
        <li>
            <span class="who">{name}</span>
            " "
            <b class=class>{signed(change)}</b>
            {later}
            " "
            <span class="muted">{format!("→ {}", grouped(total))}</span>
        </li>
    }
}

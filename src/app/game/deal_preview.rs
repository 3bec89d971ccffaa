//! What the deal of the form comes to: what happens, the large number, who hands what to whom.

use leptos::prelude::*;

use super::form_state::use_form_state;
use crate::app::components::sticks::Piles;
use crate::app::state::use_app_state;
use tenbo_session::sticks::Tender;
use tenbo_wording::GameWord;
use tenbo_wording::deal_preview::{Change, DealOutcome, NetThen, Preview};
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::outcome::Payers;

/// The most payments that are drawn in pieces.
const DRAWN: usize = 3;

/// What the form comes to, said whenever it becomes something else.
#[component]
pub fn DealPreview() -> impl IntoView {
    let form = use_form_state();
    let content = move || match form.preview.get() {
        Preview::Lacks(_) => ().into_any(),
        Preview::Problems(problems) => {
            let problems = problems.into_iter().map(|problem| view! { <li>{problem}</li> }).collect_view();
            view! { <div class="game-problem"><ul>{problems}</ul></div> }.into_any()
        }
        Preview::Deal(outcome) => view! { <Outcome outcome /> }.into_any(),
    };
    view! {
        <div class="what-it-does" role="status">
            {content}
        </div>
    }
}

#[component]
fn Outcome(outcome: DealOutcome) -> impl IntoView {
    let form = use_form_state();
    let DealOutcome { cause, figure, how, handed, tender, changes, caveats, corrected, ended } = outcome;
    let caveats = caveats.into_iter().map(|caveat| view! { <p class="muted caveat">{caveat}</p> }).collect_view();
    let drawn = tender
        .filter(|tender| handed.len() <= DRAWN && handed.iter().all(|payers| !tender.piles(payers.amount).is_empty()));
    let how = how.into_iter().map(|part| view! { <span>{part}</span> " " }).collect_view();
    let figure = figure.map(|figure| {
        view! {
            <p class="deal-figure">
                <strong>{figure}</strong>
                " "
                <span class="how">{how}</span>
            </p>
        }
    });
    let class = if handed.len() == 2 && drawn.is_some() { "deal-pay two" } else { "deal-pay" };
    let rows = handed.into_iter().map(|payers| view! { <Handed payers tender=drawn /> }).collect_view();
    let corrected = (!corrected.is_empty()).then(|| view! { <p class="corrects">{corrected.join("; ")}</p> });
    let net = |NetThen { name, net, before }: NetThen| {
        let was = (net != before).then(|| view! { " " <del>{signed(before)}</del> });
        view! {
            <li>
                <span>{name}</span>
                " "
                <b>{signed(net)}</b>
                {was}
            </li>
        }
    };
    let ended = (!ended.is_empty()).then(|| {
        view! {
            <h4 class="deal-then">{form.word(GameWord::IfEnded)}</h4>
            <ul class="deal-nets">{ended.into_iter().map(net).collect_view()}</ul>
        }
    });
    let lines = changes.into_iter().map(|change| view! { <ChangeLine change /> }).collect_view();
    view! {
        <p class="deal-cause">{cause}</p>
        {figure}
        {corrected}
        <div class=class>{rows}</div>
        {ended}
        <div class="visually-hidden">
            <h4>{form.word(GameWord::WhatItDoes)}</h4>
            <ul>{lines}</ul>
        </div>
        {caveats}
    }
}

/// A payment, with the pieces that it is paid in.
#[component]
fn Handed(payers: Payers, tender: Option<Tender>) -> impl IntoView {
    let language = use_app_state().language.get_untracked();
    let said = language.handed(&payers, tender);
    let Payers { names, does, amount, .. } = payers;
    view! {
        <div class="deal-handed">
            <p class="visually-hidden">{said}</p>
            <p class="deal-payer" aria-hidden="true">
                <span><b>{names}</b>" "{does}</span>
                <b class="sum">{grouped(amount)}</b>
            </p>
            {tender.map(|tender| view! { <Piles tender amount /> })}
        </div>
    }
}

/// What a player gains or loses, and has then.
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
            <span class="payer">{name}</span>
            " "
            <b class=class>{signed(change)}</b>
            {later}
            " "
            <span class="muted">{format!("→ {}", grouped(total))}</span>
        </li>
    }
}

//! How the game ended: places, and what was settled beside the deals.

use leptos::prelude::*;

use super::buttons::GameButton;
use super::series::SeriesPart;
use super::settling::Settling;
use super::state::{OpenGame, use_game_state};
use super::summary::SummaryButtons;
use tenbo_wording::game_ending::{EndTransfer, Placing};
use tenbo_wording::number::grouped;
use tenbo_wording::{GameWord, Language};

/// The button that ends the game; once it is over, how it ended.
#[component]
pub fn Ending(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let can_finish = Memo::new(move |_| {
        game.with(|game| games.writes() && game.report.over.is_none() && !game.sheet.game.deals.is_empty())
    });
    let finished = Memo::new(move |_| games.writes() && game.with(|game| game.sheet.game.finished));
    let end = Memo::new(move |_| {
        let language = games.app.language.get();
        game.with(|game| game.shown(language).ending())
    });
    let card = move || {
        let end = end.get()?;
        Some(view! {
            <div class="card">
                <p class="muted">{end.why}</p>
                <h3 id="game-over" class="end-title" tabindex="-1">
                    {end.title}
                </h3>
                <Ranking places=end.places />
                {(!end.transfers.is_empty()).then(|| view! { <Transfers rows=end.transfers /> })}
                <Show when=move || finished.get()>
                    <div class="row no-print">
                        <GameButton word=GameWord::Reopen action=move || games.finish(false) />
                    </div>
                </Show>
            </div>
        })
    };
    let is_over = Memo::new(move |_| game.with(|game| game.report.over.is_some()));
    view! {
        <section class="end-part">
            <Show when=move || can_finish.get()>
                <div class="row no-print">
                    <GameButton word=GameWord::Finish action=move || games.finish(true) />
                </div>
            </Show>
            {card}
            <Show when=move || is_over.get()><Settling game /></Show>
            <SummaryButtons game />
            <Show when=move || is_over.get()><SeriesPart game /></Show>
        </section>
    }
}

/// The heads of columns, each with its class.
fn heads(language: Language, words: &[(GameWord, &'static str)]) -> impl IntoView + use<> {
    let head = |&(word, class): &(GameWord, &'static str)| {
        // A place needs no more room than its number.
        let text = if word == GameWord::Place { "visually-hidden" } else { "" };
        view! {
            <th scope="col" class=class>
                <span class=text>{language.word(word)}</span>
            </th>
        }
    };
    view! { <thead><tr>{words.iter().map(head).collect_view()}</tr></thead> }
}

#[component]
fn Ranking(places: Vec<Placing>) -> impl IntoView {
    let language = use_game_state().app.language.get_untracked();
    let row = |placing: Placing| {
        let Placing { place, name, score, net, parts, table_points } = placing;
        let part = |part: String| view! { <li>{part}</li> };
        let parts = (!parts.is_empty()).then(|| {
            view! {
                <tr class="net-row">
                    <td></td>
                    <td colspan="3">
                        <ul class="net-parts">{parts.into_iter().map(part).collect_view()}</ul>
                    </td>
                </tr>
            }
        });
        let points = table_points.map(|points| view! { <small class="muted">{format!(" {points}")}</small> });
        view! {
            <tr class=(place == 1).then_some("first")>
                <td class="place">{place}</td>
                <th scope="row">{name}</th>
                <td class="number end-score">{grouped(score)}</td>
                <td class="number end-net">{net}{points}</td>
            </tr>
            {parts}
        }
    };
    let words = [(GameWord::Place, ""), (GameWord::Player, ""), (GameWord::Score, "number"), (GameWord::Net, "number")];
    view! {
        <table class="ranking" aria-label=language.word(GameWord::Ranking)>
            {heads(language, &words)}
            <tbody>{places.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

#[component]
fn Transfers(rows: Vec<EndTransfer>) -> impl IntoView {
    let language = use_game_state().app.language.get_untracked();
    let row = |transfer: EndTransfer| {
        view! {
            <tr>
                <td>{transfer.from}</td>
                <td>{transfer.to}</td>
                <td class="number">{grouped(transfer.amount)}</td>
                <td class="muted">{transfer.why}</td>
            </tr>
        }
    };
    let words = [(GameWord::From, ""), (GameWord::To, ""), (GameWord::Amount, "number"), (GameWord::WhatFor, "")];
    view! {
        <div>
            <h4>{language.word(GameWord::EndTransfers)}</h4>
            <table class="end-transfers" aria-label=language.word(GameWord::EndTransfers)>
                {heads(language, &words)}
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

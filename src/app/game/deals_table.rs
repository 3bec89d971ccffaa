//! The deals one below the other: what happened, what it changed, what everybody had then.

use leptos::prelude::*;

use super::deal_actions::deal_id;
use super::dock::DEALS;
use super::form_state::use_form_state;
use super::state::{OpenGame, use_game_state};
use crate::app::components::{Icon, IconName};
use tenbo_session::games::DealPlace;
use tenbo_wording::GameWord;
use tenbo_wording::game_sheet::{DealLine, SumLine};
use tenbo_wording::number::{grouped, signed};

/// The table of all deals, with a correction before it is kept: what the deal said is struck out then, and totals that become
/// others stand out. It has roles of its own: on a phone the lines are laid out another way, and not every browser
/// sees a table then.
#[component]
pub fn DealsTable(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let corrected = use_form_state().corrected();
    let count = Memo::new(move |_| game.with(|game| game.report.deals.len()));
    let any = Memo::new(move |_| count.get() > 0);
    let none = move || view! { <p class="muted">{games.word(GameWord::NoDeals)}</p> };
    let players = move || 0..game.with_untracked(OpenGame::players);
    let name = move |player: usize| {
        let name = Memo::new(move |_| game.with(|game| game.names(games.app.language.get()).player(player)));
        view! {
            <th role="columnheader" class="number" scope="col" title=name>
                {name}
            </th>
        }
    };
    let total = move |player: usize| {
        let total = Memo::new(move |_| {
            let of = |game: &OpenGame| game.report.totals.get(player).copied().unwrap_or_default();
            let kept = game.with(of);
            (corrected.with(|corrected| corrected.as_ref().map_or(kept, of)), kept)
        });
        view! {
            <td role="cell" class="number" class:corrected=move || total.get().0 != total.get().1>
                {move || grouped(total.get().0)}
            </td>
        }
    };
    view! {
        <section class="deals-part card">
            <h3 id=DEALS tabindex="-1">
                {games.word(GameWord::Deals)}
            </h3>
            <Show when=move || any.get() fallback=none>
                <table class="deals-table" role="table" aria-label=games.word(GameWord::Deals)>
                    <thead role="rowgroup">
                        <tr role="row">
                            <th role="columnheader" class="deal-cell" scope="col">
                                {games.word(GameWord::Deal)}
                            </th>
                            <th role="columnheader" class="cause" scope="col">
                                {games.word(GameWord::WhatHappened)}
                            </th>
                            {players().map(name).collect_view()}
                        </tr>
                    </thead>
                    <tbody role="rowgroup">
                        <For each=move || 0..count.get() key=|place| *place let:place>
                            <DealRow game corrected place />
                        </For>
                    </tbody>
                    <tfoot role="rowgroup">
                        <tr role="row">
                            <th role="rowheader" class="deal-cell" scope="row">
                                {games.word(GameWord::Total)}
                            </th>
                            <td role="cell" class="cause"></td>
                            {players().map(total).collect_view()}
                        </tr>
                    </tfoot>
                </table>
            </Show>
            <Sum game />
        </section>
    }
}

/// A deal.
#[component]
fn DealRow(
    /// The game.
    game: Memo<OpenGame>,
    /// The same with the correction that is filled in.
    corrected: Memo<Option<OpenGame>>,
    /// Which deal.
    place: usize,
) -> impl IntoView {
    let games = use_game_state();
    let of = move |game: &OpenGame| game.shown(games.app.language.get()).deal_line(place).unwrap_or_default();
    let kept = Memo::new(move |_| game.with(of));
    let line = Memo::new(move |_| corrected.with(|corrected| corrected.as_ref().map_or_else(|| kept.get(), of)));
    // What the deal said before.
    let was = move |text: fn(&DealLine) -> String| {
        let before = kept.with(text);
        (!before.is_empty() && before != line.with(text)).then(|| view! { <del>{before}</del> " " })
    };
    let edited = Memo::new(move |_| games.place.get() == DealPlace::Correct(place));
    let label = move || {
        let language = games.app.language.get();
        let correct = format!("{} {}", language.word(GameWord::Correct), place + 1);
        line.with(|line| language.labeled(&line.short, &language.listed(&[&correct, &line.name])))
    };
    let span = move |class: &'static str, text: fn(&DealLine) -> &String| {
        move || {
            let text = line.with(|line| text(line).clone());
            (!text.is_empty()).then(|| view! { <span class=class>{text}</span> })
        }
    };
    let chips = move || {
        let chips = line.with(|line| line.chips.clone());
        let chip = |chip: String| view! { <li>{chip}</li> };
        let was = was(|line| line.chips.join(" · ")).map(|was| view! { <li>{was}</li> });
        (was.is_some() || !chips.is_empty())
            .then(|| view! { <ul class="deal-chips">{was} {chips.into_iter().map(chip).collect_view()}</ul> })
    };
    let problems = move || {
        let problems = line.with(|line| line.problems.clone());
        let item = |problem: String| view! { <li>{problem}</li> };
        (!problems.is_empty()).then(|| {
            view! {
                <div class="game-problem">
                    <b>{games.word(GameWord::DealWrong)}</b>
                    <ul>{problems.into_iter().map(item).collect_view()}</ul>
                </div>
            }
        })
    };
    let players = game.with_untracked(OpenGame::players);
    let figure = move |player: usize| {
        let of = move |line: &DealLine| line.figures.get(player).copied().unwrap_or_default();
        let figure = Memo::new(move |_| line.with(of));
        let kept = Memo::new(move |_| kept.with(of));
        view! { <Figure figure kept /> }
    };
    view! {
        <tr role="row" class=move || if edited.get() { "edited" } else { "" }>
            <th role="rowheader" class="deal-cell" scope="row">
                <button
                    type="button"
                    class="deal-button"
                    id=deal_id(place)
                    aria-pressed=move || if edited.get() { "true" } else { "false" }
                    aria-label=label
                    disabled=move || games.app.readonly.get() || !games.writes()
                    on:click=move |_| games.toggle_correcting(place)
                >
                    {move || line.with(|line| line.short.clone())}
                </button>
            </th>
            <td role="cell" class="cause">
                {move || was(|line| line.what_happened.clone())}
                {move || line.with(|line| line.what_happened.clone())}
                {chips}
                {span("extras", |line| &line.extras)}
                {span("note", |line| &line.note)}
                {problems}
            </td>
            {(0..players).map(figure).collect_view()}
        </tr>
    }
}

/// What a deal changed for a player, and the total then.
#[component]
fn Figure(
    /// With the correction that is filled in.
    figure: Memo<(i64, i64, bool)>,
    /// As it is kept.
    kept: Memo<(i64, i64, bool)>,
) -> impl IntoView {
    let games = use_game_state();
    let deals = move || figure.get().2;
    let class = move || match figure.get().0.signum() {
        1 => "change gain",
        -1 => "change loss",
        _ => "change",
    };
    let dealer = move || {
        let text = move || format!("{} ", games.word(GameWord::Dealer)());
        deals().then(|| view! { <span class="visually-hidden">{text}</span> })
    };
    view! {
        <td role="cell" class=move || if deals() { "number dealing" } else { "number" }>
            {dealer}
            <span class=class>{move || signed(figure.get().0)}</span>
            <span class="total" class:corrected=move || figure.get().1 != kept.get().1>
                {move || grouped(figure.get().1)}
            </span>
        </td>
    }
}

/// Table and bank, and whether everything adds up to what was there at the start.
#[component]
fn Sum(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let sum = Memo::new(move |_| game.with(|game| game.shown(games.app.language.get()).sum_line()));
    let text = move |of: fn(&SumLine) -> &String| move || sum.with(|sum| of(sum).clone());
    let verdict = move || {
        let (name, verdict) =
            sum.with(|sum| (if sum.is_constant { IconName::Check } else { IconName::Cross }, sum.verdict));
        view! { <Icon name inline=true />{verdict} }
    };
    view! {
        <p class="sum-line">
            {text(|sum| &sum.table)}
            " · "
            {text(|sum| &sum.bank)}
            " · "
            <b>{text(|sum| &sum.together)}</b>
            " "
            {verdict}
        </p>
    }
}

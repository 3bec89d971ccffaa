//! Where everybody stands: name, wind, total, whether there was a win; and that no point has been lost.

use leptos::prelude::*;

use super::state::{OpenGame, use_game_state};
use crate::app::components::{Icon, IconName};
use tenbo_wording::GameWord;
use tenbo_wording::game_sheet::SumLine;
use tenbo_wording::number::grouped;

/// The players with their totals.
#[component]
pub fn Standings(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let players = game.with_untracked(OpenGame::players);
    view! {
        <section class="standings-part">
            <h3 class="visually-hidden">{games.word(GameWord::Standings)}</h3>
            <ul class="standings">
                {(0..players).map(|player| view! { <Standing game player /> }).collect_view()}
            </ul>
            <Sum game />
        </section>
    }
}

#[component]
fn Standing(game: Memo<OpenGame>, player: usize) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let standing = Memo::new(move |_| game.with(|game| game.shown(language.get()).standing(player)));
    let wind = Memo::new(move |_| standing.with(|standing| standing.wind));
    let name = Memo::new(move |_| standing.with(|standing| standing.name.clone()));
    view! {
        <li class=move || if standing.with(|standing| standing.deals) { "deals" } else { "" }>
            <span class="wind" aria-hidden="true">
                {move || language.get().seat_letter(wind.get())}
            </span>
            <span class="who" title=name>
                {name}
                <span class="visually-hidden">{move || format!(", {}", language.get().seat(wind.get()))}</span>
            </span>
            <span class="total">{move || grouped(standing.with(|standing| standing.total))}</span>
            <span class="marks">{move || standing.with(|standing| standing.marks.clone())}</span>
        </li>
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

//! Between the seats: the round, sticks and counters, indicators, the wall.

use leptos::prelude::*;
use tenbo_engine::tiles::{Seat, Tile};

use crate::app::components::NamedTile;
use crate::app::components::sticks::Stick;
use crate::app::state::use_app_state;
use tenbo_session::sticks::Tender;
use tenbo_wording::BoardWord;

/// The middle of the table, to look at: what lies there is changed in the dock and in the settings.
#[component]
pub fn Center() -> impl IntoView {
    let app = use_app_state();
    let round = app.slice(|state| Seat::of_wind(state.draft.prevailing));
    let has_round = Memo::new(move |_| app.plan.with(|plan| plan.has_winds()));
    let is_riichi = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.in_use));
    let counted = app.slice(|state| [(1_000, state.draft.deposits), (100, state.draft.honba)]);
    let streak = app.slice(|state| state.draft.dealer_wins);
    let dora = app.slice_by_rules(|state, plan| match plan.rulebook().options.riichi.in_use {
        true => state.draft.dora.clone(),
        false => Vec::new(),
    });
    let wall_left = app.slice(|state| state.draft.wall_left);
    let sticks = move |(value, count): (i64, u32)| {
        let word = if value == 100 { BoardWord::Honba } else { BoardWord::Sticks };
        view! {
            <p>
                <span class="visually-hidden">{app.word(word)}" "</span>
                <Stick tender=Tender::Sticks value />
                {count}
            </p>
        }
    };
    let left = move || wall_left.get().map(|left| view! { <p>{app.language.get().copies_left(&left.to_string())}</p> });
    let indicator = |tile: Tile| view! { <NamedTile tile /> };
    view! {
        <section class="center" aria-label=app.word(BoardWord::Center)>
            <Show when=move || has_round.get()>
                <b>
                    <span class="visually-hidden">{app.word(BoardWord::Round)}" "</span>
                    {move || app.language.get().seat(round.get())}
                </b>
            </Show>
            <Show when=move || is_riichi.get()>{move || counted.get().map(sticks).collect_view()}</Show>
            <Show when=move || { streak.get() > 0 }>
                <p>{app.word(BoardWord::EastWins)}" "{streak}</p>
            </Show>
            <Show when=move || dora.with(|dora| !dora.is_empty())>
                <p class="center-dora">{move || dora.get().into_iter().map(indicator).collect_view()}</p>
            </Show>
            {left}
        </section>
    }
}

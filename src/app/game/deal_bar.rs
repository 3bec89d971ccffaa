//! The bar over the hand builder and the table while a deal of a game is entered there.

use leptos::prelude::*;

use super::buttons::GameButton;
use super::state::{Outcome, use_game_state};
use super::writer::ReaderLine;
use tenbo_session::games::builder;
use tenbo_wording::GameWord;

/// The id of the words of the bar, which get the focus.
pub const WORDS: &str = "game-bar";

/// Says which deal is entered, and brings it into the game. Nothing while none is.
#[component]
pub fn DealBar() -> impl IntoView {
    let games = use_game_state();
    let shown = Memo::new(move |_| games.in_builder.get().is_some());
    view! { <Show when=move || shown.get()><Bar /></Show> }
}

#[component]
fn Bar() -> impl IntoView {
    let games = use_game_state();
    games.load();
    let deal = move || {
        let (language, place) = (games.app.language.get(), games.in_builder.get()?);
        games.opened.with(|game| game.as_ref()?.shown(language).in_builder(place))
    };
    // Who pays is seen before the deal is in the game: a winner or a discarder may be another than was meant.
    let does = Memo::new(move |_| {
        let (language, place) = (games.app.language.get(), games.in_builder.get()?);
        games.opened.with(|game| {
            let game = game.as_ref()?;
            let head = place.context(&game.report)?;
            let entry = games.app.state.with(|state| builder::entry(state, &game.plan, &head, None));
            let what = game.shown(language).would_do(place, entry)?;
            Some(language.labeled(language.word_for(GameWord::WhatItDoes, game.plan.rulebook().family), &what))
        })
    });
    let said = move || {
        let not_over = games.outcome.with(|outcome| matches!(outcome, Some(Outcome::Word(GameWord::NotOver))));
        not_over.then(games.word(GameWord::NotOver))
    };
    view! {
        <section class="game-bar" aria-labelledby=WORDS>
            <p id=WORDS tabindex="-1">
                {move || deal().unwrap_or_else(|| games.word(GameWord::BeingEntered)().to_owned())}
            </p>
            <Show when=move || does.with(Option::is_some)>
                <p class="muted">{does}</p>
            </Show>
            <ReaderLine />
            <Show when=move || games.writes()>
                <GameButton main=true word=GameWord::IntoGame action=move || games.take_from_builder() />
            </Show>
            <GameButton word=GameWord::BackWithout action=move || games.leave_builder() />
            <p class="game-message" role="status">{said}</p>
        </section>
    }
}

//! The names and rules of a game that is about to begin.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::HEADING;
use super::buttons::GameButton;
use super::game_section::GameSection;
use super::setup_fields::{SetupFields, SetupValues};
use super::state::{GameState, Page, use_game_state};
use super::status::StatusLines;
use crate::app::browser::focus::commit_field;
use tenbo_wording::GameWord;

/// The page that begins a game.
#[component]
pub fn NewGamePage() -> impl IntoView {
    let games = use_game_state();
    let values = Memo::new(move |_| {
        let rules = games.new_game.with(|new| new.rules.clone());
        let rules = rules.unwrap_or_else(|| games.app.state.with(|state| state.rules.clone()));
        let seats = if rules.table().0 { 3 } else { 4 };
        games.new_game.with(|new| SetupValues {
            name: new.name.clone(),
            players: new.players.iter().take(seats).cloned().collect(),
            rules,
            initial: new.initial.clone(),
            rounds: new.rounds.clone(),
        })
    });
    view! {
        <GameSection class="game">
            <h2 id=HEADING tabindex="-1">
                {games.word(GameWord::NewGame)}
            </h2>
            <StatusLines />
            <div class="card">
                <div class="setup new" on:keydown=move |event| take_key(games, &event)>
                    <SetupFields values write=GameState::write_new_game />
                </div>
            </div>
            <div class="row">
                <GameButton main=true word=GameWord::Start action=move || games.start() />
                <GameButton word=GameWord::Cancel action=move || games.show(Page::Games) />
            </div>
        </GameSection>
    }
}

/// Enter in a field begins the game.
fn take_key(games: GameState, event: &KeyboardEvent) {
    let in_input = event.target().is_some_and(|target| target.has_type::<HtmlInputElement>());
    if event.key() == "Enter" && in_input && !event.ctrl_key() && !event.meta_key() {
        event.prevent_default();
        // What was written counts, though the field has not been left.
        commit_field();
        games.start();
    }
}

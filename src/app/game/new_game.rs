//! A game that is about to begin: the table is the form. A name that is tapped takes the next seat; the rules are on paper.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::HEADING;
use super::buttons::GameButton;
use super::compass::PLACES;
use super::game_section::GameSection;
use super::keys::{KeyText, Keys};
use super::new_players::Names;
use super::setup_fields::{RulesFields, SetupField, SetupValues};
use super::state::{GameState, NewGame, Page, use_game_state};
use super::status::StatusLines;
use crate::app::browser::focus::commit_field;
use tenbo_wording::GameWord;

/// How many rounds can be chosen.
const LENGTHS: [i64; 3] = [1, 2, 4];

/// The page that begins a game.
#[component]
pub fn NewGamePage() -> impl IntoView {
    let games = use_game_state();
    let values = Memo::new(move |_| {
        let rules = games.new_game.with(|new| new.rules.clone());
        let rules = rules.unwrap_or_else(|| games.app.state.with(|state| state.rules.clone()));
        let seats = rules.table().0.seats().count();
        games.new_game.with(|new| SetupValues {
            name: new.name.clone(),
            players: new.players.iter().take(seats).cloned().collect(),
            rules,
            initial: new.initial.clone(),
            rounds: new.rounds.clone(),
        })
    });
    let players = Memo::new(move |_| values.with(|values| values.players.clone()));
    view! {
        <GameSection class="game sheet">
            <div class="game-top">
                <h2 id=HEADING tabindex="-1">
                    {games.word(GameWord::NewGame)}
                </h2>
                <div class="row">
                    <GameButton word=GameWord::AllGames action=move || games.show(Page::Games) />
                </div>
            </div>
            <Seats players />
            <div class="game-paper">
                <StatusLines />
                <div class="setup new" on:keydown=move |event| take_key(games, &event)>
                    <RulesFields values write=GameState::write_new_game />
                    <Length values />
                </div>
            </div>
            <Names players />
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

impl NewGame {
    /// The seat that the next name takes, of so many; none if all are taken.
    pub fn next(&self, seats: usize) -> Option<usize> {
        self.vacant.filter(|&seat| seat < seats).or_else(|| self.players.iter().take(seats).position(String::is_empty))
    }
}

impl GameState {
    /// Nobody sits at a place any more; the next name sits there.
    fn vacate(self, seat: usize) {
        self.new_game.update(|new| {
            if let Some(player) = new.players.get_mut(seat) {
                player.clear();
                new.vacant = Some(seat);
            }
        });
    }

    /// The players change their seats by chance.
    fn draw_seats(self, seats: usize) {
        self.new_game.update(|new| {
            for last in (1..seats).rev() {
                let other = (js_sys::Math::random() * (last + 1) as f64) as usize;
                new.players.swap(last, other.min(last));
            }
            new.vacant = None;
        });
    }
}

/// The table. A tap on a place makes it the next one.
#[component]
fn Seats(players: Memo<Vec<String>>) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let count = Memo::new(move |_| players.with(Vec::len));
    let next = Memo::new(move |_| games.new_game.with(|new| new.next(count.get())));
    let place = move |place: usize| {
        let seat = Seat::ALL.get(place).copied().unwrap_or_default();
        let name = Memo::new(move |_| players.with(|players| players.get(place).cloned().unwrap_or_default()));
        let class = move || match (name.with(String::is_empty), next.get() == Some(place)) {
            (true, true) => "who vacant selected",
            (true, false) => "who vacant",
            (false, _) => "who",
        };
        let content = move || match name.with(String::is_empty) {
            true => view! { <span>{games.word(GameWord::VacantSeat)}</span> }.into_any(),
            false => view! { <bdi class="new-name">{name}</bdi> }.into_any(),
        };
        view! {
            <li class=PLACES.get(place).copied()>
                <button
                    type="button"
                    class=class
                    id=format!("seat-{}", place + 1)
                    disabled=games.app.readonly
                    on:click=move |_| games.vacate(place)
                >
                    <span
                        class=if place == 0 { "wind dealer" } else { "wind" }
                        lang=move || language.get().wind_ornament(seat).lang
                        aria-hidden="true"
                    >
                        {move || language.get().wind_ornament(seat).text}
                    </span>
                    <span class="visually-hidden">{move || format!("{} ", language.get().seat(seat))}</span>
                    {content}
                </button>
            </li>
        }
    };
    view! {
        <section class="game-table felt" aria-label=games.word(GameWord::Players)>
            <div class="compass">
                <ul class="standings">
                    <For each=move || 0..count.get() key=|place| *place children=place />
                </ul>
                <p class="middle">
                    <button
                        type="button"
                        class="game-key"
                        disabled=games.app.readonly
                        on:click=move |_| games.draw_seats(count.get_untracked())
                    >
                        {games.word(GameWord::DrawSeats)}
                    </button>
                </p>
            </div>
        </section>
    }
}

/// How many rounds, by their winds.
#[component]
fn Length(values: Memo<SetupValues>) -> impl IntoView {
    let games = use_game_state();
    let rounds = Memo::new(move |_| {
        values.with(|values| values.rounds.parse().ok().or_else(|| values.rules.book().options.get(OptionKey::Rounds)))
    });
    let text = move |length: i64| {
        let language = games.app.language.get();
        let winds = Seat::ALL.into_iter().take(usize::try_from(length).unwrap_or_default());
        let names: Vec<&str> = winds.clone().map(|wind| language.seat(wind)).collect();
        let characters: String = winds.map(|wind| language.wind_ornament(wind).text).collect();
        KeyText::short(characters.clone(), format!("{characters} {}", language.listed(&names)))
    };
    view! {
        <div class="field">
            <span>{games.word(GameWord::Rounds)}</span>
            <Keys
                name="length"
                class="game-seg"
                label=Signal::derive(move || games.word(GameWord::Rounds)().to_owned())
                keys=Signal::derive(|| LENGTHS.to_vec())
                text
                pressed=move |length| Some(rounds.get() == Some(length))
                press=move |length: i64| games.write_new_game(SetupField::Rounds, &length.to_string())
            />
        </div>
    }
}

//! Who plays a game that is about to begin: a name that is tapped takes the next seat.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tenbo_engine::tiles::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::fields::TextField;
use super::state::{GameState, Page, use_game_state};
use crate::app::browser::focus::{commit_field, focus};
use crate::app::components::fields::Labeled;
use crate::app::components::{Icon, IconName};
use tenbo_session::games::sheet::LONGEST;
use tenbo_wording::GameWord;

/// The field of a name that nobody has had yet.
const NAME: &str = "new-player";

impl GameState {
    /// A player takes the next seat.
    fn seat(self, name: &str, seats: usize) {
        self.clear_messages();
        self.new_game.update(|new| {
            if let Some(seat) = new.next(seats)
                && let Some(player) = new.players.get_mut(seat)
            {
                name.trim().clone_into(player);
                new.vacant = None;
            }
        });
    }

    /// Who played last sits as then.
    fn seat_last(self, last: Option<Vec<String>>) {
        self.clear_messages();
        self.new_game.update(|new| {
            new.players.iter_mut().zip(last.into_iter().flatten()).for_each(|(player, name)| *player = name);
            new.vacant = None;
        });
    }
}

/// The names of who has played before, a field for another one, and the way to begin.
#[component]
pub fn Names(players: Memo<Vec<String>>) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let seats = Memo::new(move |_| players.with(Vec::len));
    let next = Memo::new(move |_| games.new_game.with(|new| new.next(seats.get())));
    let hint = move || {
        next.get()
            .and_then(|place| Seat::ALL.get(place))
            .map(|&seat| language.get().game_next_seat(language.get().seat(seat)))
    };
    let regulars =
        Memo::new(move |_| players.with(|seated| games.history.with(|history| history.now().regulars(seated))));
    let regular = move |name: String| {
        let sit = name.clone();
        view! {
            <li>
                <button
                    type="button"
                    class="game-key"
                    disabled=games.app.readonly
                    on:click=move |_| games.seat(&sit, seats.get_untracked())
                >
                    <bdi>{name}</bdi>
                </button>
            </li>
        }
    };
    let seat = move |name: &str| {
        if !name.trim().is_empty() {
            games.seat(name, seats.get_untracked());
        }
    };
    let key = move |event: KeyboardEvent| {
        let written = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if event.key() != "Enter" || event.ctrl_key() || event.meta_key() {
            return;
        }
        let Some(written) = written else { return };
        event.prevent_default();
        if written.value().trim().is_empty() {
            games.start();
        } else {
            commit_field();
            request_animation_frame(|| focus(NAME));
        }
    };
    let ready = Memo::new(move |_| next.get().is_none());
    let last = Memo::new(move |_| {
        games.history.with(|history| history.now().last_players(seats.get()).map(<[String]>::to_vec))
    });
    view! {
        <section class="game-dock felt" aria-label=games.word(GameWord::SeatsHelp)>
            <p class="game-hint" role="status">
                {hint}
            </p>
            <ul class="game-chips names">
                <For each=move || regulars.get() key=String::clone children=regular />
            </ul>
            <div class="new-player" on:keydown=key>
                <Labeled name=games.word(GameWord::NewPlayer)>
                    <TextField
                        attr:id=NAME
                        attr:autocomplete="off"
                        attr:maxlength=LONGEST.to_string()
                        value=Signal::derive(String::new)
                        write=seat
                    />
                </Labeled>
            </div>
            <div class="game-acts">
                <button type="button" class="with-word" on:click=move |_| games.show(Page::Games)>
                    <span>{games.word(GameWord::Cancel)}</span>
                </button>
                <Show when=move || last.with(Option::is_some)>
                    <button
                        type="button"
                        class="with-word"
                        id="last-players"
                        disabled=games.app.readonly
                        on:click=move |_| games.seat_last(last.get_untracked())
                    >
                        <Icon name=IconName::Edit />
                        {games.word(GameWord::LastPlayers)}
                    </button>
                </Show>
                <button
                    type="button"
                    id="start-game"
                    class=move || if ready.get() { "button primary" } else { "button" }
                    disabled=games.app.readonly
                    on:click=move |_| games.start()
                >
                    {games.word(GameWord::Start)}
                </button>
            </div>
        </section>
    }
}

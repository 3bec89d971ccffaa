//! The wins after the first, where play goes on after a win.

use leptos::prelude::*;
use tenbo_engine::deal::By;

use super::fields::Select;
use super::form_state::use_form_state;
use tenbo_session::form::change::{DRAWN, MOST_THEN};
use tenbo_session::form::{Filled, LaterWin, Then};
use tenbo_wording::GameWord;

/// The wins after the first, each in a line, and a button for one more.
#[component]
pub fn LaterWins() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| plan.rulebook().options.payments.play_on);
    let count = form.filled(|form| form.then.len());
    let won = form.filled(|form| form.winner.is_some());
    let most = MOST_THEN.min(form.seats().count().saturating_sub(2));
    view! {
        <Show when=move || known.get() && won.get()>
            <fieldset>
                <legend>{form.word(GameWord::ThenWon)}</legend>
                <Show when=move || { count.get() > 0 }>
                    <ol class="deal-fouls">
                        <For each=move || 0..count.get() key=|place| *place let:place>
                            <WinLine place />
                        </For>
                    </ol>
                </Show>
                <Show when=move || count.get() < most>
                    <button
                        type="button"
                        class="button"
                        id="add-win"
                        disabled=form.games.app.readonly
                        on:click=move |_| form.write(Filled::AddWin, "")
                    >
                        {form.word(GameWord::AddWin)}
                    </button>
                </Show>
            </fieldset>
        </Show>
    }
}

/// A win after the first: whose, and how the tile came.
#[component]
fn WinLine(place: usize) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let then = form.filled(move |form| form.then.get(place).copied().unwrap_or_default());
    let of = move |text: fn(Then) -> String| Memo::new(move |_| text(then.get()));
    let label = move |word: GameWord| format!("{} {}", form.games.word(word)(), place + 2);
    let write = move |what: LaterWin, text: &str| form.write(Filled::Then(place, what), text);
    let family = form.rule(|plan| plan.rulebook().family);
    let seats = form.seat_options(Some(GameWord::ChooseSeat));
    let names = form.seat_options(None);
    let tiles = Memo::new(move |_| {
        let language = app.language.get();
        let choose = (String::new(), form.games.word(GameWord::ChooseSeat)().to_owned());
        let drawn = (DRAWN.to_owned(), language.by(By::SelfDraw, family.get()).to_owned());
        let from = names.get().into_iter().map(|(seat, name)| (seat, language.from_seat(&name)));
        [choose, drawn].into_iter().chain(from).collect()
    });
    let remove = move || app.language.get().labeled(form.games.word(GameWord::RemoveWin)(), &label(GameWord::ThenWho));
    view! {
        <li>
            <Select
                attr:aria-label=move || label(GameWord::ThenWho)
                options=seats
                value=of(|then| then.seat.map(|seat| seat.as_str().to_owned()).unwrap_or_default())
                choose=move |seat: &str| write(LaterWin::Seat, seat)
            />
            <Select
                attr:aria-label=move || label(GameWord::ThenTile)
                options=tiles
                value=of(|then| match then.by {
                    Some(By::SelfDraw) => DRAWN.to_owned(),
                    _ => then.from.map(|from| from.as_str().to_owned()).unwrap_or_default(),
                })
                choose=move |tile: &str| write(LaterWin::Tile, tile)
            />
            <button
                type="button"
                class="button"
                aria-label=remove
                disabled=app.readonly
                on:click=move |_| write(LaterWin::Remove, "")
            >
                {form.word(GameWord::RemoveWin)}
            </button>
        </li>
    }
}

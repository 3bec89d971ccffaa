//! The fouls of a deal.

use leptos::prelude::*;
use tenbo_engine::deal::{Offense, Penalty};

use super::fields::{NumberField, Select};
use super::form_state::use_form_state;
use super::keys::{KeyText, Keys};
use tenbo_session::form::change::offenses;
use tenbo_session::form::{Filled, Foul};
use tenbo_wording::GameWord;

/// A key for a foul of each kind; whose it was, the next tap at the table says.
#[component]
pub fn FoulKeys() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| offenses(plan).map(Offense::as_str).collect::<Vec<_>>());
    let text = move |key: &'static str| {
        let language = form.games.app.language.get();
        let name = |offense| form.game.with(|game| language.foul_name(offense, &game.plan.book).to_owned());
        key.parse().map(|offense| KeyText::from(name(offense))).unwrap_or_default()
    };
    view! {
        <Keys
            name="add-foul"
            class="game-chips"
            label=Signal::derive(move || form.word(GameWord::AddPenalty).get().to_owned())
            keys=known
            text
            pressed=|_| None
            press=move |offense: &'static str| form.write(Filled::AddFoul, offense)
        />
    }
}

/// The fouls, each in a line.
#[component]
pub fn FoulLines() -> impl IntoView {
    let form = use_form_state();
    let count = form.filled(|form| form.entry.deal.penalties.len());
    view! {
        <Show when=move || { count.get() > 0 }>
            <fieldset>
                <legend>{form.word(GameWord::Penalties)}</legend>
                <ul class="deal-fouls">
                    <For each=move || 0..count.get() key=|place| *place let:place>
                        <FoulLine place />
                    </For>
                </ul>
            </fieldset>
        </Show>
    }
}

/// A foul: whose, what for, how often, and whether it was taken back at once.
#[component]
fn FoulLine(place: usize) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let penalty = form.filled(move |form| form.entry.deal.penalties.get(place).cloned());
    let of = move |text: fn(&Penalty) -> String| {
        Memo::new(move |_| penalty.with(|penalty| penalty.as_ref().map(text).unwrap_or_default()))
    };
    let cancelled = Memo::new(move |_| penalty.with(|penalty| penalty.as_ref().is_some_and(|foul| foul.cancelled)));
    let label = move |word: GameWord| format!("{} {}", form.games.word(word)(), place + 1);
    let fill = move |what: Foul, text: &str| form.fill(Filled::Foul(place, what), text);
    let write = move |what: Foul, text: &str| form.write(Filled::Foul(place, what), text);
    let known = Memo::new(move |_| {
        let mut known = form.game.with(|game| offenses(&game.plan).collect::<Vec<_>>());
        known.extend(
            penalty.with(|penalty| penalty.as_ref().map(|foul| foul.offense)).filter(|own| !known.contains(own)),
        );
        let language = app.language.get();
        let name = |offense| form.game.with(|game| language.foul_name(offense, &game.plan.book).to_owned());
        known.into_iter().map(|offense| (offense.as_str().to_owned(), name(offense))).collect()
    });
    let remove =
        move || app.language.get().labeled(form.games.word(GameWord::RemovePenalty)(), &label(GameWord::PenaltyWhat));
    view! {
        <li>
            <Select
                attr:aria-label=move || label(GameWord::PenaltyFor)
                options=form.seat_options(None)
                value=of(|foul| foul.seat.as_str().to_owned())
                choose=move |seat: &str| write(Foul::Seat, seat)
            />
            <Select
                attr:aria-label=move || label(GameWord::PenaltyWhat)
                options=known
                value=of(|foul| foul.offense.as_str().to_owned())
                choose=move |offense: &str| write(Foul::Offense, offense)
            />
            <NumberField
                attr:min="1"
                attr:max="20"
                attr:aria-label=move || label(GameWord::PenaltyTimes)
                value=of(|foul| foul.times.to_string())
                write=move |times: &str| fill(Foul::Times, times)
            />
            <label class="check">
                <input
                    type="checkbox"
                    disabled=app.readonly
                    prop:checked=cancelled
                    on:click=move |event| {
                        if !fill(Foul::Cancelled, "") {
                            event.prevent_default();
                        }
                    }
                />
                {form.word(GameWord::PenaltyCancelled)}
            </label>
            <button
                type="button"
                class="button"
                aria-label=remove
                disabled=app.readonly
                on:click=move |_| write(Foul::Remove, "")
            >
                {form.word(GameWord::RemovePenalty)}
            </button>
        </li>
    }
}

//! The fouls of a deal.

use leptos::prelude::*;
use tenbo_engine::deal::{Offense, Penalty};
use tenbo_engine::tiles::Seat;

use super::fields::{NumberField, Select};
use super::form_state::use_form_state;
use super::keys::{InRow, KeyText, Keys};
use super::seat_keys::SeatKeys;
use tenbo_session::form::change::offenses;
use tenbo_session::form::{Filled, Foul};
use tenbo_wording::GameWord;

/// What a foul was for, of one of several.
type Kind = InRow<Offense>;

/// So many kinds are keys; more are a list.
const FEW: usize = 5;

/// A key for a foul of each kind; whose it was, the next tap at the table says.
#[component]
pub fn FoulKeys() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| offenses(plan).map(Offense::as_str).collect::<Vec<_>>());
    let text = move |key: &'static str| {
        let language = form.games.app.language.get();
        let name = |offense| form.game.with(|game| language.foul_name(offense, game.plan.rulebook()).to_owned());
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
    let by = Memo::new(move |_| penalty.with(|penalty| penalty.as_ref().map(|foul| foul.seat)));
    let offense = Memo::new(move |_| penalty.with(|penalty| penalty.as_ref().map(|foul| foul.offense)));
    let known = Memo::new(move |_| {
        let mut known: Vec<Offense> = form.game.with(|game| offenses(&game.plan).collect());
        known.extend(offense.get().filter(|own| !known.contains(own)));
        known
    });
    let named = move |offense: Offense| {
        form.game.with(|game| app.language.get().foul_name(offense, game.plan.rulebook()).to_owned())
    };
    let are_few = Memo::new(move |_| known.with(Vec::len) <= FEW);
    let kind = move || match are_few.get() {
        true => view! {
            <Keys
                name="foul-what"
                class="game-chips game-named"
                label=Signal::derive(move || label(GameWord::PenaltyWhat))
                keys=Signal::derive(move || known.get().into_iter().map(|offense| InRow(place, offense)).collect())
                text=move |key: Kind| KeyText::from(named(key.1))
                pressed=move |key: Kind| Some(offense.get() == Some(key.1))
                press=move |key: Kind| write(Foul::Offense, key.1.as_str())
            >
                <span class="of" aria-hidden="true">
                    {move || label(GameWord::PenaltyWhat)}
                </span>
            </Keys>
        }
        .into_any(),
        false => view! {
            <Select
                attr:aria-label=move || label(GameWord::PenaltyWhat)
                options=Memo::new(move |_| {
                    known.get().into_iter().map(|kind| (kind.as_str().to_owned(), named(kind))).collect()
                })
                value=of(|foul| foul.offense.as_str().to_owned())
                choose=move |offense: &str| write(Foul::Offense, offense)
            />
        }
        .into_any(),
    };
    let remove =
        move || app.language.get().labeled(form.games.word(GameWord::RemovePenalty)(), &label(GameWord::PenaltyWhat));
    view! {
        <li>
            <SeatKeys
                name="foul-by"
                row=place
                label=Signal::derive(move || label(GameWord::PenaltyFor))
                seats=form.seats().collect()
                pressed=move |seat| by.get() == Some(seat)
                press=move |seat: Seat| write(Foul::Seat, seat.as_str())
            />
            {kind}
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

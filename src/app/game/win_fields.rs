//! A deal that somebody has won: who, on whose tile, what the hands are worth.

use leptos::prelude::*;
use tenbo_engine::deal::{By, Riichi};
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;

use super::form_state::use_form_state;
use super::later_wins::LaterWins;
use super::worth::WorthFields;
use crate::app::components::fields::{CheckBox, CheckGroup, RadioButton, RadioGroup};
use tenbo_session::form::Filled;
use tenbo_wording::GameWord;

/// The fields of a win.
#[component]
pub fn WinFields() -> impl IntoView {
    view! {
        <WinnerField />
        <TileField />
        <AlsoField />
        <LaterWins />
        <WorthFields />
        <RiichiField />
    }
}

#[component]
fn WinnerField() -> impl IntoView {
    let form = use_form_state();
    let name = "deal-winner";
    let button = move |seat: Seat| {
        let checked = form.filled(move |form| form.winner == Some(seat));
        let choose = move || form.fill(Filled::Winner(seat), "");
        view! { <RadioButton name checked choose label=view! { <SeatName seat /> } /> }
    };
    view! {
        <RadioGroup name legend=form.word(GameWord::Winner)>
            {form.seats().map(button).collect_view()}
        </RadioGroup>
    }
}

/// A seat by wind and name.
#[component]
fn SeatName(seat: Seat) -> impl IntoView {
    let form = use_form_state();
    let language = form.games.app.language;
    view! {
        <bdi class="deal-player">
            <b class=if seat == Seat::East { "wind dealer" } else { "wind" } aria-hidden="true">
                {move || language.get().seat_letter(seat)}
            </b>
            {form.name(seat)}
        </bdi>
    }
}

/// Where the winning tile came from.
#[component]
fn TileField() -> impl IntoView {
    let form = use_form_state();
    let name = "deal-tile";
    let drawn = form.filled(|form| form.by == Some(By::SelfDraw));
    let draw = move || form.fill(Filled::SelfDrawn, "");
    let family = form.rule(|plan| plan.book.family);
    let drawn_name = move || form.games.app.language.get().by(By::SelfDraw, family.get());
    let button = move |seat: Seat| {
        let won = form.filled(move |form| form.winner == Some(seat));
        let checked = form.filled(move |form| form.from == Some(seat));
        let seat_name = form.name(seat);
        let label = move || seat_name.with(|name| form.games.app.language.get().from_seat(name));
        let choose = move || form.fill(Filled::From(seat), "");
        view! {
            <Show when=move || !won.get()>
                <RadioButton name checked choose label />
            </Show>
        }
    };
    view! {
        <RadioGroup name legend=form.word(GameWord::TheTile)>
            <RadioButton name checked=drawn choose=draw label=drawn_name />
            {form.seats().map(button).collect_view()}
        </RadioGroup>
    }
}

/// Who else won on the same tile, where the rules let several win.
#[component]
fn AlsoField() -> impl IntoView {
    let form = use_form_state();
    let several = form.rule(|plan| plan.book.options.payments.maximum_winners > 1);
    let first = form.filled(|form| form.winner.zip(form.from));
    let button = move |seat: Seat| {
        let other = Memo::new(move |_| first.get().is_some_and(|(winner, from)| seat != winner && seat != from));
        let checked = form.filled(move |form| form.also.contains(&seat));
        let toggle = move || form.fill(Filled::Also(seat), "");
        view! {
            <Show when=move || other.get()>
                <CheckBox checked toggle label=form.name(seat) />
            </Show>
        }
    };
    view! {
        <Show when=move || several.get() && first.get().is_some()>
            <CheckGroup legend=form.word(GameWord::AlsoWon)>{form.seats().map(button).collect_view()}</CheckGroup>
        </Show>
    }
}

/// Who declared riichi, where the rules have that.
#[component]
pub fn RiichiField() -> impl IntoView {
    let form = use_form_state();
    let known = form.has(OptionKey::Riichi);
    let button = move |seat: Seat| {
        let checked =
            form.filled(move |form| form.entry.deal.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None));
        let toggle = move || form.fill(Filled::Riichi(seat), "");
        view! { <CheckBox checked toggle label=form.name(seat) /> }
    };
    view! {
        <Show when=move || known.get()>
            <CheckGroup legend=form.word(GameWord::RiichiBy)>{form.seats().map(button).collect_view()}</CheckGroup>
        </Show>
    }
}

//! A seat: who sits there, what lies before it, what it gains or loses.

use leptos::prelude::*;
use tenbo_engine::settle::Account;
use tenbo_engine::tiles::Seat;

use super::laid::LaidHand;
use super::mark::SeatMarks;
use super::pond::Pond;
use crate::app::components::EditButton;
use crate::app::components::score::ScoreState;
use crate::app::state::use_app_state;
use tenbo_session::{Edit, State};
use tenbo_wording::BoardWord;
use tenbo_wording::number::{grouped, signed};

/// The seat at its side of the table, which a tap turns to the bottom. The tiles of the chosen seat are in the dock, too.
#[component]
pub fn SeatCard(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let chosen = app.slice(move |state| state.seat == seat);
    let side = app.slice(move |state| side(state, seat));
    let choose = move |_| {
        if !chosen.get_untracked() {
            app.show(seat);
        }
    };
    view! {
        <article
            class="seat-card"
            class:chosen=chosen
            data-seat=seat.as_str()
            data-side=side
            aria-label=app.seat(seat)
        >
            <SeatPlate seat chosen />
            <div class="seat-tiles" on:click=choose>
                <Pond seat chosen />
                <LaidHand seat />
            </div>
        </article>
    }
}

/// The side of the table: the next player sits to the right of the chosen seat, and nobody across at a table of three.
const fn side(state: &State, seat: Seat) -> &'static str {
    match (seat.turns_after(state.seat), state.draft.stated_players().are_three()) {
        (0, _) => "bottom",
        (1, _) => "right",
        (2, false) => "across",
        // Of three, West sits before East and East after West.
        (2, true) if matches!(state.seat, Seat::West) => "right",
        _ => "left",
    }
}

/// Wind, name, gain or loss, what the hand is worth, marks: a button that turns the table.
#[component]
fn SeatPlate(seat: Seat, chosen: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let size = app.slice(move |state| state.size(seat));
    let about = move || {
        let language = app.language.get();
        let tiles = language.tiles(size.get());
        let choice = if chosen.get() { BoardWord::Chosen } else { BoardWord::Choose };
        // It goes on where the name of the seat ends.
        match app.readonly.get() {
            true => language.listed(&["", &tiles]),
            false => language.listed(&["", &tiles, language.word(choice)]),
        }
    };
    let kanji = Signal::derive(move || app.language.get().wind_ornament(seat));
    let dealer = (seat == Seat::East).then(|| {
        view! { <em>{app.word(BoardWord::Dealer)}</em> }
    });
    view! {
        <EditButton class="seat-plate" edit=Edit::Show(seat) pressed=chosen>
            <span class="plate-wind" lang=move || kanji.get().lang aria-hidden="true">
                {move || kanji.get().text}
            </span>
            <span class="plate-name">
                <span>{app.seat(seat)}</span>
                <span class="visually-hidden">{about}</span>
                " "
                {dealer}
            </span>
            " "
            <NetAmount seat />
            " "
            <Worth seat />
            <SeatMarks seat />
        </EditButton>
    }
}

/// What the seat gains or loses, once that is known.
#[component]
fn NetAmount(seat: Seat) -> impl IntoView {
    let net = ScoreState::expect().section(move |content| {
        content.payments.iter().find(|row| row.account == Account::Seat(seat)).map(|row| row.net)
    });
    move || net.get().map(|net| view! { <b class="net">{signed(net)}</b> })
}

/// What its hand is worth, where it settles by that.
#[component]
fn Worth(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let worth = Memo::new(move |_| {
        app.answer.with(|answer| {
            let known = answer.as_ref().ok()?.seats[seat].as_ref()?;
            Some(known.score.as_ref()?.tally.total)
        })
    });
    move || worth.get().map(|worth| view! { <em class="plate-worth">{grouped(worth)}</em> })
}

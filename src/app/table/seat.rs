//! A seat: who sits there, what lies before it, what its hand is worth, what it gains or loses.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::settle::Account;
use tenbo_engine::tiles::Seat;

use super::actions::SeatActions;
use super::danger::SeatDangers;
use super::discard_editor::DiscardEditor;
use super::discards::SeatDiscards;
use super::fouls::FoulMenu;
use super::laid::LaidHand;
use super::mark::SeatMarks;
use crate::app::components::EditButton;
use crate::app::components::hand::SeatHand;
use crate::app::components::score::{LoserLines, ScoreState, SeatWorth};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::BoardWord;
use tenbo_wording::number::signed;

/// The seat; the chosen one gets the tiles. A tap anywhere on another one chooses it; its button says so to those who
/// cannot see that.
#[component]
pub fn SeatCard(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let chosen = app.slice(move |state| state.seat == seat);
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
            aria-label=app.seat(seat)
            on:click=choose
        >
            <SeatHead seat chosen />
            <Show when=move || chosen.get() fallback=move || view! { <LaidHand seat /> }>
                <SeatHand />
            </Show>
            <SeatDiscards seat chosen />
            <Show when=move || chosen.get()>
                <DiscardEditor seat />
                <SeatActions seat />
                <FoulMenu seat />
            </Show>
            <SeatDangers seat />
            <LoserLines seat on:click=stay />
        </article>
    }
}

/// What is open in a seat is looked at without choosing the seat.
fn stay(event: MouseEvent) {
    event.stop_propagation();
}

/// Name, marks, worth, gain or loss.
#[component]
fn SeatHead(seat: Seat, chosen: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let letter = move || {
        let language = app.language.get();
        let letter = language.seat_letter(seat);
        (letter != language.seat(seat)).then(|| view! { <b aria-hidden="true">{letter}</b> })
    };
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
    let dealer = (seat == Seat::East).then(|| {
        view! { <span class="muted">{app.word(BoardWord::Dealer)}</span> }
    });
    view! {
        <header class="seat-head">
            <EditButton class="seat-name" edit=Edit::Show(seat) pressed=chosen>
                {letter}
                " "
                <span>{app.seat(seat)}</span>
                <span class="visually-hidden">{about}</span>
            </EditButton>
            {dealer}
            <SeatMarks seat />
            <SeatWorth seat on:click=stay />
            <NetAmount seat />
        </header>
    }
}

/// What the seat gains or loses, once that is known.
#[component]
fn NetAmount(seat: Seat) -> impl IntoView {
    let net = ScoreState::expect().section(move |content| {
        content.payments.iter().find(|row| row.account == Account::Seat(seat)).map(|row| row.net)
    });
    move || {
        net.get().map(|net| {
            let class = match net.signum() {
                1 => "net gain",
                -1 => "net loss",
                _ => "net",
            };
            view! { <b class=class>{signed(net)}</b> }
        })
    }
}

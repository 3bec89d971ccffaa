//! Who hands over what: piles of sticks or counters, or three seats with what each pays, or a column for each winner.

use leptos::prelude::*;
use tenbo_engine::settle::Account;

use crate::app::components::score::ScoreState;
use crate::app::components::sticks::Piles;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::sticks::Tender;
use tenbo_wording::Language;
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::outcome::{Column, Outcome, Payers, SeatPays, Win, Wins};

/// What of an outcome is handed over.
#[derive(Clone, PartialEq)]
enum Handing {
    /// Rows of pieces, and what the winner takes from the table.
    Pieces(Tender, Vec<Payers>, i64),
    /// Seats, and what they pay altogether.
    Seats(String, Vec<SeatPays>, i64, i64),
    /// Winners.
    Columns(Option<Tender>, Vec<Column>),
    /// Nothing.
    Nothing,
}

/// Who hands over what; nothing where nobody pays.
#[component]
pub fn Handed() -> impl IntoView {
    let app = use_app_state();
    let handing = ScoreState::expect().section(|content| match content.outcome.clone() {
        Outcome::Win(Win { payers, .. }) if payers.is_empty() => Handing::Nothing,
        Outcome::Win(Win { payers, deposits, seats, receiver, receives, .. }) => {
            let in_pieces = |tender: &Tender| payers.iter().all(|row| !tender.piles(row.amount).is_empty());
            match content.tender.filter(in_pieces) {
                Some(tender) => Handing::Pieces(tender, payers, deposits),
                None => Handing::Seats(receiver, seats, receives, deposits),
            }
        }
        Outcome::Wins(Wins { columns, .. }) => Handing::Columns(content.tender, columns),
        Outcome::Calm(_) => Handing::Nothing,
    });
    move || {
        let language = app.language.get();
        match handing.get() {
            Handing::Pieces(tender, payers, deposits) => view! { <Rows language tender payers deposits /> }.into_any(),
            Handing::Seats(head, seats, receives, deposits) => {
                view! { <Seats language head seats receives deposits /> }.into_any()
            }
            Handing::Columns(tender, columns) => view! { <Columns language tender columns /> }.into_any(),
            Handing::Nothing => ().into_any(),
        }
    }
}

/// A row of piles for each amount; two amounts beside each other.
#[component]
fn Rows(language: Language, tender: Tender, payers: Vec<Payers>, deposits: i64) -> impl IntoView {
    let app = use_app_state();
    let only = payers.len() == 1;
    let row = |payers: Payers| {
        let liable = payers.liable.then(|| {
            let family = app.plan.read_untracked().rulebook().family;
            view! { " " <span class="tag">{language.outcome_liable(family)}</span> }
        });
        // A single amount is the figure above.
        let sum = match only && payers.seats.len() == 1 {
            true => {
                view! { <span class="pay-count">{language.count_of_pieces(tender, payers.amount)}</span> }.into_any()
            }
            false => view! { <b class="pay-sum">{grouped(payers.amount)}</b> }.into_any(),
        };
        view! {
            <div class="pay-row">
                <p class="visually-hidden">{language.handed(&payers, Some(tender))}</p>
                <p class="pay-name" aria-hidden="true">
                    <span>
                        <b>{payers.names}</b>
                        " "
                        {payers.does}
                        {liable}
                    </span>
                    {sum}
                </p>
                <Piles tender amount=payers.amount />
            </div>
        }
    };
    let class = if payers.len() == 2 { "pay two-amounts" } else { "pay" };
    view! {
        <div class=class>{payers.into_iter().map(row).collect_view()}</div>
        <Deposits language deposits />
    }
}

/// What the winner takes from the table.
#[component]
fn Deposits(language: Language, deposits: i64) -> impl IntoView {
    let app = use_app_state();
    (deposits > 0).then(|| {
        let table = language.holder(Account::Table, &app.seating.read_untracked()).into_owned();
        view! {
            <p class="pay-name deposits">
                <span>{table}</span>
                <Piles tender=Tender::Sticks amount=deposits />
                <b class="pay-sum">{signed(deposits)}</b>
            </p>
        }
    })
}

/// What each seat pays, and of what that consists.
#[component]
fn Seats(language: Language, head: String, seats: Vec<SeatPays>, receives: i64, deposits: i64) -> impl IntoView {
    let seat = |SeatPays { name, amount, why, .. }: SeatPays| {
        let figure = if amount == 0 { "–".to_owned() } else { grouped(amount) };
        view! {
            <li>
                <span>{name}</span>
                " "
                <b>{figure}</b>
                " "
                <small>{why}</small>
            </li>
        }
    };
    view! {
        <div class="pay">
            <p class="pay-name">
                <span>{head}</span>
                " "
                <b class="pay-sum">{grouped(receives)}</b>
            </p>
            <ul class="seat-pays">{seats.into_iter().map(seat).collect_view()}</ul>
        </div>
        <Deposits language deposits />
    }
}

/// A column for each winner; a tap shows its hand.
#[component]
fn Columns(language: Language, tender: Option<Tender>, columns: Vec<Column>) -> impl IntoView {
    let app = use_app_state();
    // More of them leave no room for sticks.
    let tender = tender.filter(|_| columns.len() < 3);
    let column = |Column { seat, name, amount, parts, barred }: Column| {
        let piles = tender.filter(|_| amount > 0).map(|tender| {
            view! {
                <span class="visually-hidden">{language.pieces(tender, amount)}</span>
                <Piles tender amount />
            }
        });
        let chosen = move || if app.seat.get() == seat { "true" } else { "false" };
        view! {
            <li>
                <button
                    type="button"
                    class="winner-column"
                    aria-pressed=chosen
                    disabled=app.readonly
                    on:click=move |_| {
                        app.dispatch(Edit::Show(seat));
                    }
                >
                    <span class="winner-name">{name}</span>
                    " "
                    <b>{grouped(amount)}</b>
                    " "
                    <small>{barred.unwrap_or(parts)}</small>
                    " "
                    {piles}
                </button>
            </li>
        }
    };
    view! { <ul class="pay winner-columns">{columns.into_iter().map(column).collect_view()}</ul> }
}

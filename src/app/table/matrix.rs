//! What each seat pays each other, as a table.

use leptos::prelude::*;
use tenbo_engine::settle::Account;

use crate::app::state::use_app_state;
use tenbo_session::Seating;
use tenbo_wording::BoardWord;
use tenbo_wording::board::Matrix;
use tenbo_wording::number::{grouped, signed};

/// The matrix: rows pay, columns get. It scrolls where there is no room for it.
#[component]
pub fn MatrixTable(matrix: Matrix) -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let corner =
        app.text(|language| format!("{} ↓  {} →", language.word(BoardWord::Payer), language.word(BoardWord::Gets)));
    let head = |&account: &Account| {
        view! {
            <th scope="col" class="number">
                <ShortName account />
            </th>
        }
    };
    let row = |(account, row): (Account, &[i64])| {
        let cells = matrix.accounts.iter().zip(row);
        let cells = cells.map(|(&other, &amount)| view! { <Amount amount own=other == account /> }).collect_view();
        view! {
            <tr>
                <th scope="row">{move || {
                    let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
                    app.seating.with(|seating| language.in_column(account, family, seating))
                }}</th>
                {cells}
            </tr>
        }
    };
    let net = |&net: &i64| {
        let class = match net.signum() {
            1 => "number gain",
            -1 => "number loss",
            _ => "number",
        };
        view! { <td class=class>{signed(net)}</td> }
    };
    view! {
        <div class="matrix-frame" role="region" aria-label=word(BoardWord::Matrix) tabindex="0">
            <table class="matrix">
                <thead>
                    <tr>
                        <th class="muted" scope="col">
                            {corner}
                        </th>
                        {matrix.accounts.iter().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{matrix.payers().map(row).collect_view()}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{word(BoardWord::Net)}</th>
                        {matrix.net.iter().map(net).collect_view()}
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// What one pays another; nobody pays himself.
#[component]
fn Amount(amount: i64, own: bool) -> impl IntoView {
    match amount {
        0 if own => view! { <td class="number self"></td> }.into_any(),
        0 => view! {
            <td class="number">
                <span class="muted">"·"</span>
            </td>
        }
        .into_any(),
        amount => view! { <td class="number">{grouped(amount)}</td> }.into_any(),
    }
}

/// One letter for a seat, more for the others; those who listen hear it whole.
#[component]
fn ShortName(account: Account) -> impl IntoView {
    let app = use_app_state();
    match account {
        Account::Seat(seat) => view! {
            <span>
                <span aria-hidden="true">{app.text(move |language| language.seat_letter(seat))}</span>
                <span class="visually-hidden">{app.seat(seat)}</span>
            </span>
        }
        .into_any(),
        _ => {
            let name = app.text_for(move |language, family| language.in_column(account, family, &Seating::default()));
            view! { <span>{name}</span> }.into_any()
        }
    }
}

//! Who gains and loses what, behind its heading.

use leptos::prelude::*;
use tenbo_engine::settle::Account;

use crate::app::components::score::{Fold, Part, ScoreState};
use crate::app::state::use_app_state;
use tenbo_wording::Label;
use tenbo_wording::number::signed;
use tenbo_wording::outcome::Outcome;
use tenbo_wording::payments::Row;

/// A table of seats with signed numbers; nothing where nobody pays.
#[component]
pub fn Payments() -> impl IntoView {
    let app = use_app_state();
    let payments = ScoreState::expect().section(|content| {
        let told = !matches!(content.outcome, Outcome::Calm(_));
        (content.payments.clone(), content.winning.clone(), told)
    });
    move || {
        let (language, seating) = (app.language.get(), app.seating.get());
        let family = app.plan.read().rulebook().family;
        let (rows, winning, told) = payments.get();
        let several = winning.len() > 1;
        let line = |row: Row| {
            let winner = matches!(row.account, Account::Seat(seat) if winning.contains(&seat));
            let holder = language.holder(row.account, &seating).into_owned();
            let why = language.reasons(&row, several, family, &seating);
            view! { <PaymentLine holder row winner why /> }
        };
        let title = language.word(Label::Payments);
        (!rows.is_empty()).then(|| {
            let table = view! {
                <table class="payments">
                    <thead>
                        <tr>
                            <th scope="col">{language.word(Label::Seat)}</th>
                            <th scope="col" class="number">
                                {language.word(Label::Change)}
                            </th>
                            <th scope="col">{language.word(Label::WhatFor)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(line).collect_view()}</tbody>
                </table>
            };
            // Of a win the page has said above who hands over what.
            match told {
                true => view! { <Fold part=Part::Payments title>{table}</Fold> }.into_any(),
                false => view! { <div><h3>{title}</h3>{table}</div> }.into_any(),
            }
        })
    }
}

#[component]
fn PaymentLine(
    /// Whose the account is.
    holder: String,
    row: Row,
    /// Whether the account is a winner's.
    winner: bool,
    /// What it is paid for.
    why: String,
) -> impl IntoView {
    let app = use_app_state();
    let class = match row.net.signum() {
        1 => "number gain",
        -1 => "number loss",
        _ => "number",
    };
    view! {
        <tr>
            <th scope="row">
                {holder} " "
                {winner.then(|| view! { <span class="tag">{app.word(Label::Winner)}</span> })}
            </th>
            <td class=class>{signed(row.net)}</td>
            <td class="muted">{why}</td>
        </tr>
    }
}

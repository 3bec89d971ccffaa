//! Who gains and loses what.

use leptos::prelude::*;

use super::Shown;
use crate::app::text::number::signed;
use crate::app::text::payments::{Part, Row, rows};
use crate::app::text::{Label, Language};
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;

/// A table of seats with signed numbers.
#[component]
pub fn Payments() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let paid = Memo::new(move |_| {
        shown
            .paper(|paper| {
                let winners: Vec<Seat> = paper.answer.wins.iter().map(|win| win.seat).collect();
                (rows(paper.answer, paper.draft.players()), winners)
            })
            .unwrap_or_default()
    });
    move || {
        let (rows, winners) = paid.get();
        (!rows.is_empty()).then(|| {
            let body = rows.iter().map(|row| line(language, row, &winners)).collect_view();
            view! {
                <h3>{language.label(Label::Payments)}</h3>
                <table class="payments">
                    <thead>
                        <tr>
                            <th scope="col">{language.label(Label::Seat)}</th>
                            <th scope="col" class="number">{language.label(Label::Change)}</th>
                            <th scope="col">{language.label(Label::WhatFor)}</th>
                        </tr>
                    </thead>
                    <tbody>{body}</tbody>
                </table>
            }
            .into_any()
        })
    }
}

fn line(language: Language, row: &Row, winners: &[Seat]) -> AnyView {
    let winner = matches!(row.account, Account::Seat(seat) if winners.contains(&seat));
    let why = match row.parts.as_slice() {
        [only] if row.net == only.amount => language.part(only, winners.len() > 1),
        parts => sum(language, parts, winners.len() > 1),
    };
    view! {
        <tr class:winner=winner>
            <th scope="row">
                {language.account(row.account)}
                {winner.then(|| view! { " " <span class="tag">{language.label(Label::Winner)}</span> })}
            </th>
            <td class="number" class:gain=row.net.is_positive() class:loss=row.net.is_negative()>{signed(row.net)}</td>
            <td class="soft">{why}</td>
        </tr>
    }
    .into_any()
}

/// "hand −2,000, counters −300"
fn sum(language: Language, parts: &[Part], several: bool) -> String {
    let mut out = String::new();
    for part in parts {
        if !out.is_empty() {
            out.push_str(", ");
        }
        out.push_str(&language.part(part, several));
        out.push(' ');
        out.push_str(&signed(part.amount));
    }
    out
}

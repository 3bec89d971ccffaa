//! The payment table of a rulebook: what each loser pays, by who won and how.

use leptos::prelude::*;
use tenbo_engine::Ratio;
use tenbo_engine::rules::{PayoffCase, PayoffRow, PayoffTable};

use super::amount::{entered, parse};
use super::state::use_rulebooks;
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, Part};
use tenbo_wording::TablesWord;

/// What each loser pays, by who won and how.
#[component]
pub fn PaymentGrid() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let table = Memo::new(move |_| app.plan.with(|plan| plan.book.payments.unwrap_or(PayoffTable::SIMPLE)));
    let cell = move |case: PayoffCase, payer: Payer| {
        let value = Memo::new(move |_| {
            table
                .with(|PayoffTable(rows)| rows.get(case as usize).map(|row| entered(payer.of(row))).unwrap_or_default())
        });
        let set = move |text: &str| {
            let Some(amount) = parse(text) else { return false };
            let PayoffTable(mut rows) = table.get_untracked();
            if let Some(row) = rows.get_mut(case as usize) {
                *payer.of_mut(row) = amount;
            }
            books.change(Change::Part(Part::Payments(Box::new(PayoffTable(rows)))))
        };
        let name = Signal::derive(app.text_for(move |language, family| {
            language.labeled(language.pay_case(case, family), language.word_for(payer.word(), family))
        }));
        view! {
            <td>
                <CheckedInput id=format!("pay-{case}-{}", payer as usize) name value takes=Takes::Amount on_change=set />
            </td>
        }
    };
    let row = move |&case: &PayoffCase| {
        view! {
            <tr>
                <th scope="row">{app.text_for(move |language, family| language.pay_case(case, family))}</th>
                {Payer::ALL.map(|payer| cell(case, payer)).into_iter().collect_view()}
            </tr>
        }
    };
    view! {
        <section class="payment-grid">
            <h5>{app.word(TablesWord::Payments)}</h5>
            <p class="muted">{app.word(TablesWord::PaymentsHelp)}</p>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        {Payer::ALL
                            .map(|payer| view! { <th scope="col">{app.word(payer.word())}</th> })
                            .into_iter()
                            .collect_view()}
                    </tr>
                </thead>
                <tbody>{PayoffCase::ALL.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}

/// A column of the payment table.
#[derive(Clone, Copy)]
enum Payer {
    East,
    Discarder,
    Others,
}

impl Payer {
    const ALL: [Payer; 3] = [Payer::East, Payer::Discarder, Payer::Others];

    const fn word(self) -> TablesWord {
        match self {
            Payer::East => TablesWord::East,
            Payer::Discarder => TablesWord::Discarder,
            Payer::Others => TablesWord::Others,
        }
    }

    const fn of(self, row: &PayoffRow) -> Ratio {
        match self {
            Payer::East => row.east,
            Payer::Discarder => row.discarder,
            Payer::Others => row.others,
        }
    }

    const fn of_mut(self, row: &mut PayoffRow) -> &mut Ratio {
        match self {
            Payer::East => &mut row.east,
            Payer::Discarder => &mut row.discarder,
            Payer::Others => &mut row.others,
        }
    }
}

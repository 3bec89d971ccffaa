//! The payment table of a rulebook, beside the option that uses it: what each loser pays, by who won and how.

use leptos::prelude::*;
use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, PayoffName};
use tenbo_engine::plan::Payoff;
use tenbo_engine::rules::{PayoffCase, PayoffColumn, PayoffTable};

use super::amount::{entered, parse};
use super::state::use_rulebooks;
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, Part};
use tenbo_wording::TablesWord;

/// The table, below the option by which it is chosen and while it is.
pub fn below_option(key: OptionKey) -> Option<AnyView> {
    (key == OptionKey::WinnerScheme).then(|| {
        let app = use_app_state();
        let is_chosen = Memo::new(move |_| {
            app.plan.with(|plan| plan.rulebook().options.payments.winner_scheme == PayoffName::Customized)
        });
        view! {
            <Show when=move || is_chosen.get()>
                <PaymentGrid />
            </Show>
        }
        .into_any()
    })
}

/// What each loser pays, as so many times the hand. Cells that can never apply are closed.
#[component]
fn PaymentGrid() -> impl IntoView {
    let app = use_app_state();
    // The rulebook may have been written elsewhere, without a table.
    let table = Memo::new(move |_| {
        app.plan.with(|plan| plan.rulebook().payments.unwrap_or_else(|| Payoff::as_own_table(plan.rulebook())))
    });
    let players = Memo::new(move |_| app.plan.with(|plan| usize::from(plan.rulebook().options.tiles.players)));
    let cell = move |case: PayoffCase, column: PayoffColumn| {
        let is_open = move || column.payers(case, players.get()) > 0;
        view! {
            <td role="cell" class:closed=move || !is_open()>
                <Show when=is_open>
                    <Amount table case column />
                </Show>
            </td>
        }
    };
    let row = move |&case: &PayoffCase| {
        view! {
            <tr role="row">
                <th role="rowheader" scope="row">
                    {app.text_for(move |language, family| language.pay_case(case, family))}
                </th>
                {PayoffColumn::ALL.map(|column| cell(case, column)).into_iter().collect_view()}
            </tr>
        }
    };
    let head = |column: PayoffColumn| {
        view! {
            <th role="columnheader" scope="col">
                {app.word(word(column))}
            </th>
        }
    };
    view! {
        <div class="payment-grid">
            <table role="table">
                <caption>
                    {app.word(TablesWord::Payments)} " "
                    <small>{app.word(TablesWord::PaymentsHelp)}</small>
                </caption>
                <thead role="rowgroup">
                    <tr role="row">
                        <td role="cell"></td>
                        {PayoffColumn::ALL.map(head).into_iter().collect_view()}
                    </tr>
                </thead>
                <tbody role="rowgroup">{PayoffCase::ALL.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// An amount: a field between a key for one less and a key for one more.
#[component]
fn Amount(table: Memo<PayoffTable>, case: PayoffCase, column: PayoffColumn) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let amount = Memo::new(move |_| table.with(|table| table.row(case).of(column)));
    let set = move |amount: Ratio| {
        let table = table.get_untracked().with(case, column, amount);
        books.change(Change::Part(Part::Payments(Box::new(table))))
    };
    let name = Signal::derive(app.text_for(move |language, family| {
        language.labeled(language.pay_case(case, family), language.word_for(word(column), family))
    }));
    let key = move |sign: &'static str, step: Ratio| {
        let label = Signal::derive(move || app.language.get().labeled(&name.get(), &[sign, "1"].concat()));
        let next = move || Some(amount.get() + step).filter(|&next| next >= Ratio::ZERO);
        view! {
            <button
                type="button"
                class="key-icon"
                aria-label=label
                title=label
                disabled=app.readonly
                aria-disabled=move || next().is_none().then_some("true")
                on:click=move |_| {
                    if let Some(next) = next() {
                        set(next);
                    }
                }
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="stepper">
            {key("−", Ratio::whole(-1))}
            <CheckedInput
                id=format!("pay-{case}-{}", column as usize)
                name
                value=Signal::derive(move || entered(amount.get()))
                takes=Takes::Amount
                on_change=move |text: &str| parse(text).is_some_and(set)
            /> {key("+", Ratio::ONE)}
        </div>
    }
}

const fn word(column: PayoffColumn) -> TablesWord {
    match column {
        PayoffColumn::East => TablesWord::East,
        PayoffColumn::Discarder => TablesWord::Discarder,
        PayoffColumn::Others => TablesWord::Others,
    }
}

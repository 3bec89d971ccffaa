//! In which orders the sets can be combined: patterns as chips over their tiles, the last step apart.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::score::{Opener, Part, ScoreState, SmallTiles};
use crate::app::state::use_app_state;
use tenbo_wording::content::SheetId;
use tenbo_wording::orders::{Chip, OrderRow};
use tenbo_wording::{Label, Language};

/// The orders behind an opener; nothing where there is no choice.
#[component]
pub fn Orders(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let orders = score.sheet_section(SheetId::Winner(seat), |sheet| sheet.orders.clone());
    let part = Part::Orders(seat);
    move || {
        let language = app.language.get();
        let orders = orders.get();
        let count = orders.len();
        let list = move || {
            score.is_open(part).then(|| {
                let rows = orders.iter().enumerate().map(|(place, row)| {
                    view! { <OrderItem language seat place row=row.clone() /> }
                });
                view! {
                    <p class="muted">{language.word(Label::OrdersHelp)}</p>
                    <ol class="orders">{rows.collect_view()}</ol>
                }
            })
        };
        (count > 0).then(|| {
            view! {
                <div>
                    <h3>
                        <Opener class="opener orders-opener" part>{language.aside(language.word(Label::Orders), &count.to_string())}</Opener>
                    </h3>
                    {list}
                </div>
            }
        })
    }
}

/// The patterns that stand together, then those of which one is last.
#[component]
fn OrderItem(language: Language, seat: Seat, place: usize, row: OrderRow) -> impl IntoView {
    let mut first: Vec<_> = row
        .chips
        .into_iter()
        .enumerate()
        .map(|(at, chip)| view! { <PatternChip part=Part::Chip(seat, place, at) chip /> })
        .collect();
    let last = first.split_off(row.first.min(first.len()));
    let disputed = row.disputed.then(|| {
        view! {
            <p class="note">
                <span class="tag">{language.word(Label::Disputed)}</span>
                " "
                {language.word(Label::DisputedHelp)}
            </p>
        }
    });
    view! {
        <li>
            <div class="step">{first}</div>
            <div class="step">
                <span class="muted">{language.word(Label::ThenOne)}</span>
                {last}
            </div>
            {disputed}
        </li>
    }
}

/// A pattern over its tiles, which a click keeps lit.
#[component]
fn PatternChip(part: Part, chip: Chip) -> impl IntoView {
    let score = ScoreState::expect();
    view! {
        <button
            type="button"
            class="chip"
            aria-pressed=move || if score.is_open(part) { "true" } else { "false" }
            on:click=move |_| score.toggle(part)
            {..score.lighting(part)}
        >
            <span>{chip.name}</span>
            <SmallTiles faces=chip.faces words=chip.over />
        </button>
    }
}

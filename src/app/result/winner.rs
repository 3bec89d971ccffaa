//! The winners' score sheets.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::orders::Orders;
use super::others::OtherDecompositions;
use crate::app::components::score::{ScoreState, SheetBody};
use crate::app::state::use_app_state;
use tenbo_wording::content::SheetId;

/// A sheet for each winner whose tiles are known.
#[component]
pub fn Winners() -> impl IntoView {
    let seats =
        ScoreState::expect().section(|content| content.winners.iter().map(|sheet| sheet.seat).collect::<Vec<_>>());
    let several = Memo::new(move |_| seats.with(|seats| seats.len() > 1));
    view! {
        <For each=move || seats.get() key=|seat| *seat let:seat>
            <WinnerSheet seat several />
        </For>
    }
}

/// A winner's sheet, with a title where several won.
#[component]
fn WinnerSheet(seat: Seat, several: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let id = SheetId::Winner(seat);
    let worth = ScoreState::expect().sheet_section(id, |sheet| sheet.worth.clone());
    let title = move || {
        several.get().then(|| {
            view! {
                <h3 class="sheet-title">
                    {app.seat(seat)} " · " {worth.get()}
                </h3>
            }
        })
    };
    view! {
        <article class="sheet">
            {title}
            <SheetBody id />
            <Orders seat />
            <OtherDecompositions seat />
        </article>
    }
}

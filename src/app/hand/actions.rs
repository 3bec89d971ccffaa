//! What can be done with the hand as a whole, always at the same place: a step back, the keys again, the next hand.

use leptos::prelude::*;

use super::fold::{EditFold, Fold};
use super::status_line::StatusLine;
use crate::app::components::UndoButtons;
use crate::app::state::use_app_state;
use tenbo_session::{Edit, View};
use tenbo_wording::PenWord;

/// The row below the keys.
#[component]
pub fn Actions(fold: Fold) -> impl IntoView {
    view! {
        <div class="dock-actions" class:complete=fold.can>
            <div class="steps">
                <UndoButtons words=true />
            </div>
            <EditFold fold />
            <StatusLine />
            <NextHand />
        </div>
    }
}

/// Clears the tiles and what belongs to this hand alone. The primary action once a hand is complete, unless it goes to a game.
#[component]
fn NextHand() -> impl IntoView {
    let app = use_app_state();
    let can_clear = app.slice(|state| state.draft.seats.0.iter().any(Option::is_some) || !state.draft.dora.is_empty());
    let complete = app.slice(|state| state.apart().is_some());
    let class = move || match complete.get() && !app.by_tiles.get() {
        true => "button primary next-hand",
        false => "button next-hand",
    };
    let next = move |_| {
        app.settings_open.set(false);
        app.dispatch(Edit::NextHand);
    };
    view! {
        <button
            type="button"
            class=class
            disabled=app.readonly
            aria-disabled=move || (!can_clear.get()).then_some("true")
            on:click=next
        >
            {move || app.word(if app.view.get() == View::Table { PenWord::NextDeal } else { PenWord::NextHand })()}
        </button>
    }
}

//! Undo, redo, clear.

use leptos::prelude::*;

use crate::app::components::{IconButton, IconName, UndoButtons};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::Word;

/// One step back, one forward, and everything away.
#[component]
pub fn HistoryButtons() -> impl IntoView {
    let app = use_app_state();
    let can_clear = app.slice(|state| state.draft.seats.0.iter().any(Option::is_some) || !state.draft.dora.is_empty());
    view! {
        <div class="steps">
            <UndoButtons />
            <IconButton
                name=IconName::Clear
                label=Signal::derive(app.word(Word::Clear))
                able=can_clear
                on_click=move || {
                    app.dispatch(Edit::NextHand);
                }
            />
        </div>
    }
}

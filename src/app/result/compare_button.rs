//! The way from the score to what other rulebooks say of the hand.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use crate::app::state::{Dialog, use_app_state};
use tenbo_wording::Label;

/// Opens the comparison of the rulebooks; only where there is a hand that they judge.
#[component]
pub fn CompareButton() -> impl IntoView {
    let app = use_app_state();
    let is_judged = ScoreState::expect().section(|content| content.headline.is_of_complete_hand());
    let has_hand = app.slice(|state| state.size(state.winner) > 0);
    let open = move |_| app.dialog.set(Some(Dialog::Comparison));
    view! {
        <Show when=move || is_judged.get() && has_hand.get()>
            <button type="button" class="opener compare-button" id="compare-button" on:click=open>
                {app.word(Label::Compare)}
            </button>
        </Show>
    }
}

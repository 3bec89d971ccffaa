//! The deal that is entered, on paper: which it is, what it comes to, and what can be done with one that is corrected.

use leptos::prelude::*;

use super::buttons::GameButton;
use super::deal_preview::DealPreview;
use super::form_state::use_form_state;
use tenbo_session::games::DealPlace;
use tenbo_wording::GameWord;

/// The id of the heading of the table, which says which deal is entered and gets the focus.
pub const HEADING: &str = "deal-form-title";

/// What is said of the deal; nothing once the game is over, unless one of its deals is corrected.
#[component]
pub fn DealForm() -> impl IntoView {
    let form = use_form_state();
    view! {
        <Show when=move || form.is_open.get()>
            <Corrected />
            <DealPreview />
        </Show>
    }
}

/// Which deal it is, and what can be done with it. Of the next one the table says so.
#[component]
fn Corrected() -> impl IntoView {
    let form = use_form_state();
    let games = form.games;
    let is_next = Memo::new(move |_| games.place.get() == DealPlace::Next);
    let is_there = move || match games.place.get() {
        DealPlace::Correct(place) => Some(view! {
            <GameButton word=GameWord::InsertBefore action=move || games.insert_before(place) />
            <GameButton word=GameWord::DeleteDeal action=move || games.remove_deal(place) />
        }),
        DealPlace::Next | DealPlace::Insert(_) => None,
    };
    view! {
        <Show when=move || !is_next.get()>
            <p class="deal-title" aria-hidden="true">
                {move || form.title()}
            </p>
            <div class="row">
                <GameButton word=GameWord::Cancel action=move || games.cancel_deal() />
                {is_there}
            </div>
        </Show>
    }
}

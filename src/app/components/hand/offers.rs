//! Kongs that the hand could lay down.

use leptos::prelude::*;
use tenbo_engine::tiles::{Kind, Tile};

use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::edit::kongs;
use tenbo_wording::Term;

/// A button for each kong that the hand could lay down.
#[component]
pub fn KongOffers() -> impl IntoView {
    let app = use_app_state();
    let kinds = app.slice(kongs);
    let offer = move |kind: Kind| {
        let name = move || {
            let offer = app.word(Term::OfferKong);
            format!("{} {}", offer(), app.language.get().tile(Tile::plain(kind), app.plan.read().rulebook().family))
        };
        view! {
            <EditButton class="key-word offer" edit=Edit::Kong(kind)>
                {name}
            </EditButton>
        }
    };
    view! {
        <Show when=move || kinds.with(|kinds| !kinds.is_empty())>
            <div class="offers">
                <For each=move || kinds.get() key=|&kind| kind let:kind>
                    {offer(kind)}
                </For>
            </div>
        </Show>
    }
}

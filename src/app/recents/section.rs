//! The strip with its heading, while there is no hand: beside one, it would move as the result grows.

use leptos::prelude::*;

use super::keep::{RecentHands, set};
use super::strip::recent_hands;
use crate::app::browser::focus::focus;
use crate::app::components::Part;
use crate::app::shortcuts::HAND;
use crate::app::state::use_app_state;
use crate::i18n::Label;
use crate::session::recents::Recents;

/// The last hands. Nothing where no hand has been kept.
#[component]
pub fn RecentHandsSection() -> impl IntoView {
    let app = use_app_state();
    use_context::<RecentHands>().map(|RecentHands(hands)| {
        let has_hands = Memo::new(move |_| hands.with(|hands| !hands.links().is_empty()));
        let has_tiles = app.slice(|state| state.has_tiles());
        let clear = move |_| {
            set(hands, Recents::default());
            focus(HAND);
        };
        view! {
            <Show when=move || has_hands.get() && !has_tiles.get() && !app.readonly.get()>
                <section class="recents" aria-label=app.word(Label::RecentHands)>
                    <div class="recents-top">
                        <h3>{app.word(Label::RecentHands)}</h3>
                        <button type="button" class="button" on:click=clear>
                            {app.word(Label::ClearRecent)}
                        </button>
                    </div>
                    <Part load=recent_hands />
                </section>
            </Show>
        }
    })
}

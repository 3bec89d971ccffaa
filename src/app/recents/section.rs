//! The strip with its heading, folded up while there is a hand.

use leptos::prelude::*;

use super::keep::{RecentHands, set};
use super::strip::recent_hands;
use crate::app::browser::focus::focus;
use crate::app::components::{DisclosureButton, Part};
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
        let is_blank = app.slice(|state| !state.has_tiles());
        let opened = RwSignal::new(false);
        let clear = move |_| {
            set(hands, Recents::default());
            focus(HAND);
        };
        let heading = move || match is_blank.get() {
            true => view! { <h3>{app.word(Label::RecentHands)}</h3> }.into_any(),
            false => view! {
                <h3>
                    <DisclosureButton class="disclosure" open=opened on_toggle=move || opened.update(|open| *open = !*open)>
                        {app.word(Label::RecentHands)}
                    </DisclosureButton>
                </h3>
            }
            .into_any(),
        };
        let open = Memo::new(move |_| is_blank.get() || opened.get());
        view! {
            <Show when=move || has_hands.get() && !app.readonly.get()>
                <section class="recents" aria-label=app.word(Label::RecentHands)>
                    <div class="recents-top">
                        {heading}
                        <Show when=move || open.get()>
                            <button type="button" class="button" on:click=clear>
                                {app.word(Label::ClearRecent)}
                            </button>
                        </Show>
                    </div>
                    <Show when=move || open.get()>
                        <Part load=recent_hands />
                    </Show>
                </section>
            </Show>
        }
    })
}

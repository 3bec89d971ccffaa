//! The strip with its heading: open while there is no hand, below everything else and folded up beside one.

use leptos::prelude::*;

use super::keep::{RecentHands, set};
use super::strip::recent_hands;
use crate::app::browser::focus::focus;
use crate::app::components::{DisclosureButton, Part};
use crate::app::shortcuts::HAND;
use crate::app::state::use_app_state;
use tenbo_session::recents::Recents;
use tenbo_wording::Label;

/// Whether there are hands to show, beside one that is entered or without one.
fn use_shown(RecentHands(hands): RecentHands, beside: bool) -> Memo<bool> {
    let app = use_app_state();
    let has_hands = Memo::new(move |_| hands.with(|hands| !hands.links().is_empty()));
    let has_tiles = app.slice(|state| state.has_tiles());
    Memo::new(move |_| has_hands.get() && has_tiles.get() == beside && !app.readonly.get())
}

/// The last hands, while there is none on the page. Nothing where no hand has been kept.
#[component]
pub fn RecentHandsSection() -> impl IntoView {
    let app = use_app_state();
    use_context::<RecentHands>().map(|recent| {
        let shown = use_shown(recent, false);
        view! {
            <Show when=move || shown.get()>
                <section class="recents" aria-label=app.word(Label::RecentHands)>
                    <div class="recents-top">
                        <h3>{app.word(Label::RecentHands)}</h3>
                        <ClearButton recent />
                    </div>
                    <Part load=recent_hands />
                </section>
            </Show>
        }
    })
}

/// The same beside a hand, where nothing moves as the result grows. It is scored only once it is asked for.
#[component]
pub fn RecentHandsBelow() -> impl IntoView {
    let app = use_app_state();
    use_context::<RecentHands>().map(|recent| {
        let shown = use_shown(recent, true);
        let open = RwSignal::new(false);
        view! {
            <Show when=move || shown.get()>
                <section class="recents below" aria-label=app.word(Label::RecentHands)>
                    <div class="recents-top">
                        <h3>
                            <DisclosureButton
                                class="disclosure"
                                open
                                on_toggle=move |()| open.update(|open| *open = !*open)
                            >
                                {app.word(Label::RecentHands)}
                            </DisclosureButton>
                        </h3>
                        <Show when=move || open.get()>
                            <ClearButton recent />
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

/// Forgets them all.
#[component]
fn ClearButton(recent: RecentHands) -> impl IntoView {
    let app = use_app_state();
    let clear = move |_| {
        set(recent.0, Recents::default());
        focus(HAND);
    };
    view! {
        <button type="button" class="button" on:click=clear>
            {app.word(Label::ClearRecent)}
        </button>
    }
}

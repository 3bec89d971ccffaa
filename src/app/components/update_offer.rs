//! The offer of a newer version. What finds it, and what its button does, is in `public/update.js`.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::browser::focus::keep;
use crate::app::state::{tab_id, use_app_state};
use tenbo_session::View;
use tenbo_wording::UpdateWord;

/// The event at the window by which the script says that there is a newer version.
const EVENT: &str = "newversion";

/// In milliseconds. Words that come into an element which is there already are read aloud; those that come with it may
/// not be.
const UNTIL_HEARD: u32 = 100;

/// Offers a newer version once there is one, until it is taken or put off.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let offered = RwSignal::new(false);
    let listener = EventListener::new(&window(), EVENT, move |_| offered.set(true));
    StoredValue::new_local(listener);
    view! {
        <Show when=move || offered.get()>
            <Offer offered />
        </Show>
    }
}

#[component]
fn Offer(offered: RwSignal<bool>) -> impl IntoView {
    let app = use_app_state();
    let words = move |word| app.word(word);
    let heard = RwSignal::new(false);
    StoredValue::new_local(Timeout::new(UNTIL_HEARD, move || heard.set(true)));
    let put_off = move |_| {
        offered.set(false);
        request_animation_frame(|| keep(tab_id(View::Hand)));
    };
    view! {
        <div id="update" class="update" lang=move || app.language.get().code()>
            <p role="status">
                <Show when=move || heard.get()>
                    <span>{words(UpdateWord::Here)}</span>
                </Show>
            </p>
            // The script listens to this button: it also knows whether another tab has it done already.
            <button type="button" class="button" id="update-now">
                {words(UpdateWord::Reload)}
            </button>
            <button type="button" class="button" on:click=put_off>
                {words(UpdateWord::Later)}
            </button>
        </div>
    }
}

//! Whether everything is here for use without a network.

use gloo::events::EventListener;
use leptos::prelude::*;

use crate::app::browser::offline::{self, Offline};
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::UpdateWord;

/// Says it once it is known, and why not.
#[component]
pub fn OfflineSign() -> impl IntoView {
    let app = use_app_state();
    let known = RwSignal::new(offline::known());
    StoredValue::new_local(EventListener::new(&window(), offline::EVENT, move |_| known.set(offline::known())));
    let said = move || {
        let (name, word) = match known.get()? {
            Offline::Ready => (IconName::Check, UpdateWord::Offline),
            Offline::Full => (IconName::Warning, UpdateWord::OfflineFull),
            Offline::Missing => (IconName::Info, UpdateWord::NoOffline),
        };
        Some(view! {
            <Icon name inline=true />
            {app.word(word)}
        })
    };
    view! { <p class="muted offline-sign" role="status">{said}</p> }
}

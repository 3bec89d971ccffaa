//! What arrives after the page.

use leptos::prelude::*;
use tenbo_engine::rules::shipped;

use super::browser::assets;
use super::state::AppState;

/// Which files beside the module have come, or cannot be had. Rulebooks and texts are looked up in the engine and the wording,
/// which have no signals: whoever shows what may come late follows this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The shipped rulebooks.
    pub rulebooks: bool,
    /// What every language calls things, so that a search finds them by any of these names.
    pub names: bool,
}

impl AppState {
    /// Fetches the shipped rulebooks; `false` where they cannot be had.
    pub async fn load_rulebooks(self) -> bool {
        assets::load_rulebooks().await;
        self.loaded.update(|loaded| loaded.rulebooks = true);
        shipped::OFFERED.iter().all(|id| shipped::is_here(id))
    }

    /// Fetches what every language calls things.
    pub async fn load_names(self) {
        assets::load_names().await;
        self.loaded.update(|loaded| loaded.names = true);
    }
}

//! What is open at the table.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

/// What is open at the table.
#[derive(Clone, Copy)]
pub struct TableState {
    /// Whose fouls are.
    pub open_fouls: RwSignal<Option<Seat>>,
}

impl TableState {
    /// Provides the state as context; nothing is open.
    pub fn provide() {
        provide_context(TableState { open_fouls: RwSignal::new(None) });
    }

    /// The state that was provided.
    ///
    /// # Panics
    ///
    /// Outside of the table.
    #[must_use]
    pub fn expect() -> TableState {
        expect_context()
    }
}

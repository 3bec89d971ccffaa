//! Waiting until something has come to rest.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

/// Does something once it has not been asked for anew for a while. It is forgotten with the component that made it.
#[derive(Clone, Copy)]
pub struct Rest(StoredValue<Option<Timeout>, LocalStorage>);

impl Rest {
    /// Nothing waits.
    #[must_use]
    pub fn new() -> Rest {
        Rest(StoredValue::new_local(None))
    }

    /// Does this in so many milliseconds, and no longer what waited before.
    pub fn then(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        self.0.set_value(Some(Timeout::new(milliseconds, act)));
    }

    /// No longer does what waited.
    pub fn cancel(self) {
        self.0.set_value(None);
    }
}

impl Default for Rest {
    fn default() -> Rest {
        Rest::new()
    }
}

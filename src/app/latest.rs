//! Of what is fetched one after another, what was asked for last.

use leptos::prelude::*;

/// Counts what is asked for. A file that comes late must not take the place of what was chosen since.
#[derive(Clone, Copy)]
pub struct Latest(StoredValue<u32>);

impl Latest {
    /// Nothing was asked for yet.
    pub fn new() -> Latest {
        Latest(StoredValue::new(0))
    }

    /// Asks for something; the answer tells whether nothing was asked for since.
    pub fn ask(self) -> impl Fn() -> bool {
        self.0.update_value(|asked| *asked = asked.wrapping_add(1));
        let own = self.0.get_value();
        move || self.0.get_value() == own
    }
}

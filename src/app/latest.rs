//! Of what is fetched one after another, what was asked for last.

use leptos::prelude::*;

use tenbo_session::latest;

/// Counts what is asked for. A file that comes late must not take the place of what was chosen since.
#[derive(Clone, Copy)]
pub struct Latest(StoredValue<latest::Latest>);

impl Latest {
    /// Nothing was asked for yet.
    pub fn new() -> Latest {
        Latest(StoredValue::new(latest::Latest::default()))
    }

    /// Asks for something; the answer tells whether nothing was asked for since.
    pub fn ask(self) -> impl Fn() -> bool {
        let mut asked = self.0.get_value();
        let own = asked.ask();
        self.0.set_value(asked);
        move || self.0.get_value().is(own)
    }
}

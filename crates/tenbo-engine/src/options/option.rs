//! The types of the options of a rulebook.

use super::choices::*;
use super::define::options;
use super::setting::{OptionSpec, Setting};
use super::table::table;

table!(options);

impl OptionKey {
    /// The raw setting that stands for a choice with this name; `None` if the option has no such choice.
    #[must_use]
    pub fn place(self, name: &str) -> Option<i64> {
        self.spec().place(name)
    }
}

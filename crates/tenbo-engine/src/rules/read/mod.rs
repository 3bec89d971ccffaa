//! Turns the JSON of a file into a rulebook: first its base, then what each block changes. All problems are
//! collected.

pub(crate) mod file;
mod rulebook;
mod values;

pub use file::is_part;
pub use rulebook::rulebook;
pub(super) use values::{field, known};

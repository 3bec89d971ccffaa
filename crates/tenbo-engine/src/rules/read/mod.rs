//! Turns the JSON of a file into a rulebook: first its base, then what each block changes. All problems are
//! collected.

mod amounts;
mod excludes;
pub(super) mod file;
mod own_fouls;
mod own_hands;
mod parts;
mod patterns;
mod payments;
mod rulebook;
mod values;

pub use rulebook::rulebook;
pub(super) use values::{field, known};

//! From a file's tree to a rulebook: base first, then each block's differences. Every problem is gathered.

mod amounts;
mod excludes;
pub(super) mod file;
mod items;
mod liability;
mod parts;
mod patterns;
mod payments;
mod rulebook;
mod values;

pub use rulebook::rulebook;

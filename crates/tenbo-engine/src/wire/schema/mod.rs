//! The published schemas, made of the types that are written and read. `make schema` writes the files.

mod files;
mod names;
mod rulebook;
mod tidy;
mod values;
mod write;

pub use files::files;

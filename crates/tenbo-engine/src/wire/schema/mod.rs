//! The published schemas, made from the types that are read and written. `make schema` writes the files.

mod files;
mod tidy;
mod values;
mod write;

pub use files::{files, questions};

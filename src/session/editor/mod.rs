//! Rulebooks of one's own: made out of another by differences, edited, kept, exported and shared. No web here.
//!
//! An own rulebook is the tree of its file, so that whatever a file says survives being edited; what is played is read
//! from it like any other file.

pub mod change;
pub mod compact;
pub mod compare;

pub mod differs;
pub mod grey;
pub mod import;

pub mod json;
pub mod own;
pub mod shelf;
pub mod write;

#[cfg(test)]
mod tests;

pub use change::{Change, Field, List};
pub use own::Own;
pub use shelf::{BookEdit, Shelf};

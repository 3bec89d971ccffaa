//! Rulebooks of one's own: made out of another by differences, edited, kept, exported and shared. No web here.
//!
//! An own rulebook is the tree of its file, so that whatever a file says survives being edited; what is played is read
//! from it like any other file.

pub mod change;
pub mod compact;
pub mod compare;

pub mod differs;
pub mod import;
pub mod inactive;

pub mod custom_rulebook;
pub mod json;
pub mod library;

#[cfg(test)]
mod tests;

pub use change::{Change, Field, List};
pub use custom_rulebook::CustomRulebook;
pub use library::{BookEdit, Library};

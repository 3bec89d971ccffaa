//! Rulebooks of one's own: made out of another by differences, edited, kept, exported and shared. No web here.
//!
//! An own rulebook is the tree of its file, so that whatever a file says survives being edited; what is played is read
//! from it like any other file.

pub mod beginning;
pub mod causes;
pub mod change;
pub mod chapter;
pub mod compact;
pub mod compare;
pub mod differs;
pub mod doubts;
pub mod exclusion_rules;
pub mod import;
pub mod inactive;

pub mod custom_rulebook;
pub mod json;
pub mod library;
pub mod new_hand;
pub mod pao;
pub mod parameters;
pub mod part;
pub mod source;
pub mod switch;
pub mod template_pieces;
pub mod template_signs;

#[cfg(test)]
mod doubts_tests;
#[cfg(test)]
mod exclusion_tests;
#[cfg(test)]
mod forms_tests;
#[cfg(test)]
mod hands_tests;
#[cfg(test)]
mod tests;

pub use beginning::Beginning;
pub use change::{Change, Field, HandField, ItemName, List};
pub use custom_rulebook::CustomRulebook;
pub use exclusion_rules::Terms;
pub use library::{BookEdit, Library};
pub use new_hand::NewHand;
pub use part::{Part, PatternLists};
pub use source::{Source, SourceChange};

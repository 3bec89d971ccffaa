//! The catalogue of patterns, independent of any rulebook: how each is found, and which others it implies. Values and
//! exclusions belong to the rulebooks.

mod basic;
mod bonus;
mod chows;
mod declarations;
mod dora;
mod entries;
mod entry;
mod feeder;
mod gates;
mod hand_facts;
mod honor_pungs;
mod jewels;
mod knitted;
mod kongs;
mod limit;
mod note;
mod notes;
mod own;
mod pairs;
mod parameters;
mod pattern;
mod prefilter;
mod pungs;
mod serpents;
mod sets;
mod treasures;
mod whole_hand;
mod whole_hand_facts;
mod winning;

pub use entry::{Build, Category, Entailment, Entry, Matches, NearMiss, Occurrence, Scope};
pub use hand_facts::HandFacts;
pub use note::Note;
pub use pattern::Pattern;
pub use prefilter::Prefilter;
pub use sets::Sets;
pub use whole_hand_facts::WholeHandFacts;

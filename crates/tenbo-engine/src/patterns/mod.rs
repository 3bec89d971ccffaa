//! The catalogue of patterns, independent of any rulebook: how each is found, and which others it implies. Values and
//! exclusions belong to the rulebooks.

mod basic_points;
mod basic_sets;
mod bonus;
mod chows;
mod circumstances;
mod concealment;
mod custom;
mod declarations;
mod def;
mod define;
mod dora;
mod gates;
mod hand_facts;
mod honor_pungs;
mod jewels;
mod knitted;
mod kongs;
mod matches;
mod orphans;
mod pairs;
mod pattern;
mod prefilter;
mod pungs;
mod scholars;
mod serpents;
mod sets;
mod treasures;
mod waits;
mod whole_hand;
mod whole_hand_facts;

pub use custom::CustomNumber;
pub use def::{Build, Category, Entailment, PatternDef, Scope};
pub use hand_facts::HandFacts;
pub use matches::{Matches, NearMiss, Occurrence};
pub use pattern::Pattern;
pub use prefilter::Prefilter;
pub use sets::Sets;
pub use whole_hand_facts::WholeHandFacts;

//! Rulebooks: data out of closed lists, read from files, checked, and compiled to a plan.

pub mod basic;
pub mod book;
pub mod caveat;
mod edges;
pub mod effect;
mod excludes;
pub mod item;
mod items;
pub mod jokers;
pub mod option;
mod packed;
mod params;
pub mod plan;
pub mod read;
pub mod review;
pub mod rounding;
pub mod scheme;
pub mod settling;
pub mod shipped;

pub use book::{Family, LimitName, Rulebook};
pub use item::{Item, Unit};
pub use option::{OptionKey, OptionSpec, Options};
pub use plan::Plan;

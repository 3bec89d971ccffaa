//! The options of a rulebook, and what they choose from.

mod choices;
mod jokers;
mod option;
mod pattern_rules;
mod rounding;

pub use choices::{EarthsBlessing, Settlement, System, combines_once, has_five_sets, is_met};
pub use jokers::Jokers;
pub use option::{OptionKey, OptionSpec, Options};
pub use pattern_rules::{KongsAsConcealed, PatternRules, Treasure, WaitRule, params};
pub use rounding::Rounding;

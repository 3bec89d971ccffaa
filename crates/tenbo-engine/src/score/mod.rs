//! From decompositions to a score: what each pattern counts, the sum, and the best of all decompositions.

mod basic_points;
mod best;
mod chances;
mod combine;
mod count;
mod direct;
mod explain;
mod explanation;
mod faan;
mod line;
mod lines;
mod loser;
mod next;
mod orders;
mod remedy;
mod resolve;
mod restriction;
mod scratch;
mod shortcut;
mod tally;
mod unfinished;
mod waits;

pub use basic_points::{Step, StepKey};
pub use best::score;
pub use explain::explain;
pub use explanation::{Join, Next, Order, Other, Score};
pub use line::Line;
pub use loser::explain_loser;
pub use remedy::{Chance, Remedy};
pub use resolve::Prospects;
pub use restriction::{Restriction, Restrictions};
pub use scratch::Scratch;
pub use shortcut::{Extra, Shortcut, ShortcutRule};
pub use tally::{Breakdown, Tally};
pub use waits::{DiscardChoice, Wait, discards, furiten_by, is_furiten, waits};

//! From decompositions to a score: resolutions, sums, and the best of all decompositions.

mod basic_points;
mod best;
mod combine;
mod count;
mod direct;
mod explanation;
mod faan;
mod lines;
mod loser;
mod next;
mod orders;
mod remedy;
mod resolve;
mod restriction;
mod shortcut;
mod tally;
mod unfinished;
mod waits;

pub use basic_points::{Step, StepKey};
pub use best::{explain, score};
pub use explanation::{Chance, Join, Line, Next, Order, Other, Score};
pub use loser::explain_loser;
pub use remedy::Remedy;
pub use resolve::Prospects;
pub use restriction::{Restriction, Restrictions};
pub use shortcut::{Extra, Shortcut, ShortcutRule};
pub use tally::{Breakdown, Scratch, Tally};
pub use waits::{DiscardChoice, Wait, discards, is_furiten, waits};

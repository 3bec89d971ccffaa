//! From readings to a score: fates, sums, and the best of all readings.

mod basic_points;
mod best;
mod combine;
mod explanation;
mod faan;
mod lines;
mod loser;
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
pub use tally::{Scratch, Tally, doubled};
pub use waits::{DiscardChoice, Wait, discards, is_furiten, waits};

//! From readings to a score: fates, sums, and the best of all readings.

pub mod basic;
pub mod best;
pub mod combine;
mod faan;
pub mod lines;
pub mod loser;
pub mod orders;
pub mod remedy;
pub mod resolve;
mod restriction;
pub mod score;
pub mod share;
pub mod shortcut;
pub mod tally;
mod unfinished;

pub use basic::{Step, StepKey};
pub use best::{explain, quick};
pub use loser::explain_loser;
pub use remedy::Remedy;
pub use resolve::Prospects;
pub use restriction::{Restriction, Restrictions};
pub use score::{Chance, Join, Line, Order, Other, Score};
pub use tally::{Role, Scratch, Tally};

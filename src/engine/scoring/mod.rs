//! From readings to a score: fates, sums, and the best of all readings.

pub mod basic;
pub mod best;
pub mod combine;
pub mod lines;
pub mod loser;
pub mod orders;
pub mod remedy;
pub mod resolve;
pub mod score;
pub mod share;
pub mod shortcut;
pub mod tally;

pub use basic::{Step, StepKey};
pub use best::{explain, quick};
pub use loser::explain_loser;
pub use remedy::Remedy;
pub use resolve::Prospects;
pub use score::{Chance, Join, Line, Order, Other, Score};
pub use tally::{Restriction, Restrictions, Role, Scratch, Tally};

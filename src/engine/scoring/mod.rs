//! From readings to a score: fates, sums, and the best of all readings.

pub mod basic;
pub mod best;
pub mod loser;
pub mod resolve;
pub mod score;
pub mod share;
pub mod shortcut;
pub mod tally;

pub use basic::{Step, StepKey};
pub use best::{explain, quick};
pub use loser::explain_loser;
pub use score::{Line, Other, Score};
pub use tally::{Restriction, Restrictions, Role, Scratch, Tally};

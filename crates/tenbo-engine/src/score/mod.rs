//! From decompositions to a score: what each pattern counts, the sum, and the best of all decompositions.

mod basic_points;
mod best;
mod chances;
mod changes;
mod combine;
mod count;
mod direct;
mod event_matches;
mod explain;
mod explanation;
mod faan;
mod line;
mod lines;
mod loser;
mod miss;
mod misses;
mod next;
mod orders;
mod remedy;
mod resolution;
mod resolve;
mod restriction;
mod scratch;
mod shortcut;
mod tally;
mod unfinished;

pub use basic_points::{Step, StepKey};
pub(crate) use best::best_of;
pub use best::score;
pub use explain::explain;
pub use explanation::{Join, Next, Order, Other, Score};
pub use line::{Causes, Line};
pub(crate) use loser::explain_loser;
pub use miss::{Lack, Miss};
#[doc(hidden)]
pub use misses::misses;
pub use remedy::{Chance, Remedy};
pub(crate) use resolve::Prospects;
pub use restriction::{Restriction, Restrictions};
pub use scratch::Scratch;
pub use shortcut::{Extra, Extras, Shortcut, ShortcutRule};
pub use tally::{Breakdown, Tally};

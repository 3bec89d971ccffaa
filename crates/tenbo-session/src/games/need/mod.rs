//! What a player needs in the next deal to reach a place: the smallest hand by each way to win, and who may be ready at a
//! draw. Each answer is found by playing deals at the end of the game and looking at the places; nothing is computed from
//! payments here.

mod answer;
mod asked;
mod others;
mod size;
mod stage;
mod tried;

pub use answer::{Answer, Below, Goal, Needed, Row, Smallest, Step, Way};
pub use asked::Need;
pub use others::Others;
pub use size::{Hand, Size, sizes};
pub use stage::{Moment, Outcome, Stage};

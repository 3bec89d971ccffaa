//! A game: deals in a row at one table, with what follows from each for the next. Every deal is entered and settled on
//! its own; the replay computes all of them anew, so that a corrected deal corrects whatever came after it.

pub mod bonus;
pub mod entry;
pub mod head;
pub mod last;
pub mod over;
pub mod replay;
pub mod report;
pub mod turn;
pub mod turned;

pub use entry::{Entry, Game, Match, Scores, Told};
pub use head::Head;
pub use last::{Last, LastTransfer, LastWhy, Party, Placed};
pub use over::Over;
pub use replay::{Course, Setting, replay};
pub use report::{Cause, DealReport, Report};
pub use turned::Turned;

//! A game: deals in a row at one table, and what follows from each for the next. The replay always computes all deals
//! anew, so that correcting a deal corrects everything after it.

mod bonus;
mod deal_context;
mod ending;
mod entered;
mod entry;
mod final_result;
mod game_end;
mod replay;
mod report;
mod reseat;
mod setting;
mod turn;

pub use deal_context::DealContext;
pub use entered::{Game, Match};
pub use entry::{Entry, Overrides, Scores};
pub use final_result::{FinalResult, FinalTransfer, FinalTransferReason, Party, Placed};
pub use game_end::GameEnd;
pub use replay::{Course, replay};
pub use report::{Cause, DealReport, Overridden, Report};
pub use reseat::Reseat;
pub use setting::Setting;

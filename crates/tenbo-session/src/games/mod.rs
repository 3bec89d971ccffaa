//! Games of a club evening: several are kept, one is open; deals are entered, corrected, taken back. No web here.

pub mod builder;
pub mod course;
pub mod csv;
mod deal_change;
mod deal_place;
pub mod edit;
pub mod file;
pub mod library;
pub mod link;
pub mod need;
mod regulars;
mod reseat;
mod sample;
pub mod series;
pub mod settle_up;
pub mod sheet;
pub mod stakes;

pub use super::history::GamesHistory;
pub use deal_change::DealChange;
pub use deal_place::DealPlace;
pub use edit::{GameEdit, GameRefusal, apply};
pub use library::Games;
pub use series::Series;
pub use settle_up::SettleUp;
pub use sheet::Sheet;
pub use stakes::Stakes;

#[cfg(test)]
mod kept_tests;
#[cfg(test)]
mod tests;

//! Games of a club evening: several are kept, one is open; deals are entered, corrected, taken back. No web here.

pub mod edit;
pub mod history;
pub mod sheet;
pub mod shelf;

pub use edit::{GameEdit, GameRefusal, apply};
pub use history::GamesHistory;
pub use sheet::Sheet;
pub use shelf::Games;

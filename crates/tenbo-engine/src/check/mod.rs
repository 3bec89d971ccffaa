//! From a draft to a deal: everything that is wrong, all at once.

mod checked;
mod copies;
mod deal;
mod foul;
mod places;
mod situations;
mod table;
mod tiles;
mod wins;

pub use checked::check;
pub use deal::{Deal, Win, Won, complete, dora_of, hand, note_furiten, thrown, visible};
pub use foul::{abandoned_by, is_barred, is_dead};
pub use table::fines;

//! Turns a draft into a checked deal, or lists everything that is wrong with it.

mod abortive;
mod checked;
mod copies;
mod deal;
mod feeder;
mod foul;
mod hand;
mod immediate;
mod indicators;
mod inventory;
mod places;
mod situations;
mod table;
mod tiles;
mod winner;
mod wins;

pub use checked::check;
pub use deal::{Deal, Win, Won};
pub(crate) use feeder::note_feeder;
pub(crate) use foul::abandoned_by;
pub use foul::{is_barred, is_dead, is_zeroed};
pub(crate) use hand::{complete, hand, note_furiten};
pub use hand::{discarded, dora_of, visible};
pub use immediate::{is_paid_by_feeder, price};
pub(crate) use immediate::{shown, won_by_then};
pub use inventory::Inventory;
pub use table::is_draw;
pub use winner::{completes, winning_hand};

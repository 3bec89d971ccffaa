//! What lies before a seat: its tiles with the caret, melds, and the lists beside them.

mod caret;
mod meld;
mod misfits;
mod offers;
mod seat_key_text;
mod tile_button;
mod tile_list;
mod tray;

pub use caret::Caret;
pub use meld::{MeldTiles, lying_tile};
pub use misfits::{MisfitReasons, Misfits, marked, use_misfits};
pub use offers::KongOffers;
pub use seat_key_text::SeatKeyText;
pub use tile_list::{ListTiles, TileList};
pub use tray::HandTray;

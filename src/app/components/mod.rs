//! Elements that several views use.

pub mod dialog;
pub mod edit_button;
pub mod icon;
pub mod keyboard;
pub mod score;
pub mod tile;

pub use dialog::DialogFrame;
pub use edit_button::EditButton;
pub use icon::{Icon, IconName};
pub use keyboard::Keyboard;
pub use tile::{TileBack, TileFace};

//! Elements that several views use.

pub mod dialog;
pub mod edit_button;
pub mod fields;
pub mod hand;
pub mod icon;
pub mod icon_button;
pub mod keyboard;
pub mod score;
pub mod tile;
pub mod undo_buttons;
pub mod update_offer;

pub use dialog::DialogFrame;
pub use edit_button::EditButton;
pub use icon::{Icon, IconName};
pub use icon_button::IconButton;
pub use keyboard::Keyboard;
pub use tile::{NamedTile, TileBack, TileFace};
pub use undo_buttons::UndoButtons;
pub use update_offer::UpdateOffer;

//! Elements that several views use.

pub mod dialog;
pub mod disclosure_button;
pub mod edit_button;
pub mod example_hand;
pub mod fields;
pub mod hand;
pub mod icon;
pub mod icon_button;
pub mod keyboard;
pub mod option_list;
pub mod part;
pub mod pattern_list;
pub mod score;
pub mod tile;
pub mod undo_buttons;
pub mod update_offer;

pub use dialog::DialogFrame;
pub use disclosure_button::DisclosureButton;
pub use edit_button::EditButton;
pub use example_hand::{ExampleHand, ExampleTiles};
pub use icon::{Icon, IconName};
pub use icon_button::IconButton;
pub use keyboard::Keyboard;
pub use option_list::OptionList;
pub use part::{Part, PartView};
pub use pattern_list::{PatternFind, PatternRows, use_found};
pub use tile::{NamedTile, TileBack, TileFace};
pub use undo_buttons::UndoButtons;
pub use update_offer::UpdateOffer;

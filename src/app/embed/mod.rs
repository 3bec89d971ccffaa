//! The widget on other sites: in a frame of theirs, and the dialog with the text to be pasted there.

mod dialog;
mod form;
mod frame;
mod host;

pub use dialog::EmbedDialog;
pub use frame::start;

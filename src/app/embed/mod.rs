//! The widget on other sites: in a frame of theirs, and the page that makes the text to be pasted there.

mod frame;
mod host;
mod maker;

pub use frame::start;
pub use maker::{Deed, EmbedDialog, Form, run};

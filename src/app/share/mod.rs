//! Handing the result on: to the system's share sheet, as a picture, as a code that a phone reads.

mod content;
mod dialog;
mod layout;
mod paint;

pub use dialog::ShareDialog;

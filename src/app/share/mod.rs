//! Handing the result on: to the system's share sheet, as a picture, in the notation of other programs, as a code that a phone
//! reads.

mod content;
mod dialog;
mod formats;
mod outcome;
mod picture;

pub use dialog::ShareDialog;

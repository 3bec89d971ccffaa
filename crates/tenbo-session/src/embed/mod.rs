//! The widget in a frame of another site: how its address configures it, what the two say to each other, and the text
//! that a webmaster pastes. No web here: what a message may do is decided, and tested, without one.

pub mod colors;
pub mod config;
pub mod gate;
pub mod message;
pub mod percent;
pub mod set;
pub mod snippet;
pub mod speak;
pub mod wordpress;

pub use colors::{Color, Colors, Palette, Role};
pub use config::{Config, Ui, Warning};
pub use gate::{Gate, Ignored, Room};
pub use message::{Command, Message, What};
pub use set::{Failed, Set};
pub use snippet::Snippet;
pub use wordpress::Secret;

/// The version of the messages, which the envelope carries.
pub const PROTOCOL: i64 = 1;

/// The name of the field that makes a message one of ours.
pub const ENVELOPE: &str = "mahjongScore";

#[cfg(test)]
mod colors_tests;
#[cfg(test)]
mod tests;

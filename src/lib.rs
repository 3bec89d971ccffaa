//! Tenbo: a mahjong scoring widget. The engine scores and explains, the session edits, the app shows.
#![warn(missing_docs)]

#[cfg(feature = "page")]
pub mod app;
pub mod engine;
pub mod js;
pub mod session;

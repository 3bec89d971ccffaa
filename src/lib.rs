//! Tenbo: a mahjong scoring widget. The engine scores and explains, the session edits, the wording says it, the app shows it.
#![warn(missing_docs)]

#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod app;
pub mod js;

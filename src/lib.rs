//! Tenbo: a mahjong scoring widget. The engine (`tenbo-engine`) scores and explains, the session edits, the app shows.
#![warn(missing_docs)]

#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod app;
#[cfg(feature = "page")]
pub mod i18n;
pub mod js;
pub mod session;

//! The page: Leptos components over the pure rooms.

mod actor;
#[expect(clippy::module_inception, reason = "the root component of the page")]
mod app;
mod back;
pub mod browser;
pub mod chooser;
pub mod components;
mod dialog;
pub mod embed;
pub mod game;
mod given;
pub mod hand;
pub mod header;
mod kept_library;
mod language;
mod latest;
mod loaded;
mod navigation;
mod persistence;
mod read_text;
pub mod recents;
pub mod reference;
pub mod result;
pub mod rulebooks;
pub mod settings;
pub mod share;
mod shelf;
pub mod shortcuts;
mod shown;
mod slices;
pub mod state;
pub mod status_message;
pub mod table;

pub use app::mount;

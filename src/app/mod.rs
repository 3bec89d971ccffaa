//! The page: Leptos components over the pure rooms.

#[expect(clippy::module_inception, reason = "the root component of the page")]
mod app;
mod browser;
mod components;
mod embed;
mod game;
mod hand;
mod header;
mod persistence;
mod reference;
mod result;
mod rulebooks;
mod settings;
mod shortcuts;
mod state;
mod table;

pub use app::mount;

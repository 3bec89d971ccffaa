//! The page: Leptos components over the pure rooms.

mod app;
mod browser;
mod components;
mod embed;
mod game;
mod hand;
mod header;
mod legacy;
mod reference;
mod result;
mod rulebooks;
mod settings;
mod shortcuts;
mod state;
mod table;

pub use app::mount;

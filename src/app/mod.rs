//! The page: Leptos components over the pure rooms.

mod act;
mod app;
mod browser;
mod components;
mod embed;
mod example;
mod game;
mod hand;
mod header;
mod live;
mod reference;
mod region;
mod result;
mod rulebooks;
mod settings;
mod share;
mod shortcuts;
mod state;
mod table;
mod tree;
mod update;
mod views;

pub use app::mount;

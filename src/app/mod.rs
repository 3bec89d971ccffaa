//! The app: texts for every language, and on the web the Leptos components.

pub mod text;

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub use page::mount;

//! Components in a real browser, each by itself: what it shows, what it does, by mouse and by keyboard. `make test` runs them.
#![cfg(target_arch = "wasm32")]

mod app;
mod dialogs;
mod game;
mod hand;
mod header;
mod keyboard;
mod page;
mod part;
mod result;
mod rulebooks;
mod settings;
mod slices;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

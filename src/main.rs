//! Mounts the app. On the host there is no page, and nothing to do.

/// The rulebooks that a first visit does not need: a section of the module, of which the build makes a file of its own.
#[cfg(target_arch = "wasm32")]
#[allow(dead_code, reason = "for the build; marked as used it would be data of the module as well")]
#[unsafe(link_section = "books")]
static BOOKS: [u8; include_bytes!(concat!(env!("OUT_DIR"), "/other.bin")).len()] =
    *include_bytes!(concat!(env!("OUT_DIR"), "/other.bin"));

/// The long texts of English, likewise.
#[cfg(target_arch = "wasm32")]
#[allow(dead_code, reason = "for the build; marked as used it would be data of the module as well")]
#[unsafe(link_section = "texts-en")]
static TEXTS_EN: [u8; tenbo::app::text::long::EN.len()] = tenbo::app::text::long::EN;

fn main() {
    #[cfg(target_arch = "wasm32")]
    tenbo::app::mount();
}

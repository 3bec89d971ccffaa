//! Mounts the app. On the host there is no page, and nothing to do.

/// Sections of the module, of which the build makes files: rulebooks, hands that players know, and the texts of each language.
#[cfg(target_arch = "wasm32")]
mod sections {
    use tenbo_engine::rules::{KNOWN_HANDS, OTHER};

    tenbo_wording::sections_of_texts!();

    #[allow(dead_code)]
    #[unsafe(link_section = "books")]
    static BOOKS: [u8; OTHER.len()] = *OTHER.first_chunk().unwrap();

    #[allow(dead_code)]
    #[unsafe(link_section = "hands")]
    static HANDS: [u8; KNOWN_HANDS.len()] = *KNOWN_HANDS.first_chunk().unwrap();
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    tenbo::app::mount();
}

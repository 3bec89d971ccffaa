//! Mounts the app. On the host there is no page, and nothing to do.

/// What a first visit does not need, or not in every language: sections of the module, of which the build makes files.
#[cfg(target_arch = "wasm32")]
mod sections {
    use tenbo::i18n::notes::{FILE, LENGTH};

    include!(concat!(env!("OUT_DIR"), "/sections.rs"));

    #[allow(dead_code, reason = "for the build")]
    #[unsafe(link_section = "notes")]
    static NOTES: [u8; LENGTH] = FILE;
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    tenbo::app::mount();
}

//! Mounts the app. On the host there is no page, and nothing to do.

/// Sections of the module, of which the build makes files: rulebooks, and the texts of each language.
#[cfg(target_arch = "wasm32")]
mod sections {
    include!(concat!(env!("OUT_DIR"), "/sections.rs"));
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    tenbo::app::mount();
}

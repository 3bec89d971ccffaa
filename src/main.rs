//! Mounts the app. On the host there is no page, and nothing to do.

fn main() {
    #[cfg(target_arch = "wasm32")]
    tenbo::app::mount();
}

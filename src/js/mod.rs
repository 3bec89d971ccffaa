//! The public API for JavaScript: the contract as seven functions from JSON text to JSON text. `package.mjs` beside this
//! wraps them for browsers, workers and node (`make package`).
//!
//! Text and not objects: what a stranger hands over may be cyclic, endless or throw when looked at, and the host's own
//! `JSON.stringify` says so before any of it gets here.

pub mod answers;
#[cfg(all(target_arch = "wasm32", feature = "package"))]
mod exports;

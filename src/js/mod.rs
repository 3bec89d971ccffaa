//! The public API for JavaScript: the contract as seven functions from JSON text to plain objects. `functions.js` in
//! `packages/tenbo` wraps them for browsers, workers and node (`make package`).
//!
//! Text on the way in: what a stranger hands over may be cyclic, endless or throw when looked at, and the host's own
//! `JSON.stringify` says so before any of it gets here.

pub mod answers;
#[cfg(all(target_arch = "wasm32", feature = "package"))]
mod exports;

//! The scoring engine: pure rules, no web, no clock, no floats.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable, clippy::float_arithmetic)
)]

pub mod check;
pub mod deal;
pub mod decompose;
pub mod game;
mod named;
pub mod options;
pub mod order;
pub mod patterns;
pub mod plan;
pub mod problems;
mod ratio;
pub mod rules;
pub mod score;
pub mod settle;
pub mod tiles;
pub mod wire;

pub use ratio::Ratio;

//! The scoring engine: pure rules, no web, no clock, no floats.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable, clippy::float_arithmetic)
)]

pub mod blessing;
pub mod bounds;
pub mod catalogue;
pub mod check;
pub mod complete;
pub mod contract;
pub mod counts;
pub mod deal;
pub mod draft;
pub mod features;
pub mod foul;
pub mod game;
pub mod hand;
pub mod irregular;
pub mod json;
pub mod knitted;
pub mod meld;
mod named;
pub mod notation;
pub mod order;
pub mod partial;
pub mod problem;
pub mod ratio;
pub mod reading;
pub mod rulebook;
pub mod scoring;
pub mod seat;
pub mod table;
pub mod tile;
pub mod view;
pub mod wait;

//! Games of several deals.

mod game;
mod play_on;

//! Games of several deals.

mod ending;
mod game;
mod play_on;
mod riichi_points;

//! Games of several deals.

mod game;

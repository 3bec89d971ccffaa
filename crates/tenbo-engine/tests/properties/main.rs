//! What holds of every deal.

mod distance;
mod properties;

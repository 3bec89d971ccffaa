//! What holds of every deal.

mod properties;

//! The last complete hands, kept in this browser alone: a strip that lays each of them down again.

mod keep;
mod section;
mod strip;

pub use keep::follow;
pub use section::{RecentHandsBelow, RecentHandsSection};

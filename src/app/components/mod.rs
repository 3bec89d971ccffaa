//! Elements that every view uses.

pub mod dialog;
pub mod icon;
pub mod tile;

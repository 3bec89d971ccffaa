//! The table: all seats round it, what lies before each, and who pays whom.

use super::live::Live;
use super::region::{Acts, Scene, region};
use super::store::Store;
use super::tree::{Tree, el};

/// The table of the deal.
pub fn board(store: Store) -> Live {
    region(store, paint)
}

fn paint(_: &Scene<'_>, _: &mut Acts) -> Tree {
    el("section").class("board")
}

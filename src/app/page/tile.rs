//! The picture of a tile.

use super::tree::{Tree, el};
use crate::engine::tile::Tile;

/// The face alone; whoever shows it says in words which tile it is. A red five carries a mark that is not its colour.
pub fn face(tile: Tile) -> Tree {
    let mut href = String::with_capacity(4);
    href.push_str("#t");
    href.push(char::from(b'0' + tile.digit()));
    href.push(tile.letter());
    let class = if tile.is_red() { "face red" } else { "face" };
    el("svg").class(class).with("viewBox", "0 0 3 4").with("aria-hidden", "true").add(el("use").with("href", href))
}

//! The picture of a tile.

use super::tree::{Tree, el};
use crate::engine::tile::Tile;
use crate::i18n::Language;

/// The face alone; whoever shows it says in words which tile it is.
pub fn face(tile: Tile) -> Tree {
    el("span").with("class", ["face ", &symbol(tile)].concat())
}

/// A tile in one piece, with more classes if need be; whoever shows it says in words which tile it is.
pub fn whole(tile: Tile, more: &[&str]) -> Tree {
    let mut class = String::from("tile face ");
    class.push_str(&symbol(tile));
    for name in more {
        class.push(' ');
        class.push_str(name);
    }
    el("span").with("class", class)
}

/// A tile in one piece that is heard as what it is.
pub fn named(language: Language, tile: Tile, more: &[&str]) -> Tree {
    whole(tile, more).with("role", "img").with("aria-label", language.tile(tile))
}

/// A tile that lies face down.
pub fn back() -> Tree {
    el("span").class("face tback")
}

/// The symbol of a tile in the sprite; its picture is the style of this class (`public/art.js`).
fn symbol(tile: Tile) -> String {
    let mut symbol = String::with_capacity(9);
    symbol.push('t');
    symbol.push(char::from(b'0' + tile.digit()));
    symbol.push(tile.letter());
    if tile.is_joker() {
        symbol.push_str(" joker");
    }
    symbol
}

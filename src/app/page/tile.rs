//! The picture of a tile.

use super::platform::art::picture;
use super::tree::{Tree, el};
use crate::engine::tile::Tile;

/// The face alone; whoever shows it says in words which tile it is. A red five carries a mark that is not its colour.
pub fn face(tile: Tile) -> Tree {
    let mut symbol = String::with_capacity(3);
    symbol.push('t');
    symbol.push(char::from(b'0' + tile.digit()));
    symbol.push(tile.letter());
    image(symbol, if tile.is_red() { "face red" } else { "face" })
}

/// A tile that lies face down.
pub fn back() -> Tree {
    image(String::from("tback"), "face")
}

fn image(symbol: String, class: &'static str) -> Tree {
    let image = el("img").class(class).with("alt", "").with("draggable", "false").with("decoding", "sync");
    match picture(&symbol) {
        Some(address) => image.with("src", address),
        None => image.with("data-art", symbol),
    }
}

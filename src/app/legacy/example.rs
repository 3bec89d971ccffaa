//! A hand of the catalogue: its tiles, melds and the winning tile apart, and what happened.

use super::region::Scene;
use super::tile;
use super::tree::{Tree, el};
use crate::engine::meld::MeldKind;
use crate::engine::tile::Tile;
use crate::i18n::EditorWord;
use crate::session::example::Example;

/// The hand under its heading.
pub fn hand(scene: &Scene<'_>, word: EditorWord, example: &Example) -> Tree {
    let language = scene.language;
    let mut tiles = el("span").class("tiles");
    let mut put = |tile: Tile, more: &[&str]| {
        let shown = std::mem::replace(&mut tiles, el("span"));
        tiles = shown.add(tile::named(language, tile, more));
    };
    for &tile in example.entered.hand.iter().chain(&example.entered.bonus) {
        put(tile, &[]);
    }
    for meld in &example.entered.melds {
        let kind = if meld.kind == MeldKind::ConcealedKong { "closed" } else { "meld" };
        for (place, &tile) in meld.tiles.iter().enumerate() {
            let more: &[&str] = if place == 0 { &[kind, "first"] } else { &[kind] };
            put(tile, more);
        }
    }
    if let Some(tile) = example.tile {
        put(tile, &["won", "first"]);
    }
    let happened = language.happened(example, scene.plan.book.family);
    let happened = (!happened.is_empty()).then(|| el("span").class("soft").add(happened));
    el("div").class("example").add(el("span").class("soft").add(language.editor(word))).add(tiles).maybe(happened)
}

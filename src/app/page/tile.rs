//! The picture of a tile.

use leptos::prelude::*;

use crate::engine::tile::Tile;

/// The face alone; whoever shows it says in words which tile it is. A red five carries a mark that is not its colour.
#[component]
pub fn TileFace(
    /// Which.
    tile: Tile,
) -> impl IntoView {
    let mut href = String::with_capacity(4);
    href.push_str("#t");
    href.push(char::from(b'0' + tile.digit()));
    href.push(tile.letter());
    view! {
        <svg class="face" class:red=tile.is_red() viewBox="0 0 3 4" aria-hidden="true">
            <use_ href=href></use_>
        </svg>
    }
}

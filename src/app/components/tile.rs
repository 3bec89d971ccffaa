//! The picture of a tile.

use leptos::prelude::*;
use tenbo_engine::tiles::Tile;

use crate::app::state::use_app_state;

/// The face alone, with the name of the tile for a pointer that rests on it; whoever shows it says in words which tile it is.
#[component]
pub fn TileFace(
    /// Which.
    #[prop(into)]
    tile: Signal<Tile>,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <span
            class=move || format!("face {}", symbol(tile.get()))
            title=app.text_for(move |language, family| language.tile(tile.get(), family))
        ></span>
    }
}

/// A tile in one piece, heard as what it is.
#[component]
pub fn NamedTile(
    /// Which.
    tile: Tile,
    /// Classes besides its own.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    let app = use_app_state();
    let class = format!("tile face {} {class}", symbol(tile));
    let name = Signal::derive(app.text_for(move |language, family| language.tile(tile, family)));
    view! { <span class=class.trim_end().to_owned() role="img" aria-label=name title=name></span> }
}

/// A tile that lies face down.
#[component]
pub fn TileBack() -> impl IntoView {
    view! { <span class="face tback"></span> }
}

/// The classes of a tile's picture, which the start script draws (`public/art.js`).
#[must_use]
pub fn symbol(tile: Tile) -> String {
    let joker = if tile.is_joker() { " joker" } else { "" };
    format!("t{}{}{joker}", tile.digit(), tile.letter())
}

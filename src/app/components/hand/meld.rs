//! A meld as it lies on the table.

use leptos::prelude::*;
use tenbo_engine::tiles::{Meld, Seat};

use crate::app::components::{TileBack, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::lying::{LyingTile, lying};

/// The tiles of a seat's meld as they lie before it.
#[component]
pub fn MeldTiles(#[prop(into)] meld: Signal<Meld>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let app = use_app_state();
    let tiles = Memo::new(move |_| {
        app.state.with(|state| meld.with(|meld| lying(meld, seat.get(), state.draft.stated_players().are_three())))
    });
    move || tiles.get().into_iter().map(lying_tile).collect_view()
}

/// A tile as it lies in a meld.
pub fn lying_tile(lying: LyingTile) -> impl IntoView {
    let face = match lying.face_down {
        true => view! { <TileBack /> }.into_any(),
        false => view! { <TileFace tile=lying.tile /> }.into_any(),
    };
    view! { <span class=if lying.turned { "tile turned" } else { "tile" }>{face}</span> }
}

//! A meld as it lies on the table.

use leptos::prelude::*;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Meld, Seat};

use crate::app::components::{TileBack, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::Seating;
use tenbo_session::lying::{LyingTile, lying};
use tenbo_wording::{Language, Word};

/// The tiles of a seat's meld as they lie before it.
#[component]
pub fn MeldTiles(#[prop(into)] meld: Signal<Meld>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let app = use_app_state();
    let tiles = Memo::new(move |_| {
        app.state.with(|state| meld.with(|meld| lying(meld, seat.get(), state.draft.three_players)))
    });
    let tile = |lying: LyingTile| {
        let face = match lying.face_down {
            true => view! { <TileBack /> }.into_any(),
            false => view! { <TileFace tile=lying.tile /> }.into_any(),
        };
        view! { <span class=if lying.turned { "tile turned" } else { "tile" }>{face}</span> }
    };
    move || tiles.get().into_iter().map(tile).collect_view()
}

/// A meld as one says it.
#[must_use]
pub fn meld_name(language: Language, meld: &Meld, family: Family, seating: &Seating) -> String {
    let tiles: Vec<String> = meld.tiles.iter().map(|&tile| language.tile(tile, family)).collect();
    let name = language.labeled(language.meld_kind(meld.kind, family), &language.listed(&tiles));
    match meld.from {
        Some(from) => {
            language.clauses(&name, &format!("{} {}", language.word(Word::From), language.who(from, seating)))
        }
        None => name,
    }
}

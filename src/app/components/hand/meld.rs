//! A meld as it lies on the table: the claimed tile turned, on the side of the seat it came from.

use leptos::prelude::*;
use tenbo_engine::order::sort;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile};

use crate::app::components::{TileBack, TileFace};
use crate::app::state::use_app_state;
use crate::i18n::{Language, Word};
use crate::session::State;

/// A tile of a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LyingTile {
    tile: Tile,
    turned: bool,
    face_down: bool,
}

/// The tiles of a seat's meld as they lie before it.
#[component]
pub fn MeldTiles(#[prop(into)] meld: Signal<Meld>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let app = use_app_state();
    let tiles = Memo::new(move |_| app.state.with(|state| meld.with(|meld| lying(meld, state, seat.get()))));
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
pub fn meld_name(language: Language, meld: &Meld, family: Family) -> String {
    let tiles: Vec<String> = meld.tiles.iter().map(|&tile| language.tile(tile)).collect();
    let name = language.labelled(language.meld_kind(meld.kind, family), &language.listed(&tiles));
    match meld.from {
        Some(from) => language.clauses(&name, &format!("{} {}", language.word(Word::From), language.seat(from))),
        None => name,
    }
}

/// The tiles in the order in which they lie.
fn lying(meld: &Meld, state: &State, seat: Seat) -> Vec<LyingTile> {
    let mut tiles: Vec<Tile> = meld.tiles.to_vec();
    sort(&mut tiles);
    let upright = |tile: Tile| LyingTile { tile, turned: false, face_down: false };
    if meld.kind == MeldKind::ConcealedKong {
        let last = tiles.len().saturating_sub(1);
        let hidden = |place: usize| place == 0 || place == last;
        let tiles = tiles.into_iter().enumerate();
        return tiles.map(|(place, tile)| LyingTile { face_down: hidden(place), ..upright(tile) }).collect();
    }
    let claimed = meld.claimed.and_then(|claimed| tiles.iter().position(|&tile| tile == claimed));
    let (Some(claimed), Some(from)) = (claimed, meld.from) else {
        return tiles.into_iter().map(upright).collect();
    };
    let claimed = tiles.remove(claimed);
    // At a table of three nobody sits across.
    let side = match from.turns_after(seat) {
        _ if from == state.before(seat) => 0,
        2 if !state.draft.three_players => 1,
        _ => tiles.len(),
    };
    let mut lying: Vec<LyingTile> = tiles.into_iter().map(upright).collect();
    lying.insert(side.min(lying.len()), LyingTile { turned: true, ..upright(claimed) });
    lying
}

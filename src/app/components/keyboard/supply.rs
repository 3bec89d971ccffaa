//! What the keys say of their tiles: how many are left, and why none is.

use leptos::prelude::*;
use tenbo_engine::check::Inventory;
use tenbo_engine::tiles::Tile;

use crate::app::state::use_app_state;
use tenbo_session::copies::inventory;
use tenbo_session::edit::{Refusal, why_not_tile};

/// The tile that a key enters, as it is or as a joker in its place.
pub fn given(tile: Tile, joker: bool) -> Tile {
    match tile.kind_in_hand() {
        Some(kind) if joker => Tile::joker(kind),
        _ => tile,
    }
}

/// What a key says of its tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// How many can still be entered.
    pub left: u8,
    /// Whether none is on the table yet.
    pub whole: bool,
    /// Why none can.
    pub refusal: Option<Refusal>,
}

/// What the keys of some tiles say, each by a signal of its own, so that a tap asks only those that it changes; none while
/// they are folded up.
pub fn use_supplies(tiles: Vec<Tile>, joker: Memo<bool>, folded: Signal<bool>) -> Vec<(Tile, RwSignal<Supply>)> {
    let app = use_app_state();
    let copies = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| inventory(state, plan))));
    let all = move |tiles: &[Tile]| {
        let joker = joker.get();
        app.state.with(|state| {
            copies.with(|copies| {
                let full = app.plan.with(|plan| Inventory::new(plan, state.draft.stated_players().are_three()));
                let supply = |tile| {
                    let left = copies.left(tile);
                    Supply { left, whole: left == full.left(tile), refusal: why_not_tile(state, copies, tile) }
                };
                tiles.iter().map(|&tile| supply(given(tile, joker))).collect::<Vec<_>>()
            })
        })
    };
    let shown: Vec<_> = untrack(|| all(&tiles)).into_iter().map(RwSignal::new).collect();
    let supplies = tiles.iter().copied().zip(shown.iter().copied()).collect();
    Effect::new(move |_| {
        if folded.get() {
            return;
        }
        for (now, shown) in all(&tiles).into_iter().zip(&shown) {
            if shown.with_untracked(|before| *before != now) {
                shown.set(now);
            }
        }
    });
    supplies
}

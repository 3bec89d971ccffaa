//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod aim;
mod hand;
mod keyboard;
mod meld;
mod seats;

pub use aim::{back_and_forward, step};
pub use hand::{
    at_table, cursor, laid, list, marked, meld_name, once, own_discards, table as laid_out, tiles_of, unfit,
};

use leptos::prelude::*;
use leptos::web_sys::{Event, KeyboardEvent};
use wasm_bindgen::JsCast;

use super::browser::reach;
use super::live::Live;
use super::region::{Acts, Scene, region};
use super::shortcuts;
use super::state::AppState;
use super::tree::{Tree, el};
use crate::engine::table::Answer;
use crate::engine::tile::{Kinds, Tile};
use crate::i18n::Word;
use crate::session::Target;

/// The part that stays in reach of the thumb.
pub fn dock(store: AppState) -> Live {
    listen(store, region(store, paint))
}

/// The same without the hand, which lies elsewhere.
pub fn keys(store: AppState) -> Live {
    region(store, paint_keys)
}

/// Takes the keys that are pressed in an element.
pub fn listen(store: AppState, live: Live) -> Live {
    let keydown = move |event: Event| {
        let event: KeyboardEvent = event.unchecked_into();
        keyboard::stay(store, &event);
        if !keyboard::arrow(store, &event) {
            shortcuts::in_builder(store, &event);
        }
    };
    let focusout = move |event: Event| {
        let to = reach::get(&event, "relatedTarget");
        if to.and_then(|to| keyboard::key_of(to.dyn_into().ok())).is_none() {
            keyboard::stay(store, &event);
        }
    };
    live.on("keydown", keydown).on("focusout", focusout)
}

fn paint_keys(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let keys = keyboard::keyboard(scene, acts, dangers(scene));
    let top = el("div").class("dock-top").add(seats::status(scene)).add(aim::steps(scene, acts));
    el("section")
        .class("dock")
        .with("aria-label", scene.word(Word::TileKeyboard))
        .add(top)
        .add(aimed(scene, acts))
        .add(keys)
}

/// The tiles that make whoever discards them liable.
fn dangers(scene: &Scene<'_>) -> Kinds {
    let tiles = |answer: &Answer| -> Vec<Tile> {
        let warnings = answer.warnings.iter().filter(|warning| warning.liable.is_none());
        warnings.flat_map(|warning| warning.tiles.iter().copied()).collect()
    };
    let tiles = scene.store.answer.with(|answer| answer.as_ref().map(tiles).unwrap_or_default());
    tiles.into_iter().filter_map(Tile::kind).fold(Kinds::NONE, |all, kind| all.or(Kinds::one(kind)))
}

/// Where the next tile goes, or what of the chosen meld can be changed.
fn aimed(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    match scene.state.target {
        Target::Meld(place) => meld::editor(scene, acts, place),
        Target::Chow(claimed) => aim::chows(scene, acts, claimed),
        _ => aim::bar(scene, acts),
    }
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let keys = keyboard::keyboard(scene, acts, Kinds::NONE);
    let top = el("div")
        .class("dock-top")
        .add(seats::seats(scene, acts))
        .add(seats::status(scene))
        .add(aim::steps(scene, acts));
    // Before the hand, whose tiles would give what comes after them another place in the list with each that is added.
    let bar = aimed(scene, acts);
    let table = hand::table(scene, acts);
    let dock = el("section").class("dock whole").with("aria-label", scene.word(Word::Builder));
    dock.add(top).add(table).add(bar).add(keys)
}

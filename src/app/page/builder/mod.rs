//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod aim;
mod hand;
mod keyboard;
mod meld;
mod seats;

pub use aim::back_and_forward;
pub use hand::own_discards;

use leptos::prelude::*;
use leptos::web_sys::{Element, Event, KeyboardEvent};
use wasm_bindgen::JsCast;

use super::live::Live;
use super::press;
use super::region::{Acts, Scene, region};
use super::store::Store;
use super::tree::{Tree, el};
use crate::app::text::Word;
use crate::session::Target;

/// The part that stays in reach of the thumb.
pub fn dock(store: Store) -> Live {
    let keydown = move |event: Event| {
        let event: KeyboardEvent = event.unchecked_into();
        if !keyboard::arrow(store, &event) {
            press::in_builder(store, &event);
        }
    };
    // The key that had the focus last is the one that Tab comes to. Nothing is painted for that: a press that gives the
    // focus ends in a click, which paints.
    let focusin = move |event: Event| {
        let id = event.target().and_then(|target| target.dyn_into::<Element>().ok()).map(|element| element.id());
        if let Some(id) = id.filter(|id| id.starts_with(keyboard::PREFIX))
            && store.stop.with_untracked(|stop| *stop != id)
        {
            store.stop.update_untracked(|stop| *stop = id);
        }
    };
    region(store, paint).on("keydown", keydown).on("focusin", focusin)
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let keys = keyboard::keyboard(scene, acts);
    let top = el("div")
        .class("dock-top")
        .add(seats::seats(scene, acts))
        .add(seats::status(scene))
        .add(aim::steps(scene, acts));
    let table = hand::table(scene, acts);
    let bar = match scene.state.target {
        Target::Meld(place) => meld::editor(scene, acts, place),
        Target::Chow(claimed) => aim::chows(scene, acts, claimed),
        _ => aim::bar(scene, acts),
    };
    el("section").class("dock").with("aria-label", scene.word(Word::Builder)).add(top).add(table).add(bar).add(keys)
}

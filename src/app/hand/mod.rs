//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod aim;
mod hand;
mod meld;
mod seats;

pub use aim::{back_and_forward, step};
pub use hand::{
    at_table, cursor, laid, list, marked, meld_name, once, own_discards, table as laid_out, tiles_of, unfit,
};

use leptos::prelude::*;

use super::components::Keyboard;
use super::legacy::Legacy;
use super::legacy::region::{Acts, Scene, region};
use super::legacy::tree::{Tree, el};
use super::shortcuts;
use super::state::use_app_state;
use crate::engine::problem::Problem;
use crate::engine::table::Answer;
use crate::engine::tile::Kinds;
use crate::i18n::Word;
use crate::session::Target;

/// The part that stays in reach of the thumb.
#[component]
pub fn Dock() -> impl IntoView {
    let app = use_app_state();
    view! {
        <section
            class="dock whole"
            aria-label=app.word(Word::Builder)
            on:keydown=move |event| shortcuts::in_builder(app, &event)
        >
            <Legacy live=region(app, paint) />
            <Keyboard />
        </section>
    }
}

/// The same without the hand, which lies elsewhere.
#[component]
pub fn TableKeys() -> impl IntoView {
    let app = use_app_state();
    let dangers = Memo::new(move |_| app.answer.with(dangers));
    view! {
        <section class="dock" aria-label=app.word(Word::TileKeyboard)>
            <Legacy live=region(app, paint_keys) />
            <Keyboard dangers />
        </section>
    }
}

fn paint_keys(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let top = el("div").class("dock-top").add(seats::status(scene)).add(aim::steps(scene, acts));
    el("div").class("region").add(top).add(aimed(scene, acts))
}

/// The tiles that make whoever discards them liable.
fn dangers(answer: &Result<Answer, Vec<Problem>>) -> Kinds {
    let warnings = answer.iter().flat_map(|answer| &answer.warnings).filter(|warning| warning.liable.is_none());
    let kinds = warnings.flat_map(|warning| &warning.tiles).filter_map(|tile| tile.kind());
    kinds.fold(Kinds::NONE, |all, kind| all.or(Kinds::one(kind)))
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
    let top = el("div")
        .class("dock-top")
        .add(seats::seats(scene, acts))
        .add(seats::status(scene))
        .add(aim::steps(scene, acts));
    // Before the hand, whose tiles would give what comes after them another place in the list with each that is added.
    let bar = aimed(scene, acts);
    let table = hand::table(scene, acts);
    el("div").class("region").add(top).add(table).add(bar)
}

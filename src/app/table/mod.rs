//! The table: all seats round it, what lies before each, and who pays whom.

mod centre;
mod discard;
mod fouls;
mod seat;
mod settle;

use std::borrow::Cow;

use leptos::prelude::*;

use super::browser::focus::keep;
use super::browser::sound;
use super::hand;
use super::legacy::live::Live;
use super::legacy::modern;
use super::legacy::region::{Acts, Scene, painted};
use super::legacy::result::{self, Panel};
use super::legacy::tree::{Tree, el};
use super::settings;
use super::shortcuts::{self, HAND};
use super::state::AppState;
use crate::engine::seat::Seat;
use crate::i18n::BoardWord;
use wasm_bindgen::JsCast;

/// How far the table is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Whose fouls are open.
    fouls: Option<Seat>,
}

/// Something that is done at the table and is no edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Opens or closes the fouls of a seat.
    Fouls(Seat),
    /// A danger may be heard, or not.
    Sound,
}

/// Does it.
pub fn run(deed: Deed, store: AppState) {
    match deed {
        Deed::Fouls(seat) => store.table.update(|table| {
            table.fouls = if table.fouls == Some(seat) { None } else { Some(seat) };
        }),
        Deed::Sound => {
            sound::want(!sound::wanted());
            if sound::wanted() {
                sound::play();
            }
            store.table.notify();
        }
    }
}

/// The table of the deal.
pub fn board(store: AppState) -> Live {
    let panel = Panel::new(store);
    let table = painted(store, Box::new(move |scene, acts| panel.with(|shown| paint(scene, acts, shown))));
    let settled = move || panel.with(|shown| settle::panel(store, shown));
    let answer = Live::of(el("section").class("result").with("aria-labelledby", "result-title")).follow(settled);
    stay(store);
    warn(store);
    let board = Live::of(el("div").class("region board"))
        .put(table)
        .put(modern(view! { <hand::TableKeys /> }))
        .put(settings::of_the_win(store))
        .put(Live::of(el("div").class("answer")).put(answer));
    panel.listen(board.on("keydown", move |event| shortcuts::in_builder(store, event.unchecked_ref())))
}

/// The focus stays with the hand that is entered, wherever round the table it lies.
fn stay(store: AppState) {
    let seat = Memo::new(move |_| store.state.with(|state| state.seat));
    Effect::new(move |before: Option<Seat>| {
        let now = seat.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(|| keep(HAND));
        }
        now
    });
}

/// A danger, to tell whether there is a new one.
type Threat = (Cow<'static, str>, Option<Seat>);

/// A new danger is heard by those who asked for it.
fn warn(store: AppState) {
    Effect::new(move |before: Option<Vec<Threat>>| {
        let now: Vec<Threat> = store.answer.with(|answer| {
            let warnings = answer.iter().flat_map(|answer| &answer.warnings);
            let open = warnings.filter(|warning| warning.liable.is_none());
            open.map(|warning| (warning.rule.clone(), warning.threat)).collect()
        });
        let news = before.is_some_and(|before| now.iter().any(|threat| !before.contains(threat)));
        if news && sound::wanted() {
            sound::play();
        }
        now
    });
}

fn paint(scene: &Scene<'_>, acts: &mut Acts, shown: &result::Scene) -> Tree {
    let seats: Vec<Tree> = scene.state.draft.players().map(|seat| seat::seat(scene, acts, shown, seat)).collect();
    // The styles outline every copy of a tile of which there are too many, wherever it lies.
    let wrong = shown.content.problems.iter().flat_map(|problem| &problem.tiles).map(|tile| tile.to_string());
    let wrong = wrong.collect::<Vec<_>>().join(" ");
    let title = el("h2").class("heard").add(scene.language.board(BoardWord::Table));
    el("section")
        .add(title)
        .class(if scene.state.draft.three_players { "felt three" } else { "felt" })
        .with("aria-label", scene.language.board(BoardWord::Table))
        .maybe_with("data-wrong", (!wrong.is_empty()).then_some(wrong))
        .all(seats)
        .add(centre::centre(scene, acts))
}

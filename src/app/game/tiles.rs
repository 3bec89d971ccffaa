//! A deal by tiles: it goes to the hand builder and the table, where everything about tiles is, and comes back from there
//! by a bar.

use leptos::prelude::*;

use super::deed::{Deed, put};
use super::desk::{At, Desk, Told, head};
use super::kept;
use crate::app::browser::focus::focus;
use crate::app::legacy::act::Act;
use crate::app::legacy::live::Live;
use crate::app::legacy::region::{Acts, Scene, region};
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::AppState;
use crate::i18n::GameWord;
use crate::i18n::game::Names;
use crate::session::games::builder;
use crate::session::{Edit, State, View};

/// The deal of the form goes to the builder, with the table a tab away.
pub fn begin(store: AppState) -> bool {
    let state = store.state.get_untracked();
    let opened = store.game.with_untracked(|desk| {
        let sheet = desk.sheet()?;
        let head = head(sheet, desk.at)?;
        // As far as it has been filled in.
        let deal = desk.form.deal(&sheet.rules.plan(), head.players == 3);
        let entry = deal.unwrap_or_else(|_| desk.form.entry.clone());
        Some((desk.at, builder::open(&state, sheet, &head, &entry)))
    });
    let Some((at, state)) = opened else { return false };
    kept::set_pending(store, Some(at));
    store.take(Edit::Load(Box::new(State { view: View::Game, ..state })));
    show(store);
    true
}

/// Shows the builder.
pub fn show(store: AppState) {
    store.take(Edit::View(View::Hand));
    request_animation_frame(|| focus("game-bar"));
}

/// What is on the table becomes the deal of the game.
pub fn into_game(store: AppState) -> bool {
    let Some(at) = store.by_tiles.get_untracked() else { return false };
    let state = store.state.get_untracked();
    let entry = store.game.with_untracked(|desk| {
        let sheet = desk.sheet()?;
        let head = head(sheet, at)?;
        let before = if let At::Correct(place) = at { sheet.game.deals.get(place) } else { None };
        Some(builder::entry(&state, &sheet.rules.plan(), &head, before))
    });
    let Some(entry) = entry else { return false };
    store.game.update(|desk| desk.at = at);
    if entry.is_open() {
        store.game.update(|desk| desk.told = Told::Word(GameWord::NotOver));
        return false;
    }
    if !put(store, entry) {
        return false;
    }
    kept::set_pending(store, None);
    store.take(Edit::View(View::Game));
    true
}

/// Back to the game, which stays as it is.
pub fn back(store: AppState) {
    kept::set_pending(store, None);
    store.game.update(Desk::begin);
    store.take(Edit::View(View::Game));
}

/// The bar over the table while a deal is being entered by tiles.
pub fn bar(store: AppState) -> Live {
    kept::read(store);
    region(store, paint)
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let language = scene.language;
    scene.store.game.with(|desk| {
        let told = desk.sheet().zip(scene.store.by_tiles.get()).and_then(|(sheet, at)| {
            let head = head(sheet, at)?;
            let names = Names { language, game: &sheet.game };
            let place = match at {
                At::Next => sheet.game.deals.len(),
                At::Correct(place) | At::Insert(place) => place,
            };
            let deal = language.dealt_by(&names.deal(&head), &names.player(head.dealer));
            Some(language.in_builder(&sheet.game.name, place + 1, &deal))
        });
        let said = match desk.told {
            Told::Word(word @ GameWord::NotOver) => language.game(word),
            _ => "",
        };
        let button = |acts: &mut Acts, class: &'static str, word: GameWord, deed: Deed| {
            acts.button(class, Act::Game(deed)).add(language.game(word))
        };
        let words = el("p").with("id", "game-bar").with("tabindex", "-1");
        let words = words.add(told.unwrap_or_else(|| language.game(GameWord::BeingEntered).to_owned()));
        el("section")
            .class("game-bar")
            .with("aria-labelledby", "game-bar")
            .add(words)
            .add(button(acts, "button main", GameWord::IntoGame, Deed::IntoGame))
            .add(button(acts, "button", GameWord::BackWithout, Deed::BackWithout))
            .add(el("p").class("told").with("role", "status").add(said))
    })
}

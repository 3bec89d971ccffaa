//! Games are kept between visits, and with them which deal is being entered by tiles.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::desk::{At, Told};
use crate::app::browser::assets;
use crate::app::browser::storage::{self, Key};
use crate::app::state::AppState;
use crate::engine::rulebook::shipped;
use crate::i18n::GameWord;
use crate::session::form::{Form, kept as form};
use crate::session::games::{Games, GamesHistory};

/// Reads what was kept, once the rulebooks are here that it builds on.
pub fn read(store: AppState) {
    if store.game.with_untracked(|desk| desk.read) {
        return;
    }
    spawn_local(async move {
        assets::load_rulebooks().await;
        let all_here = shipped::OFFERED.iter().all(|id| shipped::is_here(id));
        let text = storage::get(Key::Games).unwrap_or_default();
        let games = Games::read(&text);
        store.game.update(|desk| {
            desk.seen = games.clone();
            desk.known = text;
            desk.history = GamesHistory::new(games);
            desk.read = true;
            if let Some((form, at)) = form::read(&storage::get(Key::Form).unwrap_or_default())
                .and_then(|(form, mark)| Some((form, at(&mark)?)))
            {
                let deals = desk.sheet().map_or(0, |sheet| sheet.game.deals.len());
                let there = match at {
                    At::Next => desk.sheet().is_some(),
                    At::Correct(place) | At::Insert(place) => place < deals,
                };
                if there {
                    (desk.form, desk.at) = (form, at);
                }
            }
            if !all_here {
                desk.told = Told::Word(GameWord::Missing);
            }
        });
    });
}

/// Takes over what another page has kept since this one looked or kept something itself; whether there was anything.
fn take_over(store: AppState) -> bool {
    let language = store.language.get_untracked();
    // Where nothing is kept at all it was the browser that has forgotten: what is here stays.
    let Some(text) = storage::stored(Key::Games) else { return false };
    let pending = store.by_tiles.get_untracked();
    let taken = store.game.try_update_untracked(|desk| {
        let other = desk.read && text != desk.known;
        other.then(|| desk.follow(Games::read(&text), text, language, pending))
    });
    let Some(now) = taken.flatten() else { return false };
    if now != pending {
        set_pending(store, now);
    }
    true
}

/// Follows what another page has just kept; what is only here is kept too.
pub fn follow(store: AppState) {
    if take_over(store) {
        if store.game.with_untracked(|desk| !desk.history.now().is_like(&desk.seen)) {
            keep(store);
        }
        store.game.update(|_| ());
    }
}

/// Keeps the games for the next visit, if they are others than before, with what another page has kept meanwhile.
pub fn keep(store: AppState) {
    take_over(store);
    store.game.update_untracked(|desk| {
        let now = desk.history.now();
        if !desk.read || *now == desk.seen {
            return;
        }
        let text = now.write(&storage::stored(Key::Games).unwrap_or_default());
        desk.unkept = !storage::set(Key::Games, &text);
        // What could not be kept is no base of what another page does.
        if !desk.unkept {
            (desk.seen, desk.known) = (now.clone(), text);
        }
    });
}

/// Keeps what has been filled in, for a reload in the middle of a deal.
pub fn keep_form(store: AppState) {
    let text = store.game.with_untracked(|desk| {
        let begun = desk.form != Form::default() || desk.at != At::Next;
        if begun { form::write(&desk.form, &mark(desk.at)) } else { String::new() }
    });
    storage::set(Key::Form, &text);
}

/// A place as text.
fn mark(at: At) -> String {
    match at {
        At::Next => String::from("next"),
        At::Correct(place) => ["correct ", &place.to_string()].concat(),
        At::Insert(place) => ["insert ", &place.to_string()].concat(),
    }
}

/// The place of a text.
fn at(mark: &str) -> Option<At> {
    let place = |text: &str| text.parse::<usize>().ok();
    match mark.split_once(' ') {
        Some(("correct", text)) => place(text).map(At::Correct),
        Some(("insert", text)) => place(text).map(At::Insert),
        _ => (mark == "next").then_some(At::Next),
    }
}

/// Remembers which deal is being entered by tiles, or that none is.
pub fn set_pending(store: AppState, pending: Option<At>) {
    store.by_tiles.set(pending);
    storage::set(Key::ByTiles, &pending.map(mark).unwrap_or_default());
}

/// Which deal was being entered by tiles when the page was left.
pub fn pending() -> Option<At> {
    at(&storage::get(Key::ByTiles).unwrap_or_default())
}

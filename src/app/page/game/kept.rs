//! Games are kept between visits, and with them which deal is being entered by tiles.

use leptos::prelude::*;

use super::desk::{At, Told};
use crate::app::page::platform::books;
use crate::app::page::platform::storage::{self, Key};
use crate::app::page::store::Store;
use crate::app::text::GameWord;
use crate::engine::rulebook::shipped;
use crate::session::games::{Games, GamesHistory};

/// Reads what was kept, once the rulebooks are here that it builds on.
pub fn read(store: Store) {
    if store.game.with_untracked(|desk| desk.read) {
        return;
    }
    let missing = shipped::OFFERED.iter().copied().find(|id| !shipped::is_here(id));
    books::with(missing.unwrap_or_default(), move || {
        let all_here = shipped::OFFERED.iter().all(|id| shipped::is_here(id));
        let games = Games::read(&storage::get(Key::Games).unwrap_or_default());
        store.game.update(|desk| {
            desk.seen = games.clone();
            desk.history = GamesHistory::new(games);
            desk.read = true;
            if !all_here {
                desk.told = Told::Word(GameWord::Missing);
            }
        });
    });
}

/// Keeps the games for the next visit, if they are others than before. What another page has kept meanwhile stays.
pub fn keep(store: Store) {
    store.game.update_untracked(|desk| {
        let now = desk.history.now();
        if !desk.read || *now == desk.seen {
            return;
        }
        let before = storage::get(Key::Games).unwrap_or_default();
        storage::set(Key::Games, &now.write(&before, &desk.seen));
        desk.seen = now.clone();
    });
}

/// Remembers which deal is being entered by tiles, or that none is.
pub fn set_pending(store: Store, pending: Option<At>) {
    store.by_tiles.set(pending.is_some());
    let text = match pending {
        None => String::new(),
        Some(At::Next) => String::from("next"),
        Some(At::Correct(place)) => ["correct ", &place.to_string()].concat(),
        Some(At::Insert(place)) => ["insert ", &place.to_string()].concat(),
    };
    storage::set(Key::ByTiles, &text);
}

/// Which deal is being entered by tiles.
pub fn pending() -> Option<At> {
    let text = storage::get(Key::ByTiles).unwrap_or_default();
    let place = |text: &str| text.parse::<usize>().ok();
    match text.split_once(' ') {
        Some(("correct", text)) => place(text).map(At::Correct),
        Some(("insert", text)) => place(text).map(At::Insert),
        _ => (text == "next").then_some(At::Next),
    }
}

//! Games are kept between visits; so are the form of a deal and which deal is being entered by tiles.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::rules::shipped;

use super::state::{DealPlace, GameState, Outcome};
use crate::app::browser::assets;
use crate::app::browser::storage::{self, Key};
use crate::i18n::GameWord;
use crate::session::form::{Form, kept as form};
use crate::session::games::{Games, GamesHistory};

/// The games as they are kept between visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The games.
    pub games: Games,
    /// The text that keeps them.
    pub text: String,
}

impl GameState {
    /// Whether the games of earlier visits have been read.
    pub fn is_loaded(self) -> bool {
        self.stored.with_untracked(Option::is_some)
    }

    /// Reads what was kept, once the rulebooks are here that it builds on.
    pub fn load(self) {
        if self.is_loaded() {
            return;
        }
        spawn_local(async move {
            assets::load_rulebooks().await;
            if self.is_loaded() {
                return;
            }
            let text = storage::get(Key::Games).unwrap_or_default();
            let games = Games::read(&text);
            self.stored.set(Some(Stored { games: games.clone(), text }));
            self.history.set(GamesHistory::new(games));
            self.load_form();
            if !shipped::OFFERED.iter().all(|id| shipped::is_here(id)) {
                self.outcome.set(Some(Outcome::Word(GameWord::Missing)));
            }
        });
    }

    /// Fills in what was filled in when the page was left, if its deal is still there.
    fn load_form(self) {
        let kept = form::read(&storage::get(Key::Form).unwrap_or_default());
        let Some((form, place)) = kept.and_then(|(form, mark)| Some((form, read_place(&mark)?))) else { return };
        let is_there = self.opened.with_untracked(|opened| match (opened, place) {
            (None, _) => false,
            (Some(_), DealPlace::Next) => true,
            (Some(game), DealPlace::Correct(place) | DealPlace::Insert(place)) => place < game.sheet.game.deals.len(),
        });
        if is_there {
            self.form.set(form);
            self.place.set(place);
        }
    }

    /// Keeps the games for the next visit, if they are others than before, with what another tab has kept meanwhile.
    pub fn keep(self) {
        self.take_over();
        self.history.with_untracked(|history| {
            let now = history.now();
            let same = self.stored.with_untracked(|stored| stored.as_ref().is_none_or(|stored| stored.games == *now));
            if same {
                return;
            }
            let text = now.write(&storage::stored(Key::Games).unwrap_or_default());
            let kept = storage::set(Key::Games, &text);
            self.unkept.set(!kept);
            // What could not be kept is no base of what another tab does.
            if kept {
                self.stored.set(Some(Stored { games: now.clone(), text }));
            }
        });
    }

    /// Remembers which deal is being entered by tiles, or that none is.
    pub fn set_in_builder(self, place: Option<DealPlace>) {
        self.in_builder.set(place);
        self.app.by_tiles.set(place.is_some());
        storage::set(Key::ByTiles, &place.map(write_place).unwrap_or_default());
    }
}

/// Keeps the form whenever it changes. What was kept before is not touched until it has been read.
pub fn keep_form(games: GameState) {
    let text = Memo::new(move |_| {
        let place = games.place.get();
        games.form.with(|filled| {
            let begun = *filled != Form::default() || place != DealPlace::Next;
            if begun { form::write(filled, &write_place(place)) } else { String::new() }
        })
    });
    Effect::new(move |before: Option<()>| {
        let text = text.get();
        if before.is_some() && games.is_loaded() {
            storage::set(Key::Form, &text);
        }
    });
}

fn write_place(place: DealPlace) -> String {
    match place {
        DealPlace::Next => String::from("next"),
        DealPlace::Correct(place) => format!("correct {place}"),
        DealPlace::Insert(place) => format!("insert {place}"),
    }
}

fn read_place(text: &str) -> Option<DealPlace> {
    match text.split_once(' ') {
        Some(("correct", place)) => place.parse().ok().map(DealPlace::Correct),
        Some(("insert", place)) => place.parse().ok().map(DealPlace::Insert),
        _ => (text == "next").then_some(DealPlace::Next),
    }
}

/// Which deal was being entered by tiles when the page was left.
pub fn place_in_builder() -> Option<DealPlace> {
    read_place(&storage::get(Key::ByTiles).unwrap_or_default())
}

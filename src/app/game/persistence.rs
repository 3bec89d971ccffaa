//! Games between visits, and in all tabs: each is a record of its own.

use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::BeforeUnloadEvent;

use super::state::{GameState, Outcome};
use crate::app::browser::records::{self, Kind, Write};
use crate::app::browser::storage;
use crate::app::browser::storage::Key;
use crate::app::shelf::{self, Shelf, Shelved};
use tenbo_session::games::{Games, GamesHistory};
use tenbo_session::records::{Changes, Head, Record, Records};
use tenbo_wording::GameWord;

/// The games as they are kept between visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The games.
    pub games: Games,
    /// What is said of all of them.
    pub head: Head,
}

/// What is on its way to where it is kept. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Keeping {
    shelf: Shelf,
    state: StoredValue<State>,
}

#[derive(Default)]
struct State {
    /// What an earlier version kept, as long as it is not carried over.
    text: Option<String>,
    /// The marks of forms that have become deals.
    entered: Vec<String>,
    /// What is being written.
    writing: Option<Stored>,
}

impl Keeping {
    /// Nothing is.
    pub fn new() -> Keeping {
        Keeping { shelf: Shelf::new(Kind::Games), state: StoredValue::new(State::default()) }
    }

    /// A form has become a deal, which is kept with the next games.
    pub fn entered(self, mark: String) {
        self.state.update_value(|state| state.entered.push(mark));
    }

    /// It has not.
    pub fn not_entered(self, mark: &str) {
        self.state.update_value(|state| state.entered.retain(|other| other != mark));
    }

    /// Whether a form has become a deal here and, as the head says, in another tab before.
    pub fn was_entered_twice(self, head: &Head) -> bool {
        let twice = self.state.with_value(|state| state.entered.iter().any(|mark| head.entered.contains(mark)));
        self.state.update_value(|state| state.entered.retain(|mark| !head.entered.contains(mark)));
        twice
    }
}

impl GameState {
    /// Whether the games of earlier visits have been read.
    pub fn is_loaded(self) -> bool {
        self.stored.with_untracked(Option::is_some)
    }

    /// Reads what was kept, with what an earlier version kept elsewhere, once the rulebooks are here that it builds on.
    pub fn load(self) {
        if self.is_loaded() {
            return;
        }
        spawn_local(async move {
            let are_here = self.app.load_rulebooks().await;
            let records = self.keeping.shelf.look().await.unwrap_or_default();
            let forms = records::list(Kind::Forms).await;
            if self.is_loaded() {
                return;
            }
            let (games, head) = (Games::of(&records), Head::read(&records.head));
            let text = storage::stored(Key::Games);
            let carried = head.carried.as_deref().unwrap_or_default();
            let all = text.as_ref().map_or_else(|| games.clone(), |text| games.with_text(text, carried));
            self.keeping.shelf.see(&records);
            self.keeping.state.update_value(|state| state.text = text);
            self.stored.set(Some(Stored { games, head }));
            self.history.set(GamesHistory::new(all));
            self.load_forms(forms);
            if !are_here {
                self.outcome.set(Some(Outcome::Word(GameWord::Missing)));
            }
            shelf::sync(self);
        });
    }

    /// Keeps the games for the next visit, if they are others than before, with what another tab has kept meanwhile.
    pub fn keep(self) {
        shelf::sync(self);
    }

    /// Whether all games are kept as they are now.
    pub fn is_like_stored(self) -> bool {
        self.stored.with_untracked(|stored| {
            let stored = stored.as_ref();
            self.history.with_untracked(|history| stored.is_none_or(|stored| stored.games == *history.now()))
        })
    }

    /// Before the page is left while what was entered is nowhere else, the browser asks.
    pub fn warn_of_loss(self) {
        Effect::new(move |before: Option<Option<WindowListenerHandle>>| {
            if let Some(before) = before.flatten() {
                before.remove();
            }
            let warn = |event: BeforeUnloadEvent| event.prevent_default();
            (self.unkept.get() && !storage::forgets()).then(|| window_event_listener(leptos::ev::beforeunload, warn))
        });
    }
}

impl Shelved for GameState {
    fn shelf(self) -> Shelf {
        self.keeping.shelf
    }

    fn differs(self) -> bool {
        self.keeping.state.with_value(|state| state.text.is_some()) || !self.is_like_stored()
    }

    fn join(self, records: &Records) {
        let stored = Stored { games: Games::of(records), head: Head::read(&records.head) };
        let before = self.stored.get_untracked().unwrap_or_default();
        self.take_over(&before.games, stored);
    }

    fn forgotten(self) {
        let head = self.stored.get_untracked().map(|stored| stored.head).unwrap_or_default();
        self.stored.set(Some(Stored { games: Games::default(), head }));
    }

    fn writes(self) -> Option<(String, Vec<Write>)> {
        let now = self.history.with_untracked(|history| history.now().clone());
        let before = self.stored.get_untracked()?;
        self.keeping.state.try_update_value(|state| {
            state.writing = None;
            if now == before.games && state.text.is_none() {
                return None;
            }
            let Changes { put, gone } = now.changes(&before.games);
            let head = before.head.next(now.order(), now.open_id().map(str::to_owned), state.entered.clone());
            let head = Head { carried: state.text.clone(), ..head };
            let put = put.into_iter().map(|Record { name, text }| Write { kind: Kind::Games, name, text: Some(text) });
            let gone = gone
                .into_iter()
                .flat_map(|name| [Kind::Games, Kind::Forms].map(|kind| Write { kind, name: name.clone(), text: None }));
            let text = head.write();
            state.writing = Some(Stored { games: now, head });
            Some((text, put.chain(gone).collect()))
        })?
    }

    fn done(self, kept: bool) {
        let written = self.keeping.state.try_update_value(|state| {
            let written = state.writing.take().filter(|_| kept)?;
            state.entered.retain(|mark| !written.head.entered.contains(mark));
            if state.text.take().is_some() {
                storage::remove(Key::Games);
            }
            Some(written)
        });
        if let Some(stored) = written.flatten() {
            self.stored.set(Some(stored));
        }
        let unkept = !kept && !self.is_like_stored();
        if self.unkept.get_untracked() != unkept {
            self.unkept.set(unkept);
        }
        self.keep_form_now();
    }
}

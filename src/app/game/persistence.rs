//! Games between visits, and in all tabs: each is a record of its own.

use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::BeforeUnloadEvent;

use super::state::{GameState, Outcome};
use super::sync::{Late, OnItsWay};
use super::writer::Role;
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
    /// The deals that are not kept yet.
    on_the_way: Vec<OnItsWay>,
    /// What is being written.
    writing: Option<Stored>,
}

impl Keeping {
    /// Nothing is.
    pub fn new() -> Keeping {
        Keeping { shelf: Shelf::new(Kind::Games), state: StoredValue::new(State::default()) }
    }

    /// A form has become a deal, which is kept with the next games.
    pub fn entered(self, deal: OnItsWay) {
        self.state.update_value(|state| state.on_the_way.push(deal));
    }

    /// It has not.
    pub fn not_entered(self, mark: &str) {
        self.state.update_value(|state| state.on_the_way.retain(|deal| deal.mark != mark));
    }

    /// Another tab has kept something, with this head, before the deals that were on their way.
    pub fn take_late(self, head: &Head) -> Late {
        let mut late = self.state.try_update_value(|state| std::mem::take(&mut state.on_the_way)).unwrap_or_default();
        match late.iter().any(|deal| head.entered.contains(&deal.mark)) {
            true => Late::Booked,
            false => late.pop().map_or(Late::Nothing, Late::Again),
        }
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
            let role = self.ask_to_write().await;
            if self.is_loaded() {
                return;
            }
            self.read(role).await;
            self.follow_lock();
            if !are_here {
                self.outcome.set(Some(Outcome::Word(GameWord::Missing)));
            }
        });
    }

    /// Reads what is kept, and who writes also what is filled in and what an earlier version kept elsewhere. Where nothing
    /// can be kept every tab has games of its own.
    pub async fn read(self, role: Role) {
        let found = self.keeping.shelf.look().await;
        let forms = records::list(Kind::Forms).await;
        self.role.set(if found.is_some() { role } else { Role::Writes });
        let records = found.unwrap_or_default();
        let open = self.history.with_untracked(|history| history.now().open_id().map(str::to_owned));
        self.keeping.shelf.see(&records);
        let text = if self.writes_now() { storage::stored(Key::Games) } else { None };
        self.keeping.state.update_value(|state| state.text = text);
        let (stored, games) = self.found(&records);
        self.stored.set(Some(stored));
        let games = if open.is_some() { games.looking_at(open.as_deref()) } else { games };
        self.history.set(GamesHistory::new(games));
        if self.writes_now() {
            self.load_forms(forms);
        }
        shelf::sync(self);
    }

    /// What is kept, and the games with what an earlier version kept elsewhere.
    fn found(self, records: &Records) -> (Stored, Games) {
        let (games, head) = (Games::of(records), Head::read(&records.head));
        let carried = head.carried.as_deref().unwrap_or_default();
        let all = self.keeping.state.with_value(|state| {
            state.text.as_ref().map_or_else(|| games.clone(), |text| games.with_text(text, carried))
        });
        (Stored { games, head }, all)
    }

    /// Keeps the games for the next visit, if they are others than before, with what another tab has kept meanwhile.
    pub fn keep(self) {
        shelf::sync(self);
    }

    /// Whether all games are kept as they are now. Who only looks may have another one open.
    pub fn is_like_stored(self) -> bool {
        let writes = self.writes_now();
        self.stored.with_untracked(|stored| {
            self.history.with_untracked(|history| {
                let now = history.now();
                stored
                    .as_ref()
                    .is_none_or(|stored| if writes { stored.games == *now } else { stored.games.is_like(now) })
            })
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
        let (stored, games) = self.found(records);
        self.read_again(stored, games);
    }

    fn forgotten(self) {
        let head = self.stored.get_untracked().map(|stored| stored.head).unwrap_or_default();
        self.stored.set(Some(Stored { games: Games::default(), head }));
    }

    fn writes(self) -> Option<(String, Vec<Write>)> {
        let now = self.history.with_untracked(|history| history.now().clone());
        let before = self.stored.get_untracked()?;
        let is_like_stored = self.is_like_stored();
        self.keeping.state.try_update_value(|state| {
            state.writing = None;
            if is_like_stored && state.text.is_none() {
                return None;
            }
            let Changes { put, gone } = now.changes(&before.games);
            let marks = state.on_the_way.iter().map(|deal| deal.mark.clone()).collect();
            let head = before.head.next(now.order(), now.open_id().map(str::to_owned), marks);
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
            state.on_the_way.retain(|deal| !written.head.entered.contains(&deal.mark));
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

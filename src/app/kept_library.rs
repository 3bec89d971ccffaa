//! The own rulebooks of a visitor between visits, and in all tabs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::records::{Kind, Write};
use super::browser::storage;
use super::browser::storage::Key;
use super::shelf::{self, Shelf, Shelved};
use super::state::AppState;
use tenbo_session::editor::Library;
use tenbo_session::records::{Changes, Head, Records};

/// How far the own rulebooks are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// As they are.
    Kept,
    /// Their last change is being written.
    Writing,
    /// Their last change could not be written.
    Refused,
}

/// The own rulebooks as they are kept. Cheap to copy.
#[derive(Clone, Copy)]
pub struct KeptLibrary {
    shelf: Shelf,
    state: StoredValue<Kept>,
    /// How far they are kept.
    pub keeping: RwSignal<Keeping>,
}

#[derive(Default)]
struct Kept {
    /// What is kept; nothing until it has been looked for.
    library: Option<Library>,
    head: Head,
    /// What an earlier version kept, as long as it is not carried over.
    text: Option<String>,
    /// What is being written.
    writing: Option<(Library, Head)>,
}

impl KeptLibrary {
    /// Nothing has been looked for yet.
    pub fn new() -> KeptLibrary {
        KeptLibrary {
            shelf: Shelf::new(Kind::Rulebooks),
            state: StoredValue::new(Kept::default()),
            keeping: RwSignal::new(Keeping::Writing),
        }
    }

    fn is_read(self) -> bool {
        self.state.with_value(|kept| kept.library.is_some())
    }
}

impl AppState {
    /// Reads the own rulebooks of earlier visits, keeps them from then on, and follows other tabs.
    pub fn follow_library(self) {
        spawn_local(self.read_library());
        let library = self.library;
        Effect::new(move |before: Option<()>| {
            library.track();
            if before.is_some() {
                self.kept.keeping.set(Keeping::Writing);
                // Where some were kept and what they build on could not be had, it is tried again.
                if self.kept.is_read() { shelf::sync(self) } else { spawn_local(self.read_library()) }
            }
        });
        shelf::follow(self);
    }

    /// Reads what was kept, with what an earlier version kept elsewhere, once what it builds on is here.
    pub async fn read_library(self) {
        let kept = self.kept;
        if kept.is_read() {
            return;
        }
        let records = kept.shelf.look().await.unwrap_or_default();
        let text = storage::stored(Key::Books);
        if (!records.list.is_empty() || text.is_some()) && !self.load_rulebooks().await {
            return;
        }
        if kept.is_read() {
            return;
        }
        let (stored, head) = (Library::of(&records), Head::read(&records.head));
        let carried = head.carried.as_deref().unwrap_or_default();
        let all = text.as_ref().map_or_else(|| stored.clone(), |text| stored.with_text(text, carried));
        kept.shelf.see(&records);
        kept.state.set_value(Kept { library: Some(stored), head, text, writing: None });
        self.change(|history| history.arrive(&all));
        shelf::sync(self);
    }
}

impl Shelved for AppState {
    fn shelf(self) -> Shelf {
        self.kept.shelf
    }

    fn differs(self) -> bool {
        self.library.with_untracked(|now| {
            self.kept
                .state
                .with_value(|kept| kept.text.is_some() || kept.library.as_ref().is_some_and(|library| library != now))
        })
    }

    fn join(self, records: &Records) {
        let stored = Library::of(records);
        let before = self.kept.state.try_update_value(|kept| {
            kept.head = Head::read(&records.head);
            kept.library.replace(stored.clone())
        });
        let before = before.flatten().unwrap_or_default();
        if stored != before {
            self.change(|history| history.follow(&stored, &before));
        }
    }

    fn forgotten(self) {
        self.kept.state.update_value(|kept| kept.library = Some(Library::default()));
    }

    fn writes(self) -> Option<(String, Vec<Write>)> {
        let now = self.library.get_untracked();
        self.kept.state.try_update_value(|kept| {
            kept.writing = None;
            let Changes { put, gone } = now.changes(kept.library.as_ref()?);
            let text = kept.text.clone();
            if put.is_empty() && gone.is_empty() && now.order() == kept.head.order && text.is_none() {
                return None;
            }
            let head = Head { carried: text, ..kept.head.next(now.order(), None, Vec::new()) };
            kept.writing = Some((now, head.clone()));
            let put = put.into_iter().map(|record| (record.name, Some(record.text)));
            let all = put.chain(gone.into_iter().map(|name| (name, None)));
            Some((head.write(), all.map(|(name, text)| Write { kind: Kind::Rulebooks, name, text }).collect()))
        })?
    }

    fn done(self, kept: bool) {
        self.kept.state.update_value(|state| {
            let Some((library, head)) = state.writing.take().filter(|_| kept) else { return };
            (state.library, state.head) = (Some(library), head);
            if state.text.take().is_some() {
                storage::remove(Key::Books);
            }
        });
        self.kept.keeping.set(match kept {
            true if self.differs() => Keeping::Writing,
            true => Keeping::Kept,
            false => Keeping::Refused,
        });
    }
}

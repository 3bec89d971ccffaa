//! One kind of records that all tabs share: what this page has done goes there, what others have done comes from there, one
//! after the other and never both at once.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::records::{self, Found, Kind, Write, Written};
use super::browser::tabs;
use super::persistence::on_wake;
use tenbo_session::records::Records;

/// What of the page is kept as records.
pub trait Shelved: Copy + 'static {
    /// Where.
    fn shelf(self) -> Shelf;

    /// Whether anything here differs from what is kept.
    fn differs(self) -> bool;

    /// Takes over what another page has kept.
    fn join(self, records: &Records);

    /// The browser has forgotten everything: nothing is kept any more. Its head goes on from the one that was.
    fn forgotten(self);

    /// The head and the records to be written, if any.
    fn writes(self) -> Option<(String, Vec<Write>)>;

    /// All that is here is kept, or could not be.
    fn done(self, kept: bool);
}

/// The records of a kind as this page saw them last. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Shelf {
    kind: Kind,
    state: StoredValue<State>,
}

#[derive(Default)]
struct State {
    /// The head that was seen last; none until something was read.
    seen: Option<String>,
    /// Whether it was really there, and not taken for an answer that did not come.
    is_sure: bool,
    is_busy: bool,
    /// Whether there is something to do again after what is being done.
    again: bool,
}

impl Shelf {
    /// Nothing is read yet.
    pub fn new(kind: Kind) -> Shelf {
        Shelf { kind, state: StoredValue::new(State::default()) }
    }

    /// Looks what is kept; `None` where nothing can be.
    pub async fn look(self) -> Option<Records> {
        match records::look(self.kind, None).await? {
            Found::Other(records) => {
                self.state.update_value(|state| state.is_sure = true);
                Some(records)
            }
            Found::Same | Found::Gone => None,
        }
    }

    /// These are read: from now on what another page makes of them is followed.
    pub fn see(self, records: &Records) {
        self.state.update_value(|state| state.seen = Some(records.head.clone()));
    }

    fn is_there(self, head: String) {
        self.state.update_value(|state| (state.seen, state.is_sure) = (Some(head), true));
    }

    fn is_read(self) -> bool {
        self.state.with_value(|state| state.seen.is_some())
    }

    fn seen(self) -> Option<String> {
        self.state.with_value(|state| state.seen.clone())
    }

    fn surely_seen(self) -> Option<String> {
        self.state.with_value(|state| state.seen.clone().filter(|_| state.is_sure))
    }
}

/// Follows what other tabs do from now on.
pub fn follow(shelved: impl Shelved) {
    let look = move || sync(shelved);
    tabs::on_told(shelved.shelf().kind, look);
    on_wake(look);
}

/// Takes over what is new there, and keeps what is new here; while it is being done, once more after that.
pub fn sync(shelved: impl Shelved) {
    let shelf = shelved.shelf();
    if !shelf.is_read() {
        return;
    }
    let is_busy = shelf.state.try_update_value(|state| {
        state.again = true;
        std::mem::replace(&mut state.is_busy, true)
    });
    if is_busy != Some(false) {
        return;
    }
    spawn_local(async move {
        while shelf.state.try_update_value(|state| std::mem::take(&mut state.again)) == Some(true) {
            once(shelved).await;
        }
        shelf.state.try_update_value(|state| state.is_busy = false);
    });
}

async fn once(shelved: impl Shelved) {
    let shelf = shelved.shelf();
    // Only a look, which bars no other tab from writing.
    if !shelved.differs() {
        if let Some(Found::Other(records)) = records::look(shelf.kind, shelf.seen().as_deref()).await {
            take(shelved, &records);
        }
        if !shelved.differs() {
            return shelved.done(true);
        }
    }
    // Nothing waits for an answer before it is written: a browser that is killed then has the tap.
    if let Some(seen) = shelf.surely_seen() {
        let Some((head, writes)) = shelved.writes() else { return shelved.done(true) };
        match records::advance(shelf.kind, &seen, head.clone(), writes).await {
            Written::Kept => return kept(shelved, head),
            Written::Alone => {
                kept(shelved, head);
                shelved.forgotten();
            }
            Written::Not => {}
        }
    }
    let mut head = None;
    let is_kept = records::exchange(shelf.kind, shelf.seen().as_deref(), |found| {
        match found {
            Found::Same => {}
            Found::Other(records) => take(shelved, &records),
            Found::Gone => shelved.forgotten(),
        }
        let writes = shelved.writes();
        head = writes.as_ref().map(|(head, _)| head.clone());
        writes
    })
    .await;
    match head.filter(|_| is_kept) {
        Some(head) => kept(shelved, head),
        None => shelved.done(is_kept),
    }
}

fn kept(shelved: impl Shelved, head: String) {
    shelved.shelf().is_there(head);
    tabs::tell(shelved.shelf().kind);
    persist();
    shelved.done(true);
}

fn take(shelved: impl Shelved, records: &Records) {
    shelved.shelf().is_there(records.head.clone());
    shelved.join(records);
}

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Asks once that what is kept stays, now that there is something.
fn persist() {
    if !ASKED.replace(true) {
        spawn_local(records::persist());
    }
}

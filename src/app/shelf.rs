//! One kind of records that all tabs share: what this page has done goes there, what others have done comes from there, one
//! after the other and never both at once.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::records::{self, Found, Kind, Write};
use super::browser::tabs;
use super::persistence::on_wake;
use crate::session::records::Records;

/// What of the page is kept as records.
pub trait Shelved: Copy + 'static {
    /// Where.
    fn shelf(self) -> Shelf;

    /// Whether anything here differs from what is kept.
    fn differs(self) -> bool;

    /// Takes over what another page has kept.
    fn join(self, records: &Records);

    /// The browser has forgotten everything: nothing is kept any more.
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
            Found::Other(records) => Some(records),
            Found::Same | Found::Gone => None,
        }
    }

    /// These are read: from now on what another page makes of them is followed.
    pub fn see(self, records: &Records) {
        self.state.update_value(|state| state.seen = Some(records.head.clone()));
    }

    fn is_read(self) -> bool {
        self.state.with_value(|state| state.seen.is_some())
    }

    fn seen(self) -> Option<String> {
        self.state.with_value(|state| state.seen.clone())
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
    let mut head = None;
    let kept = records::exchange(shelf.kind, shelf.seen().as_deref(), |found| {
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
    if kept && let Some(head) = head {
        shelf.state.update_value(|state| state.seen = Some(head));
        tabs::tell(shelf.kind);
        persist();
    }
    shelved.done(kept);
}

fn take(shelved: impl Shelved, records: &Records) {
    shelved.shelf().see(records);
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

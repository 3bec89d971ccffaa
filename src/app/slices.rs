//! Parts of the state, each a signal of its own.

use leptos::prelude::*;

use crate::session::State;

/// What asks a slice anew.
type Ask = Box<dyn Fn(&State) + Send + Sync>;

/// The slices that somebody shows. They could be memos of the whole state; but then everything that depends on any of them,
/// a few hundred effects of the hand view, would be woken at each tap only to find that nothing has changed for it.
#[derive(Clone, Copy)]
pub struct Slices {
    asked: StoredValue<Vec<(u64, Ask)>>,
    next: StoredValue<u64>,
}

impl Slices {
    /// None yet.
    #[must_use]
    pub fn new() -> Slices {
        Slices { asked: StoredValue::new(Vec::new()), next: StoredValue::new(0) }
    }

    /// What `of` says of the state, from now until the owner that asks is gone.
    pub fn add<T>(self, now: &State, of: impl Fn(&State) -> T + Send + Sync + 'static) -> ReadSignal<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let slice = RwSignal::new(of(now));
        self.ask(Box::new(move |state| show(slice, of(state))));
        slice.read_only()
    }

    fn ask(self, ask: Ask) {
        let id = self.next.get_value();
        self.next.set_value(id + 1);
        self.asked.update_value(|asked| asked.push((id, ask)));
        on_cleanup(move || {
            self.asked.try_update_value(|asked| asked.retain(|(other, _)| *other != id));
        });
    }

    /// Asks all of them about another state.
    pub fn follow(self, state: &State) {
        self.asked.with_value(|asked| asked.iter().for_each(|(_, ask)| ask(state)));
    }
}

/// Sets a slice that has changed.
fn show<T: PartialEq + Send + Sync + 'static>(slice: RwSignal<T>, now: T) {
    if slice.try_with_untracked(|before| *before != now) == Some(true) {
        slice.set(now);
    }
}

impl Default for Slices {
    fn default() -> Slices {
        Slices::new()
    }
}

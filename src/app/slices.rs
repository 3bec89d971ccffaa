//! Parts of something that changes as a whole, each a signal of its own.

use leptos::prelude::*;
use tenbo_engine::plan::Plan;

use super::state::AppState;
use tenbo_session::State;

/// What asks a slice anew.
type Ask<T> = Box<dyn Fn(&T) + Send + Sync>;

/// The slices of a value that somebody shows. They could be memos of it; but then everything that depends on any of them, a few
/// hundred effects of the hand view, would be woken at each tap only to find that nothing has changed for it. Worse, a memo
/// wakes its followers once for each way that leads to it: memos of the score took a tenth of the script of a tap.
pub struct Slices<T: 'static> {
    asked: StoredValue<Vec<(u64, Ask<T>)>>,
    next: StoredValue<u64>,
}

impl<T> Clone for Slices<T> {
    fn clone(&self) -> Slices<T> {
        *self
    }
}

impl<T> Copy for Slices<T> {}

impl<T: 'static> Slices<T> {
    /// None yet.
    #[must_use]
    pub fn new() -> Slices<T> {
        Slices { asked: StoredValue::new(Vec::new()), next: StoredValue::new(0) }
    }

    /// What `of` says of the value, from now until the owner that asks is gone.
    pub fn register<P>(self, now: &T, of: impl Fn(&T) -> P + Send + Sync + 'static) -> ReadSignal<P>
    where
        P: PartialEq + Send + Sync + 'static,
    {
        let slice = RwSignal::new(of(now));
        self.push(Box::new(move |value| set_if_changed(slice, of(value))));
        slice.read_only()
    }

    /// The same of something that the value may not have, `first` to begin with; while it has not, the slice stays as it was.
    pub fn register_some<P>(self, first: P, of: impl Fn(&T) -> Option<P> + Send + Sync + 'static) -> ReadSignal<P>
    where
        P: PartialEq + Send + Sync + 'static,
    {
        let slice = RwSignal::new(first);
        self.push(Box::new(move |value| of(value).into_iter().for_each(|part| set_if_changed(slice, part))));
        slice.read_only()
    }

    fn push(self, ask: Ask<T>) {
        let id = self.next.get_value();
        self.next.set_value(id + 1);
        self.asked.update_value(|asked| asked.push((id, ask)));
        on_cleanup(move || {
            self.asked.try_update_value(|asked| asked.retain(|(other, _)| *other != id));
        });
    }

    /// Asks all of them about another value.
    pub fn update(self, value: &T) {
        self.asked.with_value(|asked| asked.iter().for_each(|(_, ask)| ask(value)));
    }
}

impl AppState {
    /// What `of` says of the state: a signal that changes only when that does.
    pub fn slice<T>(self, of: impl Fn(&State) -> T + Send + Sync + 'static) -> ReadSignal<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.history.with_untracked(|history| self.slices.register(history.now(), of))
    }

    /// The same of the state and the rules that are played.
    pub fn slice_by_rules<T>(self, of: impl Fn(&State, &Plan) -> T + Send + Sync + 'static) -> ReadSignal<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        // Slices are asked anew after the rules are compiled (`change`).
        self.slice(move |state| self.plan.with_untracked(|plan| of(state, plan)))
    }

    /// An item of a list of the state, whose element stays at its place; `None` if it is not there. What has just been removed
    /// stays what it was while its element goes.
    pub fn item<T>(self, of: impl Fn(&State) -> Option<T> + Send + Sync + 'static) -> Option<ReadSignal<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let first = self.history.with_untracked(|history| of(history.now()))?;
        Some(self.slices.register_some(first, of))
    }
}

/// What `of` gives, as a signal that is set by an effect whenever that has changed. A memo makes all that depends on it look
/// again each time something that `of` reads changes, even if `of` gives the same.
pub fn distinct<T>(of: impl Fn() -> T + 'static) -> ReadSignal<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let slice = RwSignal::new(untrack(&of));
    Effect::new(move |_| set_if_changed(slice, of()));
    slice.read_only()
}

/// Sets a signal to what it is now, if that has changed.
fn set_if_changed<P: PartialEq + Send + Sync + 'static>(slice: RwSignal<P>, now: P) {
    if slice.try_with_untracked(|before| *before != now) == Some(true) {
        slice.set(now);
    }
}

impl<T: 'static> Default for Slices<T> {
    fn default() -> Slices<T> {
        Slices::new()
    }
}

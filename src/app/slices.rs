//! Parts of the state, each a memo: whoever reads one is woken only when that part has changed.

use leptos::prelude::*;
use tenbo_engine::plan::Plan;

use super::state::AppState;
use tenbo_session::State;

impl AppState {
    /// What `of` says of the state.
    pub fn slice<T>(self, of: impl Fn(&State) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.history.with(|history| of(history.now())))
    }

    /// What `of` says of the state and the rules that are played.
    pub fn slice_by_rules<T>(self, of: impl Fn(&State, &Plan) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.plan.with(|plan| self.history.with(|history| of(history.now(), plan))))
    }

    /// An item of a list of the state, whose element stays at its place; `None` if it is not there. What has just been removed
    /// stays what it was while its element goes.
    pub fn item<T>(self, of: impl Fn(&State) -> Option<T> + Send + Sync + 'static) -> Option<Memo<T>>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let first = self.history.with_untracked(|history| of(history.now()))?;
        Some(Memo::new(move |before: Option<&T>| {
            let now = self.history.with(|history| of(history.now()));
            now.unwrap_or_else(|| before.unwrap_or(&first).clone())
        }))
    }
}

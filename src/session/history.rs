//! Undo and redo of everything.

use super::edit::{Edit, Refusal, apply};
use super::editor::Shelf;
use super::state::State;
use crate::engine::rulebook::plan::Plan;

/// How many steps are kept.
const STEPS: usize = 500;

/// A state with those before it and, after an undo, those after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    past: Vec<State>,
    now: State,
    future: Vec<State>,
}

impl History {
    /// Nothing to undo yet.
    #[must_use]
    pub const fn new(first: State) -> History {
        History { past: Vec::new(), now: first, future: Vec::new() }
    }

    /// The state now.
    #[must_use]
    pub const fn now(&self) -> &State {
        &self.now
    }

    /// Edits. Moving the caret or looking at another seat is no step of its own, and what changes nothing is none.
    ///
    /// # Errors
    /// Why the edit is not possible; nothing has changed then.
    pub fn take(&mut self, edit: Edit, plan: &Plan) -> Result<(), Refusal> {
        let looks = edit.only_looks();
        let next = apply(&self.now, edit, plan)?;
        if next == self.now {
            return Ok(());
        }
        let before = std::mem::replace(&mut self.now, next);
        if !looks {
            self.past.push(before);
            if self.past.len() > STEPS {
                self.past.remove(0);
            }
            self.future.clear();
        }
        Ok(())
    }

    /// Back one step; `false` if there is none. What of the page is in sight stays.
    pub fn undo(&mut self) -> bool {
        let Some(mut before) = self.past.pop() else { return false };
        before.view = self.now.view;
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Forward one step; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(mut after) = self.future.pop() else { return false };
        after.view = self.now.view;
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }

    /// The kept rulebooks have arrived: no step that could be undone ever was without them.
    pub fn arrive(&mut self, kept: &Shelf) {
        for state in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            state.shelf = kept.merged(&state.shelf, &Shelf::default());
        }
    }

    /// Whether there is a step back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step forward.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

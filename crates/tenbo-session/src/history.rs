//! Undo and redo: of everything in the hand and at the table, and of everything that is done with games.

use std::sync::Arc;

use tenbo_engine::plan::Plan;

use super::action::Action;
use super::edit::{Refusal, apply, look, open, with_rules};
use super::editor::{CustomRulebook, Library, library};
use super::games::{self, GameEdit, GameRefusal, Games};
use super::state::State;
use super::view::View;

/// How many steps are kept.
const STEPS: usize = 500;

/// The current value, the earlier ones and, after an undo, the later ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps<S> {
    past: Vec<S>,
    now: S,
    future: Vec<S>,
}

impl<S> Steps<S> {
    /// Nothing to undo yet.
    #[must_use]
    pub const fn new(first: S) -> Steps<S> {
        Steps { past: Vec::new(), now: first, future: Vec::new() }
    }

    /// The current value.
    #[must_use]
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// Makes `next` the current value, one step on.
    fn step(&mut self, next: S) {
        self.past.push(std::mem::replace(&mut self.now, next));
        if self.past.len() > STEPS {
            self.past.remove(0);
        }
        self.future.clear();
    }

    /// Back one step; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Forward one step; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
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

/// What a step did to a rulebook of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BookChange {
    /// Its id.
    pub(crate) id: String,
    /// Its place among those that are kept.
    pub(crate) place: usize,
    /// What it was; nothing if it was made.
    pub(crate) before: Option<Arc<CustomRulebook>>,
    /// What it became; nothing if it was thrown away.
    pub(crate) after: Option<Arc<CustomRulebook>>,
}

/// A state, and what the step that led to it did beside.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    state: State,
    book: Option<BookChange>,
}

/// What is on the page: the deal with its earlier and later states, and what has no such states: the view, and the own
/// rulebooks, of which undo takes back only what its step has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    moments: Steps<Moment>,
    view: View,
    library: Library,
}

impl History {
    /// Nothing to undo yet, and no rulebooks.
    #[must_use]
    pub fn new(state: State, view: View) -> History {
        History { moments: Steps::new(Moment { state, book: None }), view, library: Library::default() }
    }

    /// The deal now.
    #[must_use]
    pub const fn now(&self) -> &State {
        &self.moments.now.state
    }

    /// The deal before the last step; `None` at the beginning, and after an undo.
    #[must_use]
    pub fn before(&self) -> Option<&State> {
        let past = self.moments.past.last().filter(|_| self.moments.future.is_empty());
        past.map(|moment| &moment.state)
    }

    /// What of the page is in sight.
    #[must_use]
    pub const fn view(&self) -> View {
        self.view
    }

    /// The rulebooks of one's own that are kept.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// Does it. What only looks adds no step, and what changes nothing is ignored.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed then.
    pub fn take(&mut self, action: impl Into<Action>, plan: &Plan) -> Result<(), Refusal> {
        let action = action.into();
        let looks = action.only_looks();
        let mut book = None;
        let next = match action {
            Action::Edit(edit) => apply(self.now(), edit, plan)?,
            Action::View(view) => {
                self.view = view;
                let mut next = self.now().clone();
                look(&mut next, view);
                next
            }
            Action::Open(state, view) => {
                self.view = view;
                let mut next = *state;
                open(&mut next, view);
                next
            }
            Action::Book(edit) => {
                let (mut library, mut rules) = (self.library.clone(), self.now().rules.clone());
                library::apply(&mut library, &mut rules, edit)?;
                book = library.change_since(&self.library);
                self.library = library;
                with_rules(self.now(), rules)
            }
        };
        if looks {
            self.moments.now.state = next;
        } else if next != *self.now() || book.is_some() {
            self.moments.step(Moment { state: next, book });
        }
        Ok(())
    }

    /// Back one step; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let book = self.moments.now.book.clone();
        let moved = self.moments.undo();
        if moved && let Some(BookChange { id, place, before, after }) = book {
            self.library.replace(&id, place, after.as_ref(), before.as_ref());
        }
        self.arrived();
        moved
    }

    /// Forward one step; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let moved = self.moments.redo();
        if moved && let Some(BookChange { id, place, before, after }) = &self.moments.now.book {
            self.library.replace(id, *place, before.as_ref(), after.as_ref());
        }
        self.arrived();
        moved
    }

    /// The view is the one that is left, whatever it was when the state was made.
    fn arrived(&mut self) {
        look(&mut self.moments.now.state, self.view);
    }

    /// Whether there is a step back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.moments.can_undo()
    }

    /// Whether there is a step forward.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.moments.can_redo()
    }

    /// Adds the kept rulebooks, once they are loaded.
    pub fn arrive(&mut self, kept: &Library) {
        self.library = kept.merged(&self.library, &Library::default());
    }

    /// Takes over the rulebooks that another page has kept. `before` is what both had once.
    pub fn follow(&mut self, stored: &Library, before: &Library) {
        self.library = self.library.merged(stored, before);
    }
}

/// The games, with their earlier and later states.
pub type GamesHistory = Steps<Games>;

impl GamesHistory {
    /// Applies an edit. Looking at another game adds no step.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed then.
    pub fn take(&mut self, edit: GameEdit) -> Result<(), GameRefusal> {
        let looks = edit.only_looks();
        let next = games::apply(&self.now, edit)?;
        if looks {
            self.now = next;
        } else if next != self.now {
            self.step(next);
        }
        Ok(())
    }
}

//! Undo and redo: of everything in the hand and at the table, and of everything that is done with games.

use tenbo_engine::plan::Plan;

use super::edit::{Edit, Refusal, apply, look};
use super::editor::Library;
use super::games::join::MergePolicy;
use super::games::{self, GameEdit, GameRefusal, Games, Merged};
use super::state::State;

/// How many steps are kept.
const STEPS: usize = 500;

/// The states of the page: the current one, earlier ones and, after an undo, later ones.
pub type History = Steps<State>;

/// The same for the games.
pub type GamesHistory = Steps<Games>;

/// What undo and redo switch between.
pub trait Stage: PartialEq {
    /// Copies from the state that is left what undo and redo do not change.
    fn stay(&mut self, _left: &Self) {}
}

impl Stage for State {
    /// The view that is shown stays.
    fn stay(&mut self, left: &State) {
        look(self, left.view);
    }
}

impl Stage for Games {}

/// The current state, the earlier ones and, after an undo, the later ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps<S> {
    past: Vec<S>,
    now: S,
    future: Vec<S>,
}

impl<S: Stage> Steps<S> {
    /// Nothing to undo yet.
    #[must_use]
    pub const fn new(first: S) -> Steps<S> {
        Steps { past: Vec::new(), now: first, future: Vec::new() }
    }

    /// The current state.
    #[must_use]
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// Makes `next` the current state. An edit that only changes what is looked at adds no step; one that changes
    /// nothing is ignored.
    fn go(&mut self, next: S, only_looks: bool) {
        if next == self.now {
            return;
        }
        let before = std::mem::replace(&mut self.now, next);
        if !only_looks {
            self.past.push(before);
            if self.past.len() > STEPS {
                self.past.remove(0);
            }
            self.future.clear();
        }
    }

    /// Back one step; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(mut before) = self.past.pop() else { return false };
        before.stay(&self.now);
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Forward one step; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(mut after) = self.future.pop() else { return false };
        after.stay(&self.now);
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

impl History {
    /// Applies an edit. Moving the caret or looking at another seat adds no step.
    ///
    /// # Errors
    /// Why the edit is not possible; nothing has changed then.
    pub fn take(&mut self, edit: Edit, plan: &Plan) -> Result<(), Refusal> {
        let looks = edit.only_looks();
        let next = apply(&self.now, edit, plan)?;
        self.go(next, looks);
        Ok(())
    }

    /// Adds the kept rulebooks, once they are loaded, to every state, so that no undo removes them.
    pub fn arrive(&mut self, kept: &Library) {
        for state in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            state.library = kept.merged(&state.library, &Library::default());
        }
    }

    /// Takes over the rulebooks that another page has kept, in every state, so that no undo removes them. `before` is
    /// what both had once.
    pub fn follow(&mut self, stored: &Library, before: &Library) {
        for state in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            state.library = state.library.merged(stored, before);
        }
    }
}

impl GamesHistory {
    /// Applies an edit. Looking at another game adds no step.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed then.
    pub fn take(&mut self, edit: GameEdit) -> Result<(), GameRefusal> {
        let looks = edit.only_looks();
        let next = games::apply(&self.now, edit)?;
        self.go(next, looks);
        Ok(())
    }

    /// Takes back the last step, as if it had not been made.
    pub fn withdraw(&mut self) {
        if let Some(before) = self.past.pop() {
            self.now = before;
        }
    }

    /// Takes over the games that another page has kept as `stored`, in every state, so that no undo removes them.
    /// `before` is what both had once. If both changed the same thing, this page's version stays and undo gives the
    /// other's. The same holds for a game that is open here and was deleted there.
    pub fn follow(&mut self, stored: &Games, before: &Games) -> Merged {
        let all = self.now.merged_with(stored, before, MergePolicy::Own);
        for state in self.past.iter_mut().chain(&mut self.future) {
            let mut own = state.renamed(&all.renamed);
            own.forget(&all.gone);
            *state = own.merged_with(stored, before, MergePolicy::Own).games;
        }
        let theirs = self.now.merged_with(stored, before, MergePolicy::Theirs).games;
        if theirs != all.games {
            self.past.push(theirs);
        } else if let (Some(open), None) = (self.now.opened(), all.games.opened()) {
            let mut still = all.games.clone();
            still.keep(open);
            self.past.push(still);
        }
        self.now = all.games.clone();
        all
    }
}

//! Undo and redo: of everything in the hand and at the table, and of everything that is done with games.

use tenbo_engine::plan::Plan;

use super::edit::{Edit, Refusal, apply, show_winner};
use super::editor::Library;
use super::games::join::Stands;
use super::games::{self, GameEdit, GameRefusal, Games, Together};
use super::state::State;

/// How many steps are kept.
const STEPS: usize = 500;

/// The state of the page with those before it and, after an undo, those after it.
pub type History = Steps<State>;

/// The games with those before and, after an undo, those after.
pub type GamesHistory = Steps<Games>;

/// What steps lead from and to.
pub trait Stage: PartialEq {
    /// Takes over from the one that is left what no step brings back.
    fn stay(&mut self, _left: &Self) {}
}

impl Stage for State {
    /// What of the page is in sight stays.
    fn stay(&mut self, left: &State) {
        self.view = left.view;
        show_winner(self);
    }
}

impl Stage for Games {}

/// Where one is, with what was before it and, after an undo, what comes after it.
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

    /// Where one is now.
    #[must_use]
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// On to what comes next. Only looking is no step of its own, and what changes nothing is none.
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
    /// Edits. Moving the caret or looking at another seat only looks.
    ///
    /// # Errors
    /// Why the edit is not possible; nothing has changed then.
    pub fn take(&mut self, edit: Edit, plan: &Plan) -> Result<(), Refusal> {
        let looks = edit.only_looks();
        let next = apply(&self.now, edit, plan)?;
        self.go(next, looks);
        Ok(())
    }

    /// The kept rulebooks have arrived: no step that could be undone ever was without them.
    pub fn arrive(&mut self, kept: &Library) {
        for state in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            state.library = kept.merged(&state.library, &Library::default());
        }
    }

    /// Another page has kept these rulebooks; `before` is what both had once. No step ever was without what it did.
    pub fn follow(&mut self, stored: &Library, before: &Library) {
        for state in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            state.library = state.library.merged(stored, before);
        }
    }
}

impl GamesHistory {
    /// Edits. Looking at another game only looks.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed then.
    pub fn take(&mut self, edit: GameEdit) -> Result<(), GameRefusal> {
        let looks = edit.only_looks();
        let next = games::apply(&self.now, edit)?;
        self.go(next, looks);
        Ok(())
    }

    /// Another page has kept `stored`; `before` is what both were once. No step that could be undone ever was without it.
    /// Where both did something to the same, this page's stands, and one step back is the other's; so is a game that is
    /// open here and was thrown away there.
    pub fn follow(&mut self, stored: &Games, before: &Games) -> Together {
        let all = self.now.together(stored, before, Stands::Own);
        for state in self.past.iter_mut().chain(&mut self.future) {
            let mut own = state.renamed(&all.renamed);
            own.forget(&all.gone);
            *state = own.together(stored, before, Stands::Own).games;
        }
        let theirs = self.now.together(stored, before, Stands::Theirs).games;
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

//! Undo and redo of everything that is done with games.

use super::edit::{GameEdit, GameRefusal, apply};
use super::shelf::Games;

/// How many steps are kept.
const STEPS: usize = 500;

/// The games with those before and, after an undo, those after.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesHistory {
    past: Vec<Games>,
    now: Games,
    future: Vec<Games>,
}

impl GamesHistory {
    /// Nothing to undo yet.
    #[must_use]
    pub const fn new(first: Games) -> GamesHistory {
        GamesHistory { past: Vec::new(), now: first, future: Vec::new() }
    }

    /// The games now.
    #[must_use]
    pub const fn now(&self) -> &Games {
        &self.now
    }

    /// Edits. Looking at another game is no step of its own, and what changes nothing is none.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed then.
    pub fn take(&mut self, edit: GameEdit) -> Result<(), GameRefusal> {
        let looks = edit.only_looks();
        let next = apply(&self.now, edit)?;
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

//! What a person does on the page.

use super::edit::Edit;
use super::editor::BookEdit;
use super::state::State;
use super::view::View;

/// One thing that a person does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Changes the deal or its rules.
    Edit(Edit),
    /// Shows another view. Undo leaves it.
    View(View),
    /// Opens a whole deal, of a link or an example, in a view.
    Open(Box<State>, View),
    /// Something with rulebooks of one's own.
    Book(BookEdit),
}

impl Action {
    /// Whether it changes what is looked at and nothing else.
    #[must_use]
    pub const fn only_looks(&self) -> bool {
        match self {
            Action::Edit(edit) => edit.only_looks(),
            Action::View(_) => true,
            Action::Open(..) | Action::Book(_) => false,
        }
    }

    /// Opens a deal in a view.
    #[must_use]
    pub fn open(state: State, view: View) -> Action {
        Action::Open(Box::new(state), view)
    }
}

impl From<Edit> for Action {
    fn from(edit: Edit) -> Action {
        Action::Edit(edit)
    }
}

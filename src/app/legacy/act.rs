//! What a tap or a changed field does. Elements carry the place of their act in the list of their region.

use leptos::prelude::*;

use crate::app::state::AppState;
use crate::engine::draft::DrawCause;
use crate::session::{Edit, Ending};

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Edits.
    Take(Edit),
    /// Back one step.
    Undo,
    /// Forward one step.
    Redo,
    /// The next tile is a joker, or no longer.
    Joker,
    /// What is in a field became something else.
    Changed(Field),
}

/// A field with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The wind of the round.
    Round,
    /// The winner's seat.
    Sit,
    /// Counters.
    Honba,
    /// Riichi sticks.
    Deposits,
    /// How often East has won in a row.
    EastWins,
    /// Tiles left in the wall.
    WallLeft,
    /// How the deal ends.
    Ends,
    /// Who is liable.
    Liable,
    /// What the hand that is shown is worth without tiles.
    Total,
}

impl Act {
    /// Whether it changes what is shown rather than how, which readers of a page that shows a hand may not.
    #[must_use]
    pub const fn edits(&self) -> bool {
        match self {
            Act::Take(edit) => !matches!(edit, Edit::Show(_) | Edit::View(_)),
            Act::Undo | Act::Redo | Act::Joker | Act::Changed(_) => true,
        }
    }

    /// Does it; `false` if it was not possible.
    pub fn run(self, store: AppState, value: &str) -> bool {
        match self {
            Act::Take(edit) => return store.dispatch(edit),
            Act::Undo => store.undo(),
            Act::Redo => store.redo(),
            Act::Joker => store.joker.update(|joker| *joker = !*joker),
            Act::Changed(field) => {
                let edit = field.edit(store, value.trim());
                return edit.is_some_and(|edit| store.dispatch(edit));
            }
        }
        true
    }
}

impl Field {
    fn edit(self, store: AppState, value: &str) -> Option<Edit> {
        Some(match self {
            Field::Round => Edit::Prevailing(value.parse().ok()?),
            Field::Sit => Edit::Sit(value.parse().ok()?),
            Field::Honba => Edit::Honba(value.parse().unwrap_or_default()),
            Field::Deposits => Edit::Deposits(value.parse().unwrap_or_default()),
            Field::EastWins => Edit::DealerWins(value.parse().unwrap_or_default()),
            Field::WallLeft => Edit::WallLeft(value.parse().ok()),
            Field::Liable => Edit::Liable(value.parse().ok()),
            Field::Total => Edit::Total(store.state.with_untracked(|state| state.seat), value.parse().ok()),
            Field::Ends => {
                let nagashi = store.state.with_untracked(|state| state.ending.nagashi().to_vec());
                let cause: Option<DrawCause> = value.parse().ok();
                Edit::Ending(cause.map_or(Ending::Win, |cause| Ending::Draw { cause, nagashi }))
            }
        })
    }
}

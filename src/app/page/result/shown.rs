//! What the result panel looks at.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::page::store::Store;
use crate::app::text::Language;
use crate::app::text::sheet::Paper;
use crate::engine::draft::Draft;
use crate::engine::problem::Problem;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::engine::table::Answer;
use crate::engine::tile::Tile;

/// The deal, its rules and its answer, and what can be done from the panel.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The language of the page.
    pub language: Language,
    /// The deal as entered.
    pub draft: Memo<Draft>,
    /// The rules.
    pub plan: Memo<Arc<Plan>>,
    /// The seat that is being looked at.
    pub seat: Memo<Seat>,
    /// The answer.
    pub answer: Memo<Result<Answer, Vec<Problem>>>,
    /// Completes the hand with a tile.
    pub complete: Callback<Tile>,
    /// Discards a tile of a full hand.
    pub discard: Callback<Tile>,
}

impl Shown {
    /// What the store holds now and later.
    #[must_use]
    pub fn of(store: Store) -> Shown {
        Shown {
            language: store.language.get_untracked(),
            draft: store.deal,
            plan: store.plan,
            seat: Memo::new(move |_| store.state.with(|state| state.seat)),
            answer: store.answer,
            complete: Callback::new(move |tile| store.complete(tile)),
            discard: Callback::new(move |tile| store.discard(tile)),
        }
    }

    /// Reads the answer and whatever it is about; nothing while there are problems.
    pub fn paper<T>(&self, read: impl FnOnce(Paper) -> T) -> Option<T> {
        let plan = self.plan.get();
        self.answer.with(|answer| {
            let answer = answer.as_ref().ok()?;
            self.draft.with(|draft| Some(read(Paper { language: self.language, draft, plan: &plan, answer })))
        })
    }
}

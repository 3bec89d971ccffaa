//! What stays in sight in the editor: what the hand on the table is worth, and undo and redo.

use leptos::prelude::*;

use super::editor_page::use_edited;
use crate::app::components::UndoButtons;
use crate::app::state::use_app_state;
use tenbo_session::editor::compare::play;
use tenbo_session::{RulesChoice, State};
use tenbo_wording::EditorWord;
use tenbo_wording::headline::Headline;

/// What the hand is worth by the edited rulebook, and what by the one that it builds on.
#[component]
pub fn HandPreview() -> impl IntoView {
    let app = use_app_state();
    let edited = use_edited();
    let worth = Memo::new(move |_| {
        let language = app.language.get();
        let seat = app.state.with(State::judged);
        app.plan.with(|plan| {
            let headline = app.deal.with(|deal| app.answer.with(|answer| Headline::of(deal, plan, seat, answer)));
            app.seating.with(|seating| language.headline(&headline, plan.book.family, seating))
        })
    });
    let by_base = Memo::new(move |_| {
        let language = app.language.get();
        let rules = edited.base_id.with(|id| RulesChoice::of(id))?;
        edited.base.track();
        let (played, seat) = app.state.with(|state| (play(state, rules), state.judged()));
        let headline = Headline::of(&played.draft, &played.plan, seat, &played.answer);
        if headline == Headline::Empty {
            return None;
        }
        let book = &played.plan.book;
        let worth = app.seating.with(|seating| language.headline(&headline, book.family, seating));
        Some(language.labeled(language.rulebook(&book.id, &book.name), &worth))
    });
    view! {
        <div class="editor-bar">
            <p class="preview">
                <span class="muted">{app.word(EditorWord::HandNow)}</span>
                " "
                <output>{worth}</output>
                {move || by_base.get().map(|text| view! { <span class="muted">{text}</span> })}
            </p>
            <UndoButtons />
        </div>
    }
}

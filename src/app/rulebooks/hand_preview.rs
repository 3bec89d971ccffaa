//! What stays at the foot of the editor: what the hand on the table is worth by this rulebook and by the one that it builds on,
//! how much is probably not meant, whether all is saved, the way back, and the way out.

use leptos::prelude::*;

use super::actions::copy_link;
use super::editor_page::use_edited;
use super::go::go;
use super::state::{EditorPart, use_rulebooks};
use crate::app::components::{Icon, IconButton, IconName, UndoButtons};
use crate::app::state::use_app_state;
use tenbo_session::editor::compare::play;
use tenbo_session::{RulesChoice, State};
use tenbo_wording::headline::Headline;
use tenbo_wording::{EditorWord, Word};

/// What the hand is worth by the edited rulebook, and what by the one that it builds on.
#[component]
pub fn HandPreview() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let worth = Memo::new(move |_| {
        let language = app.language.get();
        let seat = app.state.with(State::judged);
        app.plan.with(|plan| {
            let headline = app.deal.with(|deal| app.answer.with(|answer| Headline::of(deal, plan, seat, answer)));
            let nothing = headline == Headline::Empty;
            let worth = || app.seating.with(|seating| language.headline(&headline, plan.rulebook().family, seating));
            if nothing { String::from("–") } else { worth() }
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
        let book = played.plan.rulebook();
        let worth = app.seating.with(|seating| language.headline(&headline, book.family, seating));
        Some(language.labeled(language.rulebook(&book.id, &book.name), &worth))
    });
    let doubted = Memo::new(move |_| edited.causes.with(Vec::len));
    let warned = move || {
        let language = app.language.get();
        language.labeled(language.word(EditorWord::Warnings), &doubted.get().to_string())
    };
    view! {
        <div class="editor-bar felt">
            <p class="preview">
                <span>{app.word(EditorWord::HandNow)} " " <output>{worth}</output></span>
                <span class="muted">
                    {move || by_base.get().map(|text| format!("{text} · "))}
                    {move || app.language.get().word(edited.saved.get())}
                </span>
            </p>
            <div class="editor-acts">
                <UndoButtons words=true />
                <IconButton
                    name=IconName::Link
                    label=Signal::derive(app.word(EditorWord::ShareLink))
                    on_click=move || copy_link(books)
                />
                <Show when=move || { doubted.get() > 0 }>
                    <button
                        type="button"
                        class="key-icon with-words amber-count"
                        aria-label=warned
                        title=warned
                        on:click=move |_| go(books, EditorPart::Warnings)
                    >
                        <Icon name=IconName::Warning />
                        <span>{doubted}</span>
                    </button>
                </Show>
                <button type="button" class="button primary" on:click=move |_| app.dialog.set(None)>
                    {app.word(Word::Done)}
                </button>
            </div>
        </div>
    }
}

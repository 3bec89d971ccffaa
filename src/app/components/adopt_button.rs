//! What the house plays otherwise than a rulebook of one's own, and the way to write it there.

use leptos::prelude::*;

use super::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::Action;
use tenbo_session::editor::BookEdit;
use tenbo_wording::EditorWord;

/// Writes what lies over a rulebook of one's own into it. Until that is asked for, it stays as it was saved.
#[component]
pub fn AdoptButton() -> impl IntoView {
    let app = use_app_state();
    let lies_over = app.slice(|state| state.rules.own.is_some() && state.rules.house_rules() > 0);
    let name = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.editor_adopt(&plan.rulebook().name))
    });
    view! {
        <Show when=move || lies_over.get()>
            <p>
                {app.word(EditorWord::HouseOver)} " "
                <EditButton class="link" edit=Action::Book(BookEdit::Adopt)>
                    {name}
                </EditButton>
            </p>
        </Show>
    }
}

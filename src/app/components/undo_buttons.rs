//! One step back and one forward.

use leptos::prelude::*;

use super::{IconButton, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::Word;

/// The buttons for one step back and one forward in the history of the deal.
#[component]
pub fn UndoButtons(
    /// Whether the first has a word beside its picture.
    #[prop(optional)]
    words: bool,
) -> impl IntoView {
    let app = use_app_state();
    let can_undo = Memo::new(move |_| app.can_step().0);
    let can_redo = Memo::new(move |_| app.can_step().1);
    view! {
        <IconButton
            name=IconName::Undo
            label=Signal::derive(app.word(Word::Undo))
            able=can_undo
            words
            on_click=move || app.undo()
        />
        <IconButton
            name=IconName::Redo
            label=Signal::derive(app.word(Word::Redo))
            able=can_redo
            on_click=move || app.redo()
        />
    }
}

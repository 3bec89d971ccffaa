//! The choice of the rulebook that is played: those that were chosen last, one's own, and all others by families, found by
//! whatever anybody calls them.

mod actions;
mod families;
mod keys;
mod row;
mod search;
mod state;

use leptos::prelude::*;

use self::actions::Actions;
use self::families::{Families, UsedLast};
use self::keys::key_down;
use self::search::Search;
use self::state::ChooserState;
use super::browser::focus::focus;
use super::components::part::part;
use super::components::{DialogFrame, Part, PartView};
use super::state::{Dialog, use_app_state};
use tenbo_wording::Word;

/// The dialog.
#[component]
pub fn RulebookChooser() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Rulebook));
    view! {
        <DialogFrame id="chooser-title" title shows=|dialog| matches!(dialog, Dialog::Chooser)>
            <Part load=chooser />
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    chooser in chooser: PartView = || view! { <Chooser /> }.into_any()
}

/// The search, the list, and what else can be done with rulebooks.
#[component]
fn Chooser() -> impl IntoView {
    let app = use_app_state();
    let chooser = ChooserState::new(app);
    provide_context(chooser);
    // What is played has the focus: as in a list of the system, arrows go on from there, and letters look for another.
    let first = untrack(|| chooser.rows.with(|rows| rows.first().cloned())).unwrap_or_default();
    request_animation_frame(move || focus(&first));
    view! {
        <div class="chooser" on:keydown=move |event| key_down(chooser, &event)>
            <Search />
            <UsedLast />
            <Families />
        </div>
        <Actions />
    }
}

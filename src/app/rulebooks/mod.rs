//! The rulebooks: the list of them, the editor of one's own, files, and a hand under all of them. One dialog with four
//! pages.

mod actions;
mod amount;
mod basic_rules;
mod comparison_page;
mod content;
mod controls;
mod differences;
mod editor_page;
mod exclusions;
mod hand_preview;
mod headings;
mod import_page;
mod list_page;
mod own_rulebook;
mod own_rulebooks;
mod pattern_details;
mod pattern_list;
mod pattern_row;
mod pattern_side;
mod share_links;
mod shipped_rulebook;
mod state;
mod warnings;

use leptos::prelude::*;

use self::content::Content;
use super::components::part::part;
use super::components::{DialogFrame, Part, PartView};
use super::state::{Dialog, use_app_state};
use crate::i18n::Word;

/// The dialog.
#[component]
pub fn RulebooksDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Books));
    view! {
        <DialogFrame id="books-title" title shows=|dialog| matches!(dialog, Dialog::Rulebooks)>
            <div class="pages-dialog">
                <Part load=rulebooks />
            </div>
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    rulebooks in rulebooks: PartView = || view! { <Content /> }.into_any()
}

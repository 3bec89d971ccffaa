//! The rulebooks: the list of them, the editor of one's own, files, a hand under all of them, and each as a sheet. One dialog
//! with six pages.

mod actions;
mod amount;
mod basic_rules;
mod compared_rows;
mod comparison_page;
mod condition_fields;
mod content;
mod controls;
mod custom_hand;
mod custom_hands;
mod differences;
mod editor_nav;
mod editor_page;
mod editor_section;
mod exclusion_terms;
mod exclusions;
mod found_hands;
mod found_rules;
mod go;
mod hand_preview;
mod headings;
mod import_page;
mod item_details;
mod item_switches;
mod liability;
mod liability_word;
mod list_page;
mod own_fouls;
mod own_rulebook;
mod own_rulebooks;
mod own_sources;
mod pattern_details;
mod pattern_list;
mod pattern_lists;
mod pattern_row;
mod pattern_side;
mod payment_grid;
mod share_links;
mod sheet_actions;
mod sheet_code;
mod sheet_compared;
mod sheet_page;
mod sheet_table;
mod sheet_tools;
mod shipped_rulebook;
mod sources;
mod start_page;
mod state;
mod table_rows;
mod tables;
mod template_field;
mod template_key;
mod template_keys;
mod warnings;

use leptos::prelude::*;

use self::content::Content;
use super::components::part::part;
use super::components::{DialogFrame, Part, PartView};
use super::state::{Dialog, use_app_state};
use tenbo_wording::Word;

/// The dialog.
#[component]
pub fn RulebooksDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Books));
    view! {
        <DialogFrame id="books-title" title shows=|dialog| matches!(dialog, Dialog::Rulebooks | Dialog::Comparison | Dialog::Sheet | Dialog::GivenFile)>
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

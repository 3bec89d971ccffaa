//! The reference: how to use the page and its keys, the patterns, the score tables. One dialog with three pages.

mod actions;
mod help_page;
mod notation;
mod page_bar;
mod pattern_details;
mod pattern_row;
mod patterns_page;
mod scores_page;
mod state;

use leptos::prelude::*;

use self::help_page::HelpPage;
use self::page_bar::{PageBar, PlayedRulebook};
use self::patterns_page::PatternsPage;
use self::scores_page::ScoresPage;
use self::state::{Page, use_reference_state};
use super::components::part::part;
use super::components::{DialogFrame, Part, PartView};
use super::state::{Dialog, Topic, use_app_state};
use tenbo_wording::Word;

/// The dialog.
#[component]
pub fn ReferenceDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::Help));
    view! {
        <DialogFrame id="help-title" title shows=|dialog| matches!(dialog, Dialog::Reference(_))>
            <div class="pages-dialog reference">
                <Part load=reference />
            </div>
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    reference in reference: PartView = || view! { <Content /> }.into_any()
}

/// The page that is chosen, below what chooses it.
#[component]
fn Content() -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    Effect::new(move |_| match app.dialog.get() {
        Some(Dialog::Reference(Topic::Help)) => reference.page.set(Page::Help),
        Some(Dialog::Reference(Topic::Pattern(pattern))) => actions::open_at(app, reference, pattern),
        _ => {}
    });
    let page = move || match reference.page.get() {
        Page::Help => view! { <HelpPage /> }.into_any(),
        Page::Patterns => view! { <PatternsPage /> }.into_any(),
        Page::Scores => view! { <ScoresPage /> }.into_any(),
    };
    view! {
        <PageBar />
        <PlayedRulebook />
        {page}
    }
}

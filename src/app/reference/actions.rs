//! What the controls of the reference do.

use leptos::prelude::*;
use tenbo_engine::patterns::{Category, Pattern};

use super::state::{Page, ReferenceState, Section};
use crate::app::browser::focus::focus;
use crate::app::shortcuts::HAND;
use crate::app::state::AppState;
use crate::app::status_message::StatusMessage;
use tenbo_session::example::Shown;
use tenbo_session::{Action, View};
use tenbo_wording::Word;

/// The id of the line of a pattern.
pub fn line_id(pattern: Pattern) -> String {
    format!("pattern-{pattern}")
}

/// Opens the reference at a pattern.
pub fn open_at(app: AppState, reference: ReferenceState, pattern: Pattern) {
    if !app.plan.with_untracked(|plan| plan.values(pattern)) {
        reference.others.set(true);
    }
    reference.page.set(Page::Patterns);
    reference.query.set(String::new());
    reference.open.update(|open| {
        for section in [Section::Category(pattern.def().category), Section::Pattern(pattern)] {
            if !open.contains(&section) {
                open.push(section);
            }
        }
    });
    request_animation_frame(move || focus(&line_id(pattern)));
}

/// Opens or closes a part. What was opened with everything else closes alone.
pub fn toggle(reference: ReferenceState, section: Section) {
    let all_were_open = reference.all_open.get_untracked();
    reference.open.update(|open| {
        if all_were_open {
            *open = everything();
        }
        match open.iter().position(|other| *other == section) {
            Some(place) => drop(open.remove(place)),
            None => open.push(section),
        }
    });
    if all_were_open {
        reference.all_open.set(false);
    }
}

/// Opens or closes everything.
pub fn toggle_all(reference: ReferenceState) {
    reference.open.set(Vec::new());
    reference.all_open.update(|all| *all = !*all);
}

/// Puts the example of a pattern into the hand builder.
pub fn try_example(app: AppState, pattern: Pattern) {
    let example = app.plan.with_untracked(|plan| Shown::of(pattern, plan.rulebook())).example;
    let Some(state) = example.map(|example| app.state.with_untracked(|state| example.state(state))) else { return };
    if app.dispatch(Action::open(state, View::Hand)) {
        app.dialog.set(None);
        app.message.set(Some(StatusMessage::Notice(Word::ExampleTried)));
        request_animation_frame(|| focus(HAND));
    }
}

/// Prints the page that is shown, with everything open.
pub fn print(app: AppState, reference: ReferenceState) {
    reference.all_open.set(true);
    // After it is on the page.
    request_animation_frame(move || request_animation_frame(move || app.print()));
}

/// Everything that can be open.
fn everything() -> Vec<Section> {
    let categories = Category::ALL.iter().map(|&category| Section::Category(category));
    let patterns = Pattern::ALL.iter().chain(Pattern::CUSTOM);
    categories.chain(patterns.map(|&pattern| Section::Pattern(pattern))).collect()
}

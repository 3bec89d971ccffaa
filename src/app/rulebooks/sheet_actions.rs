//! What the controls of the sheet do.

use leptos::prelude::*;

use super::actions::{hand_on, show, with_rulebooks};
use super::state::{Outcome, Page, RulebooksState};
use crate::app::status_message::StatusMessage;
use tenbo_session::share::{SheetLink, SheetRows};
use tenbo_session::{RulesChoice, State};

/// Shows the sheet of a shipped rulebook, with the house rules if it is the one that is played.
pub fn show_sheet(books: RulebooksState, id: &'static str) {
    with_rulebooks(books, move || {
        let played = |state: &State| Some(state.rules.clone()).filter(|rules| rules.own.is_none() && rules.id == id);
        let rules = books.app.state.with_untracked(played).or_else(|| RulesChoice::of(id));
        open(books, rules, None);
    });
}

/// Shows that of one that is kept.
pub fn show_own_sheet(books: RulebooksState, id: String) {
    with_rulebooks(books, move || {
        let own = books.app.library.with_untracked(|library| library.get(&id).cloned());
        open(books, own.map(RulesChoice::playing), None);
    });
}

/// Shows that of the one that is played.
pub fn show_played_sheet(books: RulebooksState) {
    open(books, Some(books.app.state.with_untracked(|state| state.rules.clone())), None);
}

fn open(books: RulebooksState, rules: Option<RulesChoice>, beside: Option<RulesChoice>) {
    if rules.is_some() {
        books.sheet.set(rules);
        books.beside.set(beside);
        show(books, Page::Sheet);
    }
}

/// Shows the sheet that the last link asked for: of the rulebook that is played since. What it says wrong is told with the rest
/// that was wrong with the link.
pub fn follow_link(books: RulebooksState) {
    let (SheetLink { rows, beside }, mut lost) = books.app.linked.with_untracked(|text| SheetLink::read(text));
    books.only_differing.set(rows == SheetRows::Differing);
    open(books, Some(books.app.state.with_untracked(|state| state.rules.clone())), beside);
    if !lost.is_empty() {
        books.app.message.update(|message| match message {
            Some(StatusMessage::Dropped(others)) => others.append(&mut lost),
            _ => *message = Some(StatusMessage::Dropped(lost)),
        });
    }
}

/// A link to the sheet to the clipboard.
pub fn copy_link(books: RulebooksState) {
    let Some(rules) = books.sheet.get_untracked() else { return };
    let beside = books.beside.get_untracked();
    let differing = beside.is_none() || books.only_differing.get_untracked();
    let rows = if differing { SheetRows::Differing } else { SheetRows::All };
    hand_on(books, &SheetLink { rows, beside }.write(&rules));
}

/// Prints the sheet.
pub fn print(books: RulebooksState) {
    books.outcome.set(Outcome::None);
    request_animation_frame(move || books.app.print());
}

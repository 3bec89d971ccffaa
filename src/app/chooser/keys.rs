//! The keys of the chooser: arrows go through the list, letters look for a rulebook.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::state::ChooserState;
use crate::app::browser::focus::{focus, focused};
use tenbo_session::rules::RulebookPick;

/// The id of the field in which one looks for a rulebook.
pub const SEARCH: &str = "rulebook-search";

/// Takes a key that was pressed anywhere in the chooser.
pub fn key_down(chooser: ChooserState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
        return;
    }
    let (key, at) = (event.key(), focused());
    let in_search = at == SEARCH;
    let to = chooser.rows.with_untracked(|rows| {
        let place = rows.iter().position(|row| *row == at);
        match (key.as_str(), place) {
            ("ArrowDown", Some(place)) => rows.get(place + 1).cloned(),
            ("ArrowDown", None) => rows.first().cloned(),
            ("ArrowUp", Some(place)) => {
                Some(place.checked_sub(1).and_then(|place| rows.get(place)).map_or(SEARCH.to_owned(), Clone::clone))
            }
            ("Home", Some(_)) => rows.first().cloned(),
            ("End", Some(_)) => rows.last().cloned(),
            _ => None,
        }
    });
    if let Some(to) = to {
        event.prevent_default();
        chooser.last.set(to.clone());
        focus(&to);
    } else if in_search && key == "Enter" {
        event.prevent_default();
        if let Some(pick) = first_found(chooser) {
            chooser.choose(pick);
        }
    } else if !in_search && key != " " && key.chars().count() == 1 {
        // The letter itself is written there.
        focus(SEARCH);
    }
}

/// The first one that is found, while something is looked for.
fn first_found(chooser: ChooserState) -> Option<RulebookPick> {
    let families = chooser.families.get_untracked();
    let first = families.into_iter().flat_map(|family| family.rulebooks).next()?;
    chooser.searching.get_untracked().then_some(first.pick)
}

//! What can be done in the reference, and how far it is opened.

use leptos::prelude::*;

use crate::app::browser::focus::focus;
use crate::app::shortcuts::HAND;
use crate::app::state::{AppState, StatusMessage};
use crate::engine::catalogue::{Category, Pattern};
use crate::i18n::Word;
use crate::i18n::notes::explained;
use crate::session::Edit;
use crate::session::example::Example;

/// A page of the reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// How to use the app, and its keys.
    #[default]
    Help,
    /// The patterns.
    Patterns,
    /// The score tables.
    Scores,
}

impl Page {
    /// All, in the order of the buttons.
    pub const ALL: [Page; 3] = [Page::Help, Page::Patterns, Page::Scores];
}

/// Something that opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A group of patterns.
    Category(Category),
    /// A pattern.
    Pattern(Pattern),
}

/// How far it is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// What is shown.
    pub page: Page,
    /// What is open.
    pub open: Vec<Door>,
    /// What is looked for.
    pub query: String,
    /// Patterns that these rules do not count are listed too.
    pub others: bool,
    /// Everything that is listed is open.
    pub whole: bool,
}

impl Desk {
    /// Whether something is open.
    #[must_use]
    pub fn is_open(&self, door: Door) -> bool {
        self.whole || self.open.contains(&door)
    }
}

/// Something that is done here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Another page.
    Page(Page),
    /// Opens or closes a part.
    Door(Door),
    /// Looks for patterns.
    Search,
    /// Lists what these rules do not count, or not.
    Others,
    /// Opens or closes everything.
    Whole,
    /// Puts the example of a pattern into the hand builder.
    Try(Pattern),
    /// Prints the page that is shown.
    Print,
}

impl Deed {
    /// Whether it enters a hand.
    #[must_use]
    pub const fn edits(&self) -> bool {
        matches!(self, Deed::Try(..))
    }
}

/// The id of the line of a pattern.
pub(super) fn line(pattern: Pattern) -> String {
    ["pattern-", pattern.as_str()].concat()
}

/// Opens the reference at a page.
pub fn open(store: AppState, page: Page) {
    store.reference.update(|desk| desk.page = page);
}

/// Opens it at a pattern.
pub fn open_at(store: AppState, pattern: Pattern) {
    let counted = store.plan.with_untracked(|plan| plan.values(pattern));
    store.reference.update(|desk| {
        desk.page = Page::Patterns;
        desk.query.clear();
        desk.others |= !counted;
        for door in [Door::Category(pattern.entry().category), Door::Pattern(pattern)] {
            if !desk.open.contains(&door) {
                desk.open.push(door);
            }
        }
    });
    request_animation_frame(move || focus(&line(pattern)));
}

/// Does it; `false` if it was not possible.
pub fn run(deed: Deed, store: AppState, value: &str) -> bool {
    match deed {
        Deed::Page(page) => store.reference.update(|desk| desk.page = page),
        Deed::Door(door) => store.reference.update(|desk| {
            // What was opened with everything else closes alone.
            if std::mem::take(&mut desk.whole) {
                desk.open = all();
            }
            match desk.open.iter().position(|open| *open == door) {
                Some(place) => {
                    desk.open.remove(place);
                }
                None => desk.open.push(door),
            }
        }),
        Deed::Search => store.reference.update(|desk| value.clone_into(&mut desk.query)),
        Deed::Others => store.reference.update(|desk| desk.others = !desk.others),
        Deed::Whole => store.reference.update(|desk| {
            desk.whole = !desk.whole;
            desk.open.clear();
        }),
        Deed::Try(pattern) => {
            let [example, ..] = explained(pattern);
            let state = store.state.with_untracked(|state| Example::read(example).state(state));
            if !store.dispatch(Edit::Load(Box::new(state))) {
                return false;
            }
            store.dialog.set(None);
            store.message.set(Some(StatusMessage::Done(Word::ExampleTried)));
            request_animation_frame(|| focus(HAND));
        }
        Deed::Print => {
            store.reference.update(|desk| desk.whole = true);
            // After it is painted. A frame may forbid it; then nothing happens.
            request_animation_frame(|| {
                request_animation_frame(|| {
                    let _ = window().print();
                });
            });
        }
    }
    true
}

/// Everything that can be open.
fn all() -> Vec<Door> {
    let categories = Category::ALL.iter().map(|&category| Door::Category(category));
    categories.chain(Pattern::ALL.iter().map(|&pattern| Door::Pattern(pattern))).collect()
}

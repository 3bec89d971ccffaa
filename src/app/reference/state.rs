//! How far the reference is opened.

use leptos::prelude::*;
use tenbo_engine::patterns::{Category, Pattern};

use crate::app::state::use_app_state;

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

/// Something that opens and closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// A group of patterns.
    Category(Category),
    /// A pattern.
    Pattern(Pattern),
}

/// What the reference shows. It stays so while the dialog is closed.
#[derive(Clone, Copy)]
pub struct ReferenceState {
    /// The page.
    pub page: RwSignal<Page>,
    /// What is open.
    pub open: RwSignal<Vec<Section>>,
    /// What is looked for.
    pub query: RwSignal<String>,
    /// Patterns that these rules do not count are listed too.
    pub others: RwSignal<bool>,
    /// Everything that is listed is open.
    pub all_open: RwSignal<bool>,
}

impl ReferenceState {
    /// The help, and nothing open.
    pub fn new() -> ReferenceState {
        ReferenceState {
            page: RwSignal::new(Page::default()),
            open: RwSignal::default(),
            query: RwSignal::default(),
            others: RwSignal::new(false),
            all_open: RwSignal::new(false),
        }
    }

    /// Whether something is open.
    pub fn is_open(self, section: Section) -> Memo<bool> {
        Memo::new(move |_| self.all_open.get() || self.open.with(|open| open.contains(&section)))
    }
}

/// The state of the reference.
pub fn use_reference_state() -> ReferenceState {
    use_app_state().page_state(ReferenceState::new)
}

//! How far the rulebooks are opened, and what was said last.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::chapter::Chapter;
use tenbo_session::editor::import::Refused;
use tenbo_session::editor::{Beginning, BookEdit, Change};
use tenbo_session::option_list::Part;
use tenbo_session::{Action, RulesChoice};
use tenbo_wording::EditorWord;

/// A page of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Every rulebook.
    #[default]
    List,
    /// The editor.
    Editor,
    /// The hand under every rulebook.
    Comparison,
    /// Reading a file.
    Import,
    /// The start of another rulebook.
    Start,
    /// A rulebook as a sheet.
    Sheet,
}

/// Something that opens and closes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Section {
    /// The sources of a rulebook.
    Sources(String),
    /// The field for another name.
    Rename(String),
    /// A pattern.
    Pattern(Pattern),
    /// A part of the editor.
    Editor(EditorPart),
}

/// A part of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorPart {
    /// What is probably not meant.
    Warnings,
    /// What differs.
    Differences,
    /// Rules of one kind.
    Chapter(Chapter),
    /// Patterns without a value, in the chapter of patterns.
    WithoutValue,
    /// Options of other games.
    OtherGames,
    /// Its name, and where it is from.
    Sources,
    /// File and link.
    File,
}

impl EditorPart {
    /// The id of its heading.
    pub fn id(self) -> String {
        match self {
            EditorPart::Chapter(Chapter::Rules(part)) => format!("rules-{part:?}"),
            EditorPart::Chapter(chapter) => format!("rules-{chapter:?}"),
            part => format!("rules-{part:?}"),
        }
    }
}

/// What is open before anything was opened: what to look at, and how a hand is counted.
fn first_open() -> Vec<Section> {
    [EditorPart::Warnings, EditorPart::Chapter(Chapter::Rules(Part::Counting))].map(Section::Editor).into()
}

/// What came of the last thing that was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing to say.
    #[default]
    None,
    /// This.
    Word(EditorWord),
    /// That a text must be copied by hand.
    CopyByHand(EditorWord, String),
}

/// What the dialog shows. It stays so while it is closed.
#[derive(Clone, Copy)]
pub struct RulebooksState {
    /// The state of the page.
    pub app: AppState,
    /// What is shown.
    pub page: RwSignal<Page>,
    /// What is open.
    pub open: RwSignal<Vec<Section>>,
    /// What rule is looked for.
    pub query: RwSignal<String>,
    /// What a hand that is not added yet is called.
    pub new_hand_name: RwSignal<String>,
    /// Its template as far as it is written.
    pub new_hand: RwSignal<String>,
    /// What is looked for among the hands that players know.
    pub known_query: RwSignal<String>,
    /// What a rulebook that begins is called, and the answers about it.
    pub start_name: RwSignal<String>,
    /// The answers; none before the rulebooks are here.
    pub start: RwSignal<Option<Beginning>>,
    /// What the sheet is of; nothing before the rulebooks of a link are here.
    pub sheet: RwSignal<Option<RulesChoice>>,
    /// What is beside it.
    pub beside: RwSignal<Option<RulesChoice>>,
    /// Beside each other only what differs is shown.
    pub only_differing: RwSignal<bool>,
    /// The text that was pasted, to be read as a rulebook.
    pub text: RwSignal<String>,
    /// Why it is none.
    pub refused: RwSignal<Option<Refused>>,
    /// What is said.
    pub outcome: RwSignal<Outcome>,
}

impl RulebooksState {
    /// The list, with nothing open.
    pub fn new(app: AppState) -> RulebooksState {
        RulebooksState {
            app,
            page: RwSignal::new(Page::default()),
            open: RwSignal::new(first_open()),
            query: RwSignal::default(),
            new_hand_name: RwSignal::default(),
            new_hand: RwSignal::default(),
            known_query: RwSignal::default(),
            start_name: RwSignal::default(),
            start: RwSignal::new(None),
            sheet: RwSignal::new(None),
            beside: RwSignal::new(None),
            only_differing: RwSignal::new(true),
            text: RwSignal::default(),
            refused: RwSignal::new(None),
            outcome: RwSignal::default(),
        }
    }

    /// Whether something is open.
    pub fn is_open(self, section: Section) -> Memo<bool> {
        Memo::new(move |_| self.open.with(|open| open.contains(&section)))
    }

    /// Opens or closes something.
    pub fn toggle(self, section: &Section) {
        self.outcome.set(Outcome::None);
        self.open.update(|open| match open.iter().position(|other| other == section) {
            Some(place) => drop(open.remove(place)),
            None => open.push(section.clone()),
        });
    }

    /// Opens what is closed.
    pub fn unfold(self, sections: &[Section]) {
        let is_open = self.open.with_untracked(|open| sections.iter().all(|section| open.contains(section)));
        if !is_open {
            self.open.update(|open| {
                let closed: Vec<Section> = sections.iter().filter(|section| !open.contains(section)).cloned().collect();
                open.extend(closed);
            });
        }
    }

    /// Does something with rulebooks; `false` if it was not possible.
    pub fn edit(self, edit: BookEdit) -> bool {
        self.outcome.set(Outcome::None);
        self.app.dispatch(Action::Book(edit))
    }

    /// Changes the rulebook that is played; `false` if it was not possible.
    pub fn change(self, change: Change) -> bool {
        self.edit(BookEdit::Change(change))
    }
}

/// The state of the dialog.
pub fn use_rulebooks() -> RulebooksState {
    let app = use_app_state();
    app.page_state(|| RulebooksState::new(app))
}

//! What a tap or a changed field does. Elements carry the place of their act in the list of their region.

use leptos::prelude::*;

use super::browser::books;
use super::browser::theme::Theme;
use super::browser::then::Then;
use super::embed;
use super::game;
use super::reference;
use super::rulebooks::{self, Deed};
use super::share;
use super::state::{AppState, Notice};
use super::table;
use super::views;
use crate::engine::draft::DrawCause;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::shipped;
use crate::i18n::{Language, Word};
use crate::session::editor::BookEdit;
use crate::session::{Edit, Ending, View};

/// What stands before the id of an own rulebook in the list of rulebooks.
pub const OWN: &str = "own:";

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Edits.
    Take(Edit),
    /// Back one step.
    Undo,
    /// Forward one step.
    Redo,
    /// The next colours.
    Theme,
    /// The link to the clipboard.
    Share,
    /// The next tile is a joker, or no longer.
    Joker,
    /// Opens a view.
    View(View),
    /// Opens the help.
    Help,
    /// Opens the house rules.
    House,
    /// Opens the rulebooks.
    Books,
    /// What is in a field became something else.
    Changed(Field),
    /// Something in the picker or the editor of rulebooks.
    Editor(Deed),
    /// Something at the table that is no edit.
    Board(table::Deed),
    /// Something with games.
    Game(game::Deed),
    /// Something with what is pasted into another site.
    Embed(embed::Deed),
    /// Something in the reference.
    Reference(reference::Deed),
}

/// A field with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The rulebook.
    Rules,
    /// The language.
    Language,
    /// An option of the rules.
    Option(OptionKey),
    /// The wind of the round.
    Round,
    /// The winner's seat.
    Sit,
    /// Counters.
    Honba,
    /// Riichi sticks.
    Deposits,
    /// How often East has won in a row.
    EastWins,
    /// Tiles left in the wall.
    WallLeft,
    /// How the deal ends.
    Ends,
    /// Who is liable.
    Liable,
    /// What the hand that is shown is worth without tiles.
    Total,
}

impl Act {
    /// Whether it changes what is shown rather than how, which readers of a page that shows a hand may not.
    #[must_use]
    pub const fn edits(&self) -> bool {
        match self {
            Act::Take(edit) => !matches!(edit, Edit::Show(_) | Edit::View(_)),
            Act::Undo | Act::Redo | Act::Joker | Act::Changed(_) | Act::Editor(_) | Act::Game(_) => true,
            Act::Theme | Act::Share | Act::View(_) | Act::Help | Act::House | Act::Books => false,
            Act::Board(deed) => !matches!(deed, table::Deed::Sound),
            Act::Reference(deed) => deed.edits(),
            Act::Embed(_) => false,
        }
    }

    /// Does it; `false` if it was not possible.
    pub fn run(self, store: AppState, value: &str) -> bool {
        match self {
            Act::Take(edit) => return store.attempt(edit),
            Act::Undo => store.undo(),
            Act::Redo => store.redo(),
            Act::Theme => next_theme(store),
            Act::Share => share::copy_link(store),
            Act::Joker => store.joker.update(|joker| *joker = !*joker),
            Act::View(view) => views::open(store, view),
            Act::Help => reference::open(store, reference::Page::Help),
            Act::House => store.later(Then::of(move || store.house.set(true))),
            Act::Board(deed) => table::run(deed, store),
            Act::Books => rulebooks::open(store),
            Act::Editor(deed) => return rulebooks::run(deed, store, value),
            Act::Game(deed) => return game::run(deed, store, value),
            Act::Embed(deed) => embed::run(deed, store, value),
            Act::Reference(deed) => return reference::run(deed, store, value),
            Act::Changed(Field::Rules) => {
                if let Some(id) = value.strip_prefix(OWN) {
                    return play_own(store, id);
                }
                let Some(id) = shipped::OFFERED.iter().copied().find(|id| *id == value) else { return false };
                books::with(id, Then::of(move || choose(store, id)));
            }
            Act::Changed(Field::Language) => {
                let Some(language) = Language::of_code(value) else { return false };
                store.speak(language);
            }
            Act::Changed(field) => {
                let edit = field.edit(store, value.trim());
                return edit.is_some_and(|edit| store.attempt(edit));
            }
        }
        true
    }
}

/// The next colours.
fn next_theme(store: AppState) {
    let place = Theme::ALL.iter().position(|&theme| theme == store.theme.get_untracked());
    let next = place.and_then(|place| Theme::ALL.get(place + 1)).copied().unwrap_or(Theme::Auto);
    next.show();
    store.theme.set(next);
}

/// Plays a rulebook of one's own.
fn play_own(store: AppState, id: &str) -> bool {
    let own = store.state.with_untracked(|state| state.shelf.get(id).cloned());
    let Some(own) = own else { return false };
    let edit = Edit::Book(BookEdit::Play(id.to_owned()));
    books::with(own.stand_in(), Then::of(move || store.take(edit)));
    true
}

/// Takes a rulebook that has been asked for.
fn choose(store: AppState, id: &'static str) {
    if shipped::is_here(id) {
        store.take(Edit::Rules(id));
    } else {
        store.notice.set(Some(Notice::Done(Word::RulebookMissing)));
        // Painted again, the picker shows the rulebook that is still played.
        store.language.set(store.language.get_untracked());
    }
}

impl Field {
    fn edit(self, store: AppState, value: &str) -> Option<Edit> {
        Some(match self {
            Field::Rules | Field::Language => return None,
            Field::Option(key) => Edit::Option(key, value.parse().ok()),
            Field::Round => Edit::Prevailing(value.parse().ok()?),
            Field::Sit => Edit::Sit(value.parse().ok()?),
            Field::Honba => Edit::Honba(value.parse().unwrap_or_default()),
            Field::Deposits => Edit::Deposits(value.parse().unwrap_or_default()),
            Field::EastWins => Edit::DealerWins(value.parse().unwrap_or_default()),
            Field::WallLeft => Edit::WallLeft(value.parse().ok()),
            Field::Liable => Edit::Liable(value.parse().ok()),
            Field::Total => Edit::Total(store.state.with_untracked(|state| state.seat), value.parse().ok()),
            Field::Ends => {
                let nagashi = store.state.with_untracked(|state| state.ending.nagashi().to_vec());
                let cause: Option<DrawCause> = value.parse().ok();
                Edit::Ending(cause.map_or(Ending::Win, |cause| Ending::Draw { cause, nagashi }))
            }
        })
    }
}

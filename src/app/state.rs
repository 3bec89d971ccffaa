//! The only owner of signals: one history of states, and what follows from it.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser::focus::{focus_in, settle};
use super::browser::storage::{self, Key};
use super::browser::theme::Theme;
use super::browser::then::Then;
use super::browser::{books, language};
use super::embed;
use super::game;
use super::rulebooks::Desk;
use super::table::Table;
use super::{reference, views};
use crate::engine::draft::Draft;
use crate::engine::problem::Problem;
use crate::engine::rulebook::plan::Plan;
use crate::engine::rulebook::shipped;
use crate::engine::seat::Seat;
use crate::engine::table::Answer;
use crate::engine::table::answer::answer;
use crate::engine::tile::Tile;
use crate::i18n::{Language, Word};
use crate::session::editor::Shelf;
use crate::session::keys::Typed;
use crate::session::share::Dropped;
use crate::session::spot::Spot;
use crate::session::{Edit, History, Refusal, State, share};

/// What the line below the hand says about the last thing that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An edit was not possible.
    Refused(Refusal),
    /// Parts of a shared link could not be read.
    Dropped(Vec<Dropped>),
    /// Something went well, or not, in words of its own.
    Done(Word),
}

/// A handle to everything that the page shows. Cheap to copy.
#[derive(Clone, Copy)]
pub struct AppState {
    history: RwSignal<History>,
    /// The state now.
    pub state: Memo<State>,
    /// The rules now, compiled.
    pub plan: Memo<Arc<Plan>>,
    /// What the engine was asked.
    pub deal: Memo<Draft>,
    /// What it answered.
    pub answer: Memo<Result<Answer, Vec<Problem>>>,
    /// The language of every text.
    pub language: RwSignal<Language>,
    /// What to say about the last thing that was done.
    pub notice: RwSignal<Option<Notice>>,
    /// Digits that wait for the letter of their suit.
    pub typed: RwSignal<Typed>,
    /// Whether the help is open.
    pub help: RwSignal<bool>,
    /// Whether the house rules are open.
    pub house: RwSignal<bool>,
    /// Whether the rulebooks are open.
    pub books: RwSignal<bool>,
    /// How far they are opened.
    pub desk: RwSignal<Desk>,
    /// The games.
    pub game: RwSignal<game::Desk>,
    /// Which deal of a game is being entered by tiles.
    pub by_tiles: RwSignal<Option<game::At>>,
    /// The own rulebooks as they are kept between visits; nothing until they have been looked for.
    kept: StoredValue<Option<Shelf>>,
    /// The colours.
    pub theme: RwSignal<Theme>,
    /// The id of the key of the tile keyboard that Tab comes to.
    pub stop: RwSignal<String>,
    /// Whether the next tile from the keyboard is a joker that stands for it.
    pub joker: RwSignal<bool>,
    /// How far the reference is opened.
    pub reference: RwSignal<reference::Desk>,
    /// How far the table is opened.
    pub table: RwSignal<Table>,
    /// Whether readers may change nothing, as the page around a frame wants it.
    pub readonly: RwSignal<bool>,
    /// Whether what is pasted into another site is shown.
    pub embed: RwSignal<bool>,
    /// What it is to be.
    pub pasted: RwSignal<embed::Form>,
}

impl AppState {
    /// A store that starts with this state, in this language.
    #[must_use]
    pub fn new(first: State, language: Language) -> AppState {
        let history = RwSignal::new(History::new(first));
        let state = Memo::new(move |_| history.with(|history| history.now().clone()));
        let rules = Memo::new(move |_| state.with(|state| state.rules.clone()));
        let same =
            |a: Option<&Arc<Plan>>, b: Option<&Arc<Plan>>| !matches!((a, b), (Some(a), Some(b)) if Arc::ptr_eq(a, b));
        let plan = Memo::new_with_compare(move |_| Arc::new(rules.with(crate::session::RulesChoice::plan)), same);
        let deal = Memo::new(move |_| plan.with(|plan| state.with(|state| state.deal(plan))));
        let answer =
            Memo::new_with_compare(move |_| plan.with(|plan| deal.with(|deal| answer(deal, plan))), |_, _| true);
        AppState {
            history,
            state,
            plan,
            deal,
            answer,
            language: RwSignal::new(language),
            notice: RwSignal::new(None),
            typed: RwSignal::new(Typed::default()),
            help: RwSignal::new(false),
            house: RwSignal::new(false),
            books: RwSignal::new(false),
            desk: RwSignal::new(Desk::default()),
            game: RwSignal::new(game::Desk::default()),
            by_tiles: RwSignal::new(game::pending()),
            kept: StoredValue::new(None),
            theme: RwSignal::new(Theme::kept()),
            stop: RwSignal::new(String::new()),
            joker: RwSignal::new(false),
            reference: RwSignal::new(reference::Desk::default()),
            table: RwSignal::new(Table::default()),
            readonly: RwSignal::new(false),
            embed: RwSignal::new(false),
            pasted: RwSignal::new(embed::Form::default()),
        }
    }

    /// Edits, or says why not.
    pub fn take(&self, edit: Edit) {
        self.attempt(edit);
    }

    /// The same, and whether it was possible: a native box that was ticked in vain must be kept from looking so.
    pub fn attempt(&self, edit: Edit) -> bool {
        // What is shown instead takes the field away that is being written.
        if matches!(edit, Edit::View(_) | Edit::Load(_)) {
            settle();
        }
        if self.readonly.get_untracked() && !edit.only_looks() {
            return false;
        }
        let plan = self.plan.get_untracked();
        let refused = self.history.try_update(|history| history.take(edit, &plan).err()).flatten();
        let taken = refused.is_none();
        if taken && self.joker.get_untracked() {
            self.joker.set(false);
        }
        self.notice.set(refused.map(Notice::Refused));
        taken
    }

    /// Does something that readers may not.
    pub fn unlocked(&self, act: impl FnOnce()) {
        let locked = self.readonly.get_untracked();
        self.readonly.update_untracked(|readonly| *readonly = false);
        act();
        self.readonly.update_untracked(|readonly| *readonly = locked);
    }

    /// Back to the state before.
    pub fn undo(&self) {
        self.step(History::undo, Refusal::NothingToUndo);
    }

    /// Forward again.
    pub fn redo(&self) {
        self.step(History::redo, Refusal::NothingToRedo);
    }

    fn step(&self, step: fn(&mut History) -> bool, otherwise: Refusal) {
        if self.readonly.get_untracked() {
            return;
        }
        let moved = self.history.try_update(step).unwrap_or_default();
        self.notice.set((!moved).then_some(Notice::Refused(otherwise)));
    }

    /// Whether there is something to undo and to redo.
    #[must_use]
    pub fn can_step(&self) -> (bool, bool) {
        self.history.with(|history| (history.can_undo(), history.can_redo()))
    }

    /// Completes the hand that is shown with a tile it waits for.
    pub fn complete(&self, tile: Tile) {
        self.take(Edit::Complete(tile));
    }

    /// Discards a tile of the full hand that is shown.
    pub fn discard(&self, tile: Tile) {
        self.take(Edit::Discard(tile));
    }

    /// Shows and edits the hand of a seat.
    pub fn show(&self, seat: Seat) {
        self.take(Edit::Show(seat));
    }

    /// Shows where something can be put right, and puts the focus there.
    pub fn lead(&self, spot: Spot) {
        if let Some(seat) = spot.seat {
            self.take(Edit::Show(seat));
        }
        if let Some(target) = spot.target {
            self.take(Edit::Aim(target));
        }
        request_animation_frame(move || focus_in(spot.control.as_str()));
    }

    /// Opens a link's text, which can be undone.
    pub fn open(&self, text: &str) {
        let (state, dropped) = share::read(text);
        let (state, whole) = views::possible(state, self.language.get_untracked());
        self.unlocked(|| self.take(Edit::Load(Box::new(state))));
        if !whole {
            self.notice.set(Some(Notice::Done(Word::PartMissing)));
        } else if !dropped.is_empty() {
            self.notice.set(Some(Notice::Dropped(dropped)));
        }
    }

    /// The own rulebooks of earlier visits, once what they build on is here.
    pub fn fetch_shelf(self) {
        if self.kept.with_value(Option::is_some) || !shipped::OFFERED.iter().all(|id| shipped::is_here(id)) {
            return;
        }
        let kept = Shelf::read(&storage::get(Key::Books).unwrap_or_default());
        self.history.update(|history| history.arrive(&kept));
        self.kept.set_value(Some(kept));
    }

    /// Keeps the own rulebooks for the next visit, if they are others than before.
    pub fn keep_shelf(self) {
        self.state.with(|state| {
            let shelf = &state.shelf;
            match self.kept.with_value(|kept| kept.as_ref().map(|before| before == shelf)) {
                Some(true) => {}
                // One was made before the others were looked for: they must not be written over.
                None if *shelf != Shelf::default() => self.fetch_own(),
                None => {}
                Some(false) => {
                    let stored = storage::stored(Key::Books).unwrap_or_default();
                    let before = self.kept.get_value().unwrap_or_default();
                    // What could not be kept is no base of what another page does.
                    if storage::set(Key::Books, &shelf.write(&stored, &before)) {
                        self.kept.set_value(Some(shelf.clone()));
                    }
                }
            }
        });
    }

    /// Follows what another page has done to the own rulebooks.
    pub fn follow_shelf(self) {
        let (Some(before), Some(text)) = (self.kept.get_value(), storage::stored(Key::Books)) else { return };
        let stored = Shelf::read(&text);
        if stored != before {
            self.kept.set_value(Some(stored.clone()));
            self.history.update(|history| history.follow(&stored, &before));
        }
    }

    /// Fetches the own rulebooks and what they build on.
    pub fn fetch_own(self) {
        books::load(Then::of(move || self.fetch_shelf()));
    }

    /// Does something that needs the texts of later views, once they are here; says so when they cannot be had.
    pub fn later(self, then: Then) {
        let language = self.language.get_untracked();
        let come = Then::of(move || {
            if language.is_here(true) {
                then.run(());
            } else {
                self.notice.set(Some(Notice::Done(Word::PartMissing)));
            }
        });
        books::with_texts(language, come);
    }

    /// Fetches the long texts, and shows those that belong to what is shown.
    pub fn fetch_texts(self) {
        let language = self.language.get_untracked();
        if !language.is_here(true) {
            books::with_texts(language, Then::of(move || self.language.set(language)));
        }
    }

    /// Speaks another language from now on, once its texts are here.
    pub fn speak(self, language: Language) {
        let whole = self.language.get_untracked().is_here(true);
        let speak = Then::told(move |came: bool| {
            if !came {
                return self.notice.set(Some(Notice::Done(Word::PartMissing)));
            }
            let then = Then::of(move || {
                language::keep(language);
                self.language.set(language);
            });
            if whole { books::with_texts(language, then) } else { then.run(()) }
        });
        books::with_language(language, speak);
    }

    /// The state as the text of a link, without `#`.
    #[must_use]
    pub fn link(&self) -> String {
        self.state.with(share::write)
    }
}

//! The only owner of signals: one history of states, and what follows from it.

use super::status_message::StatusMessage;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::rules::{Family, shipped};
use tenbo_engine::settle::{Answer, answer};
use tenbo_engine::tiles::Seat;

pub use super::actor::Actor;
use super::browser::focus::commit_field;
use super::browser::storage::{self, Key};
use super::browser::{assets, faces, message, printing, theme};
pub use super::dialog::{Dialog, Topic};
use super::kept_library::KeptLibrary;
use super::latest::Latest;
use super::loaded::Loaded;
use tenbo_session::editor::{BookEdit, Library};
use tenbo_session::faces::Faces;
use tenbo_session::keys::Typed;
use tenbo_session::rules::RulebookPick;
use tenbo_session::theme::Theme;
use tenbo_session::{Action, Edit, History, Refusal, Seating, State, View};
use tenbo_wording::{Language, Message, Word};

/// The id of the panel that shows the chosen view, which all tabs control.
pub const VIEW_PANEL: &str = "panel";

/// The id of the tab of a view.
#[must_use]
pub const fn tab_id(view: View) -> &'static str {
    match view {
        View::Hand => "tab-hand",
        View::Table => "tab-table",
        View::Game => "tab-game",
    }
}

/// The state of the page, from the context that its root provides.
///
/// # Panics
///
/// Outside of the page's root.
#[must_use]
pub fn use_app_state() -> AppState {
    expect_context()
}

/// What every view shares: the deal with its history, what follows from it, and how the page looks. Cheap to copy.
#[derive(Clone, Copy)]
pub struct AppState {
    pub(super) history: RwSignal<History>,
    /// The deal now.
    pub state: Memo<State>,
    /// What of the page is in sight.
    pub view: Memo<View>,
    /// The own rulebooks.
    pub library: Memo<Library>,
    /// The rules now, compiled. A signal and not a memo of the state: who reads it is not asked at each tap whether the rules
    /// are others.
    pub plan: RwSignal<Arc<Plan>>,
    /// The seat that is being looked at.
    pub seat: Memo<Seat>,
    /// What the engine was asked.
    pub deal: Memo<Draft>,
    /// What it answered.
    pub answer: Memo<Result<Answer, Problems>>,
    /// The language of every text.
    pub language: RwSignal<Language>,
    /// Which files beside the module have come.
    pub loaded: RwSignal<Loaded>,
    /// What to say about the last thing that was done.
    pub message: RwSignal<Option<StatusMessage>>,
    /// Digits that wait for the letter of their suit.
    pub typed: RwSignal<Typed>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// Whether the settings are open where they are a sheet.
    pub settings_open: RwSignal<bool>,
    /// Whether the menu of the page is open.
    pub menu_open: RwSignal<bool>,
    /// The last link that asked for a sheet, which the rulebooks read, or that brings a game, which the games take; or the last
    /// file that was given to the page, which one of them reads.
    pub linked: RwSignal<String>,
    /// The own rulebooks as they are kept between visits.
    pub(super) kept: KeptLibrary,
    /// The colors.
    pub theme: RwSignal<Theme>,
    /// The faces of the tiles.
    pub faces: RwSignal<Faces>,
    /// Whether keys work wherever no field is written into; where not, they need the focus in the builder.
    pub keys_anywhere: RwSignal<bool>,
    /// Whether the next tile from the keyboard is a joker that stands for it.
    pub joker: RwSignal<bool>,
    /// Whether readers may change nothing, as the page around a frame wants it.
    pub readonly: RwSignal<bool>,
    /// Whether a deal of a game is being entered by tiles.
    pub by_tiles: RwSignal<bool>,
    /// Who sits where in that deal.
    pub seating: RwSignal<Seating>,
    /// The owner of what lives as long as the page.
    pub(super) owner: StoredValue<Option<Owner>>,
    /// The rulebook that was chosen last.
    pub(super) rulebook_pick: Latest,
    /// The language that was chosen last.
    pub(super) language_pick: Latest,
}

impl AppState {
    /// A store that starts with this state, in this view and language.
    #[must_use]
    pub fn new(first: State, view: View, language: Language) -> AppState {
        let plan = RwSignal::new(Arc::new(first.rules.plan()));
        let history = RwSignal::new(History::new(first, view));
        let seat = Memo::new(move |_| history.with(|history| history.now().seat));
        let state = Memo::new(move |_| history.with(|history| history.now().clone()));
        let deal = Memo::new(move |_| plan.with(|plan| state.with(|state| state.deal(plan))));
        let answer =
            Memo::new_with_compare(move |_| plan.with(|plan| deal.with(|deal| answer(deal, plan))), |_, _| true);
        AppState {
            history,
            state,
            view: Memo::new(move |_| history.with(History::view)),
            library: Memo::new(move |_| history.with(|history| history.library().clone())),
            plan,
            seat,
            deal,
            answer,
            language: RwSignal::new(language),
            loaded: RwSignal::default(),
            message: RwSignal::new(None),
            typed: RwSignal::new(Typed::default()),
            dialog: RwSignal::new(None),
            settings_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            linked: RwSignal::default(),
            kept: KeptLibrary::new(),
            theme: RwSignal::new(theme::kept()),
            faces: RwSignal::new(faces::kept()),
            keys_anywhere: RwSignal::new(!storage::has(Key::KeysInBuilder)),
            joker: RwSignal::new(false),
            readonly: RwSignal::new(false),
            by_tiles: RwSignal::new(storage::has(Key::ByTiles)),
            seating: RwSignal::default(),
            owner: StoredValue::new(Owner::current()),
            rulebook_pick: Latest::new(),
            language_pick: Latest::new(),
        }
    }

    /// A text that stands for itself in the language of the page, and the words of the rulebook where it has its own:
    /// `app.word(EditorWord::Back)`.
    pub fn word<M: Message>(self, word: M) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || {
            let language = self.language.get();
            if M::BY_FAMILY { language.word_for(word, self.plan.read().rulebook().family) } else { language.word(word) }
        }
    }

    /// Any text in the words of the rulebook.
    pub fn text_for<T>(
        self,
        of: impl Fn(Language, Family) -> T + Send + Sync + 'static,
    ) -> impl Fn() -> T + Send + Sync + 'static {
        move || of(self.language.get(), self.plan.read().rulebook().family)
    }

    /// Any text in the language of the page: `app.text(Language::headline_empty)`.
    pub fn text<T>(self, of: impl Fn(Language) -> T + Send + Sync + 'static) -> impl Fn() -> T + Send + Sync + 'static {
        move || of(self.language.get())
    }

    /// Does it, or says why not; `false` if it was not possible: a native box that was ticked in vain must be kept from
    /// looking so.
    pub fn dispatch(&self, action: impl Into<Action>) -> bool {
        self.dispatch_as(Actor::Reader, action.into())
    }

    /// The same by whoever asks for it.
    pub fn dispatch_as(&self, actor: Actor, action: Action) -> bool {
        // What is shown instead takes the field away that is being written.
        if matches!(action, Action::View(_) | Action::Open(..)) {
            commit_field();
        }
        if !self.may(actor) && !action.only_looks() {
            return false;
        }
        let plan = self.plan.get_untracked();
        let refused = self.change(|history| history.take(action, &plan).err()).flatten();
        let taken = refused.is_none();
        if taken && self.joker.get_untracked() {
            self.joker.set(false);
        }
        self.message.set(refused.map(StatusMessage::Refused));
        taken
    }

    /// Changes the state, and the rules with it where they are others then.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut History) -> T) -> Option<T> {
        let (result, plan) = self.history.try_update(|history| {
            let before = history.now().rules.clone();
            let result = change(history);
            let rules = &history.now().rules;
            (result, (*rules != before).then(|| Arc::new(rules.plan())))
        })?;
        if let Some(plan) = plan {
            self.plan.set(plan);
        }
        Some(result)
    }

    /// Prints the page, or says that this frame may not.
    pub fn print(self) {
        if !printing::print() && message::is_embedded() {
            self.message.set(Some(StatusMessage::Notice(Word::PrintRefusedInFrame)));
        }
    }

    /// Back to the state before.
    pub fn undo(&self) {
        self.undo_as(Actor::Reader);
    }

    /// The same by whoever asks for it.
    pub fn undo_as(&self, actor: Actor) {
        self.step(actor, History::undo, Refusal::NothingToUndo);
    }

    /// Forward again.
    pub fn redo(&self) {
        self.step(Actor::Reader, History::redo, Refusal::NothingToRedo);
    }

    /// Whether whoever asks may change something.
    fn may(&self, actor: Actor) -> bool {
        actor == Actor::Host || !self.readonly.get_untracked()
    }

    fn step(&self, actor: Actor, step: fn(&mut History) -> bool, otherwise: Refusal) {
        if !self.may(actor) {
            return;
        }
        let moved = self.change(step).unwrap_or_default();
        self.message.set((!moved).then_some(StatusMessage::Refused(otherwise)));
    }

    /// Whether there is something to undo and to redo.
    #[must_use]
    pub fn can_step(&self) -> (bool, bool) {
        self.history.with(|history| (history.can_undo(), history.can_redo()))
    }

    /// Plays a rulebook once it is here, and then tells whether it is played: it may be that it cannot be had. Of two that are
    /// chosen one after the other only the last is.
    pub fn pick_rulebook(self, pick: RulebookPick, then: impl FnOnce(bool) + 'static) {
        let is_latest = self.rulebook_pick.ask();
        spawn_local(async move {
            match pick {
                RulebookPick::Shipped(id) => {
                    assets::load_rulebook(id).await;
                    if !is_latest() {
                        return;
                    }
                    if shipped::is_here(id) {
                        then(self.dispatch(Edit::Rules(id)));
                    } else {
                        self.message.set(Some(StatusMessage::Notice(Word::RulebookMissing)));
                        then(false);
                    }
                }
                RulebookPick::Custom(id) => {
                    let stand_in = self.library.with_untracked(|library| library.get(&id).map(|own| own.stand_in()));
                    if let Some(stand_in) = stand_in {
                        assets::load_rulebook(stand_in).await;
                        if is_latest() {
                            then(self.dispatch(Action::Book(BookEdit::Play(id))));
                        }
                    }
                }
            }
        });
    }
}

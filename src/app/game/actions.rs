//! What can be done with games: shown, begun, opened, named, thrown away, taken back.

use leptos::prelude::*;

use super::HEADING;
use super::deal_form::HEADING as FORM;
use super::setup_fields::SetupField;
use super::state::{GameState, NewGame, Outcome, Page};
use crate::app::browser::focus::{focus, keep as keep_focus};
use tenbo_session::RulesChoice;
use tenbo_session::form::Form;
use tenbo_session::games::{GameEdit, GamesHistory};
use tenbo_session::rules::OWN;
use tenbo_wording::GameWord;

impl GameState {
    /// What was said is no longer news.
    pub fn clear_messages(self) {
        self.outcome.set(None);
        self.app.message.set(None);
        self.other_tab.set(None);
    }

    /// Shows a page, and puts the focus there.
    pub fn show(self, page: Page) {
        self.clear_messages();
        self.go_to(page);
    }

    /// Shows a page and keeps the message.
    pub fn go_to(self, page: Page) {
        self.page.set(page);
        self.problem.set(None);
        self.renaming.set(None);
        if page == Page::New {
            self.new_game.set(NewGame::default());
        }
        request_animation_frame(|| focus(HEADING));
    }

    /// Edits the games and keeps them; `false` if it is not possible, which is said.
    pub fn edit(self, edit: GameEdit) -> bool {
        if !self.writes_now() && !edit.only_looks() {
            return false;
        }
        let refused = self.history.try_update(|history| history.take(edit).err()).flatten();
        let taken = refused.is_none();
        if let Some(refusal) = refused {
            self.outcome.set(Some(Outcome::Refused(refusal)));
        }
        self.keep();
        taken
    }

    /// Opens a game.
    pub fn open(self, id: String) {
        self.edit_and_open(GameEdit::Open(Some(id)));
    }

    /// Opens a copy of a game.
    pub fn duplicate(self, id: String) {
        let language = self.app.language.get_untracked();
        let name = self.history.with_untracked(|history| {
            history.now().get(&id).map(|sheet| language.copy_of_game(&sheet.game.name)).unwrap_or_default()
        });
        self.edit_and_open(GameEdit::Duplicate(id, name));
    }

    fn edit_and_open(self, edit: GameEdit) {
        self.clear_messages();
        self.reset_form();
        if self.edit(edit) {
            self.load_form();
            self.go_to(Page::Sheet);
        }
    }

    /// Asks for another name of a game, or no longer.
    pub fn toggle_renaming(self, id: String) {
        self.clear_messages();
        self.renaming.update(|renaming| *renaming = (renaming.as_ref() != Some(&id)).then_some(id));
        request_animation_frame(|| focus("game-rename"));
    }

    /// Gives a game another name.
    pub fn rename(self, id: String, name: String) {
        self.clear_messages();
        self.renaming.set(None);
        self.edit(GameEdit::Rename(id, name));
        request_animation_frame(|| keep_focus(HEADING));
    }

    /// Throws a game away.
    pub fn delete(self, id: String) {
        if self.edit_whole(GameEdit::Delete(id)) {
            self.outcome.set(Some(Outcome::Word(GameWord::Deleted)));
        }
    }

    /// Ends the open game, or goes on with it.
    pub fn finish(self, finished: bool) {
        if self.edit_whole(GameEdit::Finish(finished)) && finished {
            request_animation_frame(|| focus("game-over"));
        }
    }

    /// An edit after which nothing is filled in any more.
    pub fn edit_whole(self, edit: GameEdit) -> bool {
        self.clear_messages();
        let taken = self.edit(edit);
        if taken {
            self.reset_form();
            request_animation_frame(|| keep_focus(HEADING));
        }
        taken
    }

    /// Whether there is a step to take back.
    pub fn can_undo(self) -> bool {
        self.last_tap().is_some() || self.history.with(GamesHistory::can_undo)
    }

    /// What was filled in before the last change of the form; nothing if it has become another since, as by another tab.
    fn last_tap(self) -> Option<Form> {
        self.form.with(|form| self.taps.with(|taps| taps.last().filter(|(_, after)| after == form)?.0.clone().into()))
    }

    /// Back one step: of what is filled in of a deal, then of what was done with games.
    pub fn undo(self) {
        match untrack(|| self.last_tap()) {
            Some(before) => {
                self.taps.update(|taps| {
                    taps.pop();
                });
                self.form.set(before);
            }
            None => self.step(GamesHistory::undo),
        }
    }

    /// Forward one step.
    pub fn redo(self) {
        self.step(GamesHistory::redo);
    }

    fn step(self, step: fn(&mut GamesHistory) -> bool) {
        if self.app.readonly.get_untracked() || !self.writes_now() {
            return;
        }
        self.clear_messages();
        self.history.update(|history| {
            step(history);
        });
        self.reset_form();
        self.keep();
        request_animation_frame(|| keep_focus(HEADING));
    }

    /// Begins the new game as it is written.
    pub fn start(self) {
        self.clear_messages();
        let new = self.new_game.get_untracked();
        let rules = new.rules.unwrap_or_else(|| self.app.state.with_untracked(|state| state.rules.clone()));
        self.reset_form();
        if !self.edit(GameEdit::New(new.name, new.players.to_vec(), Box::new(rules))) {
            return;
        }
        for (field, text) in [(SetupField::Initial, &new.initial), (SetupField::Rounds, &new.rounds)] {
            if !text.is_empty() {
                self.change_setup(field, text);
            }
        }
        self.go_to(Page::Sheet);
        request_animation_frame(|| focus(FORM));
    }

    /// Writes a field of the new game.
    pub fn write_new_game(self, field: SetupField, text: &str) {
        let rules = if field == SetupField::Rules { self.rules_of(text) } else { None };
        self.new_game.update(|new| match field {
            SetupField::Name => text.clone_into(&mut new.name),
            SetupField::Player(place) => {
                if let Some(player) = new.players.get_mut(place) {
                    text.clone_into(player);
                }
            }
            SetupField::Rules => new.rules = rules,
            SetupField::Initial => text.clone_into(&mut new.initial),
            SetupField::Rounds => text.clone_into(&mut new.rounds),
        });
    }

    /// Changes a field of the open game; what makes no sense changes nothing.
    pub fn change_setup(self, field: SetupField, text: &str) {
        let text = text.trim();
        let id = self.opened.with_untracked(|opened| opened.as_ref().map(|game| game.sheet.id.clone()));
        let edit = match field {
            SetupField::Name => id.map(|id| GameEdit::Rename(id, text.to_owned())),
            SetupField::Player(place) => Some(GameEdit::Player(place, text.to_owned())),
            SetupField::Rules => self.rules_of(text).map(|rules| GameEdit::Rules(Box::new(rules))),
            SetupField::Initial if text.is_empty() => Some(GameEdit::Initial(None)),
            SetupField::Initial => text.parse().ok().map(|initial| GameEdit::Initial(Some(initial))),
            SetupField::Rounds if text.is_empty() => Some(GameEdit::Rounds(None)),
            SetupField::Rounds => text.parse().ok().map(|rounds| GameEdit::Rounds(Some(rounds))),
        };
        if let Some(edit) = edit {
            self.edit(edit);
        }
    }

    /// Rules by the value of their option in the list.
    fn rules_of(self, value: &str) -> Option<RulesChoice> {
        match value.strip_prefix(OWN) {
            Some(id) => self.app.library.with_untracked(|library| library.get(id).cloned()).map(RulesChoice::playing),
            None => RulesChoice::of(value),
        }
    }
}

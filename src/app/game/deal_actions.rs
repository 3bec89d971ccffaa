//! What can be done with the deals of the open game: filled in, entered, corrected, inserted, removed.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::game::{Entry, Report};

use super::deal_form::HEADING as FORM;
use super::dealt::Dealt;
use super::state::{GameState, Outcome};
use super::sync::OnItsWay;
use crate::app::browser::focus::focus;
use tenbo_session::form::{Filled, Form, Worth};
use tenbo_session::games::{DealChange, DealPlace, GameEdit};

/// The id of the button of a deal.
pub fn deal_id(place: usize) -> String {
    format!("deal-{}", place + 1)
}

impl GameState {
    /// Fills in a field of the form; `false` if what is written makes no sense, and nothing has changed then.
    pub fn fill(self, field: Filled, text: &str) -> bool {
        let Some(game) = self.opened.get_untracked() else { return false };
        self.outcome.set(None);
        self.app.message.set(None);
        let before = self.form.get_untracked();
        let filled = self.form.try_update(|form| {
            // A total that was kept is han and fu to whoever changes only one of them.
            if let (Filled::Fu(seat), Some(by)) = (field, form.by) {
                let counted = form.worth[seat].counted(&game.plan, game.is_for_three(), seat, by);
                if matches!(counted, Worth::Han(..)) {
                    form.worth[seat] = counted;
                }
            }
            form.fill(field, text, &game.plan)
        });
        let after = self.form.get_untracked();
        if after != before {
            self.taps.update(|taps| taps.push((before, after)));
        }
        filled.unwrap_or_default()
    }

    /// The deal of the form becomes the game's. What it lacks is said beside the form all the while.
    pub fn enter(self) {
        self.clear_messages();
        let Some(game) = self.opened.get_untracked() else { return };
        let entry = self.form.with_untracked(|form| form.deal(&game.plan, game.is_for_three()));
        if let Ok(entry) = entry {
            self.enter_deal(entry, self.forms.mark());
        }
    }

    /// A deal into the game, at the place of the form that has this mark; what that changed is said.
    pub fn enter_deal(self, entry: Entry, mark: String) -> bool {
        let Some(before) = self.opened.get_untracked() else { return false };
        let boxed = Box::new(entry);
        let place = self.place.get_untracked();
        self.keeping.entered(OnItsWay { mark: mark.clone(), place, dealer: self.dealer(), entry: boxed.clone() });
        let (edit, change) = match place {
            DealPlace::Next => (GameEdit::Deal(boxed), DealChange::Entered),
            DealPlace::Correct(place) => (GameEdit::Correct(place, boxed), DealChange::Corrected(place)),
            DealPlace::Insert(place) => (GameEdit::Insert(place, boxed), DealChange::Inserted(place)),
        };
        if !self.edit(edit) {
            self.keeping.not_entered(&mark);
            return false;
        }
        self.reset_form();
        self.say(change, before.report);
        let over = self.opened.with_untracked(|game| game.as_ref().is_some_and(|game| game.report.over.is_some()));
        request_animation_frame(move || focus(if over { "game-over" } else { FORM }));
        true
    }

    /// Says what was done with a deal of the open game, and what became different by it.
    fn say(self, change: DealChange, before: Arc<Report>) {
        let dealt = self.opened.get_untracked().map(|game| Dealt { change, before, game });
        self.outcome.set(dealt.map(|dealt| Outcome::Dealt(Arc::new(dealt))));
    }

    /// Gives up what is filled in.
    pub fn cancel_deal(self) {
        self.clear_messages();
        let place = self.place.get_untracked();
        self.reset_form();
        request_animation_frame(move || match place {
            DealPlace::Correct(place) | DealPlace::Insert(place) => focus(&deal_id(place)),
            DealPlace::Next => focus(FORM),
        });
    }

    /// Opens a deal in the form to correct it, or closes it.
    pub fn toggle_correcting(self, place: usize) {
        if self.place.get_untracked() == DealPlace::Correct(place) {
            return self.cancel_deal();
        }
        let entry = self.opened.with_untracked(|game| game.as_ref()?.sheet.game.deals.get(place).cloned());
        let form = entry.map_or_else(Form::default, |entry| Form::of(&entry));
        self.open_form(DealPlace::Correct(place), form);
    }

    /// Opens an empty form for a deal that was forgotten before another.
    pub fn insert_before(self, place: usize) {
        self.open_form(DealPlace::Insert(place), Form::default());
    }

    fn open_form(self, place: DealPlace, form: Form) {
        self.clear_messages();
        self.reset_form();
        self.place.set(place);
        self.form.set(form);
        request_animation_frame(|| focus(FORM));
    }

    /// Throws a deal away.
    pub fn remove_deal(self, place: usize) {
        self.clear_messages();
        let Some(before) = self.opened.get_untracked() else { return };
        if self.edit(GameEdit::Remove(place)) {
            self.reset_form();
            self.say(DealChange::Removed(place), before.report);
            request_animation_frame(|| focus(FORM));
        }
    }
}

//! What another tab has kept: this one reads it again. What was being done here and is not there is said, and is in the form.

use leptos::prelude::*;
use tenbo_engine::game::{Entry, Reseat};

use super::persistence::Stored;
use super::state::GameState;
use tenbo_session::form::Form;
use tenbo_session::games::{DealPlace, Games, GamesHistory};
use tenbo_session::{Action, View};
use tenbo_wording::{GameWord, Language};

/// A deal of this tab that is not kept yet.
#[derive(Clone, Debug)]
pub struct OnItsWay {
    /// The mark of the form that has become it.
    pub mark: String,
    /// Where it goes.
    pub place: DealPlace,
    /// Who deals it.
    pub dealer: Option<usize>,
    /// The deal.
    pub entry: Box<Entry>,
}

/// What has become of a deal that was on its way when another tab came first.
#[derive(Clone, Debug)]
pub enum Late {
    /// There was none.
    Nothing,
    /// It is not kept.
    Again(OnItsWay),
    /// The other tab has entered the same.
    Booked,
}

/// What another tab has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something with the open game.
    Changed,
    /// The game of this name is gone.
    Gone(String),
    /// What was filled in here is a deal already.
    FormEntered,
    /// It came first: what was done here is not kept.
    StepLost,
}

impl News {
    /// What is said of it.
    #[must_use]
    pub fn said(&self, language: Language) -> String {
        match self {
            News::Changed => language.word(GameWord::FromOtherTab).to_owned(),
            News::Gone(name) => language.game_gone(name),
            News::FormEntered => language.word(GameWord::FormEntered).to_owned(),
            News::StepLost => language.word(GameWord::StepLost).to_owned(),
        }
    }
}

impl GameState {
    /// Shows what another tab has kept. What is being filled in stays with its players, unless it has become a deal there;
    /// a deal that comes too late is filled in again.
    pub fn read_again(self, stored: Stored, games: Games) {
        let before = self.opened.get_untracked();
        let mut was = self.dealer();
        let is_lost = !self.is_like_stored();
        let late = self.keeping.take_late(&stored.head);
        let entered = stored.head.entered.clone();
        let has = |mark: &String| entered.contains(mark);
        let open = self.history.with_untracked(|history| history.now().open_id().map(str::to_owned));
        self.stored.set(Some(stored));
        self.history.set(GamesHistory::new(games.looking_at(open.as_deref())));
        let in_builder_there = self.in_builder.with_untracked(Option::is_some) && has(&self.forms.mark_in_builder());
        let form_there = self.is_form_begun() && has(&self.forms.mark());
        let now = self.opened.get_untracked();
        let is_changed = match (&before, &now) {
            (Some(before), Some(now)) => before.sheet != now.sheet,
            _ => false,
        };
        let news = match (&before, &now) {
            (Some(before), None) => Some(News::Gone(self.name_of(&before.sheet))),
            _ if form_there || in_builder_there || matches!(late, Late::Booked) => Some(News::FormEntered),
            _ if is_lost => Some(News::StepLost),
            _ => (is_changed && self.writes_now()).then_some(News::Changed),
        };
        if is_lost {
            self.outcome.set(None);
        }
        if news.is_some() {
            self.other_tab.set(news);
        }
        if in_builder_there {
            self.set_in_builder(None);
            self.app.dispatch(Action::View(View::Game));
        }
        if form_there || now.is_none() {
            self.reset_form();
        }
        if let (Late::Again(late), true) = (late, now.is_some()) {
            was = late.dealer;
            self.place.set(late.place);
            self.form.set(Form::of(&late.entry));
        }
        self.keep_place();
        if let (Some(was), Some(now), Some(game)) = (was, self.dealer(), now)
            && was != now
        {
            self.form.update(|form| *form = form.reseated(Reseat::to(was, now, game.players())));
        }
    }

    /// Who deals the deal of the form.
    pub fn dealer(self) -> Option<usize> {
        let place = self.place.get_untracked();
        self.opened.with_untracked(|opened| Some(place.context(&opened.as_ref()?.report)?.dealer()))
    }

    /// A deal that is no longer there is the next one.
    fn keep_place(self) {
        let deals = self.opened.with_untracked(|opened| opened.as_ref().map_or(0, |game| game.sheet.game.deals.len()));
        match self.place.get_untracked() {
            DealPlace::Correct(place) | DealPlace::Insert(place) if place >= deals => self.place.set(DealPlace::Next),
            _ => {}
        }
    }
}

//! How far the game sheet is opened, and what is being filled in.

use crate::engine::game::{Head, Report};
use crate::i18n::GameWord;
use crate::session::editor::import::Refused;
use crate::session::form::Form;
use crate::session::games::csv::CsvProblem;
use crate::session::games::{GameRefusal, Games, GamesHistory, Sheet};
use crate::session::rules::RulesChoice;

/// What of the games is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// The game that is open; all of them if none is.
    #[default]
    Sheet,
    /// All games.
    Games,
    /// The names of a new one.
    New,
    /// Names and rules of the open one.
    Setup,
    /// Reading a file.
    Import,
}

/// Which deal is filled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    /// The one after all others.
    #[default]
    Next,
    /// One that is there already.
    Correct(usize),
    /// One that was forgotten, before the one of this place.
    Insert(usize),
}

/// Something that opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// Fouls, liability, counters, remark.
    More,
    /// Files and paper.
    Files,
}

/// What is said about the last thing that was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// Nothing.
    #[default]
    Nothing,
    /// This.
    Word(GameWord),
    /// A sentence, and what became different.
    Lines(String, Vec<String>),
    /// Why something is not possible.
    Refused(GameRefusal),
    /// That a text must be copied by hand.
    ByHand(String),
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// A file that is none.
    Json(Refused),
    /// A table that is none.
    Csv(CsvProblem),
}

/// The names of a game that is about to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// What it is called.
    pub name: String,
    /// Who plays.
    pub players: [String; 4],
    /// By which rules; those of the table unless others were chosen.
    pub rules: Option<RulesChoice>,
    /// What each starts with, as written.
    pub initial: String,
    /// How many rounds, as written.
    pub rounds: String,
}

/// Everything about the games that a person sees.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// The games, with undo.
    pub history: GamesHistory,
    /// Whether those of earlier visits have been looked for.
    pub read: bool,
    /// The games as they are kept between visits.
    pub seen: Games,
    /// The text of those.
    pub known: String,
    /// Whether the browser has refused to keep them.
    pub unkept: bool,
    /// What is shown.
    pub shown: Shown,
    /// Which game is being given another name.
    pub renaming: Option<String>,
    /// A game that is about to begin.
    pub setup: Setup,
    /// Which deal is filled in.
    pub at: At,
    /// What is filled in.
    pub form: Form,
    /// What is open.
    pub open: Vec<Door>,
    /// A text that was pasted.
    pub text: String,
    /// Why it is no game.
    pub refused: Option<NotRead>,
    /// What is said.
    pub told: Told,
    /// What another page has done.
    pub heard: Vec<String>,
}

/// What the deal of a place starts from.
#[must_use]
pub fn head(sheet: &Sheet, at: At) -> Option<Head> {
    let report = sheet.report();
    match at {
        At::Next => report.next,
        At::Correct(place) | At::Insert(place) => report.deals.get(place).map(|deal| deal.head),
    }
}

impl Desk {
    /// The game that is open.
    #[must_use]
    pub fn sheet(&self) -> Option<&Sheet> {
        self.history.now().opened().map(AsRef::as_ref)
    }

    /// What the deal starts from that is filled in.
    #[must_use]
    pub fn head(&self) -> Option<Head> {
        head(self.sheet()?, self.at)
    }

    /// What it comes to.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        self.sheet().map(Sheet::report)
    }

    /// The form is empty again and about the next deal.
    pub fn begin(&mut self) {
        (self.at, self.form) = (At::Next, Form::default());
        self.open.retain(|&door| door != Door::More);
    }
}

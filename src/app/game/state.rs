//! What the pages of the games share: the games with their history, and how far each page is opened and filled in.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::game::{Game, Report, replay};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::dealt::Dealt;
use super::kept_form::{self, KeptForms};
use super::persistence::{Keeping, Stored};
use super::sync::News;
use super::writer::Role;
use crate::app::shelf;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::import::Refused;
use tenbo_session::form::Form;
use tenbo_session::games::csv::CsvProblem;
use tenbo_session::games::{DealPlace, GameRefusal, GamesHistory, Sheet};
use tenbo_session::rules::RulesChoice;
use tenbo_wording::game::Names;
use tenbo_wording::game_sheet::ShownGame;
use tenbo_wording::{GameWord, Language};

/// A page of the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The game that is open; the list of all if none is.
    #[default]
    Sheet,
    /// All games.
    Games,
    /// The names of a new game.
    New,
    /// Names and rules of the open game.
    Setup,
    /// Reading a file.
    Import,
}

/// What is said about the last thing that was done.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A sentence.
    Word(GameWord),
    /// What a deal has changed.
    Dealt(Arc<Dealt>),
    /// Why something is not possible.
    Refused(GameRefusal),
    /// A text that the clipboard did not take.
    CopyByHand(String),
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportProblem {
    /// A link that is cut or changed.
    Link,
    /// A JSON file that is no game.
    Json(Refused),
    /// A CSV table that is no game.
    Csv(CsvProblem),
}

/// A game that is about to begin, as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewGame {
    /// What it is called.
    pub name: String,
    /// Who plays.
    pub players: [String; 4],
    /// The seat that was tapped, which the next name takes.
    pub vacant: Option<usize>,
    /// By which rules; those of the table unless others were chosen.
    pub rules: Option<RulesChoice>,
    /// What each starts with.
    pub initial: String,
    /// How many rounds.
    pub rounds: String,
}

/// The game that is open, with its rules compiled and everything that follows from its deals.
#[derive(Clone, Debug)]
pub struct OpenGame {
    /// The game as it is kept.
    pub sheet: Arc<Sheet>,
    /// Its rules.
    pub plan: Arc<Plan>,
    /// What its deals come to.
    pub report: Arc<Report>,
}

/// All the rest follows from the sheet.
impl PartialEq for OpenGame {
    fn eq(&self, other: &OpenGame) -> bool {
        self.sheet == other.sheet
    }
}

impl OpenGame {
    /// With the rules that were compiled before, if they are the same.
    pub fn new(sheet: Arc<Sheet>, before: Option<&OpenGame>) -> OpenGame {
        let plan = match before {
            Some(before) if before.sheet.rules == sheet.rules => before.plan.clone(),
            _ => Arc::new(sheet.rules.plan()),
        };
        let report = Arc::new(replay(&sheet.game, &plan));
        OpenGame { sheet, plan, report }
    }

    /// The game with other deals.
    #[must_use]
    pub fn with_deals(&self, game: Game) -> OpenGame {
        let report = Arc::new(replay(&game, &self.plan));
        OpenGame { sheet: Arc::new(Sheet { game, ..Sheet::clone(&self.sheet) }), report, ..self.clone() }
    }

    /// The names of its players and deals.
    #[must_use]
    pub fn names(&self, language: Language) -> Names<'_> {
        Names { language, game: &self.sheet.game, book: self.plan.rulebook() }
    }

    /// The game as it is put into words.
    #[must_use]
    pub fn shown(&self, language: Language) -> ShownGame<'_> {
        ShownGame { language, sheet: &self.sheet, plan: &self.plan, report: &self.report }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.sheet.game.players.len()
    }

    /// Whether three play.
    #[must_use]
    pub fn is_for_three(&self) -> bool {
        self.players() == 3
    }
}

/// The state of the games; it outlives their view. Cheap to copy.
#[derive(Clone, Copy)]
pub struct GameState {
    /// The state of the page.
    pub app: AppState,
    /// The games, with undo.
    pub history: RwSignal<GamesHistory>,
    /// The games as they are kept between visits; nothing until they have been read.
    pub stored: RwSignal<Option<Stored>>,
    /// What is on its way there.
    pub keeping: Keeping,
    /// The half-filled forms as they are kept.
    pub forms: KeptForms,
    /// Whether this tab writes them.
    pub role: RwSignal<Role>,
    /// Whether the browser has refused to keep them.
    pub unkept: RwSignal<bool>,
    /// The open game.
    pub opened: Memo<Option<OpenGame>>,
    /// The page that is shown.
    pub page: RwSignal<Page>,
    /// The id of the game that is being given another name.
    pub renaming: RwSignal<Option<String>>,
    /// A game that is about to begin.
    pub new_game: RwSignal<NewGame>,
    /// Which deal the form is about.
    pub place: RwSignal<DealPlace>,
    /// What is filled in of it.
    pub form: RwSignal<Form>,
    /// What was filled in before and after each change of the form, so that it can be taken back.
    pub taps: RwSignal<Vec<(Form, Form)>>,
    /// Whose hand the keys of values are about, if that was said.
    pub valued: RwSignal<Option<Seat>>,
    /// Whether taps on players say whose discards make a nagashi.
    pub by_nagashi: RwSignal<bool>,
    /// Whether the rest of the form is open: fouls, liability, counters, remark.
    pub more_open: RwSignal<bool>,
    /// Whether the files of the sheet are open.
    pub files_open: RwSignal<bool>,
    /// A text that was pasted, to be read as a game.
    pub text: RwSignal<String>,
    /// Why it is no game.
    pub problem: RwSignal<Option<ImportProblem>>,
    /// What is said about the last thing that was done.
    pub outcome: RwSignal<Option<Outcome>>,
    /// What another tab has done.
    pub other_tab: RwSignal<Option<News>>,
    /// Which deal is being entered by tiles in the hand builder.
    pub in_builder: RwSignal<Option<DealPlace>>,
}

/// The games as the page begins with them; what is filled in is kept for a reload in the middle of a deal.
fn first(app: AppState) -> GameState {
    let history = RwSignal::new(GamesHistory::default());
    let opened = Memo::new(move |before: Option<&Option<OpenGame>>| {
        let sheet = history.with(|history| history.now().opened().cloned())?;
        Some(OpenGame::new(sheet, before.and_then(Option::as_ref)))
    });
    let games = GameState {
        app,
        history,
        stored: RwSignal::new(None),
        keeping: Keeping::new(),
        forms: KeptForms::new(),
        role: RwSignal::new(Role::Writes),
        unkept: RwSignal::new(false),
        opened,
        page: RwSignal::new(Page::default()),
        renaming: RwSignal::new(None),
        new_game: RwSignal::new(NewGame::default()),
        place: RwSignal::new(DealPlace::default()),
        form: RwSignal::new(Form::default()),
        taps: RwSignal::new(Vec::new()),
        valued: RwSignal::new(None),
        by_nagashi: RwSignal::new(false),
        more_open: RwSignal::new(false),
        files_open: RwSignal::new(false),
        text: RwSignal::new(String::new()),
        problem: RwSignal::new(None),
        outcome: RwSignal::new(None),
        other_tab: RwSignal::new(None),
        in_builder: RwSignal::new(kept_form::place_in_builder()),
    };
    kept_form::keep_form(games);
    games.warn_of_loss();
    games.seat_players();
    games.take_linked();
    shelf::follow(games);
    games
}

/// The games.
#[must_use]
pub fn use_game_state() -> GameState {
    let app = use_app_state();
    app.page_state(|| first(app))
}

impl GameState {
    /// A word of the games in the language of the page.
    pub fn word(self, word: GameWord) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || {
            let family = self.opened.with(|open| open.as_ref().map(|game| game.plan.rulebook().family));
            match family {
                Some(family) => self.app.language.get().word_for(word, family),
                None => self.app.word(word)(),
            }
        }
    }

    /// What a game is called; one without a name is a new one.
    #[must_use]
    pub fn name_of(self, sheet: &Sheet) -> String {
        self.app.language.get().game_name(&sheet.game.name).to_owned()
    }

    /// The form is empty again and about the next deal.
    pub fn reset_form(self) {
        self.place.set(DealPlace::Next);
        self.form.set(Form::default());
        self.forms.begin();
        self.taps.set(Vec::new());
        self.valued.set(None);
        self.by_nagashi.set(false);
        self.more_open.set(false);
    }
}

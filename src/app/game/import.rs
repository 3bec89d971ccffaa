//! Reading a game from a file, and what is wrong with it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use super::HEADING;
use super::buttons::GameButton;
use super::game_section::GameSection;
use super::state::{GameState, ImportProblem, Outcome, Page, use_game_state};
use super::status::StatusLines;
use crate::app::browser::focus::focus;
use crate::app::browser::{address, files};
use tenbo_session::editor::import::LONGEST;
use tenbo_session::games::link::{self, LinkFault};
use tenbo_session::games::{GameEdit, Sheet, csv, file};
use tenbo_session::given::Given;
use tenbo_session::share;
use tenbo_wording::GameWord;

/// The page that reads a file or a text.
#[component]
pub fn ImportPage() -> impl IntoView {
    let games = use_game_state();
    view! {
        <GameSection class="game">
            <h2 id=HEADING tabindex="-1">
                {games.word(GameWord::Import)}
            </h2>
            <StatusLines />
            <p>{games.word(GameWord::ImportHelp)}</p>
            <p class="stack">
                <label for="game-file">{games.word(GameWord::ImportFile)}</label>
                <input
                    type="file"
                    id="game-file"
                    accept=".json,.csv,application/json,text/csv"
                    disabled=games.app.readonly
                    on:change:target=move |event| read_file(games, event.target())
                />
            </p>
            <p class="stack">
                <label for="game-text">{games.word(GameWord::ImportText)}</label>
                <textarea
                    id="game-text"
                    rows="8"
                    spellcheck="false"
                    disabled=games.app.readonly
                    prop:value=games.text
                    on:input:target=move |event| games.text.set(event.target().value())
                ></textarea>
            </p>
            <div class="row">
                <GameButton
                    main=true
                    word=GameWord::Read
                    action=move || read(games, &games.text.get_untracked())
                />
                <GameButton word=GameWord::Cancel action=move || games.show(Page::Games) />
            </div>
            <Problems />
        </GameSection>
    }
}

/// Why the text is no game: what is wrong, each at its place.
#[component]
fn Problems() -> impl IntoView {
    let games = use_game_state();
    move || {
        let (language, family) = (games.app.language.get(), games.app.plan.read().rulebook().family);
        let rows = games.problem.with(|problem| {
            Some(match problem.as_ref()? {
                ImportProblem::Link => vec![(String::new(), language.word(GameWord::LinkDamaged).to_owned())],
                ImportProblem::Json(refused) => language.refused_file(refused, family),
                ImportProblem::Csv(wrong) => vec![(
                    language.line_and_column(wrong.line, wrong.column),
                    language.csv_fault(wrong.fault).to_owned(),
                )],
            })
        })?;
        let row = |(place, text): (String, String)| view! { <li><b>{place}</b>" "{text}</li> };
        Some(view! {
            <div class="game-problem" id="game-problems" tabindex="-1">
                <b>{language.word(GameWord::NotRead)}</b>
                <ul>{rows.into_iter().map(row).collect_view()}</ul>
            </div>
        })
    }
}

/// What a text holds and whether that is all of the game, by the rules of the page where it does not say by which.
fn sheet(games: GameState, text: &str) -> Result<(Sheet, bool), ImportProblem> {
    if share::brings_game(text) {
        return link::read(text).map(|sheet| (sheet, true)).map_err(|fault| match fault {
            LinkFault::Damaged => ImportProblem::Link,
            LinkFault::NoGame(refused) => ImportProblem::Json(refused),
        });
    }
    if text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        return file::read(text).map(|sheet| (sheet, true)).map_err(ImportProblem::Json);
    }
    let rules = games.app.state.with_untracked(|state| state.rules.clone());
    csv::sheet(text, rules).map(|sheet| (sheet, false)).map_err(ImportProblem::Csv)
}

impl GameState {
    /// Takes the game that a link brings or a file that was given to the page, once the games of earlier visits are here and
    /// this tab writes. One that is here already as it is there is opened and not kept twice.
    pub fn take_linked(self) {
        Effect::new(move |_| {
            let is_due = self.stored.with(Option::is_some)
                && self.writes()
                && self.app.linked.with(|text| share::brings_game(text) || Given::of(text) == Given::Game);
            let linked = if is_due { self.app.linked.try_update(std::mem::take) } else { None };
            if let Some(text) = linked {
                untrack(|| self.take_given(&text));
            }
        });
    }

    fn take_given(self, text: &str) {
        let is_link = share::brings_game(text);
        if is_link {
            address::set_hash(&self.app.link());
        }
        // The deal that is being entered by tiles is none of the game that is open then.
        self.set_in_builder(None);
        let is_same = |kept: &Sheet, linked: Sheet| *kept == Sheet { id: kept.id.clone(), ..linked };
        let known = sheet(self, text).ok().and_then(|(linked, _)| {
            let history = self.history.read();
            history.now().iter().find(|kept| is_same(kept, linked.clone())).map(|kept| kept.id.clone())
        });
        match known {
            Some(id) => self.open(id),
            None => {
                self.go_to(Page::Import);
                if !is_link {
                    self.text.set(text.to_owned());
                }
                read(self, text);
            }
        }
        if is_link && self.page.get() == Page::Sheet {
            self.outcome.set(Some(Outcome::Word(GameWord::Linked)));
        }
    }
}

/// A text becomes a game that is kept and shown; or what is wrong with it is said and nothing changes.
fn read(games: GameState, text: &str) {
    games.clear_messages();
    match sheet(games, text) {
        Ok((sheet, whole)) => {
            games.reset_form();
            if games.edit(GameEdit::Add(Box::new(sheet))) {
                games.go_to(Page::Sheet);
                games.text.set(String::new());
                if !whole {
                    games.outcome.set(Some(Outcome::Word(GameWord::CsvWithoutTiles)));
                }
            }
        }
        Err(problem) => {
            games.problem.set(Some(problem));
            request_animation_frame(|| focus("game-problems"));
        }
    }
}

/// Reads the file that was chosen, and lets it be chosen again.
fn read_file(games: GameState, input: HtmlInputElement) {
    spawn_local(async move {
        let text = files::chosen(&input, LONGEST as u32).await;
        input.set_value("");
        if let Some(text) = text {
            games.text.set(text.clone());
            read(games, &text);
        }
    });
}

//! Reading a game from a file, and what is wrong with it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use super::HEADING;
use super::buttons::GameButton;
use super::game_section::GameSection;
use super::state::{GameState, ImportProblem, Outcome, Page, use_game_state};
use super::status::StatusLines;
use crate::app::browser::files;
use crate::app::browser::focus::focus;
use tenbo_session::editor::import::LONGEST;
use tenbo_session::games::{GameEdit, Sheet, Stakes, csv, file};
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
        let (language, family) = (games.app.language.get(), games.app.plan.read().book.family);
        let rows = games.problem.with(|problem| {
            Some(match problem.as_ref()? {
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
    if text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        return file::read(text).map(|sheet| (sheet, true)).map_err(ImportProblem::Json);
    }
    let rules = games.app.state.with_untracked(|state| state.rules.clone());
    let game = csv::read(text, &rules.plan()).map_err(ImportProblem::Csv)?;
    Ok((Sheet { id: String::new(), rules, game, stakes: Stakes::default(), series: String::new() }, false))
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

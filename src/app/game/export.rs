//! Handing a game on: saved, copied, printed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::buttons::GameButton;
use super::state::{GameState, OpenGame, Outcome, use_game_state};
use crate::app::browser::{clipboard, files};
use tenbo_session::games::{Series, csv, file};
use tenbo_wording::GameWord;

/// The files of a game.
#[component]
pub fn ExportCard(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let json = move || game.with(json_address);
    let csv = move || {
        files::address(
            "text/csv;charset=utf-8",
            &game.with(|game| {
                let OpenGame { sheet, plan, report } = game;
                let within = games.history.with(|history| Series::of(history.now(), sheet));
                csv::write_with_match(&sheet.game, report, plan, &sheet.stakes, within.as_ref())
            }),
        )
    };
    let name = move |ending: &str| game.with(|game| file::file_name(&game.sheet.game)) + ending;
    let copy = move || copy(games, game.with_untracked(|game| file::write(&game.sheet)));
    let print = move || {
        games.clear_messages();
        games.app.print();
    };
    view! {
        <div class="card files no-print">
            <p>{games.word(GameWord::FilesHelp)}</p>
            <div class="row">
                <a class="button" download=move || name(".json") href=json>
                    {games.word(GameWord::SaveJson)}
                </a>
                <a class="button" download=move || name(".csv") href=csv>
                    {games.word(GameWord::SaveCsv)}
                </a>
                <GameButton word=GameWord::CopyJson action=copy />
                <GameButton word=GameWord::Print action=print />
            </div>
        </div>
    }
}

/// The file of a game as an address.
pub fn json_address(game: &OpenGame) -> String {
    files::address("application/json;charset=utf-8", &file::write(&game.sheet))
}

/// A file's text to the clipboard, where the browser lets the page.
fn copy(games: GameState, text: String) {
    games.clear_messages();
    spawn_local(async move {
        let copied = clipboard::copy(&text).await;
        games.outcome.set(Some(if copied { Outcome::Word(GameWord::Copied) } else { Outcome::CopyByHand(text) }));
    });
}

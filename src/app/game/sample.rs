//! What an evening on one sheet looks like, for whoever has none yet.

use std::sync::Arc;

use leptos::prelude::*;

use super::state::{GameState, OpenGame, Page, use_game_state};
use tenbo_session::games::{GameEdit, Sheet};
use tenbo_wording::GameWord;
use tenbo_wording::game_ending::Placing;
use tenbo_wording::number::grouped;

impl GameState {
    /// Opens the sample as it was before its last deal, which is there to be tried.
    pub fn try_sample(self) {
        self.clear_messages();
        self.reset_form();
        let Some(mut sheet) = Sheet::sample(untrack(self.word(GameWord::SampleName))) else { return };
        sheet.game.deals.pop();
        if self.edit(GameEdit::Add(Box::new(sheet))) {
            self.go_to(Page::Sheet);
        }
    }
}

/// The sample as it ended, with the stamp of one.
#[component]
pub fn Sample() -> impl IntoView {
    let games = use_game_state();
    let line = |Placing { name, score, net, .. }: Placing| {
        view! {
            <li>
                <span>{name}</span>
                " "
                <span class="number">{grouped(score)}</span>
                " "
                <b class="number">{net}</b>
            </li>
        }
    };
    let sample = StoredValue::new(Sheet::sample("").map(|sheet| OpenGame::new(Arc::new(sheet), None)));
    let lines = move || {
        let language = games.app.language.get();
        let ending = sample.with_value(|game| game.as_ref()?.shown(language).ending())?;
        Some(ending.places.into_iter().map(line).collect_view())
    };
    view! {
        <figure class="game-sample">
            <figcaption>{games.word(GameWord::Sample)}</figcaption>
            <span class="game-stamp" lang="ja" aria-hidden="true">
                "見本"
            </span>
            <ol>{lines}</ol>
        </figure>
    }
}

//! The game in a few lines, to be sent to those who played.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::buttons::GameButton;
use super::state::{GameState, OpenGame, Outcome, use_game_state};
use crate::app::browser::{clipboard, sharing};
use tenbo_wording::GameWord;

/// The buttons that hand it on, once there is a deal.
#[component]
pub fn SummaryButtons(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let begun = Memo::new(move |_| game.with(|game| !game.sheet.game.deals.is_empty()));
    let to_system = move || {
        sharing::is_there().then(|| {
            view! { <GameButton word=GameWord::ShareSummary action=move || share(games, summary(games, game)) /> }
        })
    };
    view! {
        <Show when=move || begun.get()>
            <div class="row no-print">
                <GameButton word=GameWord::CopySummary action=move || copy(games, summary(games, game)) />
                {to_system}
            </div>
        </Show>
    }
}

fn summary(games: GameState, game: Memo<OpenGame>) -> String {
    let language = games.app.language.get_untracked();
    game.with_untracked(|game| {
        let book = game.plan.rulebook();
        let rulebook = language.rulebook(&book.id, &book.name);
        game.shown(language).summary(&games.name_of(&game.sheet), rulebook)
    })
}

fn copy(games: GameState, text: String) {
    games.clear_messages();
    spawn_local(async move {
        let copied = clipboard::copy(&text).await;
        let outcome = if copied { Outcome::Word(GameWord::SummaryCopied) } else { Outcome::CopyByHand(text) };
        games.outcome.set(Some(outcome));
    });
}

/// To the system's share sheet; where that fails, to be copied by hand.
fn share(games: GameState, text: String) {
    games.clear_messages();
    spawn_local(async move {
        if !sharing::share(&sharing::text_alone(&text)).await {
            games.outcome.set(Some(Outcome::CopyByHand(text)));
        }
    });
}

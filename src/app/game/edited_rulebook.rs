//! That the rulebook of the open game has been edited since the game took it.

use leptos::prelude::*;

use super::HEADING;
use super::buttons::GameButton;
use super::state::{OpenGame, use_game_state};
use crate::app::browser::focus::keep;
use crate::i18n::GameWord;
use crate::session::games::GameEdit;
use crate::session::rules::RulesChoice;

/// Says so, and offers to count by the rulebook as it is now.
#[component]
pub fn EditedRulebook(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let edited =
        Memo::new(move |_| game.with(|game| games.app.state.with(|state| game.sheet.edited_rules(&state.library))));
    let notice = move |rules: RulesChoice| {
        let now = rules.clone();
        let said = games.app.text(move |language| language.game_rulebook_edited(&language.rules_name(&now)));
        let take = move || {
            games.edit(GameEdit::Rules(Box::new(rules.clone())));
            request_animation_frame(|| keep(HEADING));
        };
        view! {
            <div class="notice row no-print">
                <p>{said}</p>
                <GameButton word=GameWord::UseEdited action=take />
            </div>
        }
    };
    move || edited.get().map(notice)
}

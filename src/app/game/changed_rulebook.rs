//! That the rulebook of the open game is another than when the game took it.

use leptos::prelude::*;

use super::HEADING;
use super::buttons::GameButton;
use super::state::{OpenGame, use_game_state};
use crate::app::browser::focus::keep;
use tenbo_session::games::GameEdit;
use tenbo_session::rules::RulesChoice;
use tenbo_wording::{GameWord, Language};

/// How the rulebook has changed, with the rules to go on by.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Changed {
    /// One's own has been edited; the game has the earlier version.
    Edited(RulesChoice),
    /// A shipped one has changed with an update of the page, which has no other version.
    Updated(RulesChoice),
}

impl Changed {
    fn text(&self, language: Language) -> String {
        match self {
            Changed::Edited(rules) => language.game_rulebook_edited(&language.rules_name(rules)),
            Changed::Updated(rules) => language.game_rulebook_newer(&language.rules_name(rules)),
        }
    }

    const fn word(&self) -> GameWord {
        match self {
            Changed::Edited(_) => GameWord::UseEdited,
            Changed::Updated(_) => GameWord::UseNewer,
        }
    }

    fn rules(&self) -> RulesChoice {
        match self {
            Changed::Edited(rules) | Changed::Updated(rules) => rules.clone(),
        }
    }
}

/// Says so, and offers to go on by the rulebook as it is now.
#[component]
pub fn ChangedRulebook(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let changed = Memo::new(move |_| {
        game.with(|game| {
            let edited = games.app.library.with(|library| game.sheet.edited_rules(library));
            let updated = || game.sheet.has_newer_rules().then(|| Changed::Updated(game.sheet.rules.clone()));
            edited.map(Changed::Edited).or_else(updated)
        })
    });
    let notice = move |changed: Changed| {
        let (word, rules) = (changed.word(), changed.rules());
        let said = games.app.text(move |language| changed.text(language));
        let take = move || {
            games.edit(GameEdit::Rules(Box::new(rules.clone())));
            request_animation_frame(|| keep(HEADING));
        };
        view! {
            <div class="notice row no-print">
                <p>{said}</p>
                <GameButton word action=take />
            </div>
        }
    };
    move || changed.get().map(notice)
}

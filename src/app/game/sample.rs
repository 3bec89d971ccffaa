//! What an evening on one sheet looks like, for whoever has none yet.

use leptos::prelude::*;

use super::state::use_game_state;
use tenbo_wording::GameWord;

/// Who ended how.
const PLACES: [(&str, &str, &str); 4] = [
    ("Anna", "45,600", "+30.6"),
    ("Bertrand", "31,200", "+6.2"),
    ("Chiyo", "27,500", "−7.5"),
    ("Dmitri", "15,700", "−29.3"),
];

/// The sample, with the stamp of one.
#[component]
pub fn Sample() -> impl IntoView {
    let games = use_game_state();
    let line = |(name, points, net): (&'static str, &'static str, &'static str)| {
        view! {
            <li>
                <span>{name}</span>
                " "
                <span class="number">{points}</span>
                " "
                <b class="number">{net}</b>
            </li>
        }
    };
    view! {
        <figure class="game-sample">
            <figcaption>{games.word(GameWord::Sample)}</figcaption>
            <span class="game-stamp" lang="ja" aria-hidden="true">
                "見本"
            </span>
            <ol>{PLACES.map(line).into_iter().collect_view()}</ol>
        </figure>
    }
}

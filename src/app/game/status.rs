//! What is said about the last thing that was done with games.

use leptos::prelude::*;

use super::state::{Outcome, use_game_state};
use super::writer::ReaderLine;
use tenbo_wording::GameWord;

/// What was done here, what another tab has done, and that nothing can be kept.
#[component]
pub fn StatusLines() -> impl IntoView {
    let games = use_game_state();
    let lines =
        |lines: Vec<String>| lines.into_iter().map(|line| view! { <span class="changed">{line}</span> }).collect_view();
    let other_tab = move || {
        let language = games.app.language.get();
        games.other_tab.with(|news| news.as_ref().map(|news| news.said(language)))
    };
    let outcome = move || {
        let language = games.app.language.get();
        games.outcome.with(|outcome| match outcome {
            None => ().into_any(),
            Some(Outcome::Word(word)) => games.word(*word)().into_any(),
            Some(Outcome::Refused(refusal)) => language.game_refusal(*refusal).into_any(),
            Some(Outcome::CopyByHand(_)) => language.word(GameWord::CopyRefused).into_any(),
            Some(Outcome::Dealt(dealt)) => {
                let (first, more) = dealt.said(language);
                view! { <span>{first}</span> {lines(more)} }.into_any()
            }
        })
    };
    let by_hand = move || {
        let outcome = games.outcome.get();
        let Some(Outcome::CopyByHand(text)) = outcome else { return None };
        Some(view! {
            <textarea readonly rows="4" aria-label=games.word(GameWord::CopyRefused)>
                {text}
            </textarea>
        })
    };
    // Of the page around the games: a link that was copied, a rulebook that cannot be had.
    let page = move || games.app.message.with(|message| message.as_ref().map(|message| games.app.said(message)));
    view! {
        <div class="said">
            <ReaderLine />
            <p class="game-message" role="status">{outcome}</p>
            <p class="game-message" role="status">{page}</p>
            <p class="game-message other-tab" role="status">{other_tab}</p>
            {by_hand}
            <Show when=move || games.unkept.get()>
                <p class="notice">{games.word(GameWord::NotKept)}</p>
            </Show>
        </div>
    }
}

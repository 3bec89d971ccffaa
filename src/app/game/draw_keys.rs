//! How a draw came about, as far as the rulebook has it; who was ready is tapped at the table.

use leptos::prelude::*;
use tenbo_engine::deal::DrawCause;
use tenbo_engine::options::OptionKey;

use super::form_state::use_form_state;
use super::keys::{KeyText, Keys};
use super::state::OpenGame;
use tenbo_session::form::{Filled, draws};
use tenbo_wording::GameWord;

/// The causes, and whether taps say whose discards make a nagashi.
#[component]
pub fn DrawKeys() -> impl IntoView {
    let form = use_form_state();
    let language = form.games.app.language;
    let cause = form.filled(|filled| filled.cause);
    let nagashi = form.has(OptionKey::NagashiMangan);
    let riichi = form.has(OptionKey::Riichi);
    let by_nagashi = form.games.by_nagashi;
    let keys = Signal::derive(move || {
        let own = cause.get();
        form.game.with(|game| {
            let mut causes: Vec<DrawCause> = draws(&game.plan, game.is_for_three()).collect();
            if !causes.contains(&own) {
                causes.push(own);
            }
            causes.into_iter().map(DrawCause::as_str).collect::<Vec<_>>()
        })
    });
    let text = move |key: &'static str| {
        let family = form.game.with(|game: &OpenGame| game.plan.rulebook().family);
        key.parse().map(|cause| KeyText::from(language.get().draw_cause(cause, family))).unwrap_or_default()
    };
    let choose = move |key: &'static str| {
        by_nagashi.set(false);
        form.write(Filled::Cause, key);
    };
    let at_wall = Memo::new(move |_| riichi.get() && cause.get() == DrawCause::Wall);
    let hint = move || match (at_wall.get(), by_nagashi.get()) {
        (true, true) => Some(form.word(GameWord::TapNagashi)),
        (true, false) => Some(form.word(GameWord::TapReady)),
        (false, _) => None,
    };
    view! {
        <div class="game-chips">
            <Keys
                name="cause"
                class="game-causes"
                label=Signal::derive(move || form.word(GameWord::Cause).get().to_owned())
                keys
                text
                pressed=move |key: &'static str| Some(cause.get().as_str() == key)
                press=choose
            />
            <Show when=move || at_wall.get() && nagashi.get()>
                <button
                    type="button"
                    class="game-key"
                    id="by-nagashi"
                    aria-pressed=move || if by_nagashi.get() { "true" } else { "false" }
                    disabled=form.games.app.readonly
                    on:click=move |_| by_nagashi.update(|on| *on = !*on)
                >
                    {form.word(GameWord::NagashiBy)}
                </button>
            </Show>
        </div>
        <p class="game-hint">{hint}</p>
    }
}

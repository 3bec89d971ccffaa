//! Which discards would make somebody liable, and the sound of a new danger.

use leptos::prelude::*;
use tenbo_engine::tiles::Kinds;

use crate::app::browser::sound;
use crate::app::components::score::ScoreState;
use crate::app::components::{Icon, IconName, NamedTile};
use crate::app::state::use_app_state;
use tenbo_session::danger::{Threat, dangerous_tiles, is_new_danger, threats};
use tenbo_wording::BoardWord;
use tenbo_wording::content::Danger;

/// No more dangerous tiles than these are shown.
const SHOWN: usize = 9;

/// The tiles that nobody should discard.
pub fn use_dangers() -> Memo<Kinds> {
    let app = use_app_state();
    Memo::new(move |_| app.answer.with(|answer| answer.as_ref().map_or(Kinds::NONE, dangerous_tiles)))
}

/// What threatens, with the tiles, above the hand; read aloud when it begins. Where room is short a tap shows the whole sentence.
#[component]
pub fn Dangers() -> impl IntoView {
    let dangers = ScoreState::expect().section(move |content| {
        let at_seats = content.dangers.iter().filter(|danger| danger.threat.is_some());
        at_seats.cloned().collect::<Vec<_>>()
    });
    let danger = |danger: Danger| {
        let tiles = danger.tiles.into_iter().take(SHOWN);
        let open = RwSignal::new(false);
        view! {
            <button
                type="button"
                class="pao"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <Icon name=IconName::Warning inline=true />
                <span>
                    {tiles.map(|tile| view! { <NamedTile tile class="small" /> }).collect_view()} " " {danger.text}
                </span>
            </button>
        }
    };
    view! {
        <div class="dangers" role="status">
            {move || dangers.get().into_iter().map(danger).collect_view()}
        </div>
    }
}

/// A new danger is heard, unless that is switched off.
pub fn sound_new_dangers() {
    let app = use_app_state();
    Effect::new(move |before: Option<Vec<Threat>>| {
        let now = app.answer.with(|answer| answer.as_ref().map(threats).unwrap_or_default());
        if before.is_some_and(|before| is_new_danger(&before, &now)) && sound::wanted() {
            sound::play();
        }
        now
    });
}

/// Whether a new danger is heard, where the rules know any.
#[component]
pub fn SoundBox() -> impl IntoView {
    let app = use_app_state();
    let has_dangers = Memo::new(move |_| app.plan.with(|plan| !plan.rulebook().liability.is_empty()));
    let choose = move |wanted: bool| {
        sound::want(wanted);
        if wanted {
            sound::play();
        }
    };
    view! {
        <Show when=move || has_dangers.get()>
            <label class="check" title=app.word(BoardWord::SoundHelp)>
                <input
                    type="checkbox"
                    id="sound"
                    prop:checked=sound::wanted()
                    on:change:target=move |event| choose(event.target().checked())
                />
                <span>{app.word(BoardWord::Sound)}</span>
            </label>
        </Show>
    }
}

//! What threatens from a seat, and the sound of a new danger.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::browser::sound;
use crate::app::components::score::ScoreState;
use crate::app::components::{Icon, IconName, NamedTile};
use crate::app::state::use_app_state;
use tenbo_session::danger::{Threat, is_new_danger, threats};
use tenbo_wording::content::Danger;

/// No more dangerous tiles than these are shown.
const SHOWN: usize = 9;

/// What threatens from a seat, with the tiles, read aloud when it begins.
#[component]
pub fn SeatDangers(seat: Seat) -> impl IntoView {
    let dangers = ScoreState::expect().section(move |content| {
        let mine = content.dangers.iter().filter(|danger| danger.threat == Some(seat));
        mine.cloned().collect::<Vec<_>>()
    });
    let danger = |danger: Danger| {
        let tiles = danger.tiles.into_iter().take(SHOWN);
        view! {
            <p class="notice warning pao">
                <Icon name=IconName::Warning inline=true />
                {danger.text}
                " "
                {tiles.map(|tile| view! { <NamedTile tile class="small" /> }).collect_view()}
            </p>
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

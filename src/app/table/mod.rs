//! The table: all seats round it, what lies before each, and who pays whom.

mod actions;
mod center;
mod claim_buttons;
mod danger;
mod discard_editor;
mod discard_tray;
mod felt;
mod fouls;
mod laid;
mod mark;
mod matrix;
mod pond;
mod seat;
mod settlement;
mod state;

pub use actions::SeatActions;
pub use danger::{Dangers, SoundBox, use_dangers};
pub use discard_tray::DiscardTray;
pub use settlement::Settlement;

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use self::danger::sound_new_dangers;
use self::felt::Felt;
use self::state::TableState;
use super::browser::focus::keep;
use super::components::score::ScoreState;
use super::shortcuts::{self, HAND};
use super::state::use_app_state;

/// The table of the deal, which provides the [`ScoreState`] for what stands beside it.
#[component]
pub fn TableView(
    /// What stands beside the seats: the dock, the result, the settings.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    ScoreState::provide();
    TableState::provide();
    keep_focus_on_hand();
    sound_new_dangers();
    view! {
        <div class="board" on:keydown=move |event| shortcuts::in_builder(app, &event)>
            <Felt />
            {children()}
        </div>
    }
}

/// The focus stays with the hand that is edited, wherever round the table it lies.
fn keep_focus_on_hand() {
    let seat = use_app_state().seat;
    Effect::new(move |before: Option<Seat>| {
        let now = seat.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(|| keep(HAND));
        }
        now
    });
}

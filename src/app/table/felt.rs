//! The table itself: the seats and what lies between them.

use leptos::prelude::*;

use super::center::Center;
use super::seat::SeatCard;
use crate::app::components::fields::use_players;
use crate::app::components::score::ScoreState;
use crate::app::state::use_app_state;
use tenbo_wording::BoardWord;

/// The seats round the middle, as whoever sits at the chosen one sees them.
#[component]
pub fn Felt() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    // The styles outline every copy of a tile of which there are too many, wherever it lies.
    let wrong = ScoreState::expect().section(|content| {
        let tiles = content.problems.iter().flat_map(|problem| &problem.tiles);
        tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
    });
    view! {
        <section
            class="table-felt felt"
            aria-label=app.word(BoardWord::Table)
            data-wrong=move || Some(wrong.get()).filter(|wrong| !wrong.is_empty())
        >
            <h2 class="visually-hidden">{app.word(BoardWord::Table)}</h2>
            <div class="table-top">
                <For each=move || players.get() key=|&seat| seat let:seat>
                    <SeatCard seat />
                </For>
                <Center />
            </div>
        </section>
    }
}

//! Marks at a seat: who wins, who is ready, whose hand is dead.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::score::ScoreState;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::mark::Mark;

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Wins => "mark win",
        Mark::Danger => "mark danger",
        Mark::Riichi | Mark::Ready => "mark",
        Mark::Dead | Mark::Barred => "mark bad",
    }
}

const fn icon(mark: Mark) -> Option<IconName> {
    match mark {
        Mark::Danger => Some(IconName::Warning),
        Mark::Wins | Mark::Riichi | Mark::Ready => None,
        Mark::Dead | Mark::Barred => Some(IconName::Cross),
    }
}

/// The marks of a seat.
#[component]
pub fn SeatMarks(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let marks = Memo::new(move |_| {
        app.state.with(|state| app.plan.with(|plan| score.content.with(|content| Mark::of(state, plan, content, seat))))
    });
    let mark = move |mark: Mark| {
        view! {
            " "
            <em class=class(mark)>
                {icon(mark).map(|name| view! { <Icon name inline=true /> })}
                {app.word(mark.word())}
            </em>
        }
    };
    move || marks.get().into_iter().map(mark).collect_view()
}

//! Marks beside the name of a seat: who wins, who is ready, whose hand is dead.

use leptos::prelude::*;
use tenbo_engine::check::{is_barred, is_dead};
use tenbo_engine::deal::Riichi;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use crate::app::components::score::ScoreState;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::{Ending, State};
use tenbo_wording::BoardWord;
use tenbo_wording::content::Content;

/// A mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Wins,
    Danger,
    Riichi,
    Ready,
    Dead,
    Barred,
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Mark::Wins => "mark win",
            Mark::Danger => "mark danger",
            Mark::Riichi | Mark::Ready => "mark",
            Mark::Dead | Mark::Barred => "mark bad",
        }
    }

    const fn icon(self) -> Option<IconName> {
        match self {
            Mark::Danger => Some(IconName::Warning),
            Mark::Wins | Mark::Riichi | Mark::Ready => None,
            Mark::Dead | Mark::Barred => Some(IconName::Cross),
        }
    }

    const fn word(self) -> BoardWord {
        match self {
            Mark::Wins => BoardWord::Wins,
            Mark::Danger => BoardWord::Danger,
            Mark::Riichi => BoardWord::Riichi,
            Mark::Ready => BoardWord::Ready,
            Mark::Dead => BoardWord::Dead,
            Mark::Barred => BoardWord::Barred,
        }
    }
}

/// The marks of a seat.
fn marks(state: &State, plan: &Plan, content: &Content, seat: Seat) -> Vec<Mark> {
    let (riichi, said) =
        state.draft.seat(seat).map_or((false, None), |entered| (entered.riichi != Riichi::None, entered.ready));
    let won = state.ending == Ending::Win;
    let wins = won && state.wins(seat) || state.earlier_win(seat).is_some();
    let dead = is_dead(&state.draft, plan, seat);
    let all = [
        (Mark::Wins, wins && content.winning.contains(&seat)),
        (Mark::Danger, content.dangers.iter().any(|danger| danger.threat == Some(seat))),
        (Mark::Riichi, riichi && plan.book.options.riichi.in_use),
        (Mark::Ready, said.or_else(|| content.is_ready(seat).filter(|_| !won)).unwrap_or_default()),
        (Mark::Dead, dead),
        (Mark::Barred, !dead && is_barred(&state.draft, plan, seat)),
    ];
    all.into_iter().filter_map(|(mark, on)| on.then_some(mark)).collect()
}

/// The marks of a seat.
#[component]
pub fn SeatMarks(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let marks = Memo::new(move |_| {
        app.state.with(|state| app.plan.with(|plan| score.content.with(|content| marks(state, plan, content, seat))))
    });
    let mark = move |mark: Mark| {
        view! {
            <span class=mark.class()>
                {mark.icon().map(|name| view! { <Icon name inline=true /> })}
                {app.word(mark.word())}
            </span>
        }
    };
    move || marks.get().into_iter().map(mark).collect_view()
}

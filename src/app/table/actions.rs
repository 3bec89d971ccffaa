//! What can be said of the chosen seat.

use leptos::prelude::*;
use tenbo_engine::deal::{By, Riichi};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::Seat;

use super::discards::are_needed;
use super::fouls::FoulsButton;
use crate::app::components::EditButton;
use crate::app::components::fields::{Labeled, NumberField};
use crate::app::state::use_app_state;
use tenbo_session::edit::why_not_also;
use tenbo_session::focus_target::Control;
use tenbo_session::readiness::is_shown_ready;
use tenbo_session::{Edit, Ending, State, Target};
use tenbo_wording::{BoardWord, Language, Word};

/// Something that is so of the seat or not; each is a button that turns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    DrewIt,
    Wins,
    DiscardedIt,
    WinsToo,
    Riichi,
    Furiten,
    Ready,
    EnterDiscards,
}

impl Action {
    fn name(self, language: Language, family: Family) -> &'static str {
        let word = match self {
            Action::DrewIt => return language.by(By::SelfDraw, family),
            Action::Furiten => return language.word_for(Word::Furiten, family),
            Action::Wins => BoardWord::Wins,
            Action::DiscardedIt => BoardWord::DiscardedIt,
            Action::WinsToo => BoardWord::WinsToo,
            Action::Riichi => BoardWord::Riichi,
            Action::Ready => BoardWord::Ready,
            Action::EnterDiscards => BoardWord::EnterDiscards,
        };
        language.word_for(word, family)
    }

    /// Whether it is so.
    fn is_on(self, state: &State, plan: &Plan, seat: Seat) -> bool {
        match self {
            Action::DrewIt => state.win.by == By::SelfDraw,
            Action::Wins => false,
            Action::DiscardedIt => state.win.by == By::Discard && state.win.from == seat,
            Action::WinsToo => state.also.contains(&seat),
            Action::Riichi => state.draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None),
            Action::Furiten => state.draft.seat(seat).is_some_and(|entered| entered.furiten),
            Action::Ready if state.ending != Ending::Win => is_shown_ready(&state.draft, plan, seat),
            Action::Ready => state.draft.seat(seat).is_some_and(|entered| entered.ready == Some(true)),
            Action::EnterDiscards => matches!(state.target, Target::Discards | Target::Chosen(_)),
        }
    }

    /// The edit that turns it.
    fn edit(self, state: &State, plan: &Plan, seat: Seat) -> Edit {
        let on = self.is_on(state, plan, seat);
        match self {
            Action::DrewIt => Edit::By(if on { By::Discard } else { By::SelfDraw }),
            Action::Wins => Edit::Winner(seat),
            Action::DiscardedIt if on => Edit::By(By::SelfDraw),
            Action::DiscardedIt => Edit::Fed(seat),
            Action::WinsToo => Edit::AlsoWins(seat, !on),
            Action::Riichi => Edit::Riichi(seat, if on { Riichi::None } else { Riichi::Riichi }),
            Action::Furiten => Edit::Furiten(seat, !on),
            Action::Ready => Edit::Ready(seat, !on),
            Action::EnterDiscards => Edit::Aim(if on { Target::Hand } else { Target::Discards }),
        }
    }

    /// Those that there are for a seat.
    fn of(state: &State, plan: &Plan, seat: Seat) -> Vec<Action> {
        // Who has won before is out of the deal.
        let won = state.ending == Ending::Win && state.earlier_win(seat).is_none();
        let is_winner = seat == state.winner;
        let may_win_too = !state.wins(seat) && why_not_also(state, plan, seat).is_none() && state.win.tile.is_some();
        let all = [
            (Action::DrewIt, won && is_winner),
            (Action::Wins, won && !is_winner),
            (Action::DiscardedIt, won && !is_winner),
            (Action::WinsToo, won && (state.also.contains(&seat) || may_win_too)),
            (Action::Riichi, plan.book.options.riichi.in_use),
            (Action::Furiten, plan.book.options.riichi.in_use),
            (Action::Ready, state.ending != Ending::Win || Action::Ready.is_on(state, plan, seat)),
            (Action::EnterDiscards, are_needed(plan)),
        ];
        all.into_iter().filter_map(|(action, there)| there.then_some(action)).collect()
    }
}

/// What can be said of the chosen seat.
#[component]
pub fn SeatActions(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let actions = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| Action::of(state, plan, seat))));
    let button = move |action: Action| {
        let on = app.slice_by_rules(move |state, plan| action.is_on(state, plan, seat));
        view! {
            <EditButton class="key-word" pressed=on edit=move || app.state.with(|state| app.plan.with(|plan| action.edit(state, plan, seat)))>
                {app.text(move |language| action.name(language, app.plan.read().book.family))}
            </EditButton>
        }
    };
    view! {
        <div class="actions">
            <For each=move || actions.get() key=|&action| action let:action>
                {button(action)}
            </For>
            <FoulsButton seat />
            <WorthField seat />
        </div>
    }
}

/// What the hand is worth, where its tiles are not entered.
#[component]
fn WorthField(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let is_empty = app.slice(move |state| state.size(seat) == 0);
    let total = app.slice(move |state| {
        let total = state.draft.seat(seat).and_then(|entered| entered.total);
        total.and_then(|total| u32::try_from(total).ok())
    });
    view! {
        <Show when=move || is_empty.get()>
            <Labeled name=app.word(BoardWord::Worth) class="field worth-field">
                <NumberField
                    value=total
                    most="9999999"
                    id=Control::Total.as_str()
                    edit=move |total| Edit::Total(seat, total)
                />
            </Labeled>
        </Show>
    }
}

//! What can be said of the chosen seat.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::fouls::{FoulMenu, FoulsButton};
use crate::app::components::EditButton;
use crate::app::components::fields::{Labeled, NumberField};
use crate::app::state::use_app_state;
use tenbo_session::focus_target::Control;
use tenbo_session::seat_action::SeatAction;
use tenbo_session::{Edit, Target};
use tenbo_wording::BoardWord;

/// What can be said of the chosen seat.
#[component]
pub fn SeatActions() -> impl IntoView {
    let seat = use_app_state().seat;
    move || view! { <Actions seat=seat.get() /> }
}

#[component]
fn Actions(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let actions = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| SeatAction::of(state, plan, seat))));
    let button = move |action: SeatAction| {
        let on = app.slice_by_rules(move |state, plan| action.is_on(state, plan, seat));
        view! {
            <EditButton class="key-word" pressed=on edit=move || app.state.with(|state| app.plan.with(|plan| action.edit(state, plan, seat)))>
                {app.text(move |language| language.seat_action(action, app.plan.read().rulebook().family))}
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
        <FoulMenu seat />
    }
}

/// What the hand is worth, where its tiles are not entered.
#[component]
fn WorthField(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let asked = app.slice(move |state| state.size(seat) == 0 && state.target == Target::Hand);
    let total = app.slice(move |state| {
        let total = state.draft.seat(seat).and_then(|entered| entered.total);
        total.and_then(|total| u32::try_from(total).ok())
    });
    view! {
        <Show when=move || asked.get()>
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

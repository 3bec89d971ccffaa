//! How the deal ends.

use leptos::prelude::*;
use tenbo_engine::deal::DrawCause;
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::{Labeled, SeatBoxes, use_players};
use crate::app::state::use_app_state;
use tenbo_session::focus_target::Control;
use tenbo_session::readiness::is_shown_ready;
use tenbo_session::{Edit, Ending, State};
use tenbo_wording::Word;

/// The value of a win among the ways a deal can end.
const WIN: &str = "win";

/// With a win, or why not; then who was ready, and who discarded what a nagashi asks for.
#[component]
pub fn DealEndField() -> impl IntoView {
    let app = use_app_state();
    let cause = app.slice(cause);
    let is_riichi = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.in_use));
    // Only riichi has draws before the wall ends, and payments for being ready.
    let causes = Memo::new(move |_| {
        let cause = cause.get();
        let known = |other: DrawCause| {
            is_riichi.get() || Some(other) == cause || matches!(other, DrawCause::Wall | DrawCause::Abandoned)
        };
        DrawCause::ALL.iter().copied().filter(|&other| known(other)).collect::<Vec<_>>()
    });
    let value = move |cause: Option<DrawCause>| cause.map_or(WIN, DrawCause::as_str);
    let option = move |cause: DrawCause| {
        let name = app.text_for(move |language, family| language.draw_cause(cause, family));
        view! { <option value=cause.as_str()>{name}</option> }
    };
    let at_wall = Memo::new(move |_| is_riichi.get() && cause.get() == Some(DrawCause::Wall));
    view! {
        <div class="row" id=Control::Ends.as_str()>
            <Labeled name=app.word(Word::HowEnds)>
                <select
                    disabled=app.readonly
                    prop:value=move || {
                        // Set again when the options have changed.
                        causes.track();
                        value(cause.get())
                    }
                    on:change:target=move |event| {
                        let field = event.target();
                        let nagashi = app.state.with_untracked(|state| state.ending.nagashi().to_vec());
                        let chosen: Option<DrawCause> = field.value().parse().ok();
                        let ending = chosen.map_or(Ending::Win, |cause| Ending::Draw { cause, nagashi });
                        app.dispatch(Edit::Ending(ending));
                        if let Some(cause) = cause.try_get_untracked() {
                            field.set_value(value(cause));
                        }
                    }
                >
                    <option value=WIN>{app.word(Word::EndsWithWin)}</option>
                    {move || causes.get().into_iter().map(option).collect_view()}
                </select>
            </Labeled>
            <Show when=move || at_wall.get()>
                <AtWall />
            </Show>
        </div>
    }
}

/// Why the deal ended without a win.
fn cause(state: &State) -> Option<DrawCause> {
    if let Ending::Draw { cause, .. } = state.ending { Some(cause) } else { None }
}

/// Who was ready when the wall was exhausted, and whose discards were a nagashi.
#[component]
fn AtWall() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let has_nagashi = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.payments.nagashi_mangan));
    let is_nagashi = |state: &State, _: &Plan, seat: Seat| state.ending.nagashi().contains(&seat);
    let nagashi = move |seat: Seat, on: bool| {
        let mut seats = app.state.with_untracked(|state| state.ending.nagashi().to_vec());
        seats.retain(|&other| other != seat);
        if on {
            seats.push(seat);
            sort(&mut seats);
        }
        Edit::Ending(Ending::Draw { cause: DrawCause::Wall, nagashi: seats })
    };
    view! {
        <SeatBoxes
            legend=app.word(Word::ShownReady)
            seats=players
            on=|state: &State, plan: &Plan, seat| is_shown_ready(&state.draft, plan, seat)
            edit=Edit::Ready
        />
        <Show when=move || has_nagashi.get()>
            <SeatBoxes legend=app.word(Word::Nagashi) seats=players on=is_nagashi edit=nagashi />
        </Show>
    }
}

//! Winds, counters and sticks.

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;

use crate::app::components::fields::{Labeled, NumberField, SeatSelect, Stepper, WindSelect};
use crate::app::state::use_app_state;
use tenbo_session::{Edit, View};
use tenbo_wording::Word;

/// Round, the winner's seat, counters, sticks.
#[component]
pub fn TableFields() -> impl IntoView {
    let app = use_app_state();
    let round = app.slice(|state| state.draft.prevailing);
    let winner = app.slice(|state| state.winner);
    let honba = app.slice(|state| state.draft.honba);
    let deposits = app.slice(|state| state.draft.deposits);
    let streak = app.slice(|state| state.draft.dealer_wins);
    let wall = app.slice(|state| state.draft.wall_left);
    let option = move |key: OptionKey| Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.is_met(key)));
    let is_riichi = option(OptionKey::Riichi);
    let has_wall = option(OptionKey::InsuranceLastFive);
    let has_streak = Memo::new(move |_| {
        let entered = streak.get() > 0;
        entered || app.plan.with(|plan| plan.counts_dealer_wins())
    });
    let has_round = Memo::new(move |_| app.plan.with(|plan| plan.has_winds()));
    view! {
        <div class="row">
            <Show when=move || has_round.get()>
                <Labeled name=app.word(Word::Round)>
                    <WindSelect value=round edit=Edit::Prevailing />
                </Labeled>
            </Show>
            // At the table every seat has a hand of its own.
            <Show when=move || app.view.get() == View::Hand>
                <Labeled name=app.word(Word::WinnerSits)>
                    <SeatSelect value=winner text=move |seat| app.seat(seat)() edit=Edit::Sit />
                </Labeled>
            </Show>
            <Show when=move || is_riichi.get()>
                <Stepper name=app.word(Word::Honba) id="at-honba" value=honba edit=Edit::Honba />
                <Stepper name=app.word(Word::Deposits) id="at-deposits" value=deposits edit=Edit::Deposits />
            </Show>
            <Show when=move || has_streak.get()>
                <Stepper name=app.word(Word::EastWins) id="at-dealer-wins" value=streak edit=Edit::DealerWins />
            </Show>
            <Show when=move || has_wall.get()>
                <Labeled name=app.word(Word::WallLeft)>
                    <NumberField value=wall most="144" edit=Edit::WallLeft />
                </Labeled>
            </Show>
        </div>
    }
}

//! Who wins on the same tile as well.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::{CheckBox, CheckGroup, Labeled, NumberField};
use crate::app::state::use_app_state;
use tenbo_session::edit::why_not_also;
use tenbo_session::focus_target::{Control, FocusTarget};
use tenbo_session::{Edit, Target};
use tenbo_wording::Word;

/// A box for each seat that could win too.
#[component]
pub fn AlsoWins() -> impl IntoView {
    let app = use_app_state();
    let seats = app.slice(|state| state.discarders().filter(|&seat| seat != state.win.from).collect::<Vec<_>>());
    let seat_box = move |seat: Seat| {
        let checked = app.slice(move |state| state.also.contains(&seat));
        let why_not = Memo::new(move |_| {
            let why = app.state.with(|state| app.plan.with(|plan| why_not_also(state, plan, seat)));
            why.filter(|_| !checked.get()).map(|refusal| app.refused(&refusal))
        });
        view! { <CheckBox label=app.seat(seat) checked toggle=move || app.dispatch(Edit::AlsoWins(seat, !checked.get_untracked())) why_not /> }
    };
    let missing = app.slice(|state| state.missing_winners().collect::<Vec<_>>());
    view! {
        <CheckGroup id=Control::Also.as_str() legend=Signal::derive(app.word(Word::AlsoWins))>
            <For each=move || seats.get() key=|&seat| seat let:seat>
                {seat_box(seat)}
            </For>
        </CheckGroup>
        <For each=move || missing.get() key=|&seat| seat let:seat>
            <MissingWinner seat />
        </For>
    }
}

/// What is missing of another winner: the hand, which is entered at the table, or what it is worth.
#[component]
fn MissingWinner(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let hand = FocusTarget { seat: Some(seat), target: Some(Target::Hand), control: Control::Hand };
    let total = app.slice(move |state| state.entered(seat).total.and_then(|total| u32::try_from(total).ok()));
    let total_name = move || app.language.get().labeled(&app.seat(seat)(), app.word(Word::Total)());
    view! {
        <div class="notice" role="status">
            <button type="button" class="link" disabled=app.readonly on:click=move |_| app.go_to_problem(hand)>
                {move || app.language.get().also_missing(&app.seat(seat)())}
            </button>
            <Labeled name=total_name>
                <NumberField value=total most="9999999" edit=move |total| Edit::Total(seat, total) />
            </Labeled>
        </div>
    }
}

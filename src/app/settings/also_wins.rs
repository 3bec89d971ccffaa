//! Who wins on the same tile as well.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::{CheckBox, CheckGroup};
use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::Edit;
use crate::session::edit::why_not_also;
use crate::session::focus_target::Control;

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
    view! {
        <CheckGroup id=Control::Also.as_str() legend=Signal::derive(app.word(Word::AlsoWins))>
            <For each=move || seats.get() key=|&seat| seat let:seat>
                {seat_box(seat)}
            </For>
        </CheckGroup>
    }
}

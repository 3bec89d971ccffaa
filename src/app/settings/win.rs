//! How the winning tile came, and from whom.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::System;
use tenbo_engine::tiles::Seat;

use super::also_wins::AlsoWins;
use crate::app::components::EditButton;
use crate::app::components::fields::RadioKeys;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::focus_target::Control;
use tenbo_wording::Word;

/// Self-drawn or on whose tile; another winner while another hand is shown.
#[component]
pub fn WinFields() -> impl IntoView {
    let app = use_app_state();
    // The seat that is shown, if it does not win.
    let other = app.slice(|state| {
        let may = !state.wins(state.seat) && state.earlier_win(state.seat).is_none();
        may.then_some(state.seat)
    });
    let other_wins = move |seat: Seat| {
        let name = move || app.language.get().labeled(&app.seat(seat)(), app.word(Word::ThisSeatWins)());
        view! {
            <EditButton class="button" edit=Edit::Winner(seat)>
                {name}
            </EditButton>
        }
    };
    let family = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().family));
    let by = app.slice(|state| state.win.by);
    let from = app.slice(|state| state.win.from);
    let was_claimed = Memo::new(move |_| by.get() != By::SelfDraw);
    let discarders = app.slice(|state| state.discarders().collect::<Vec<_>>());
    // Where points are added up only one wins unless the house says otherwise; riichi players ask why not.
    let also = app.slice(|state| !state.also.is_empty());
    let may_be_several = Memo::new(move |_| {
        let by_rules = app
            .plan
            .with(|plan| plan.system() != System::Points || plan.rulebook().options.payments.maximum_winners > 1);
        was_claimed.get() && (also.get() || by_rules)
    });
    view! {
        <div class="row">
            {move || other.get().map(other_wins)}
            <RadioKeys
                group=Control::By
                legend=Signal::derive(app.word(Word::HowWon))
                choices=By::ALL.to_vec()
                chosen=by
                text=move |by| app.language.get().by(by, family.get()).into()
                edit=Edit::By
            />
            <Show when=move || was_claimed.get()>
                <RadioKeys
                    group=Control::From
                    legend=Signal::derive(app.word(Word::Discarder))
                    choices=discarders
                    chosen=from
                    text=move |seat| app.seat(seat)().into()
                    edit=Edit::From
                />
            </Show>
            <Show when=move || may_be_several.get()>
                <AlsoWins />
            </Show>
        </div>
    }
}

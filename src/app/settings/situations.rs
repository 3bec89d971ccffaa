//! What was special about the winning tile.

use leptos::prelude::*;
use tenbo_engine::deal::Situation;
use tenbo_engine::problems::Problem;

use crate::app::components::fields::CheckBox;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::focus_target::Control;
use tenbo_session::situations::{offered, why_not};
use tenbo_wording::Word;

/// A box for each situation that these rules know; what cannot be says why.
#[component]
pub fn Situations() -> impl IntoView {
    let app = use_app_state();
    let all = app.slice_by_rules(|state, plan| offered(state, plan).collect::<Vec<_>>());
    let entered = app.slice(|state| state.win.situation.clone());
    let refused = app.slice_by_rules(|state, plan| {
        let refused = |situation| Some((situation, why_not(state, plan, situation)?));
        offered(state, plan).filter_map(refused).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <fieldset class="situations" id=Control::Situation.as_str()>
                <legend>{app.word(Word::Situations)}</legend>
                <div class="checks">
                    <For each=move || all.get() key=|&situation| situation let:situation>
                        <SituationBox situation entered refused />
                    </For>
                </div>
            </fieldset>
        </Show>
    }
}

#[component]
fn SituationBox(
    /// The situation.
    situation: Situation,
    /// Those that are entered.
    entered: Memo<Vec<Situation>>,
    /// Those that cannot be, and why.
    refused: Memo<Vec<(Situation, Problem)>>,
) -> impl IntoView {
    let app = use_app_state();
    let checked = Signal::derive(move || entered.with(|entered| entered.contains(&situation)));
    let why_not = Memo::new(move |_| {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        refused.with(|refused| {
            let why = refused.iter().find(|(other, _)| *other == situation);
            why.map(|(_, problem)| language.problem(problem, family))
        })
    });
    let label = move || app.language.get().situation_by(situation, &app.plan.read());
    view! { <CheckBox label checked toggle=move || app.dispatch(Edit::Situation(situation, !checked.get_untracked())) why_not /> }
}

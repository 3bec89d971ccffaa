//! What to know of the rulebook and the deal though nothing is wrong.

use leptos::prelude::*;
use tenbo_engine::rules::caveats;

use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;

/// What the rules do that whoever plays by them should know.
#[component]
pub fn Caveats() -> impl IntoView {
    let app = use_app_state();
    let caveats = Memo::new(move |_| {
        app.plan.with(|plan| {
            app.answer.with(|answer| match answer {
                Ok(answer) => [caveats(plan.rulebook(), None).as_slice(), &answer.caveats].concat(),
                Err(_) => app.deal.with(|deal| caveats(plan.rulebook(), Some(deal))),
            })
        })
    });
    let line = move |text: &'static str| {
        view! {
            <p class="muted caveat">
                <Icon name=IconName::Info inline=true />
                {text}
            </p>
        }
    };
    move || {
        let language = app.language.get();
        caveats.get().into_iter().map(|caveat| line(language.caveat(caveat))).collect_view()
    }
}

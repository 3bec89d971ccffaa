//! What stands in the place of a result as long as nothing has been entered.

use leptos::prelude::*;

use super::caveats::Caveats;
use super::welcome::Welcome;
use crate::app::state::use_app_state;
use tenbo_wording::Label;

/// How to begin.
#[component]
pub fn BlankResult() -> impl IntoView {
    let app = use_app_state();
    view! {
        <section class="result" aria-labelledby="result-title">
            <div>
                <h2 class="visually-hidden" id="result-title">
                    {app.word(Label::Result)}
                </h2>
                <p class="headline blank">{app.text(|language| language.headline_question())}</p>
                <p class="pitch-line">{app.text(|language| language.headline_empty())}</p>
                <Caveats />
                <Welcome />
            </div>
        </section>
    }
}

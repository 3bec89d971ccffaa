//! How far a hand is to the minimum, a mark for each point; what flowers add after it.

use leptos::prelude::*;

use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::Label;
use tenbo_wording::gauge::Gauge;

/// The gauge of a hand whose points are added up.
#[component]
pub fn MinimumGauge(
    /// What is there and what is needed.
    gauge: Gauge,
) -> impl IntoView {
    let app = use_app_state();
    let short = gauge.points < gauge.least;
    let marks = (1..=gauge.least.min(20)).map(|point| {
        let class = if point <= gauge.points { "full" } else { "" };
        view! { <span class=class></span> }
    });
    // What is missing stands above the hand already.
    let text = (!short).then(|| {
        view! {
            <p>
                <Icon name=IconName::Check inline=true />
                <b>{gauge.text.clone()}</b>
            </p>
        }
    });
    view! {
        <div class=if short { "gauge short" } else { "gauge" }>
            <div
                class="meter"
                role="meter"
                aria-label=app.word(Label::Minimum)
                aria-valuemin="0"
                aria-valuemax=gauge.least.to_string()
                aria-valuenow=gauge.points.clamp(0, gauge.least).to_string()
                aria-valuetext=gauge.text.clone()
            >
                {marks.collect_view()}
            </div>
            {text}
            {gauge.flowers.map(|text| view! { <p class="muted">{text}</p> })}
        </div>
    }
}

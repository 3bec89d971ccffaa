//! Other readings of the hand, made only when they are asked for.

use leptos::prelude::*;

use super::Shown;
use super::hand::HandView;
use crate::app::text::Label;
use crate::app::text::groups::Lights;
use crate::app::text::sheet::OtherRow;
use crate::engine::seat::Seat;

/// No hand is read in many ways that teach anything.
const MOST: usize = 8;

/// A list that opens.
#[component]
pub fn Others(
    /// Whose hand.
    seat: Seat,
    /// How many readings there are.
    count: Memo<usize>,
) -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let open = RwSignal::new(false);
    move || {
        (count.get() > 0).then(|| {
            view! {
                <div class="others">
                    <h3>
                        <button type="button" class="opener" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                            {language.label(Label::Others)} " (" {move || count.get()} ")"
                        </button>
                    </h3>
                    {move || {
                        open.get()
                            .then(|| {
                                let rows = shown.paper(|paper| paper.others(seat, MOST)).unwrap_or_default();
                                view! { <ul class="other-list">{rows.into_iter().map(other).collect_view()}</ul> }
                            })
                    }}
                </div>
            }
            .into_any()
        })
    }
}

fn other(row: OtherRow) -> AnyView {
    let language = expect_context::<Shown>().language;
    let equal = row.equal.then(|| view! { " " <span class="tag">{language.label(Label::Equal)}</span> });
    view! {
        <li>
            <HandView groups=row.groups lit=Signal::stored(Lights(0)) />
            <p>{row.worth} {equal}</p>
            <p class="soft">{row.lines}</p>
        </li>
    }
    .into_any()
}

//! What the losers' hands are worth.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::score::{Opener, Part, ScoreState, SheetBody};
use crate::app::state::use_app_state;
use tenbo_wording::Label;
use tenbo_wording::content::SheetId;

/// The losers' hands, each behind an opener with its value.
#[component]
pub fn Losers() -> impl IntoView {
    let app = use_app_state();
    let seats =
        ScoreState::expect().section(|content| content.losers.iter().map(|(sheet, _)| sheet.seat).collect::<Vec<_>>());
    view! {
        <Show when=move || !seats.with(Vec::is_empty)>
            <div>
                <h3>{app.word(Label::Losers)}</h3>
                <For each=move || seats.get() key=|seat| *seat let:seat>
                    <Loser seat />
                </For>
            </div>
        </Show>
    }
}

#[component]
fn Loser(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let id = SheetId::Loser(seat);
    let part = Part::Loser(seat);
    let open = Memo::new(move |_| score.is_open(part));
    let worth = score.sheet_section(id, |sheet| sheet.worth.clone());
    let ready = score.section(move |content| content.is_ready(seat));
    let tag = move || {
        ready.get().map(|ready| {
            let label = if ready { Label::Ready } else { Label::NotReady };
            view! { <span class="tag">{app.word(label)}</span> }
        })
    };
    view! {
        <div class="loser">
            <h4>
                <Opener part>{app.seat(seat)} " · " {worth} " " {tag}</Opener>
            </h4>
            <Show when=move || open.get()>
                <SheetBody id />
            </Show>
        </div>
    }
}

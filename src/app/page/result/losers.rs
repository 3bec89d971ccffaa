//! What the hands are worth that have not won.

use leptos::prelude::*;

use super::Shown;
use super::sheet::SheetBody;
use crate::app::text::Label;
use crate::engine::seat::Seat;

/// An opener for each loser whose hand counts.
#[component]
pub fn Losers() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let seats = Memo::new(move |_| {
        let counts = |answer: &crate::engine::table::Answer| {
            Seat::ALL.into_iter().filter(|&seat| answer.seats[seat].as_ref().is_some_and(|other| other.score.is_some())).collect::<Vec<Seat>>()
        };
        shown.paper(|paper| counts(paper.answer)).unwrap_or_default()
    });
    let any = Memo::new(move |_| seats.with(|seats| !seats.is_empty()));
    move || {
        any.get().then(|| {
            view! {
                <h3>{language.label(Label::Losers)}</h3>
                <For each=move || seats.get() key=|seat| *seat let:seat>
                    <Loser seat=seat />
                </For>
            }
            .into_any()
        })
    }
}

#[component]
fn Loser(seat: Seat) -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let open = RwSignal::new(false);
    let sheet = Memo::new(move |_| shown.paper(|paper| paper.loser(seat)).flatten());
    let ready = Memo::new(move |_| shown.paper(|paper| paper.answer.seats[seat].as_ref().and_then(|other| other.ready)).flatten());
    view! {
        <div class="loser">
            <h4>
                <button type="button" class="opener" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                    {language.seat(seat)} " · "
                    {move || sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.worth.clone()))}
                    {move || {
                        ready.get().map(|ready| {
                            view! { " " <span class="tag">{language.label(if ready { Label::Ready } else { Label::NotReady })}</span> }
                        })
                    }}
                </button>
            </h4>
            {move || open.get().then(|| view! { <SheetBody sheet=sheet /> })}
        </div>
    }
    .into_any()
}

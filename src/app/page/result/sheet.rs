//! The score sheet of each winner.

use leptos::prelude::*;

use super::Shown;
use super::hand::HandView;
use super::lines::{Lines, Spot};
use super::others::Others;
use super::steps::Steps;
use crate::app::text::Label;
use crate::app::text::sheet::Sheet;
use crate::engine::seat::Seat;

/// A sheet for each winner whose tiles are known.
#[component]
pub fn Winners() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let winners = Memo::new(move |_| {
        let seats = |answer: &crate::engine::table::Answer| answer.wins.iter().map(|win| win.seat).collect::<Vec<Seat>>();
        shown.paper(|paper| seats(paper.answer)).unwrap_or_default()
    });
    view! {
        <For each=move || winners.get() key=|seat| *seat let:seat>
            <WinnerSheet seat=seat several=Signal::derive(move || winners.with(|winners| winners.len() > 1)) />
        </For>
    }
}

#[component]
fn WinnerSheet(seat: Seat, several: Signal<bool>) -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let sheet = Memo::new(move |_| shown.paper(|paper| paper.winner(seat)).flatten());
    let there = Memo::new(move |_| sheet.with(Option::is_some));
    move || {
        there.get().then(|| {
            view! {
                <article class="sheet">
                    {move || {
                        several
                            .get()
                            .then(|| {
                                let worth = sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.worth.clone()));
                                view! { <h3 class="sheet-title">{language.seat(seat)} " · " {worth}</h3> }
                            })
                    }}
                    <SheetBody sheet=sheet />
                    <Others seat=seat count=part(sheet, |sheet| sheet.others) />
                </article>
            }
            .into_any()
        })
    }
}

/// A part of the sheet that changes only when it does.
fn part<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    sheet: Memo<Option<Sheet>>,
    read: impl Fn(&Sheet) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map(&read).unwrap_or_default()))
}

/// Tiles, lines and steps of a sheet, whoever's it is.
#[component]
pub fn SheetBody(
    /// The sheet.
    sheet: Memo<Option<Sheet>>,
) -> impl IntoView {
    let language = expect_context::<Shown>().language;
    let spot = Spot::new();
    let groups = part(sheet, |sheet| sheet.groups.clone());
    let shape = part(sheet, |sheet| sheet.shape);
    let counted = part(sheet, |sheet| sheet.counted.clone());
    let rest = part(sheet, |sheet| sheet.rest.clone());
    let steps = part(sheet, |sheet| (sheet.steps.clone(), sheet.fu, sheet.shortcut.clone()));
    let declaration = part(sheet, |sheet| sheet.declaration.clone());
    let next = part(sheet, |sheet| sheet.next.clone());
    view! {
        {move || view! { <HandView groups=groups.get() lit=spot.lit() /> }}
        {move || shape.with(|shape| (!shape.is_empty()).then(|| view! { <p class="soft">{*shape}</p> }))}
        {move || {
            declaration
                .get()
                .map(|text| {
                    view! { <p class="declare"><b>{language.label(Label::Declare)}</b> " " <q lang="ja-Latn">{text}</q></p> }
                })
        }}
        <Lines rows=counted.into() title=Label::Counted spot=spot />
        {move || {
            next.with(|next| (!next.is_empty()).then(|| {
                let items = next.iter().map(|text| view! { <li>{text.clone()}</li> }).collect_view();
                view! { <ul class="next" aria-label=language.label(Label::Next)>{items}</ul> }
            }))
        }}
        {move || {
            let (rows, fu, shortcut) = steps.get();
            view! { <Steps rows=rows fu=fu shortcut=shortcut spot=spot /> }
        }}
        <Lines rows=rest.into() title=Label::NotCounted spot=spot />
    }
    .into_any()
}

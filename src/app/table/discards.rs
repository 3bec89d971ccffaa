//! The discards of a seat in rows, where a rule looks at them.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::deal::{After, Discard};
use tenbo_engine::tiles::Seat;

use super::discard_editor::DISCARD;
use crate::app::browser::focus::focus_in_time;
use crate::app::components::hand::Caret;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::{Edit, Target};
use tenbo_wording::BoardWord;

/// The discards of a seat.
pub fn use_discards(seat: Seat) -> Memo<Vec<Discard>> {
    let app = use_app_state();
    app.slice(move |state| state.draft.seat(seat).map(|entered| entered.discards.clone()).unwrap_or_default())
}

/// One of them, by its place.
pub fn discard_at(seat: Seat, place: usize) -> Option<Memo<Discard>> {
    use_app_state().item(move |state| state.draft.seat(seat)?.discards.get(place).cloned())
}

/// The discards of a seat; those of the chosen one open what is known of them.
#[component]
pub fn SeatDiscards(seat: Seat, chosen: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let discards = use_discards(seat);
    let caret = app.slice(move |state| (state.seat == seat && state.target == Target::Discards).then_some(state.caret));
    let any = Memo::new(move |_| caret.get().is_some() || discards.with(|discards| !discards.is_empty()));
    view! {
        <Show when=move || any.get()>
            <Show when=move || chosen.get() fallback=move || view! { <DiscardPicture seat discards /> }>
                <DiscardButtons seat discards caret />
            </Show>
        </Show>
    }
}

/// The discards of a seat that is not chosen: a picture, behind which the last one can be taken as long as it lies there.
#[component]
fn DiscardPicture(seat: Seat, discards: Memo<Vec<Discard>>) -> impl IntoView {
    let app = use_app_state();
    let last = Memo::new(move |_| {
        let last =
            |all: &Vec<Discard>| Some((all.len().checked_sub(1)?, all.last().filter(|last| !last.claimed)?.clone()));
        discards.with(last)
    });
    let others = Memo::new(move |_| {
        let count = |all: &Vec<Discard>| last.with(|last| last.as_ref().map_or(all.len(), |(place, _)| *place));
        discards.with(|all| all.iter().take(count(all)).cloned().collect::<Vec<_>>())
    });
    let words = move || {
        let (language, family) = (app.language.get(), app.plan.read().book.family);
        others.with(|all| language.river(all, family))
    };
    let tile = |discard: Discard| {
        view! {
            <span class=class(&discard)>
                <TileFace tile=discard.tile />
            </span>
        }
    };
    view! {
        <div class="river" role="group" aria-label=app.word(BoardWord::River)>
            <Show when=move || others.with(|others| !others.is_empty())>
                <div class="river-past" role="img" aria-label=words>
                    {move || others.get().into_iter().map(tile).collect_view()}
                </div>
            </Show>
            {move || last.get().map(|(place, discard)| view! { <LastDiscard seat place discard /> })}
        </div>
    }
}

/// The last discard of a seat that is not chosen: it shows who can take it.
#[component]
fn LastDiscard(seat: Seat, place: usize, discard: Discard) -> impl IntoView {
    let app = use_app_state();
    let tile = discard.tile;
    let name = move || {
        let language = app.language.get();
        let family = app.plan.read().book.family;
        let discard = app.seating.with(|seating| language.discarded(tile, seat, place, family, seating));
        language.labeled(&discard, language.word(BoardWord::WhoClaims))
    };
    let open = move |event: MouseEvent| {
        event.stop_propagation();
        app.show(seat);
        app.dispatch(Edit::Aim(Target::Chosen(place)));
        focus_in_time(DISCARD);
    };
    view! {
        <button type="button" class=class(&discard) disabled=app.readonly aria-label=name on:click=open>
            <TileFace tile />
        </button>
    }
}

/// The discards of the chosen seat, with the caret among them.
#[component]
fn DiscardButtons(seat: Seat, discards: Memo<Vec<Discard>>, caret: Memo<Option<usize>>) -> impl IntoView {
    let app = use_app_state();
    let name = move || app.word(BoardWord::River);
    let count = Memo::new(move |_| discards.with(Vec::len));
    view! {
        <div class="river" role="group" aria-label=name()>
            <span class="list-name" aria-hidden="true">
                {name()}
            </span>
            <For each=move || 0..count.get() key=|&place| place let:place>
                {move || (caret.get() == Some(place)).then(|| view! { <Caret /> })}
                <DiscardButton seat place />
            </For>
            {move || caret.get().is_some_and(|caret| caret >= count.get()).then(|| view! { <Caret /> })}
        </div>
    }
}

/// A discard that opens and closes what is known of it.
#[component]
fn DiscardButton(seat: Seat, place: usize) -> impl IntoView {
    let app = use_app_state();
    let open = app.slice(move |state| state.target == Target::Chosen(place));
    discard_at(seat, place).map(|discard| {
        let tile = Signal::derive(move || discard.with(|discard| discard.tile));
        let name = move || {
            let language = app.language.get();
            let family = app.plan.read().book.family;
            app.seating.with(|seating| language.discarded(tile.get(), seat, place, family, seating))
        };
        view! {
            <EditButton
                class=move || discard.with(class)
                pressed=open
                edit=move || Edit::Aim(if open.get() { Target::Discards } else { Target::Chosen(place) })
                attr:aria-label=name
            >
                <TileFace tile />
            </EditButton>
        }
    })
}

/// Claimed ones lie elsewhere; those of which more is known bear a mark.
fn class(discard: &Discard) -> &'static str {
    let known = discard.after != After::Wall || discard.locked || discard.hand.is_some();
    match (discard.claimed, known) {
        (true, true) => "tile gone known",
        (true, false) => "tile gone",
        (false, true) => "tile known",
        (false, false) => "tile",
    }
}

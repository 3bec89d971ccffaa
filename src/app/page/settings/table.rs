//! Winds, counters and sticks; and how the deal ends.

use leptos::prelude::*;

use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::draft::DrawCause;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::session::{Edit, Ending};

/// Round, the winner's seat, counters, sticks.
#[component]
pub fn TableRow() -> impl IntoView {
    let store = Store::here();
    let round = Memo::new(move |_| store.state.with(|state| state.draft.prevailing));
    let winner = Memo::new(move |_| store.state.with(|state| state.winner));
    let riichi = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::Riichi)));
    let last_five = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::InsuranceLastFive)));
    let honba = Signal::derive(move || store.state.with(|state| Some(state.draft.honba)));
    let deposits = Signal::derive(move || store.state.with(|state| Some(state.draft.deposits)));
    let left = Signal::derive(move || store.state.with(|state| state.draft.wall_left));
    view! {
        <div class="row">
            <Wind name=Word::Round now=round pick=Callback::new(move |seat| store.take(Edit::Prevailing(seat))) />
            <Wind name=Word::WinnerSits now=winner pick=Callback::new(move |seat| store.take(Edit::Sit(seat))) />
            {move || riichi.get().then(|| view! {
                <Count name=Word::Honba now=honba most=99 pick=Callback::new(move |count: Option<u32>| store.take(Edit::Honba(count.unwrap_or_default()))) />
                <Count name=Word::Deposits now=deposits most=99 pick=Callback::new(move |count: Option<u32>| store.take(Edit::Deposits(count.unwrap_or_default()))) />
            })}
            {move || last_five.get().then(|| view! {
                <Count name=Word::WallLeft now=left most=144 pick=Callback::new(move |count| store.take(Edit::WallLeft(count))) />
            })}
        </div>
    }
    .into_any()
}

#[component]
fn Wind(name: Word, now: Memo<Seat>, pick: Callback<Seat>) -> impl IntoView {
    let store = Store::here();
    let three = Memo::new(move |_| store.state.with(|state| state.draft.three_players));
    let options = move || {
        let language = store.language.get();
        let seats = Seat::ALL.into_iter().take(if three.get() { 3 } else { 4 });
        seats
            .map(|seat| view! { <option value=seat.as_str() prop:selected=move || now.get() == seat>{language.seat(seat)}</option> })
            .collect_view()
    };
    let change = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            pick.run(seat);
        }
    };
    view! {
        <label class="field">
            <span>{word(store, name)}</span>
            <select on:change=change>{options}</select>
        </label>
    }
    .into_any()
}

#[component]
fn Count(name: Word, now: Signal<Option<u32>>, most: u32, pick: Callback<Option<u32>>) -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| now.get());
    view! {
        <label class="field">
            <span>{word(store, name)}</span>
            <input
                type="number"
                inputmode="numeric"
                min="0"
                max=most.to_string()
                prop:value=move || shown.get().map(|count| count.to_string()).unwrap_or_default()
                on:change=move |event| pick.run(event_target_value(&event).trim().parse().ok())
            />
        </label>
    }
    .into_any()
}

/// With a win, or why not; then who is ready, and who discarded what a nagashi asks for.
#[component]
pub fn Ends() -> impl IntoView {
    let store = Store::here();
    let cause = Memo::new(move |_| store.state.with(|state| if let Ending::Draw { cause, .. } = &state.ending { Some(*cause) } else { None }));
    let change = move |event| {
        let cause: Option<DrawCause> = event_target_value(&event).parse().ok();
        let nagashi = store.state.with_untracked(|state| state.ending.nagashi().to_vec());
        store.take(Edit::Ending(cause.map_or(Ending::Win, |cause| Ending::Draw { cause, nagashi })));
    };
    let causes = move || {
        let language = store.language.get();
        DrawCause::ALL
            .iter()
            .map(|&of| view! { <option value=of.as_str() prop:selected=move || cause.get() == Some(of)>{language.draw_cause(of)}</option> })
            .collect_view()
    };
    let nagashi = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::NagashiMangan)));
    view! {
        <div class="row">
            <label class="field">
                <span>{word(store, Word::HowEnds)}</span>
                <select on:change=change>
                    <option value="win" prop:selected=move || cause.get().is_none()>{word(store, Word::EndsWithWin)}</option>
                    {causes}
                </select>
            </label>
            {move || (cause.get() == Some(DrawCause::Wall)).then(|| view! {
                <SeatChecks name=Word::ShownReady on=|state, seat| state.entered(seat).ready edit=|_, seat, on| Edit::Ready(seat, on) />
                {nagashi.get().then(|| view! {
                    <SeatChecks name=Word::Nagashi on=|state, seat| state.ending.nagashi().contains(&seat) edit=nagashi_edit />
                })}
            })}
        </div>
    }
    .into_any()
}

fn nagashi_edit(state: &crate::session::State, seat: Seat, on: bool) -> Edit {
    let cause = if let Ending::Draw { cause, .. } = &state.ending { *cause } else { DrawCause::Wall };
    let mut nagashi: Vec<Seat> = state.ending.nagashi().iter().copied().filter(|&other| other != seat).collect();
    if on {
        nagashi.push(seat);
        nagashi.sort_unstable();
    }
    Edit::Ending(Ending::Draw { cause, nagashi })
}

#[component]
fn SeatChecks(
    name: Word,
    on: fn(&crate::session::State, Seat) -> bool,
    edit: fn(&crate::session::State, Seat, bool) -> Edit,
) -> impl IntoView {
    let store = Store::here();
    let players = Memo::new(move |_| store.state.with(|state| state.draft.players().collect::<Vec<_>>()));
    let boxes = move || {
        let language = store.language.get();
        players
            .get()
            .into_iter()
            .map(|seat| {
                let change = move |event| {
                    let edit = store.state.with_untracked(|state| edit(state, seat, event_target_checked(&event)));
                    store.take(edit);
                };
                view! {
                    <label class="check">
                        <input type="checkbox" prop:checked=move || store.state.with(|state| on(state, seat)) on:change=change />
                        <span>{language.seat(seat)}</span>
                    </label>
                }
            })
            .collect_view()
    };
    view! {
        <fieldset>
            <legend>{word(store, name)}</legend>
            <div class="checks">{boxes}</div>
        </fieldset>
    }
    .into_any()
}

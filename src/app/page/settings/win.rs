//! How the winning tile came, riichi, and what was special.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::page::radios::{Choice, Radios};
use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::draft::{By, Riichi, Situation};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::session::{Edit, situations};

/// Self-drawn or on whose tile; another winner while another hand is shown.
#[component]
pub fn Win() -> impl IntoView {
    let store = Store::here();
    let now = Memo::new(move |_| {
        let by = store.state.with(|state| state.win.by);
        By::ALL.iter().position(|&other| other == by).unwrap_or_default()
    });
    let ways = Signal::derive(move || By::ALL.iter().map(|&by| Choice::new(store.language.get().by(by))).collect::<Vec<_>>());
    let pick = Callback::new(move |place: usize| {
        By::ALL.get(place).is_some_and(|&by| store.attempt(Edit::By(by)))
    });
    let other = Memo::new(move |_| store.state.with(|state| (state.seat != state.winner).then_some(state.seat)));
    let seats = Memo::new(move |_| store.state.with(|state| state.discarders().collect::<Vec<Seat>>()));
    let from = Memo::new(move |_| {
        let from = store.state.with(|state| state.win.from);
        seats.with(|seats| seats.iter().position(|&seat| seat == from).unwrap_or(usize::MAX))
    });
    let drawn = Memo::new(move |_| store.state.with(|state| state.win.by == By::SelfDraw));
    let names = Signal::derive(move || {
        let language = store.language.get();
        seats.with(|seats| seats.iter().map(|&seat| Choice::new(language.seat(seat))).collect::<Vec<_>>())
    });
    let take_from = Callback::new(move |place: usize| {
        seats.get_untracked().get(place).is_some_and(|&seat| store.attempt(Edit::From(seat)))
    });
    view! {
        <div class="row">
            {move || other.get().map(|seat| view! {
                <button type="button" class="button" on:click=move |_| store.take(Edit::Winner(seat))>{word(store, Word::ThisSeatWins)}</button>
            })}
            <Radios name="by" legend=Signal::derive(word(store, Word::HowWon)) choices=ways now=now pick=pick />
            {move || (!drawn.get()).then(|| view! {
                <Radios name="from" legend=Signal::derive(word(store, Word::Discarder)) choices=names now=from pick=take_from />
            })}
        </div>
    }
    .into_any()
}

/// Riichi and ippatsu of the hand that is shown.
#[component]
pub fn Declarations() -> impl IntoView {
    let store = Store::here();
    let riichi = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::Riichi)));
    let with_ippatsu = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::Ippatsu)));
    let entered = Memo::new(move |_| {
        store.state.with(|state| {
            let entered = state.entered(state.seat);
            (entered.riichi, entered.ippatsu)
        })
    });
    let now = Memo::new(move |_| Riichi::ALL.iter().position(|&other| other == entered.get().0).unwrap_or_default());
    let choices = Signal::derive(move || Riichi::ALL.iter().map(|&riichi| Choice::new(store.language.get().riichi(riichi))).collect::<Vec<_>>());
    let pick = Callback::new(move |place: usize| {
        let seat = store.state.with_untracked(|state| state.seat);
        Riichi::ALL.get(place).is_some_and(|&riichi| store.attempt(Edit::Riichi(seat, riichi)))
    });
    let ippatsu = move |event: MouseEvent| {
        let seat = store.state.with_untracked(|state| state.seat);
        if !store.attempt(Edit::Ippatsu(seat, !entered.get_untracked().1)) {
            event.prevent_default();
        }
    };
    let legend = Signal::derive(word(store, Word::Declarations));
    move || {
        riichi.get().then(|| {
            view! {
                <div class="row">
                    <Radios name="riichi" legend=legend choices=choices now=now pick=pick />
                    {move || with_ippatsu.get().then(|| view! {
                        <label class="check" class:blocked=move || entered.get().0 == Riichi::None>
                            <input
                                type="checkbox"
                                aria-disabled=move || (entered.get().0 == Riichi::None).then_some("true")
                                prop:checked=move || entered.get().1
                                on:click=ippatsu
                            />
                            <span>{word(store, Word::Ippatsu)}</span>
                        </label>
                    })}
                </div>
            }
            .into_any()
        })
    }
}

/// What was special about the winning tile; what cannot be says why.
#[component]
pub fn Situations() -> impl IntoView {
    let store = Store::here();
    let offered = Memo::new(move |_| store.plan.with(|plan| store.state.with(|state| situations::offered(state, plan).collect::<Vec<_>>())));
    let any = Memo::new(move |_| offered.with(|offered| !offered.is_empty()));
    move || {
        any.get().then(|| {
            view! {
                <fieldset class="situations">
                    <legend>{word(store, Word::Situations)}</legend>
                    <div class="checks">
                        <For each=move || offered.get() key=|situation| *situation let:situation>
                            <Special situation=situation />
                        </For>
                    </div>
                </fieldset>
            }
            .into_any()
        })
    }
}

#[component]
fn Special(situation: Situation) -> impl IntoView {
    let store = Store::here();
    let on = Memo::new(move |_| store.state.with(|state| state.win.situation.contains(&situation)));
    let why = Memo::new(move |_| {
        let language = store.language.get();
        let problem = store.plan.with(|plan| store.state.with(|state| situations::why_not(state, plan, situation)));
        problem.map(|problem| language.problem(&problem))
    });
    let blocked = Memo::new(move |_| why.with(Option::is_some));
    let id = ["why-", situation.as_str()].concat();
    let change = move |event: MouseEvent| {
        if !store.attempt(Edit::Situation(situation, !on.get_untracked())) {
            event.prevent_default();
        }
    };
    view! {
        <label class="check" class:blocked=blocked>
            <input
                type="checkbox"
                aria-disabled=move || blocked.get().then_some("true")
                aria-describedby=id.clone()
                prop:checked=on
                on:click=change
            />
            <span>
                {move || store.language.get().situation(situation)}
                <span class="why" id=id>{move || why.get()}</span>
            </span>
        </label>
    }
    .into_any()
}

//! What the hand that is shown declared.

use leptos::prelude::*;
use tenbo_engine::deal::{Riichi, SeatDraft};
use tenbo_engine::patterns::Pattern;

use crate::app::components::fields::{CheckBox, RadioKeys};
use crate::app::state::use_app_state;
use tenbo_session::focus_target::Control;
use tenbo_session::{Edit, Refusal};
use tenbo_wording::Word;

/// Riichi, ippatsu and furiten; in other rules the declarations that are worth something.
#[component]
pub fn Declarations() -> impl IntoView {
    let app = use_app_state();
    let is_riichi = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.in_use));
    move || match is_riichi.get() {
        true => view! { <RiichiFields /> }.into_any(),
        false => view! { <OtherDeclarations /> }.into_any(),
    }
}

/// What is asked of the seat that is shown; of one without tiles what is so by default.
fn use_entered<T: PartialEq + Send + Sync + 'static>(ask: fn(&SeatDraft) -> T) -> Memo<T> {
    let app = use_app_state();
    app.slice(move |state| state.draft.seat(state.seat).map_or_else(|| ask(&SeatDraft::default()), ask))
}

/// How riichi was declared, whether the win came within a turn, and whether a winning tile was passed.
#[component]
fn RiichiFields() -> impl IntoView {
    let app = use_app_state();
    let seat = app.seat;
    let riichi = use_entered(|entered| entered.riichi);
    let ippatsu = use_entered(|entered| entered.ippatsu);
    let furiten = use_entered(|entered| entered.furiten);
    let has_open = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.open_riichi));
    let choices = Signal::derive(move || {
        let offered = |riichi: &Riichi| has_open.get() || !riichi.is_open();
        Riichi::ALL.iter().copied().filter(offered).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || if has_open.get() { riichi.get() } else { riichi.get().closed() });
    let has_ippatsu = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.ippatsu));
    // It declares riichi with it, unless the hand is open.
    let is_open = use_entered(SeatDraft::is_open);
    let why_not =
        Memo::new(move |_| (riichi.get() == Riichi::None && is_open.get()).then(|| app.refused(&Refusal::OpenHand)));
    view! {
        <div class="row">
            <RadioKeys
                group=Control::Riichi
                legend=Signal::derive(app.word(Word::Declarations))
                choices
                chosen
                text=move |riichi| app.language.get().riichi(riichi).into()
                edit=move |riichi| Edit::Riichi(seat.get_untracked(), riichi)
            />
            <Show when=move || has_ippatsu.get()>
                <CheckBox
                    label=app.word(Word::Ippatsu)
                    checked=ippatsu
                    toggle=move || app.dispatch(Edit::Ippatsu(seat.get_untracked(), !ippatsu.get_untracked()))
                    why_not
                />
            </Show>
            <CheckBox
                label=app.word(Word::Furiten)
                checked=furiten
                toggle=move || app.dispatch(Edit::Furiten(seat.get_untracked(), !furiten.get_untracked()))
            />
        </div>
    }
}

/// The original call and the ready declaration, where they are worth something or entered.
#[component]
fn OtherDeclarations() -> impl IntoView {
    let app = use_app_state();
    let seat = app.seat;
    let call = use_entered(|entered| entered.original_call);
    let ready = use_entered(|entered| entered.ready == Some(true));
    let offered = move |pattern: Pattern, on: Memo<bool>| {
        Memo::new(move |_| on.get() || app.plan.with(|plan| plan.values(pattern)))
    };
    let has_call = offered(Pattern::OriginalCall, call);
    let has_ready = offered(Pattern::ReadyDeclaration, ready);
    let name = move |pattern: Pattern| {
        move || app.language.get().pattern(pattern, app.plan.with(|plan| plan.rulebook().family))
    };
    view! {
        <Show when=move || has_call.get() || has_ready.get()>
            <div class="row checks">
                <Show when=move || has_call.get()>
                    <CheckBox
                        label=name(Pattern::OriginalCall)
                        checked=call
                        toggle=move || app.dispatch(Edit::OriginalCall(seat.get_untracked(), !call.get_untracked()))
                    />
                </Show>
                <Show when=move || has_ready.get()>
                    <CheckBox
                        label=name(Pattern::ReadyDeclaration)
                        checked=ready
                        toggle=move || app.dispatch(Edit::Ready(seat.get_untracked(), !ready.get_untracked()))
                    />
                </Show>
            </div>
        </Show>
    }
}

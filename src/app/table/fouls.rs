//! The fouls of a seat: a menu of what the rules fine.

use leptos::prelude::*;
use tenbo_engine::deal::Penalty;
use tenbo_engine::tiles::Seat;

use super::state::TableState;
use crate::app::components::fields::CheckBox;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::edit::{MOST_TIMES, times};
use tenbo_session::focus_target::Control;
use tenbo_session::foul_menu::{Consequence, Foul};
use tenbo_wording::BoardWord;

/// The button that opens the menu; nothing where the rules fine nothing.
#[component]
pub fn FoulsButton(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let open = TableState::expect().open_fouls;
    let any = Memo::new(move |_| {
        app.state.with(|state| {
            app.plan.with(|plan| {
                !Foul::known(state, plan, seat).is_empty() || !Consequence::known(state, plan, seat).is_empty()
            })
        })
    });
    let count = app.slice(move |state| {
        let fouls = state.draft.penalties.iter().filter(|foul| foul.seat == seat);
        fouls.map(|foul| foul.times).sum::<u32>()
    });
    view! {
        <Show when=move || any.get()>
            <button
                type="button"
                class="key-word"
                id=Control::Fouls.as_str()
                disabled=app.readonly
                aria-expanded=move || if open.get() == Some(seat) { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = (*open != Some(seat)).then_some(seat))
            >
                {app.word(BoardWord::Fouls)}
                {move || (count.get() > 0).then(|| view! { <span class="badge">{count}</span> })}
            </button>
        </Show>
    }
}

/// The menu of the chosen seat, if it is open.
#[component]
pub fn FoulMenu(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let open = TableState::expect().open_fouls;
    let fouls = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| Foul::known(state, plan, seat))));
    let consequences =
        Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| Consequence::known(state, plan, seat))));
    let consequence = move |one: Consequence| {
        let checked = app.slice(move |state| one.is_on(state, seat));
        let label = app.text(move |language| language.consequence(one));
        view! { <CheckBox label checked toggle=move || app.dispatch(one.edit(seat, !checked.get_untracked())) /> }
    };
    view! {
        <Show when=move || open.get() == Some(seat)>
            <div class="fouls" role="group" aria-label=app.word(BoardWord::Fouls)>
                <For each=move || fouls.get() key=|&foul| foul let:foul>
                    <FoulRow seat foul />
                </For>
                <Show when=move || consequences.with(|all| !all.is_empty())>
                    <div class="checks">
                        <For each=move || consequences.get() key=|&one| one let:one>
                            {consequence(one)}
                        </For>
                    </div>
                </Show>
                <p class="muted">{app.word(BoardWord::FoulsHelp)}</p>
            </div>
        </Show>
    }
}

/// A foul with how often it was committed.
#[component]
fn FoulRow(seat: Seat, foul: Foul) -> impl IntoView {
    let app = use_app_state();
    let Foul { offense, cancelled } = foul;
    let named = move || app.plan.with(|plan| app.language.get().foul(foul, plan));
    let count = app.slice(move |state| times(state, seat, offense, cancelled));
    let set = move |times: u32| {
        app.dispatch(Edit::Foul(Penalty { seat, offense, times, cancelled }));
    };
    let label = move |word: BoardWord| app.text(move |language| language.labeled(&named(), language.word(word)));
    view! {
        <div class="foul">
            <span>{named}</span>
            <button
                type="button"
                class="key-icon"
                disabled=app.readonly
                aria-label=label(BoardWord::Fewer)
                aria-disabled=move || (count.get() == 0).then_some("true")
                on:click=move |_| set(count.get_untracked().saturating_sub(1))
            >
                <Icon name=IconName::Minus />
            </button>
            <output>{count}</output>
            <button
                type="button"
                class="key-icon"
                disabled=app.readonly
                aria-label=label(BoardWord::More)
                aria-disabled=move || (count.get() >= MOST_TIMES).then_some("true")
                on:click=move |_| set((count.get_untracked() + 1).min(MOST_TIMES))
            >
                <Icon name=IconName::Plus />
            </button>
        </div>
    }
}

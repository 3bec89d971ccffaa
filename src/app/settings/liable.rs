//! Who is liable where the tiles do not tell.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::Labeled;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::focus_target::Control;
use tenbo_wording::Word;

/// For each win a choice of who is liable.
#[component]
pub fn LiableFields() -> impl IntoView {
    let app = use_app_state();
    let winners = app.slice(|state| state.winners().collect::<Vec<_>>());
    view! {
        <For each=move || winners.get() key=|seat| *seat let:winner>
            <LiableField winner winners />
        </For>
    }
}

/// A choice of who is liable for a win, among the other seats. Where several win its name says for whose.
#[component]
fn LiableField(
    /// Whose win it is.
    winner: Seat,
    /// All who win.
    winners: Memo<Vec<Seat>>,
) -> impl IntoView {
    let app = use_app_state();
    let liable = app.slice(move |state| state.win.liable[winner]);
    let others =
        app.slice(move |state| state.draft.stated_players().seats().filter(|&seat| seat != winner).collect::<Vec<_>>());
    let value = |liable: Option<Seat>| liable.map_or("", Seat::as_str);
    let option = move |seat: Seat| {
        view! { <option value=seat.as_str()>{app.seat(seat)}</option> }
    };
    let name = move || {
        let language = app.language.get();
        let word = language.word(Word::Liable);
        if winners.with(Vec::len) > 1 { language.labeled(&app.seat(winner)(), word) } else { word.to_owned() }
    };
    let id = move || winners.with(|winners| winners.first() == Some(&winner)).then_some(Control::Liable.as_str());
    view! {
        <Labeled name>
            <select
                id=id
                disabled=app.readonly
                prop:value=move || {
                    // Set again when the options have changed.
                    others.track();
                    value(liable.get())
                }
                on:change:target=move |event| {
                    let field = event.target();
                    app.dispatch(Edit::Liable(winner, field.value().parse().ok()));
                    if let Some(liable) = liable.try_get_untracked() {
                        field.set_value(value(liable));
                    }
                }
            >
                <option value="">{app.word(Word::LiableAuto)}</option>
                {move || others.get().into_iter().map(option).collect_view()}
            </select>
        </Labeled>
    }
}

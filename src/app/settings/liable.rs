//! Who is liable where the tiles do not tell.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::Labelled;
use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::Edit;
use crate::session::focus_target::Control;

/// A choice of who is liable, among those who do not win.
#[component]
pub fn LiableField() -> impl IntoView {
    let app = use_app_state();
    let liable = app.slice(|state| state.win.liable);
    let others = app.slice(|state| state.draft.players().filter(|&seat| !state.wins(seat)).collect::<Vec<_>>());
    let value = |liable: Option<Seat>| liable.map_or("", Seat::as_str);
    let option = move |seat: Seat| {
        view! { <option value=seat.as_str()>{app.seat(seat)}</option> }
    };
    view! {
        <Labelled name=app.word(Word::Liable)>
            <select
                id=Control::Liable.as_str()
                disabled=app.readonly
                prop:value=move || {
                    // Set again when the options have changed.
                    others.track();
                    value(liable.get())
                }
                on:change:target=move |event| {
                    let field = event.target();
                    app.dispatch(Edit::Liable(field.value().parse().ok()));
                    if let Some(liable) = liable.try_get_untracked() {
                        field.set_value(value(liable));
                    }
                }
            >
                <option value="">{app.word(Word::LiableAuto)}</option>
                {move || others.get().into_iter().map(option).collect_view()}
            </select>
        </Labelled>
    }
}

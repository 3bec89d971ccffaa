//! The bar above the tile keyboard: what is said of most hands, by one tap.

use leptos::prelude::*;

use crate::app::components::{EditButton, KeyRow};
use crate::app::state::use_app_state;
use tenbo_session::quick::Quick;
use tenbo_wording::QuickWord;

/// What a key of the bar says.
const fn word(quick: Quick) -> QuickWord {
    match quick {
        Quick::SelfDraw => QuickWord::SelfDraw,
        Quick::Discard => QuickWord::Discard,
        Quick::Riichi => QuickWord::Riichi,
        Quick::Ippatsu => QuickWord::Ippatsu,
        Quick::Ready => QuickWord::Ready,
        Quick::OriginalCall => QuickWord::OriginalCall,
        Quick::Last => QuickWord::Last,
        Quick::AfterKong => QuickWord::AfterKong,
        Quick::LastCopy => QuickWord::LastCopy,
        Quick::AfterFlower => QuickWord::AfterFlower,
    }
}

/// The keys that the rulebook asks for. They make the settings' own edits; but the settings lie further away.
#[component]
pub fn QuickBar() -> impl IntoView {
    let app = use_app_state();
    let asked = Memo::new(move |_| app.plan.with(|plan| Quick::of(plan)));
    let row = KeyRow::new(asked, "quick");
    let key = move |quick: Quick| {
        let pressed = app.slice(move |state| quick.is_on(state));
        view! {
            <EditButton
                class="key-word"
                pressed
                edit=move || app.state.with(|state| quick.edit(state))
                attr:id=row.id(quick)
                attr:tabindex=row.tab_index(quick)
                on:keydown=move |event| row.key_down(quick, &event)
            >
                {app.word(word(quick))}
            </EditButton>
        }
    };
    view! {
        <div class="quick">
            <div class="keys" role="toolbar" aria-label=app.word(QuickWord::Bar)>
                <For each=move || row.keys().get() key=|&quick| quick let:quick>
                    {key(quick)}
                </For>
            </div>
        </div>
    }
}

//! A native dialog, whose content exists only while it is open.

use leptos::html;
use leptos::prelude::*;

use crate::app::state::{Dialog, use_app_state};
use crate::i18n::Word;

/// A dialog that is open while [`AppState::dialog`](crate::app::state::AppState) is one of those that `shows` tells. The
/// browser brings the focus back to what opened it.
#[component]
pub fn DialogFrame(
    /// The id of its heading.
    id: &'static str,
    /// The heading.
    #[prop(into)]
    title: Signal<&'static str>,
    /// Which dialog it is.
    shows: fn(Dialog) -> bool,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let app = use_app_state();
    let node = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| app.dialog.get().is_some_and(shows));
    let close = move || {
        if open.get_untracked() {
            app.dialog.set(None);
        }
    };
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match open.get() {
            true if !dialog.open() => drop(dialog.show_modal()),
            true => {}
            false => dialog.close(),
        }
    });
    view! {
        <dialog node_ref=node aria-labelledby=id on:close=move |_| close()>
            <div class="dialog-top">
                <h2 id=id>{title}</h2>
                <button type="button" class="button" on:click=move |_| close()>
                    {app.word(Word::Close)}
                </button>
            </div>
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}

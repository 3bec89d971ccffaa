//! A native dialog, whose content exists only while it is open.

use leptos::html;
use leptos::prelude::*;

use crate::app::browser::focus::{focus, focused, is_within, keep};
use crate::app::state::{Dialog, use_app_state};
use tenbo_wording::Word;

/// A dialog that is open while [`AppState::dialog`](crate::app::state::AppState) is one of those that `shows` tells. The
/// browser brings the focus back to what opened it; where that has been made anew meanwhile, it goes to what has its id now.
#[component]
pub fn DialogFrame(
    /// The id of its heading.
    id: &'static str,
    /// The heading.
    #[prop(into)]
    title: TextProp,
    /// Its class.
    #[prop(optional)]
    class: &'static str,
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
    let opener = StoredValue::new(String::new());
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match open.get() {
            true if !dialog.open() => {
                opener.set_value(focused());
                drop(dialog.show_modal());
            }
            true => {}
            false => {
                dialog.close();
                let opener = opener.try_update_value(std::mem::take).unwrap_or_default();
                if !opener.is_empty() {
                    // What had the focus within has it until the page is painted.
                    request_animation_frame(move || if is_within(&dialog) { focus(&opener) } else { keep(&opener) });
                }
            }
        }
    });
    view! {
        <dialog node_ref=node class=class aria-labelledby=id on:close=move |_| close()>
            <div class="dialog-top">
                <h2 id=id>{move || title.get()}</h2>
                <button type="button" class="button" on:click=move |_| close()>
                    {app.word(Word::Close)}
                </button>
            </div>
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}

//! A native dialog, whose content exists only while it is open.

use leptos::html;
use leptos::prelude::*;

use super::store::Store;
use super::word;
use crate::app::text::Word;

/// A dialog that `open` opens. The browser brings the focus back to the opener.
#[component]
pub fn Dialog(
    /// The id of its title.
    id: &'static str,
    /// Its title.
    title: Word,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let store = Store::here();
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let close = move |_| open.set(false);
    view! {
        <dialog node_ref=element aria-labelledby=id on:close=move |_| open.set(false)>
            <div class="dialog-top">
                <h2 id=id>{word(store, title)}</h2>
                <button type="button" class="button" on:click=close>{word(store, Word::Close)}</button>
            </div>
            {move || open.get().then(|| children())}
        </dialog>
    }
    .into_any()
}

//! A native dialog, whose content exists only while it is open.

use leptos::html;
use leptos::prelude::*;

use super::region::{Paint, region};
use super::store::Store;
use crate::app::text::Word;

/// A dialog that `open` opens. The browser brings the focus back to the opener.
pub fn dialog(store: Store, id: &'static str, title: Word, open: RwSignal<bool>, paint: Paint) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let shown = Memo::new(move |_| open.get());
    view! {
        <dialog node_ref=element aria-labelledby=id on:close=move |_| open.set(false)>
            <div class="dialog-top">
                <h2 id=id>{move || store.language.get().word(title)}</h2>
                <button type="button" class="button" on:click=move |_| open.set(false)>
                    {move || store.language.get().word(Word::Close)}
                </button>
            </div>
            {move || shown.get().then(|| region(store, paint))}
        </dialog>
    }
    .into_any()
}

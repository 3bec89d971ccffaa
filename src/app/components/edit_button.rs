//! A button that edits the deal.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// The edit that a control makes: always the same one, or one that is asked for when it is used.
#[derive(Clone, Copy)]
pub struct EditSource(Callback<(), Edit>);

impl EditSource {
    /// The edit as of now.
    #[must_use]
    pub fn edit(self) -> Edit {
        untrack(|| self.0.run(()))
    }
}

impl From<Edit> for EditSource {
    fn from(edit: Edit) -> EditSource {
        EditSource(Callback::new(move |()| edit.clone()))
    }
}

impl<F: Fn() -> Edit + Send + Sync + 'static> From<F> for EditSource {
    fn from(edit: F) -> EditSource {
        EditSource(Callback::new(move |()| edit()))
    }
}

/// A button that makes an edit; disabled where the page is only for reading, unless it only shows something else.
#[component]
pub fn EditButton(
    /// Its classes.
    #[prop(into)]
    class: TextProp,
    /// What it does: an [`Edit`], or a closure that returns one.
    #[prop(into)]
    edit: EditSource,
    /// Whether it is pressed, for one that stays so.
    #[prop(optional, into)]
    pressed: MaybeProp<bool>,
    /// What it is called, where it shows no words.
    #[prop(optional, into)]
    label: MaybeProp<String>,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let looks = matches!(edit.edit(), Edit::Show(_) | Edit::View(_));
    view! {
        <button
            type="button"
            class=move || class.get()
            disabled=move || app.readonly.get() && !looks
            aria-pressed=move || pressed.get().map(|pressed| if pressed { "true" } else { "false" })
            aria-label=move || label.get()
            on:click=move |_| {
                app.dispatch(edit.edit());
            }
        >
            {children()}
        </button>
    }
}

//! A button that edits the deal.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_session::{Action, Edit};

/// What a control does: always the same, or what is asked for when it is used.
#[derive(Clone, Copy)]
pub struct EditSource(Callback<(), Action>);

impl EditSource {
    /// What it does now.
    #[must_use]
    pub fn action(self) -> Action {
        untrack(|| self.0.run(()))
    }
}

impl From<Action> for EditSource {
    fn from(action: Action) -> EditSource {
        EditSource(Callback::new(move |()| action.clone()))
    }
}

impl From<Edit> for EditSource {
    fn from(edit: Edit) -> EditSource {
        Action::from(edit).into()
    }
}

impl<F: Fn() -> Edit + Send + Sync + 'static> From<F> for EditSource {
    fn from(edit: F) -> EditSource {
        EditSource(Callback::new(move |()| edit().into()))
    }
}

/// A button that does something; disabled where the page is only for reading, unless it only shows something else.
#[component]
pub fn EditButton(
    /// Its classes.
    #[prop(into)]
    class: TextProp,
    /// What it does: an [`Action`], an [`Edit`], or a closure that returns an edit.
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
    let looks = matches!(edit.action(), Action::View(_) | Action::Edit(Edit::Show(_)));
    view! {
        <button
            type="button"
            class=move || class.get()
            disabled=move || app.readonly.get() && !looks
            aria-pressed=move || pressed.get().map(|pressed| if pressed { "true" } else { "false" })
            aria-label=move || label.get()
            on:click=move |_| {
                app.dispatch(edit.action());
            }
        >
            {children()}
        </button>
    }
}

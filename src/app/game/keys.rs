//! Rows of keys that say something about a deal, each row with one tab stop.

use std::fmt::{Display, Formatter, Result};

use leptos::prelude::*;

use crate::app::components::KeyRow;
use crate::app::state::use_app_state;

/// What a key shows and is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyText {
    /// What it shows.
    pub shown: String,
    /// What it is called in full, with what it shows in it; nothing where that says all.
    pub name: Option<String>,
}

impl From<String> for KeyText {
    fn from(shown: String) -> KeyText {
        KeyText { shown, name: None }
    }
}

impl From<&str> for KeyText {
    fn from(shown: &str) -> KeyText {
        shown.to_owned().into()
    }
}

impl KeyText {
    /// A key that shows less than it is called.
    pub fn short(shown: impl Into<String>, name: impl Into<String>) -> KeyText {
        let (shown, name) = (shown.into(), name.into());
        KeyText { name: (name != shown).then_some(name), shown }
    }
}

/// A key of one of several rows of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InRow<K>(pub usize, pub K);

impl<K: Display> Display for InRow<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}-{}", self.0 + 1, self.1)
    }
}

/// Keys beside one another.
#[component]
pub fn Keys<K>(
    /// What their ids begin with.
    name: &'static str,
    /// The classes of the row.
    class: &'static str,
    /// What they are about.
    #[prop(into)]
    label: Signal<String>,
    /// The keys.
    #[prop(into)]
    keys: Signal<Vec<K>>,
    /// What one shows and is called.
    text: impl Fn(K) -> KeyText + Copy + Send + Sync + 'static,
    /// Whether one is pressed; nothing for one that only does something.
    pressed: impl Fn(K) -> Option<bool> + Copy + Send + Sync + 'static,
    /// What one does.
    press: impl Fn(K) + Copy + Send + Sync + 'static,
    /// What stands before them.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView
where
    K: Copy + PartialEq + Display + Send + Sync + 'static,
{
    let app = use_app_state();
    let row = KeyRow::new(keys, name);
    let key = move |key: K| {
        let text = Memo::new(move |_| text(key));
        let called = move || text.with(|text| text.name.clone());
        view! {
            <button
                type="button"
                class="game-key"
                id=row.id(key)
                tabindex=row.tab_index(key)
                aria-pressed=move || pressed(key).map(|pressed| if pressed { "true" } else { "false" })
                aria-label=called
                title=called
                disabled=app.readonly
                on:click=move |_| press(key)
                on:keydown=move |event| row.key_down(key, &event)
            >
                {move || text.with(|text| text.shown.clone())}
            </button>
        }
    };
    view! {
        <div class=class role="toolbar" aria-label=label>
            {children.map(|children| children())}
            <For each=move || row.keys().get() key=ToString::to_string let:one>
                {key(one)}
            </For>
        </div>
    }
}

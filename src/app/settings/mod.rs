//! Everything about the deal that is not a tile: how it is won, riichi, the table; and the box for text.

mod also_wins;
mod declarations;
mod earlier_wins;
mod liable;
mod more;
mod situations;
mod table;
mod text_box;
mod win;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use self::declarations::Declarations;
use self::earlier_wins::EarlierWins;
use self::liable::LiableFields;
use self::more::More;
use self::situations::Situations;
use self::table::TableFields;
use self::text_box::TextBox;
use self::win::WinFields;
use super::browser::focus::{focus, focus_in};
use super::components::fields::DealEndField;
use super::components::{Icon, IconName};
use super::state::use_app_state;
use tenbo_session::Ending;
use tenbo_wording::Word;

/// The id of the sheet.
const SHEET: &str = "settings";

/// The id of the key that opens it.
const OPENER: &str = "more-settings";

/// Opens the settings where they are a sheet, and closes them.
#[component]
pub fn SettingsKey() -> impl IntoView {
    let app = use_app_state();
    let open = app.settings_open;
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        if open.get_untracked() {
            request_animation_frame(|| focus_in(SHEET));
        }
    };
    view! {
        <button
            type="button"
            class="key-word settings-key"
            id=OPENER
            aria-label=app.word(Word::Settings)
            title=app.word(Word::Settings)
            aria-controls=SHEET
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=toggle
        >
            <Icon name=IconName::More />
        </button>
    }
}

/// Whether the deal ends with a win.
fn use_is_win() -> Memo<bool> {
    let app = use_app_state();
    app.slice(|state| state.ending == Ending::Win)
}

/// Whether these rules hold somebody liable for a win.
fn use_has_liability() -> Memo<bool> {
    let app = use_app_state();
    Memo::new(move |_| app.plan.with(|plan| !plan.rulebook().liability.is_empty()))
}

/// The settings. On a phone they are a sheet that rises from below to the foot of the headline, which says at once what each
/// of them changes.
#[component]
pub fn Settings(
    /// What else there is to choose in this view.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = use_app_state();
    let open = app.settings_open;
    // Another view begins without it.
    on_cleanup(move || {
        let _ = open.try_set(false);
    });
    let close = move || {
        open.set(false);
        request_animation_frame(|| focus(OPENER));
    };
    let escape = move |event: KeyboardEvent| {
        if open.get_untracked() && event.key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            close();
        }
    };
    view! {
        <section
            class="settings rising"
            class:open=open
            id=SHEET
            aria-labelledby="settings-title"
            on:keydown=escape
        >
            <div class="rising-top">
                <h2 id="settings-title">{app.word(Word::Settings)}</h2>
                <button type="button" class="button" on:click=move |_| close()>
                    {app.word(Word::Done)}
                </button>
            </div>
            <div class="fields">
                <WinRows />
                <TableFields />
                <DealEndField />
                <More />
                {children.map(|children| children())}
            </div>
            <TextBox />
        </section>
    }
}

/// How the hand was won, what was declared, what was special about it.
#[component]
fn WinRows() -> impl IntoView {
    let is_win = use_is_win();
    view! {
        <Show when=move || is_win.get()>
            <WinFields />
        </Show>
        <EarlierWins />
        <Declarations />
        <Show when=move || is_win.get()>
            <Situations />
        </Show>
    }
}

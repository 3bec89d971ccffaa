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

use leptos::prelude::*;

use self::declarations::Declarations;
use self::earlier_wins::EarlierWins;
use self::liable::LiableFields;
use self::more::More;
use self::situations::Situations;
use self::table::TableFields;
use self::text_box::TextBox;
use self::win::WinFields;
use super::components::fields::DealEndField;
use super::state::use_app_state;
use tenbo_session::Ending;
use tenbo_wording::Word;

/// Whether the deal ends with a win.
fn use_is_win() -> Memo<bool> {
    let app = use_app_state();
    app.slice(|state| state.ending == Ending::Win)
}

/// Whether these rules hold somebody liable for a win.
fn use_has_liability() -> Memo<bool> {
    let app = use_app_state();
    Memo::new(move |_| app.plan.with(|plan| !plan.book.liability.is_empty()))
}

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    let app = use_app_state();
    view! {
        <section class="settings" aria-labelledby="settings-title">
            <h2 id="settings-title" class="visually-hidden">
                {app.word(Word::Settings)}
            </h2>
            <div class="fields">
                <WinRows />
                <TableFields />
                <DealEndField />
                <More />
            </div>
            <TextBox />
        </section>
    }
}

/// What of them is about the win; at the table the rest lies with the seats and between them.
#[component]
pub fn WinSettings() -> impl IntoView {
    let app = use_app_state();
    let is_win = use_is_win();
    let has_liability = use_has_liability();
    view! {
        <section class="settings" aria-labelledby="settings-title">
            <h2 id="settings-title" class="visually-hidden">
                {app.word(Word::TheWin)}
            </h2>
            <div class="fields">
                <WinRows />
                <Show when=move || is_win.get() && has_liability.get()>
                    <div class="row">
                        <LiableFields />
                    </div>
                </Show>
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

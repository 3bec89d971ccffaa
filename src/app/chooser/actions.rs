//! What else can be done with rulebooks, below the list.

use leptos::prelude::*;

use crate::app::browser::message;
use crate::app::state::{Dialog, use_app_state};
use tenbo_wording::{EditorWord, Word};

/// House rules over what is played; the hand under all rulebooks; the rulebooks themselves, to read, copy and change.
#[component]
pub fn Actions() -> impl IntoView {
    let app = use_app_state();
    let house = app.slice(|state| state.rules.house_rules());
    let has_hand = app.slice(|state| state.size(state.winner) > 0);
    // What a frame is asked for is a hand, and the rulebook that it is judged by.
    let whole = !message::is_embedded();
    let open = move |dialog: Dialog| move |_| app.dialog.set(Some(dialog));
    view! {
        <div class="chooser-actions">
            <button type="button" class="button" on:click=open(Dialog::HouseRules)>
                {app.word(Word::HouseRules)}
                {move || (house.get() > 0).then(|| view! { <span class="badge">{house}</span> })}
            </button>
            <Show when=move || whole && has_hand.get()>
                <button type="button" class="button" on:click=open(Dialog::Comparison)>
                    {app.word(EditorWord::Compare)}
                </button>
            </Show>
            <Show when=move || whole>
                <button type="button" class="button" on:click=open(Dialog::Rulebooks)>
                    {app.word(Word::Books)}
                </button>
            </Show>
        </div>
    }
}

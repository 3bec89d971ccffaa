//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod aim;
mod hand;
mod keyboard;
mod meld;
mod seats;
mod status;

use leptos::prelude::*;

use self::aim::AimBar;
use self::hand::HandRow;
use self::keyboard::Keyboard;
use self::meld::MeldEditor;
use self::seats::SeatTabs;
use self::status::Status;
use super::press;
use super::store::Store;
use super::word;
use crate::app::text::Word;
use crate::session::Target;

/// The part that stays in reach of the thumb.
#[component]
pub fn Dock() -> impl IntoView {
    let store = Store::here();
    let meld = Memo::new(move |_| store.state.with(|state| if let Target::Meld(place) = state.target { Some(place) } else { None }));
    view! {
        <section class="dock" aria-label=word(store, Word::Builder) on:keydown=move |event| press::in_builder(store, &event)>
            <div class="dock-top">
                <SeatTabs />
                <Status />
            </div>
            <HandRow />
            {move || match meld.get() {
                Some(place) => view! { <MeldEditor place=place /> }.into_any(),
                None => view! { <AimBar /> }.into_any(),
            }}
            <Keyboard />
        </section>
    }
}

//! Everything about the deal that is not a tile: how it is won, riichi, the table; and the box for text.

mod table;
mod text;
mod win;

use leptos::prelude::*;

use self::table::{Ends, TableRow};
use self::text::TextBox;
use self::win::{Declarations, Situations, Win};
use super::store::Store;
use super::word;
use crate::app::text::Word;
use crate::session::Ending;

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    let store = Store::here();
    let wins = Memo::new(move |_| store.state.with(|state| state.ending == Ending::Win));
    view! {
        <section class="settings" aria-labelledby="settings-title">
            <h2 id="settings-title" class="heard">{word(store, Word::Settings)}</h2>
            {move || wins.get().then(|| view! { <Win /> })}
            <Declarations />
            {move || wins.get().then(|| view! { <Situations /> })}
            <TableRow />
            <Ends />
            <TextBox />
        </section>
    }
}

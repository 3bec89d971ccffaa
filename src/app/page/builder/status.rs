//! One line about what can be done and what could not. Its height is fixed.

use leptos::prelude::*;

use crate::app::page::store::{Notice, Store};
use crate::app::text::Word;
use crate::engine::meld::MeldKind;
use crate::session::Target;

/// The line.
#[component]
pub fn Status() -> impl IntoView {
    let store = Store::here();
    let target = Memo::new(move |_| store.state.with(|state| state.target));
    let size = Memo::new(move |_| store.state.with(|state| state.size(state.seat)));
    let hint = move || {
        let language = store.language.get();
        let aim = match target.get() {
            Target::Hand => return language.tiles(size.get()),
            Target::New(MeldKind::Chow) => Word::AimChow,
            Target::New(MeldKind::Pung) => Word::AimPung,
            Target::New(MeldKind::ConcealedKong) => Word::AimClosedKong,
            Target::New(_) => Word::AimKong,
            Target::Meld(_) => Word::AimMeld,
            Target::Dora => Word::AimDora,
            Target::Ura => Word::AimUra,
        };
        language.word(aim).to_owned()
    };
    let notice = move || {
        let language = store.language.get();
        store.notice.get().map(|notice| match notice {
            Notice::Refused(refusal) => (language.refusal(&refusal), true),
            Notice::Done(word) => (language.word(word).to_owned(), false),
            Notice::Dropped(dropped) => {
                let mut text = String::from(language.word(Word::DroppedFromLink));
                for (i, part) in dropped.iter().enumerate() {
                    text.push_str(if i == 0 { " " } else { ", " });
                    text.push_str(language.lost(part.what));
                    text.push_str(" “");
                    text.push_str(&part.text);
                    text.push('”');
                }
                (text, true)
            }
        })
    };
    view! {
        <p class="status" role="status">
            {move || match notice() {
                Some((text, refused)) => view! { <span class:refused=refused>{text}</span> }.into_any(),
                None => hint().into_any(),
            }}
        </p>
    }
}

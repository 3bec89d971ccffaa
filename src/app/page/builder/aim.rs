//! Where the next tile goes, and undo.

use leptos::prelude::*;

use crate::app::page::icon::{Icon, Picture};
use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::meld::MeldKind;
use crate::engine::rulebook::option::OptionKey;
use crate::session::{Edit, Target};

/// Keys for melds and indicators, then undo, redo and clear.
#[component]
pub fn AimBar() -> impl IntoView {
    let store = Store::here();
    let riichi = Memo::new(move |_| store.plan.with(|plan| plan.book.options.on(OptionKey::Riichi)));
    let ura = Memo::new(move |_| {
        let allowed = store.plan.with(|plan| plan.book.options.on(OptionKey::UraDora));
        allowed && riichi.get()
    });
    let chow = Memo::new(move |_| store.state.with(|state| !state.draft.three_players));
    view! {
        <div class="aims">
            <div class="keys" role="group" aria-label=word(store, Word::NextTile)>
                {move || chow.get().then(|| view! { <Aim target=Target::New(MeldKind::Chow) name=Word::Chow /> })}
                <Aim target=Target::New(MeldKind::Pung) name=Word::Pung />
                <Aim target=Target::New(MeldKind::Kong) name=Word::Kong />
                <Aim target=Target::New(MeldKind::ConcealedKong) name=Word::ClosedKong />
                {move || riichi.get().then(|| view! { <Aim target=Target::Dora name=Word::Dora /> })}
                {move || ura.get().then(|| view! { <Aim target=Target::Ura name=Word::Ura /> })}
            </div>
            <Steps />
        </div>
    }
}

#[component]
fn Aim(target: Target, name: Word) -> impl IntoView {
    let store = Store::here();
    let aimed = Memo::new(move |_| store.state.with(|state| state.target == target));
    let aim = move |_| store.take(Edit::Aim(if aimed.get_untracked() { Target::Hand } else { target }));
    let pressed = move || if aimed.get() { "true" } else { "false" };
    view! {
        <button type="button" class="key-word" aria-pressed=pressed on:click=aim>{word(store, name)}</button>
    }
}

/// Undo, redo, clear.
#[component]
pub fn Steps() -> impl IntoView {
    let store = Store::here();
    let disabled = |able: bool| (!able).then_some("true");
    let undo = Memo::new(move |_| store.can_step().0);
    let redo = Memo::new(move |_| store.can_step().1);
    view! {
        <div class="steps">
            <button
                type="button"
                class="key-icon"
                aria-label=word(store, Word::Undo)
                title=word(store, Word::Undo)
                aria-disabled=move || disabled(undo.get())
                on:click=move |_| store.undo()
            >
                <Picture icon=Icon::Undo />
            </button>
            <button
                type="button"
                class="key-icon"
                aria-label=word(store, Word::Redo)
                title=word(store, Word::Redo)
                aria-disabled=move || disabled(redo.get())
                on:click=move |_| store.redo()
            >
                <Picture icon=Icon::Redo />
            </button>
            <button
                type="button"
                class="key-icon"
                aria-label=word(store, Word::Clear)
                title=word(store, Word::Clear)
                on:click=move |_| store.take(Edit::Clear)
            >
                <Picture icon=Icon::Clear />
            </button>
        </div>
    }
}

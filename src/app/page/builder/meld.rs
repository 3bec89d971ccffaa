//! What can be changed about a meld.

use leptos::prelude::*;

use crate::app::page::store::Store;
use crate::app::page::tile::TileFace;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::seat::Seat;
use crate::session::edit::MeldChange;
use crate::session::{Edit, Target};

/// The keys that take the place of the target bar while a meld is chosen.
#[component]
pub fn MeldEditor(place: usize) -> impl IntoView {
    let store = Store::here();
    let meld = Memo::new(move |_| store.state.with(|state| state.entered(state.seat).melds.get(place).cloned()));
    let kind = Memo::new(move |_| meld.with(|meld| meld.as_ref().map(|meld| meld.kind)));
    let from = Memo::new(move |_| meld.with(|meld| meld.as_ref().and_then(|meld| meld.from)));
    let claimable = Memo::new(move |_| kind.get().is_some_and(|kind| kind != MeldKind::ConcealedKong));
    let change = move |change: MeldChange| store.take(Edit::Meld(place, change));
    let kinds = MeldKind::ALL.map(|of| {
        let pressed = move || if kind.get() == Some(of) { "true" } else { "false" };
        view! {
            <button type="button" class="key-word" aria-pressed=pressed on:click=move |_| change(MeldChange::Convert(of))>
                {move || store.language.get().meld_kind(of)}
            </button>
        }
    });
    let seats = move || {
        let own = store.state.with(|state| state.seat);
        let seats: Vec<Seat> = store.state.with(|state| state.draft.players().filter(|&seat| seat != own).collect());
        seats
            .into_iter()
            .map(|seat| {
                let pressed = move || if from.get() == Some(seat) { "true" } else { "false" };
                view! {
                    <button
                        type="button"
                        class="key-word"
                        aria-pressed=pressed
                        aria-label=move || store.language.get().seat(seat)
                        on:click=move |_| change(MeldChange::From(seat))
                    >
                        {seat.as_str()}
                    </button>
                }
            })
            .collect_view()
    };
    let tiles = move || {
        let Some(Meld { tiles, claimed, .. }) = meld.get() else { return Vec::new() };
        let which = tiles.iter().position(|&tile| Some(tile) == claimed);
        tiles
            .into_iter()
            .enumerate()
            .map(|(i, tile)| {
                let pressed = if which == Some(i) { "true" } else { "false" };
                let name = move || store.language.get().tile(tile);
                view! {
                    <button type="button" class="tile" aria-pressed=pressed aria-label=name on:click=move |_| change(MeldChange::Claimed(i))>
                        <TileFace tile=tile />
                    </button>
                }
            })
            .collect()
    };
    view! {
        <div class="meld-editor">
            <div class="keys" role="group" aria-label=word(store, Word::MeldKinds)>{kinds.into_iter().collect_view()}</div>
            {move || claimable.get().then(|| view! {
                <div class="keys" role="group" aria-label=word(store, Word::From)>
                    <span class="soft" aria-hidden="true">{word(store, Word::From)}</span>
                    {seats}
                </div>
                <div class="keys" role="group" aria-label=word(store, Word::ClaimedTile)>{tiles}</div>
            })}
            <div class="keys">
                <button type="button" class="key-word" on:click=move |_| change(MeldChange::TakeBack)>{word(store, Word::TakeBack)}</button>
                <button type="button" class="key-word" on:click=move |_| change(MeldChange::Remove)>{word(store, Word::Remove)}</button>
                <button type="button" class="key-word done" on:click=move |_| store.take(Edit::Aim(Target::Hand))>{word(store, Word::Done)}</button>
            </div>
        </div>
    }
    .into_any()
}

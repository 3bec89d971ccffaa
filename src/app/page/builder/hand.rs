//! The hand that is edited: tiles with the caret, the winning tile apart, melds, bonus tiles and indicators.

use leptos::prelude::*;

use crate::app::page::press::HAND;
use crate::app::page::store::Store;
use crate::app::page::tile::TileFace;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::seat::Seat;
use crate::engine::tile::Tile;
use crate::session::edit::{List, kongs};
use crate::session::{Edit, Target};

/// A tile and how many of its like stand before it: what stays the same when others come and go.
type Nth = (Tile, usize);

fn nth(tiles: &[Tile]) -> Vec<Nth> {
    let count = |place: usize, tile: &Tile| tiles.iter().take(place).filter(|&other| other == tile).count();
    tiles.iter().enumerate().map(|(place, tile)| (*tile, count(place, tile))).collect()
}

/// Everything that lies before the seat, and the indicators.
#[component]
pub fn HandRow() -> impl IntoView {
    let store = Store::here();
    let hand = Memo::new(move |_| store.state.with(|state| nth(&state.entered(state.seat).hand)));
    let apart = Memo::new(move |_| store.state.with(|state| state.apart()));
    let melds = Memo::new(move |_| store.state.with(|state| (state.seat, state.entered(state.seat).melds)));
    let caret = Memo::new(move |_| store.state.with(|state| (state.target == Target::Hand).then_some(state.caret)));
    let empty = Memo::new(move |_| hand.with(Vec::is_empty) && apart.get().is_none() && melds.with(|(_, melds)| melds.is_empty()));
    let typed = move || store.typed.with(|typed| typed.text());
    let label = move || {
        let language = store.language.get();
        let tiles = store.state.with(|state| state.size(state.seat));
        [language.word(Word::Hand), ", ", &language.tiles(tiles)].concat()
    };
    let end = move || caret.get().is_some_and(|caret| caret == hand.with(Vec::len));
    let behind = move || caret.get().is_some_and(|caret| caret > hand.with(Vec::len));
    let cursor = move || view! { <Caret typed=Signal::derive(typed) /> };
    view! {
        <div class="table">
            <div class="hand" id=HAND tabindex="0" role="group" aria-label=label>
                <For each=move || hand.get() key=|nth| *nth let:nth>
                    {
                        let place = move || hand.with(|hand| hand.iter().position(|&other| other == nth));
                        view! {
                            {move || (caret.get().is_some() && caret.get() == place()).then(cursor)}
                            <HandTile tile=nth.0 place=Signal::derive(move || place().unwrap_or(usize::MAX)) chooses=Signal::derive(move || apart.get().is_some()) />
                        }
                    }
                </For>
                {move || end().then(cursor)}
                {move || (empty.get() && store.typed.with(|typed| typed.is_empty())).then(|| {
                    view! { <span class="hint">{word(store, Word::EmptyHand)}</span> }
                })}
                {move || apart.get().map(|tile| {
                    view! {
                        <span class="apart">
                            <HandTile tile=tile place=Signal::derive(move || hand.with(Vec::len)) chooses=Signal::derive(|| false) />
                        </span>
                    }
                })}
                {move || behind().then(cursor)}
                {move || {
                    let (seat, melds) = melds.get();
                    melds.into_iter().enumerate().map(|(place, meld)| view! { <MeldTiles place=place meld=meld seat=seat /> }).collect_view()
                }}
            </div>
            <Offers />
            <Lists />
        </div>
    }
}

/// Where the next tile goes, with what was typed so far.
#[component]
fn Caret(typed: Signal<String>) -> impl IntoView {
    view! { <span class="caret"><span class="typed">{typed}</span></span> }
}

#[component]
fn HandTile(tile: Tile, place: Signal<usize>, chooses: Signal<bool>) -> impl IntoView {
    let store = Store::here();
    let name = move || {
        let language = store.language.get();
        [&language.tile(tile), ": ", language.tap(chooses.get())].concat()
    };
    view! {
        <button type="button" class="tile" tabindex="-1" aria-label=name on:click=move |_| store.take(Edit::Pick(place.get_untracked()))>
            <TileFace tile=tile />
        </button>
    }
    .into_any()
}

/// A meld as it lies on the table: the claimed tile turned, on the side of the seat it came from.
#[component]
fn MeldTiles(place: usize, meld: Meld, seat: Seat) -> impl IntoView {
    let store = Store::here();
    let aimed = Memo::new(move |_| store.state.with(|state| state.target == Target::Meld(place)));
    let faces = lying(&meld, seat);
    let name = {
        let meld = meld.clone();
        move || {
            let language = store.language.get();
            let mut name = String::from(language.meld_kind(meld.kind));
            for (i, &tile) in meld.tiles.iter().enumerate() {
                name.push_str(if i == 0 { ": " } else { ", " });
                name.push_str(&language.tile(tile));
            }
            if let Some(from) = meld.from {
                name.push_str("; ");
                name.push_str(language.word(Word::From));
                name.push(' ');
                name.push_str(language.seat(from));
            }
            name
        }
    };
    let aim = move |_| store.take(Edit::Aim(if aimed.get_untracked() { Target::Hand } else { Target::Meld(place) }));
    let pressed = move || if aimed.get() { "true" } else { "false" };
    view! {
        <button type="button" class="meld" tabindex="-1" aria-pressed=pressed aria-label=name on:click=aim>
            {faces
                .into_iter()
                .map(|(tile, turned, hidden)| {
                    view! {
                        <span class="tile" class:turned=turned class:hidden-face=hidden>
                            {if hidden {
                                view! { <svg class="face" viewBox="0 0 3 4" aria-hidden="true"><use_ href="#tback"></use_></svg> }.into_any()
                            } else {
                                view! { <TileFace tile=tile /> }.into_any()
                            }}
                        </span>
                    }
                })
                .collect_view()}
        </button>
    }
    .into_any()
}

/// The tiles in the order they lie: (tile, turned, face down).
fn lying(meld: &Meld, seat: Seat) -> Vec<(Tile, bool, bool)> {
    let mut tiles: Vec<Tile> = meld.tiles.to_vec();
    tiles.sort_unstable();
    if meld.kind == MeldKind::ConcealedKong {
        let last = tiles.len().saturating_sub(1);
        return tiles.iter().enumerate().map(|(i, &tile)| (tile, false, i == 0 || i == last)).collect();
    }
    let claimed = meld.claimed.and_then(|claimed| tiles.iter().position(|&tile| tile == claimed));
    let (Some(claimed), Some(from)) = (claimed, meld.from) else {
        return tiles.into_iter().map(|tile| (tile, false, false)).collect();
    };
    let tile = tiles.remove(claimed);
    let side = match from.turns_after(seat) {
        3 => 0,
        2 => 1,
        _ => tiles.len(),
    };
    let mut lying: Vec<(Tile, bool, bool)> = tiles.into_iter().map(|tile| (tile, false, false)).collect();
    lying.insert(side.min(lying.len()), (tile, true, false));
    lying
}

/// Kongs that the hand could lay down.
#[component]
fn Offers() -> impl IntoView {
    let store = Store::here();
    let offers = Memo::new(move |_| store.state.with(kongs));
    move || {
        let offers = offers.get();
        (!offers.is_empty()).then(|| {
            let keys = offers
                .into_iter()
                .map(|kind| {
                    let name = move || {
                        let language = store.language.get();
                        [language.word(Word::OfferKong), " ", &language.tile(Tile::plain(kind))].concat()
                    };
                    view! { <button type="button" class="key-word offer" on:click=move |_| store.take(Edit::Kong(kind))>{name}</button> }
                })
                .collect_view();
            view! { <div class="offers">{keys}</div> }
        })
    }
}

/// Indicators and bonus tiles, where there are any or the caret is there.
#[component]
fn Lists() -> impl IntoView {
    let store = Store::here();
    let list = move |list: List| {
        Memo::new(move |_| {
            store.state.with(|state| {
                let (tiles, target) = match list {
                    List::Dora => (state.draft.dora.clone(), Some(Target::Dora)),
                    List::Ura => (state.draft.ura.clone(), Some(Target::Ura)),
                    List::Bonus => (state.entered(state.seat).bonus, None),
                };
                let caret = (target == Some(state.target)).then_some(state.caret);
                (tiles, caret)
            })
        })
    };
    let rows = [(List::Bonus, Word::Bonus), (List::Dora, Word::Indicators), (List::Ura, Word::UraIndicators)].map(|(which, name)| (which, name, list(which)));
    let any = Memo::new(move |_| rows.iter().any(|(_, _, row)| row.with(|(tiles, caret)| !tiles.is_empty() || caret.is_some())));
    move || {
        any.get().then(|| {
            let rows = rows.map(|(which, name, row)| view! { <Row which=which name=name row=row /> });
            view! { <div class="lists">{rows.into_iter().collect_view()}</div> }
        })
    }
}

#[component]
fn Row(which: List, name: Word, row: Memo<(Vec<Tile>, Option<usize>)>) -> impl IntoView {
    let store = Store::here();
    let typed = Signal::derive(move || store.typed.with(|typed| typed.text()));
    let title = match which {
        List::Dora => Some(Word::Dora),
        List::Ura => Some(Word::Ura),
        List::Bonus => None,
    };
    move || {
        let (tiles, caret) = row.get();
        if tiles.is_empty() && caret.is_none() {
            return None;
        }
        let language = store.language.get();
        let count = tiles.len();
        let tiles = tiles
            .into_iter()
            .enumerate()
            .map(|(place, tile)| {
                let name = [&language.tile(tile), ": ", language.tap(false)].concat();
                view! {
                    {(caret == Some(place)).then(|| view! { <Caret typed=typed /> })}
                    <button type="button" class="tile" aria-label=name on:click=move |_| store.take(Edit::RemoveFrom(which, place))>
                        <TileFace tile=tile />
                    </button>
                }
            })
            .collect_view();
        Some(view! {
            <div class="list" role="group" aria-label=language.word(name)>
                {title.map(|title| view! { <span class="list-name" aria-hidden="true">{language.word(title)}</span> })}
                {tiles}
                {(caret == Some(count)).then(|| view! { <Caret typed=typed /> })}
            </div>
        })
    }
}

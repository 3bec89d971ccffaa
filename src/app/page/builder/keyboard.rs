//! The tile keyboard: a grid of keys with one tab stop, arrows moving between them.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::app::page::icon::{Icon, Picture};
use crate::app::page::platform::focus::focus;
use crate::app::page::store::Store;
use crate::app::page::tile::TileFace;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::tile::{Kind, Suit, Tile};
use crate::session::copies::Copies;
use crate::session::Edit;

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Tile(Tile),
    Backspace,
}

impl Key {
    fn id(self) -> String {
        match self {
            Key::Tile(tile) => ["key-", &tile.to_string()].concat(),
            Key::Backspace => String::from("key-back"),
        }
    }
}

/// The keys, row by row.
fn rows(reds: bool, flowers: bool) -> Vec<Vec<Key>> {
    let suit = |suit: Suit| {
        let mut row: Vec<Key> = (1..=9).filter_map(|rank| Kind::suited(suit, rank)).map(|kind| Key::Tile(Tile::plain(kind))).collect();
        if reds {
            row.insert(5, Key::Tile(Tile::red(suit)));
        }
        row
    };
    let mut rows: Vec<Vec<Key>> = Suit::ALL.into_iter().map(suit).collect();
    let honors = (1..=7).filter_map(Kind::honor).map(|kind| Key::Tile(Tile::plain(kind)));
    rows.push(honors.chain([Key::Backspace]).collect());
    if flowers {
        rows.push((1..=8).filter_map(Tile::bonus).map(Key::Tile).collect());
    }
    rows
}

/// The keyboard.
#[component]
pub fn Keyboard() -> impl IntoView {
    let store = Store::here();
    let copies = Memo::new(move |_| store.plan.with(|plan| store.state.with(|state| Copies::of(state, plan))));
    let options = Memo::new(move |_| {
        store.plan.with(|plan| {
            let options = &plan.book.options;
            (options.number(OptionKey::RedFives) > 0, options.on(OptionKey::UseFlowers))
        })
    });
    let keys = Memo::new(move |_| {
        let (reds, flowers) = options.get();
        rows(reds, flowers)
    });
    // The key that Tab comes to.
    let stop = RwSignal::new(Key::Tile(Tile::plain(Kind::EAST)));
    let arrows = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let Some(next) = keys.with_untracked(|keys| moved(keys, stop.get_untracked(), &event.key())) else { return };
        event.prevent_default();
        stop.set(next);
        focus(&next.id());
    };
    view! {
        <div
            class="keyboard"
            class:ten=move || options.get().0
            role="grid"
            aria-label=word(store, Word::TileKeyboard)
            on:keydown=arrows
        >
            {move || {
                keys.get()
                    .into_iter()
                    .map(|row| {
                        let row = row
                            .into_iter()
                            .map(|key| {
                                view! {
                                    <div role="gridcell" class="cell" class:wide=key == Key::Backspace>
                                        {match key {
                                            Key::Tile(tile) => view! { <TileKey tile=tile copies=copies stop=stop /> }.into_any(),
                                            Key::Backspace => view! { <BackKey stop=stop /> }.into_any(),
                                        }}
                                    </div>
                                }
                            })
                            .collect_view();
                        view! { <div role="row" class="keyboard-row">{row}</div> }
                    })
                    .collect_view()
            }}
        </div>
    }
}

/// Where an arrow leads from a key; `None` if the key that was pressed is no arrow or leads nowhere.
fn moved(rows: &[Vec<Key>], from: Key, arrow: &str) -> Option<Key> {
    let (row, column) = rows
        .iter()
        .enumerate()
        .find_map(|(row, keys)| keys.iter().position(|&key| key == from).map(|column| (row, column)))
        .unwrap_or_default();
    let (row, column) = match arrow {
        "ArrowLeft" => (row, column.checked_sub(1)?),
        "ArrowRight" => (row, column + 1),
        "ArrowUp" => (row.checked_sub(1)?, column),
        "ArrowDown" => (row + 1, column),
        "Home" => (row, 0),
        "End" => (row, usize::MAX),
        _ => return None,
    };
    let keys = rows.get(row)?;
    keys.get(column).or_else(|| (arrow != "ArrowRight").then(|| keys.last()).flatten()).copied()
}

#[component]
fn TileKey(tile: Tile, copies: Memo<Copies>, stop: RwSignal<Key>) -> impl IntoView {
    let store = Store::here();
    let left = Memo::new(move |_| copies.with(|copies| copies.left(tile)));
    let key = Key::Tile(tile);
    let none = Memo::new(move |_| left.get() == 0);
    let name = move || {
        let language = store.language.get();
        [&language.tile(tile), ", ", &language.copies(left.get())].concat()
    };
    let reason = move || {
        let language = store.language.get();
        none.get().then(|| copies.with(|copies| copies.refuse(tile))).flatten().map(|refusal| language.refusal(&refusal))
    };
    let press = move |_| {
        stop.set(key);
        store.take(Edit::Tile(tile));
    };
    view! {
        <button
            type="button"
            class="key"
            id=key.id()
            tabindex=move || if stop.get() == key { "0" } else { "-1" }
            aria-label=name
            aria-disabled=move || none.get().then_some("true")
            title=reason
            on:click=press
        >
            <TileFace tile=tile />
            <span class="count" aria-hidden="true">{move || left.get()}</span>
        </button>
    }
    .into_any()
}

#[component]
fn BackKey(stop: RwSignal<Key>) -> impl IntoView {
    let store = Store::here();
    let press = move |_| {
        stop.set(Key::Backspace);
        store.take(Edit::Backspace);
    };
    view! {
        <button
            type="button"
            class="key back"
            id=Key::Backspace.id()
            tabindex=move || if stop.get() == Key::Backspace { "0" } else { "-1" }
            aria-label=word(store, Word::Backspace)
            on:click=press
        >
            <Picture icon=Icon::Backspace />
        </button>
    }
    .into_any()
}

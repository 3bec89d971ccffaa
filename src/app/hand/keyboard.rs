//! The tile keyboard: a grid of keys with one tab stop, arrows moving between them.

use leptos::prelude::*;
use leptos::web_sys::{Element, Event, EventTarget, KeyboardEvent};
use wasm_bindgen::JsCast;

use crate::app::browser::focus::focus;
use crate::app::components::icon::{Icon, icon, sign};
use crate::app::components::tile::face;
use crate::app::region::{Acts, Scene};
use crate::app::state::AppState;
use crate::app::tree::{Tree, el};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::Plan;
use crate::engine::tile::{Kind, Kinds, Suit, Tile};
use crate::i18n::Word;
use crate::session::Edit;
use crate::session::copies::Copies;
use crate::session::edit::{north_is_bonus, why_not_tile};

/// How the ids of keys begin.
const PREFIX: &str = "key-";

/// What a key is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    /// The next tile.
    Tile(Tile),
    /// Lays a north aside, in a game for three.
    North,
    /// Removes.
    Back,
}

fn id(key: Key) -> String {
    match key {
        Key::Tile(tile) => [PREFIX, &tile.to_string()].concat(),
        Key::North => [PREFIX, "north"].concat(),
        Key::Back => [PREFIX, "back"].concat(),
    }
}

/// The keys, row by row.
fn rows(plan: &Plan) -> Vec<Vec<Key>> {
    let reds = plan.book.options.number(OptionKey::RedFives) > 0;
    let plain = |kind: Kind| Key::Tile(Tile::plain(kind));
    let suit = |suit: Suit| {
        let mut row: Vec<Key> = (1..=9).filter_map(|rank| Kind::suited(suit, rank)).map(plain).collect();
        if reds {
            row.insert(5, Key::Tile(Tile::red(suit)));
        }
        row
    };
    let mut rows: Vec<Vec<Key>> = Suit::ALL.into_iter().map(suit).collect();
    let north = north_is_bonus(plan).then_some(Key::North);
    rows.push((1..=7).filter_map(Kind::honor).map(plain).chain(north).chain([Key::Back]).collect());
    if plan.book.options.on(OptionKey::UseFlowers) {
        rows.push((1..=8).filter_map(Tile::bonus).map(Key::Tile).collect());
    }
    rows
}

/// The keyboard; dangerous tiles bear a mark.
pub fn keyboard(scene: &Scene<'_>, acts: &mut Acts, dangers: Kinds) -> Tree {
    let copies = Copies::of(scene.state, scene.plan);
    let rows = rows(scene.plan);
    let ten = rows.first().is_some_and(|row| row.len() == 10);
    let three = north_is_bonus(scene.plan);
    let joker = scene.plan.jokers.number > 0 && scene.store.joker.get();
    let stop = scene.store.stop.get();
    let known = rows.iter().flatten().any(|&key| id(key) == stop);
    let rows = rows.into_iter().enumerate().map(|(at, row)| {
        let cells = row.into_iter().enumerate().map(|(place, key)| {
            let stops = if known { id(key) == stop } else { (at, place) == (0, 0) };
            let button = match key {
                Key::Tile(tile) => {
                    let button = tile_key(scene, acts, joker_for(tile, joker), &copies);
                    if tile.kind().is_some_and(|kind| dangers.has(kind)) { dangerous(scene, button) } else { button }
                }
                Key::North => north_key(scene, acts),
                Key::Back => back_key(scene, acts),
            };
            let button = button.with("id", id(key)).with("tabindex", if stops { "0" } else { "-1" });
            el("div")
                .with("role", "gridcell")
                .class(if key == Key::Back && (ten || !three) { "cell wide" } else { "cell" })
                .add(button)
        });
        let cells: Vec<Tree> = cells.collect();
        el("div").with("role", "row").class("keyboard-row").all(cells)
    });
    let rows: Vec<Tree> = rows.collect();
    el("div")
        .class(if ten { "keyboard ten" } else { "keyboard" })
        .with("role", "grid")
        .with("aria-label", scene.word(Word::TileKeyboard))
        .all(rows)
}

/// The tile that a key gives: a joker in its place, if the next is to be one.
fn joker_for(tile: Tile, joker: bool) -> Tile {
    match tile.kind() {
        Some(kind) if joker => Tile::joker(kind),
        _ => tile,
    }
}

fn tile_key(scene: &Scene<'_>, acts: &mut Acts, tile: Tile, copies: &Copies) -> Tree {
    let left = copies.left(tile);
    let why = why_not_tile(scene.state, copies, tile).map(|refusal| scene.language.refusal(&refusal));
    let name = [&scene.language.tile(tile), ", ", &scene.language.copies(left)].concat();
    acts.edit("key", Edit::Tile(tile))
        .with("aria-label", name)
        .maybe_with("aria-disabled", why.is_some().then_some("true"))
        .maybe_with("title", why)
        .add(face(tile))
        .add(el("span").class("count").with("aria-hidden", "true").add(left.to_string()))
}

fn dangerous(scene: &Scene<'_>, key: Tree) -> Tree {
    // The name of the key is said by its label, this after it.
    let words = scene.word(Word::DangerTile);
    key.with("title", words).add(el("span").class("danger").add(sign(Icon::Warning)))
}

fn north_key(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let name = scene.word(Word::LayNorth);
    let north = face(Tile::plain(Kind::NORTH));
    acts.edit("key north", Edit::North)
        .with("aria-label", name)
        .with("title", name)
        .add(north)
        .add(el("span").class("plus").with("aria-hidden", "true").add("+"))
}

fn back_key(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    acts.edit("key back", Edit::Backspace).with("aria-label", scene.word(Word::Backspace)).add(icon(Icon::Backspace))
}

/// The id of a key that something happened to.
pub fn key_of(target: Option<EventTarget>) -> Option<String> {
    target?.dyn_into::<Element>().ok().map(|element| element.id()).filter(|id| id.starts_with(PREFIX))
}

/// The key that had the focus last is the one that Tab comes to. It is told when the focus leaves the keys, and when a key
/// of a keyboard is pressed, for that may be Tab (WebKit on Linux has no name for it with Shift). Not at each tap: who
/// changes where Tab stops makes a browser style the page at once.
pub fn stay(store: AppState, event: &Event) {
    if let Some(id) = key_of(event.target())
        && store.stop.with_untracked(|stop| *stop != id)
    {
        store.stop.set(id);
    }
}

/// Takes an arrow that was pressed on a key: the next key gets the focus.
pub fn arrow(store: AppState, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return false;
    }
    let Some(from) = key_of(event.target()) else { return false };
    let rows = store.plan.with_untracked(|plan| rows(plan));
    let Some(next) = moved(&rows, &from, &event.key()) else { return false };
    event.prevent_default();
    focus(&id(next));
    true
}

/// Where an arrow leads from a key; `None` if the key that was pressed is no arrow. At the edge it stays.
fn moved(rows: &[Vec<Key>], from: &str, arrow: &str) -> Option<Key> {
    let (row, column) = rows
        .iter()
        .enumerate()
        .find_map(|(row, keys)| keys.iter().position(|&key| id(key) == from).map(|column| (row, column)))?;
    let (row, column) = match arrow {
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, column + 1),
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(rows.len() - 1), column),
        "Home" => (row, 0),
        "End" => (row, usize::MAX),
        _ => return None,
    };
    let keys = rows.get(row)?;
    keys.get(column).or_else(|| keys.last()).copied()
}

//! The hand that is edited: tiles with the caret, the winning tile apart, melds, bonus tiles and indicators.

use leptos::prelude::*;

use crate::app::page::press::HAND;
use crate::app::page::region::{Acts, Scene, yes};
use crate::app::page::tile::{back, face};
use crate::app::page::tree::{Tree, el};
use crate::app::text::Word;
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::order::sort;
use crate::engine::seat::Seat;
use crate::engine::tile::Tile;
use crate::session::edit::{List, kongs};
use crate::session::spot::Control;
use crate::session::{Edit, State, Target};

/// Everything that lies before the seat, and the indicators.
pub fn table(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let hand = tray(scene, acts);
    el("div").class("table").add(hand).maybe(offers(scene, acts)).maybe(lists(scene, acts))
}

/// What lies before the seat alone; discards and indicators have other places round a table.
pub fn at_table(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let hand = tray(scene, acts);
    el("div").class("table").add(hand).maybe(offers(scene, acts)).maybe(list(scene, acts, List::Bonus))
}

/// The hand with its melds.
fn tray(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let entered = state.entered(state.seat);
    let apart = state.apart();
    let caret = (state.target == Target::Hand).then_some(state.caret);
    let count = entered.hand.len();
    let label = [scene.word(Word::Hand), ", ", &scene.language.tiles(state.size(state.seat))].concat();
    let mut hand =
        el("div").class("hand").with("id", HAND).with("tabindex", "0").with("role", "group").with("aria-label", label);
    for (place, &tile) in entered.hand.iter().enumerate() {
        if caret == Some(place) {
            hand = hand.add(cursor(scene));
        }
        hand = hand.add(tile_button(scene, acts, "tile", tile, Edit::Pick(place), apart.is_some()));
    }
    if caret == Some(count) {
        hand = hand.add(cursor(scene));
    }
    let typed = scene.store.typed.with(|typed| !typed.is_empty());
    if count == 0 && apart.is_none() && entered.melds.is_empty() && !typed {
        hand = hand.add(el("span").class("hint").add(scene.word(Word::EmptyHand)));
    }
    if let Some(tile) = apart {
        hand = hand.add(tile_button(scene, acts, "tile apart", tile, Edit::Pick(count), false));
    }
    if caret.is_some_and(|caret| caret > count) {
        hand = hand.add(cursor(scene));
    }
    // Who wins too does so on the same tile; it is chosen in the winner's hand.
    if let Some(tile) =
        state.win.tile.filter(|_| state.also.contains(&state.seat) && state.size(state.seat) == state.full)
    {
        let name = [&scene.language.tile(tile), ": ", scene.word(Word::WonToo)].concat();
        let shown = el("span").class("tile apart").with("role", "img").with("aria-label", name);
        hand = hand.add(shown.add(face(tile)));
    }
    for (place, meld) in entered.melds.iter().enumerate() {
        hand = hand.add(meld_button(scene, acts, place, meld));
    }
    hand
}

/// Where the next tile goes, with what was typed so far.
pub fn cursor(scene: &Scene<'_>) -> Tree {
    el("span").class("caret").add(el("span").class("typed").add(scene.store.typed.with(|typed| typed.text())))
}

/// A tile that nobody can take away.
#[inline(never)]
fn shown(scene: &Scene<'_>, class: &'static str, tile: Tile) -> Tree {
    el("span").class(class).with("role", "img").with("aria-label", scene.language.tile(tile)).add(face(tile))
}

fn tile_button(scene: &Scene<'_>, acts: &mut Acts, class: &'static str, tile: Tile, edit: Edit, chooses: bool) -> Tree {
    if scene.readonly() {
        return shown(scene, class, tile);
    }
    let name = [&scene.language.tile(tile), ": ", scene.language.tap(chooses)].concat();
    acts.edit(class, edit).with("aria-label", name).with("tabindex", "-1").add(face(tile))
}

/// A meld as it lies on the table: the claimed tile turned, on the side of the seat it came from.
fn meld_button(scene: &Scene<'_>, acts: &mut Acts, place: usize, meld: &Meld) -> Tree {
    let aimed = scene.state.target == Target::Meld(place);
    let faces = laid(meld, scene.state, scene.state.seat);
    acts.edit("meld", Edit::Aim(if aimed { Target::Hand } else { Target::Meld(place) }))
        .with("aria-pressed", yes(aimed))
        .with("aria-label", meld_name(scene, meld))
        .with("tabindex", "-1")
        .all(faces)
}

/// A meld as one says it.
pub fn meld_name(scene: &Scene<'_>, meld: &Meld) -> String {
    let mut name = String::from(scene.language.meld_kind(meld.kind));
    for (i, &tile) in meld.tiles.iter().enumerate() {
        name.push_str(if i == 0 { ": " } else { ", " });
        name.push_str(&scene.language.tile(tile));
    }
    if let Some(from) = meld.from {
        name.push_str("; ");
        name.push_str(scene.word(Word::From));
        name.push(' ');
        name.push_str(scene.language.seat(from));
    }
    name
}

/// The tiles of a seat's meld as they lie before it.
pub fn laid(meld: &Meld, state: &State, seat: Seat) -> Vec<Tree> {
    let faces = lying(meld, state, seat).into_iter().map(|(tile, turned, hidden)| {
        el("span").class(if turned { "tile turned" } else { "tile" }).add(if hidden { back() } else { face(tile) })
    });
    faces.collect()
}

/// The tiles in the order they lie: (tile, turned, face down).
fn lying(meld: &Meld, state: &State, seat: Seat) -> Vec<(Tile, bool, bool)> {
    let mut tiles: Vec<Tile> = meld.tiles.to_vec();
    sort(&mut tiles);
    if meld.kind == MeldKind::ConcealedKong {
        let last = tiles.len().saturating_sub(1);
        return tiles.iter().enumerate().map(|(i, &tile)| (tile, false, i == 0 || i == last)).collect();
    }
    let claimed = meld.claimed.and_then(|claimed| tiles.iter().position(|&tile| tile == claimed));
    let (Some(claimed), Some(from)) = (claimed, meld.from) else {
        return tiles.into_iter().map(|tile| (tile, false, false)).collect();
    };
    let tile = tiles.remove(claimed);
    // At a table of three nobody sits across.
    let side = match from.turns_after(seat) {
        _ if from == state.before(seat) => 0,
        2 if !state.draft.three_players => 1,
        _ => tiles.len(),
    };
    let mut lying: Vec<(Tile, bool, bool)> = tiles.into_iter().map(|tile| (tile, false, false)).collect();
    lying.insert(side.min(lying.len()), (tile, true, false));
    lying
}

/// Kongs that the hand could lay down.
fn offers(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let offers = kongs(scene.state);
    let keys: Vec<Tree> = offers
        .into_iter()
        .map(|kind| {
            let name = [scene.word(Word::OfferKong), " ", &scene.language.tile(Tile::plain(kind))].concat();
            acts.edit("key-word offer", Edit::Kong(kind)).add(name)
        })
        .collect();
    (!keys.is_empty()).then(|| el("div").class("offers").all(keys))
}

/// What the seat discarded.
pub fn own_discards(scene: &Scene<'_>) -> Vec<Tile> {
    scene.state.entered(scene.state.seat).discards.iter().map(|discard| discard.tile).collect()
}

/// The lists beside the hand, where there are any.
fn lists(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let all = [List::Discards, List::Bonus, List::Dora, List::Ura];
    let lists: Vec<Tree> = all.into_iter().filter_map(|which| list(scene, acts, which)).collect();
    (!lists.is_empty()).then(|| el("div").class("lists").all(lists))
}

/// Discards, indicators or bonus tiles, if there are any or the caret is there. A tap removes.
pub fn list(scene: &Scene<'_>, acts: &mut Acts, which: List) -> Option<Tree> {
    let state = scene.state;
    let bonus;
    let (name, title, tiles, target) = match which {
        // They are many: shown here only while they are entered.
        List::Discards if state.target == Target::Discards => {
            bonus = own_discards(scene);
            (Word::OwnDiscards, Some(Word::OwnDiscards), bonus.as_slice(), Some(Target::Discards))
        }
        List::Bonus => {
            bonus = state.entered(state.seat).bonus;
            (Word::Bonus, None, bonus.as_slice(), None)
        }
        List::Dora => (Word::Indicators, Some(Word::Dora), state.draft.dora.as_slice(), Some(Target::Dora)),
        List::Ura => (Word::UraIndicators, Some(Word::Ura), state.draft.ura.as_slice(), Some(Target::Ura)),
        List::Discards | List::Chosen(_) => return None,
    };
    let caret = (target == Some(state.target)).then_some(state.caret);
    if tiles.is_empty() && caret.is_none() {
        return None;
    }
    let mut list = el("div").class("list").with("role", "group").with("aria-label", scene.word(name));
    list = list.maybe_with("id", (which == List::Bonus).then_some(Control::Bonus.as_str()));
    list =
        list.maybe(title.map(|title| el("span").class("list-name").with("aria-hidden", "true").add(scene.word(title))));
    Some(tiles_of(scene, acts, list, which, tiles, caret))
}

/// The tiles of a list, which a tap removes, with the caret among them.
pub fn tiles_of(
    scene: &Scene<'_>,
    acts: &mut Acts,
    mut list: Tree,
    which: List,
    tiles: &[Tile],
    caret: Option<usize>,
) -> Tree {
    for (place, &tile) in tiles.iter().enumerate() {
        if caret == Some(place) {
            list = list.add(cursor(scene));
        }
        if scene.readonly() {
            list = list.add(shown(scene, "tile", tile));
            continue;
        }
        let name = [&scene.language.tile(tile), ": ", scene.language.tap(false)].concat();
        list = list.add(acts.edit("tile", Edit::RemoveFrom(which, place)).with("aria-label", name).add(face(tile)));
    }
    if caret.is_some_and(|caret| caret >= tiles.len()) { list.add(cursor(scene)) } else { list }
}

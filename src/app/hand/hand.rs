//! The hand that is edited: tiles with the caret, the winning tile apart, melds, bonus tiles and indicators.

use leptos::prelude::*;

use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tile::{back, face};
use crate::app::legacy::tree::{Tree, Words, el};
use crate::app::shortcuts::HAND;
use crate::engine::meld::{Meld, MeldKind};
use crate::engine::order::sort;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::engine::tile::Tile;
use crate::i18n::Word;
use crate::session::edit::{List, kongs};
use crate::session::misfit::{Lies, misfits};
use crate::session::spot::Control;
use crate::session::{Edit, State, Target};

/// What lies before the seat alone; discards and indicators have other places round a table.
pub fn at_table(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let hand = tray(scene, acts);
    let bonus = list(scene, acts, List::Bonus);
    el("div").class("table").add(hand).maybe(reasons(scene)).maybe(offers(scene, acts)).maybe(bonus)
}

/// What before a seat does not fit the rules, by where it lies, in words.
pub fn unfit(scene: &Scene<'_>, seat: Seat) -> Vec<(Lies, String)> {
    let all = misfits(scene.state, scene.plan, seat);
    all.into_iter().map(|misfit| (misfit.at, scene.language.problem(&misfit.why))).collect()
}

/// Why something does not fit that lies at a place.
fn why(unfit: &[(Lies, String)], at: Lies) -> Option<&str> {
    unfit.iter().find(|(lies, _)| *lies == at).map(|(_, why)| why.as_str())
}

/// The class of something that lies there.
pub fn marked(class: &'static str, unfit: &[(Lies, String)], at: Lies) -> Words {
    match why(unfit, at) {
        Some(_) => [class, " unfit"].concat().into(),
        None => class.into(),
    }
}

/// Every reason once.
pub fn once(unfit: &[(Lies, String)]) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for (_, why) in unfit {
        if !all.contains(&why.as_str()) {
            all.push(why);
        }
    }
    all
}

/// Why something in the hand that is shown does not fit.
fn reasons(scene: &Scene<'_>) -> Option<Tree> {
    let unfit = unfit(scene, scene.state.seat);
    let items = once(&unfit).into_iter().map(|why| el("li").add(sign(Icon::Cross)).add(why.to_owned()));
    (!unfit.is_empty()).then(|| el("ul").class("reasons").all(items))
}

/// The hand with its melds.
fn tray(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let entered = state.entered(state.seat);
    let apart = state.apart();
    let unfit = unfit(scene, state.seat);
    let caret = (state.target == Target::Hand).then_some(state.caret);
    let count = entered.hand.len();
    let label = [scene.word(Word::Hand), ", ", &scene.language.tiles(state.size(state.seat))].concat();
    let mut hand =
        el("div").class("hand").with("id", HAND).with("tabindex", "0").with("role", "group").with("aria-label", label);
    for (place, &tile) in entered.hand.iter().enumerate() {
        if caret == Some(place) {
            hand = hand.add(cursor(scene));
        }
        let mark = (marked("tile", &unfit, Lies::Hand(place)), why(&unfit, Lies::Hand(place)));
        hand = hand.add(tile_button(scene, acts, mark, tile, Edit::Pick(place), apart.is_some()));
    }
    if caret == Some(count) {
        hand = hand.add(cursor(scene));
    }
    let typed = scene.store.typed.with(|typed| !typed.is_empty());
    if count == 0 && apart.is_none() && entered.melds.is_empty() && !typed {
        hand = hand.add(el("span").class("hint").add(scene.word(Word::EmptyHand)));
    }
    if let Some(tile) = apart {
        let mark = (marked("tile apart", &unfit, Lies::Apart), why(&unfit, Lies::Apart));
        hand = hand.add(tile_button(scene, acts, mark, tile, Edit::Pick(count), false));
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
        hand = hand.add(meld_button(scene, acts, place, meld, &unfit));
    }
    hand
}

/// Where the next tile goes, with what was typed so far.
pub fn cursor(scene: &Scene<'_>) -> Tree {
    el("span").class("caret").add(el("span").class("typed").add(scene.store.typed.with(|typed| typed.text())))
}

/// A tile that nobody can take away.
fn shown(scene: &Scene<'_>, (class, why): (Words, Option<&str>), tile: Tile) -> Tree {
    let name = said(scene.language.tile(tile), why);
    el("span").with("class", class).with("role", "img").with("aria-label", name).add(face(tile))
}

/// A name, and why what it names does not fit.
fn said(name: String, why: Option<&str>) -> String {
    match why {
        Some(why) => [&name, ". ", why].concat(),
        None => name,
    }
}

/// A tile with its class and why it does not fit, if it does not.
fn tile_button(
    scene: &Scene<'_>,
    acts: &mut Acts,
    (class, why): (Words, Option<&str>),
    tile: Tile,
    edit: Edit,
    chooses: bool,
) -> Tree {
    if scene.readonly() {
        return shown(scene, (class, why), tile);
    }
    let name = said([&scene.language.tile(tile), ": ", scene.language.tap(chooses)].concat(), why);
    let title = why.map(str::to_owned);
    let key = acts.edit(class, edit).with("aria-label", name).with("tabindex", "-1");
    key.maybe_with("title", title).add(face(tile))
}

/// A meld as it lies on the table: the claimed tile turned, on the side of the seat it came from.
fn meld_button(scene: &Scene<'_>, acts: &mut Acts, place: usize, meld: &Meld, unfit: &[(Lies, String)]) -> Tree {
    let aimed = scene.state.target == Target::Meld(place);
    let faces = laid(meld, scene.state, scene.state.seat);
    let why = why(unfit, Lies::Meld(place));
    let class = marked("meld", unfit, Lies::Meld(place));
    acts.edit(class, Edit::Aim(if aimed { Target::Hand } else { Target::Meld(place) }))
        .with("aria-pressed", yes(aimed))
        .with("aria-label", said(meld_name(scene, meld), why))
        .with("tabindex", "-1")
        .maybe_with("title", why.map(str::to_owned))
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

/// Discards, indicators or bonus tiles, if there are any or the caret is there. A tap removes.
pub fn list(scene: &Scene<'_>, acts: &mut Acts, which: List) -> Option<Tree> {
    let state = scene.state;
    let riichi = scene.plan.book.options.on(OptionKey::Riichi);
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
    // Indicators stay in the state for when the rules have them again.
    if matches!(which, List::Dora | List::Ura) && !riichi {
        return None;
    }
    let caret = (target == Some(state.target)).then_some(state.caret);
    if tiles.is_empty() && caret.is_none() {
        return None;
    }
    let mut list = el("div").class("list").with("role", "group").with("aria-label", scene.word(name));
    list = list.maybe_with("id", (which == List::Bonus).then_some(Control::Bonus.as_str()));
    list =
        list.maybe(title.map(|title| el("span").class("list-name").with("aria-hidden", "true").add(scene.word(title))));
    let unfit = if which == List::Bonus { unfit(scene, state.seat) } else { Vec::new() };
    Some(tiles_of(scene, acts, list, which, (tiles, &unfit), caret))
}

/// The tiles of a list, which a tap removes, with the caret among them and what does not fit.
pub fn tiles_of(
    scene: &Scene<'_>,
    acts: &mut Acts,
    mut list: Tree,
    which: List,
    (tiles, unfit): (&[Tile], &[(Lies, String)]),
    caret: Option<usize>,
) -> Tree {
    for (place, &tile) in tiles.iter().enumerate() {
        if caret == Some(place) {
            list = list.add(cursor(scene));
        }
        let (class, why) = (marked("tile", unfit, Lies::Bonus(place)), why(unfit, Lies::Bonus(place)));
        if scene.readonly() {
            list = list.add(shown(scene, (class, why), tile));
            continue;
        }
        let name = said([&scene.language.tile(tile), ": ", scene.language.tap(false)].concat(), why);
        let key = acts.edit(class, Edit::RemoveFrom(which, place)).with("aria-label", name);
        list = list.add(key.maybe_with("title", why.map(str::to_owned)).add(face(tile)));
    }
    if caret.is_some_and(|caret| caret >= tiles.len()) { list.add(cursor(scene)) } else { list }
}

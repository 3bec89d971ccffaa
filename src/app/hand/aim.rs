//! Where the next tile goes; undo, redo, clear.

use leptos::prelude::*;

use crate::app::legacy::act::Act;
use crate::app::legacy::icon::{Icon, icon};
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tile::face;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::meld::MeldKind;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::tile::Tile;
use crate::i18n::Word;
use crate::session::edit::chows as chows_of;
use crate::session::{Edit, Target};

/// Keys for melds and indicators.
pub fn bar(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let options = &scene.plan.book.options;
    let riichi = options.on(OptionKey::Riichi);
    let aims = [
        (Target::New(MeldKind::Chow), Word::Chow, !scene.state.draft.three_players),
        (Target::New(MeldKind::Pung), Word::Pung, true),
        (Target::New(MeldKind::Kong), Word::Kong, true),
        (Target::New(MeldKind::ConcealedKong), Word::ClosedKong, true),
        (Target::Dora, Word::Dora, riichi),
        (Target::Ura, Word::Ura, riichi && options.on(OptionKey::UraDora)),
    ];
    let keys = aims.into_iter().filter(|(_, _, there)| *there).map(|(target, name, _)| {
        let aimed = scene.state.target == target;
        acts.edit("key-word", Edit::Aim(if aimed { Target::Hand } else { target }))
            .with("aria-pressed", yes(aimed))
            .add(scene.word(name))
    });
    let mut keys: Vec<Tree> = keys.collect();
    if scene.plan.jokers.number > 0 {
        let aimed = scene.store.joker.get();
        keys.push(acts.button("key-word", Act::Joker).with("aria-pressed", yes(aimed)).add(scene.word(Word::Joker)));
    }
    let keys = el("div").class("keys").with("role", "group").with("aria-label", scene.word(Word::NextTile)).all(keys);
    el("div").class("aims").add(keys)
}

/// The chows that a claimed tile fits.
pub fn chows(scene: &Scene<'_>, acts: &mut Acts, claimed: Tile) -> Tree {
    let starts = chows_of(scene.state, scene.plan, claimed);
    let caret = scene.state.caret.min(starts.len().saturating_sub(1));
    let mut keys = el("div").class("keys chows").with("role", "group").with("aria-label", scene.word(Word::WhichChow));
    for (place, start) in starts.into_iter().enumerate() {
        let mut key = acts.edit("chow", Edit::Chow(start)).with("aria-pressed", yes(place == caret));
        let mut name = String::new();
        for kind in (0..3).filter_map(|step| start.up(step)) {
            let tile = if Some(kind) == claimed.kind() { claimed } else { Tile::plain(kind) };
            name.push_str(if name.is_empty() { "" } else { ", " });
            name.push_str(&scene.language.tile(tile));
            key = key.add(el("span").class("tile").add(face(tile)));
        }
        keys = keys.add(key.with("aria-label", name));
    }
    let back = acts.edit("key-word", Edit::Aim(Target::Hand)).add(scene.word(Word::Reset));
    el("div").class("aims").add(keys).add(back)
}

/// Undo, redo, clear.
pub fn steps(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let clear =
        scene.store.state.with(|state| state.draft.seats.0.iter().any(Option::is_some) || !state.draft.dora.is_empty());
    let keys = back_and_forward(scene, acts);
    let words = scene.word(Word::Clear);
    el("div").class("steps").all(keys).add(step(acts, Act::Take(Edit::Clear), words, Icon::Clear, clear))
}

/// The keys for one step back and one forward.
pub fn back_and_forward(scene: &Scene<'_>, acts: &mut Acts) -> [Tree; 2] {
    let (undo, redo) = scene.store.can_step();
    [
        step(acts, Act::Undo, scene.word(Word::Undo), Icon::Undo, undo),
        step(acts, Act::Redo, scene.word(Word::Redo), Icon::Redo, redo),
    ]
}

/// A key with a picture alone; one that can do nothing now keeps its place.
pub fn step(acts: &mut Acts, act: Act, words: &'static str, picture: Icon, able: bool) -> Tree {
    acts.button("key-icon", act)
        .with("aria-label", words)
        .with("title", words)
        .maybe_with("aria-disabled", (!able).then_some("true"))
        .add(icon(picture))
}

//! Undo and redo for views that are not yet components.

use crate::app::legacy::act::Act;
use crate::app::legacy::icon::{Icon, icon};
use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::Tree;
use crate::i18n::Word;

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

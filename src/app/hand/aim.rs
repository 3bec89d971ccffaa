//! A key with a picture, for views that are not yet components.

use crate::app::legacy::act::Act;
use crate::app::legacy::icon::{Icon, icon};
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::Tree;

/// A key with a picture alone; one that can do nothing now keeps its place.
pub fn step(acts: &mut Acts, act: Act, words: &'static str, picture: Icon, able: bool) -> Tree {
    acts.button("key-icon", act)
        .with("aria-label", words)
        .with("title", words)
        .maybe_with("aria-disabled", (!able).then_some("true"))
        .add(icon(picture))
}

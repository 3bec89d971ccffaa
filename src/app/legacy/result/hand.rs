//! Tiles: a reading as it lies on the table, and small ones beside words.

use crate::app::legacy::tile::whole;
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::groups::{Face, Group, Lights};
use crate::i18n::sheet::group_text;
use crate::i18n::{Label, Language};

/// Words for those who listen.
pub fn heard(words: String) -> Tree {
    el("span").class("heard").add(words)
}

/// Sets side by side; `lit` are the tiles a line is about just now.
pub fn hand(language: Language, groups: &[Group], lit: Lights) -> Tree {
    let mut place = 0;
    let sets = groups.iter().map(|group| {
        let set = el("li").class("set").add(heard(group_text(language, group)));
        let faces = group.faces.iter().map(|shown| {
            let more = [(shown.won, "won"), (shown.claimed, "claimed"), (lit.has(place), "lit")];
            let more: Vec<&str> = more.into_iter().filter_map(|(is, name)| is.then_some(name)).collect();
            place += 1;
            whole(shown.tile, &more)
        });
        set.all(faces)
    });
    el("ul").class("reading").with("aria-label", language.label(Label::Reading)).all(sets)
}

/// Tiles in small, with what they are in words.
pub fn small(faces: &[Face], words: String) -> Tree {
    let more = |won| if won { ["small", "won"].as_slice() } else { &["small"] };
    let tiles = faces.iter().map(|shown| whole(shown.tile, more(shown.won)));
    el("span").class("tiles").add(heard(words)).all(tiles)
}

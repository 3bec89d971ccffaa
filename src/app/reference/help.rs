//! The help: how to tap, the notation, every key out of the table.

use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::Word;
use crate::session::keys::{Group, MAP};

/// What is in the help.
pub fn paint(scene: &Scene<'_>, _: &mut Acts) -> Tree {
    let parts = Group::ALL.map(|group| {
        let mut list = el("dl");
        for row in MAP.iter().filter(|row| row.group == group) {
            let mut keys = el("dt");
            if row.control {
                keys = keys.add(el("kbd").add(scene.word(Word::Control))).add(" ");
            }
            for key in row.keys {
                keys = keys.add(el("kbd").add(shown(key))).add(" ");
            }
            list = list.add(keys).add(el("dd").add(scene.language.command(row.command)));
        }
        el("section").add(el("h4").add(scene.language.keys(group))).add(list)
    });
    el("div")
        .add(el("p").add(scene.word(Word::HelpIntro)))
        .add(el("h3").add(scene.word(Word::Notation)))
        .add(el("p").add(el("code").add(scene.word(Word::TextExamples))))
        .add(el("h3").add(scene.word(Word::Keys)))
        .add(el("div").class("key-map").all(parts))
}

/// A key as it is printed on keyboards.
const fn shown(key: &'static str) -> &'static str {
    match key.as_bytes() {
        b"ArrowLeft" => "←",
        b"ArrowRight" => "→",
        b"Escape" => "Esc",
        b"Z" => "Shift Z",
        _ => key,
    }
}

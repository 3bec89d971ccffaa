//! The editor of an own rulebook: what the hand on the table is worth all the while, and one part below the other.

use leptos::prelude::*;

use super::deed::{Deed, Door};
use super::{Table, file, heading, parts, patterns};
use crate::app::hand::back_and_forward;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::EditorWord;
use crate::i18n::headline::Headline;
use crate::session::RulesChoice;
use crate::session::editor::compare::{Played, play};
use crate::session::editor::differs::differences;
use crate::session::editor::grey::doubts;

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let scene = table.scene;
    let Some(own) = scene.state.rules.own.as_deref() else { return el("div") };
    let base = own.base_book();
    let name = acts.change("input", Act::Editor(Deed::Name), own.name().to_owned());
    let name = name.with("id", "own-name").with("maxlength", "80");
    let about = el("p")
        .class("row own-name")
        .add(el("label").with("for", "own-name").add(table.word(EditorWord::Name)))
        .add(name)
        .add(el("span").class("soft").add(scene.language.builds_on(own)));
    let differences = differences(own);
    let doubts = doubts(scene.plan);
    let mut all = el("div")
        .class("editor")
        .add(heading(table, acts, own.name().to_owned()))
        .add(bar(table, acts, own.base()))
        .add(about);
    let count = |count: usize| (count > 0).then(|| el("span").class("badge").add(count.to_string()));
    let rows: [(Door, EditorWord, Option<Tree>); 5] = [
        (Door::Warnings, EditorWord::Warnings, count(doubts.len())),
        (Door::Differs, EditorWord::Differs, count(differences.len())),
        (Door::Options, EditorWord::Options, count(scene.state.rules.house_rules())),
        (Door::Counting, EditorWord::Counting, None),
        (Door::File, EditorWord::File, None),
    ];
    for (door, word, more) in rows {
        if door == Door::Warnings && doubts.is_empty() {
            continue;
        }
        let (title, open) = table.door(acts, door.clone(), table.word(word), more);
        let content = open.then(|| match door {
            Door::Warnings => parts::warnings(table, acts, &doubts),
            Door::Differs => parts::differences(table, acts, &differences),
            Door::Options => parts::options(table, acts),
            Door::File => file::export(table, acts, own),
            _ => parts::counting(table, acts),
        });
        all = all.add(el("section").add(title).maybe(content));
    }
    all.add(patterns::paint(table, acts, &base))
}

/// What stays in sight: what the hand is worth now, undo and redo.
fn bar(table: &Table<'_, '_>, acts: &mut Acts, base: &str) -> Tree {
    let (scene, store) = (table.scene, table.scene.store);
    let headline = |played: &Played| {
        let headline = Headline::of(&played.draft, &played.plan, scene.state.seat, &played.answer);
        scene.language.headline(&headline)
    };
    let before = RulesChoice::of(base).map(|base| {
        let played = play(scene.state, base);
        let text =
            [scene.language.rulebook(&played.plan.book.id, &played.plan.book.name), ": ", &headline(&played)].concat();
        el("span").class("soft").add(text)
    });
    let worth = store.answer.with(|answer| {
        let headline = store.deal.with(|deal| Headline::of(deal, scene.plan, scene.state.seat, answer));
        scene.language.headline(&headline)
    });
    el("div")
        .class("editor-bar")
        .add(
            el("p")
                .class("preview")
                .add(el("span").class("soft").add(table.word(EditorWord::HandNow)))
                .add(" ")
                .add(el("output").add(worth))
                .maybe(before),
        )
        .all(back_and_forward(table.scene, acts))
}

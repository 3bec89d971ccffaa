//! The parts of the editor beside the patterns: warnings, differences, options, and how points come about.

use super::Table;
use super::deed::{Deed, Door, entered};
use crate::app::legacy::act::Act;
use crate::app::legacy::house;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::basic::BasicPoints;
use crate::engine::rulebook::book::{Exclusion, Family};
use crate::engine::rulebook::item::Unit;
use crate::i18n::{EditorWord, Word};
use crate::session::editor::differs::Difference;
use crate::session::editor::grey::Doubt;
use crate::session::editor::{BookEdit, Change};

/// A button that changes the rulebook.
pub(super) fn change(table: &Table<'_, '_>, acts: &mut Acts, word: EditorWord, change: Change) -> Tree {
    table.button(acts, word, Deed::Book(BookEdit::Change(change)))
}

/// A list to choose from.
pub(super) fn select<'a>(
    acts: &mut Acts,
    deed: Deed,
    value: &'static str,
    options: impl Iterator<Item = (&'static str, &'a str)>,
) -> Tree {
    let options = options.map(|(value, text)| el("option").with("value", value).add(text.to_owned()));
    acts.change("select", Act::Editor(deed), value).all(options.collect::<Vec<_>>())
}

/// What is probably not meant; a click shows the pattern.
pub fn warnings(table: &Table<'_, '_>, acts: &mut Acts, doubts: &[Doubt]) -> Tree {
    let rows = doubts.iter().map(|doubt| {
        let text = table.scene.language.doubt_in(doubt, table.scene.plan);
        let row = el("li").add(text);
        match doubt.about() {
            Some((_, pattern)) if !table.desk.is_open(&Door::Item(pattern)) => {
                let name = table.scene.language.named(pattern, table.scene.plan).to_owned();
                row.add(" ").add(acts.button("link", Act::Editor(Deed::Door(Door::Item(pattern)))).add(name))
            }
            _ => row,
        }
    });
    el("ul").class("plain-list").all(rows.collect::<Vec<_>>())
}

/// What differs from the base, each with the way back.
pub fn differences(table: &Table<'_, '_>, acts: &mut Acts, differences: &[Difference]) -> Tree {
    if differences.is_empty() {
        return el("p").class("soft").add(table.word(EditorWord::SameAsBase));
    }
    let rows: Vec<Tree> = differences
        .iter()
        .map(|difference| {
            let text = table.scene.language.difference(difference, table.scene.plan);
            let back = change(table, acts, EditorWord::AsBase, difference.undo());
            let label = [table.word(EditorWord::AsBase), ": ", &text].concat();
            el("li").class("row").add(el("span").add(text)).add(back.with("aria-label", label))
        })
        .collect();
    let all = change(table, acts, EditorWord::TakeAllBack, Change::ResetAll);
    el("div").add(el("ul").class("plain-list").all(rows)).add(el("div").class("row").add(all))
}

/// Every option that these rules look at.
pub fn options(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    house::parts(table.scene, acts, el("div").class("editor-options"))
}

/// The minimum, how exclusion is decided, the points of sets.
pub fn counting(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let (language, book) = (table.scene.language, &table.scene.plan.book);
    let label = |id: String, text: &'static str| el("label").with("for", id).add(text);
    let least = book.minimum.map(|(value, _)| entered(value)).unwrap_or_default();
    let minimum = acts.change("input", Act::Editor(Deed::Minimum), least);
    let minimum = minimum
        .with("id", "own-minimum")
        .with("inputmode", "decimal")
        .with("placeholder", table.scene.word(Word::None));
    let unit = book.minimum.map(|(_, unit)| {
        let units = Unit::ALL.iter().map(|unit| (unit.as_str(), language.unit(*unit)));
        select(acts, Deed::MinimumUnit, unit.as_str(), units).with("aria-label", table.word(EditorWord::Unit))
    });
    let modes = Exclusion::ALL.iter().map(|mode| (mode.as_str(), language.exclusion(*mode)));
    let mode = select(acts, Deed::Exclusion, book.exclusion.as_str(), modes).with("id", "own-exclusion");
    let families = Family::ALL.iter().map(|family| (family.as_str(), language.family(*family)));
    let family = select(acts, Deed::Family, book.family.as_str(), families).with("id", "own-family");
    let fields: Vec<Tree> = BasicPoints::FIELDS
        .iter()
        .map(|&field| {
            let id = ["basic-", field].concat();
            let input = acts.change("input", Act::Editor(Deed::Basic(field)), book.basic.get(field).to_string());
            let input = input.with("id", id.clone()).with("type", "number").with("min", "0").with("max", "10000");
            let text = language.basic_field(field);
            el("p").class("field").add(label(id, if text.is_empty() { field } else { text })).add(input)
        })
        .collect();
    let head = |text| el("h5").add(text);
    el("div")
        .class("counting")
        .add(
            el("p")
                .class("field")
                .add(label(String::from("own-minimum"), table.word(EditorWord::Minimum)))
                .add(minimum)
                .maybe(unit),
        )
        .add(
            el("p")
                .class("field")
                .add(label(String::from("own-exclusion"), table.word(EditorWord::Exclusions)))
                .add(mode),
        )
        .add(el("p").class("field").add(label(String::from("own-family"), table.word(EditorWord::Family))).add(family))
        .add(head(table.word(EditorWord::Points)))
        .add(el("div").class("part-fields").all(fields))
}

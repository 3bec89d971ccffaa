//! The patterns: found by name or opened by group. What is closed is not painted.

use super::deed::{Deed, Door};
use super::{Table, item};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::rulebook::Item;
use crate::engine::rulebook::book::Rulebook;
use crate::i18n::EditorWord;
use crate::i18n::editor::is_sought;
use crate::session::editor::differs::differs;

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts, base: &Rulebook) -> Tree {
    let book = &table.scene.plan.book;
    let counts = |pattern: Pattern| {
        let has = |item: Option<&Item>| item.is_some_and(Item::has_value);
        has(book.winner.get(&pattern)) || has(book.losers.get(&pattern))
    };
    let search = acts.input("input", Act::Editor(Deed::Search), table.desk.query.clone()).with("type", "search");
    let search = search.with("id", "own-search");
    let used = acts.check(table.desk.only_used, Act::Editor(Deed::OnlyUsed));
    let find = el("div")
        .class("row find")
        .add(el("label").with("for", "own-search").add(table.word(EditorWord::Search)))
        .add(search)
        .add(el("label").class("check").add(used).add(table.word(EditorWord::OnlyUsed)));
    let mut all = el("section").add(el("h3").add(table.word(EditorWord::Patterns))).add(find);
    let query = table.desk.query.trim();
    let listed = |pattern: &Pattern| !table.desk.only_used || counts(*pattern);
    if !query.is_empty() {
        let found = Pattern::ALL.iter().copied().filter(listed);
        let found: Vec<Tree> = found
            .filter(|&pattern| is_sought(table.scene.language, table.scene.plan, pattern, query))
            .map(|pattern| item::paint(table, acts, base, pattern))
            .collect();
        let title = [table.word(EditorWord::Found), ": ", &found.len().to_string()].concat();
        let title = el("p").class("soft").with("role", "status").add(title);
        let none = found.is_empty().then(|| el("p").add(table.word(EditorWord::NothingFound)));
        return all.add(title).maybe(none).add(el("ul").class("items").all(found));
    }
    for &category in Category::ALL {
        let own: Vec<Pattern> = Pattern::ALL
            .iter()
            .copied()
            .filter(|pattern| pattern.entry().category == category)
            .filter(listed)
            .collect();
        if own.is_empty() {
            continue;
        }
        let used = own.iter().filter(|&&pattern| counts(pattern)).count();
        let changed = own.iter().any(|&pattern| differs(base, book, pattern));
        let more = el("span")
            .class("door-more")
            .maybe(changed.then(|| table.badge(EditorWord::Changed)))
            .add(" ")
            .add([&used.to_string(), " / ", &own.len().to_string()].concat());
        let (title, open) =
            table.door(acts, Door::Category(category), table.scene.language.category(category), Some(more));
        let rows = open.then(|| {
            el("ul")
                .class("items")
                .all(own.iter().map(|&pattern| item::paint(table, acts, base, pattern)).collect::<Vec<_>>())
        });
        all = all.add(title).maybe(rows);
    }
    all
}

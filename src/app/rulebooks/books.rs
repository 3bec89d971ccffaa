//! The picker: every rulebook by family with a line about it and its sources, own ones with what can be done to them.

use super::deed::{Deed, Door, View};
use super::{HEADING, Table};
use crate::app::hand::back_and_forward;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::book::{Family, Rulebook};
use crate::engine::rulebook::shipped;
use crate::i18n::EditorWord;
use crate::i18n::editor::sources;
use crate::session::editor::{BookEdit, Own};
use crate::session::rules::{Offered, books};

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let tools = el("div")
        .class("row")
        .add(table.button(acts, EditorWord::Compare, Deed::View(View::Compare)))
        .add(table.button(acts, EditorWord::Import, Deed::View(View::Import)))
        .all(back_and_forward(table.scene, acts));
    let intro = el("p").with("id", HEADING).with("tabindex", "-1").add(table.word(EditorWord::BooksHelp));
    let mut all = el("div").add(intro).add(tools).add(own(table, acts));
    for &family in Family::ALL {
        let shelf: Vec<Tree> =
            books().filter(|book| book.family == family).map(|book| shipped_book(table, acts, &book)).collect();
        if !shelf.is_empty() {
            let title = el("h3").add(table.scene.language.family(family));
            all = all.add(title).add(el("ul").class("book-list").all(shelf));
        }
    }
    all
}

/// A button that says to whom it belongs.
fn button(table: &Table<'_, '_>, acts: &mut Acts, word: EditorWord, book: &str, deed: Deed) -> Tree {
    let label = [table.word(word), ": ", book].concat();
    table.button(acts, word, deed).with("aria-label", label)
}

fn shipped_book(table: &Table<'_, '_>, acts: &mut Acts, book: &Offered) -> Tree {
    let rules = &table.scene.state.rules;
    let played = rules.own.is_none() && rules.id == book.id;
    let door = Door::Sources(book.id.to_owned());
    let open = table.desk.is_open(&door);
    let language = table.scene.language;
    let (name, lang) = (language.rulebook(book.id, book.name), language.rulebook_language(book.id));
    let sources = button(table, acts, EditorWord::Sources, name, Deed::Door(door)).with("aria-expanded", yes(open));
    let play = (!played).then(|| button(table, acts, EditorWord::Play, name, Deed::Play(book.id)));
    let buttons = el("div")
        .class("row")
        .maybe(play)
        .add(button(table, acts, EditorWord::CopyAndEdit, name, Deed::Copy(book.id.to_owned())))
        .add(sources);
    let name = el("h4")
        .add(el("span").maybe_with("lang", lang).add(name))
        .add(" ")
        .maybe(played.then(|| table.badge(EditorWord::Played)));
    let about = el("p").add(table.scene.language.about(book.id));
    let sources = if open { shipped::find(book.id).map(|book| all_sources(table, &book)) } else { None };
    el("li").class(if played { "played" } else { "" }).add(name).add(about).add(buttons).maybe(sources)
}

/// Where a rulebook is from.
fn all_sources(table: &Table<'_, '_>, book: &Rulebook) -> Tree {
    let language = table.scene.language;
    let mark = || {
        el("span").class("badge").with("lang", language.code()).add(table.scene.word(crate::i18n::Word::HouseRuleMark))
    };
    let rows = sources(book);
    let house = language.house_parts(&rows).map(|text| el("p").add(text));
    let rows = rows.into_iter().map(|row| {
        let titles = el("b").add(row.titles);
        el("li").with("lang", "en").add(titles).add(": ").add(row.source).add(" ").maybe(row.house_rule.then(mark))
    });
    el("div").class("soft").add(el("ul").all(rows)).maybe(house)
}

fn own(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let state = table.scene.state;
    let played = state.rules.own.as_deref();
    let title = el("h3").add(table.word(EditorWord::Own));
    let mut list: Vec<Tree> = Vec::new();
    if let Some(own) = played.filter(|own| !state.shelf.holds(own)) {
        let keep = button(table, acts, EditorWord::Keep, own.name(), Deed::Book(BookEdit::Keep));
        let name = el("h4").add(own.name().to_owned()).add(" ").add(table.badge(EditorWord::Played));
        let from = el("p").class("soft").add(table.word(EditorWord::FromLink));
        list.push(el("li").class("played").add(name).add(from).add(el("div").class("row").add(keep)));
    }
    for own in state.shelf.iter() {
        list.push(kept(table, acts, own, played == Some(own)));
    }
    let none = list.is_empty().then(|| el("p").class("soft").add(table.word(EditorWord::NoneOwn)));
    let list = (!list.is_empty()).then(|| el("ul").class("book-list").all(list));
    el("div").add(title).maybe(none).maybe(list)
}

fn kept(table: &Table<'_, '_>, acts: &mut Acts, own: &Own, played: bool) -> Tree {
    let id = || own.id().to_owned();
    let name = own.name();
    let door = Door::Rename(id());
    let renaming = table.desk.is_open(&door);
    let play = (!played).then(|| button(table, acts, EditorWord::Play, name, Deed::PlayOwn(id())));
    let buttons = el("div")
        .class("row")
        .maybe(play)
        .add(button(table, acts, EditorWord::Edit, name, Deed::Edit(id())))
        .add(button(table, acts, EditorWord::Copy, name, Deed::Copy(id())))
        .add(button(table, acts, EditorWord::Rename, name, Deed::Door(door)).with("aria-expanded", yes(renaming)))
        .add(button(table, acts, EditorWord::Delete, name, Deed::Delete(id())));
    let label = [table.word(EditorWord::NewName), ": ", name].concat();
    let rename = renaming.then(|| {
        let field = acts.change("input", Act::Editor(Deed::Rename(id())), name.to_owned());
        el("div").class("row").add(field.with("aria-label", label).with("maxlength", "80"))
    });
    let badge = played.then(|| table.badge(EditorWord::Played));
    let base = el("p").class("soft").add(table.scene.language.builds_on(own));
    let title = el("h4").add(name.to_owned()).add(" ").maybe(badge);
    el("li").class(if played { "played" } else { "" }).add(title).add(base).add(buttons).maybe(rename)
}

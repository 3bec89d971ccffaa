//! A pattern in the editor: one line, and opened everything about it.

use super::deed::{Deed, Door};
use super::parts::change;
use super::{Table, exclusions, side};
use crate::app::legacy::act::Act;
use crate::app::legacy::example;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::Pattern;
use crate::engine::rulebook::Item;
use crate::engine::rulebook::book::Rulebook;
use crate::i18n::notes::explained;
use crate::i18n::{EditorWord, Word};
use crate::session::editor::differs::differs;
use crate::session::editor::grey::{Grey, doubts, grey};
use crate::session::editor::{Change, List};
use crate::session::example::Example;

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts, base: &Rulebook, pattern: Pattern) -> Tree {
    let (language, plan) = (table.scene.language, table.scene.plan);
    let book = &plan.book;
    let door = Door::Item(pattern);
    let open = table.desk.is_open(&door);
    let [winner, losers] = List::ALL.map(|list| list.item(book, pattern));
    let off = grey(book, List::Winner, pattern).filter(|_| winner.is_some_and(Item::has_value));
    let mut value = if winner.is_some() { language.item(winner) } else { String::from("–") };
    if losers.is_some_and(Item::has_value) {
        value.push_str(" · ");
        value.push_str(&language.item(losers));
    }
    let name = el("span").class("item-name").add(language.named(pattern, plan).to_owned());
    let plain = language.pattern(pattern, book.family);
    let plain =
        (!plain.eq_ignore_ascii_case(language.named(pattern, plan))).then(|| el("span").class("soft").add(plain));
    let house = winner.is_some_and(|item| {
        usize::from(item.block) < base.blocks.len()
            && item.block > 0
            && book.blocks.get(usize::from(item.block)).is_some_and(|block| block.house_rule)
    });
    let house = house.then(|| el("span").class("badge").add(table.scene.word(Word::HouseRuleMark)));
    let changed = differs(base, book, pattern).then(|| table.badge(EditorWord::Changed));
    let line = acts
        .button("item-line", Act::Editor(Deed::Door(door)))
        .with("aria-expanded", yes(open))
        .add(name.add(" ").maybe(plain).add(" ").maybe(changed).maybe(house))
        .add(el("span").class(if off.is_some() { "item-value off" } else { "item-value" }).add(value));
    let row = el("li").add(line).maybe(off.map(|off| greyed(table, acts, off)));
    if open { row.add(body(table, acts, base, pattern)) } else { row }
}

/// Why it counts nothing, with the way to change that.
fn greyed(table: &Table<'_, '_>, acts: &mut Acts, off: Grey) -> Tree {
    let row = el("p").class("greyed").add(table.scene.language.greyed(off)).add(" ");
    match off {
        Grey::Option(key, value) => {
            let name = [table.word(EditorWord::SwitchOn), ": ", table.scene.language.option(key)].concat();
            row.add(
                change(table, acts, EditorWord::SwitchOn, Change::Option(key, Some(value))).with("aria-label", name),
            )
        }
        Grey::NoWinner => row,
    }
}

fn body(table: &Table<'_, '_>, acts: &mut Acts, base: &Rulebook, pattern: Pattern) -> Tree {
    let (language, plan) = (table.scene.language, table.scene.plan);
    let doubts: Vec<Tree> = doubts(plan)
        .iter()
        .filter(|doubt| doubt.about().is_some_and(|(_, about)| about == pattern))
        .map(|doubt| el("p").class("doubt").add(language.doubt_in(doubt, plan)))
        .collect();
    let [has, near, source] = explained(pattern);
    let source = [table.scene.language.label(crate::i18n::Label::Source), " ", source].concat();
    let sides = List::ALL.map(|list| {
        let off = grey(&plan.book, list, pattern).filter(|_| list == List::Losers);
        side::paint(table, acts, base, list, pattern).maybe(off.map(|off| greyed(table, acts, off)))
    });
    el("div")
        .class("item-body")
        .add(el("p").add(language.definition(pattern)))
        .add(
            el("div")
                .class("examples")
                .add(example::hand(table.scene, EditorWord::Example, &Example::read(has)))
                .add(example::hand(table.scene, EditorWord::NearMiss, &Example::read(near))),
        )
        .add(el("p").class("soft").add(source))
        .all(doubts)
        .add(el("div").class("sides").all(sides))
        .add(exclusions::paint(table, acts, pattern))
}

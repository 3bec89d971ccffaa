//! The winner's or the losers' value of a pattern: value, unit, mode, switches.

use super::Table;
use super::deed::{Deed, entered};
use super::parts::{change, select};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::Pattern;
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::Item;
use crate::engine::rulebook::book::Rulebook;
use crate::engine::rulebook::item::{ConcealedWhen, Unit};
use crate::i18n::EditorWord;
use crate::session::editor::change::{Switch, usual_unit};
use crate::session::editor::{BookEdit, Change, Field, List};

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts, base: &Rulebook, list: List, pattern: Pattern) -> Tree {
    let (language, book) = (table.scene.language, &table.scene.plan.book);
    let there = list.item(book, pattern);
    let item = there.cloned().unwrap_or_else(|| Item { unit: usual_unit(book, pattern), ..Item::default() });
    let id = |what: &str| [list.as_str(), "-", what, "-", pattern.as_str()].concat();
    let field = |what: &str, word: EditorWord, control: Tree| {
        let label = el("label").with("for", id(what)).add(table.word(word));
        el("p").class("field").add(label).add(control.with("id", id(what)))
    };
    let number = |acts: &mut Acts, deed: Deed, value: String| {
        acts.change("input", Act::Editor(deed), value)
            .with("inputmode", "decimal")
            .with("title", table.word(EditorWord::ValueHelp))
    };
    let value =
        number(acts, Deed::Value(list, pattern), if there.is_some() { entered(item.value) } else { String::new() });
    let value = value.with("placeholder", table.word(EditorWord::NotThere));
    let units = Unit::ALL.iter().map(|unit| (unit.as_str(), language.unit(*unit)));
    let unit = select(acts, Deed::Unit(list, pattern), item.unit.as_str(), units);
    let mut perhaps = |what: &'static str, word: EditorWord, kind: fn(Option<Ratio>) -> Field, value: Option<Ratio>| {
        let deed = Deed::Perhaps(list, pattern, kind(None));
        let control = number(acts, deed, value.map(entered).unwrap_or_default());
        let empty = if word == EditorWord::Share { EditorWord::NotThere } else { EditorWord::NotApart };
        field(what, word, control.with("placeholder", table.word(empty)))
    };
    let concealed = perhaps("concealed", EditorWord::Concealed, Field::Concealed, item.concealed_value);
    let drawn = perhaps("drawn", EditorWord::SelfDrawn, Field::SelfDrawn, item.self_drawn_value);
    let share = (list == List::Losers).then(|| perhaps("share", EditorWord::Share, Field::Share, item.share_of_winner));
    let when = item.concealed_value.map(|_| {
        let whens = ConcealedWhen::ALL.iter().map(|when| (when.as_str(), language.concealed_when(*when)));
        let control = select(acts, Deed::When(list, pattern), item.concealed_when.as_str(), whens);
        field("when", EditorWord::ConcealedWhen, control)
    });
    let switches: Vec<Tree> = Switch::ALL
        .into_iter()
        .filter(|switch| switch.is_for(list) && there.is_some())
        .map(|switch| {
            let on = switch.of(&item);
            let change = Change::Item(list, pattern, Field::Switch(switch, !on));
            let tick = acts.check(on, Act::Editor(Deed::Book(BookEdit::Change(change))));
            el("label").class("check").add(tick).add(language.switch(switch))
        })
        .collect();
    let needs = item.needs.or(pattern.entry().needs).map(|key| {
        let text = [table.word(EditorWord::NeedsOption), " \u{201c}", language.option(key), "\u{201d}"].concat();
        el("p").class("soft").add(text)
    });
    let copy = list == List::Winner && there.is_some();
    let from_base = list.item(base, pattern).map(|item| Item { block: 0, ..item.clone() });
    let differs = from_base != there.map(|item| Item { block: 0, ..item.clone() });
    let button = |acts: &mut Acts, word, what| {
        let name = [table.word(word), ": ", language.list(list)].concat();
        change(table, acts, word, what).with("aria-label", name)
    };
    let buttons = el("div")
        .class("row")
        .add(button(acts, EditorWord::AllOfLimit, Change::Limit(list, pattern)))
        .maybe(copy.then(|| button(acts, EditorWord::CopyToLosers, Change::CopyToLosers(pattern))))
        .maybe(differs.then(|| button(acts, EditorWord::AsBase, Change::Reset(list, pattern))))
        .maybe(there.is_some().then(|| button(acts, EditorWord::Remove, Change::Remove(list, pattern))));
    el("fieldset")
        .class("side")
        .add(el("legend").add(language.list(list)))
        .add(field("value", EditorWord::Value, value))
        .add(field("unit", EditorWord::Unit, unit))
        .add(concealed)
        .maybe(when)
        .add(drawn)
        .maybe(share)
        .all(switches)
        .maybe(needs)
        .add(buttons)
}

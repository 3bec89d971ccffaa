//! What a pattern keeps from counting, and what keeps it.

use super::Table;
use super::deed::Deed;
use super::parts::select;
use crate::app::legacy::act::Act;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::Pattern;
use crate::engine::rulebook::book::Exclusion;
use crate::i18n::EditorWord;
use crate::session::editor::{BookEdit, Change};

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts, pattern: Pattern) -> Tree {
    let (language, plan) = (table.scene.language, table.scene.plan);
    let book = &plan.book;
    let named = |pattern: Pattern| language.named(pattern, plan).to_owned();
    let out: Vec<Pattern> = book
        .excludes
        .get(&pattern)
        .into_iter()
        .flatten()
        .flat_map(|exclude| exclude.patterns.iter().copied())
        .collect();
    let chips: Vec<Tree> = out
        .iter()
        .map(|&below| {
            let change = Change::Exclude(pattern, below, false);
            let label = [table.scene.word(crate::i18n::Word::Remove), ": ", &named(below)].concat();
            let button = acts.button("chip-button", Act::Editor(Deed::Book(BookEdit::Change(change))));
            button.with("aria-label", label).add(named(below)).add(" ").add(sign(Icon::Cross))
        })
        .collect();
    let mut others: Vec<(&'static str, String)> = book
        .winner
        .keys()
        .filter(|&&other| other != pattern && !out.contains(&other))
        .map(|&other| (other.as_str(), named(other)))
        .collect();
    crate::engine::order::sort_by_key(&mut others, |(_, name)| name.clone());
    let first = [("", table.word(EditorWord::AddExclusion).to_owned())];
    let choices: Vec<(&'static str, String)> = first.into_iter().chain(others).collect();
    let id = ["exclude-", pattern.as_str()].concat();
    let add = select(acts, Deed::Exclude(pattern), "", choices.iter().map(|(id, name)| (*id, name.as_str())));
    let add = add.with("id", id).with("aria-label", table.word(EditorWord::AddExclusion));
    let above: Vec<String> = book
        .excludes
        .iter()
        .filter(|(_, list)| list.iter().any(|exclude| exclude.patterns.contains(&pattern)))
        .map(|(&above, _)| named(above))
        .collect();
    let implied: Vec<String> =
        pattern.implied().into_iter().filter(|other| book.winner.contains_key(other)).map(named).collect();
    let nature = (book.exclusion == Exclusion::Entailment && !implied.is_empty())
        .then(|| el("p").class("soft").add([table.word(EditorWord::ByNature), ": ", &implied.join(", ")].concat()));
    let none = chips.is_empty().then(|| el("span").class("soft").add(table.word(EditorWord::NoExclusion)));
    let kept = (!above.is_empty())
        .then(|| el("p").class("soft").add([table.word(EditorWord::KeptOutBy), ": ", &above.join(", ")].concat()));
    let title = el("span").add(el("b").add(table.word(EditorWord::KeepsOut)));
    el("div")
        .class("excludes")
        .add(el("div").class("row").add(title).maybe(none).all(chips).add(add))
        .maybe(nature)
        .maybe(kept)
}

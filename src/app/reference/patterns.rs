//! The patterns: found by name or opened by group; each with what it is, an example, and a near miss with what it lacks.

use super::Paper;
use super::deed::{Deed, Door, line};
use crate::app::legacy::act::Act;
use crate::app::legacy::example;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::rulebook::Item;
use crate::engine::rulebook::item::Unit;
use crate::engine::rulebook::plan::System;
use crate::i18n::editor::is_sought;
use crate::i18n::notes::explained;
use crate::i18n::{EditorWord, Label, ReferenceWord, Word};
use crate::session::editor::List;
use crate::session::example::{Differs, Example};

pub fn paint(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let (language, desk, plan) = (paper.language(), paper.desk, paper.scene.plan);
    let listed = |pattern: &Pattern| desk.others || counts(paper, *pattern);
    // The line that says how many were found is there before there is anything to say: only then is it read out.
    let said = el("p").class("soft").with("role", "status");
    let all = el("div").add(find(paper, acts));
    let query = desk.query.trim();
    if !query.is_empty() {
        let found = Pattern::ALL.iter().copied().filter(listed);
        let found: Vec<Tree> = found
            .filter(|&pattern| is_sought(language, plan, pattern, query))
            .map(|pattern| item(paper, acts, pattern))
            .collect();
        let said = match found.len() {
            0 => said.add(language.editor(EditorWord::NothingFound)),
            many => said.add([language.editor(EditorWord::Found), ": ", &many.to_string()].concat()),
        };
        return all.add(said).add(el("ul").class("items").all(found));
    }
    let mut all = all.add(said);
    for &category in Category::ALL {
        let of = |pattern: &Pattern| pattern.entry().category == category && listed(pattern);
        let own: Vec<Pattern> = Pattern::ALL.iter().copied().filter(of).collect();
        if own.is_empty() {
            continue;
        }
        let open = desk.is_open(Door::Category(category));
        let button = acts.button("door", Act::Reference(Deed::Door(Door::Category(category))));
        let count = el("span").class("door-more").add(own.len().to_string());
        let button =
            button.with("aria-expanded", yes(open)).add(el("span").add(language.category(category))).add(count);
        let rows = open.then(|| {
            let rows: Vec<Tree> = own.iter().map(|&pattern| item(paper, acts, pattern)).collect();
            el("ul").class("items").all(rows)
        });
        all = all.add(el("h3").class("door-title").add(button)).maybe(rows);
    }
    all
}

fn counts(paper: &Paper<'_, '_>, pattern: Pattern) -> bool {
    let losers = paper.scene.plan.book.losers.get(&pattern);
    paper.scene.plan.values(pattern) || losers.is_some_and(Item::has_value)
}

/// The search, what is listed, and how far it is open.
fn find(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let (language, desk) = (paper.language(), paper.desk);
    let search = acts.input("input", Act::Reference(Deed::Search), desk.query.clone()).with("type", "search");
    let others = acts.check(desk.others, Act::Reference(Deed::Others));
    let whole = if desk.whole { ReferenceWord::CloseAll } else { ReferenceWord::OpenAll };
    el("div")
        .class("row find")
        .add(el("label").with("for", "pattern-search").add(language.editor(EditorWord::Search)))
        .add(search.with("id", "pattern-search"))
        .add(el("label").class("check").add(others).add(paper.word(ReferenceWord::AlsoOthers)))
        .add(paper.button(acts, whole, Deed::Whole))
}

fn item(paper: &Paper<'_, '_>, acts: &mut Acts, pattern: Pattern) -> Tree {
    let (language, plan) = (paper.language(), paper.scene.plan);
    let open = paper.desk.is_open(Door::Pattern(pattern));
    let row = plan.book.winner.get(&pattern);
    let own = language.named(pattern, plan);
    let plain_name = language.pattern(pattern, plan.book.family);
    let name = el("b").maybe_with("lang", paper.scene.name_language(pattern)).add(own.to_owned());
    let plain = (!plain_name.eq_ignore_ascii_case(own)).then(|| el("span").class("soft").add(plain_name));
    let kanji = language.kanji(pattern, plan).filter(|(kanji, _)| *kanji != plain_name);
    let kanji = kanji.map(|(kanji, script)| el("span").with("lang", script).add(kanji.to_owned()));
    let reading = row.and_then(|item| item.reading.as_deref()).filter(|_| language.is_latin());
    let reading = reading.map(|reading| el("span").class("soft").with("lang", "zh-Latn").add(reading.to_owned()));
    let parts = [plain, kanji, reading].into_iter().flatten();
    let name = parts.fold(el("span").class("item-name").add(name), |name, part| name.add(" ").add(part));
    let limits = row.filter(|item| item.unit == Unit::PercentOfLimit && plan.system == System::Mangan);
    let value = if let Some(item) = limits {
        language.worth_of_item(item, plan.system)
    } else if counts(paper, pattern) {
        language.item(row)
    } else {
        paper.word(ReferenceWord::NotCounted).into()
    };
    let button = acts
        .button("item-line", Act::Reference(Deed::Door(Door::Pattern(pattern))))
        .with("id", line(pattern))
        .with("aria-expanded", yes(open))
        .add(name)
        .add(el("span").class("item-value").add(value));
    el("li").add(button).maybe(open.then(|| body(paper, acts, pattern)))
}

fn body(paper: &Paper<'_, '_>, acts: &mut Acts, pattern: Pattern) -> Tree {
    let (scene, language, plan) = (paper.scene, paper.language(), paper.scene.plan);
    let values = List::ALL.map(|list| {
        let item = list.item(&plan.book, pattern).filter(|item| item.has_value())?;
        let worth = language.worth_of_item(item, plan.system);
        let block = plan.book.blocks.get(usize::from(item.block)).filter(|_| item.block > 0);
        let from = block.map(|block| {
            let parts = [&*block.source, &*block.title].into_iter().filter(|part| !part.is_empty());
            let from = parts.collect::<Vec<_>>().join(", ");
            let house = block.house_rule.then(|| el("span").class("badge").add(scene.word(Word::HouseRuleMark)));
            el("span").class("soft").with("lang", "en").add(from).add(" ").maybe(house)
        });
        Some(el("p").add(el("b").add([language.list(list), ": ", &worth].concat())).add(" ").maybe(from))
    });
    let [example, near, source] = explained(pattern);
    let (has, lacks) = (Example::read(example), Example::read(near));
    let why = language.missing_in(&Differs::of(&has, &lacks), plan.book.family);
    let why = el("span").class("why").add(why);
    let tries = has.fits(scene.state).then(|| {
        let name = [paper.word(ReferenceWord::TryIt), ": ", language.named(pattern, plan)].concat();
        paper.button(acts, ReferenceWord::TryIt, Deed::Try(pattern)).with("aria-label", name)
    });
    let source = el("p")
        .class("soft")
        .add(language.label(Label::Source))
        .add(" ")
        .add(el("span").with("lang", "en").add(source));
    el("div")
        .class("item-body")
        .add(el("p").add(language.definition(pattern)))
        .all(values.into_iter().flatten())
        .add(
            el("div")
                .class("examples")
                .add(example::hand(scene, EditorWord::Example, &has).maybe(tries))
                .add(example::hand(scene, EditorWord::NearMiss, &lacks).add(why)),
        )
        .add(source)
}

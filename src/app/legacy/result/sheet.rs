//! The score sheet of a hand: tiles, lines, the count step by step, other readings.

use super::act::Act;
use super::content::Scene;
use super::gauge::{chances, gauge};
use super::hand::{hand, small};
use super::lines::{lines, opener};
use super::orders::orders;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::plan::System;
use crate::i18n::copy::Presence;
use crate::i18n::groups::Lights;
use crate::i18n::sheet::{OtherRow, Sheet};
use crate::i18n::{Label, Language};

/// A winner's sheet, with a title where several won.
pub fn winner(scene: &Scene, sheet: &Sheet) -> Tree {
    let language = scene.language();
    let several = scene.content.winners.len() > 1;
    let title = several.then(|| {
        let title = el("h3").class("sheet-title").add(language.seat(sheet.seat)).add(" · ");
        title.add(sheet.worth.clone())
    });
    let orders = (!sheet.orders.is_empty()).then(|| orders(scene, sheet));
    body(scene, el("article").class("sheet").maybe(title), sheet).maybe(orders).maybe(others(scene, sheet))
}

/// Tiles, lines and steps, whoever's they are.
pub fn body(scene: &Scene, into: Tree, sheet: &Sheet) -> Tree {
    let language = scene.language();
    let shape = (!sheet.shape.is_empty()).then(|| el("p").class("soft").add(sheet.shape));
    let said = sheet.declaration.as_ref().map(|(phrase, lang)| {
        let phrase = el("q").with("lang", *lang).add(phrase.clone());
        el("p").class("declare").add(el("b").add(language.label(Label::Declare))).add(" ").add(phrase)
    });
    let next = (!sheet.next.is_empty()).then(|| {
        let items = sheet.next.iter().map(|text| el("li").add(text.clone()));
        el("ul").class("next").with("aria-label", language.label(Label::Next)).all(items)
    });
    into.all(sheet.barred.iter().map(|&why| el("p").class("notice warning").add(sign(Icon::Warning)).add(why)))
        .add(hand(language, &sheet.groups, scene.lit(sheet)))
        .maybe(shape)
        .maybe(sheet.gauge.as_ref().map(|filled| gauge(scene, filled)))
        .maybe(said)
        .maybe((!sheet.chances.is_empty()).then(|| chances(scene, sheet)))
        .maybe(lines(scene, sheet, Presence::Counted))
        .maybe(next)
        .maybe(steps(language, sheet))
        .maybe(lines(scene, sheet, Presence::NotCounted))
        .maybe(lines(scene, sheet, Presence::Near))
}

/// The count, each step beside the tiles that earn it.
fn steps(language: Language, sheet: &Sheet) -> Option<Tree> {
    if sheet.steps.is_empty() {
        return None;
    }
    let head = |label| el("th").with("scope", "col").add(language.label(label));
    let columns = el("tr").add(head(Label::Step)).add(head(Label::Tiles)).add(head(Label::Value));
    let rows = sheet.steps.iter().enumerate().map(|(place, row)| {
        let why = if row.faces.is_empty() {
            el("td").class("soft").add(row.formula.clone())
        } else {
            el("td").add(small(&row.faces, row.over.clone()))
        };
        let tr = el("tr").class(if row.result { "sum" } else { "part" });
        let tr = if row.lights == Lights(0) { tr } else { tr.with("data-do", Act::Step(sheet.seat, place).write()) };
        let value = el("td").class("number").add(row.value.clone());
        tr.add(el("th").with("scope", "row").add(row.label)).add(why).add(value)
    });
    let shortcut = sheet.shortcut.as_ref().map(|text| {
        let label = el("b").add(language.label(Label::Shortcut));
        el("p").class("note").add(label).add(" ").add(text.clone())
    });
    let table = el("table").class("count").add(el("thead").class("heard").add(columns)).add(el("tbody").all(rows));
    let title = language.label(if sheet.fu { Label::Fu } else { Label::Points });
    Some(el("div").add(el("h3").add(title)).add(table).maybe(shortcut))
}

/// Other readings, made only when they are asked for.
fn others(scene: &Scene, sheet: &Sheet) -> Option<Tree> {
    if sheet.others == 0 {
        return None;
    }
    let language = scene.language();
    let act = Act::Others(sheet.seat);
    let open = scene.desk.is_open(act);
    let button = opener("opener", act, open).add(language.label(Label::Others)).add(" (");
    let button = button.add(sheet.others.to_string()).add(")");
    let points = scene.content.system == System::Points;
    let button = button.maybe((points && sheet.equal > 0).then(|| {
        let number = [&sheet.equal.to_string(), " ", language.label(Label::EquallyGood)].concat();
        el("span").class("tag").add(number)
    }));
    let list = open.then(|| {
        let rows = (scene.others)(sheet.seat);
        el("ul").class("other-list").all(rows.iter().map(|row| other(language, row, points)))
    });
    Some(el("div").class("others").add(el("h3").add(button)).maybe(list))
}

fn other(language: Language, row: &OtherRow, points: bool) -> Tree {
    let equal = if points { Label::EquallyGood } else { Label::Equal };
    let equal = row.equal.then(|| el("span").class("tag").add(language.label(equal)));
    let worth = el("p").add(row.worth.clone()).add(" ").maybe(equal);
    let differs = (!row.differs.is_empty()).then(|| el("p").add(row.differs.clone()));
    let lines = el("p").class("soft").add(row.lines.clone());
    el("li").add(hand(language, &row.groups, Lights(0))).add(worth).maybe(differs).add(lines)
}

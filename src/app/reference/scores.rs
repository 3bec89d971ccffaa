//! The score tables of the rulebook that is played, and in riichi the shortcut for fu.

use super::Paper;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::plan::System;
use crate::engine::scoring::shortcut::{Extra, ShortcutRule};
use crate::i18n::reference::{Grid, counters, grids};
use crate::i18n::{Label, ReferenceWord};

pub fn paint(paper: &Paper<'_, '_>) -> Tree {
    let (language, plan) = (paper.language(), paper.scene.plan);
    let riichi = plan.system == System::Mangan;
    let help = riichi.then(|| {
        let counters = counters(language, plan).unwrap_or_default();
        el("p").class("soft").add(paper.word(ReferenceWord::DrawnHelp)).add(" ").add(counters)
    });
    let tables: Vec<Tree> = grids(language, plan).iter().map(grid).collect();
    el("div").maybe(help).add(el("div").class("grids").all(tables)).maybe(riichi.then(|| shortcut(paper)))
}

fn grid(grid: &Grid) -> Tree {
    let head = |text: &str| el("th").with("scope", "col").add(text.to_owned());
    let columns = grid.columns.iter().map(|column| head(column).class("number"));
    let head = el("thead").add(el("tr").add(head(&grid.corner)).all(columns));
    let rows = grid.rows.iter().map(|(label, cells)| {
        let cells = cells.iter().map(|cell| el("td").class("number").add(cell.clone()));
        el("tr").add(el("th").with("scope", "row").add(label.clone())).all(cells)
    });
    let table = el("table").add(el("caption").add(grid.title.clone())).add(head).add(el("tbody").all(rows));
    el("div").class("grid").add(table)
}

/// The Riichi Book's shortcut: what the fu are most of the time, and when not.
fn shortcut(paper: &Paper<'_, '_>) -> Tree {
    let language = paper.language();
    let rules = ShortcutRule::ALL.iter().map(|&rule| el("li").add(language.shortcut_rule(rule)));
    let extras = Extra::ALL.iter().map(|&extra| el("li").add(language.extra(extra)));
    let source = el("p")
        .class("soft")
        .add(language.label(Label::Source))
        .add(" ")
        .add(paper.word(ReferenceWord::ShortcutSource));
    el("section")
        .class("shortcut")
        .add(el("h3").add(paper.word(ReferenceWord::Shortcut)))
        .add(el("p").class("soft").add(paper.word(ReferenceWord::ShortcutHelp)))
        .add(el("ol").all(rules))
        .add(el("h4").add(paper.word(ReferenceWord::Exceptions)))
        .add(el("ul").all(extras))
        .add(el("p").class("soft").add(paper.word(ReferenceWord::ExceptionsHelp)))
        .add(source)
}

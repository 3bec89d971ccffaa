//! The deals one below the other: what happened, what it changed, what everybody had then.

use super::Paper;
use super::deed::Deed;
use super::desk::At;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::game::{DealReport, Entry};
use crate::engine::seat::Seat;
use crate::i18n::GameWord;
use crate::i18n::number::{grouped, signed};

pub fn paint(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let title = el("h3").add(paper.word(GameWord::Deals));
    let part = el("section").class("deals-part card").add(title);
    let deals = paper.sheet.game.deals.iter().zip(&paper.report.deals).enumerate();
    let rows: Vec<Tree> = deals.map(|(place, (entry, report))| row(paper, acts, place, entry, report)).collect();
    if rows.is_empty() {
        return part.add(el("p").class("soft").add(paper.word(GameWord::NoDeals)));
    }
    let players = 0..paper.sheet.game.players.len();
    let names = players.clone().map(|player| {
        let name = paper.names.player(player);
        cell("th", "columnheader", "number").with("scope", "col").with("title", name.clone()).add(name)
    });
    let head = line()
        .add(cell("th", "columnheader", "deal-cell").with("scope", "col").add(paper.word(GameWord::Deal)))
        .add(cell("th", "columnheader", "cause").with("scope", "col").add(paper.word(GameWord::WhatHappened)))
        .all(names);
    let totals = players.map(|player| {
        let total = paper.report.totals.get(player).copied().unwrap_or_default();
        cell("td", "cell", "number").add(grouped(total))
    });
    let foot = line()
        .add(cell("th", "rowheader", "deal-cell").with("scope", "row").add(paper.word(GameWord::Total)))
        .add(cell("td", "cell", "cause"))
        .all(totals);
    // Roles of their own: on a phone the lines are laid out another way, and not every browser sees a table then.
    let table = el("table").class("deals-table").with("role", "table").with("aria-label", paper.word(GameWord::Deals));
    let group = |tag| el(tag).with("role", "rowgroup");
    let table = table.add(group("thead").add(head)).add(group("tbody").all(rows)).add(group("tfoot").add(foot));
    part.add(table)
}

fn line() -> Tree {
    el("tr").with("role", "row")
}

fn cell(tag: &'static str, role: &'static str, class: &'static str) -> Tree {
    el(tag).with("role", role).class(class)
}

fn row(paper: &Paper<'_, '_>, acts: &mut Acts, place: usize, entry: &Entry, report: &DealReport) -> Tree {
    let language = paper.table.language();
    let head = &report.head;
    let edited = paper.desk().at == At::Correct(place);
    let name = paper.names.deal(head);
    let short = [head.prevailing().as_str(), &head.number().to_string()].concat();
    let label = [&short, ": ", paper.word(GameWord::Correct), " ", &(place + 1).to_string(), ", ", &name].concat();
    let button = acts
        .button("deal-button", Act::Game(Deed::Correct(place)))
        .with("id", ["deal-", &(place + 1).to_string()].concat())
        .with("aria-pressed", yes(edited))
        .with("aria-label", label)
        .add(short);
    let extras = language.deal_extras(head.repeat, head.honba, head.deposits);
    let extras = (!extras.is_empty()).then(|| el("span").class("extras").add(extras));
    let cause = cell("td", "cell", "cause")
        .add(paper.names.happened(entry, report, paper.plan))
        .maybe(extras)
        .maybe((!entry.note.is_empty()).then(|| el("span").class("note").add(entry.note.clone())))
        .maybe(wrong(paper, report));
    let figures = (0..paper.sheet.game.players.len()).map(|player| {
        let change = report.changes.get(player).copied().unwrap_or_default();
        let total = report.totals.get(player).copied().unwrap_or_default();
        let deals = head.wind(player) == Seat::East;
        let class = match change.signum() {
            1 => "change gain",
            -1 => "change loss",
            _ => "change",
        };
        let dealer = deals.then(|| el("span").class("heard").add([paper.word(GameWord::Dealer), " "].concat()));
        cell("td", "cell", if deals { "number dealing" } else { "number" })
            .maybe(dealer)
            .add(el("span").class(class).add(signed(change)))
            .add(el("span").class("total").add(grouped(total)))
    });
    let figures: Vec<Tree> = figures.collect();
    line()
        .class(if edited { "edited" } else { "" })
        .add(cell("th", "rowheader", "deal-cell").with("scope", "row").add(button))
        .add(cause)
        .all(figures)
}

/// What keeps a deal from changing anything.
fn wrong(paper: &Paper<'_, '_>, report: &DealReport) -> Option<Tree> {
    if report.problems.is_empty() {
        return None;
    }
    let language = paper.table.language();
    let problems = report.problems.iter().map(|problem| el("li").add(language.problem(problem)));
    let title = el("b").add(paper.word(GameWord::DealWrong));
    Some(el("div").class("wrong").add(title).add(el("ul").all(problems)))
}

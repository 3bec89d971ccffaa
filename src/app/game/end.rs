//! How the game ended: places, and what was settled beside the deals.

use super::Paper;
use super::deed::Deed;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::game::{Last, Party};
use crate::i18n::GameWord;
use crate::i18n::number::{grouped, ratio};
use crate::session::games::GameEdit;

pub fn paint(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let table = paper.table;
    let part = el("section").class("end-part");
    let (Some(over), Some(last)) = (paper.report.over, &paper.report.last) else {
        let finish = table.button(acts, GameWord::Finish, Deed::Games(GameEdit::Finish(true)));
        let any = !paper.sheet.game.deals.is_empty();
        return part.maybe(any.then(|| el("div").class("row no-print").add(finish)));
    };
    let finished = paper.sheet.game.finished;
    let on = finished.then(|| table.button(acts, GameWord::Reopen, Deed::Games(GameEdit::Finish(false))));
    let title = el("h3").with("id", "game-over").with("tabindex", "-1").add(paper.word(GameWord::Final));
    let card = el("div")
        .class("card")
        .add(title)
        .add(el("p").class("soft").add(table.language().over(over)))
        .add(ranking(paper, last))
        .add(transfers(paper, last))
        .maybe(on.map(|on| el("div").class("row no-print").add(on)));
    part.add(card)
}

fn head(paper: &Paper<'_, '_>, words: &[(GameWord, &'static str)]) -> Tree {
    let heads = words.iter().map(|(word, class)| el("th").with("scope", "col").class(class).add(paper.word(*word)));
    el("thead").add(el("tr").all(heads))
}

fn ranking(paper: &Paper<'_, '_>, last: &Last) -> Tree {
    let language = paper.table.language();
    let rows = last.ranking.iter().map(|placed| {
        let points = placed
            .table_points
            .map(|points| el("span").class("soft").add([" · ", &language.table_points(&ratio(points))].concat()));
        el("tr")
            .add(el("td").class("place").add(placed.place.to_string()))
            .add(el("th").with("scope", "row").add(paper.names.player(placed.player)))
            .add(el("td").class("number").add(el("b").add(grouped(placed.score))).maybe(points))
    });
    let rows: Vec<Tree> = rows.collect();
    let words = [(GameWord::Place, ""), (GameWord::Player, ""), (GameWord::Score, "number")];
    let label = paper.word(GameWord::Ranking);
    el("table").class("ranking").with("aria-label", label).add(head(paper, &words)).add(el("tbody").all(rows))
}

fn transfers(paper: &Paper<'_, '_>, last: &Last) -> Tree {
    let title = el("h4").add(paper.word(GameWord::EndTransfers));
    if last.transfers.is_empty() {
        return el("div").add(title).add(el("p").class("soft").add(paper.word(GameWord::NoEndTransfers)));
    }
    let party = |party: Party| match party {
        Party::Player(player) => paper.names.player(player),
        Party::Table => paper.word(GameWord::TableHolds).to_owned(),
        Party::Bank => paper.word(GameWord::BankHolds).to_owned(),
    };
    let rows = last.transfers.iter().map(|transfer| {
        el("tr")
            .add(el("td").add(party(transfer.from)))
            .add(el("td").add(party(transfer.to)))
            .add(el("td").class("number").add(grouped(transfer.amount)))
            .add(el("td").class("soft").add(paper.table.language().last_why(transfer.why)))
    });
    let rows: Vec<Tree> = rows.collect();
    let words = [(GameWord::From, ""), (GameWord::To, ""), (GameWord::Amount, "number"), (GameWord::WhatFor, "")];
    let label = paper.word(GameWord::EndTransfers);
    let table = el("table").class("end-transfers").with("aria-label", label);
    el("div").add(title).add(table.add(head(paper, &words)).add(el("tbody").all(rows)))
}

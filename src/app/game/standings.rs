//! Where everybody stands: name, wind, total, whether there was a win; and that no point has been lost.

use super::Paper;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::GameWord;
use crate::i18n::number::grouped;

pub fn paint(paper: &Paper<'_, '_>) -> Tree {
    let report = paper.report;
    let head = report.next.or_else(|| report.deals.last().map(|deal| deal.head));
    let places = (0..paper.sheet.game.players.len()).map(|player| {
        let wind = head.map(|head| head.wind(player)).unwrap_or_default();
        place(paper, player, wind, report.over.is_none())
    });
    let places: Vec<Tree> = places.collect();
    let title = el("h3").class("heard").add(paper.word(GameWord::Standings));
    el("section").class("standings-part").add(title).add(el("ul").class("standings").all(places)).add(sum(paper))
}

fn place(paper: &Paper<'_, '_>, player: usize, wind: Seat, played: bool) -> Tree {
    let language = paper.table.language();
    let deals = played && wind == Seat::East;
    let total = paper.report.totals.get(player).copied().unwrap_or_default();
    let mut marks: Vec<&'static str> = Vec::new();
    if deals {
        marks.push(paper.word(GameWord::Dealer));
    }
    if paper.report.without_win.contains(&player) && paper.plan.book.options.on(OptionKey::Yakitori) {
        marks.push(paper.word(GameWord::NoWinYet));
    }
    let letter = el("span").class("wind").with("aria-hidden", "true").add(wind.as_str());
    let name = paper.names.player(player);
    let heard = el("span").class("heard").add([", ", language.seat(wind)].concat());
    el("li")
        .class(if deals { "deals" } else { "" })
        .add(letter)
        .add(el("span").class("who").with("title", name.clone()).add(name).add(heard))
        .add(el("span").class("total").add(grouped(total)))
        .add(el("span").class("marks").add(marks.join(" · ")))
}

/// Table and bank, and whether everything adds up to what was there at the start.
fn sum(paper: &Paper<'_, '_>) -> Tree {
    let report = paper.report;
    let start = report.initial * i64::try_from(paper.sheet.game.players.len()).unwrap_or_default();
    let all = report.totals.iter().sum::<i64>() + report.table + report.bank;
    let (mark, word) =
        if all == start { (Icon::Check, GameWord::Constant) } else { (Icon::Cross, GameWord::NotConstant) };
    let amount = |word: GameWord, amount: i64| [paper.word(word), ": ", &grouped(amount)].concat();
    el("p")
        .class("sum-line")
        .add(amount(GameWord::TableHolds, report.table))
        .add(" · ")
        .add(amount(GameWord::BankHolds, report.bank))
        .add(" · ")
        .add(el("b").add(amount(GameWord::Together, all)))
        .add(" ")
        .add(sign(mark))
        .add(paper.word(word))
}

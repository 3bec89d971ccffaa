//! Who pays whom: a matrix, sentences, and who is liable or not.

use leptos::prelude::*;

use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::result;
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::AppState;
use crate::engine::draft::{Draft, End};
use crate::engine::rulebook::plan::Plan;
use crate::engine::table::Answer;
use crate::engine::table::account::Account;
use crate::i18n::board::{Matrix, matrix, paid};
use crate::i18n::number::{grouped, signed};
use crate::i18n::{BoardWord, Language};

/// The result of the table.
pub fn panel(store: AppState, shown: &result::Scene) -> Tree {
    let language = store.language.get();
    let settlement = store.plan.with(|plan| {
        store.deal.with(|draft| {
            store.answer.with(|answer| match answer {
                Ok(answer) => settlement(language, answer, draft, plan),
                Err(_) => el("div"),
            })
        })
    });
    result::at_table(shown, settlement)
}

fn settlement(language: Language, answer: &Answer, draft: &Draft, plan: &Plan) -> Tree {
    let all = el("div").class("settlement");
    let liable = liability(language, answer, plan);
    let Some(matrix) = matrix(answer, draft.players()) else {
        let over = draft.end != End::Open;
        return all.maybe(over.then(|| el("p").add(language.board(BoardWord::NothingPaid)))).maybe(liable);
    };
    let sentences = paid(answer, draft, plan);
    let sentences = sentences.iter().map(|paid| el("li").add(language.sentence(paid, plan)));
    all.add(el("h3").add(language.board(BoardWord::Matrix)))
        .add(table(language, &matrix))
        .add(el("ul").class("sentences").with("aria-label", language.board(BoardWord::Sentences)).all(sentences))
        .maybe(liable)
}

/// Who fed a dangerous tile: liable or not, and why.
fn liability(language: Language, answer: &Answer, plan: &Plan) -> Option<Tree> {
    let told: Vec<Tree> = answer
        .wins
        .iter()
        .flat_map(|win| &win.liability)
        .map(|verdict| {
            el("li")
                .class(if verdict.why.is_liable() { "verdict liable" } else { "verdict" })
                .add(sign(if verdict.why.is_liable() { Icon::Warning } else { Icon::Check }))
                .add(language.verdict(verdict, plan))
        })
        .collect();
    let title = el("h3").add(language.board(BoardWord::Liability));
    (!told.is_empty()).then(|| el("div").add(title).add(el("ul").class("verdicts").all(told)))
}

/// One letter for a seat, more for the others; those who listen hear it whole.
fn short(language: Language, account: Account) -> Tree {
    match account {
        Account::Seat(seat) => el("span")
            .add(el("span").with("aria-hidden", "true").add(language.seat_letter(seat)))
            .add(el("span").class("heard").add(language.seat(seat))),
        _ => el("span").add(name(language, account)),
    }
}

/// A name that fits a column.
fn name(language: Language, account: Account) -> &'static str {
    match account {
        Account::Seat(seat) => language.seat(seat),
        Account::Table => language.board(BoardWord::OfTable),
        Account::Bank => language.board(BoardWord::OfBank),
    }
}

fn table(language: Language, matrix: &Matrix) -> Tree {
    let corner = [language.board(BoardWord::Payer), " ↓  ", language.board(BoardWord::Gets), " →"].concat();
    let heads = matrix
        .accounts
        .iter()
        .map(|&account| el("th").with("scope", "col").class("number").add(short(language, account)));
    let head = el("tr").add(el("th").class("soft").with("scope", "col").add(corner)).all(heads);
    // The table and the bank pay only now and then.
    let rows = matrix
        .accounts
        .iter()
        .zip(&matrix.rows)
        .filter(|(account, row)| matches!(account, Account::Seat(_)) || row.iter().any(|&amount| amount > 0));
    let rows = rows.map(|(&account, row)| {
        let cells = matrix.accounts.iter().zip(row).map(|(&other, &amount)| match amount {
            0 if other == account => el("td").class("number self"),
            0 => el("td").class("number").add(el("span").class("soft").add("·")),
            amount => el("td").class("number").add(grouped(amount)),
        });
        el("tr").add(el("th").with("scope", "row").add(name(language, account))).all(cells)
    });
    let net = matrix.net.iter().map(|&net| {
        let class = match net.signum() {
            1 => "number gain",
            -1 => "number loss",
            _ => "number",
        };
        el("td").class(class).add(signed(net))
    });
    let foot = el("tr").add(el("th").with("scope", "row").add(language.board(BoardWord::Net))).all(net);
    let title = language.board(BoardWord::Matrix);
    let table =
        el("table").class("matrix").add(el("thead").add(head)).add(el("tbody").all(rows)).add(el("tfoot").add(foot));
    el("div").class("matrix-frame").with("role", "region").with("aria-label", title).with("tabindex", "0").add(table)
}

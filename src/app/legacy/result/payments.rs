//! Who gains and loses what, and what the losers' hands are worth.

use super::act::Act;
use super::content::Scene;
use super::lines::opener;
use super::sheet::body;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::table::account::Account;
use crate::i18n::number::signed;
use crate::i18n::payments::{Part, Row};
use crate::i18n::{Label, Language};

/// A table of seats with signed numbers.
pub fn payments(scene: &Scene) -> Option<Tree> {
    let content = scene.content;
    if content.payments.is_empty() {
        return None;
    }
    let language = content.language;
    let head = |label, class| el("th").with("scope", "col").class(class).add(language.label(label));
    let columns = el("tr").add(head(Label::Seat, "")).add(head(Label::Change, "number")).add(head(Label::WhatFor, ""));
    let several = content.winning.len() > 1;
    let rows = content.payments.iter().map(|row| {
        let winner = matches!(row.account, Account::Seat(seat) if content.winning.contains(&seat));
        line(language, row, winner, several)
    });
    let table = el("table").class("payments").add(el("thead").add(columns)).add(el("tbody").all(rows));
    Some(el("div").add(el("h3").add(language.label(Label::Payments))).add(table))
}

fn line(language: Language, row: &Row, winner: bool, several: bool) -> Tree {
    let tag = winner.then(|| el("span").class("tag").add(language.label(Label::Winner)));
    let class = match row.net.signum() {
        1 => "number gain",
        -1 => "number loss",
        _ => "number",
    };
    let why = match row.parts.as_slice() {
        [only] if row.net == only.amount => language.part(only, several),
        parts => sum(language, parts, several),
    };
    el("tr")
        .add(el("th").with("scope", "row").add(language.account(row.account)).add(" ").maybe(tag))
        .add(el("td").class(class).add(signed(row.net)))
        .add(el("td").class("soft").add(why))
}

/// "hand −2,000, counters −300"
fn sum(language: Language, parts: &[Part], several: bool) -> String {
    let mut out = String::new();
    for part in parts {
        if !out.is_empty() {
            out.push_str(", ");
        }
        out.push_str(&language.part(part, several));
        out.push(' ');
        out.push_str(&signed(part.amount));
    }
    out
}

/// The losers' hands, each behind an opener with its value.
pub fn losers(scene: &Scene) -> Tree {
    let language = scene.language();
    let hands = scene.content.losers.iter().map(|(sheet, ready)| {
        let act = Act::Loser(sheet.seat);
        let open = scene.desk.is_open(act);
        let ready = ready.map(|ready| {
            let label = if ready { Label::Ready } else { Label::NotReady };
            el("span").class("tag").add(language.label(label))
        });
        let button = opener("opener", act, open).add(language.seat(sheet.seat)).add(" · ").add(sheet.worth.clone());
        let hand = el("div").class("loser").add(el("h4").add(button.add(" ").maybe(ready)));
        if open { body(scene, hand, sheet) } else { hand }
    });
    el("div").add(el("h3").add(language.label(Label::Losers))).all(hands)
}

//! In which orders the sets can be combined: patterns as chips over their tiles, the last step apart.

use super::act::Act;
use super::content::Scene;
use super::hand::small;
use super::lines::opener;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::seat::Seat;
use crate::i18n::Label;
use crate::i18n::orders::{Chip, OrderRow};
use crate::i18n::sheet::Sheet;

/// The orders behind an opener; nothing where there is no choice.
pub fn orders(scene: &Scene, sheet: &Sheet) -> Tree {
    let language = scene.language();
    let act = Act::Orders(sheet.seat);
    let open = scene.desk.is_open(act);
    let button = opener("opener", act, open).add(language.label(Label::Orders)).add(" (");
    let button = button.add(sheet.orders.len().to_string()).add(")");
    let list = open.then(|| {
        let rows = sheet.orders.iter().enumerate().map(|(at, row)| order(scene, sheet.seat, at, row));
        el("ol").class("orders").all(rows)
    });
    let help = open.then(|| el("p").class("soft").add(language.label(Label::OrdersHelp)));
    el("div").add(el("h3").add(button)).maybe(help).maybe(list)
}

fn order(scene: &Scene, seat: Seat, at: usize, row: &OrderRow) -> Tree {
    let language = scene.language();
    let chip = |(place, chip): (usize, &Chip)| {
        let act = Act::join(seat, at, place);
        let lit = if scene.desk.is_open(act) { "true" } else { "false" };
        let key = el("button").with("type", "button").class("chip").with("data-do", act.write());
        let key = key.with("aria-pressed", lit).add(el("span").add(chip.name.clone()));
        key.add(small(&chip.faces, chip.over.clone()))
    };
    let chips: Vec<Tree> = row.chips.iter().enumerate().map(chip).collect();
    let (first, then) = chips.split_at(row.first.min(chips.len()));
    let step = || el("div").class("step");
    let first = step().all(first.iter().cloned());
    let then = step().add(el("span").class("soft").add(language.label(Label::ThenOne))).all(then.iter().cloned());
    let disputed = row.disputed.then(|| {
        let tag = el("span").class("tag").add(language.label(Label::Disputed));
        el("p").class("note").add(tag).add(" ").add(language.label(Label::DisputedHelp))
    });
    el("li").add(first).add(then).maybe(disputed)
}

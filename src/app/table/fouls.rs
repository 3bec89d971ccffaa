//! The fouls of a seat: a menu of what the rules fine.

use leptos::prelude::*;

use super::Deed;
use crate::app::legacy::act::Act;
use crate::app::legacy::icon::{Icon, icon};
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::check::fines;
use crate::engine::draft::{Offence, Penalty};
use crate::engine::seat::Seat;
use crate::i18n::BoardWord;
use crate::session::Edit;
use crate::session::edit::{MOST_TIMES, marks_hands, times};
use crate::session::spot::Control;

/// A foul, and whether it was taken back at once.
type Foul = (Offence, bool);

/// What these rules fine, and what is entered anyway.
fn known(scene: &Scene<'_>, seat: Seat) -> Vec<Foul> {
    let all = Offence::ALL.iter().flat_map(|&offence| [(offence, false), (offence, true)]);
    let fined = |&(offence, cancelled): &Foul| {
        let claim = offence == Offence::FalseClaim;
        fines(scene.plan, offence) && (!cancelled || claim) || times(scene.state, seat, offence, cancelled) > 0
    };
    all.filter(fined).collect()
}

/// What a foul can make of a hand, where the rules have that or it is entered.
fn states(scene: &Scene<'_>, seat: Seat) -> Vec<(BoardWord, bool, Edit)> {
    let entered = scene.state.entered(seat);
    let marks = marks_hands(scene.plan);
    let all = [
        (BoardWord::HandIsDead, entered.dead, Edit::Dead(seat, !entered.dead)),
        (BoardWord::MayNotWin, entered.barred, Edit::Barred(seat, !entered.barred)),
    ];
    all.into_iter().filter(|&(_, on, _)| on || marks).collect()
}

/// The button that opens the menu; nothing where the rules fine nothing.
pub fn button(scene: &Scene<'_>, acts: &mut Acts, seat: Seat) -> Option<Tree> {
    if known(scene, seat).is_empty() && states(scene, seat).is_empty() {
        return None;
    }
    let open = scene.store.table.with(|table| table.fouls == Some(seat));
    let count: u32 = scene.state.draft.penalties.iter().filter(|foul| foul.seat == seat).map(|foul| foul.times).sum();
    let badge = (count > 0).then(|| el("span").class("badge").add(count.to_string()));
    Some(
        acts.button("key-word", Act::Board(Deed::Fouls(seat)))
            .with("id", Control::Fouls.as_str())
            .with("aria-expanded", yes(open))
            .add(scene.language.board(BoardWord::Fouls))
            .maybe(badge),
    )
}

/// The menu, if it is open for the seat, which must be the chosen one.
pub fn menu(scene: &Scene<'_>, acts: &mut Acts, seat: Seat) -> Option<Tree> {
    let open = scene.store.table.with(|table| table.fouls == Some(seat));
    if !open || scene.state.seat != seat {
        return None;
    }
    let rows: Vec<Tree> = known(scene, seat).into_iter().map(|foul| row(scene, acts, seat, foul)).collect();
    let states: Vec<Tree> = states(scene, seat)
        .into_iter()
        .map(|(word, on, edit)| {
            let box_ = acts.tick("checkbox", on, edit);
            el("label").class("check").add(box_).add(el("span").add(scene.language.board(word)))
        })
        .collect();
    Some(
        el("div")
            .class("fouls")
            .with("role", "group")
            .with("aria-label", scene.language.board(BoardWord::Fouls))
            .all(rows)
            .maybe((!states.is_empty()).then(|| el("div").class("checks").all(states)))
            .add(el("p").class("soft").add(scene.language.board(BoardWord::FoulsHelp))),
    )
}

/// A foul with how often it was committed.
fn row(scene: &Scene<'_>, acts: &mut Acts, seat: Seat, (offence, cancelled): Foul) -> Tree {
    let name = scene.language.fouls(offence, 1, cancelled);
    let now = times(scene.state, seat, offence, cancelled);
    let mut step = |times: u32, word: BoardWord, picture: Icon, able: bool| {
        let label = [&name, ": ", scene.language.board(word)].concat();
        acts.edit("key-icon", Edit::Foul(Penalty { seat, offence, times, cancelled }))
            .with("aria-label", label)
            .maybe_with("aria-disabled", (!able).then_some("true"))
            .add(icon(picture))
    };
    let fewer = step(now.saturating_sub(1), BoardWord::Fewer, Icon::Minus, now > 0);
    let more = step((now + 1).min(MOST_TIMES), BoardWord::More, Icon::Plus, now < MOST_TIMES);
    let count = el("output").add(now.to_string());
    el("div").class("foul").add(el("span").add(name.clone())).add(fewer).add(count).add(more)
}

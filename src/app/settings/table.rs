//! Winds, counters and sticks; and how the deal ends.

use super::check;
use crate::app::legacy::act::Field;
use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::catalogue::Pattern;
use crate::engine::draft::DrawCause;
use crate::engine::order::sort;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::Word;
use crate::session::spot::Control;
use crate::session::{Edit, Ending};

/// Round, the winner's seat, counters, sticks.
pub fn table(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let draft = &scene.state.draft;
    let options = &scene.plan.book.options;
    let mut row = el("div").class("row");
    for (name, field, now) in
        [(Word::Round, Field::Round, draft.prevailing), (Word::WinnerSits, Field::Sit, scene.state.winner)]
    {
        let seats =
            draft.players().map(|seat| el("option").with("value", seat.as_str()).add(scene.language.seat(seat)));
        row = row.add(labelled(scene, name, acts.field("select", field, now.as_str()).all(seats)));
    }
    let count = |count: u32| count.to_string();
    let riichi = options.on(OptionKey::Riichi);
    let counts = [
        (Word::Honba, Field::Honba, count(draft.honba), "99", riichi),
        (Word::Deposits, Field::Deposits, count(draft.deposits), "99", riichi),
        (
            Word::EastWins,
            Field::EastWins,
            count(draft.dealer_wins),
            "99",
            draft.dealer_wins > 0 || scene.plan.values(Pattern::EastStreak),
        ),
        (
            Word::WallLeft,
            Field::WallLeft,
            draft.wall_left.map(count).unwrap_or_default(),
            "144",
            options.on(OptionKey::InsuranceLastFive),
        ),
    ];
    for (name, field, now, most, _) in counts.into_iter().filter(|count| count.4) {
        row = row.add(labelled(scene, name, number(acts, field, now, most)));
    }
    row
}

/// A box for a number from 0.
pub fn number(acts: &mut Acts, field: Field, now: String, most: &'static str) -> Tree {
    acts.field("input", field, now)
        .with("type", "number")
        .with("inputmode", "numeric")
        .with("min", "0")
        .with("max", most)
}

pub(super) fn labelled(scene: &Scene<'_>, name: Word, control: Tree) -> Tree {
    el("label").class("field").add(el("span").add(scene.word(name))).add(control)
}

/// With a win, or why not; then who is ready, and who discarded what a nagashi asks for.
pub fn ends(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let cause = if let Ending::Draw { cause, .. } = &state.ending { Some(*cause) } else { None };
    let select = acts.field("select", Field::Ends, cause.map_or("win", DrawCause::as_str));
    // Only riichi has draws before the wall ends, and payments for being ready.
    let riichi = scene.plan.book.options.on(OptionKey::Riichi);
    let known =
        |other: DrawCause| riichi || Some(other) == cause || matches!(other, DrawCause::Wall | DrawCause::Abandoned);
    let causes = DrawCause::ALL
        .iter()
        .filter(|&&other| known(other))
        .map(|&cause| el("option").with("value", cause.as_str()).add(scene.language.draw_cause(cause)));
    let select = select.add(el("option").with("value", "win").add(scene.word(Word::EndsWithWin))).all(causes);
    let mut row = el("div").class("row").with("id", Control::Ends.as_str()).add(labelled(scene, Word::HowEnds, select));
    if riichi && cause == Some(DrawCause::Wall) {
        row = at_wall(scene, acts, row);
    }
    row
}

/// Who was ready when the wall was exhausted, and whose discards were a nagashi.
fn at_wall(scene: &Scene<'_>, acts: &mut Acts, mut row: Tree) -> Tree {
    let state = scene.state;
    let ready = state.draft.players().map(|seat| {
        let on = state.entered(seat).ready;
        (seat, on, Edit::Ready(seat, !on))
    });
    row = row.add(seats(scene, acts, scene.word(Word::ShownReady), ready));
    if scene.plan.book.options.on(OptionKey::NagashiMangan) {
        let nagashi = state.draft.players().map(|seat| {
            let on = state.ending.nagashi().contains(&seat);
            let mut others: Vec<Seat> = state.ending.nagashi().iter().copied().filter(|&other| other != seat).collect();
            if !on {
                others.push(seat);
                sort(&mut others);
            }
            (seat, on, Edit::Ending(Ending::Draw { cause: DrawCause::Wall, nagashi: others }))
        });
        row = row.add(seats(scene, acts, scene.word(Word::Nagashi), nagashi));
    }
    row
}

pub(super) fn seats(
    scene: &Scene<'_>,
    acts: &mut Acts,
    name: &'static str,
    boxes: impl Iterator<Item = (Seat, bool, Edit)>,
) -> Tree {
    let boxes: Vec<Tree> =
        boxes.map(|(seat, on, edit)| check(acts, scene.language.seat(seat), on, edit, None)).collect();
    el("fieldset").add(el("legend").add(name)).add(el("div").class("checks").all(boxes))
}

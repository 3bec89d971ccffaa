//! What is needed now and then, folded up: who is liable where the tiles do not tell, a total instead of tiles, fouls,
//! the tiles left, discards.

use super::table::{labelled, number, seats};
use crate::app::hand::own_discards;
use crate::app::legacy::act::Field;
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tile::face;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::check::fines;
use crate::engine::draft::{Offence, Penalty, SeatDraft};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::Word;
use crate::session::edit::{List, times};
use crate::session::spot::Control;
use crate::session::{Edit, Ending, Target};

/// All of it; the badge says how much is entered there.
pub fn more(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let entered = state.entered(state.seat);
    let set = usize::from(state.win.liable.is_some())
        + state.draft.penalties.len()
        + state.draft.seats.iter().filter_map(|(_, seat)| seat.as_ref()).map(said).sum::<usize>();
    let badge = (set > 0).then(|| el("span").class("badge").add(set.to_string()));
    let riichi = scene.plan.book.options.on(OptionKey::Riichi);
    let plain = !riichi && scene.plan.book.liability.is_empty();
    let mut row = el("div").class("row");
    if state.ending == Ending::Win && !scene.plan.book.liability.is_empty() {
        row = row.add(liable(scene, acts));
    }
    let name = [scene.language.seat(state.seat), ": ", scene.word(Word::Total)].concat();
    let now = entered.total.map(|total| total.to_string()).unwrap_or_default();
    let total = number(acts, Field::Total, now, "9999999").with("id", Control::Total.as_str());
    row = row.add(el("label").class("field").add(el("span").add(name)).add(total));
    if riichi {
        let now = state.draft.wall_left.map(|left| left.to_string()).unwrap_or_default();
        row = row.add(labelled(
            scene,
            Word::WallLeft,
            number(acts, Field::WallLeft, now, "144").with("id", Control::WallLeft.as_str()),
        ));
    }
    let known = Offence::ALL.iter().copied().filter(|&offence| fines(scene.plan, offence));
    let fouls: Vec<Tree> = known
        .map(|offence| {
            let boxes = state.draft.players().map(|seat| {
                let on = times(state, seat, offence, false) > 0;
                (seat, on, Edit::Foul(Penalty { seat, offence, times: u32::from(!on), cancelled: false }))
            });
            seats(scene, acts, scene.language.offence(offence), boxes)
        })
        .collect();
    el("details")
        .class("more")
        .add(el("summary").add(scene.word(if plain { Word::MorePlain } else { Word::More })).add(" ").maybe(badge))
        .add(row)
        .add(el("div").class("row").with("id", Control::Fouls.as_str()).all(fouls))
        .add(discards(scene, acts))
}

/// How much of what is folded up was said of a seat.
fn said(seat: &SeatDraft) -> usize {
    usize::from(seat.total.is_some()) + usize::from(!seat.discards.is_empty())
}

pub fn liable(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let option = |value: &'static str, name: &'static str| el("option").with("value", value).add(name);
    let others = state.draft.players().filter(|&seat| !state.wins(seat));
    let select = acts
        .field("select", Field::Liable, state.win.liable.map_or("", Seat::as_str))
        .with("id", Control::Liable.as_str())
        .add(option("", scene.word(Word::LiableAuto)))
        .all(others.map(|seat| option(seat.as_str(), scene.language.seat(seat))));
    labelled(scene, Word::Liable, select)
}

/// The discards of the hand that is shown; the tile keyboard enters them.
fn discards(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let state = scene.state;
    let aimed = state.target == Target::Discards;
    let title = [scene.language.seat(state.seat), ": ", scene.word(Word::OwnDiscards)].concat();
    let enter = acts
        .edit("button", Edit::Aim(if aimed { Target::Hand } else { Target::Discards }))
        .with("aria-pressed", yes(aimed))
        .add(scene.word(if aimed { Word::Done } else { Word::EnterDiscards }));
    let riichi = scene.plan.book.options.on(OptionKey::Riichi);
    let help = if riichi { Word::DiscardsHelp } else { Word::DiscardsHelpPlain };
    let mut list = el("div").class("list river");
    for (place, tile) in own_discards(scene).into_iter().enumerate() {
        let name = [&scene.language.tile(tile), ": ", scene.language.tap(false)].concat();
        let key = acts.edit("tile", Edit::RemoveFrom(List::Discards, place));
        list = list.add(key.with("aria-label", name).add(face(tile)));
    }
    el("fieldset").add(el("legend").add(title)).add(list).add(enter).add(el("p").class("soft").add(scene.word(help)))
}

//! Whose hand is shown, and one line about what can be done and what could not.

use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::StatusMessage;
use crate::engine::meld::MeldKind;
use crate::i18n::Word;
use crate::session::{Edit, Target};

/// A key for each seat; the winner's is marked.
pub fn seats(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let tabs = scene.state.draft.players().map(|seat| {
        let tiles = scene.state.size(seat);
        let wins = scene.state.wins(seat);
        let mut name = String::from(": ");
        name.push_str(scene.language.seat(seat));
        name.push_str(", ");
        name.push_str(&scene.language.tiles(tiles));
        if wins {
            name.push_str(", ");
            name.push_str(scene.word(Word::Wins));
        }
        acts.edit(if tiles > 0 { "seat filled" } else { "seat" }, Edit::Show(seat))
            .with("aria-pressed", yes(scene.state.seat == seat))
            .with("data-seat", seat.as_str())
            .add(scene.language.seat_letter(seat))
            .maybe(wins.then(|| el("span").class("mark").add(sign(Icon::Star))))
            .add(el("span").class("heard").add(name))
    });
    let tabs: Vec<Tree> = tabs.collect();
    el("div").class("seats").with("role", "group").with("aria-label", scene.word(Word::SeatTabs)).all(tabs)
}

/// The line; its height is fixed.
pub fn status(scene: &Scene<'_>) -> Tree {
    let notice = scene.notice();
    let refused = notice.as_ref().is_some_and(|notice| !matches!(notice, StatusMessage::Done(_)));
    let text = match notice {
        Some(notice) => said(scene, notice),
        None => hint(scene),
    };
    el("p").class(if refused { "status refused" } else { "status" }).with("role", "status").add(el("span").add(text))
}

fn said(scene: &Scene<'_>, notice: StatusMessage) -> String {
    match notice {
        StatusMessage::Refused(refusal) => scene.language.refusal(&refusal),
        StatusMessage::Done(word) => scene.word(word).to_owned(),
        StatusMessage::Dropped(dropped) => {
            let mut text = String::from(scene.word(Word::DroppedFromLink));
            for (i, part) in dropped.iter().enumerate() {
                text.push_str(if i == 0 { " " } else { ", " });
                text.push_str(scene.language.lost(part.what));
                text.push_str(" “");
                text.push_str(&part.text);
                text.push('”');
            }
            text
        }
    }
}

fn hint(scene: &Scene<'_>) -> String {
    let word = match scene.state.target {
        Target::Hand => return scene.language.tiles(scene.state.size(scene.state.seat)),
        Target::New(MeldKind::Chow) => Word::AimChow,
        Target::New(MeldKind::Pung) => Word::AimPung,
        Target::New(MeldKind::ConcealedKong) => Word::AimClosedKong,
        Target::New(_) => Word::AimKong,
        Target::Chow(_) => Word::WhichChow,
        Target::Meld(_) => Word::AimMeld,
        Target::Discards => Word::AimDiscards,
        Target::Chosen(_) => Word::AimChosen,
        Target::Dora => Word::AimDora,
        Target::Ura => Word::AimUra,
    };
    scene.word(word).to_owned()
}

//! What can be changed about a meld.

use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tile::face;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::meld::MeldKind;
use crate::i18n::Word;
use crate::session::edit::MeldChange;
use crate::session::{Edit, Target};

/// The keys that take the place of the target bar while a meld is chosen.
pub fn editor(scene: &Scene<'_>, acts: &mut Acts, place: usize) -> Tree {
    let editor = el("div").class("meld-editor");
    let entered = scene.state.entered(scene.state.seat);
    let Some(meld) = entered.melds.get(place) else { return editor };
    let change = |change: MeldChange| Edit::Meld(place, change);
    let group = |name: Word| el("div").class("keys").with("role", "group").with("aria-label", scene.word(name));
    let mut kinds = group(Word::MeldKinds);
    let three = scene.state.draft.three_players;
    for kind in MeldKind::ALL.into_iter().filter(|&kind| !(three && kind == MeldKind::Chow)) {
        let key = acts.edit("key-word", change(MeldChange::Convert(kind))).with("aria-pressed", yes(kind == meld.kind));
        kinds = kinds.add(key.add(scene.language.meld_kind(kind)));
    }
    let mut out = editor.add(kinds);
    if meld.kind != MeldKind::ConcealedKong {
        let mut from =
            group(Word::From).add(el("span").class("soft").with("aria-hidden", "true").add(scene.word(Word::From)));
        for seat in scene.state.draft.players().filter(|&seat| seat != scene.state.seat) {
            let key = acts
                .edit("key-word", change(MeldChange::From(seat)))
                .with("aria-pressed", yes(meld.from == Some(seat)));
            from = from.add(key.add(scene.language.seat(seat)));
        }
        let which = meld.tiles.iter().position(|&tile| Some(tile) == meld.claimed);
        let mut claimed = group(Word::ClaimedTile)
            .add(el("span").class("soft").with("aria-hidden", "true").add(scene.word(Word::ClaimedTile)));
        for (i, &tile) in meld.tiles.iter().enumerate() {
            let key = acts.edit("tile", change(MeldChange::Claimed(i))).with("aria-pressed", yes(which == Some(i)));
            claimed = claimed.add(key.with("aria-label", scene.language.tile(tile)).add(face(tile)));
        }
        out = out.add(from).add(claimed);
    }
    let back = acts.edit("key-word", change(MeldChange::TakeBack)).add(scene.word(Word::TakeBack));
    let remove = acts.edit("key-word", change(MeldChange::Remove)).add(scene.word(Word::Remove));
    let done = acts.edit("key-word done", Edit::Aim(Target::Hand)).add(scene.word(Word::Done));
    out.add(el("div").class("keys").add(back).add(remove).add(done))
}

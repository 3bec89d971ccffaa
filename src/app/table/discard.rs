//! The discards of a seat, where a rule looks at them; and what is known of one of them.

use crate::app::hand;
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::tile::face;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::draft::{After, Discard};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::BoardWord;
use crate::session::edit::{DiscardChange, List};
use crate::session::{Edit, Target};

/// Whether some rule looks at discards: furiten and nagashi, insurance, No Choice.
pub fn needed(scene: &Scene<'_>) -> bool {
    let book = &scene.plan.book;
    book.options.on(OptionKey::Riichi) || !book.liability.is_empty()
}

/// The discards in rows; those of the chosen seat open what is known of them.
pub fn river(scene: &Scene<'_>, acts: &mut Acts, seat: Seat) -> Option<Tree> {
    let entered = scene.state.entered(seat);
    let chosen = scene.state.seat == seat;
    let caret = (chosen && scene.state.target == Target::Discards).then_some(scene.state.caret);
    if entered.discards.is_empty() && caret.is_none() {
        return None;
    }
    let language = scene.language;
    let river = el("div").class("river");
    let river = if chosen {
        let name = el("span").class("list-name").with("aria-hidden", "true").add(language.board(BoardWord::River));
        let mut river = river.with("role", "group").with("aria-label", language.board(BoardWord::River)).add(name);
        for (place, discard) in entered.discards.iter().enumerate() {
            if caret == Some(place) {
                river = river.add(hand::cursor(scene));
            }
            let open = scene.state.target == Target::Chosen(place);
            let target = if open { Target::Discards } else { Target::Chosen(place) };
            let name = [&language.tile(discard.tile), ", ", &language.discard(seat, place)].concat();
            river = river.add(
                acts.edit(class(discard), Edit::Aim(target))
                    .with("aria-label", name)
                    .with("aria-pressed", yes(open))
                    .add(face(discard.tile)),
            );
        }
        if caret.is_some_and(|caret| caret >= entered.discards.len()) {
            river = river.add(hand::cursor(scene));
        }
        river
    } else {
        let words: Vec<String> = entered.discards.iter().map(|discard| language.tile(discard.tile)).collect();
        let words = [language.board(BoardWord::River), ": ", &words.join(", ")].concat();
        let tiles = entered.discards.iter().map(|discard| el("span").class(class(discard)).add(face(discard.tile)));
        river.with("role", "img").with("aria-label", words).all(tiles)
    };
    Some(river)
}

/// Claimed ones lie elsewhere; those of which more is known bear a mark.
fn class(discard: &Discard) -> &'static str {
    let told = discard.after != After::Wall || discard.locked || discard.hand.is_some();
    match (discard.claimed, told) {
        (true, true) => "tile gone told",
        (true, false) => "tile gone",
        (false, true) => "tile told",
        (false, false) => "tile",
    }
}

/// What is known of the discard that is aimed at.
pub fn editor(scene: &Scene<'_>, acts: &mut Acts) -> Option<Tree> {
    let Target::Chosen(place) = scene.state.target else { return None };
    let language = scene.language;
    let seat = scene.state.seat;
    let entered = scene.state.entered(seat);
    let discard = entered.discards.get(place)?;
    let change = |change: DiscardChange| Edit::Discarded(place, change);
    let afters = [
        (After::Wall, BoardWord::AfterWall),
        (After::DeadWall, BoardWord::AfterDeadWall),
        (After::Claim, BoardWord::AfterClaim),
    ];
    let afters: Vec<Tree> = afters
        .into_iter()
        .map(|(after, word)| {
            acts.edit("key-word", change(DiscardChange::After(after)))
                .with("aria-pressed", yes(discard.after == after))
                .add(language.board(word))
        })
        .collect();
    let after = el("div")
        .class("keys")
        .with("role", "group")
        .with("aria-label", language.board(BoardWord::After))
        .add(el("span").class("soft").with("aria-hidden", "true").add(language.board(BoardWord::After)))
        .all(afters);
    let no_choice = scene.plan.book.options.on(OptionKey::AllowNoChoice);
    let parts: Option<[Tree; 2]> = no_choice.then(|| {
        let held = discard.hand.clone().unwrap_or_default();
        let name = language.board(BoardWord::ChosenFrom);
        let list = el("div").class("list").with("role", "group").with("aria-label", name);
        let list = list.add(el("span").class("list-name").with("aria-hidden", "true").add(name));
        let list = hand::tiles_of(scene, acts, list, List::Chosen(place), (&held, &[]), Some(scene.state.caret));
        let take = (!entered.hand.is_empty())
            .then(|| acts.edit("key-word", change(DiscardChange::FromHand)).add(language.board(BoardWord::TakeHand)));
        let forget = (!held.is_empty())
            .then(|| acts.edit("key-word", change(DiscardChange::Unknown)).add(language.board(BoardWord::ForgetHand)));
        let help = el("p").class("soft").add(language.board(BoardWord::ChosenHelp));
        [list.maybe(take).maybe(forget), help]
    });
    let remove =
        acts.edit("key-word", Edit::RemoveFrom(List::Discards, place)).add(language.board(BoardWord::RemoveDiscard));
    let done = acts.edit("key-word done", Edit::Aim(Target::Hand)).add(language.board(BoardWord::Done));
    let title = [language.board(BoardWord::DiscardOf), ": ", &language.tile(discard.tile)].concat();
    Some(
        el("div")
            .class("discard-editor")
            .with("role", "group")
            .with("aria-label", title.clone())
            .add(el("p").class("soft").add(title))
            .add(after)
            .all(parts.into_iter().flatten())
            .add(el("div").class("keys").add(remove).add(done)),
    )
}

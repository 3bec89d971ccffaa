//! Limit and special hands.

use super::entry::Found;
use crate::engine::hand::Event;
use crate::engine::knitted;
use crate::engine::reading::{Completed, Form, Shape};
use crate::engine::tile::{Kind, Kinds, Suit};
use crate::engine::view::View;

pub(super) fn seven_pairs(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::SevenPairs);
}

pub(super) fn thirteen_orphans(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::ThirteenOrphans);
}

/// Waiting for any of the thirteen: the winning tile makes the pair.
pub(super) fn thirteen_orphans_wait(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::ThirteenOrphans && v.reading.completed == Completed::Pair);
}

/// The suit of a concealed 1112345678999 and one more of it, and that one more.
fn gates(v: &View) -> Option<Kind> {
    if !v.is_standard() || !v.hand.melds.is_empty() || v.suits() != 1 {
        return None;
    }
    let suit = Suit::ALL.into_iter().find(|&suit| v.kinds.within(Kinds::suit(suit)))?;
    let mut extra = None;
    for rank in 1..=9 {
        let kind = Kind::suited(suit, rank)?;
        let least = if rank == 1 || rank == 9 { 3 } else { 1 };
        match v.hand.tiles.get(kind).checked_sub(least)? {
            0 => {}
            _ => extra = Some(kind),
        }
    }
    extra
}

pub(super) fn nine_gates(v: &View, found: &mut Found) {
    found.hand(v, gates(v).is_some());
}

/// Waiting for any of the nine: the winning tile is the one more.
pub(super) fn nine_gates_wait(v: &View, found: &mut Found) {
    let dealt = v.params.dealt_waits_off && v.event(Event::Heaven);
    let extra = gates(v);
    found.hand(v, extra.is_some() && (dealt || extra == v.hand.win));
}

/// Pungs and a pair of green bamboos and the green dragon.
pub(super) fn imperial_jade(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.chows == 0 && v.kinds.within(Kinds::GREEN));
}

/// Three dragon triplets: another name for big three dragons, where that is the name with the value.
pub(super) fn three_great_scholars(v: &View, found: &mut Found) {
    found.hand(v, v.triplets.and(Kinds::DRAGONS).len() == 3);
}

/// One to nine of a suit, a dragon triplet and a pair of winds, or a wind triplet and a pair of dragons.
pub(super) fn great_snake(v: &View, found: &mut Found) {
    let run = Suit::ALL.into_iter().any(|suit| v.chow_firsts.ranks(suit) & 0b1_001_001 == 0b1_001_001);
    let honors = |a: Kinds, b: Kinds| !v.triplets.and(a).is_empty() && !v.pairs.and(b).is_empty();
    let ends = honors(Kinds::DRAGONS, Kinds::WINDS) || honors(Kinds::WINDS, Kinds::DRAGONS);
    let form = v.reading.sets.iter().filter(|set| set.form == Form::Chow).count() == 3;
    found.hand(v, v.is_standard() && form && run && ends);
}

/// Seven consecutive pairs of one suit.
pub(super) fn shifted_pairs(v: &View, found: &mut Found) {
    let run = |suit| {
        let ranks = v.kinds.ranks(suit);
        v.kinds.within(Kinds::suit(suit)) && matches!(ranks, 0b001_111_111 | 0b011_111_110 | 0b111_111_100)
    };
    found.hand(v, v.reading.shape == Shape::SevenPairs && Suit::ALL.into_iter().any(run));
}

pub(super) fn lesser_honors_knitted(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::KnittedHonors);
}

pub(super) fn greater_honors_knitted(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::KnittedHonors && Kinds::HONORS.within(v.kinds));
}

pub(super) fn knitted_straight(v: &View, found: &mut Found) {
    match v.reading.shape {
        Shape::KnittedStraight => found.sets(v.sets(|set| set.form == Form::Knitted)),
        Shape::KnittedHonors => found.hand(v, knitted::straight_within(v.kinds).is_some()),
        _ => {}
    }
}

//! Limit hands of seven pairs.

use super::entry::Found;
use crate::reading::Shape;
use crate::tile::{Kinds, Suit};
use crate::view::View;

pub(super) fn seven_pairs(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::SevenPairs);
}

fn of(v: &View, found: &mut Found, kinds: Kinds) {
    found.hand(v, v.reading.shape == Shape::SevenPairs && v.kinds.within(kinds));
}

pub(super) fn all_honor_pairs(v: &View, found: &mut Found) {
    of(v, found, Kinds::HONORS);
}

pub(super) fn all_terminal_pairs(v: &View, found: &mut Found) {
    of(v, found, Kinds::TERMINALS);
}

pub(super) fn all_terminal_honor_pairs(v: &View, found: &mut Found) {
    of(v, found, Kinds::MAJORS);
}

pub(super) fn one_suit_pairs(v: &View, found: &mut Found) {
    if let Some(suit) = Suit::ALL.into_iter().find(|&suit| v.kinds.within(Kinds::suit(suit))) {
        of(v, found, Kinds::suit(suit));
    }
}

pub(super) fn green_pairs(v: &View, found: &mut Found) {
    of(v, found, Kinds::GREEN);
}

/// Seven consecutive pairs of one suit.
pub(super) fn shifted_pairs(v: &View, found: &mut Found) {
    let run = |suit| {
        let ranks = v.kinds.ranks(suit);
        v.kinds.within(Kinds::suit(suit)) && matches!(ranks, 0b001_111_111 | 0b011_111_110 | 0b111_111_100)
    };
    found.hand(v, v.reading.shape == Shape::SevenPairs && Suit::ALL.into_iter().any(run));
}

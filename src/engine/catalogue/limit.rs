//! Limit hands: orphans, gates, scholars.

use super::entry::Found;
use crate::engine::hand::Event;
use crate::engine::reading::{Completed, Shape};
use crate::engine::tile::{Kind, Kinds, Suit};
use crate::engine::view::View;

pub(super) fn thirteen_orphans(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::ThirteenOrphans);
}

/// Waiting for any of the thirteen: the winning tile makes the pair.
pub(super) fn thirteen_orphans_wait(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::ThirteenOrphans && v.reading.completed == Completed::Pair);
}

/// The suit of a concealed 1112345678999 and one more of it, and that one more.
pub(super) fn gates(v: &View) -> Option<Kind> {
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

/// Three dragon triplets: another name for big three dragons, where that is the name with the value. Some rules want no
/// chow beside them.
pub(super) fn three_great_scholars(v: &View, found: &mut Found) {
    let chow = v.params.scholars_without_chow && v.chows > 0;
    found.hand(v, v.triplets.and(Kinds::DRAGONS).len() == 3 && !chow);
}

//! Bonus tiles: flowers and seasons, dora, red fives, norths.

use super::entry::Found;
use crate::engine::seat::Seat;
use crate::engine::view::View;

pub(super) fn dora(v: &View, found: &mut Found) {
    found.times(v.hand.dora);
}

pub(super) fn ura_dora(v: &View, found: &mut Found) {
    found.times(v.hand.ura);
}

pub(super) fn red_dora(v: &View, found: &mut Found) {
    found.times(v.hand.reds);
}

pub(super) fn north_bonus(v: &View, found: &mut Found) {
    found.times(v.hand.norths);
}

/// Flower 1 is East's, 2 South's, and so on; seasons alike.
const fn own(seat: Seat) -> u8 {
    1 << seat as u8
}

pub(super) fn own_flower(v: &View, found: &mut Found) {
    found.event(v.hand.flowers & own(v.hand.seat) != 0);
}

pub(super) fn own_season(v: &View, found: &mut Found) {
    found.event(v.hand.flowers >> 4 & own(v.hand.seat) != 0);
}

pub(super) fn bonus_tile(v: &View, found: &mut Found) {
    found.times(v.hand.flowers.count_ones() as u8);
}

pub(super) fn no_flowers(v: &View, found: &mut Found) {
    found.event(v.hand.flowers == 0);
}

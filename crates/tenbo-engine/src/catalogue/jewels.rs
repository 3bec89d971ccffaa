//! American hands of one color: each suit goes with a dragon, and bamboos have green and red numbers.

use super::entry::Found;
use crate::reading::Shape;
use crate::tile::{Kind, Kinds, Suit};
use crate::view::View;

/// The green numbers.
const GREEN: Kinds = Kinds::of_ranks(0b010_101_110);
/// The red ones, of which no chow can be made.
const RED: Kinds = Kinds::of_ranks(0b101_010_001);

/// Sets of these numbers of a suit and a pair of its dragon, or seven such pairs.
fn jewel(v: &View, found: &mut Found, suit: Suit, numbers: Kinds, dragon: Kind) {
    let numbers = numbers.and(Kinds::suit(suit));
    let sets = v.is_standard() && v.reading.pair == Some(dragon) && v.kinds.without(Kinds::one(dragon)).within(numbers);
    let pairs = v.params.jewels_in_pairs
        && v.reading.shape == Shape::SevenPairs
        && v.kinds.has(dragon)
        && v.kinds.within(numbers.or(Kinds::one(dragon)));
    found.hand(v, sets || pairs);
}

pub(super) fn jade_hand(v: &View, found: &mut Found) {
    jewel(v, found, Suit::Bamboos, GREEN, Kind::GREEN);
}

pub(super) fn pearl_hand(v: &View, found: &mut Found) {
    jewel(v, found, Suit::Dots, GREEN, Kind::WHITE);
}

pub(super) fn ruby_hand(v: &View, found: &mut Found) {
    jewel(v, found, Suit::Bamboos, RED, Kind::RED);
}

/// Pungs and a pair of green bamboos and the green dragon.
pub(super) fn imperial_jade(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.chows == 0 && v.kinds.within(Kinds::GREEN));
}

//! Serpents: limit hands about a run through one suit.

use super::entry::Found;
use crate::reading::Shape;
use crate::tile::{Kind, Kinds, Suit};
use crate::view::View;

/// The suit whose run from one to nine stands in three chows, if the fourth set is a triplet.
fn run(v: &View) -> Option<Suit> {
    let run = |suit: &Suit| v.chow_firsts.ranks(*suit) == 0b001_001_001;
    Suit::ALL.into_iter().find(run).filter(|_| v.is_standard() && v.chows == 3)
}

/// One to nine of a suit, a dragon triplet and a pair of winds, or a wind triplet and a pair of dragons.
pub(super) fn great_snake(v: &View, found: &mut Found) {
    let honors = |a: Kinds, b: Kinds| !v.triplets.and(a).is_empty() && !v.pairs.and(b).is_empty();
    let ends = honors(Kinds::DRAGONS, Kinds::WINDS) || honors(Kinds::WINDS, Kinds::DRAGONS);
    found.hand(v, run(v).is_some() && ends);
}

/// One to nine, a triplet and a pair of the same suit.
pub(super) fn run_pung_pair(v: &View, found: &mut Found) {
    found.hand(v, run(v).is_some_and(|suit| v.kinds.within(Kinds::suit(suit))));
}

/// Triplets of the ends of a suit, and two to eight, the two, five or eight of it as the pair.
pub(super) fn squirming_snake(v: &View, found: &mut Found) {
    let Some(pair) = v.reading.pair.filter(|_| v.is_standard() && v.chows == 2) else { return };
    let Some(suit) = pair.suit() else { return };
    let chows = match pair.rank() {
        2 => 0b000_100_100,
        5 => 0b000_100_010,
        8 => 0b000_010_010,
        _ => return,
    };
    let ends = Kinds::TERMINALS.and(Kinds::suit(suit));
    found.hand(v, v.triplets == ends && v.chow_firsts.ranks(suit) == chows && v.kinds.within(Kinds::suit(suit)));
}

/// One to nine of a suit, a triplet of the dragon of its color, and a pair of honors.
fn colored(v: &View, found: &mut Found, suit: Suit, dragon: Kind) {
    let own = v.hand.seat.wind();
    let pair = v.reading.pair.is_some_and(|pair| pair == own || pair.is_honor() && !v.params.snake_pair_own_wind);
    found.hand(v, run(v) == Some(suit) && v.triplets.has(dragon) && pair);
}

pub(super) fn emerald_snake(v: &View, found: &mut Found) {
    colored(v, found, Suit::Bamboos, Kind::GREEN);
}

pub(super) fn ruby_snake(v: &View, found: &mut Found) {
    colored(v, found, Suit::Characters, Kind::RED);
}

pub(super) fn diamond_snake(v: &View, found: &mut Found) {
    colored(v, found, Suit::Dots, Kind::WHITE);
}

pub(super) fn little_snake(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::LittleSnake);
}

pub(super) fn wriggling_snake(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::WrigglingSnake);
}

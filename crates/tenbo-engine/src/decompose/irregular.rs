//! Special hands that are recognized from all fourteen concealed tiles at once rather than split into sets.

use std::iter::repeat_n;

use super::decomposition::{Decomposition, Form, Set, Shape, ShapeSet};
use super::shortfall::{Holding, Shortfall};
use super::special_shortfall::irregular;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds, Suit};

/// Calls `see` with a decomposition for each of these shapes that the hand's concealed tiles form, which are of these
/// kinds.
pub(super) fn each(
    hand: &Hand,
    kinds: Kinds,
    irregulars: ShapeSet,
    see: &mut impl FnMut(&Decomposition) -> bool,
) -> bool {
    let mut formed = irregulars.iter().filter(|&shape| may_be(shape, kinds) && is(shape, &hand.tiles));
    formed.any(|shape| see(&decomposition(hand, shape)))
}

/// Whether tiles of these kinds could form a shape: a quick test that nearly all hands fail.
fn may_be(shape: Shape, kinds: Kinds) -> bool {
    let ([m, p, s], honors) = (kinds.by_suit(), kinds.intersection(Kinds::HONORS));
    match shape {
        Shape::Knitting => honors.is_empty() && (m == 0 && p == s || p == 0 && m == s || s == 0 && m == p),
        Shape::TripleKnitting => honors.is_empty() && ((m | p | s) & !(m & p & s)).count_ones() <= 1,
        Shape::WrigglingSnake | Shape::LittleSnake | Shape::WindyChows => {
            kinds.len() == 13 && Kinds::WINDS.is_subset(kinds) || kinds.len() == 14 && shape == Shape::LittleSnake
        }
        _ => kinds.len() == 13 && [m, p, s].into_iter().all(|ranks| ranks & (ranks << 1 | ranks << 2) == 0),
    }
}

/// Whether fourteen tiles that may form a shape do: they lack nothing. Unconnected tiles are told from their kinds.
fn is(shape: Shape, tiles: &Counts) -> bool {
    let held = Holding { tiles: *tiles, most: *tiles };
    shape == Shape::Unconnected || irregular(&held, shape) == Shortfall::NOTHING
}

fn decomposition(hand: &Hand, shape: Shape) -> Decomposition {
    let mut found = Decomposition::of_melds(shape, hand);
    let mut rest = hand.tiles;
    if !matches!(shape, Shape::Knitting | Shape::TripleKnitting) {
        found.pair = rest.at_least(2).first();
    }
    if let Some(pair) = found.pair {
        rest.take_many(pair, 2);
    }
    if shape == Shape::WindyChows {
        for first in Suit::ALL.map(|suit| rest.kinds().intersection(Kinds::suit(suit)).first()).into_iter().flatten() {
            found.sets.push(Set::concealed(Form::Chow, first));
            Kinds::chow(first).iter().for_each(|kind| rest.take(kind));
        }
    }
    // Every irregular shape has fourteen tiles.
    found.loose = rest.kinds().iter().flat_map(|kind| repeat_n(kind, usize::from(rest.get(kind)))).collect();
    found.note_pair_wait(hand.win);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::read_tiles;

    fn shapes(text: &str) -> Vec<Shape> {
        let tiles: Counts = read_tiles(text).tiles.into_iter().filter_map(|tile| tile.kind()).collect();
        Shape::IRREGULAR.into_iter().filter(|&shape| may_be(shape, tiles.kinds()) && is(shape, &tiles)).collect()
    }

    #[test]
    fn each_shape_is_found_and_no_other() {
        assert_eq!(shapes("2345679p2345679s"), [Shape::Knitting]);
        assert_eq!(shapes("2255679p2255679s"), [Shape::Knitting]);
        assert_eq!(shapes("2345679p2345678s"), []);
        assert_eq!(shapes("2346m2346p2346s8p8s"), [Shape::TripleKnitting]);
        assert_eq!(shapes("2346m2346p2346s8p9s"), []);
        assert_eq!(shapes("2467m24678p24678s"), [Shape::TripleKnitting]);
        assert_eq!(shapes("2467m24677p24677s"), [Shape::TripleKnitting]);
        assert_eq!(shapes("2246m22467p22467s"), [Shape::TripleKnitting]);
        assert_eq!(shapes("24678m2467p2467s1z"), []);
        assert_eq!(shapes("1123456789m1234z"), [Shape::WrigglingSnake]);
        assert_eq!(shapes("1223456789m1234z"), []);
        assert_eq!(shapes("123456789s12345z"), [Shape::LittleSnake]);
        assert_eq!(shapes("123456789s12344z"), [Shape::LittleSnake]);
        assert_eq!(shapes("123456789s1234z1p"), []);
        assert_eq!(shapes("123m456p789s12344z"), [Shape::WindyChows]);
        assert_eq!(shapes("123m456p788s12344z"), []);
        assert_eq!(shapes("147m258p36s123455z"), [Shape::Unconnected]);
        assert_eq!(shapes("147m258p35s123455z"), []);
        assert_eq!(shapes("19m19p19s12345677z"), [Shape::Unconnected]);
    }
}

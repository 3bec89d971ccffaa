//! Special hands that are recognized from all fourteen concealed tiles at once rather than split into sets.

use std::iter::repeat_n;

use arrayvec::ArrayVec;
use enumset::EnumSet;

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, WaitShape};
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds, Suit};

/// Whether these tiles form any of these shapes.
#[must_use]
pub(super) fn is_one_of(shapes: EnumSet<Shape>, tiles: &Counts) -> bool {
    shapes.iter().any(|shape| is(shape, tiles))
}

/// Calls `see` with a decomposition for each of these shapes that the hand's concealed tiles form.
pub fn each(hand: &Hand, irregulars: EnumSet<Shape>, see: &mut impl FnMut(&Decomposition)) {
    for shape in irregulars {
        if is(shape, &hand.tiles) {
            see(&decomposition(hand, shape));
        }
    }
}

/// Whether tiles of these kinds could form a shape: a quick test that most hands fail.
fn may_be(shape: Shape, kinds: Kinds) -> bool {
    let ([m, p, s], honors) = (kinds.by_suit(), kinds.intersection(Kinds::HONORS));
    match shape {
        Shape::Knitting => honors.is_empty() && (m == 0 && p == s || p == 0 && m == s || s == 0 && m == p),
        Shape::TripleKnitting => honors.is_empty() && (m | p | s).count_ones() <= 5,
        Shape::WrigglingSnake | Shape::LittleSnake | Shape::WindyChows => {
            kinds.len() == 13 && Kinds::WINDS.is_subset(kinds) || kinds.len() == 14 && shape == Shape::LittleSnake
        }
        _ => kinds.len() == 13,
    }
}

/// Whether these tiles form a shape.
fn is(shape: Shape, tiles: &Counts) -> bool {
    if !may_be(shape, tiles.kinds()) {
        return false;
    }
    match shape {
        Shape::Knitting => is_knitting(tiles),
        Shape::TripleKnitting => is_triple_knitting(tiles),
        Shape::WrigglingSnake => {
            let snake = |suit| snake_and_winds(tiles, suit).is_some_and(|extra| Kind::suited(suit, 1) == Some(extra));
            Suit::ALL.into_iter().any(snake)
        }
        Shape::LittleSnake => {
            let snake = |suit| snake_and_winds(tiles, suit).is_some_and(Kind::is_honor);
            Suit::ALL.into_iter().any(snake)
        }
        Shape::WindyChows => windy_chows(tiles).is_some(),
        Shape::Unconnected => is_unconnected(tiles),
        _ => false,
    }
}

/// How many tiles of each rank each suit has, by rank and then suit; `None` if there are honors.
fn by_rank(tiles: &Counts) -> Option<[[u8; 3]; 9]> {
    if tiles.kinds().intersects(Kinds::HONORS) {
        return None;
    }
    let mut ranks = [[0; 3]; 9];
    for kind in tiles.kinds().iter() {
        let suit = kind.suit()?;
        if let Some(count) = ranks.get_mut(usize::from(kind.rank()) - 1).and_then(|rank| rank.get_mut(suit as usize)) {
            *count = tiles.get(kind);
        }
    }
    Some(ranks)
}

/// Fourteen tiles with the same ranks in two suits.
fn is_knitting(tiles: &Counts) -> bool {
    let alike = |[m, p, s]: [u8; 3], missing: Suit| match missing {
        Suit::Characters => m == 0 && p == s,
        Suit::Dots => p == 0 && m == s,
        Suit::Bamboos => s == 0 && m == p,
    };
    let Some(ranks) = by_rank(tiles) else { return false };
    tiles.total() == 14 && Suit::ALL.into_iter().any(|missing| ranks.into_iter().all(|rank| alike(rank, missing)))
}

/// Fourteen tiles with the same four ranks in three suits, and one more rank in two of them.
fn is_triple_knitting(tiles: &Counts) -> bool {
    let Some(ranks) = by_rank(tiles) else { return false };
    let uneven: ArrayVec<[u8; 3], 9> = ranks.into_iter().filter(|&[m, p, s]| m != p || p != s).collect();
    let pair = |&[m, p, s]: &[u8; 3]| {
        let (low, high) = (m.min(p).min(s), m.max(p).max(s));
        high == low + 1 && m + p + s == 3 * low + 2
    };
    tiles.total() == 14 && uneven.len() == 1 && uneven.iter().all(pair)
}

/// The fourteenth tile besides one to nine of the suit and one of each wind; `None` if the tiles are anything else.
fn snake_and_winds(tiles: &Counts, suit: Suit) -> Option<Kind> {
    let wanted = Kinds::suit(suit).union(Kinds::WINDS);
    let more = tiles.kinds().difference(wanted).union(tiles.at_least(2));
    let one = tiles.total() == 14 && wanted.is_subset(tiles.kinds()) && more.len() == 1;
    more.iter().next().filter(|_| one)
}

/// The first tiles of the three chows and the wind held twice, if the tiles are a chow in each suit and all four winds.
fn windy_chows(tiles: &Counts) -> Option<([Kind; 3], Kind)> {
    let honors = tiles.kinds().intersection(Kinds::HONORS);
    let pair = tiles.at_least(2).iter().next().filter(|pair| pair.is_wind())?;
    let chow = |suit| {
        let own = tiles.kinds().intersection(Kinds::suit(suit));
        own.iter().next().filter(|&first| first.starts_chow() && Kinds::chow(first) == own)
    };
    let [m, p, s] = Suit::ALL.map(chow);
    (honors == Kinds::WINDS && tiles.total() == 14).then_some(([m?, p?, s?], pair))
}

/// Fourteen tiles with one pair, otherwise all different, of which no two fit into one chow.
fn is_unconnected(tiles: &Counts) -> bool {
    let apart = |suit| {
        let ranks = tiles.kinds().ranks(suit);
        ranks & (ranks << 1 | ranks << 2) == 0
    };
    tiles.total() == 14 && tiles.kinds().len() == 13 && Suit::ALL.into_iter().all(apart)
}

fn decomposition(hand: &Hand, shape: Shape) -> Decomposition {
    let tiles = &hand.tiles;
    let mut decomposition = Decomposition {
        shape,
        sets: ArrayVec::new(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new(),
    };
    let mut rest = *tiles;
    if !matches!(shape, Shape::Knitting | Shape::TripleKnitting) {
        decomposition.pair = tiles.at_least(2).iter().next();
    }
    if let Some(pair) = decomposition.pair {
        rest.take_many(pair, 2);
    }
    if let Some((firsts, _)) = windy_chows(tiles).filter(|_| shape == Shape::WindyChows) {
        for first in firsts {
            decomposition.sets.push(Set { form: Form::Chow, first, meld: None, won: false });
            Kinds::chow(first).iter().for_each(|kind| rest.take(kind));
        }
    }
    // Every irregular shape has fourteen tiles.
    decomposition.loose = rest.kinds().iter().flat_map(|kind| repeat_n(kind, usize::from(rest.get(kind)))).collect();
    if decomposition.pair.is_some() && decomposition.pair == hand.win {
        (decomposition.completed, decomposition.wait) = (Completed::Pair, WaitShape::Pair);
    }
    decomposition
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::read_tiles;

    fn shapes(text: &str) -> Vec<Shape> {
        let tiles: Counts = read_tiles(text).tiles.into_iter().filter_map(|tile| tile.kind()).collect();
        Shape::IRREGULAR.into_iter().filter(|&shape| is(shape, &tiles)).collect()
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

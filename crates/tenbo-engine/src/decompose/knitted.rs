//! Knitted hands: 147 of one suit, 258 of another, 369 of the third, in any of the six orders of the suits (Chinese Official
//! rules 1998, fans 20, 34, 35; docs/rules/chinese-official.md, Definitions that matter).

use super::decomposition::{Decomposition, Form, Set, Shape};
use super::split::pair_and_sets;
use crate::deal::Hand;
use crate::tiles::{Kinds, Suit};

/// The nine kinds of each of the six knitted straights: 147, 258 and 369 in each order of the suits. The first is
/// `147m258p369s`.
pub(super) const KNITTED_STRAIGHTS: [Kinds; 6] = [
    straight_of([0, 1, 2]),
    straight_of([0, 2, 1]),
    straight_of([1, 0, 2]),
    straight_of([1, 2, 0]),
    straight_of([2, 0, 1]),
    straight_of([2, 1, 0]),
];

/// The kinds of a knitted straight whose characters, dots and bamboos are so many ranks above 147.
const fn straight_of([m, p, s]: [u8; 3]) -> Kinds {
    Kinds::of_bits(0o111 << m | 0o111 << (9 + p) | 0o111 << (18 + s))
}

/// The nine kinds of a complete knitted straight among `kinds`; `None` if there is none.
#[must_use]
pub fn knitted_straight_within(kinds: Kinds) -> Option<Kinds> {
    KNITTED_STRAIGHTS.into_iter().find(|all| all.is_subset(kinds))
}

/// Whether all kinds are honors or belong to a single knitted straight.
fn is_honors(kinds: Kinds) -> bool {
    KNITTED_STRAIGHTS.into_iter().any(|all| kinds.is_subset(all.union(Kinds::HONORS)))
}

/// Calls `see` with every decomposition of fourteen tiles, which are of these kinds, into a knitted straight, a set and a pair.
/// The knitted sets come after the melds.
pub(super) fn straight(hand: &Hand, kinds: Kinds, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    for straight in KNITTED_STRAIGHTS.into_iter().filter(|straight| straight.is_subset(kinds)) {
        let mut counts = *hand.tiles.raw();
        for kind in straight.iter() {
            counts[kind.index()] -= 1;
        }
        let mut found = Decomposition::of_melds(Shape::KnittedStraight, hand);
        let firsts = Suit::ALL.into_iter().filter_map(|suit| straight.intersection(Kinds::suit(suit)).first());
        found.sets.extend(firsts.map(|first| Set::concealed(Form::Knitted, first)));
        if pair_and_sets(hand, &mut counts, kinds, kinds, &mut found, see) {
            return true;
        }
    }
    false
}

/// Calls `see` once if the concealed tiles are fourteen different honors and knitted tiles.
pub(super) fn honors(hand: &Hand, kinds: Kinds, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    let found =
        || Decomposition { loose: kinds.iter().collect(), ..Decomposition::of_melds(Shape::KnittedHonors, hand) };
    kinds.len() == 14 && is_honors(kinds) && see(&found())
}

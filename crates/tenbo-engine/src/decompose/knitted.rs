//! Knitted hands: 147 of one suit, 258 of another, 369 of the third, in any of the six assignments (Chinese Official
//! rules 1998, fans 20, 34, 35; docs/rules/chinese-official.md, Definitions that matter).

use super::decomposition::{Decomposition, Form, Set, Shape};
use super::split::pair_and_sets;
use crate::deal::Hand;
use crate::tiles::{Kind, Kinds};

/// The six ways to assign the columns 147, 258 and 369 to the suits: the first rank of the column in characters, dots
/// and bamboos.
const ASSIGNMENTS: [[u8; 3]; 6] = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];

/// For each assignment, the first tile of each suit's column, and all nine tiles.
fn assignments() -> impl Iterator<Item = ([Kind; 3], Kinds)> {
    ASSIGNMENTS.iter().filter_map(|&[m, p, s]| {
        let firsts = [Kind::new(m - 1)?, Kind::new(p + 8)?, Kind::new(s + 17)?];
        Some((firsts, firsts.iter().fold(Kinds::NONE, |all, &first| all.union(Kinds::knitted(first)))))
    })
}

/// The nine kinds of each of the six knitted straights.
pub(super) fn knitted_kinds() -> impl Iterator<Item = Kinds> {
    assignments().map(|(_, all)| all)
}

/// The nine kinds of a complete knitted straight among `kinds`; `None` if there is none.
#[must_use]
pub fn knitted_straight_within(kinds: Kinds) -> Option<Kinds> {
    knitted_kinds().find(|all| all.is_subset(kinds))
}

/// Whether all kinds are honors or belong to a single assignment.
fn is_honors(kinds: Kinds) -> bool {
    knitted_kinds().any(|all| kinds.is_subset(all.union(Kinds::HONORS)))
}

/// Calls `see` with every decomposition into a knitted straight, a set and a pair. The knitted sets come after the
/// melds.
pub fn straight(hand: &Hand, see: &mut impl FnMut(&Decomposition)) {
    let kinds = hand.tiles.kinds();
    for (firsts, all) in assignments().filter(|(_, all)| all.is_subset(kinds)) {
        let mut counts = *hand.tiles.raw();
        for kind in all.iter() {
            counts[kind.index()] -= 1;
        }
        let rest: u8 = counts.iter().sum();
        if usize::from(rest) + 3 * hand.melds.len() != 5 {
            continue;
        }
        let mut found = Decomposition::of_melds(Shape::KnittedStraight, hand);
        found.sets.extend(firsts.map(|first| Set::concealed(Form::Knitted, first)));
        pair_and_sets(hand, &mut counts, kinds, kinds, &mut found, see);
    }
}

/// Calls `see` once if the concealed tiles are fourteen different honors and knitted tiles.
pub fn honors(hand: &Hand, see: &mut impl FnMut(&Decomposition)) {
    let kinds = hand.tiles.kinds();
    if kinds.len() == 14 && is_honors(kinds) {
        see(&Decomposition { loose: kinds.iter().collect(), ..Decomposition::of_melds(Shape::KnittedHonors, hand) });
    }
}

//! What a hand of certain kinds can still become by the tiles that nobody has seen.

use crate::tiles::{Counts, Kind, Kinds};

/// What a hand lacks: sets and the pair, of kinds of which so many tiles are left.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The copies that nobody has seen.
    pub left: Counts,
    /// The kinds that its sets and its pair may have.
    pub kinds: Kinds,
    /// How many sets it lacks.
    pub sets: usize,
    /// Whether its sets may be chows.
    pub chows: bool,
}

impl Reach {
    /// Whether a tile of this kind can be in a set or the pair, with everything else that the hand lacks beside it.
    pub fn uses(&self, kind: Kind) -> bool {
        let pair = || self.without(kind, 2).is_some_and(|rest| rest.can_be_sets());
        pair() || self.groups().any(|group| group.contains(kind) && self.with_set(group).is_some_and(Reach::can_be_all))
    }

    /// Whether there are the sets and the pair.
    fn can_be_all(self) -> bool {
        match self.sets {
            0 => self.kinds.iter().any(|kind| self.left.get(kind) >= 2),
            _ => self.groups().any(|group| self.with_set(group).is_some_and(Reach::can_be_all)),
        }
    }

    /// Whether there are the sets alone.
    fn can_be_sets(self) -> bool {
        self.sets == 0 || self.groups().any(|group| self.with_set(group).is_some_and(Reach::can_be_sets))
    }

    /// The kinds of every set: one of a pung, three of a chow.
    fn groups(&self) -> impl Iterator<Item = Kinds> {
        let kinds = self.kinds;
        let chows = kinds.iter().filter(move |kind| self.chows && kind.starts_chow()).map(Kinds::chow);
        kinds.iter().map(Kinds::one).chain(chows.filter(move |chow| chow.is_subset(kinds)))
    }

    /// What is lacking once it has this set; `None` if the set cannot be had.
    fn with_set(&self, group: Kinds) -> Option<Reach> {
        let copies = if group.len() == 1 { 3 } else { 1 };
        let sets = self.sets.checked_sub(1)?;
        group.iter().try_fold(Reach { sets, ..*self }, |rest, kind| rest.without(kind, copies))
    }

    fn without(&self, kind: Kind, copies: u8) -> Option<Reach> {
        let mut rest = *self;
        rest.left.take_many(kind, copies);
        (self.left.get(kind) >= copies).then_some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::read_tiles;

    /// The kinds of which a tile can be used, with these tiles left.
    fn useful(left: &str, kinds: Kinds, sets: usize, chows: bool) -> String {
        let left: Counts = read_tiles(left).tiles.iter().filter_map(|tile| tile.kind()).collect();
        let reach = Reach { left, kinds, sets, chows };
        kinds.iter().filter(|&kind| reach.uses(kind)).map(|kind| kind.to_string()).collect()
    }

    #[test]
    fn a_tile_is_useful_where_everything_else_can_be_had_too() {
        let honors = |left: &str, sets: usize| useful(left, Kinds::HONORS, sets, false);
        assert_eq!(honors("11z22z333z", 1), "1z2z3z");
        assert_eq!(honors("11z22z", 1), "", "two pairs and no pung");
        assert_eq!(honors("333z", 1), "", "a pung and no pair");
        assert_eq!(honors("33z1z", 0), "3z", "the pair alone");
        assert_eq!(honors("333z444z55z", 2), "3z4z5z");
        assert_eq!(honors("333z44z55z", 2), "");
        let suit = |left: &str, chows: bool| useful(left, Kinds::suit(crate::tiles::Suit::Bamboos), 1, chows);
        assert_eq!(suit("12344s", true), "1s2s3s4s");
        assert_eq!(suit("1234s", true), "", "nothing is left for the pair");
        assert_eq!(suit("12344s", false), "");
        assert_eq!(suit("2223345s", true), "2s3s4s5s");
        assert_eq!(useful("123z44z", Kinds::HONORS, 1, true), "", "honors are no chow");
    }
}

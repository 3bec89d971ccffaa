//! What tiles lack to fill the groups of a template, some of which are open: any chow, any pung of some kinds.

use std::collections::BTreeMap;

use super::shortfall::{Holding, Shortfall};
use crate::templates::{Body, Group, Remainder};
use crate::tiles::{Kind, Kinds};

/// The most different open groups of a template that are looked at.
const MOST: usize = 6;

/// What is open after some kinds have been looked at, for each different group: how many are not begun, and how many
/// chows were begun one and two kinds back.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    left: [u8; MOST],
    one: [u8; MOST],
    two: [u8; MOST],
}

/// What the tiles lack for these groups: the sum over all kinds of what they lack of each, in the cheapest of all
/// assignments of kinds to groups. What takes more than `most` tiles need not be found, nor anything with more than six
/// different open groups.
pub(super) fn lacks(holding: &Holding, remainder: &Remainder, most: Option<u8>) -> Shortfall {
    let within = |lacking: Shortfall| lacking.tiles.is_some_and(|tiles| most.is_none_or(|most| tiles <= most));
    let known = holding.lacks_all(&remainder.known);
    if remainder.wild.is_empty() || !within(known) {
        return known;
    }
    let mut start = Open::default();
    if remainder.wild.len() > MOST {
        return Shortfall::NEVER;
    }
    for (slot, (_, number)) in start.left.iter_mut().zip(&remainder.wild) {
        *slot = *number;
    }
    let mut now = BTreeMap::from([(start, Shortfall::NOTHING)]);
    for kind in Kinds::WITH_FLOWERS.iter() {
        let mut next: BTreeMap<Open, Shortfall> = BTreeMap::new();
        for (open, lacking) in now {
            let fixed = remainder.known.get(kind) + open.running(remainder);
            let shifted = Open { one: [0; MOST], two: open.one, ..open };
            shifted.each(remainder, kind, 0, fixed, &mut |open, wanted| {
                if open.is_stuck(remainder, kind) {
                    return;
                }
                let lacking = lacking.and(holding.lacks(kind, wanted));
                if within(lacking) {
                    let slot = next.entry(open).or_insert(Shortfall::NEVER);
                    *slot = slot.or(lacking);
                }
            });
        }
        now = next;
    }
    now.get(&Open::default()).copied().unwrap_or(Shortfall::NEVER)
}

impl Open {
    /// How many tiles of the next kind the chows that are begun take.
    fn running(&self, remainder: &Remainder) -> u8 {
        let begun = self.one.iter().zip(&self.two).zip(&remainder.wild);
        begun.map(|((one, two), (group, _))| (one + two) * group.times).sum()
    }

    /// Whether a group that is not begun can take no kind after this one.
    fn is_stuck(&self, remainder: &Remainder, kind: Kind) -> bool {
        let last = |group: &Group| match &group.body {
            Body::Tiles(_) => false,
            Body::AnyOf(kinds) => kinds.bits() >> kind.index() <= 1,
            Body::Chow => kind >= Kind::EAST,
            Body::Set => kind >= Kind::RED,
        };
        self.left.iter().zip(&remainder.wild).any(|(&left, (group, _))| left > 0 && last(group))
    }

    /// Calls `see` with every choice of groups that take tiles of this kind, from the group at `place` on, and with the
    /// number of tiles that are `wanted` then.
    fn each(self, remainder: &Remainder, kind: Kind, place: usize, wanted: u8, see: &mut impl FnMut(Open, u8)) {
        let (Some((group, _)), Some(&left)) = (remainder.wild.get(place), self.left.get(place)) else {
            return see(self, wanted);
        };
        let most = kind.copies().max(Group::MOST);
        let (alike, chow) = uses(group, kind);
        for chows in 0..=if chow { left } else { 0 } {
            for pungs in 0..=if alike > 0 { left - chows } else { 0 } {
                let wanted = wanted + chows * group.times + pungs * alike;
                if wanted > most {
                    break;
                }
                let mut open = self;
                for (list, number) in [(&mut open.left, left - chows - pungs), (&mut open.one, chows)] {
                    list.get_mut(place).into_iter().for_each(|slot| *slot = number);
                }
                open.each(remainder, kind, place + 1, wanted, see);
            }
        }
    }
}

/// How many tiles of a kind fill a group alone, 0 if they cannot, and whether a chow of it may begin with the kind.
fn uses(group: &Group, kind: Kind) -> (u8, bool) {
    match &group.body {
        Body::Tiles(_) => (0, false),
        Body::AnyOf(kinds) => (if kinds.contains(kind) { group.times } else { 0 }, false),
        Body::Chow => (0, kind.starts_chow()),
        Body::Set => (if kind == Kind::FLOWER { 0 } else { 3 * group.times }, kind.starts_chow()),
    }
}

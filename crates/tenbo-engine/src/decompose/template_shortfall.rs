//! What tiles lack to fill the groups of a template, some of which are wild: any chow, any pung of some kinds. For
//! `1m*3 chow`, the tiles `11m 46s` lack two, `1m` and `5s`.

use std::collections::BTreeMap;

use super::shortfall::{Holding, Shortfall};
use crate::templates::{Body, Group, Remainder};
use crate::tiles::{Kind, Kinds};

/// The most different wild groups of a template that are looked at. `chow chow ?*3` has two.
const MOST_GROUPS: usize = 6;

/// The wild groups that are not filled after some kinds have been looked at, by the index of each different group. Once
/// `chow chow ?*3` has got a chow from `2m` on, `left` is 1 and 1, and `one` is 1 and 0; a kind later `two` is 1 and 0.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    /// How many have no tile yet.
    left: [u8; MOST_GROUPS],
    /// How many chows begin with the last kind that was looked at.
    one: [u8; MOST_GROUPS],
    /// How many chows begin with the kind before that.
    two: [u8; MOST_GROUPS],
}

/// What the tiles lack for these groups, with the kinds for the wild ones that lack the fewest tiles. What
/// lacks more than `most` tiles need not be found, nor what has more than [`MOST_GROUPS`] different wild groups.
pub(super) fn remainder_shortfall(holding: &Holding, remainder: &Remainder, most: Option<u8>) -> Shortfall {
    let within = |lacking: Shortfall| lacking.tiles.is_some_and(|tiles| most.is_none_or(|most| tiles <= most));
    let known = holding.lacks_all(&remainder.known);
    if remainder.wild.is_empty() || !within(known) {
        return known;
    }
    if remainder.wild.len() > MOST_GROUPS {
        return Shortfall::NEVER;
    }
    let mut start = Open::default();
    for (slot, (_, number)) in start.left.iter_mut().zip(&remainder.wild) {
        *slot = *number;
    }
    let mut now = BTreeMap::from([(start, Shortfall::NOTHING)]);
    for kind in Kinds::WITH_FLOWERS.iter() {
        let mut next: BTreeMap<Open, Shortfall> = BTreeMap::new();
        for (open, lacking) in now {
            let fixed = remainder.known.get(kind) + open.running(remainder);
            let shifted = Open { one: [0; MOST_GROUPS], two: open.one, ..open };
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
    /// How many tiles of the next kind the chows that are begun take: two of `4m` after the first tiles of 234m and 345m.
    fn running(&self, remainder: &Remainder) -> u8 {
        let begun = self.one.iter().zip(&self.two).zip(&remainder.wild);
        begun.map(|((one, two), (group, _))| (one + two) * group.times).sum()
    }

    /// Whether a group that has no tile yet can take no kind after this one, such as a chow after the bamboos.
    fn is_stuck(&self, remainder: &Remainder, kind: Kind) -> bool {
        let last = |group: &Group| match &group.body {
            Body::Tiles(_) => false,
            Body::AnyOf(kinds) => kinds.bits() >> kind.index() <= 1,
            Body::Chow => kind >= Kind::EAST,
            Body::Set => kind >= Kind::RED,
        };
        self.left.iter().zip(&remainder.wild).any(|(&left, (group, _))| left > 0 && last(group))
    }

    /// Calls `see` with every choice of groups that take tiles of this kind, from the group at `index` on, and with the
    /// number of tiles that are `wanted` then.
    fn each(self, remainder: &Remainder, kind: Kind, index: usize, wanted: u8, see: &mut impl FnMut(Open, u8)) {
        let (Some((group, _)), Some(&left)) = (remainder.wild.get(index), self.left.get(index)) else {
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
                    list.get_mut(index).into_iter().for_each(|slot| *slot = number);
                }
                open.each(remainder, kind, index + 1, wanted, see);
            }
        }
    }
}

/// How many tiles of a kind fill a group alone, 0 if they cannot, and whether a chow of it may begin with the kind: for
/// `2m`, a `chow` has 0 and true, a `set` 3 and true, `?*4` 4 and false.
fn uses(group: &Group, kind: Kind) -> (u8, bool) {
    match &group.body {
        Body::Tiles(_) => (0, false),
        Body::AnyOf(kinds) => (if kinds.contains(kind) { group.times } else { 0 }, false),
        Body::Chow => (0, kind.starts_chow()),
        Body::Set => (if kind == Kind::FLOWER { 0 } else { 3 * group.times }, kind.starts_chow()),
    }
}

//! Whether a hand fits a way of a template, and how.

use std::iter::repeat_n;

use arrayvec::ArrayVec;

use super::filling::Filling;
use super::group::{Body, Group, Mark};
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds, MeldKind, MeldSet};

/// A group of a template, filled with tiles of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Its tiles, lowest first; four for a kong.
    pub tiles: ArrayVec<Kind, 17>,
    /// How it was declared; `None` if it is concealed in the hand.
    pub meld: Option<MeldKind>,
}

/// The groups of a way, in its order, with the tiles of a hand.
pub type Fit = ArrayVec<Filled, 17>;

/// How a hand fits a way with this filling, whose winds are those of the table; `None` if it does not.
pub(super) fn fit(hand: &Hand, groups: &[Group], filling: &Filling) -> Option<Fit> {
    let mut search = Search { hand, groups, filled: groups.iter().map(|_| None).collect(), rest: *hand.tiles() };
    let mut known: ArrayVec<Option<ArrayVec<Kind, 17>>, 17> = ArrayVec::new();
    for group in groups {
        known.try_push(filling.tiles(group)).ok()?;
    }
    search.melds(&known, hand.melds()).then(|| search.filled.into_iter().flatten().collect())
}

struct Search<'a> {
    hand: &'a Hand,
    groups: &'a [Group],
    filled: ArrayVec<Option<Filled>, 17>,
    rest: Counts,
}

/// The tiles of a meld.
fn tiles_of(meld: &MeldSet) -> ArrayVec<Kind, 17> {
    match meld.kind {
        MeldKind::Chow => Kinds::chow(meld.first).iter().collect(),
        kind => (0..kind.size()).map(|_| meld.first).collect(),
    }
}

/// Whether a meld can be this group, which then has just as many tiles, a kong counted as three. `known` are the group's
/// tiles, unless it is wild.
pub(super) fn takes(group: &Group, known: Option<&ArrayVec<Kind, 17>>, meld: &MeldSet) -> bool {
    if group.marks.contains(Mark::Concealed) && meld.kind.is_claimed()
        || meld.kind.is_kong() && !group.marks.contains(Mark::Kong)
    {
        return false;
    }
    let (chow, counted) = (meld.kind == MeldKind::Chow, meld.kind.counted());
    match &group.body {
        Body::Tiles(_) => {
            known.is_some_and(|known| known.len() == counted && tiles_of(meld).iter().take(counted).eq(known.iter()))
        }
        Body::AnyOf(kinds) => !chow && usize::from(group.times) == counted && kinds.contains(meld.first),
        Body::Chow => chow && group.times == 1,
        Body::Set => group.times == 1 && meld.is_ordinary(),
    }
}

impl Search<'_> {
    /// Tries to give each meld to a group, then the concealed tiles to the others. Returns whether everything fits.
    fn melds(&mut self, known: &[Option<ArrayVec<Kind, 17>>], melds: &[MeldSet]) -> bool {
        let Some((meld, others)) = melds.split_first() else { return self.known(known) };
        for (place, (group, tiles)) in self.groups.iter().zip(known).enumerate() {
            if self.filled.get(place).is_none_or(Option::is_some) || !takes(group, tiles.as_ref(), meld) {
                continue;
            }
            self.set(place, Some(Filled { tiles: tiles_of(meld), meld: Some(meld.kind) }));
            if self.melds(known, others) {
                return true;
            }
            self.set(place, None);
        }
        false
    }

    fn set(&mut self, place: usize, filled: Option<Filled>) {
        if let Some(slot) = self.filled.get_mut(place) {
            *slot = filled;
        }
    }

    /// Takes the tiles of known groups out of the hand, and tries to give the others to the wild groups.
    fn known(&mut self, known: &[Option<ArrayVec<Kind, 17>>]) -> bool {
        let (rest, filled) = (self.rest, self.filled.clone());
        let mut enough = true;
        for (place, tiles) in known.iter().enumerate() {
            let Some(tiles) = tiles.as_ref().filter(|_| self.filled.get(place).is_some_and(Option::is_none)) else {
                continue;
            };
            for &kind in tiles {
                enough &= self.rest.get(kind) > 0;
                self.rest.take_many(kind, u8::from(enough));
            }
            self.set(place, Some(Filled { tiles: tiles.clone(), meld: None }));
        }
        if enough && self.wild() {
            return true;
        }
        (self.rest, self.filled) = (rest, filled);
        false
    }

    /// Tries to give the lowest tile that is left to each wild group in turn.
    fn wild(&mut self) -> bool {
        let Some(kind) = self.rest.kinds().first() else {
            return self.filled.iter().all(Option::is_some) && self.marks() && self.jokers();
        };
        for (place, group) in self.groups.iter().enumerate() {
            if self.filled.get(place).is_none_or(Option::is_some) {
                continue;
            }
            let same = |earlier: &Group| earlier == group;
            let mut tried = self.groups.iter().zip(&self.filled).take(place);
            if tried.any(|(earlier, filled)| filled.is_none() && same(earlier)) {
                continue;
            }
            let alike = [Some(kind), Some(kind), Some(kind)];
            let chow = [Some(kind), kind.up(1), kind.up(2)];
            let options: &[[Option<Kind>; 3]] = match &group.body {
                Body::Tiles(_) => &[],
                Body::AnyOf(kinds) if kinds.contains(kind) => &[[Some(kind), None, None]],
                Body::AnyOf(_) => &[],
                Body::Chow => &[chow],
                Body::Set if kind == Kind::FLOWER => &[],
                Body::Set => &[alike, chow],
            };
            for &option in options {
                let more = option.len() > 1 && matches!(group.body, Body::Chow | Body::Set);
                if more && option.iter().any(Option::is_none) {
                    continue;
                }
                if self.give(place, option, group.times) {
                    return true;
                }
            }
        }
        false
    }

    /// Gives `times` of each of these tiles to a group, and goes on with the next group.
    fn give(&mut self, place: usize, option: [Option<Kind>; 3], times: u8) -> bool {
        let before = self.rest;
        let mut tiles = ArrayVec::new();
        for kind in option.into_iter().flatten() {
            if self.rest.get(kind) < times {
                self.rest = before;
                return false;
            }
            self.rest.take_many(kind, times);
            tiles.extend(repeat_n(kind, usize::from(times)));
        }
        self.set(place, Some(Filled { tiles, meld: None }));
        if self.wild() {
            return true;
        }
        self.set(place, None);
        self.rest = before;
        false
    }

    /// Whether the winning tile is where it must be.
    fn marks(&self) -> bool {
        if !self.groups.iter().any(|group| group.marks.contains(Mark::Wins)) {
            return true;
        }
        self.each().any(|(group, filled)| {
            let wins = || self.hand.win().is_some_and(|win| filled.tiles.contains(&win));
            group.marks.contains(Mark::Wins) && filled.meld.is_none() && wins()
        })
    }

    /// Whether jokers stand only where they may. Where the rulebook allows them in triplets only, any group of three or
    /// more equal tiles will do.
    fn jokers(&self) -> bool {
        if self.hand.jokers == 0 {
            return true;
        }
        let alike = |filled: &Filled| filled.tiles.len() >= 3 && filled.tiles.first() == filled.tiles.last();
        let triplets = self.each().filter(|(_, filled)| alike(filled)).flat_map(|(_, filled)| &filled.tiles);
        let triplets = triplets.fold(Kinds::NONE, |all, &kind| all.union(Kinds::one(kind)));
        let pure = self.each().filter(|(group, _)| group.marks.contains(Mark::NoJoker));
        let mut pure = pure.flat_map(|(_, filled)| &filled.tiles);
        self.hand.bound_jokers.is_subset(triplets) && !pure.any(|&kind| self.hand.joker_kinds.contains(kind))
    }

    fn each(&self) -> impl Iterator<Item = (&Group, &Filled)> {
        self.groups.iter().zip(self.filled.iter().flatten())
    }
}

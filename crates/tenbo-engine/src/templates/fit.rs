//! Whether a hand fits a way of a template, and how.

use std::iter::repeat_n;

use arrayvec::ArrayVec;

use super::filling::Filling;
use super::group::{Body, Group, GroupTiles, Mark};
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds, MeldKind, MeldSet};

/// A group of a template, filled with tiles of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Its tiles, lowest first; four for a kong.
    pub tiles: GroupTiles,
    /// How it was declared; `None` if it is concealed in the hand.
    pub meld: Option<MeldKind>,
}

/// The groups of a way, in its order, with the tiles of a hand.
pub type Fit = ArrayVec<Filled, 17>;

/// The tiles of each group of a way; `None` for wild groups.
pub(super) type KnownTiles = ArrayVec<Option<GroupTiles>, 17>;

/// The meld that each group of a way is given; `None` for those that stay concealed.
pub(super) type MeldOfGroup = ArrayVec<Option<MeldSet>, 17>;

/// How a hand fits a way with this filling, whose winds are those of the table; `None` if it does not.
pub(super) fn fit(hand: &Hand, groups: &[Group], filling: &Filling) -> Option<Fit> {
    let mut fit = None;
    assign_melds(groups, filling, hand.melds(), &mut |known, melds| {
        let melded = |meld: &MeldSet| Filled { tiles: tiles_of(meld), meld: Some(meld.kind) };
        let filled = melds.iter().map(|meld| meld.as_ref().map(melded)).collect();
        let mut search = Search { hand, groups, filled, rest: *hand.tiles() };
        if search.take_known(known) && search.fill_wild() {
            fit = Some(search.filled.into_iter().flatten().collect());
        }
        fit.is_some()
    });
    fit
}

/// Calls `see` with the tiles of the groups of a way and each manner of giving these melds to them, until it returns true.
/// Returns whether it did. Of equal groups the first is given: in `chow chow 1z*3`, one chow is the first of the two.
pub(super) fn assign_melds(
    groups: &[Group],
    filling: &Filling,
    melds: &[MeldSet],
    see: &mut impl FnMut(&KnownTiles, &MeldOfGroup) -> bool,
) -> bool {
    let known = groups.iter().take(17).map(|group| filling.tiles(group)).collect();
    let mut given = groups.iter().take(17).map(|_| None).collect();
    assign(groups, &known, melds, &mut given, see)
}

fn assign(
    groups: &[Group],
    known: &KnownTiles,
    melds: &[MeldSet],
    given: &mut MeldOfGroup,
    see: &mut impl FnMut(&KnownTiles, &MeldOfGroup) -> bool,
) -> bool {
    let Some((meld, others)) = melds.split_first() else { return see(known, given) };
    for (index, (group, tiles)) in groups.iter().zip(known).enumerate() {
        let mut before = groups.iter().zip(known).zip(&*given).take(index);
        let alike = before.any(|((earlier, same), meld)| meld.is_none() && earlier == group && same == tiles);
        let Some(slot) = given.get_mut(index) else { continue };
        if slot.is_some() || alike || !may_be_meld(group, tiles.as_ref(), meld) {
            continue;
        }
        *slot = Some(*meld);
        if assign(groups, known, others, given, see) {
            return true;
        }
        if let Some(slot) = given.get_mut(index) {
            *slot = None;
        }
    }
    false
}

/// The concealed tiles of a hand that are being given to the groups of a way.
struct Search<'a> {
    hand: &'a Hand,
    groups: &'a [Group],
    filled: ArrayVec<Option<Filled>, 17>,
    rest: Counts,
}

/// The tiles of a meld.
fn tiles_of(meld: &MeldSet) -> GroupTiles {
    match meld.kind {
        MeldKind::Chow => Kinds::chow(meld.first).iter().collect(),
        kind => (0..kind.size()).map(|_| meld.first).collect(),
    }
}

/// Whether a meld can be this group, which then has just as many tiles, a kong counted as three. `known` are the group's
/// tiles, unless it is wild.
fn may_be_meld(group: &Group, known: Option<&GroupTiles>, meld: &MeldSet) -> bool {
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
    /// Takes the tiles of the known groups that are not melds out of the hand. Returns whether it has them all.
    fn take_known(&mut self, known: &KnownTiles) -> bool {
        for (slot, tiles) in self.filled.iter_mut().zip(known).filter(|(slot, _)| slot.is_none()) {
            let Some(tiles) = tiles else { continue };
            for &kind in tiles {
                if self.rest.get(kind) == 0 {
                    return false;
                }
                self.rest.take(kind);
            }
            *slot = Some(Filled { tiles: tiles.clone(), meld: None });
        }
        true
    }

    /// Tries to give the lowest tile that is left to each wild group in turn. Returns whether everything fits.
    fn fill_wild(&mut self) -> bool {
        let Some(kind) = self.rest.kinds().first() else {
            return self.filled.iter().all(Option::is_some) && self.winning_tile_fits() && self.jokers_fit();
        };
        let alike = [kind; 3];
        let chow = kind.higher(1).zip(kind.higher(2)).map(|(second, third)| [kind, second, third]);
        let chow = chow.as_ref().map(<[Kind; 3]>::as_slice);
        for (index, group) in self.groups.iter().enumerate() {
            let mut before = self.groups.iter().zip(&self.filled).take(index);
            if self.filled.get(index).is_none_or(Option::is_some)
                || before.any(|(earlier, filled)| filled.is_none() && earlier == group)
            {
                continue;
            }
            let options = match &group.body {
                Body::Tiles(_) => [None, None],
                Body::AnyOf(kinds) => [Some(std::slice::from_ref(&kind)).filter(|_| kinds.contains(kind)), None],
                Body::Chow => [None, chow],
                Body::Set => [Some(alike.as_slice()).filter(|_| kind != Kind::FLOWER), chow],
            };
            if options.into_iter().flatten().any(|tiles| self.fill(index, tiles, group.times)) {
                return true;
            }
        }
        false
    }

    /// Gives `times` of each of these tiles to a group, and goes on with the next group.
    fn fill(&mut self, index: usize, kinds: &[Kind], times: u8) -> bool {
        let before = self.rest;
        let mut tiles = ArrayVec::new();
        for &kind in kinds {
            if self.rest.get(kind) < times {
                self.rest = before;
                return false;
            }
            self.rest.take_many(kind, times);
            tiles.extend(repeat_n(kind, usize::from(times)));
        }
        self.set(index, Some(Filled { tiles, meld: None }));
        if self.fill_wild() {
            return true;
        }
        self.set(index, None);
        self.rest = before;
        false
    }

    fn set(&mut self, index: usize, filled: Option<Filled>) {
        if let Some(slot) = self.filled.get_mut(index) {
            *slot = filled;
        }
    }

    /// Whether the winning tile is where it must be.
    fn winning_tile_fits(&self) -> bool {
        if !self.groups.iter().any(|group| group.marks.contains(Mark::Wins)) {
            return true;
        }
        self.filled_groups().any(|(group, filled)| {
            let wins = || self.hand.win().is_some_and(|win| filled.tiles.contains(&win));
            group.marks.contains(Mark::Wins) && filled.meld.is_none() && wins()
        })
    }

    /// Whether jokers stand only where they may. Where the rulebook allows them in triplets only, any group of three or
    /// more equal tiles will do.
    fn jokers_fit(&self) -> bool {
        if self.hand.jokers == 0 {
            return true;
        }
        let alike = |filled: &Filled| filled.tiles.len() >= 3 && filled.tiles.first() == filled.tiles.last();
        let triplets = self.filled_groups().filter(|(_, filled)| alike(filled)).flat_map(|(_, filled)| &filled.tiles);
        let triplets = triplets.copied().collect();
        let pure = self.filled_groups().filter(|(group, _)| group.marks.contains(Mark::NoJoker));
        let mut pure = pure.flat_map(|(_, filled)| &filled.tiles);
        self.hand.bound_jokers.is_subset(triplets) && !pure.any(|&kind| self.hand.joker_kinds.contains(kind))
    }

    fn filled_groups(&self) -> impl Iterator<Item = (&Group, &Filled)> {
        self.groups.iter().zip(self.filled.iter().flatten())
    }
}

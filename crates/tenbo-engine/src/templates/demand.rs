//! What a hand still needs for a template, given the melds that it has.

use arrayvec::ArrayVec;

use super::compiled::Templates;
use super::fillings::Shapes;
use super::fit::takes;
use super::group::Group;
use super::template::Template;
use super::way::{Sought, Way};
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds, MeldSet};

/// The groups of a filling that are not melds of the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The tiles of the known groups.
    pub known: Counts,
    /// The wild groups, each different one with how often it is there.
    pub wild: Vec<(Group, u8)>,
}

/// The tiles of each group of a way; `None` for wild groups.
type Known = ArrayVec<Option<ArrayVec<Kind, 17>>, 17>;

impl Templates {
    /// The most demands that one template is looked at for.
    pub const MOST_DEMANDS: usize = 100;

    /// What the hand needs beside its melds, for each filling but those that [`known`](Self::known) lists for a hand
    /// without melds. Nothing of a template for which that would be more than [`MOST_DEMANDS`](Self::MOST_DEMANDS).
    #[must_use]
    pub fn demands(&self, hand: &Hand) -> Vec<Demand> {
        let melded = hand.melds().iter().fold(Kinds::NONE, |all, meld| all.union(Kinds::one(meld.first)));
        let any = Sought::any(Some((hand.seat().wind(), hand.round())));
        let mut found: Vec<(u8, Demand)> = Vec::new();
        let mut numbers = [0; 64];
        for &(number, ref way) in self.ways() {
            let Some(own) = numbers.get_mut(usize::from(number)) else { continue };
            if hand.melds().is_empty() && way.is_known() {
                continue;
            }
            let mut seen = Shapes::default();
            way.each(&any, &mut |filling| {
                let known: Known = way.groups.iter().take(17).map(|group| filling.tiles(group)).collect();
                if (way.is_wild() || melded.is_subset(filling.kinds)) && seen.is_new(filling, &way.groups) {
                    lay(&way.groups, &known, hand.melds(), 0, &mut |demand| {
                        *own += 1;
                        found.push((number, demand));
                    });
                }
                *own > Self::MOST_DEMANDS
            });
        }
        let few = |number: u8| numbers.get(usize::from(number)).is_some_and(|&own| own <= Self::MOST_DEMANDS);
        found.into_iter().filter(|&(number, _)| few(number)).map(|(_, demand)| demand).collect()
    }
}

impl Template {
    /// The kinds of the tiles of its groups that are not these melds, in every manner of filling it; `None` if the melds are
    /// not all groups of it. Any wind may be the seat's and the round's.
    #[must_use]
    pub fn left_beside(&self, melds: &[MeldSet]) -> Option<Kinds> {
        let mut left = None;
        for groups in self.ways() {
            let way = Way::new(groups);
            let melded = melds.iter().fold(Kinds::NONE, |all, meld| all.union(Kinds::one(meld.first)));
            way.each(&Sought::any(None), &mut |filling| {
                if way.is_wild() || melded.is_subset(filling.kinds) {
                    let known: Known = groups.iter().take(17).map(|group| filling.tiles(group)).collect();
                    lay(groups, &known, melds, 0, &mut |demand| {
                        let wild = demand.wild.iter().map(|(group, _)| group.kinds());
                        let kinds = wild.fold(demand.known.kinds(), Kinds::union);
                        left = Some(left.unwrap_or(Kinds::NONE).union(kinds));
                    });
                }
                false
            });
        }
        left
    }
}

/// Calls `see` with what is left of a way in each manner of giving these melds to groups that are not `taken` yet, one
/// bit each. Of equal groups the first is given.
fn lay(way: &[Group], known: &Known, melds: &[MeldSet], taken: u32, see: &mut impl FnMut(Demand)) {
    let groups = || way.iter().zip(known).enumerate();
    let free = |place: usize| taken >> place & 1 == 0;
    let Some((meld, others)) = melds.split_first() else {
        let mut demand = Demand::default();
        for (_, (group, tiles)) in groups().filter(|&(place, _)| free(place)) {
            let alike = |(other, _): &&mut (Group, u8)| other.body == group.body && other.times == group.times;
            match (tiles, demand.wild.iter_mut().find(alike)) {
                (Some(tiles), _) => tiles.iter().for_each(|&kind| demand.known.add(kind)),
                (None, Some((_, number))) => *number += 1,
                (None, None) => demand.wild.push((group.clone(), 1)),
            }
        }
        return see(demand);
    };
    for (place, (group, tiles)) in groups() {
        let mut before = groups().take(place);
        let alike = before.any(|(other, (earlier, known))| free(other) && earlier == group && known == tiles);
        if free(place) && !alike && takes(group, tiles.as_ref(), meld) {
            lay(way, known, others, taken | 1 << place, see);
        }
    }
}

//! What is left of a template beside the melds that a hand has.

use super::compiled::Templates;
use super::fillings::SeenFillings;
use super::fit::{KnownTiles, MeldOfGroup, assign_melds};
use super::group::Group;
use super::template::Template;
use super::way::{Limits, Way};
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds, MeldSet};

/// The groups of a filling that are not melds of the hand. Of `1m*3 chow chow` beside the meld 111m, two wild chows are
/// left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remainder {
    /// The tiles of the known groups.
    pub known: Counts,
    /// The wild groups, each different one with how often it is there.
    pub wild: Vec<(Group, u8)>,
}

impl Remainder {
    fn of(groups: &[Group], known: &KnownTiles, melds: &MeldOfGroup) -> Remainder {
        let mut left = Remainder::default();
        for ((group, tiles), _) in groups.iter().zip(known).zip(melds).filter(|(_, meld)| meld.is_none()) {
            let alike = |(other, _): &&mut (Group, u8)| other.body == group.body && other.times == group.times;
            match (tiles, left.wild.iter_mut().find(alike)) {
                (Some(tiles), _) => tiles.iter().for_each(|&kind| left.known.add(kind)),
                (None, Some((_, number))) => *number += 1,
                (None, None) => left.wild.push((group.clone(), 1)),
            }
        }
        left
    }
}

impl Templates {
    /// The most remainders of one template. A template with more, such as `xxxa yyyb kkkc set ?*2`, is skipped.
    pub const MOST_REMAINDERS: usize = 100;

    /// What is left beside the hand's melds, for each filling but those that [`known`](Self::known) lists for a hand
    /// without melds. Templates with more than [`MOST_REMAINDERS`](Self::MOST_REMAINDERS) are skipped.
    #[must_use]
    pub fn remainders(&self, hand: &Hand) -> Vec<Remainder> {
        let limits = Limits::none(Some((hand.seat().wind(), hand.round())));
        let mut found: Vec<(u8, Remainder)> = Vec::new();
        let mut numbers = [0; 64];
        for &(number, ref way) in self.ways() {
            let Some(own) = numbers.get_mut(usize::from(number)) else { continue };
            if hand.melds().is_empty() && way.is_known() {
                continue;
            }
            let mut seen = SeenFillings::default();
            way.each_filling(&limits, &mut |filling| {
                if way.may_have(hand.melds(), filling) && seen.is_new(filling, &way.groups) {
                    assign_melds(&way.groups, filling, hand.melds(), &mut |known, melds| {
                        *own += 1;
                        found.push((number, Remainder::of(&way.groups, known, melds)));
                        false
                    });
                }
                *own > Self::MOST_REMAINDERS
            });
        }
        let few = |number: u8| numbers.get(usize::from(number)).is_some_and(|&own| own <= Self::MOST_REMAINDERS);
        found.into_iter().filter(|&(number, _)| few(number)).map(|(_, left)| left).collect()
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
            way.each_filling(&Limits::none(None), &mut |filling| {
                way.may_have(melds, filling)
                    && assign_melds(groups, filling, melds, &mut |known, melds| {
                        let remainder = Remainder::of(groups, known, melds);
                        let wild = remainder.wild.iter().map(|(group, _)| group.kinds());
                        let kinds = wild.fold(remainder.known.kinds(), Kinds::union);
                        left = Some(left.unwrap_or(Kinds::NONE).union(kinds));
                        false
                    })
            });
        }
        left
    }
}

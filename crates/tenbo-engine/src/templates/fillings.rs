//! Every assignment of values to the variables of a template, without those that give the same tiles as another.

use std::collections::BTreeSet;

use super::filling::Filling;
use super::group::{Group, GroupTiles};
use super::template::Template;
use super::variable::Variable;
use super::way::{Limits, Way};
use crate::tiles::Wind;

/// The most combinations of values that are tried; several may give the same tiles.
const MOST_TRIED: u32 = 100_000;

impl Template {
    /// All its fillings. `1a 1b` has three, not six: of those that give the same tiles, only one is listed.
    #[must_use]
    pub fn fillings(&self) -> Vec<Filling> {
        all(self.ways(), None).unwrap_or_default()
    }

    /// The fewest jokers that it takes; a template with five of a tile takes one.
    #[must_use]
    pub fn jokers(&self) -> u8 {
        self.fillings().iter().map(|filling| filling.jokers(self.ways())).min().unwrap_or_default()
    }
}

/// All fillings of these ways, for a seat's wind and a round or for any. Of those that give the same groups, only one is
/// listed. `None` if there are too many to try.
pub(super) fn all(ways: &[Vec<Group>], table: Option<(Wind, Wind)>) -> Option<Vec<Filling>> {
    let mut found = Vec::new();
    for (index, groups) in (0..).zip(ways) {
        let way = Way::new(groups);
        let mut seen = SeenFillings::default();
        let many = way.combinations() > MOST_TRIED
            || way.each_filling(&Limits::none(table), &mut |filling| {
                if seen.is_new(filling, groups) {
                    found.push(filling.in_way(index));
                }
                found.len() > Template::MOST_FILLINGS
            });
        (!many).then_some(())?;
    }
    Some(found)
}

/// The fillings of a way seen so far. Two are the same if they have the same winds of the seat and the round, where the way
/// asks for them, and the same known groups in any order, each by its marks and its tiles: `111a 111b` with a and b
/// exchanged.
#[derive(Default)]
pub(super) struct SeenFillings(BTreeSet<([Option<u8>; 2], Vec<Known>)>);

/// The marks and the tiles of a known group.
type Known = (u8, Option<GroupTiles>);

impl SeenFillings {
    /// Notes a filling; false if it is the same as one before.
    pub(super) fn is_new(&mut self, filling: &Filling, groups: &[Group]) -> bool {
        let known = groups.iter().filter(|group| !group.is_wild());
        let mut shape: Vec<Known> = known.map(|group| (group.marks.as_u8(), filling.tiles(group))).collect();
        shape.sort_unstable();
        let winds = [Variable::SEAT_WIND, Variable::ROUND_WIND].map(|variable| filling.value(variable.index()));
        self.0.insert((winds, shape))
    }
}

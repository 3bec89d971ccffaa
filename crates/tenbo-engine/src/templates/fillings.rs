//! All fillings of a template, those that come to the same tiles once.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;

use super::filling::Filling;
use super::group::Group;
use super::letter::Letter;
use super::template::Template;
use super::way::{Sought, Way};
use crate::tiles::{Kind, Wind};

/// The most combinations of values that are tried; several may come to the same tiles.
const MOST_TRIED: u32 = 100_000;

impl Template {
    /// All its fillings. Of those that come to the same tiles, only one is listed.
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

/// All fillings of these ways, for a seat's wind and a round or for any. Of those that come to the same groups, only one is
/// listed. `None` if there are too many to try.
pub(super) fn all(ways: &[Vec<Group>], table: Option<(Wind, Wind)>) -> Option<Vec<Filling>> {
    let mut found = Vec::new();
    for (index, groups) in (0..).zip(ways) {
        let way = Way::new(groups);
        let mut seen = Shapes::default();
        let many = way.combinations() > MOST_TRIED
            || way.each(&Sought::any(table), &mut |filling| {
                if seen.is_new(filling, groups) {
                    found.push(filling.in_way(index));
                }
                found.len() > Template::MOST_FILLINGS
            });
        (!many).then_some(())?;
    }
    Some(found)
}

/// What fillings of a way come to, to tell those that come to the same from others: the winds of the seat and the round,
/// if the way asks for them, and the known groups in any order, each by its marks and its tiles.
#[derive(Default)]
pub(super) struct Shapes(BTreeSet<([Option<u8>; 2], Vec<Known>)>);

/// The marks and the tiles of a known group.
type Known = (u8, Option<ArrayVec<Kind, 17>>);

impl Shapes {
    /// Notes a filling; false if it comes to the same as one before.
    pub(super) fn is_new(&mut self, filling: &Filling, groups: &[Group]) -> bool {
        let known = groups.iter().filter(|group| !group.is_wild());
        let mut shape: Vec<Known> = known.map(|group| (group.marks.as_u8(), filling.tiles(group))).collect();
        shape.sort_unstable();
        let winds = [Letter::OWN, Letter::ROUND].map(|letter| filling.value(letter.place()));
        self.0.insert((winds, shape))
    }
}

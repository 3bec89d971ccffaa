//! A template as a rulebook has it.

use super::group::{Body, Group, TileOf};

/// A hand as a list of groups of tiles, or as several lists if the hand can be made in several ways.
///
/// ```
/// use tenbo_engine::templates::Template;
///
/// // One to seven of a suit, and one to seven of another.
/// let template: Template = "1234567a 1234567b".parse().unwrap();
/// assert_eq!((template.size(), template.fillings().len()), (14, 3));
/// // Every error has its place.
/// let errors = "1234567a 123456q".parse::<Template>().unwrap_err();
/// assert_eq!((errors[0].chars, errors[1].chars), ((9, 15), (15, 16)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template {
    ways: Vec<Vec<Group>>,
}

impl Template {
    /// The most ways of one template.
    pub const MOST_WAYS: usize = 10;
    /// The most fillings of one template, those of all its ways together.
    pub const MOST_FILLINGS: usize = 20_000;
    /// The numbers of tiles that a template may have: those of a complete hand of four sets, and of five.
    pub const SIZES: [usize; 2] = [14, 17];

    /// Each way to make the hand. All have the same number of tiles.
    #[must_use]
    pub fn ways(&self) -> &[Vec<Group>] {
        &self.ways
    }

    /// The number of its tiles, 14 or 17; a kong counts as three.
    #[must_use]
    pub fn size(&self) -> usize {
        self.ways.first().map_or(0, |way| way.iter().map(Group::size).sum())
    }

    /// Whether it has flowers, which a hand has only under the option `flowers-in-hand`.
    #[must_use]
    pub fn has_flowers(&self) -> bool {
        let is_flower = |group: &Group| matches!(&group.body, Body::Tiles(tiles) if tiles.contains(&TileOf::Flower));
        self.ways.iter().flatten().any(is_flower)
    }

    pub(super) const fn of(ways: Vec<Vec<Group>>) -> Template {
        Template { ways }
    }
}

//! The ways of templates, ready to be compared with hands: letters are given values one after the other, and values that
//! ask for kinds that a hand does not have are left at once.

use super::filling::Filling;
use super::group::{Body, Group, Rank, TileOf};
use super::letter::Letter;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds, Meld, Wind};

/// One way to make the hand of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its groups.
    pub groups: Vec<Group>,
    /// Its letters.
    steps: Vec<Step>,
    /// Kinds that every such hand has.
    must: Kinds,
    /// Kinds that such a hand may have.
    may: Kinds,
    /// The most different kinds of such a hand.
    most: u32,
    /// Kinds that wild groups may have.
    open: Kinds,
    /// The most different kinds of all wild groups.
    room: u32,
    /// The fewest tiles of a kind that only wild groups have.
    least: u8,
    /// How many of its groups can be melds, by their number of tiles.
    melds: usize,
}

/// A letter, which follows those of the steps before.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    letter: Letter,
    /// The values that it may have, a bit for each.
    values: u16,
    /// Letters of the steps before that must have other values, a bit for each.
    unlike: u32,
    /// The tiles that are known once it has a value.
    tiles: Vec<TileOf>,
}

/// What fillings are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Sought {
    /// The kinds that there are.
    pub kinds: Kinds,
    /// How many others the filling may ask for.
    pub lacking: u32,
    /// The seat's wind and that of the round; `None` for any.
    pub table: Option<(Wind, Wind)>,
}

impl Sought {
    /// All fillings, whatever kinds they ask for.
    pub const fn any(table: Option<(Wind, Wind)>) -> Sought {
        Sought { kinds: Kinds::WITH_FLOWERS, lacking: 0, table }
    }

    /// Those for a hand that has these kinds.
    pub fn by(hand: &Hand, kinds: Kinds, lacking: u32) -> Sought {
        Sought { kinds, lacking, table: Some((hand.seat().wind(), hand.round())) }
    }

    fn values(&self, step: &Step) -> u16 {
        match (step.letter, self.table) {
            (Letter::OWN, Some((own, _))) => 1 << own as u16,
            (Letter::ROUND, Some((_, round))) => 1 << round as u16,
            _ => step.values,
        }
    }
}

impl Way {
    /// Compiles a way.
    pub fn new(groups: &[Group]) -> Way {
        let none = Kinds::NONE;
        let mut way = Way {
            groups: groups.to_vec(),
            steps: Vec::new(),
            must: none,
            may: none,
            most: 0,
            open: none,
            room: 0,
            least: Group::MOST,
            melds: groups.iter().filter(|group| (3..=Meld::MOST_TILES).contains(&group.size())).count(),
        };
        let mut tiles = Vec::new();
        for group in groups {
            let (open, room, least) = match &group.body {
                Body::Tiles(own) => {
                    tiles.extend_from_slice(own);
                    continue;
                }
                Body::AnyOf(kinds) => (*kinds, 1, group.times),
                Body::Chow => (Kinds::of_ranks(0x1ff), 3, 1),
                Body::Set => (Kinds::ALL, 3, 1),
            };
            way.open = way.open.union(open);
            way.room += room;
            way.least = way.least.min(least);
        }
        way.may = way.open;
        way.most = way.room + tiles.len() as u32;
        for kinds in tiles.iter().map(|tile| tile.kinds()) {
            way.may = way.may.union(kinds);
            way.must = if kinds.len() == 1 { way.must.union(kinds) } else { way.must };
        }
        let used = tiles.iter().fold(0, |all, &tile| all | Letter::of(tile));
        way.steps =
            Letter::all().filter(|letter| used & letter.bit() != 0).map(|letter| step(letter, used, &tiles)).collect();
        way
    }

    /// Whether it has wild groups.
    pub const fn is_wild(&self) -> bool {
        self.room > 0
    }

    /// Whether its letters tell all its tiles, without the winds of the seat and the round.
    pub fn is_known(&self) -> bool {
        !self.is_wild() && !self.steps.iter().any(|step| matches!(step.letter, Letter::OWN | Letter::ROUND))
    }

    /// The number of combinations of values; more than [`u32::MAX`] are as many.
    pub fn combinations(&self) -> u32 {
        let values = |step: &Step| step.values.count_ones() - step.unlike.count_ones();
        self.steps.iter().map(values).fold(1, u32::saturating_mul)
    }

    /// A quick test: whether a hand with these kinds and melds is not too different to be one tile off at most.
    pub fn is_near(&self, hand: &Hand, kinds: Kinds) -> bool {
        kinds.is_subset(self.may) && kinds.len() <= self.most && hand.melds().len() <= self.melds
    }

    /// What a hand with these concealed tiles, and `kinds` with its melds, lacks of a filling and of wild groups, judged by
    /// its kinds; `None` if it has kinds that belong to neither.
    pub fn lacks(&self, tiles: &Counts, kinds: Kinds, filling: &Filling) -> Option<Kinds> {
        let rest = kinds.difference(filling.kinds);
        if !rest.is_subset(self.open) || rest.len() > self.room {
            return None;
        }
        let few = tiles.kinds().difference(tiles.at_least(self.least));
        Some(filling.kinds.difference(kinds).union(rest.intersection(few)))
    }

    /// The kinds of which one more tile can give a hand what it lacks; all that it may have if it lacks nothing.
    pub fn wants(&self, tiles: &Counts, kinds: Kinds, filling: &Filling) -> Kinds {
        match self.lacks(tiles, kinds, filling) {
            Some(Kinds::NONE) if kinds.difference(filling.kinds).len() < self.room => kinds.union(self.open),
            Some(Kinds::NONE) => kinds,
            Some(lacking) if lacking.len() == 1 => lacking,
            _ => Kinds::NONE,
        }
    }

    /// Calls `see` with each filling that is sought, until it returns true. Returns whether it did. Several may come to
    /// the same tiles.
    pub fn each(&self, sought: &Sought, see: &mut impl FnMut(&Filling) -> bool) -> bool {
        let filling = Filling::of(self.must);
        self.must.difference(sought.kinds).len() <= sought.lacking && bind(&self.steps, filling, sought, see)
    }
}

/// The step of a letter among those that are used, with those of these tiles of which it is the last letter.
fn step(letter: Letter, used: u32, tiles: &[TileOf]) -> Step {
    let mut values = letter.values();
    for &tile in tiles.iter().filter(|&&tile| Letter::of(tile) & letter.bit() != 0) {
        values &= match tile {
            TileOf::Suited(Rank::Free(_, offset), _) if letter.is_number() => {
                let fits = |number: &i8| (1..=9).contains(&(number + offset));
                (1..=9_i8).filter(fits).fold(0, |all, number| all | 1 << number)
            }
            TileOf::Suited(Rank::OneOf(ranks, _), _) if letter.is_choice() => ranks << 1,
            _ => values,
        };
    }
    let known = |tile: &&TileOf| tile.kinds().len() > 1 && Letter::of(**tile) >> letter.place() == 1;
    Step { letter, values, unlike: letter.unlike() & used, tiles: tiles.iter().filter(known).copied().collect() }
}

/// Gives values to the letters of these steps, beside those that have one.
fn bind(steps: &[Step], filling: Filling, sought: &Sought, see: &mut impl FnMut(&Filling) -> bool) -> bool {
    let Some((step, others)) = steps.split_first() else { return see(&filling) };
    let mut values = sought.values(step);
    // Where nothing more may be lacking, all values are tested at once.
    if filling.kinds.difference(sought.kinds).len() == sought.lacking {
        let kinds = sought.kinds.union(filling.kinds);
        for &tile in &step.tiles {
            values &= filling.values_within(tile, kinds);
        }
    }
    while values != 0 {
        let value = values.trailing_zeros() as u8;
        values &= values - 1;
        if step.unlike != 0 && filling.has_value(step.unlike, value) {
            continue;
        }
        let next = filling.with(step.letter, value, &step.tiles);
        let within = next.kinds.difference(sought.kinds).len() <= sought.lacking;
        if within && bind(others, next, sought, see) {
            return true;
        }
    }
    false
}

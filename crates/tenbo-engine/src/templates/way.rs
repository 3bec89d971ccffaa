//! The ways of templates, ready to be compared with hands: variables are assigned one after the other, and a value that
//! asks for kinds that a hand does not have is given up at once. For a hand without dots, `1234567a 1234567b` is never tried
//! with a = dots.

use super::filling::Filling;
use super::group::{Body, Group, Rank, TileOf};
use super::traits::Traits;
use super::variable::Variable;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds, MeldSet, Wind};

/// One way to make the hand of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its groups.
    pub groups: Vec<Group>,
    /// Its variables.
    steps: Vec<Step>,
    /// What every such hand has.
    pub start: Filling,
    /// Kinds that such a hand may have.
    pub may: Kinds,
    /// The tiles of wild groups.
    wild: Room,
    /// All tiles but those of `start`.
    all: Room,
    /// The fewest tiles of a kind that only wild groups have: 3 for `?*3 1m*4`, 1 with a `chow`.
    least: u8,
}

/// A variable, which follows those of the steps before.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    variable: Variable,
    /// The values that it may have, a bit for each.
    values: u16,
    /// Variables of the steps before that must have other values, a bit for each: `a` for `b`.
    unlike: u32,
    /// The tiles that are known once it has a value, each so many times.
    tiles: Vec<(TileOf, u8)>,
    /// The tiles that are not known yet then.
    after: Room,
}

/// Tiles that are not known yet. Those of `chow ?*3` are of at most four different kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Room {
    /// The kinds that they may be.
    kinds: Kinds,
    /// How many different kinds at most.
    number: u32,
}

impl Room {
    const NONE: Room = Room { kinds: Kinds::NONE, number: 0 };

    const fn and(self, kinds: Kinds, number: u32) -> Room {
        Room { kinds: self.kinds.union(kinds), number: self.number + number }
    }

    /// Whether some of the tiles may be of exactly these kinds.
    const fn holds(self, kinds: Kinds) -> bool {
        kinds.is_subset(self.kinds) && kinds.len() <= self.number
    }
}

/// What a filling may have and must have to be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The kinds that there are.
    pub kinds: Kinds,
    /// Those of which there are at least two.
    pub twice: Kinds,
    /// Those of which there are at least three.
    pub thrice: Kinds,
    /// Those that the filling or the wild groups must have.
    pub used: Kinds,
    /// How many tiles besides the filling may ask for.
    pub lacking: u32,
    /// The seat's wind and that of the round; `None` for any.
    pub table: Option<(Wind, Wind)>,
}

impl Limits {
    /// All fillings, whatever tiles they ask for.
    pub const fn none(table: Option<(Wind, Wind)>) -> Limits {
        let all = Kinds::WITH_FLOWERS;
        Limits { kinds: all, twice: all, thrice: all, used: Kinds::NONE, lacking: 0, table }
    }

    /// Those for a hand that has these traits.
    pub fn of_hand(hand: &Hand, &Traits { kinds, twice, thrice, .. }: &Traits, lacking: u32) -> Limits {
        let table = Some((hand.seat().wind(), hand.round()));
        Limits { kinds, twice, thrice, used: kinds, lacking, table }
    }

    /// The kinds of which a filling has more than there are: those that lack a first tile, a second, a third. For a hand
    /// with one `1m`, a filling with `111m` has `1m` in the second and in the third. Further tiles are not counted.
    fn kinds_lacking(&self, filling: &Filling) -> [Kinds; 3] {
        let Filling { kinds, twice, thrice, .. } = filling;
        [kinds.difference(self.kinds), twice.difference(self.twice), thrice.difference(self.thrice)]
    }

    /// How many tiles a filling asks for besides those that there are.
    fn tiles_lacking(&self, filling: &Filling) -> u32 {
        self.kinds_lacking(filling).into_iter().filter(|kinds| !kinds.is_empty()).map(Kinds::len).sum()
    }

    /// Whether this may be part of a filling, with so much room for more.
    fn admits(&self, filling: &Filling, room: Room) -> bool {
        self.tiles_lacking(filling) <= self.lacking && room.holds(self.used.difference(filling.kinds))
    }

    fn values(&self, step: &Step) -> u16 {
        match (step.variable, self.table) {
            (Variable::SEAT_WIND, Some((own, _))) => 1 << own as u16,
            (Variable::ROUND_WIND, Some((_, round))) => 1 << round as u16,
            _ => step.values,
        }
    }
}

impl Way {
    /// Compiles a way.
    pub fn new(groups: &[Group]) -> Way {
        let mut way = Way {
            groups: groups.to_vec(),
            steps: Vec::new(),
            start: Filling::EMPTY,
            may: Kinds::NONE,
            wild: Room::NONE,
            all: Room::NONE,
            least: Group::MOST,
        };
        let mut tiles = Vec::new();
        for group in groups {
            let (room, least) = match &group.body {
                Body::Tiles(own) => {
                    tiles.extend(own.iter().map(|&tile| (tile, group.times)));
                    continue;
                }
                Body::AnyOf(_) => (1, group.times),
                Body::Chow | Body::Set => (3, 1),
            };
            way.wild = way.wild.and(group.kinds(), room);
            way.least = way.least.min(least);
        }
        way.may = way.wild.kinds;
        for &(tile, times) in &tiles {
            let kinds = tile.kinds();
            way.may = way.may.union(kinds);
            if let Some(kind) = kinds.first().filter(|_| kinds.len() == 1) {
                way.start.add(kind, times);
            }
        }
        let mut before = 0;
        for variable in order(&tiles) {
            way.steps.push(step(variable, before, &tiles));
            before |= variable.bit();
        }
        way.all = way.wild;
        for step in way.steps.iter_mut().rev() {
            step.after = way.all;
            way.all = step.tiles.iter().fold(way.all, |all, (tile, _)| all.and(tile.kinds(), 1));
        }
        way
    }

    /// Whether it has wild groups.
    pub const fn is_wild(&self) -> bool {
        self.wild.number > 0
    }

    /// Whether a hand with these melds may fit it with a filling, as far as the kinds of the melds say.
    pub fn may_have(&self, melds: &[MeldSet], filling: &Filling) -> bool {
        self.is_wild() || melds.iter().all(|meld| filling.kinds.contains(meld.first))
    }

    /// Whether its variables determine all its tiles, without the winds of the seat and the round.
    pub fn is_known(&self) -> bool {
        !self.is_wild()
            && !self.steps.iter().any(|step| matches!(step.variable, Variable::SEAT_WIND | Variable::ROUND_WIND))
    }

    /// The number of combinations of values; more than [`u32::MAX`] are as many.
    pub fn combinations(&self) -> u32 {
        let values = |step: &Step| step.values.count_ones() - step.unlike.count_ones();
        self.steps.iter().map(values).fold(1, u32::saturating_mul)
    }

    /// The kinds of which a hand with these concealed tiles lacks some for a filling within its limits, and for wild groups.
    pub fn lacking_kinds(&self, tiles: &Counts, limits: &Limits, filling: &Filling) -> Kinds {
        let few = tiles.kinds().difference(tiles.at_least(self.least));
        let of_wild = limits.kinds.difference(filling.kinds).intersection(few);
        limits.kinds_lacking(filling).into_iter().fold(of_wild, Kinds::union)
    }

    /// The kinds of which one more tile can give a hand what it lacks; all that it may have if it lacks nothing.
    pub fn completing_kinds(&self, tiles: &Counts, limits: &Limits, filling: &Filling) -> Kinds {
        let kinds = limits.kinds;
        match self.lacking_kinds(tiles, limits, filling) {
            Kinds::NONE if kinds.difference(filling.kinds).len() < self.wild.number => kinds.union(self.wild.kinds),
            Kinds::NONE => kinds,
            lacking if lacking.len() == 1 => lacking,
            _ => Kinds::NONE,
        }
    }

    /// Calls `see` with each filling within the limits, until it returns true. Returns whether it did. Several may have
    /// the same tiles.
    pub fn each_filling(&self, limits: &Limits, see: &mut impl FnMut(&Filling) -> bool) -> bool {
        limits.admits(&self.start, self.all) && assign(&self.steps, self.start, limits, see)
    }
}

/// The variables of tiles in the order in which they are assigned: first those that alone determine a tile, since few hands
/// have the kinds for them. In `xxxa www`, w comes first; x and a determine a tile only together.
fn order(tiles: &[(TileOf, u8)]) -> impl Iterator<Item = Variable> {
    let of = |variable: Variable| {
        tiles.iter().map(|&(tile, _)| Variable::of(tile)).filter(move |variables| variables & variable.bit() != 0)
    };
    let part = move |alone: bool| {
        Variable::all().filter(move |&variable| {
            let mut others = of(variable).map(|variables| variables & !variable.bit()).peekable();
            others.peek().is_some() && others.all(|others| others == 0) == alone
        })
    };
    part(true).chain(part(false))
}

/// The step of a variable that follows others, a bit for each, with those of these tiles that are known then.
fn step(variable: Variable, before: u32, tiles: &[(TileOf, u8)]) -> Step {
    let mut values = variable.values();
    for &(tile, _) in tiles.iter().filter(|&&(tile, _)| Variable::of(tile) & variable.bit() != 0) {
        values &= match tile {
            TileOf::Suited(Rank::Free(_, offset), _) if variable.is_number() => {
                let fits = |number: &i8| (1..=9).contains(&(number + offset));
                (1..=9_i8).filter(fits).fold(0, |all, number| all | 1 << number)
            }
            TileOf::Suited(Rank::OneOf(ranks, _), _) if variable.is_choice() => ranks << 1,
            _ => values,
        };
    }
    let known = |&(tile, _): &(TileOf, u8)| {
        let variables = Variable::of(tile);
        tile.kinds().len() > 1 && variables & variable.bit() != 0 && variables & !(before | variable.bit()) == 0
    };
    let tiles = tiles.iter().copied().filter(known).collect();
    Step { variable, values, unlike: variable.unlike() & before, tiles, after: Room::NONE }
}

/// Assigns values to the variables of these steps.
fn assign(steps: &[Step], filling: Filling, limits: &Limits, see: &mut impl FnMut(&Filling) -> bool) -> bool {
    let Some((step, others)) = steps.split_first() else { return see(&filling) };
    let mut values = limits.values(step) & !filling.values_of(step.unlike);
    // Where nothing more may be lacking, all values are tested at once.
    if limits.tiles_lacking(&filling) == limits.lacking {
        let kinds = limits.kinds.union(filling.kinds);
        for &(tile, _) in &step.tiles {
            values &= filling.values_within(tile, kinds);
        }
    }
    while values != 0 {
        let value = values.trailing_zeros() as u8;
        values &= values - 1;
        let next = filling.with(step.variable, value, &step.tiles);
        if limits.admits(&next, step.after) && assign(others, next, limits, see) {
            return true;
        }
    }
    false
}

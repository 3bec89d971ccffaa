//! Fillings: the values that the variables of a template can take.

use arrayvec::ArrayVec;

use super::group::{Body, Group, Rank, SuitOf, TileOf};
use super::template::Template;
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds, Suit, Wind};

/// A value for every variable of one way of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The kinds of the tiles that are then known: all but those of wild groups.
    pub kinds: Kinds,
    /// The index of the way.
    pub way: u8,
    suits: [u8; 3],
    numbers: [u8; 4],
    choices: [u8; 5],
    dragons: [u8; 3],
    winds: [u8; 4],
    /// The seat's wind, if the way asks for it.
    pub own: Option<Wind>,
    /// The wind of the round, if the way asks for it.
    pub round: Option<Wind>,
}

/// The most combinations of values that are tried; several may come to the same tiles.
const MOST_TRIED: usize = 100_000;

impl Filling {
    /// Nothing chosen.
    const NONE: Filling = Filling {
        kinds: Kinds::NONE,
        way: 0,
        suits: [0; 3],
        numbers: [0; 4],
        choices: [0; 5],
        dragons: [0; 3],
        winds: [0; 4],
        own: None,
        round: None,
    };

    fn with_number(mut self, place: usize, number: u8) -> Filling {
        if let Some(slot) = self.numbers.get_mut(place) {
            *slot = number;
        }
        self
    }

    fn with_choice(mut self, place: usize, rank: u8) -> Filling {
        if let Some(slot) = self.choices.get_mut(place) {
            *slot = rank;
        }
        self
    }

    /// Whether the winds of the hand's seat and round are those that the filling asks for.
    #[must_use]
    pub fn is_for(&self, hand: &Hand) -> bool {
        self.own.is_none_or(|wind| wind == hand.seat().wind()) && self.round.is_none_or(|wind| wind == hand.round())
    }

    /// The kind of a tile; `None` if there is no such tile.
    #[must_use]
    pub fn kind(&self, tile: TileOf) -> Option<Kind> {
        match tile {
            TileOf::Suited(Rank::Given(0), _) => Some(Kind::WHITE),
            TileOf::Suited(rank, suit) => Kind::suited(self.suit(suit)?, self.rank(rank)?),
            TileOf::Honor(kind) => Some(kind),
            TileOf::Matching(suit) => Some(match self.suit(suit)? {
                Suit::Characters => Kind::RED,
                Suit::Dots => Kind::WHITE,
                Suit::Bamboos => Kind::GREEN,
            }),
            TileOf::Dragon(letter) => Kind::honor(5 + self.dragons.get(usize::from(letter))?),
            TileOf::Wind(letter) => Kind::honor(1 + self.winds.get(usize::from(letter))?),
            TileOf::OwnWind => self.own.map(Wind::tile),
            TileOf::RoundWind => self.round.map(Wind::tile),
            TileOf::Flower => Some(Kind::FLOWER),
        }
    }

    fn suit(&self, suit: SuitOf) -> Option<Suit> {
        match suit {
            SuitOf::Given(suit) => Some(suit),
            SuitOf::Free(letter) => Suit::ALL.get(usize::from(*self.suits.get(usize::from(letter))?)).copied(),
        }
    }

    fn rank(&self, rank: Rank) -> Option<u8> {
        match rank {
            Rank::Given(rank) => Some(rank),
            Rank::OneOf(_, choice) => self.choices.get(usize::from(choice)).copied(),
            Rank::Free(letter, offset) => self.numbers.get(usize::from(letter))?.checked_add_signed(offset),
        }
    }

    /// The tiles of a group, lowest first; `None` if it is wild, or has a tile that does not exist.
    #[must_use]
    pub fn tiles(&self, group: &Group) -> Option<ArrayVec<Kind, 17>> {
        let Body::Tiles(tiles) = &group.body else { return None };
        let mut kinds = ArrayVec::new();
        for &tile in tiles {
            let kind = self.kind(tile)?;
            for _ in 0..group.times {
                kinds.try_push(kind).ok()?;
            }
        }
        kinds.sort_unstable();
        Some(kinds)
    }

    /// How many of each tile the known groups have.
    #[must_use]
    pub fn counts(&self, ways: &[Vec<Group>]) -> Counts {
        let groups = ways.get(usize::from(self.way)).map_or(&[][..], Vec::as_slice);
        groups.iter().filter_map(|group| self.tiles(group)).flatten().collect()
    }

    /// The fewest jokers that it takes: one for each copy of a tile that the set does not have.
    #[must_use]
    pub fn jokers(&self, ways: &[Vec<Group>]) -> u8 {
        let counts = self.counts(ways);
        counts.kinds().iter().map(|kind| counts.get(kind).saturating_sub(kind.copies())).sum()
    }
}

impl Template {
    /// All its fillings. Of those that come to the same tiles, only one is listed.
    #[must_use]
    pub fn fillings(&self) -> Vec<Filling> {
        all(self.ways()).unwrap_or_default()
    }

    /// The fewest jokers that it takes; a template with five of a tile takes one.
    #[must_use]
    pub fn jokers(&self) -> u8 {
        self.fillings().iter().map(|filling| filling.jokers(self.ways())).min().unwrap_or_default()
    }
}

/// All fillings of these ways. Of those that come to the same groups, only one is listed. `None` if there are too many
/// to try.
pub(super) fn all(ways: &[Vec<Group>]) -> Option<Vec<Filling>> {
    let mut found = Vec::new();
    for (way, groups) in (0..).zip(ways) {
        let mut seen = std::collections::BTreeSet::new();
        let mut see = |mut filling: Filling| {
            let mut shape = Vec::with_capacity(groups.len());
            for group in groups.iter().filter(|group| !group.is_wild()) {
                let Some(tiles) = filling.tiles(group) else { return true };
                filling.kinds = tiles.iter().fold(filling.kinds, |all, &kind| all.union(Kinds::one(kind)));
                shape.push((group.marks.as_u8(), tiles));
            }
            shape.sort_unstable();
            if seen.insert((filling.own.map(Wind::tile), filling.round.map(Wind::tile), shape)) {
                found.push(filling);
            }
            found.len() <= Template::MOST_FILLINGS
        };
        Variables::of(groups).each(way, &mut see).then_some(())?;
    }
    Some(found)
}

/// The variables that a way uses: a bit for each letter of suits, dragons and winds; the least and the greatest offset
/// of each number letter; the ranks of each choice.
#[derive(Default)]
struct Variables {
    suits: u8,
    numbers: [Option<(i8, i8)>; 4],
    choices: [u16; 5],
    dragons: u8,
    winds: u8,
    own: bool,
    round: bool,
}

impl Variables {
    fn of(groups: &[Group]) -> Variables {
        let mut used = Variables::default();
        for group in groups {
            let Body::Tiles(tiles) = &group.body else { continue };
            for &tile in tiles {
                used.note(tile);
            }
        }
        used
    }

    fn note(&mut self, tile: TileOf) {
        match tile {
            TileOf::Suited(rank, suit) => {
                if let Rank::Free(letter, offset) = rank
                    && let Some(range) = self.numbers.get_mut(usize::from(letter))
                {
                    let (least, most) = range.unwrap_or((offset, offset));
                    *range = Some((least.min(offset), most.max(offset)));
                }
                if let Rank::OneOf(ranks, choice) = rank
                    && let Some(own) = self.choices.get_mut(usize::from(choice))
                {
                    *own = ranks;
                }
                self.note_suit(suit);
            }
            TileOf::Matching(suit) => self.note_suit(suit),
            TileOf::Dragon(letter) => self.dragons |= 1 << letter,
            TileOf::Wind(letter) => self.winds |= 1 << letter,
            TileOf::OwnWind => self.own = true,
            TileOf::RoundWind => self.round = true,
            TileOf::Honor(_) | TileOf::Flower => {}
        }
    }

    fn note_suit(&mut self, suit: SuitOf) {
        if let SuitOf::Free(letter) = suit {
            self.suits |= 1 << letter;
        }
    }

    /// Calls `see` with every combination of values until it returns false. Returns whether it never did; false too if
    /// there are too many combinations to try.
    fn each(&self, way: u8, see: &mut impl FnMut(Filling) -> bool) -> bool {
        let mut all = vec![Filling { way, ..Filling::NONE }];
        let vary = |all: &mut Vec<Filling>, each: &dyn Fn(Filling) -> Vec<Filling>| {
            *all = all.iter().flat_map(|&filling| each(filling)).collect();
            all.len() <= MOST_TRIED
        };
        let suits = distinct::<3, 3>(self.suits);
        let dragons = distinct::<3, 3>(self.dragons);
        let winds = distinct::<4, 4>(self.winds);
        let seats = |asked: bool| if asked { Wind::ALL.iter().copied().map(Some).collect() } else { vec![None] };
        let mut few = vary(&mut all, &|one| suits.iter().map(|&suits| Filling { suits, ..one }).collect())
            && vary(&mut all, &|one| dragons.iter().map(|&dragons| Filling { dragons, ..one }).collect())
            && vary(&mut all, &|one| winds.iter().map(|&winds| Filling { winds, ..one }).collect())
            && vary(&mut all, &|one| seats(self.own).into_iter().map(|own| Filling { own, ..one }).collect())
            && vary(&mut all, &|one| seats(self.round).into_iter().map(|round| Filling { round, ..one }).collect());
        for (place, range) in self.numbers.iter().enumerate() {
            let &Some((least, most)) = range else { continue };
            let fits = |number: &i8| number + least >= 1 && number + most <= 9;
            few = few
                && vary(&mut all, &|one| {
                    (1..=9_i8).filter(fits).map(|number| one.with_number(place, number as u8)).collect()
                });
        }
        for (place, &ranks) in self.choices.iter().enumerate().filter(|&(_, &ranks)| ranks != 0) {
            few = few
                && vary(&mut all, &|one| {
                    let open = (1..=9_u8).filter(|rank| ranks >> (rank - 1) & 1 == 1);
                    open.map(|rank| one.with_choice(place, rank)).collect()
                });
        }
        few && all.into_iter().all(see)
    }
}

/// Every way to give the letters in use different values below `OF`; unused letters have 0.
fn distinct<const N: usize, const OF: u8>(used: u8) -> Vec<[u8; N]> {
    let mut all = vec![([0; N], 0_u8)];
    for letter in (0..N).filter(|letter| used >> letter & 1 == 1) {
        let longer = |(values, taken): ([u8; N], u8)| {
            let free = (0..OF).filter(move |value| taken >> value & 1 == 0);
            free.map(move |value| {
                let mut values = values;
                if let Some(slot) = values.get_mut(letter) {
                    *slot = value;
                }
                (values, taken | 1 << value)
            })
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all.into_iter().map(|(values, _)| values).collect()
}

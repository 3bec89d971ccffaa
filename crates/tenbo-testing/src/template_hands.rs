//! Hands for templates, and an oracle that says whether a hand fits one: it gives the groups tiles one after the other and
//! binds letters as it goes, where the engine fills in all letters beforehand.

use tenbo_engine::deal::{By, Hand, HandParts};
use tenbo_engine::templates::{Body, Group, Mark, Rank, SuitOf, Template, TileOf};
use tenbo_engine::tiles::{Counts, Kind, Kinds, MeldKind, MeldSet, Seat, Suit, Wind};

use super::random::Rng;

/// What the letters of a way stand for, as far as it is known.
#[derive(Clone, Copy)]
struct Letters {
    suits: [Option<Suit>; 3],
    numbers: [Option<u8>; 4],
    choices: [Option<u8>; 5],
    dragons: [Option<Kind>; 3],
    winds: [Option<Kind>; 4],
    own: Kind,
    round: Kind,
}

/// Binds a letter; letters that must differ may not stand for the same.
fn bind<T: Copy + PartialEq>(letters: &mut [Option<T>], at: u8, value: T, differ: bool) -> Option<()> {
    match letters[usize::from(at)] {
        Some(bound) => (bound == value).then_some(()),
        None if differ && letters.contains(&Some(value)) => None,
        None => {
            letters[usize::from(at)] = Some(value);
            Some(())
        }
    }
}

impl Letters {
    fn of(seat: Seat, round: Wind) -> Letters {
        Letters {
            suits: [None; 3],
            numbers: [None; 4],
            choices: [None; 5],
            dragons: [None; 3],
            winds: [None; 4],
            own: seat.wind().tile(),
            round: round.tile(),
        }
    }

    fn suit(&mut self, suit: SuitOf, is: Suit) -> Option<()> {
        match suit {
            SuitOf::Given(given) => (given == is).then_some(()),
            SuitOf::Free(letter) => bind(&mut self.suits, letter, is, true),
        }
    }

    /// The letters once a tile of a template is this kind; `None` if it cannot be.
    fn with(mut self, tile: TileOf, kind: Kind) -> Option<Letters> {
        match tile {
            // The zero is the white dragon, whatever its suit.
            TileOf::Suited(Rank::Given(0), _) => (kind == Kind::WHITE).then_some(())?,
            TileOf::Suited(rank, suit) => {
                self.suit(suit, kind.suit()?)?;
                match rank {
                    Rank::Given(rank) => (rank == kind.rank()).then_some(())?,
                    Rank::Free(letter, offset) => {
                        let number =
                            kind.rank().checked_add_signed(-offset).filter(|number| (1..=9).contains(number))?;
                        bind(&mut self.numbers, letter, number, false)?;
                    }
                    Rank::OneOf(ranks, choice) => {
                        (ranks >> (kind.rank() - 1) & 1 == 1).then_some(())?;
                        bind(&mut self.choices, choice, kind.rank(), false)?;
                    }
                }
            }
            TileOf::Honor(honor) => (honor == kind).then_some(())?,
            TileOf::Matching(suit) => {
                let dragons = [(Kind::RED, Suit::Characters), (Kind::WHITE, Suit::Dots), (Kind::GREEN, Suit::Bamboos)];
                let (_, of) = dragons.into_iter().find(|(dragon, _)| *dragon == kind)?;
                self.suit(suit, of)?;
            }
            TileOf::Dragon(letter) => {
                kind.is_dragon().then_some(())?;
                bind(&mut self.dragons, letter, kind, true)?;
            }
            TileOf::Wind(letter) => {
                kind.is_wind().then_some(())?;
                bind(&mut self.winds, letter, kind, true)?;
            }
            TileOf::OwnWind => (kind == self.own).then_some(())?,
            TileOf::RoundWind => (kind == self.round).then_some(())?,
            TileOf::Flower => (kind == Kind::FLOWER).then_some(())?,
        }
        Some(self)
    }
}

/// Tiles taken out of a hand, with the letters that follow; the lowest tile of a group of any tiles.
struct Taken {
    letters: Letters,
    rest: Counts,
    first: Option<Kind>,
}

fn take(mut rest: Counts, kinds: impl IntoIterator<Item = Option<Kind>>, times: u8) -> Option<Counts> {
    for kind in kinds {
        let kind = kind?;
        (rest.get(kind) >= times).then_some(())?;
        rest.take_many(kind, times);
    }
    Some(rest)
}

/// Every way to take a group out of these tiles.
fn ways_to_take(group: &Group, rest: Counts, letters: Letters) -> Vec<Taken> {
    let times = group.times;
    let chow = |kind: Kind| [Some(kind), kind.higher(1), kind.higher(2)];
    let one = |first: Kind, rest: Option<Counts>| rest.map(|rest| Taken { letters, rest, first: Some(first) });
    match &group.body {
        Body::Tiles(tiles) => {
            let mut found = vec![(letters, rest)];
            for &tile in tiles {
                let next = found.iter().flat_map(|&(letters, rest)| {
                    let kinds = rest.at_least(times).iter();
                    kinds.filter_map(move |kind| Some((letters.with(tile, kind)?, take(rest, [Some(kind)], times)?)))
                });
                found = next.collect();
            }
            found.into_iter().map(|(letters, rest)| Taken { letters, rest, first: None }).collect()
        }
        Body::AnyOf(kinds) => {
            let kinds = rest.kinds().iter().filter(|&kind| kinds.contains(kind));
            kinds.filter_map(|kind| one(kind, take(rest, [Some(kind)], times))).collect()
        }
        Body::Chow => rest.kinds().iter().filter_map(|kind| one(kind, take(rest, chow(kind), times))).collect(),
        Body::Set => {
            let both =
                |kind| [take(rest, chow(kind), times), take(rest, [Some(kind); 3], times)].map(|rest| one(kind, rest));
            rest.kinds().iter().flat_map(both).flatten().collect()
        }
    }
}

/// The tiles of a meld, three of a kong.
fn counted(meld: &MeldSet) -> Counts {
    let mut tiles = Counts::default();
    match meld.kind {
        MeldKind::Chow => Kinds::chow(meld.first).iter().for_each(|kind| tiles.add(kind)),
        kind => tiles.add_many(meld.first, kind.counted() as u8),
    }
    tiles
}

struct Search<'a> {
    way: &'a [Group],
    win: Kind,
}

impl Search<'_> {
    /// Whether the groups from a place on take exactly these tiles and melds. `won`: a group in which the winning tile must
    /// be has it; `least`: what the group before took, if it was alike, for their order makes no difference.
    fn fits(
        &self,
        at: usize,
        rest: Counts,
        melds: &[MeldSet],
        letters: Letters,
        won: bool,
        least: Option<Kind>,
    ) -> bool {
        let Some(group) = self.way.get(at) else {
            let asked = self.way.iter().any(|group| group.marks.contains(Mark::Wins));
            return rest.total() == 0 && melds.is_empty() && (won || !asked);
        };
        let melded = melds.iter().enumerate().any(|(place, meld)| {
            let own = counted(meld);
            let may = group.size() == own.total() as usize
                && (group.marks.contains(Mark::Kong) || !meld.kind.is_kong())
                && !(group.marks.contains(Mark::Concealed) && meld.kind.is_claimed());
            let others: Vec<MeldSet> =
                melds.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, meld)| *meld).collect();
            may && ways_to_take(group, own, letters)
                .into_iter()
                .any(|taken| taken.rest.total() == 0 && self.fits(at + 1, rest, &others, taken.letters, won, None))
        });
        let alike = self.way.get(at + 1) == Some(group);
        melded
            || ways_to_take(group, rest, letters).into_iter().filter(|taken| taken.first >= least).any(|taken| {
                let here = group.marks.contains(Mark::Wins) && taken.rest.get(self.win) < rest.get(self.win);
                self.fits(at + 1, taken.rest, melds, taken.letters, won || here, taken.first.filter(|_| alike))
            })
    }
}

/// The ways of a template.
pub struct Oracle(Vec<Way>);

struct Way {
    /// The groups, those first that say most about their tiles.
    groups: Vec<Group>,
    /// Kinds that every such hand has, and kinds that one can have.
    must: Kinds,
    may: Kinds,
}

impl Way {
    fn new(groups: &[Group]) -> Way {
        let mut way = Way { groups: groups.to_vec(), must: Kinds::NONE, may: Kinds::NONE };
        way.groups.sort_by_key(Group::is_wild);
        let anywhere = Letters::of(Seat::East, Wind::East);
        for group in groups {
            let may = match &group.body {
                Body::AnyOf(kinds) => vec![*kinds],
                Body::Chow | Body::Set => vec![Kinds::ALL],
                Body::Tiles(tiles) => {
                    let kinds = |&tile: &TileOf| match tile {
                        TileOf::OwnWind | TileOf::RoundWind => Kinds::WINDS,
                        _ => Kind::all()
                            .filter(|&kind| anywhere.with(tile, kind).is_some())
                            .fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind))),
                    };
                    tiles.iter().map(kinds).collect()
                }
            };
            for kinds in may {
                way.may = way.may.union(kinds);
                way.must = if kinds.len() == 1 { way.must.union(kinds) } else { way.must };
            }
        }
        way
    }
}

impl Oracle {
    pub fn new(template: &Template) -> Oracle {
        Oracle(template.ways().iter().map(|way| Way::new(way)).collect())
    }

    /// Whether a hand without jokers fits.
    pub fn fits(&self, hand: &Hand) -> bool {
        let letters = Letters::of(hand.seat(), hand.round());
        let (Some(win), kinds) = (hand.win(), hand.kinds()) else { return false };
        let ways = self.0.iter().filter(|way| way.must.is_subset(kinds) && kinds.is_subset(way.may));
        let mut searches = ways.map(|way| Search { way: &way.groups, win });
        searches.any(|search| search.fits(0, *hand.tiles(), hand.melds(), letters, false, None))
    }
}

/// A hand that fits a template, some of its groups melded where they may be; `None` if the letters that were drawn come to
/// tiles that there are not.
pub fn draw(template: &Template, rng: &mut Rng) -> Option<Hand> {
    let way = &template.ways()[rng.below(template.ways().len())];
    let (seat, round) = (rng.pick(&Seat::ALL), rng.pick(Wind::ALL));
    let mut letters = Letters::of(seat, round);
    let mut tiles = Counts::default();
    let mut melds = Vec::new();
    let mut winning = Vec::new();
    let open = rng.below(3) * 30;
    for group in way {
        // Out of more of everything than there is, which a hand is refused for in the end.
        let mut full = Counts::default();
        Kind::all().for_each(|kind| full.add_many(kind, Group::MOST));
        let mut left = full;
        match &group.body {
            Body::Tiles(given) => {
                for &tile in given {
                    let fitting: Vec<(Letters, Kind)> =
                        Kind::all().filter_map(|kind| Some((letters.with(tile, kind)?, kind))).collect();
                    let &(with, kind) = fitting.get(rng.below(fitting.len().max(1)))?;
                    letters = with;
                    left = take(left, [Some(kind)], group.times)?;
                }
            }
            _ => {
                let ways = ways_to_take(group, full, letters);
                left = ways.get(rng.below(ways.len().max(1)))?.rest;
            }
        }
        let taken: Vec<Kind> =
            Kind::all().flat_map(|kind| vec![kind; usize::from(full.get(kind) - left.get(kind))]).collect();
        let kinds = taken.iter().copied().collect::<Counts>().kinds();
        let first = kinds.first()?;
        let chow = taken.len() == 3 && first.starts_chow() && Kinds::chow(first) == kinds;
        let concealed = group.marks.contains(Mark::Concealed);
        let alike = kinds.len() == 1 && matches!(taken.len(), 3 | 4);
        if (chow || alike) && rng.chance(open) {
            let kind = match (chow, group.marks.contains(Mark::Kong), rng.below(5)) {
                _ if taken.len() == 4 => MeldKind::Quad,
                (true, ..) => MeldKind::Chow,
                (false, true, 0) => MeldKind::Kong,
                (false, true, 1) => MeldKind::AddedKong,
                (false, true, 2) => MeldKind::ConcealedKong,
                _ => MeldKind::Pung,
            };
            if !(concealed && kind.is_claimed()) {
                melds.push(MeldSet { kind, first });
                continue;
            }
        }
        if group.marks.contains(Mark::Wins) {
            winning.extend(&taken);
        }
        taken.into_iter().for_each(|kind| tiles.add(kind));
    }
    let held: Vec<Kind> = tiles.kinds().iter().collect();
    let asked = way.iter().any(|group| group.marks.contains(Mark::Wins));
    let from = if asked { &winning } else { &held };
    let win = *from.get(rng.below(from.len().max(1)))?;
    hand(rng, seat, round, tiles, melds, win)
}

/// The same hand with one or two of its concealed tiles changed into others; `None` if there are not that many copies.
pub fn spoiled(hand_of: &Hand, rng: &mut Rng) -> Option<Hand> {
    let mut tiles = *hand_of.tiles();
    for _ in 0..1 + rng.below(2) {
        let held: Vec<Kind> = tiles.kinds().iter().collect();
        tiles.take(*held.get(rng.below(held.len().max(1)))?);
        tiles.add(Kind::new(rng.below(Kind::COUNT) as u8)?);
    }
    let held: Vec<Kind> = tiles.kinds().iter().collect();
    let win = *held.get(rng.below(held.len().max(1)))?;
    hand(rng, hand_of.seat(), hand_of.round(), tiles, hand_of.melds().to_vec(), win)
}

fn hand(rng: &mut Rng, seat: Seat, round: Wind, tiles: Counts, melds: Vec<MeldSet>, win: Kind) -> Option<Hand> {
    let mut parts = HandParts::drawn(seat, round, tiles, win);
    (parts.melds, parts.by) = (melds, rng.pick(&[By::SelfDraw, By::Discard]));
    let hand = Hand::new(parts).ok()?;
    hand.all_tiles().at_least(5).is_empty().then_some(hand)
}

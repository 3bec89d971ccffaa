//! What fourteen concealed tiles lack to form the shapes that are not sets and a pair.

use super::decomposition::{Shape, Shapes};
use super::knitted::knitted_kinds;
use super::sets_short::join;
use super::shortfall::{Holding, Shortfall};
use crate::tiles::{Kind, Kinds, Suit};

/// What is missing for the nearest of these shapes.
pub(super) fn special(holding: &Holding, shapes: &Shapes) -> Shortfall {
    let mut best = Shortfall::NEVER;
    if shapes.seven_pairs {
        best = best.or(pairs(holding, shapes.four_alike));
    }
    if shapes.thirteen_orphans {
        let pair = another(holding, Kinds::TERMINALS_AND_HONORS);
        best = best.or(holding.lacks_each(Kinds::TERMINALS_AND_HONORS).and(pair));
    }
    if shapes.knitted_honors {
        best = knitted_kinds().map(|kinds| some_of(holding, kinds.union(Kinds::HONORS), 14)).fold(best, Shortfall::or);
    }
    shapes.irregulars.iter().map(|shape| irregular(holding, shape)).fold(best, Shortfall::or)
}

/// What is missing for a second tile of one of these kinds, where the first tile of each is counted elsewhere.
fn another(holding: &Holding, kinds: Kinds) -> Shortfall {
    kinds.iter().map(|kind| holding.lacks_another(kind, 1)).fold(Shortfall::NEVER, Shortfall::or)
}

/// What is missing for `number` different tiles of these kinds.
fn some_of(holding: &Holding, kinds: Kinds, number: u8) -> Shortfall {
    let mut tiers = Tiers::default();
    kinds.iter().for_each(|kind| tiers.add(holding.lacks(kind, 1)));
    tiers.cheapest(number)
}

/// Candidates of which only some are needed, such as the pairs of seven pairs, grouped by how many tiles each lacks, 0
/// to 3: the number of candidates, and the kinds that they lack.
#[derive(Default)]
struct Tiers([(u8, Option<Kinds>); 4]);

impl Tiers {
    fn add(&mut self, lacking: Shortfall) {
        let tier = lacking.tiles.and_then(|tiles| self.0.get_mut(usize::from(tiles)));
        if let Some((number, kinds)) = tier {
            *number += 1;
            *kinds = Some(kinds.unwrap_or(Kinds::NONE).union(lacking.kinds));
        }
    }

    /// What is missing for the `number` candidates that lack the least.
    fn cheapest(&self, mut number: u8) -> Shortfall {
        let mut sum = Shortfall::NOTHING;
        for (lacking, &(there, kinds)) in (0..).zip(&self.0) {
            let taken = number.min(there);
            if taken > 0 {
                let kinds = kinds.unwrap_or(Kinds::NONE);
                sum = sum.and(Shortfall { tiles: Some(lacking * taken), kinds });
            }
            number -= taken;
        }
        if number == 0 { sum } else { Shortfall::NEVER }
    }
}

/// What is missing for seven pairs. The second pair of a kind, for `four_alike`, never lacks less than the first.
fn pairs(holding: &Holding, four_alike: bool) -> Shortfall {
    let mut tiers = Tiers::default();
    for kind in Kind::all() {
        tiers.add(holding.lacks(kind, 2));
        if four_alike {
            tiers.add(copies(holding, [(kind, 2), (kind, 3)]));
        }
    }
    tiers.cheapest(7)
}

/// What is missing for one copy more of each kind than the number beside it, where those copies are counted elsewhere.
fn copies<const N: usize>(holding: &Holding, wanted: [(Kind, u8); N]) -> Shortfall {
    wanted.into_iter().map(|(kind, after)| holding.lacks_another(kind, after)).fold(Shortfall::NOTHING, Shortfall::and)
}

fn irregular(holding: &Holding, shape: Shape) -> Shortfall {
    let of_suits = |of: &dyn Fn(Suit) -> Shortfall| Suit::ALL.into_iter().map(of).fold(Shortfall::NEVER, Shortfall::or);
    let snake = |suit: Suit| holding.lacks_each(Kinds::suit(suit).union(Kinds::WINDS));
    match shape {
        Shape::WrigglingSnake => of_suits(&|suit| {
            let one = Kind::suited(suit, 1).map_or(Shortfall::NEVER, |one| holding.lacks_another(one, 1));
            snake(suit).and(one)
        }),
        Shape::LittleSnake => {
            let dragon = Kinds::DRAGONS.iter().map(|kind| holding.lacks(kind, 1)).fold(Shortfall::NEVER, Shortfall::or);
            of_suits(&snake).and(another(holding, Kinds::WINDS).or(dragon))
        }
        Shape::WindyChows => {
            let chow = |suit: Suit| {
                let starts = (1..=7).filter_map(|rank| Kind::suited(suit, rank));
                starts.map(|start| holding.lacks_each(Kinds::chow(start))).fold(Shortfall::NEVER, Shortfall::or)
            };
            let chows = Suit::ALL.into_iter().map(chow).fold(Shortfall::NOTHING, Shortfall::and);
            chows.and(holding.lacks_each(Kinds::WINDS)).and(another(holding, Kinds::WINDS))
        }
        Shape::Unconnected => unconnected(holding),
        Shape::Knitting => knitting(holding),
        Shape::TripleKnitting => triple_knitting(holding),
        _ => Shortfall::NEVER,
    }
}

/// What is missing, by the number of different tiles (first index), without (0) or with (1) a second copy of one of
/// them.
type Apart = [[Shortfall; 2]; 14];

fn unconnected(holding: &Holding) -> Shortfall {
    let suits = Suit::ALL.map(|suit| apart(holding, suit));
    let mut all = honors_apart(holding);
    for suit in &suits {
        all = join(&all, suit);
    }
    all[13][1]
}

/// What is missing for tiles of a suit of which no two fit into one chow.
fn apart(holding: &Holding, suit: Suit) -> Apart {
    let mut best: Apart = [[Shortfall::NEVER; 2]; 14];
    for ranks in (0_u16..1 << 9).filter(|ranks| ranks & (ranks << 1 | ranks << 2) == 0) {
        let own = (1..=9).filter(|rank| ranks >> (rank - 1) & 1 == 1).filter_map(|rank| Kind::suited(suit, rank));
        let kinds = own.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)));
        let each = holding.lacks_each(kinds);
        if let Some(slot) = best.get_mut(kinds.len() as usize) {
            slot[0] = slot[0].or(each);
            slot[1] = slot[1].or(each.and(another(holding, kinds)));
        }
    }
    best
}

fn honors_apart(holding: &Holding) -> Apart {
    let mut best: Apart = [[Shortfall::NEVER; 2]; 14];
    best[0][0] = Shortfall::NOTHING;
    for kind in Kinds::HONORS.iter() {
        let (one, two) = (holding.lacks(kind, 1), holding.lacks(kind, 1).and(holding.lacks_another(kind, 1)));
        let mut own: Apart = [[Shortfall::NEVER; 2]; 14];
        (own[0][0], own[1][0], own[1][1]) = (Shortfall::NOTHING, one, two);
        best = join(&best, &own);
    }
    best
}

/// What is missing for the same seven ranks in two suits.
fn knitting(holding: &Holding) -> Shortfall {
    let two = |a: Suit, b: Suit| {
        let mut tiers = Tiers::default();
        for rank in 1..=9 {
            let (Some(a), Some(b)) = (Kind::suited(a, rank), Kind::suited(b, rank)) else { continue };
            (0..4).for_each(|after| tiers.add(copies(holding, [(a, after), (b, after)])));
        }
        tiers.cheapest(7)
    };
    let [m, p, s] = Suit::ALL;
    two(m, p).or(two(m, s)).or(two(p, s))
}

/// What is missing for the same four ranks in three suits, and one more rank in two of them.
fn triple_knitting(holding: &Holding) -> Shortfall {
    let mut best = Shortfall::NEVER;
    for (uneven, without) in (1..=9).flat_map(|rank| Suit::ALL.map(|suit| (rank, suit))) {
        // How many tiles of this rank and suit the pair takes, 0 or 1.
        let taken = |rank: u8, suit: Suit| u8::from(rank == uneven && suit != without);
        let mut pair = Shortfall::NOTHING;
        let mut tiers = Tiers::default();
        for rank in 1..=9 {
            let three = Suit::ALL.map(|suit| Kind::suited(suit, rank).map(|kind| (kind, taken(rank, suit))));
            let [Some(m), Some(p), Some(s)] = three else { continue };
            for (kind, taken) in [m, p, s] {
                pair = pair.and(holding.lacks(kind, taken));
            }
            for after in 0..4 {
                tiers.add(copies(holding, [m, p, s].map(|(kind, taken)| (kind, taken + after))));
            }
        }
        best = best.or(pair.and(tiers.cheapest(4)));
    }
    best
}

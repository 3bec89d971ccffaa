//! What fourteen concealed tiles lack to form the shapes that are not sets and a pair.

use super::decomposition::{Shape, Shapes};
use super::knitted::KNITTED_STRAIGHTS;
use super::shortfall::{Holding, Shortfall};
use super::standard_shortfall::join;
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
        let fourteen_of = |kinds: Kinds| some_of(holding, kinds.union(Kinds::HONORS), 14);
        best = best.or(Shortfall::any(KNITTED_STRAIGHTS.map(fourteen_of)));
    }
    best.or(Shortfall::any(shapes.irregulars.iter().map(|shape| irregular(holding, shape))))
}

/// What is missing for a second tile of one of these kinds, where the first tile of each is counted elsewhere.
fn another(holding: &Holding, kinds: Kinds) -> Shortfall {
    Shortfall::any(kinds.iter().map(|kind| holding.lacks_another(kind, 1)))
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
struct Tiers([(u8, Kinds); 4]);

impl Tiers {
    fn add(&mut self, lacking: Shortfall) {
        let tier = lacking.tiles.and_then(|tiles| self.0.get_mut(usize::from(tiles)));
        if let Some((number, kinds)) = tier {
            *number += 1;
            *kinds = kinds.union(lacking.kinds);
        }
    }

    /// What is missing for the `number` candidates that lack the least.
    fn cheapest(&self, mut number: u8) -> Shortfall {
        let mut sum = Shortfall::NOTHING;
        for (lacking, &(there, kinds)) in (0..).zip(&self.0) {
            let taken = number.min(there);
            if taken > 0 {
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
            tiers.add(holding.lacks_another(kind, 2).and(holding.lacks_another(kind, 3)));
        }
    }
    tiers.cheapest(7)
}

/// What is missing for one of [`Shape::IRREGULAR`].
pub(super) fn irregular(holding: &Holding, shape: Shape) -> Shortfall {
    let of_suits = |of: &dyn Fn(Suit) -> Shortfall| Shortfall::any(Suit::ALL.map(of));
    let snake = |suit: Suit| holding.lacks_each(Kinds::suit(suit).union(Kinds::WINDS));
    match shape {
        Shape::WrigglingSnake => of_suits(&|suit| {
            let one = Kind::suited(suit, 1).map_or(Shortfall::NEVER, |one| holding.lacks_another(one, 1));
            snake(suit).and(one)
        }),
        Shape::LittleSnake => {
            let dragon = Shortfall::any(Kinds::DRAGONS.iter().map(|kind| holding.lacks(kind, 1)));
            of_suits(&snake).and(another(holding, Kinds::WINDS).or(dragon))
        }
        Shape::WindyChows => {
            let chow = |suit: Suit| {
                let starts = (1..=7).filter_map(|rank| Kind::suited(suit, rank));
                Shortfall::any(starts.map(|start| holding.lacks_each(Kinds::chow(start))))
            };
            let chows = Shortfall::all(Suit::ALL.map(chow));
            chows.and(holding.lacks_each(Kinds::WINDS)).and(another(holding, Kinds::WINDS))
        }
        Shape::Unconnected => {
            let [m, p, s, honors] = [0, 1, 2, 3].map(|block| apart(holding, block));
            join(&join(&m, &p), &join(&s, &honors))[13][1]
        }
        Shape::Knitting => {
            let [m, p, s] = Suit::ALL;
            Shortfall::any([[m, p], [m, s], [p, s]].map(|suits| same_ranks(holding, &suits, 7, |_, _| 0)))
        }
        Shape::TripleKnitting => triple_knitting(holding),
        _ => Shortfall::NEVER,
    }
}

/// What is missing for different tiles of a block (0 to 2 for a suit, 3 for the honors) of which no two fit into one
/// chow: by their number (first index), without (0) or with (1) a second copy of one of them.
fn apart(holding: &Holding, block: u8) -> [[Shortfall; 2]; 14] {
    let mut best = [[Shortfall::NEVER; 2]; 14];
    let (ranks, near) = if block < 3 { (9, 2) } else { (7, 0) };
    let fit = |ranks: &u64| (1..=near).all(|step| ranks & ranks << step == 0);
    for ranks in (0_u64..1 << ranks).filter(fit) {
        let kinds = Kinds::of_bits(ranks << (9 * block));
        let each = holding.lacks_each(kinds);
        if let Some(slot) = best.get_mut(kinds.len() as usize) {
            slot[0] = slot[0].or(each);
            slot[1] = slot[1].or(each.and(another(holding, kinds)));
        }
    }
    best
}

/// What is missing for so many ranks, which may repeat, each of them in all of these suits; `taken` is how many tiles of a
/// rank and suit are counted elsewhere.
fn same_ranks(holding: &Holding, suits: &[Suit], number: u8, taken: impl Fn(u8, Suit) -> u8) -> Shortfall {
    let mut tiers = Tiers::default();
    for (rank, copies) in (1..=9).flat_map(|rank| (0..4).map(move |copies| (rank, copies))) {
        let lacks = |suit| {
            let kind = Kind::suited(suit, rank);
            kind.map_or(Shortfall::NEVER, |kind| holding.lacks_another(kind, taken(rank, suit) + copies))
        };
        tiers.add(Shortfall::all(suits.iter().map(|&suit| lacks(suit))));
    }
    tiers.cheapest(number)
}

/// What is missing for the same four ranks in three suits, and one more rank in two of them.
fn triple_knitting(holding: &Holding) -> Shortfall {
    let uneven = (1..=9).flat_map(|rank| Suit::ALL.map(|without| (rank, without)));
    Shortfall::any(uneven.map(|(uneven, without)| {
        let pair = Suit::ALL.into_iter().filter(|&suit| suit != without);
        let pair = pair.filter_map(|suit| Kind::suited(suit, uneven)).map(|kind| holding.lacks(kind, 1));
        let taken = |rank: u8, suit: Suit| u8::from(rank == uneven && suit != without);
        Shortfall::all(pair).and(same_ranks(holding, &Suit::ALL, 4, taken))
    }))
}

//! Special hands of every kind, which a random choice of sets would hardly ever make.

use tenbo_engine::tiles::{Kind, Kinds, MeldKind, MeldSet, Suit};

use super::{Bare, Choice, leaning, sets};
use crate::random::Rng;

pub(super) fn orphans(rng: &mut Rng) -> Option<Bare> {
    let mut tiles: Vec<Kind> = Kinds::TERMINALS_AND_HONORS.iter().collect();
    tiles.push(*rng.pick_from(&tiles));
    Some(Bare { tiles, melds: Vec::new() })
}

pub(super) fn pairs(rng: &mut Rng) -> Option<Bare> {
    let run = || -> Vec<Kind> { Suit::ALL.into_iter().flat_map(|suit| Kinds::suit(suit).iter()).collect() };
    let mut kinds: Vec<Kind> = if rng.chance(30) {
        let first = rng.below(3);
        run().into_iter().skip(9 * rng.below(3) + first).take(7).collect()
    } else {
        leaning(rng).iter().collect()
    };
    while kinds.len() > 7 {
        kinds.remove(rng.below(kinds.len()));
    }
    while kinds.len() < 7 || rng.chance(8) {
        let again = *kinds.get(rng.below(kinds.len().max(1)))?;
        kinds.truncate(6);
        kinds.push(again);
    }
    Bare::of(kinds.iter().flat_map(|&kind| [kind; 2]))
}

/// The numbers of a suit.
fn numbers(suit: Suit, ranks: impl IntoIterator<Item = usize>) -> Vec<Kind> {
    ranks.into_iter().filter_map(|rank| Kind::suited(suit, rank as u8)).collect()
}

/// A straight with a triplet and a pair of its suit, or nine gates: 111 and 999 with all ranks between.
pub(super) fn serpent(rng: &mut Rng) -> Option<Bare> {
    let suit = rng.pick(&Suit::ALL);
    if rng.chance(30) {
        let open = rng.chance(30);
        let body = numbers(suit, [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, rng.pick(&[2, 5, 8])]);
        let ones = MeldSet { kind: MeldKind::Pung, first: body[0] };
        let tiles = body.into_iter().skip(if open { 3 } else { 0 }).collect();
        return Some(Bare { tiles, melds: open.then_some(ones).into_iter().collect() });
    }
    let mut tiles = numbers(suit, 1..=9);
    let own = if rng.chance(35) { Kinds::suit(suit) } else { Kinds::HONORS };
    let own: Vec<Kind> = own.iter().collect();
    let (triplet, pair) = (*rng.pick_from(&own), *rng.pick_from(&own));
    let open = rng.chance(25);
    if !open {
        tiles.extend([triplet; 3]);
    }
    tiles.extend([pair; 2]);
    let melds = open.then_some(MeldSet { kind: MeldKind::Pung, first: triplet }).into_iter().collect();
    Some(Bare { tiles, melds }).filter(Bare::is_real)
}

/// Sets, concealed or melded, and a pair.
fn laid(rng: &mut Rng, sets: &[Choice], pair: Kind) -> Bare {
    let mut bare = Bare { tiles: vec![pair; 2], melds: Vec::new() };
    let open = rng.pick(&[0, 50]);
    for set in sets {
        let kind = if set.chow { MeldKind::Chow } else { MeldKind::Pung };
        match (rng.chance(open), set.chow) {
            (true, _) => bare.melds.push(MeldSet { kind, first: set.first }),
            (false, true) => bare.tiles.extend(set.kinds().iter()),
            (false, false) => bare.tiles.extend([set.first; 3]),
        }
    }
    bare
}

/// 123 and 789 twice and a pair of fives.
pub(super) fn terminal_chows(rng: &mut Rng) -> Option<Bare> {
    use Suit::{Bamboos as B, Characters as C, Dots as D};
    let [one, other, pair] = rng.pick(&[[C, D, B], [D, B, C], [B, C, D], [C, C, C], [D, D, D], [B, B, B]]);
    let sets = [(one, 1), (one, 7), (other, 1), (other, 7)];
    let sets = sets.map(|(suit, rank)| Choice { chow: true, first: Kind::suited(suit, rank).unwrap() });
    Some(laid(rng, &sets, Kind::suited(pair, 5)?))
}

/// Sets of a color of one suit and its dragon.
pub(super) fn jewel(rng: &mut Rng) -> Option<Bare> {
    let (suit, dragon) =
        rng.pick(&[(Suit::Bamboos, Kind::GREEN), (Suit::Dots, Kind::WHITE), (Suit::Bamboos, Kind::RED)]);
    let ranks: &[u8] = if dragon == Kind::RED { &[1, 5, 7, 9] } else { &[2, 2, 3, 4, 6, 8] };
    let mut sets = Vec::new();
    while sets.len() < 4 {
        let first = Kind::suited(suit, *rng.pick_from(ranks))?;
        sets.push(Choice { chow: first.rank() == 2 && rng.chance(50), first });
    }
    Some(laid(rng, &sets, dragon)).filter(Bare::is_real)
}

/// More dragons of a kind than there are tiles, which only jokers make possible.
pub(super) fn joker_dragons(rng: &mut Rng) -> Option<Bare> {
    let mut firsts = vec![Kind::WHITE, Kind::GREEN, Kind::RED];
    firsts.push(*rng.pick_from(&firsts));
    let sets: Vec<Choice> = firsts.into_iter().map(|first| Choice { chow: false, first }).collect();
    let pair = Kind::new(rng.below(31) as u8)?;
    Some(laid(rng, &sets, pair))
}

/// Knitted pairs and threes, a run with all winds, a chow in each suit with all winds, tiles that do not go together.
pub(super) fn irregular(rng: &mut Rng) -> Option<Bare> {
    use Suit::{Bamboos as B, Characters as C, Dots as D};
    let suit = rng.pick(&Suit::ALL);
    let winds = Kinds::WINDS.iter();
    let some = |rng: &mut Rng, n: usize| -> Vec<usize> { (0..n).map(|_| 1 + rng.below(9)).collect() };
    let [one, other] = rng.pick(&[[C, D], [C, B], [D, B]]);
    match rng.below(6) {
        0 => {
            let ranks = some(rng, 7);
            Bare::of(numbers(one, ranks.iter().copied()).into_iter().chain(numbers(other, ranks)))
        }
        1 => {
            let (ranks, more) = (some(rng, 4), 1 + rng.below(9));
            let three = Suit::ALL.into_iter().flat_map(|suit| numbers(suit, ranks.clone()));
            Bare::of(three.chain(numbers(one, [more])).chain(numbers(other, [more])))
        }
        2 => {
            let extra = if rng.chance(50) { Kind::suited(suit, 1)? } else { Kind::honor(1 + rng.below(7) as u8)? };
            Bare::of(numbers(suit, 1..=9).into_iter().chain(winds).chain([extra]))
        }
        3 => {
            let chows = Suit::ALL.map(|_| 1 + rng.below(7)).into_iter().zip(Suit::ALL);
            let chows: Vec<Kind> = chows.flat_map(|(first, suit)| numbers(suit, first..first + 3)).collect();
            Bare::of(chows.into_iter().chain(winds).chain([Kind::honor(1 + rng.below(4) as u8)?]))
        }
        _ => {
            let mut tiles: Vec<Kind> = Kinds::HONORS.iter().collect();
            while tiles.len() > 2 && rng.chance(40) {
                tiles.remove(rng.below(tiles.len()));
            }
            let apart = |tiles: &[Kind], kind: Kind| {
                tiles.iter().all(|held| held.suit() != kind.suit() || held.rank().abs_diff(kind.rank()) > 2)
            };
            for _ in 0..200 {
                let kind = Kind::new(rng.below(27) as u8)?;
                if tiles.len() < 13 && apart(&tiles, kind) {
                    tiles.push(kind);
                }
            }
            tiles.push(*rng.pick_from(&tiles));
            (tiles.len() == 14).then_some(Bare { tiles, melds: Vec::new() })
        }
    }
}

/// The nine tiles of one of the six knitted straights.
fn knitted(rng: &mut Rng) -> Kinds {
    let columns = rng.pick(&[[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]);
    let firsts = Suit::ALL.into_iter().zip(columns).map(|(suit, rank)| Kind::suited(suit, rank).unwrap());
    firsts.fold(Kinds::NONE, |all, first| all.union(Kinds::knitted(first)))
}

pub(super) fn knitted_honors(rng: &mut Rng) -> Option<Bare> {
    let mut numbers: Vec<Kind> = knitted(rng).iter().collect();
    let mut honors: Vec<Kind> = Kinds::HONORS.iter().collect();
    let few = if rng.chance(40) { 7 } else { 5 + rng.below(3) };
    while honors.len() > few {
        honors.remove(rng.below(honors.len()));
    }
    while numbers.len() + honors.len() > 14 {
        numbers.remove(rng.below(numbers.len()));
    }
    numbers.extend(honors);
    Some(Bare { tiles: numbers, melds: Vec::new() })
}

pub(super) fn knitted_straight(rng: &mut Rng) -> Option<Bare> {
    let body = knitted(rng);
    let rest = sets(rng, 1, body)?;
    let mut tiles: Vec<Kind> = body.iter().collect();
    tiles.extend(rest.tiles);
    Some(Bare { tiles, melds: rest.melds })
}

pub(super) fn gates(rng: &mut Rng) -> Option<Bare> {
    let suit = rng.pick(&Suit::ALL);
    let ranks = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 1 + rng.below(9) as u8];
    Some(Bare { tiles: ranks.iter().filter_map(|&rank| Kind::suited(suit, rank)).collect(), melds: Vec::new() })
}

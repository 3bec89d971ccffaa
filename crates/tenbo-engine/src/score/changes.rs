//! Replaces one set of a hand by another, and lists the sets that are worth trying, for [`misses`](super::misses()).

use arrayvec::ArrayVec;

use crate::deal::Hand;
use crate::decompose::{Decomposition, Form, Set};
use crate::patterns::Sets;
use crate::tiles::{Kind, Kinds, MeldKind, MeldSet, Suit};

/// A set that is concealed in the hand.
pub const fn set(form: Form, first: Kind) -> Set {
    Set { form, first, meld: None, won: false }
}

/// The tiles of a set and how many of each.
fn tiles(set: Set) -> impl Iterator<Item = (Kind, u8)> {
    let copies = if matches!(set.form, Form::Chow | Form::Knitted) { 1 } else { set.size() };
    set.kinds().iter().map(move |kind| (kind, copies))
}

/// A set of a decomposition, or its pair.
pub fn at(decomposition: &Decomposition, slot: Sets) -> Option<Set> {
    if slot == Sets::PAIR {
        return decomposition.pair.map(|pair| set(Form::Pair, pair));
    }
    decomposition.sets.get(slot.iter().next()?).copied()
}

/// Every set of a decomposition and its pair, by their slots.
pub fn slots(decomposition: &Decomposition) -> impl Iterator<Item = Sets> + use<> {
    let pair = decomposition.pair.map(|_| Sets::PAIR);
    (0..decomposition.sets.len()).map(Sets::one).chain(pair)
}

/// For two chows of one suit that are one step apart: the tile that goes and the tile that comes. `None` for any other
/// sets.
pub fn shifted(from: Set, to: Set) -> Option<(Kind, Kind)> {
    if from.form != Form::Chow || to.form != Form::Chow || from.first.suit() != to.first.suit() {
        return None;
    }
    match from.first.rank().abs_diff(to.first.rank()) {
        1 => from.kinds().difference(to.kinds()).first().zip(to.kinds().difference(from.kinds()).first()),
        _ => None,
    }
}

/// The hand with nothing claimed: its kongs are concealed, and the tiles of its other melds are in the hand.
pub fn concealed(hand: &Hand) -> Hand {
    let mut hand = hand.clone();
    for meld in hand.melds.iter().filter(|meld| !meld.kind.is_kong()) {
        tiles(Set::declared(*meld)).for_each(|(kind, copies)| hand.tiles.add_many(kind, copies));
    }
    hand.melds.retain(|meld| meld.kind.is_kong());
    hand.melds.iter_mut().for_each(|meld| meld.kind = MeldKind::ConcealedKong);
    hand
}

/// A decomposition with another set, or another pair, at `slot`.
pub fn with(decomposition: &Decomposition, slot: Sets, into: Set) -> Decomposition {
    let mut decomposition = decomposition.clone();
    if slot == Sets::PAIR {
        decomposition.pair = Some(into.first);
    } else if let Some(set) = slot.iter().next().and_then(|index| decomposition.sets.get_mut(index)) {
        *set = into;
    }
    decomposition
}

/// The hand and its decomposition with the set at `slot` replaced by `into`. The new set is melded, and completed by
/// the winning tile, as the old one was; the wait and the winning tile stay what they were. `None` if that takes more
/// than four copies of a tile, makes a chow of a concealed kong, or makes two of seven pairs alike.
pub fn replaced(hand: &Hand, decomposition: &Decomposition, slot: Sets, into: Set) -> Option<(Hand, Decomposition)> {
    let old = at(decomposition, slot)?;
    let mut hand = hand.clone();
    let into = match (old.meld, into.form) {
        (None, _) => Set { won: old.won, ..into },
        (Some(MeldKind::ConcealedKong), Form::Chow) => return None,
        (Some(_), Form::Chow) => Set { meld: Some(MeldKind::Chow), ..into },
        (Some(MeldKind::Chow), _) => Set { meld: Some(MeldKind::Pung), ..into },
        (Some(meld), _) => Set { form: old.form, meld: Some(meld), ..into },
    };
    // Of seven pairs no two are alike.
    if decomposition.sets.iter().any(|set| set.form == Form::Pair && set.first == into.first) {
        return None;
    }
    let mut all = hand.all_tiles();
    tiles(old).for_each(|(kind, copies)| all.take_many(kind, copies));
    tiles(into).for_each(|(kind, copies)| all.add_many(kind, copies));
    if !all.at_least(5).is_empty() {
        return None;
    }
    match into.meld {
        Some(kind) => *hand.melds.get_mut(slot.iter().next()?)? = MeldSet { kind, first: into.first },
        None => {
            tiles(old).for_each(|(kind, copies)| hand.tiles.take_many(kind, copies));
            tiles(into).for_each(|(kind, copies)| hand.tiles.add_many(kind, copies));
        }
    }
    Some((hand, with(decomposition, slot, into)))
}

/// The sets to try at a slot: those that may make the hand one of one suit, simples, terminals, pungs and so on. Sets
/// that are one tile away come first.
pub fn fills(decomposition: &Decomposition, slot: Sets) -> Vec<Set> {
    let mut list = Vec::new();
    let Some(old) = at(decomposition, slot) else { return list };
    let mut add = |new: Set| {
        let alike = |other: &Set| other.form == new.form && other.first == new.first;
        if !alike(&old) && !list.iter().any(alike) {
            list.push(new);
        }
    };
    let others = slots(decomposition).filter(|&other| other != slot).filter_map(|other| at(decomposition, other));
    let others: ArrayVec<Set, 8> = others.collect();
    let main = main_suit(&others);
    if old.form == Form::Pair {
        pair_kinds(main).chain(Kinds::HONORS.iter()).for_each(|kind| add(set(Form::Pair, kind)));
        return list;
    }
    let missing = |kind: &Kind| !others.iter().any(|other| other.first == *kind);
    let suited = |suit, ranks: &'static [u8]| ranks.iter().filter_map(move |&rank| Kind::suited(suit, rank));
    let green = if main == Suit::Bamboos { Kind::suited(main, 2) } else { None };
    let no_suit = Suit::ALL.into_iter().find(|&suit| others.iter().all(|other| other.first.suit() != Some(suit)));
    let fourth = no_suit.and_then(|suit| Kind::suited(suit, 4));
    let chows = suited(main, &[1, 4, 7]).chain(green).chain(fourth);
    let pungs = suited(main, &[1, 5, 9, 2, 8, 3, 7])
        .chain(Kinds::WINDS.iter().find(missing))
        .chain(Kinds::DRAGONS.iter().find(missing));
    shifts(old).for_each(&mut add);
    chows.for_each(|first| add(set(Form::Chow, first)));
    pungs.for_each(|first| add(set(Form::Pung, first)));
    list
}

/// The pairs to try, one or more of each sort: simples, the five and terminals of the main suit, a wind and a dragon.
pub fn pairs_to_try(decomposition: &Decomposition) -> impl Iterator<Item = Kind> {
    pair_kinds(main_suit(&decomposition.sets)).chain([Kind::EAST, Kind::WHITE])
}

fn pair_kinds(main: Suit) -> impl Iterator<Item = Kind> {
    [2, 5, 8, 1, 9].into_iter().filter_map(move |rank| Kind::suited(main, rank))
}

/// Replacements, each as a slot and the set to put there, that may form a pattern with other sets: sets that continue what
/// two others begin, and chows shifted by one so that they have the numbers of another chow.
pub fn joins(decomposition: &Decomposition) -> Vec<(Sets, Set)> {
    let mut list = Vec::new();
    let sets = &decomposition.sets;
    for (i, &a) in sets.iter().enumerate() {
        for shift in shifts(a) {
            let like = |other: &Set| other.form == Form::Chow && other.first.rank() == shift.first.rank();
            if sets.iter().any(like) {
                list.push((Sets::one(i), shift));
            }
        }
        for (j, &b) in sets.iter().enumerate().skip(i + 1) {
            let rest = || sets.iter().enumerate().filter(|&(index, _)| index != i && index != j);
            for third in thirds(a, b) {
                let there = |other: &Set| other.first == third.first && other.is_triplet() == third.is_triplet();
                if rest().any(|(_, other)| there(other)) {
                    continue;
                }
                let nearest = rest().find(|(_, other)| shifted(**other, third).is_some()).or(rest().next_back());
                list.extend(nearest.map(|(index, _)| (Sets::one(index), third)));
            }
        }
    }
    list
}

/// The chows one step below and above a chow.
fn shifts(old: Set) -> impl Iterator<Item = Set> {
    let down = old.first.rank().checked_sub(1).zip(old.first.suit());
    let down = down.and_then(|(rank, suit)| Kind::suited(suit, rank));
    let firsts = [down, old.first.higher(1)].into_iter().flatten().filter(move |_| old.form == Form::Chow);
    firsts.filter(|first| first.starts_chow()).map(|first| set(Form::Chow, first))
}

/// The suit of most of these sets.
fn main_suit(sets: &[Set]) -> Suit {
    let number = |suit: &Suit| sets.iter().filter(|set| set.first.suit() == Some(*suit)).count();
    // Reversed, so that of equal suits the first is taken: `max_by_key` takes the last.
    Suit::ALL.into_iter().rev().max_by_key(number).unwrap_or(Suit::Characters)
}

/// The sets that continue what two sets of the same form begin: the same set again, or the next in steps of one, two or
/// three; in the third suit if the two are of different suits; the third dragon; another wind. For 123m and 345m: 567m
/// and, between them, 234m; for 123m and 234p: 345s.
fn thirds(a: Set, b: Set) -> ArrayVec<Set, 3> {
    if a.is_triplet() != b.is_triplet() {
        return ArrayVec::new();
    }
    let form = if a.is_triplet() { Form::Pung } else { Form::Chow };
    let (Some(own), Some(other)) = (a.first.suit(), b.first.suit()) else {
        let both = a.kinds().union(b.kinds());
        let group = [Kinds::DRAGONS, Kinds::WINDS].into_iter().find(|group| both.is_subset(*group));
        let others = group.unwrap_or(Kinds::NONE).difference(both);
        return others.iter().map(|kind| set(form, kind)).collect();
    };
    let continues = |suit: &Suit| if own == other { *suit == own } else { *suit != own && *suit != other };
    let (low, high) = (a.first.rank().min(b.first.rank()), a.first.rank().max(b.first.rank()));
    let ranks = match high - low {
        0 => [Some(low), None, None],
        step @ (1 | 3) => [low.checked_sub(step), None, Some(high + step)],
        step @ (2 | 6) => [low.checked_sub(step), Some(low + step / 2), Some(high + step)],
        _ => [None; 3],
    };
    let Some(suit) = Suit::ALL.into_iter().find(continues) else { return ArrayVec::new() };
    let firsts = ranks.into_iter().flatten().filter_map(|rank| Kind::suited(suit, rank));
    firsts.filter(|first| form == Form::Pung || first.starts_chow()).map(|first| set(form, first)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decompose::{Completed, Shape, WaitShape};

    /// Each replacement is scored, so their number is the cost of a hand's misses.
    #[test]
    fn few_replacements_are_tried() {
        let suited = || Suit::ALL.into_iter().flat_map(|suit| (1..=7).filter_map(move |rank| Kind::suited(suit, rank)));
        let (mut filled, mut joined) = (0, 0);
        for form in [Form::Chow, Form::Pung, Form::Pair] {
            for step in 1..=20 {
                for start in 0..21 {
                    let firsts = suited().cycle().skip(start).step_by(step).take(7);
                    let decomposition = Decomposition {
                        shape: Shape::Standard,
                        sets: firsts.map(|first| set(form, first)).collect(),
                        pair: Some(Kind::EAST),
                        completed: Completed::Pair,
                        wait: WaitShape::Pair,
                        loose: ArrayVec::new(),
                    };
                    let tried = slots(&decomposition).map(|slot| fills(&decomposition, slot).len());
                    filled = tried.fold(filled, usize::max);
                    joined = joins(&decomposition).len().max(joined);
                }
            }
        }
        assert_eq!((filled, joined), (16, 30));
    }
}

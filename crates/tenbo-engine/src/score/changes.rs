//! A hand with one of its sets replaced by another, and which sets are worth trying.

use arrayvec::ArrayVec;

use crate::bounded::PushBounded;
use crate::deal::Hand;
use crate::decompose::{Completed, Decomposition, Form, Set, WaitShape, wait_of};
use crate::patterns::Sets;
use crate::tiles::{Kind, Kinds, MeldKind, MeldSet, Suit};

/// Sets that may take the place of one.
pub type Candidates = ArrayVec<Set, 24>;

/// A set that is concealed in the hand.
const fn set(form: Form, first: Kind) -> Set {
    Set { form, first, meld: None, won: false }
}

/// The tiles of a set and how many of each.
fn tiles(set: Set) -> impl Iterator<Item = (Kind, u8)> {
    let copies = if matches!(set.form, Form::Chow | Form::Knitted) { 1 } else { set.size() };
    set.kinds().iter().map(move |kind| (kind, copies))
}

/// A set of a decomposition, or its pair.
pub fn at(decomposition: &Decomposition, place: Sets) -> Option<Set> {
    if place == Sets::PAIR {
        return decomposition.pair.map(|pair| set(Form::Pair, pair));
    }
    decomposition.sets.get(place.iter().next()?).copied()
}

/// Every set of a decomposition and its pair, by their places.
pub fn places(decomposition: &Decomposition) -> impl Iterator<Item = Sets> + use<> {
    let pair = decomposition.pair.map(|_| Sets::PAIR);
    (0..decomposition.sets.len()).map(Sets::one).chain(pair)
}

/// The chow that has one tile otherwise, one step up or down: the tile that goes and the tile that comes.
pub fn shifted(from: Set, to: Set) -> Option<(Kind, Kind)> {
    if from.form != Form::Chow || to.form != Form::Chow || from.first.suit() != to.first.suit() {
        return None;
    }
    match from.first.rank().abs_diff(to.first.rank()) {
        1 => from.kinds().difference(to.kinds()).first().zip(to.kinds().difference(from.kinds()).first()),
        _ => None,
    }
}

/// The hand and its decomposition with another set at a place, declared and completed like the one before; nothing if there
/// are not enough tiles, or if a set like that cannot be declared so.
pub fn replaced(hand: &Hand, decomposition: &Decomposition, place: Sets, into: Set) -> Option<(Hand, Decomposition)> {
    let old = at(decomposition, place)?;
    let (mut hand, mut decomposition) = (hand.clone(), decomposition.clone());
    let into = match (old.meld, into.form) {
        (None, _) => Set { won: old.won, ..into },
        (Some(MeldKind::ConcealedKong), Form::Chow) => return None,
        (Some(_), Form::Chow) => Set { meld: Some(MeldKind::Chow), ..into },
        (Some(MeldKind::Chow), _) => Set { meld: Some(MeldKind::Pung), ..into },
        (Some(meld), _) => Set { form: old.form, meld: Some(meld), ..into },
    };
    // Of seven pairs no two are alike.
    if old.form == Form::Pair && decomposition.sets.iter().any(|set| set.form == Form::Pair && set.first == into.first)
    {
        return None;
    }
    let mut all = hand.all_tiles();
    tiles(old).for_each(|(kind, copies)| all.take_many(kind, copies));
    tiles(into).for_each(|(kind, copies)| all.add_many(kind, copies));
    if !all.at_least(5).is_empty() {
        return None;
    }
    match into.meld {
        Some(kind) => *hand.melds.get_mut(place.iter().next()?)? = MeldSet { kind, first: into.first },
        None => {
            tiles(old).for_each(|(kind, copies)| hand.tiles.take_many(kind, copies));
            tiles(into).for_each(|(kind, copies)| hand.tiles.add_many(kind, copies));
        }
    }
    let completed = if place == Sets::PAIR {
        decomposition.pair = Some(into.first);
        decomposition.completed == Completed::Pair
    } else {
        let index = place.iter().next()?;
        *decomposition.sets.get_mut(index)? = into;
        decomposition.completed == Completed::Set(index as u8)
    };
    if completed {
        let win = winning(old, into, hand.win?);
        decomposition.wait = if into.form == Form::Pair { WaitShape::Pair } else { wait_of(into, win) };
        hand.win = Some(win);
    }
    Some((hand, decomposition))
}

/// The tile that completes the new set: in the same place as before, otherwise at an end, with the better wait.
fn winning(old: Set, into: Set, win: Kind) -> Kind {
    if into.form != Form::Chow {
        return into.first;
    }
    let step = match old.form {
        Form::Chow => win.rank().saturating_sub(old.first.rank()),
        _ if into.first.rank() == 7 => 2,
        _ => 0,
    };
    into.first.up(step).unwrap_or(into.first)
}

/// The sets that a hand of one suit, of simples, of terminals, of pungs and so on may have in a place, those that are one tile
/// away first.
pub fn fills(decomposition: &Decomposition, place: Sets) -> Candidates {
    let mut list = Candidates::new();
    let Some(old) = at(decomposition, place) else { return list };
    let others = || places(decomposition).filter(|&other| other != place).filter_map(|other| at(decomposition, other));
    let main = main_suit(others());
    if old.form == Form::Pair {
        for kind in pair_kinds(main).chain((1..=7).filter_map(Kind::honor)) {
            add(&mut list, old, set(Form::Pair, kind));
        }
        return list;
    }
    shifts(old).for_each(|shift| add(&mut list, old, shift));
    let held = |kind: &Kind| others().any(|other| other.first == *kind);
    let chow = |first: Kind| set(Form::Chow, first);
    let chows = [1, 4, 7].into_iter().filter_map(|rank| Kind::suited(main, rank)).map(chow);
    let green = Kind::suited(Suit::Bamboos, 2).filter(|_| main == Suit::Bamboos).map(chow);
    let lacking = Suit::ALL.into_iter().find(|&suit| others().all(|other| other.first.suit() != Some(suit)));
    let lacking = lacking.and_then(|suit| Kind::suited(suit, 4)).map(chow);
    let wind = (1..=4).filter_map(Kind::honor).find(|kind| !held(kind));
    let dragon = (5..=7).filter_map(Kind::honor).find(|kind| !held(kind));
    let suited = [1, 5, 9, 2, 8, 3, 7].into_iter().filter_map(|rank| Kind::suited(main, rank));
    let pungs = suited.chain(wind).chain(dragon).map(|first| set(Form::Pung, first));
    for candidate in chows.chain(green).chain(lacking).chain(pungs) {
        add(&mut list, old, candidate);
    }
    list
}

/// A pair of each sort: a simple, a five, a terminal, a wind and a dragon.
pub fn pairs_to_try(decomposition: &Decomposition) -> impl Iterator<Item = Kind> {
    let main = main_suit(decomposition.sets.iter().copied());
    pair_kinds(main).chain([1, 2, 3, 5].into_iter().filter_map(Kind::honor))
}

fn pair_kinds(main: Suit) -> impl Iterator<Item = Kind> {
    [2, 5, 8, 1, 9].into_iter().filter_map(move |rank| Kind::suited(main, rank))
}

/// Places with sets that may join others there: those that continue what two others begin, and chows one tile away that are
/// like another.
pub fn joins(decomposition: &Decomposition) -> ArrayVec<(Sets, Set), 96> {
    let mut list = ArrayVec::new();
    let sets = &decomposition.sets;
    for (i, &a) in sets.iter().enumerate() {
        for shift in shifts(a) {
            let like = |other: &Set| other.form == Form::Chow && other.first.rank() == shift.first.rank();
            if sets.iter().enumerate().any(|(j, other)| i != j && like(other)) {
                list.push_bounded((Sets::one(i), shift));
            }
        }
        for (j, &b) in sets.iter().enumerate().skip(i + 1) {
            thirds(a, b, &mut |third| {
                let there = |other: &Set| other.first == third.first && other.is_triplet() == third.is_triplet();
                let rest = || sets.iter().enumerate().filter(|&(place, _)| place != i && place != j);
                if rest().any(|(_, other)| there(other)) {
                    return;
                }
                let nearest = rest().find(|(_, other)| shifted(**other, third).is_some()).or(rest().next_back());
                if let Some((place, _)) = nearest {
                    list.push_bounded((Sets::one(place), third));
                }
            });
        }
    }
    list
}

/// The chows one step below and above a chow.
fn shifts(old: Set) -> impl Iterator<Item = Set> {
    let down = old.first.rank().checked_sub(1).zip(old.first.suit());
    let down = down.and_then(|(rank, suit)| Kind::suited(suit, rank));
    let firsts = [down, old.first.up(1)].into_iter().flatten().filter(move |_| old.form == Form::Chow);
    firsts.filter(|first| first.starts_chow()).map(|first| set(Form::Chow, first))
}

fn add(list: &mut Candidates, old: Set, candidate: Set) {
    let alike = |other: &Set| other.form == candidate.form && other.first == candidate.first;
    // A kong is a pung for what takes its place.
    let same =
        old.first == candidate.first && (old.form == candidate.form || old.is_triplet() && candidate.is_triplet());
    if !same && !list.iter().any(alike) {
        list.push_bounded(candidate);
    }
}

/// The suit of most of these sets.
fn main_suit(others: impl Iterator<Item = Set>) -> Suit {
    let mut counts = [(0, Suit::Characters), (0, Suit::Dots), (0, Suit::Bamboos)];
    for other in others {
        for (count, suit) in &mut counts {
            *count += usize::from(other.first.suit() == Some(*suit));
        }
    }
    let [first, rest @ ..] = counts;
    rest.into_iter().fold(first, |most, next| if next.0 > most.0 { next } else { most }).1
}

/// The sets that continue what two sets of the same form begin: the same again, the next in steps of one, two or three, the
/// same or the next in the third suit, the third dragon, another wind.
fn thirds(a: Set, b: Set, each: &mut impl FnMut(Set)) {
    if a.is_triplet() != b.is_triplet() || (a.form == Form::Chow) != (b.form == Form::Chow) {
        return;
    }
    let form = if a.is_triplet() { Form::Pung } else { Form::Chow };
    let (Some(own), Some(other)) = (a.first.suit(), b.first.suit()) else {
        let group = if a.first.is_dragon() { Kinds::DRAGONS } else { Kinds::WINDS };
        if group.contains(a.first) && group.contains(b.first) {
            group.iter().filter(|&kind| kind != a.first && kind != b.first).for_each(|kind| each(set(form, kind)));
        }
        return;
    };
    let suit = if own == other {
        own
    } else {
        let third = Suit::ALL.into_iter().find(|&suit| suit != own && suit != other);
        let Some(third) = third else { return };
        third
    };
    let (low, high) = (a.first.rank().min(b.first.rank()), a.first.rank().max(b.first.rank()));
    let mut of_rank = |rank: Option<u8>| {
        let first = rank.and_then(|rank| Kind::suited(suit, rank));
        if let Some(first) = first.filter(|first| form == Form::Pung || first.starts_chow()) {
            each(set(form, first));
        }
    };
    match high - low {
        0 => of_rank(Some(low)),
        step @ (1..=3 | 6) => {
            of_rank(low.checked_sub(step));
            if step % 2 == 0 {
                of_rank(Some(low + step / 2));
            }
            of_rank(Some(high + step));
        }
        _ => {}
    }
}

//! Patterns of chows. Each reports every combination of sets; which of them count is the rulebook's affair.

use super::entry::Found;
use crate::engine::reading::{Form, Set};
use crate::engine::tile::{Kind, Suit};
use crate::engine::view::{Sets, View};

fn chows<'a>(v: &'a View) -> impl Iterator<Item = (usize, Set)> + Clone + 'a {
    v.reading.sets.iter().copied().enumerate().filter(|(_, set)| set.form == Form::Chow)
}

/// Every pair of chows that fits, the lower place first.
fn pairs(v: &View, found: &mut Found, fits: impl Fn(Kind, Kind) -> bool) {
    if v.chows < 2 {
        return;
    }
    for (i, a) in chows(v) {
        for (j, b) in chows(v).filter(|&(j, _)| j > i) {
            if fits(a.first, b.first) || fits(b.first, a.first) {
                found.sets(Sets::one(i).and(Sets::one(j)));
            }
        }
    }
}

/// Every three chows that fit in some order.
fn triples(v: &View, found: &mut Found, fits: impl Fn([Kind; 3]) -> bool) {
    if v.chows < 3 {
        return;
    }
    for (i, a) in chows(v) {
        for (j, b) in chows(v).filter(|&(j, _)| j > i) {
            for (k, c) in chows(v).filter(|&(k, _)| k > j) {
                let mut firsts = [a.first, b.first, c.first];
                crate::engine::order::sort_by_key(&mut firsts, |kind| (kind.rank(), kind.index()));
                if fits(firsts) {
                    found.sets(Sets::one(i).and(Sets::one(j)).and(Sets::one(k)));
                }
            }
        }
    }
}

/// Two disjoint pairs of chows; reported once a way to pair four chows.
fn twice(v: &View, found: &mut Found, fits: impl Fn(Kind, Kind) -> bool) {
    if v.chows < 4 {
        return;
    }
    let list: arrayvec::ArrayVec<(usize, Kind), 7> = chows(v).map(|(i, set)| (i, set.first)).collect();
    let both = |a: Kind, b: Kind| fits(a, b) || fits(b, a);
    if let [a, b, c, d] = list.as_slice()
        && [(a, b, c, d), (a, c, b, d), (a, d, b, c)].iter().any(|(p, q, r, s)| both(p.1, q.1) && both(r.1, s.1))
    {
        found.sets(list.iter().fold(Sets::NONE, |sets, &(i, _)| sets.and(Sets::one(i))));
    }
}

fn same_rank(a: Kind, b: Kind) -> bool {
    a.rank() == b.rank() && a.suit() != b.suit()
}

pub(super) fn two_identical(v: &View, found: &mut Found) {
    pairs(v, found, |a, b| a == b);
}

pub(super) fn two_identical_twice(v: &View, found: &mut Found) {
    twice(v, found, |a, b| a == b);
}

pub(super) fn three_identical(v: &View, found: &mut Found) {
    triples(v, found, |[a, b, c]| a == b && b == c);
}

pub(super) fn same_chow_2_suits(v: &View, found: &mut Found) {
    pairs(v, found, same_rank);
}

pub(super) fn same_chow_2_suits_twice(v: &View, found: &mut Found) {
    twice(v, found, same_rank);
}

pub(super) fn same_chow_all_suits(v: &View, found: &mut Found) {
    triples(v, found, |[a, b, c]| same_rank(a, b) && same_rank(b, c) && a.suit() != c.suit());
}

pub(super) fn run_of_six(v: &View, found: &mut Found) {
    pairs(v, found, |a, b| a.up(3) == Some(b));
}

pub(super) fn one_two_three_seven_eight_nine(v: &View, found: &mut Found) {
    pairs(v, found, |a, b| a.rank() == 1 && a.up(6) == Some(b));
}

pub(super) fn step3_three(v: &View, found: &mut Found) {
    let runs = |suit| v.chow_firsts.ranks(suit) & 0b1_001_001 == 0b1_001_001;
    if v.chows >= 3 && Suit::ALL.into_iter().any(runs) {
        triples(v, found, |[a, b, c]| a.rank() == 1 && a.up(3) == Some(b) && b.up(3) == Some(c));
    }
}

pub(super) fn three_suits_step3(v: &View, found: &mut Found) {
    triples(v, found, |[a, b, c]| {
        [a.rank(), b.rank(), c.rank()] == [1, 4, 7]
            && a.suit() != b.suit()
            && b.suit() != c.suit()
            && a.suit() != c.suit()
    });
}

pub(super) fn four_chows(v: &View, found: &mut Found) {
    if v.chows >= 4 {
        found.sets(v.sets(|set| set.form == Form::Chow));
    }
}

pub(super) fn four_identical(v: &View, found: &mut Found) {
    quadruple(v, found, |[a, b, c, d]| a == b && b == c && c == d);
}

/// Four chows that fit in their order.
fn quadruple(v: &View, found: &mut Found, fits: impl Fn([Kind; 4]) -> bool) {
    if v.chows < 4 {
        return;
    }
    let mut list: arrayvec::ArrayVec<(usize, Kind), 7> = chows(v).map(|(i, set)| (i, set.first)).collect();
    crate::engine::order::sort_by_key(&mut list, |&(_, first)| first.index());
    if let &[a, b, c, d] = list.as_slice()
        && fits([a.1, b.1, c.1, d.1])
    {
        found.sets([a, b, c, d].iter().fold(Sets::NONE, |sets, &(i, _)| sets.and(Sets::one(i))));
    }
}

fn shifted_three(v: &View, found: &mut Found, step: u8) {
    triples(v, found, |[a, b, c]| a.up(step) == Some(b) && b.up(step) == Some(c));
}

fn shifted_four(v: &View, found: &mut Found, step: u8) {
    quadruple(v, found, |[a, b, c, d]| a.up(step) == Some(b) && b.up(step) == Some(c) && c.up(step) == Some(d));
}

pub(super) fn step1_three(v: &View, found: &mut Found) {
    shifted_three(v, found, 1);
}

pub(super) fn step1_four(v: &View, found: &mut Found) {
    shifted_four(v, found, 1);
}

pub(super) fn step2_three(v: &View, found: &mut Found) {
    shifted_three(v, found, 2);
}

pub(super) fn step2_four(v: &View, found: &mut Found) {
    shifted_four(v, found, 2);
}

pub(super) fn three_suits_step1(v: &View, found: &mut Found) {
    triples(v, found, |[a, b, c]| {
        a.rank() + 1 == b.rank()
            && b.rank() + 1 == c.rank()
            && a.suit() != b.suit()
            && b.suit() != c.suit()
            && a.suit() != c.suit()
    });
}

/// 123 and 789 twice and a pair of fives, as the suits of the chows and of the pair have it.
fn terminal_chows(v: &View, found: &mut Found, fits: impl Fn([Suit; 4], Suit) -> bool) {
    let Some(pair) = v.reading.pair.filter(|pair| pair.rank() == 5) else { return };
    let mut list: arrayvec::ArrayVec<Kind, 7> = chows(v).map(|(_, set)| set.first).collect();
    crate::engine::order::sort_by_key(&mut list, |first| (first.rank(), first.index()));
    let suits = |kind: Kind| kind.suit();
    if let &[a, b, c, d] = list.as_slice()
        && [a.rank(), b.rank(), c.rank(), d.rank()] == [1, 1, 7, 7]
        && let (Some(a), Some(b), Some(c), Some(d), Some(pair)) = (suits(a), suits(b), suits(c), suits(d), suits(pair))
        && fits([a, b, c, d], pair)
    {
        found.sets(v.all_sets());
    }
}

pub(super) fn pure_terminal_chows(v: &View, found: &mut Found) {
    terminal_chows(v, found, |suits, pair| suits == [pair; 4]);
}

pub(super) fn three_suited_terminal_chows(v: &View, found: &mut Found) {
    terminal_chows(v, found, |[a, b, c, d], pair| a == c && b == d && a != b && a != pair && b != pair);
}

//! Patterns of chows. Each reports every combination of sets; which of them count is the rulebook's affair.

use arrayvec::ArrayVec;

use super::entry::Found;
use crate::engine::order::sort_by_key;
use crate::engine::reading::Form;
use crate::engine::tile::{Kind, Suit};
use crate::engine::view::{Sets, View};

/// The chows with their places.
type Chows = ArrayVec<(usize, Kind), 7>;

fn chows(v: &View) -> Chows {
    let mut chows = Chows::new();
    for (i, set) in v.reading.sets.iter().enumerate() {
        if set.form == Form::Chow {
            chows.push((i, set.first));
        }
    }
    chows
}

/// Every pair of chows that fits, the lower place first.
fn pairs(v: &View, found: &mut Found, fits: impl Fn(Kind, Kind) -> bool) {
    if v.chows < 2 {
        return;
    }
    let chows = chows(v);
    let mut from = chows.as_slice();
    while let &[(i, a), ref later @ ..] = from {
        for &(j, b) in later {
            if fits(a, b) || fits(b, a) {
                found.sets(Sets::one(i).and(Sets::one(j)));
            }
        }
        from = later;
    }
}

/// Every three chows that fit in some order.
fn triples(v: &View, found: &mut Found, fits: impl Fn([Kind; 3]) -> bool) {
    if v.chows < 3 {
        return;
    }
    let chows = chows(v);
    let mut from = chows.as_slice();
    while let &[(i, a), ref second @ ..] = from {
        from = second;
        let mut between = second;
        while let &[(j, b), ref third @ ..] = between {
            between = third;
            for &(k, c) in third {
                let mut firsts = [a, b, c];
                sort_by_key(&mut firsts, |kind| (kind.rank(), kind.index()));
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
    let list = chows(v);
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

/// Whether any two chows are alike.
fn any_alike(v: &View) -> bool {
    v.chow_firsts.len() < u32::from(v.chows)
}

pub(super) fn two_identical(v: &View, found: &mut Found) {
    if any_alike(v) {
        pairs(v, found, |a, b| a == b);
    }
}

pub(super) fn two_identical_twice(v: &View, found: &mut Found) {
    twice(v, found, |a, b| a == b);
}

pub(super) fn three_identical(v: &View, found: &mut Found) {
    if any_alike(v) {
        triples(v, found, |[a, b, c]| a == b && b == c);
    }
}

pub(super) fn same_chow_2_suits(v: &View, found: &mut Found) {
    pairs(v, found, same_rank);
}

pub(super) fn same_chow_2_suits_twice(v: &View, found: &mut Found) {
    twice(v, found, same_rank);
}

pub(super) fn same_chow_all_suits(v: &View, found: &mut Found) {
    let [m, p, s] = v.chow_firsts.by_suit();
    if m & p & s != 0 {
        triples(v, found, |[a, b, c]| same_rank(a, b) && same_rank(b, c) && a.suit() != c.suit());
    }
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
    let mut list = chows(v);
    sort_by_key(&mut list, |&(_, first)| first.index());
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
    let mut list: ArrayVec<Kind, 7> = chows(v).into_iter().map(|(_, first)| first).collect();
    sort_by_key(&mut list, |first| (first.rank(), first.index()));
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

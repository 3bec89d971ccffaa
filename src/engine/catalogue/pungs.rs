//! Patterns of pungs and kongs, single valuable sets among them. A triplet is a pung or a kong.

use super::entry::{Found, Near};
use crate::engine::meld::MeldKind;
use crate::engine::reading::{Form, Set};
use crate::engine::tile::{Kind, Kinds, Suit};
use crate::engine::view::{Sets, View};

fn triplets_of(v: &View, kinds: Kinds) -> Sets {
    v.sets(|set| set.is_triplet() && kinds.has(set.first))
}

fn each_triplet(v: &View, found: &mut Found, kinds: Kinds) {
    if !v.triplets.and(kinds).is_empty() {
        for i in triplets_of(v, kinds).iter() {
            found.sets(Sets::one(i));
        }
    }
}

pub(super) fn basic_pung_simples(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::SIMPLES);
}

pub(super) fn pung_dragon(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::DRAGONS);
}

pub(super) fn pung_own_wind(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::one(v.hand.seat.wind()));
}

pub(super) fn pung_round_wind(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::one(v.hand.round.wind()));
}

/// Every two triplets that fit, the lower kind first.
fn pairs(v: &View, found: &mut Found, fits: impl Fn(Kind, Kind) -> bool) {
    if v.triplet_count < 2 {
        return;
    }
    let sets = &v.reading.sets;
    for (i, a) in sets.iter().enumerate().filter(|(_, set)| set.is_triplet()) {
        for (j, b) in sets.iter().enumerate().skip(i + 1).filter(|(_, set)| set.is_triplet()) {
            if fits(a.first.min(b.first), a.first.max(b.first)) {
                found.sets(Sets::one(i).and(Sets::one(j)));
            }
        }
    }
}

pub(super) fn old_and_young(v: &View, found: &mut Found) {
    pairs(v, found, |low, high| low.rank() == 1 && low.up(8) == Some(high));
}

pub(super) fn seq2(v: &View, found: &mut Found) {
    pairs(v, found, |low, high| low.up(1) == Some(high));
}

pub(super) fn seq2_pair(v: &View, found: &mut Found) {
    let own = v.reading.pair.map(|pair| (pair, Sets::PAIR));
    let further = v.reading.sets.iter().enumerate().filter(|(_, set)| set.form == Form::Pair);
    for (pair, place) in own.into_iter().chain(further.map(|(i, set)| (set.first, Sets::one(i)))) {
        let before = found.list.len();
        pairs(v, found, |low, high| low.up(1) == Some(high) && (high.up(1) == Some(pair) || pair.up(1) == Some(low)));
        for occurrence in found.list.iter_mut().skip(before) {
            occurrence.sets = occurrence.sets.and(place);
        }
    }
}

pub(super) fn same_number_3(v: &View, found: &mut Found) {
    let [m, p, s] = v.triplets.by_suit();
    let ranks = m & p & s;
    if ranks != 0 {
        found.sets(v.sets(|set| set.is_triplet() && !set.first.is_honor() && ranks >> (set.first.rank() - 1) & 1 == 1));
    }
}

pub(super) fn same_number_2(v: &View, found: &mut Found) {
    pairs(v, found, |a, b| a.suit().is_some() && b.suit().is_some() && a != b && a.rank() == b.rank());
}

/// Triplets of one suit in sequence: each run of `n`.
fn sequence(v: &View, found: &mut Found, n: u8) {
    if v.triplet_count < n {
        return;
    }
    for suit in Suit::ALL {
        let ranks = v.triplets.ranks(suit);
        for low in 1..=10 - n {
            let run = ((1 << n) - 1) << (low - 1);
            if ranks & run == run {
                found.sets(v.sets(|set| {
                    set.is_triplet() && set.first.suit() == Some(suit) && run >> (set.first.rank() - 1) & 1 == 1
                }));
            }
        }
    }
}

pub(super) fn seq3(v: &View, found: &mut Found) {
    sequence(v, found, 3);
}

pub(super) fn seq4(v: &View, found: &mut Found) {
    sequence(v, found, 4);
}

/// Three triplets in sequence, one of each suit.
pub(super) fn mixed_shifted_3(v: &View, found: &mut Found) {
    if v.triplet_count < 3 {
        return;
    }
    let [m, p, s] = Suit::ALL;
    for suits in [[m, p, s], [m, s, p], [p, m, s], [p, s, m], [s, m, p], [s, p, m]] {
        let [a, b, c] = suits.map(|suit| v.triplets.ranks(suit));
        let lows = a & b >> 1 & c >> 2;
        for low in (1..=7u8).filter(|low| lows >> (low - 1) & 1 == 1) {
            let wanted = [0, 1, 2].map(|step| (low + step, suits.get(usize::from(step)).copied()));
            found.sets(v.sets(|set| set.is_triplet() && wanted.contains(&(set.first.rank(), set.first.suit()))));
        }
    }
}

pub(super) fn pung_terminal_honor(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::MAJORS);
}

/// Triplets and a pair of even numbers.
pub(super) fn all_even(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.chows == 0 && v.kinds.within(Kinds::of_ranks(0b010_101_010)));
}

/// Triplets of a few kinds, with or without a pair of another of them.
fn family(v: &View, found: &mut Found, kinds: Kinds, count: u32, with_pair: bool) {
    if v.triplets.and(kinds).len() != count || with_pair && v.pairs.and(kinds).is_empty() {
        return;
    }
    let pair = if with_pair { Sets::PAIR } else { Sets::NONE };
    found.sets(triplets_of(v, kinds).and(pair));
}

pub(super) fn two_dragons(v: &View, found: &mut Found) {
    pairs(v, found, |a, b| a.is_dragon() && b.is_dragon());
}

pub(super) fn little_three_dragons(v: &View, found: &mut Found) {
    family(v, found, Kinds::DRAGONS, 2, true);
}

pub(super) fn big_three_dragons(v: &View, found: &mut Found) {
    family(v, found, Kinds::DRAGONS, 3, false);
}

pub(super) fn big_three_winds(v: &View, found: &mut Found) {
    if v.triplets.and(Kinds::WINDS).len() >= 3 {
        found.sets(triplets_of(v, Kinds::WINDS));
    }
}

pub(super) fn little_four_winds(v: &View, found: &mut Found) {
    family(v, found, Kinds::WINDS, 3, true);
}

pub(super) fn big_four_winds(v: &View, found: &mut Found) {
    family(v, found, Kinds::WINDS, 4, false);
}

/// `n` concealed triplets. Where there are triplets enough and some are open, that is worth saying.
fn concealed(v: &View, found: &mut Found, n: u8) {
    if v.concealed_triplets >= n {
        found.sets(v.sets(|set| set.is_triplet() && v.stands_concealed(set)));
    } else if v.triplet_count >= n {
        found.near(v.sets(Set::is_triplet), Near::NotConcealed);
    }
}

pub(super) fn conc2(v: &View, found: &mut Found) {
    concealed(v, found, 2);
}

pub(super) fn conc3(v: &View, found: &mut Found) {
    concealed(v, found, 3);
}

pub(super) fn conc4(v: &View, found: &mut Found) {
    concealed(v, found, 4);
}

pub(super) fn conc4_pair_wait(v: &View, found: &mut Found) {
    if v.concealed_triplets >= 4 && v.reading.completed == crate::engine::reading::Completed::Pair {
        found.sets(v.all_sets());
    }
}

pub(super) fn trip4_conc3(v: &View, found: &mut Found) {
    if v.triplet_count >= 4 && v.concealed_triplets >= 3 {
        found.sets(v.sets(Set::is_triplet));
    }
}

fn kongs(v: &View, found: &mut Found, n: u8) {
    if v.kongs >= n {
        found.sets(v.sets(|set| set.form == Form::Kong));
    }
}

pub(super) fn kong1(v: &View, found: &mut Found) {
    kongs(v, found, 1);
}

pub(super) fn kong2(v: &View, found: &mut Found) {
    kongs(v, found, 2);
}

pub(super) fn kong3(v: &View, found: &mut Found) {
    kongs(v, found, 3);
}

pub(super) fn kong4(v: &View, found: &mut Found) {
    kongs(v, found, 4);
}

fn is_concealed_kong(set: Set) -> bool {
    set.meld == Some(MeldKind::ConcealedKong)
}

fn is_melded_kong(set: Set) -> bool {
    set.form == Form::Kong && !is_concealed_kong(set)
}

fn each_kong(v: &View, found: &mut Found, fits: impl FnMut(Set) -> bool) {
    if v.kongs > 0 {
        for i in v.sets(fits).iter() {
            found.sets(Sets::one(i));
        }
    }
}

pub(super) fn concealed_kong(v: &View, found: &mut Found) {
    each_kong(v, found, is_concealed_kong);
}

pub(super) fn melded_kong(v: &View, found: &mut Found) {
    each_kong(v, found, is_melded_kong);
}

/// At least so many concealed and melded kongs.
fn kinds_of_kongs(v: &View, found: &mut Found, concealed: usize, melded: usize) {
    if v.kongs >= 2 {
        let (c, m) = (v.sets(is_concealed_kong), v.sets(is_melded_kong));
        if c.iter().count() >= concealed && m.iter().count() >= melded {
            let sets = if concealed == 0 {
                m
            } else if melded == 0 {
                c
            } else {
                c.and(m)
            };
            found.sets(sets);
        }
    }
}

pub(super) fn two_concealed_kongs(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 2, 0);
}

pub(super) fn two_melded_kongs(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 0, 2);
}

pub(super) fn melded_and_concealed_kong(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 1, 1);
}

/// No chow: for a loser three triplets and a pair are enough, or four triplets.
pub(super) fn pung_hand(v: &View, found: &mut Found) {
    let complete = v.is_standard() && v.chows == 0;
    let loser =
        !v.complete && v.chows == 0 && (v.triplet_count >= 4 || v.triplet_count == 3 && v.reading.pair.is_some());
    found.hand(v, complete || loser);
}

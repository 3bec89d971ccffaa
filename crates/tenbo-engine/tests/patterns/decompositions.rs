//! Every decomposition of a hand, beside a search that knows no shortcut.

use std::collections::BTreeSet;

use tenbo_engine::deal::{Hand, HandParts};
use tenbo_engine::decompose::{Decomposition, Form, Shapes, all, is_complete};
use tenbo_engine::tiles::{Counts, Kind, Seat, Wind};
use tenbo_testing::random::Rng;

/// The pair, and each set as whether it is a chow and its first tile, in order.
type Splits = BTreeSet<(Kind, Vec<(Kind, bool)>)>;

fn kind(index: usize) -> Kind {
    Kind::all().nth(index).expect("a kind")
}

/// Every pair, and for each every way to take sets away from the lowest tile on.
fn plain(counts: &[u8; 34]) -> Splits {
    let mut found = Splits::new();
    for pair in 0..34 {
        let mut left = *counts;
        if left[pair] >= 2 {
            left[pair] -= 2;
            take(&mut left, &mut Vec::new(), kind(pair), &mut found);
        }
    }
    found
}

fn take(left: &mut [u8; 34], sets: &mut Vec<(Kind, bool)>, pair: Kind, found: &mut Splits) {
    let Some(lowest) = left.iter().position(|&n| n > 0) else {
        let mut sets = sets.clone();
        sets.sort_unstable();
        found.insert((pair, sets));
        return;
    };
    if left[lowest] >= 3 {
        left[lowest] -= 3;
        sets.push((kind(lowest), false));
        take(left, sets, pair, found);
        sets.pop();
        left[lowest] += 3;
    }
    if lowest < 27 && lowest % 9 < 7 && left[lowest + 1] > 0 && left[lowest + 2] > 0 {
        (0..3).for_each(|step| left[lowest + step] -= 1);
        sets.push((kind(lowest), true));
        take(left, sets, pair, found);
        sets.pop();
        (0..3).for_each(|step| left[lowest + step] += 1);
    }
}

/// Tiles from as few kinds as `width`, so that there is much to be read: sets and a pair, at times with a tile exchanged.
fn tiles(rng: &mut Rng, sets: usize, width: usize) -> Option<[u8; 34]> {
    let from = rng.below(35 - width);
    let mut counts = [0_u8; 34];
    let place = |rng: &mut Rng| from + rng.below(width);
    for _ in 0..sets {
        let at = place(rng);
        if rng.below(3) > 0 && at < 27 && at % 9 < 7 {
            (0..3).for_each(|step| counts[at + step] += 1);
        } else {
            counts[at] += 3;
        }
    }
    counts[place(rng)] += 2;
    if rng.below(4) == 0 {
        let (out, into) = (place(rng), place(rng));
        counts[out] = counts[out].checked_sub(1)?;
        counts[into] += 1;
    }
    counts.iter().all(|&n| n <= 4).then_some(counts)
}

/// The pair stands in the third of its suit that the places of the tiles say, no set is looked for once there are enough:
/// neither loses a decomposition, nor makes one.
#[test]
fn decompositions_are_those_of_a_plain_search() {
    let mut rng = Rng::new(34);
    let (mut complete, mut several, mut broken, mut decompositions) = (0, 0, 0, Vec::new());
    for round in 0..60_000 {
        let sets = 4 + round % 2;
        let width = [5, 7, 9, 12, 34][rng.below(5)];
        let Some(counts) = tiles(&mut rng, sets, width) else { continue };
        let tiles = Kind::all().zip(counts).flat_map(|(kind, n)| (0..n).map(move |_| kind)).collect::<Counts>();
        let held: Vec<usize> = (0..34).filter(|&place| counts[place] > 0).collect();
        let win = kind(held[rng.below(held.len())]);
        let hand = Hand::new(HandParts::drawn(Seat::South, Wind::East, tiles, win)).unwrap();
        let shapes = Shapes { sets: sets as u8, ..Shapes::default() };
        let expected = plain(&counts);
        decompositions.clear();
        all(&hand, &shapes, &mut decompositions);
        let seen: Splits = decompositions.iter().map(sorted).collect();
        assert_eq!(seen, expected, "{counts:?}");
        assert_eq!(is_complete(&hand, &shapes), !expected.is_empty(), "{counts:?}");
        // Each stands there once for every different place that the winning tile may have.
        let places = |(pair, sets): &(Kind, Vec<(Kind, bool)>)| {
            let with: BTreeSet<&(Kind, bool)> = sets.iter().filter(|&&set| holds(set, win)).collect();
            with.len() + usize::from(*pair == win)
        };
        assert_eq!(decompositions.len(), expected.iter().map(places).sum::<usize>(), "{counts:?} +{win}");
        complete += usize::from(!expected.is_empty());
        several += usize::from(expected.len() > 1);
        broken += usize::from(expected.is_empty());
    }
    assert!(complete > 20_000 && several > 2_000 && broken > 2_000, "{complete} {several} {broken}");
}

fn sorted(decomposition: &Decomposition) -> (Kind, Vec<(Kind, bool)>) {
    let mut sets: Vec<(Kind, bool)> =
        decomposition.sets.iter().map(|set| (set.first, set.form == Form::Chow)).collect();
    sets.sort_unstable();
    (decomposition.pair.expect("sets and a pair"), sets)
}

fn holds((first, chow): (Kind, bool), win: Kind) -> bool {
    if chow { (0..3).any(|steps| first.higher(steps) == Some(win)) } else { first == win }
}

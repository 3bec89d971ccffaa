//! Complete hands of Chinese Official: every fan occurs, and shapes that scorers get wrong are frequent.

use tenbo_engine::tiles::{Kind, Kinds, Suit};

use super::random::Random;
use super::shapes::{
    Group, Shape, any, any_of, chow, dense, dragons, four_alike, green, half_flush, honors, kind, nine_gates, one_suit,
    orphans, outside, pair, runs_or_triplets, set, seven_pairs, simples, straight, suit, terminals_and_honors,
    three_suits, triplets, twins, value_honors, winds,
};

/// The shapes, riichi's own among them.
pub const FAN_SHAPES: &[Shape] = &[
    Shape { name: "any", weight: 5, melded: 40, kongs: 8, groups: any },
    Shape { name: "plain", weight: 6, melded: 60, kongs: 0, groups: plain },
    Shape { name: "dense", weight: 8, melded: 10, kongs: 3, groups: dense },
    Shape { name: "four-alike", weight: 4, melded: 12, kongs: 0, groups: four_alike },
    Shape { name: "runs-or-triplets", weight: 6, melded: 8, kongs: 3, groups: runs_or_triplets },
    Shape { name: "one-suit", weight: 4, melded: 25, kongs: 8, groups: one_suit },
    Shape { name: "half-flush", weight: 4, melded: 35, kongs: 8, groups: half_flush },
    Shape { name: "outside", weight: 4, melded: 30, kongs: 8, groups: outside },
    Shape { name: "terminals-and-honors", weight: 4, melded: 35, kongs: 15, groups: terminals_and_honors },
    Shape { name: "honors", weight: 3, melded: 35, kongs: 15, groups: honors },
    Shape { name: "dragons", weight: 4, melded: 50, kongs: 15, groups: dragons },
    Shape { name: "winds", weight: 4, melded: 50, kongs: 15, groups: winds },
    Shape { name: "value-honors", weight: 4, melded: 45, kongs: 12, groups: value_honors },
    Shape { name: "seven-pairs", weight: 4, melded: 0, kongs: 0, groups: seven_pairs },
    Shape { name: "four-alike-pairs", weight: 4, melded: 0, kongs: 0, groups: four_alike_pairs },
    Shape { name: "shifted-pairs", weight: 2, melded: 0, kongs: 0, groups: shifted_pairs },
    Shape { name: "twins", weight: 4, melded: 5, kongs: 0, groups: twins },
    Shape { name: "triplets", weight: 4, melded: 25, kongs: 12, groups: triplets },
    Shape { name: "kongs", weight: 8, melded: 50, kongs: 65, groups: triplets },
    Shape { name: "two-kongs", weight: 4, melded: 50, kongs: 65, groups: two_triplets },
    Shape { name: "close-triplets", weight: 6, melded: 40, kongs: 20, groups: close_triplets },
    Shape { name: "three-suits", weight: 5, melded: 30, kongs: 6, groups: three_suits },
    Shape { name: "straight", weight: 4, melded: 30, kongs: 6, groups: straight },
    Shape { name: "mixed-run", weight: 6, melded: 30, kongs: 0, groups: mixed_run },
    Shape { name: "shifted-chows", weight: 5, melded: 30, kongs: 0, groups: shifted_chows },
    Shape { name: "related-chows", weight: 8, melded: 30, kongs: 0, groups: related_chows },
    Shape { name: "terminal-chows", weight: 4, melded: 30, kongs: 0, groups: terminal_chows },
    Shape { name: "green", weight: 2, melded: 30, kongs: 10, groups: green },
    Shape { name: "simples", weight: 4, melded: 25, kongs: 6, groups: simples },
    Shape { name: "fives", weight: 3, melded: 30, kongs: 10, groups: fives },
    Shape { name: "even", weight: 2, melded: 40, kongs: 10, groups: even },
    Shape { name: "few-ranks", weight: 5, melded: 25, kongs: 8, groups: few_ranks },
    Shape { name: "reversible", weight: 4, melded: 35, kongs: 10, groups: reversible },
    Shape { name: "all-types", weight: 3, melded: 40, kongs: 10, groups: all_types },
    Shape { name: "all-melded", weight: 4, melded: 100, kongs: 15, groups: any },
    Shape { name: "nine-gates", weight: 2, melded: 0, kongs: 0, groups: nine_gates },
    Shape { name: "orphans", weight: 2, melded: 0, kongs: 0, groups: orphans },
    Shape { name: "knitted-straight", weight: 8, melded: 40, kongs: 15, groups: knitted_straight },
    Shape { name: "knitted-honors", weight: 5, melded: 0, kongs: 0, groups: knitted_honors },
];

fn three(random: &mut Random) -> [Suit; 3] {
    let mut suits = Suit::ALL;
    random.shuffle(&mut suits);
    suits
}

/// Chows and a pair of honors: sometimes nothing counts in such a hand.
fn plain(random: &mut Random) -> Vec<Group> {
    let suits = three(random);
    let mut groups: Vec<Group> = suits.iter().map(|&suit| chow(random, suit)).collect();
    groups.push(chow(random, suits[0]));
    groups.push(Group::Pair(any_of(random, Kinds::HONORS)));
    groups
}

/// Seven pairs with one or more kinds twice.
fn four_alike_pairs(random: &mut Random) -> Vec<Group> {
    let from = random.pick(&[Kinds::TERMINALS, Kinds::GREEN, Kinds::TERMINALS_AND_HONORS, Kinds::ALL, Kinds::HONORS]);
    let mut kinds: Vec<Kind> = from.iter().collect();
    random.shuffle(&mut kinds);
    let twice = 1 + random.below(3);
    let again: Vec<Kind> = kinds.iter().copied().take(twice).collect();
    kinds.truncate(7 - twice);
    kinds.iter().chain(&again).map(|&kind| Group::Pair(kind)).collect()
}

/// Seven consecutive pairs of a suit, or six and another pair.
fn shifted_pairs(random: &mut Random) -> Vec<Group> {
    let (suit, low) = (suit(random), 1 + random.below(3));
    let mut groups: Vec<Group> = (0..7).map(|step| Group::Pair(kind(suit, low + step))).collect();
    if random.percent(25) {
        groups[random.below(7)] = Group::Pair(kind(suit, 1 + random.below(9)));
    }
    groups
}

/// Two triplets, which may be kongs, two chows.
fn two_triplets(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..2).map(|_| Group::Triplet(any_of(random, Kinds::ALL))).collect();
    for _ in 0..2 {
        let suit = suit(random);
        groups.push(chow(random, suit));
    }
    groups.push(pair(random));
    groups
}

/// Triplets of neighboring ranks or of the same one, in one suit or across suits.
fn close_triplets(random: &mut Random) -> Vec<Group> {
    let low = 1 + random.below(6);
    let suits = three(random);
    let mut groups: Vec<Group> = match random.below(4) {
        0 => (0..4).map(|step| Group::Triplet(kind(suits[0], low + step))).collect(),
        1 => (0..3).map(|step| Group::Triplet(kind(suits[0], low + step))).collect(),
        2 => (0..3).map(|step| Group::Triplet(kind(suits[step], low + step))).collect(),
        _ => (0..4).map(|step| Group::Triplet(kind(suits[step % 2], low + step / 2))).collect(),
    };
    while groups.len() < 4 {
        let near = Group::Triplet(kind(suits[random.below(3)], low + random.below(4)));
        groups.push(if random.percent(70) { near } else { set(random) });
    }
    let near = Group::Pair(kind(suits[0], low + random.below(4)));
    groups.push(if random.percent(60) { near } else { pair(random) });
    groups
}

/// A straight or a shifted run over three suits, and a chow that is related to some of it.
fn mixed_run(random: &mut Random) -> Vec<Group> {
    let suits = three(random);
    let (low, step) = if random.percent(50) { (1, 3) } else { (1 + random.below(5), 1) };
    let mut groups: Vec<Group> = (0..3).map(|n| Group::Chow(kind(suits[n], low + n * step))).collect();
    let near = Group::Chow(kind(suits[random.below(3)], low + random.below(3) * step));
    groups.push(if random.percent(70) { near } else { set(random) });
    groups.push(pair(random));
    groups
}

/// Three or four chows of a suit, each one or two higher than the one before.
fn shifted_chows(random: &mut Random) -> Vec<Group> {
    let (suit, step) = (suit(random), 1 + random.below(2));
    let low = 1 + random.below(if step == 1 { 5 } else { 3 });
    let mut groups: Vec<Group> = (0..3).map(|n| Group::Chow(kind(suit, low + n * step))).collect();
    let fourth = low + 3 * step;
    let near = Group::Chow(kind(suit, if fourth <= 7 { fourth } else { 1 + random.below(7) }));
    groups.push(if random.percent(65) { near } else { set(random) });
    groups.push(pair(random));
    groups
}

/// Four chows of few ranks and two suits: more pairs of them are related than may be combined.
fn related_chows(random: &mut Random) -> Vec<Group> {
    let suits = three(random);
    let ranks = random.pick(&[[1, 4, 7], [2, 5, 5], [3, 6, 3], [1, 7, 1], [1, 4, 4]]);
    let mut groups: Vec<Group> =
        (0..4).map(|_| Group::Chow(kind(suits[random.below(2)], random.pick(&ranks)))).collect();
    groups.push(pair(random));
    groups
}

/// Both ends of one or two suits with a pair of fives.
fn terminal_chows(random: &mut Random) -> Vec<Group> {
    let suits = three(random);
    let pure = random.percent(50);
    let second = if pure { suits[0] } else { suits[1] };
    let five = if pure { suits[0] } else { suits[2] };
    let ends = [(suits[0], 1), (suits[0], 7), (second, 1), (second, 7)];
    let mut groups: Vec<Group> = ends.iter().map(|&(suit, rank)| Group::Chow(kind(suit, rank))).collect();
    groups.push(if random.percent(85) { Group::Pair(kind(five, 5)) } else { pair(random) });
    groups
}

fn fives(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..4)
        .map(|_| {
            let suit = suit(random);
            if random.percent(75) {
                Group::Chow(kind(suit, 3 + random.below(3)))
            } else {
                Group::Triplet(kind(suit, 5))
            }
        })
        .collect();
    groups.push(Group::Pair(kind(suit(random), 5)));
    groups
}

fn ranks(random: &mut Random, ranks: &[usize]) -> Kind {
    let suit = suit(random);
    kind(suit, random.pick(ranks))
}

fn even(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..4).map(|_| Group::Triplet(ranks(random, &[2, 4, 6, 8]))).collect();
    groups.push(Group::Pair(ranks(random, &[2, 4, 6, 8])));
    groups
}

/// Only upper, middle or lower tiles.
fn few_ranks(random: &mut Random) -> Vec<Group> {
    let (low, high) = random.pick(&[(1, 3), (4, 6), (7, 9), (1, 4), (6, 9)]);
    let mut groups: Vec<Group> = (0..4)
        .map(|_| {
            let suit = suit(random);
            match random.percent(60) {
                true => Group::Chow(kind(suit, low + random.below(high - low - 1))),
                false => Group::Triplet(kind(suit, low + random.below(high - low + 1))),
            }
        })
        .collect();
    let pair = Group::Pair(kind(suit(random), low + random.below(high - low + 1)));
    groups.push(pair);
    groups
}

/// Only tiles that look the same upside down.
fn reversible(random: &mut Random) -> Vec<Group> {
    let tile = |random: &mut Random| match random.below(10) {
        0..5 => kind(Suit::Dots, random.pick(&[1, 2, 3, 4, 5, 8, 9])),
        5..8 => kind(Suit::Bamboos, random.pick(&[2, 4, 5, 6, 8, 9])),
        _ => Kind::WHITE,
    };
    let mut groups: Vec<Group> = (0..4)
        .map(|_| match random.below(10) {
            0..5 => Group::Chow(kind(Suit::Dots, 1 + random.below(3))),
            5 => Group::Chow(kind(Suit::Bamboos, 4)),
            _ => Group::Triplet(tile(random)),
        })
        .collect();
    groups.push(Group::Pair(tile(random)));
    groups
}

/// A part each of the three suits, of winds and of dragons.
fn all_types(random: &mut Random) -> Vec<Group> {
    let suited = three(random);
    let (wind, dragon) = (any_of(random, Kinds::WINDS), any_of(random, Kinds::DRAGONS));
    let mut groups = vec![chow(random, suited[0]), chow(random, suited[1])];
    match random.below(3) {
        0 => groups.extend([Group::Triplet(wind), Group::Triplet(dragon), Group::Pair(ranks_of(random, suited[2]))]),
        1 => groups.extend([chow(random, suited[2]), Group::Triplet(wind), Group::Pair(dragon)]),
        _ => groups.extend([chow(random, suited[2]), Group::Triplet(dragon), Group::Pair(wind)]),
    }
    groups
}

fn ranks_of(random: &mut Random, suit: Suit) -> Kind {
    kind(suit, 1 + random.below(9))
}

/// 147 of one suit, 258 of another, 369 of the third.
fn knitted(random: &mut Random) -> Vec<Kind> {
    let suits = three(random);
    (0..9).map(|n| kind(suits[n / 3], 1 + n / 3 + 3 * (n % 3))).collect()
}

/// The nine tiles with a set and a pair, often of the same tiles.
fn knitted_straight(random: &mut Random) -> Vec<Group> {
    let body = knitted(random);
    let mut groups: Vec<Group> = body.iter().map(|&kind| Group::One(kind)).collect();
    groups.push(if random.percent(35) { Group::Triplet(random.pick(&body)) } else { set(random) });
    groups.push(if random.percent(50) { Group::Pair(random.pick(&body)) } else { pair(random) });
    groups
}

/// Fourteen of the sixteen: all honors, all knitted tiles, or neither.
fn knitted_honors(random: &mut Random) -> Vec<Group> {
    let mut body = knitted(random);
    let mut honors: Vec<Kind> = Kinds::HONORS.iter().collect();
    random.shuffle(&mut body);
    random.shuffle(&mut honors);
    let more = random.below(3);
    body.truncate(7 + more);
    honors.truncate(7 - more);
    body.iter().chain(&honors).map(|&kind| Group::One(kind)).collect()
}

//! Complete hands, biased toward the shapes that scorers get wrong.

use tenbo_engine::tiles::{Kind, Kinds, Meld, MeldKind, Seat, Suit, Tile};

use super::random::Random;

/// The tiles that nobody has yet.
pub struct Wall {
    left: [u8; Kind::COUNT],
    reds: [bool; 3],
}

impl Wall {
    /// Four of each kind; in each suit a five is red.
    pub fn full() -> Wall {
        Wall { left: [4; Kind::COUNT], reds: [true; 3] }
    }

    /// How many copies of a kind are left.
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// Takes a copy, the red one as often as another.
    pub fn take(&mut self, kind: Kind, random: &mut Random) -> Option<Tile> {
        let left = self.left.get_mut(kind.index()).filter(|left| **left > 0)?;
        let chance = usize::from(*left);
        *left -= 1;
        let suit = kind.suit().filter(|_| kind.rank() == 5);
        match suit {
            Some(suit) if self.reds[suit as usize] && random.below(chance) == 0 => {
                self.reds[suit as usize] = false;
                Some(Tile::red(suit))
            }
            _ => Some(Tile::plain(kind)),
        }
    }

    /// Takes a random tile.
    pub fn any(&mut self, random: &mut Random) -> Option<Tile> {
        for _ in 0..200 {
            let kind = any_of(random, Kinds::ALL);
            // Each kind is as likely as it has copies left.
            if random.below(4) < usize::from(self.left(kind)) {
                return self.take(kind, random);
            }
        }
        None
    }
}

/// A complete hand without what happened around it.
pub struct Won {
    /// The shape's name.
    pub shape: &'static str,
    /// Concealed tiles without the last.
    pub closed: Vec<Tile>,
    /// Declared sets.
    pub melds: Vec<Meld>,
    /// The last tile.
    pub win: Tile,
}

/// A part of a hand.
#[derive(Clone, Copy)]
pub enum Group {
    /// From this tile up.
    Chow(Kind),
    /// A kong where the shape has them.
    Triplet(Kind),
    /// Two of a kind.
    Pair(Kind),
    /// A single tile of a shape without sets.
    One(Kind),
}

/// A kind of hand.
pub struct Shape {
    /// Its name.
    pub name: &'static str,
    /// How often it is chosen, relative to the others.
    pub weight: usize,
    /// How many of a hundred sets are melded in a hand that has melds.
    pub melded: usize,
    /// How many of a hundred triplets are kongs.
    pub kongs: usize,
    /// Its parts.
    pub groups: fn(&mut Random) -> Vec<Group>,
}

/// Shapes that riichi scorers get wrong.
pub const SHAPES: &[Shape] = &[
    Shape { name: "any", weight: 8, melded: 30, kongs: 8, groups: any },
    Shape { name: "dense", weight: 12, melded: 10, kongs: 3, groups: dense },
    Shape { name: "four-alike", weight: 5, melded: 8, kongs: 0, groups: four_alike },
    Shape { name: "runs-or-triplets", weight: 9, melded: 8, kongs: 3, groups: runs_or_triplets },
    Shape { name: "one-suit", weight: 5, melded: 25, kongs: 8, groups: one_suit },
    Shape { name: "half-flush", weight: 5, melded: 35, kongs: 8, groups: half_flush },
    Shape { name: "outside", weight: 6, melded: 30, kongs: 8, groups: outside },
    Shape { name: "terminals-and-honors", weight: 3, melded: 35, kongs: 15, groups: terminals_and_honors },
    Shape { name: "honors", weight: 3, melded: 35, kongs: 15, groups: honors },
    Shape { name: "dragons", weight: 4, melded: 50, kongs: 15, groups: dragons },
    Shape { name: "winds", weight: 4, melded: 50, kongs: 15, groups: winds },
    Shape { name: "value-honors", weight: 6, melded: 45, kongs: 12, groups: value_honors },
    Shape { name: "seven-pairs", weight: 5, melded: 0, kongs: 0, groups: seven_pairs },
    Shape { name: "twins", weight: 5, melded: 5, kongs: 0, groups: twins },
    Shape { name: "triplets", weight: 6, melded: 15, kongs: 12, groups: triplets },
    Shape { name: "quads", weight: 4, melded: 40, kongs: 70, groups: triplets },
    Shape { name: "three-suits", weight: 5, melded: 30, kongs: 6, groups: three_suits },
    Shape { name: "straight", weight: 4, melded: 30, kongs: 6, groups: straight },
    Shape { name: "green", weight: 2, melded: 30, kongs: 10, groups: green },
    Shape { name: "simples", weight: 8, melded: 25, kongs: 6, groups: simples },
    Shape { name: "nine-gates", weight: 2, melded: 0, kongs: 0, groups: nine_gates },
    Shape { name: "orphans", weight: 2, melded: 0, kongs: 0, groups: orphans },
];

/// Draws a complete hand of one of the shapes from the wall.
pub fn complete(shapes: &[Shape], random: &mut Random, wall: &mut Wall, seat: Seat) -> Won {
    loop {
        let mut place = random.below(shapes.iter().map(|shape| shape.weight).sum());
        let shape = shapes.iter().find(|shape| {
            let here = place < shape.weight;
            place = place.saturating_sub(shape.weight);
            here
        });
        let mut trial = Wall { ..*wall };
        if let Some(won) = shape.and_then(|shape| build(random, &mut trial, seat, shape)) {
            *wall = trial;
            return won;
        }
    }
}

fn build(random: &mut Random, wall: &mut Wall, seat: Seat, shape: &Shape) -> Option<Won> {
    let mut groups = (shape.groups)(random);
    random.shuffle(&mut groups);
    let open = shape.melded > 0 && random.percent(60);
    let mut melds = Vec::new();
    let mut closed = Vec::new();
    for &group in &groups {
        let mut tiles = Vec::new();
        match group {
            Group::Chow(first) => {
                for step in 0..3 {
                    tiles.push(wall.take(first.higher(step)?, random)?);
                }
            }
            Group::Triplet(kind) => {
                for _ in 0..3 {
                    tiles.push(wall.take(kind, random)?);
                }
            }
            Group::Pair(kind) => {
                for _ in 0..2 {
                    tiles.push(wall.take(kind, random)?);
                }
            }
            Group::One(kind) => tiles.push(wall.take(kind, random)?),
        }
        let kong = match group {
            Group::Triplet(kind) if random.percent(shape.kongs) => wall.take(kind, random),
            _ => None,
        };
        let melded = open && random.percent(shape.melded);
        let kind = match (group, kong) {
            (_, Some(_)) if melded => random.pick(&[MeldKind::Kong, MeldKind::AddedKong]),
            (_, Some(_)) => MeldKind::ConcealedKong,
            (Group::Chow(_), _) if melded => MeldKind::Chow,
            (Group::Triplet(_), _) if melded => MeldKind::Pung,
            _ => {
                closed.extend(tiles);
                continue;
            }
        };
        tiles.extend(kong);
        let mut meld = Meld::new(kind, tiles).expect("four tiles at most");
        if kind.is_claimed() {
            let turns = if kind == MeldKind::Chow { 3 } else { 1 + random.below(3) as u8 };
            meld.from = Some(seat.after(turns));
        }
        melds.push(meld);
    }
    let last = random.below(closed.len());
    let win = closed.swap_remove(last);
    closed.sort_unstable();
    Some(Won { shape: shape.name, closed, melds, win })
}

pub fn any_of(random: &mut Random, kinds: Kinds) -> Kind {
    let place = random.below(kinds.len() as usize);
    kinds.iter().nth(place).expect("the place is within the set")
}

pub fn suit(random: &mut Random) -> Suit {
    random.pick(&Suit::ALL)
}

pub fn kind(suit: Suit, rank: usize) -> Kind {
    Kind::suited(suit, rank as u8).expect("ranks are 1 to 9")
}

pub fn chow(random: &mut Random, suit: Suit) -> Group {
    Group::Chow(kind(suit, 1 + random.below(7)))
}

/// A chow or, less often, a triplet.
pub fn set(random: &mut Random) -> Group {
    let suit = suit(random);
    if random.percent(65) { chow(random, suit) } else { Group::Triplet(any_of(random, Kinds::ALL)) }
}

pub fn pair(random: &mut Random) -> Group {
    Group::Pair(any_of(random, Kinds::ALL))
}

pub fn any(random: &mut Random) -> Vec<Group> {
    vec![set(random), set(random), set(random), set(random), pair(random)]
}

/// All sets and the pair within five consecutive ranks of a suit.
pub fn dense(random: &mut Random) -> Vec<Group> {
    let suit = suit(random);
    let low = 1 + random.below(5);
    let mut groups: Vec<Group> = (0..4)
        .map(|_| match random.percent(70) {
            true => Group::Chow(kind(suit, low + random.below(3))),
            false => Group::Triplet(kind(suit, low + random.below(5))),
        })
        .collect();
    let inside = Group::Pair(kind(suit, low + random.below(5)));
    groups.push(if random.percent(65) { inside } else { pair(random) });
    groups
}

/// Four copies each of three neighbors: four equal runs, or triplets and a run.
pub fn four_alike(random: &mut Random) -> Vec<Group> {
    let (suit, low) = (suit(random), 1 + random.below(7));
    let mut groups = vec![Group::Chow(kind(suit, low)); 4];
    let near = Group::Pair(kind(suit, 1 + random.below(9)));
    groups.push(if random.percent(50) { near } else { pair(random) });
    groups
}

/// Three neighboring triplets, which are three equal runs too.
pub fn runs_or_triplets(random: &mut Random) -> Vec<Group> {
    let (suit, low) = (suit(random), 1 + random.below(7));
    let mut groups: Vec<Group> = (0..3).map(|step| Group::Triplet(kind(suit, low + step))).collect();
    let near = chow(random, suit);
    groups.push(if random.percent(50) { near } else { set(random) });
    let next = Group::Pair(kind(suit, (low + 3).min(9)));
    groups.push(if random.percent(40) { next } else { pair(random) });
    groups
}

pub fn one_suit(random: &mut Random) -> Vec<Group> {
    let suit = suit(random);
    let mut groups: Vec<Group> = (0..4)
        .map(|_| if random.percent(70) { chow(random, suit) } else { Group::Triplet(kind(suit, 1 + random.below(9))) })
        .collect();
    groups.push(Group::Pair(kind(suit, 1 + random.below(9))));
    groups
}

pub fn half_flush(random: &mut Random) -> Vec<Group> {
    let mut groups = one_suit(random);
    for group in &mut groups {
        if random.percent(40) {
            let honor = any_of(random, Kinds::HONORS);
            *group = if matches!(group, Group::Pair(_)) { Group::Pair(honor) } else { Group::Triplet(honor) };
        }
    }
    groups
}

pub fn outside(random: &mut Random) -> Vec<Group> {
    let ends = if random.percent(50) { Kinds::TERMINALS } else { Kinds::TERMINALS_AND_HONORS };
    let mut groups: Vec<Group> = (0..4)
        .map(|_| match random.percent(75) {
            true => Group::Chow(kind(suit(random), random.pick(&[1, 7]))),
            false => Group::Triplet(any_of(random, ends)),
        })
        .collect();
    groups.push(Group::Pair(any_of(random, ends)));
    groups
}

pub fn triplets_of(random: &mut Random, kinds: Kinds) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..4).map(|_| Group::Triplet(any_of(random, kinds))).collect();
    groups.push(Group::Pair(any_of(random, kinds)));
    groups
}

pub fn terminals_and_honors(random: &mut Random) -> Vec<Group> {
    let ends = if random.percent(40) { Kinds::TERMINALS } else { Kinds::TERMINALS_AND_HONORS };
    triplets_of(random, ends)
}

pub fn honors(random: &mut Random) -> Vec<Group> {
    triplets_of(random, Kinds::HONORS)
}

pub fn triplets(random: &mut Random) -> Vec<Group> {
    triplets_of(random, Kinds::ALL)
}

/// Two or three dragon triplets; the third dragon may be the pair.
pub fn dragons(random: &mut Random) -> Vec<Group> {
    let mut groups = vec![Group::Triplet(Kind::WHITE), Group::Triplet(Kind::GREEN)];
    if random.percent(60) {
        groups.extend([Group::Triplet(Kind::RED), set(random), pair(random)]);
    } else {
        groups.extend([Group::Pair(Kind::RED), set(random), set(random)]);
    }
    groups
}

/// Three or four wind triplets; the fourth wind may be the pair.
pub fn winds(random: &mut Random) -> Vec<Group> {
    let mut winds: Vec<Kind> = Kinds::WINDS.iter().collect();
    random.shuffle(&mut winds);
    let mut groups: Vec<Group> = winds.iter().take(3).map(|&wind| Group::Triplet(wind)).collect();
    if random.percent(55) {
        groups.extend([Group::Triplet(winds[3]), pair(random)]);
    } else {
        groups.extend([Group::Pair(winds[3]), set(random)]);
    }
    groups
}

/// A triplet or a pair of honors among runs: the own wind, the round's, both, or neither.
pub fn value_honors(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..3)
        .map(|_| {
            let suit = suit(random);
            chow(random, suit)
        })
        .collect();
    groups.push(if random.percent(60) { Group::Triplet(any_of(random, Kinds::HONORS)) } else { set(random) });
    groups.push(if random.percent(60) { Group::Pair(any_of(random, Kinds::HONORS)) } else { pair(random) });
    groups
}

pub fn seven_pairs(random: &mut Random) -> Vec<Group> {
    let from = match random.below(5) {
        0 => Kinds::TERMINALS_AND_HONORS,
        1 => Kinds::HONORS,
        2 => Kinds::SIMPLES,
        3 => Kinds::suit(suit(random)).union(Kinds::HONORS),
        _ => Kinds::ALL,
    };
    let mut kinds: Vec<Kind> = from.iter().collect();
    random.shuffle(&mut kinds);
    kinds.iter().take(7).map(|&kind| Group::Pair(kind)).collect()
}

/// Two runs, each twice: seven pairs as well.
pub fn twins(random: &mut Random) -> Vec<Group> {
    let (one, two) = (suit(random), suit(random));
    let (first, second) = (chow(random, one), chow(random, two));
    let near = Group::Pair(kind(one, 1 + random.below(9)));
    vec![first, first, second, second, if random.percent(50) { near } else { pair(random) }]
}

pub fn three_suits(random: &mut Random) -> Vec<Group> {
    let rank = 1 + random.below(9);
    let mut groups: Vec<Group> = if random.percent(60) {
        Suit::ALL.map(|suit| Group::Chow(kind(suit, rank.min(7)))).into()
    } else {
        Suit::ALL.map(|suit| Group::Triplet(kind(suit, rank))).into()
    };
    groups.extend([set(random), pair(random)]);
    groups
}

pub fn straight(random: &mut Random) -> Vec<Group> {
    let suit = suit(random);
    let mut groups: Vec<Group> = [1, 4, 7].map(|rank| Group::Chow(kind(suit, rank))).into();
    let near = chow(random, suit);
    groups.push(if random.percent(50) { near } else { set(random) });
    let pair = if random.percent(50) { Group::Pair(kind(suit, 1 + random.below(9))) } else { pair(random) };
    groups.push(pair);
    groups
}

pub fn green(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..4)
        .map(|_| match random.percent(50) {
            true => Group::Chow(kind(Suit::Bamboos, 2)),
            false => Group::Triplet(any_of(random, Kinds::GREEN)),
        })
        .collect();
    groups.push(Group::Pair(any_of(random, Kinds::GREEN)));
    groups
}

pub fn simples(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = (0..4)
        .map(|_| match random.percent(80) {
            true => Group::Chow(kind(suit(random), 2 + random.below(5))),
            false => Group::Triplet(any_of(random, Kinds::SIMPLES)),
        })
        .collect();
    groups.push(Group::Pair(any_of(random, Kinds::SIMPLES)));
    groups
}

pub fn nine_gates(random: &mut Random) -> Vec<Group> {
    let suit = suit(random);
    let mut groups = vec![Group::Triplet(kind(suit, 1)), Group::Triplet(kind(suit, 9))];
    groups.extend((2..=8).map(|rank| Group::One(kind(suit, rank))));
    groups.push(Group::One(kind(suit, 1 + random.below(9))));
    groups
}

pub fn orphans(random: &mut Random) -> Vec<Group> {
    let mut groups: Vec<Group> = Kinds::TERMINALS_AND_HONORS.iter().map(Group::One).collect();
    groups.push(Group::One(any_of(random, Kinds::TERMINALS_AND_HONORS)));
    groups
}

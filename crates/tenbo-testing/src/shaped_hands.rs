//! Complete hands of every shape, with a bias toward what is rare: related sets, few kinds, special hands, kongs, five
//! sets. The same hands in every run. They are the engine's `Hand`s, not deals: nobody has discarded.

use tenbo_engine::deal::{By, Event, Hand, HandParts};
use tenbo_engine::decompose::{Shape, Shapes};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::tiles::{BonusTiles, Counts, Kind, Kinds, MeldKind, MeldSet, Seat, Suit, Wind, read_hand};

use super::random::Rng;

mod special;

/// Every shape there is, with four sets.
const FOUR_SETS: Shapes = Shapes {
    seven_pairs: true,
    four_alike: true,
    thirteen_orphans: true,
    knitted_straight: true,
    knitted_honors: true,
    irregulars: Shape::IRREGULAR,
    sets: 4,
    templates: None,
};

/// The shapes that a hand of this size can have.
pub fn shapes_of(hand: &Hand) -> Shapes {
    let sets = if hand.tiles().total() as usize + 3 * hand.melds().len() == 17 { 5 } else { 4 };
    Shapes { sets, ..FOUR_SETS }
}

/// The given number of hands.
pub fn hands(seed: u64, count: usize) -> impl Iterator<Item = Hand> {
    let examples: Vec<Bare> = Pattern::ALL
        .iter()
        .flat_map(|pattern| [pattern.example(), pattern.near_miss()])
        .filter_map(|text| Bare::read(text.split_whitespace().last()?))
        .collect();
    let mut rng = Rng::new(seed);
    (0..count).map(move |_| {
        loop {
            let bare = match rng.below(100) {
                0..8 => rng.pick_from(&examples).shuffled(&mut rng),
                8..11 => special::orphans(&mut rng),
                11..18 => special::pairs(&mut rng),
                18..21 => special::knitted_honors(&mut rng),
                21..24 => special::knitted_straight(&mut rng),
                24..27 => special::gates(&mut rng),
                27..31 => special::serpent(&mut rng),
                31..35 => special::irregular(&mut rng),
                35 => special::terminal_chows(&mut rng),
                36 => special::jewel(&mut rng),
                37 => special::joker_dragons(&mut rng),
                38..45 => standard(&mut rng, 5),
                _ => standard(&mut rng, 4),
            };
            if let Some(bare) = bare {
                break bare.won(&mut rng);
            }
        }
    })
}

impl Rng {
    fn pick_from<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Tiles and melds, the winning tile among the tiles.
#[derive(Clone, Default)]
struct Bare {
    tiles: Vec<Kind>,
    melds: Vec<MeldSet>,
}

impl Bare {
    /// Concealed tiles alone; `None` if there are not that many copies.
    fn of(tiles: impl IntoIterator<Item = Kind>) -> Option<Bare> {
        Some(Bare { tiles: tiles.into_iter().collect(), melds: Vec::new() }).filter(Bare::is_real)
    }

    /// How many of each, kongs and all.
    fn counts(&self) -> Counts {
        let mut counts: Counts = self.tiles.iter().copied().collect();
        for meld in &self.melds {
            match meld.kind {
                MeldKind::Chow => Kinds::chow(meld.first).iter().for_each(|kind| counts.add(kind)),
                kind => counts.add_many(meld.first, kind.size() as u8),
            }
        }
        counts
    }

    /// Whether there are at most four of each kind.
    fn is_real(&self) -> bool {
        self.counts().at_least(5).is_empty()
    }

    fn read(text: &str) -> Option<Bare> {
        let read = read_hand(text);
        let tiles = read.tiles.iter().chain(read.win.iter().map(|(tile, _)| tile)).filter_map(|tile| tile.kind());
        let melds = read.melds.iter().map(|meld| meld.set()).collect::<Option<_>>()?;
        Some(Bare { tiles: tiles.collect(), melds })
    }

    /// The suits changed about.
    fn shuffled(&self, rng: &mut Rng) -> Option<Bare> {
        use Suit::{Bamboos as B, Characters as C, Dots as D};
        let suits = rng.pick(&[[C, D, B], [C, B, D], [D, C, B], [D, B, C], [B, C, D], [B, D, C]]);
        let change = |kind: Kind| match kind.suit() {
            None => Some(kind),
            Some(suit) => Kind::suited(suits[suit as usize], kind.rank()),
        };
        let tiles = self.tiles.iter().map(|&kind| change(kind)).collect::<Option<_>>()?;
        let melds = self.melds.iter().map(|meld| Some(MeldSet { first: change(meld.first)?, ..*meld }));
        Some(Bare { tiles, melds: melds.collect::<Option<_>>()? })
    }

    /// The hand as somebody wins with it: with seat, round wind, winning tile, how it was won, flowers and bonus tiles.
    fn won(self, rng: &mut Rng) -> Hand {
        let all = self.counts();
        let (seat, round) = (rng.pick(&Seat::ALL), rng.pick(&[Wind::East, Wind::South, Wind::West]));
        let win = *rng.pick_from(&self.tiles);
        let mut parts = HandParts::drawn(seat, round, self.tiles.iter().copied().collect(), win);
        parts.melds = self.melds;
        parts.jokers = all.at_least(5).iter().map(|kind| all.get(kind) - 4).sum();
        parts.bonus = BonusTiles::of_bits(match rng.below(20) {
            0..8 => 0,
            8 => 0x00ff,
            9 => 0xffff,
            10 => 0x000f,
            11 => 0x00f0,
            12 => 0x00ff & !(1 << rng.below(8)),
            13 => 0x0f00,
            14 => 0xf000,
            _ => rng.number() as u16,
        });
        happen(rng, &mut parts, all.get(win) == 1);
        if rng.chance(30) {
            parts.dora = rng.below(4) as u8;
            parts.ura = if parts.events.contains(Event::Riichi) { rng.below(3) as u8 } else { 0 };
        }
        let fives = Suit::ALL.map(|suit| Kind::suited(suit, 5).unwrap());
        let has_five = fives.into_iter().any(|five| all.get(five) > 0);
        parts.reds = u8::from(has_five && rng.chance(30));
        parts.norths = u8::from(all.get(Kind::NORTH) == 0 && rng.chance(20));
        Hand::new(parts).unwrap_or_else(|problems| panic!("{problems:?}"))
    }
}

/// Chooses how the hand was won and in which situations, each at random as far as the rules allow. `only` says that the
/// hand has no other copy of the winning tile.
fn happen(rng: &mut Rng, parts: &mut HandParts, only: bool) {
    parts.by = match rng.below(100) {
        0..45 => By::SelfDraw,
        45..60 if only => By::RobbedKong,
        _ => By::Discard,
    };
    let (by, drawn, east) = (parts.by, parts.by == By::SelfDraw, parts.seat == Seat::East);
    let kongs = parts.melds.iter().filter(|meld| meld.kind.is_kong()).count();
    let (bare, bonus) = (parts.melds.is_empty(), parts.bonus);
    let closed = parts.melds.iter().all(|meld| !meld.kind.is_claimed());
    let held = parts.tiles.get(parts.win) > 1;
    let events = &mut parts.events;
    let mut note = |event: Event, happened: bool| {
        if happened {
            events.insert(event);
        }
        happened
    };
    let first = bare && rng.chance(12);
    let (mut late, mut replaced) = (false, false);
    if first && by != By::RobbedKong && drawn | !east {
        let blessing = match (drawn, east) {
            (false, _) => Event::Human,
            (true, true) => Event::Heaven,
            (true, false) => Event::Earth,
        };
        note(blessing, true);
    } else if drawn && kongs > 0 && rng.chance(40) {
        replaced = note(Event::KongReplacement, true);
        note(Event::KongOnKong, kongs > 1 && rng.chance(50));
    } else if by != By::RobbedKong && rng.chance(25) {
        late = note(if drawn { Event::LastTile } else { Event::LastDiscard }, true);
    }
    note(Event::FlowerReplacement, drawn && !bonus.is_empty() && !replaced && rng.chance(25));
    note(Event::LastCopy, !held && rng.chance(20));
    let early = note(Event::Early10, !late && rng.chance(20));
    note(Event::Early5, early && rng.chance(50));
    note(Event::Streak, east && rng.chance(30));
    let riichi = note(Event::Riichi, closed && !first && rng.chance(40));
    note(Event::DoubleRiichi, riichi && rng.chance(25));
    note(Event::Ippatsu, riichi && !replaced && rng.chance(30));
    let called = note(Event::OriginalCall, rng.chance(8));
    note(Event::Ready, riichi || called || rng.chance(10));
    let open = note(Event::OpenRiichi, riichi && rng.chance(25));
    note(Event::FedOpenRiichi, open && !drawn && rng.chance(60));
    let discarded = by == By::Discard && !first;
    note(Event::KongDiscard, discarded && rng.chance(6));
    note(Event::RiichiDiscard, discarded && rng.chance(6));
}

fn standard(rng: &mut Rng, count: usize) -> Option<Bare> {
    sets(rng, count, Kinds::NONE)
}

/// The kinds that a hand keeps to.
fn leaning(rng: &mut Rng) -> Kinds {
    let suit = Kinds::suit(rng.pick(&Suit::ALL));
    let ranks = |rng: &mut Rng, n: usize| Kinds::of_ranks((0..n).fold(0, |all, _| all | 1 << rng.below(9)));
    match rng.below(30) {
        0 | 1 => suit,
        2 | 3 => suit.union(Kinds::HONORS),
        4 => suit.union(Kinds::suit(rng.pick(&Suit::ALL))),
        5 | 6 => Kinds::SIMPLES,
        7 => Kinds::SIMPLES.union(Kinds::HONORS),
        8 | 9 => Kinds::TERMINALS_AND_HONORS,
        10 => Kinds::TERMINALS,
        11 => Kinds::HONORS,
        12 => Kinds::GREEN,
        13 => Kinds::RED,
        14 => Kinds::REVERSIBLE,
        15 => Kinds::of_ranks(0b111_000_000),
        16 => Kinds::of_ranks(0b000_111_000),
        17 => Kinds::of_ranks(0b000_000_111),
        18 => Kinds::of_ranks(0b111_100_000),
        19 => Kinds::of_ranks(0b000_001_111),
        20 => Kinds::of_ranks(0b010_101_010),
        21 => ranks(rng, 3).union(if rng.chance(50) { Kinds::HONORS } else { Kinds::NONE }),
        22 => Kinds::ALL.difference(Kinds::of_ranks(1 << 4)),
        _ => Kinds::ALL,
    }
}

/// A set that can be taken: its form and its lowest tile.
#[derive(Clone, Copy, PartialEq)]
struct Choice {
    chow: bool,
    first: Kind,
}

impl Choice {
    fn kinds(self) -> Kinds {
        if self.chow { Kinds::chow(self.first) } else { Kinds::one(self.first) }
    }

    /// How it is related to another set of its form: the distance of their ranks in one suit, in another suit, or as
    /// honors.
    fn goes_with(self, other: Choice, step: u8, same_suit: bool) -> bool {
        match (self.first.suit(), other.first.suit()) {
            (None, None) => self.chow == other.chow && self.first != other.first,
            (Some(a), Some(b)) => {
                let apart = self.first.rank().abs_diff(other.first.rank());
                self.chow == other.chow && apart == step && (a == b) == same_suit
            }
            _ => false,
        }
    }
}

/// What the sets of a hand must touch, where they must.
fn touching(rng: &mut Rng) -> Kinds {
    match rng.below(20) {
        0 => Kinds::TERMINALS,
        1 | 2 => Kinds::TERMINALS_AND_HONORS,
        3 => Kinds::of_ranks(1 << 4),
        _ => Kinds::ALL,
    }
}

/// The given number of sets and a pair, beside tiles that are used already.
fn sets(rng: &mut Rng, count: usize, used: Kinds) -> Option<Bare> {
    let (lean, touch) = (leaning(rng), touching(rng));
    let triplets = rng.pick(&[0, 10, 35, 60, 90, 100]);
    let open = rng.pick(&[0, 0, 0, 30, 60, 100]);
    let kongs = rng.pick(&[0, 0, 15, 80]);
    let concealed_kongs = rng.pick(&[0, 50, 100]);
    let (step, same_suit) = (rng.pick(&[0, 0, 1, 1, 2, 3, 6, 8]), rng.chance(50));
    let chain = rng.pick(&[0, 0, 60, 100]);
    let by_twos = rng.chance(40);
    let fits = |kinds: Kinds| kinds.is_subset(lean) && !kinds.intersection(touch).is_empty();
    let all: Vec<Choice> = Kind::all()
        .flat_map(|first| [Choice { chow: false, first }, Choice { chow: true, first }])
        .filter(|choice| (!choice.chow || choice.first.starts_chow()) && fits(choice.kinds()))
        .collect();
    let mut counts: Counts = used.iter().collect();
    let mut bare = Bare::default();
    let mut last: Option<Choice> = None;
    for place in 0..count {
        let chow = !rng.chance(triplets);
        let related = last.filter(|_| rng.chance(chain) && (!by_twos || place % 2 == 1));
        let options: Vec<Choice> = match related {
            Some(last) => all.iter().copied().filter(|choice| choice.goes_with(last, step, same_suit)).collect(),
            None => all.iter().copied().filter(|choice| choice.chow == chow).collect(),
        };
        let choice = *if options.is_empty() {
            all.get(rng.below(all.len().max(1)))
        } else {
            options.get(rng.below(options.len()))
        }?;
        last = Some(choice);
        let kong = !choice.chow && rng.chance(kongs);
        let melded = rng.chance(open);
        let kinds: Vec<Kind> = match (choice.chow, kong) {
            (true, _) => choice.kinds().iter().collect(),
            (false, false) => vec![choice.first; 3],
            (false, true) => vec![choice.first; 4],
        };
        kinds.iter().for_each(|&kind| counts.add(kind));
        let claimed = if rng.chance(50) { MeldKind::Kong } else { MeldKind::AddedKong };
        let meld = match (choice.chow, kong, melded) {
            (_, true, true) if !rng.chance(concealed_kongs) => Some(claimed),
            (_, true, _) if rng.chance(concealed_kongs) => Some(MeldKind::ConcealedKong),
            (_, true, _) => Some(claimed),
            (true, _, true) => Some(MeldKind::Chow),
            (false, _, true) => Some(MeldKind::Pung),
            _ => None,
        };
        match meld {
            Some(kind) => bare.melds.push(MeldSet { kind, first: choice.first }),
            None => bare.tiles.extend(kinds),
        }
    }
    let pairs: Vec<Kind> = Kind::all().filter(|&kind| fits(Kinds::one(kind)) && counts.get(kind) <= 2).collect();
    let near = |kind: &Kind| {
        last.is_some_and(|last| Choice { chow: last.chow, first: *kind }.goes_with(last, step, same_suit))
    };
    let related: Vec<Kind> = pairs.iter().copied().filter(near).collect();
    let pair = if rng.chance(40) && !related.is_empty() {
        *rng.pick_from(&related)
    } else {
        *pairs.get(rng.below(pairs.len().max(1)))?
    };
    counts.add_many(pair, 2);
    bare.tiles.extend([pair; 2]);
    counts.at_least(5).is_empty().then_some(bare)
}

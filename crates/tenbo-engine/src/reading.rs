//! Every way to see a complete hand: the sets, the pair, and which of them the winning tile completes.

use arrayvec::ArrayVec;

use super::hand::{Event, Hand};
use super::irregular::Irregulars;
use super::meld::MeldKind;
use super::tile::{Kind, Kinds};

/// What a group of tiles is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Three in a row.
    Chow,
    /// Three alike.
    Pung,
    /// Four alike, declared.
    Kong,
    /// Two alike: one of seven.
    Pair,
    /// Three tiles of a suit with steps of three: 147, 258 or 369.
    Knitted,
}

/// A set of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// What it is.
    pub form: Form,
    /// Its lowest tile.
    pub first: Kind,
    /// How it was declared; `None` if it was in the hand.
    pub meld: Option<MeldKind>,
    /// Whether another seat's tile completed it just now.
    pub won: bool,
}

impl Set {
    /// The kinds in it.
    #[inline(always)]
    #[must_use]
    pub const fn kinds(self) -> Kinds {
        match self.form {
            Form::Chow => Kinds::chow(self.first),
            Form::Knitted => Kinds::knitted(self.first),
            _ => Kinds::one(self.first),
        }
    }

    /// A pung or a kong.
    #[must_use]
    pub const fn is_triplet(self) -> bool {
        matches!(self.form, Form::Pung | Form::Kong)
    }

    /// No tile of it is another seat's: a triplet that a discard completes is open, though the hand stays closed.
    #[must_use]
    pub const fn is_concealed(self) -> bool {
        !self.won && matches!(self.meld, None | Some(MeldKind::ConcealedKong))
    }

    /// Another seat's discard was claimed for it before the last tile.
    #[must_use]
    pub const fn is_claimed(self) -> bool {
        matches!(self.meld, Some(meld) if meld.is_claimed())
    }

    /// How many tiles.
    #[must_use]
    pub const fn size(self) -> u8 {
        match self.form {
            Form::Chow | Form::Pung | Form::Knitted => 3,
            Form::Kong => 4,
            Form::Pair => 2,
        }
    }
}

/// What kind of hand a reading sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Sets and a pair.
    Standard,
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honor, and one more.
    ThirteenOrphans,
    /// 147, 258 and 369 of three suits, a set and a pair.
    KnittedStraight,
    /// Fourteen different tiles: honors, and some of 147, 258 and 369 of three suits.
    KnittedHonors,
    /// The same seven numbers in two suits.
    Knitting,
    /// The same four numbers in three suits, and one more number in two of them.
    TripleKnitting,
    /// One to nine of a suit, one of each wind, and a second one.
    WrigglingSnake,
    /// One to nine of a suit, one of each wind, and any honor.
    LittleSnake,
    /// A chow in each suit, one of each wind, and a second wind.
    WindyChows,
    /// A pair and twelve tiles of which no two could become a set together.
    Unconnected,
    /// Some sets and tiles that belong to none: a hand that has not won.
    Partial,
}

impl Shape {
    /// Every one of them.
    pub const ALL: [Shape; 12] = [
        Shape::Standard,
        Shape::SevenPairs,
        Shape::ThirteenOrphans,
        Shape::KnittedStraight,
        Shape::KnittedHonors,
        Shape::Knitting,
        Shape::TripleKnitting,
        Shape::WrigglingSnake,
        Shape::LittleSnake,
        Shape::WindyChows,
        Shape::Unconnected,
        Shape::Partial,
    ];
}

/// What the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// This set.
    Set(u8),
    /// The pair.
    Pair,
    /// Nothing that is a set: thirteen orphans that lacked one kind, or a hand that has not won.
    Nothing,
}

/// The wait in the reading's own terms, whatever else the hand was waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitShape {
    /// A run open at both ends.
    TwoSided,
    /// 12 or 89.
    Edge,
    /// The middle of a run.
    Closed,
    /// One of two pairs.
    DoublePair,
    /// The pair.
    Pair,
    /// None of these.
    Other,
}

/// One way to see a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its shape.
    pub shape: Shape,
    /// The sets: melds first as they were laid down, then those in the hand, lowest first.
    pub sets: ArrayVec<Set, 7>,
    /// The pair, if there is one.
    pub pair: Option<Kind>,
    /// What the winning tile completed.
    pub completed: Completed,
    /// How the hand waited for it.
    pub wait: WaitShape,
    /// Tiles that belong to no set.
    pub loose: ArrayVec<Kind, 17>,
}

impl Reading {
    /// Whether the winning tile completed a pung.
    #[must_use]
    pub fn completes_triplet(&self) -> bool {
        matches!(self.completed, Completed::Set(i) if self.sets.get(usize::from(i)).is_some_and(|set| set.is_triplet()))
    }

    /// The kinds of the pungs and kongs.
    fn triplets(&self) -> Kinds {
        let triplets = self.sets.iter().filter(|set| set.is_triplet());
        triplets.fold(Kinds::NONE, |all, set| all.or(Kinds::one(set.first)))
    }

    /// A number for the shape, the pair and the sets, whichever of them the winning tile completed; never 0.
    #[must_use]
    pub fn sets_number(&self) -> u128 {
        let pair = self.pair.map_or(0, |pair| pair.index() as u128 + 1);
        self.sets.iter().fold((pair << 4 | self.shape as u128) << 1 | 1, |number, set| {
            number << 9 | (set.form as u128) << 6 | set.first.index() as u128
        })
    }
}

/// Which shapes besides sets and a pair are looked for, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    /// Seven pairs.
    pub seven_pairs: bool,
    /// Four alike may be two of them.
    pub four_alike: bool,
    /// Thirteen orphans.
    pub thirteen_orphans: bool,
    /// 147, 258 and 369 of three suits with a set and a pair.
    pub knitted_straight: bool,
    /// Honors and knitted tiles.
    pub knitted_honors: bool,
    /// Special hands that are no sets and a pair.
    pub irregulars: Irregulars,
    /// Sets of a standard hand.
    pub sets: u8,
}

impl Shapes {
    /// How many tiles a hand has before the winning one, each kong as three.
    #[must_use]
    pub const fn tiles(self) -> usize {
        3 * self.sets as usize + 1
    }
}

/// Whether there is a reading at all. Compiled once, where `each` is compiled for everybody who sees.
#[must_use]
#[inline(never)]
pub fn is_complete(hand: &Hand, shapes: Shapes) -> bool {
    let mut complete = false;
    each(hand, shapes, &mut |_| complete = true);
    complete
}

/// Adds every reading, see [`each`].
#[inline(never)]
pub fn all(hand: &Hand, shapes: Shapes, readings: &mut Vec<Reading>) {
    each(hand, shapes, &mut |reading| readings.push(reading.clone()));
}

/// Calls `see` with every reading of a complete hand, in a fixed order: by pair, triplets before chows, and for each
/// the places of the winning tile in the order of the sets, the pair last. Nothing if the hand is not complete.
pub fn each(hand: &Hand, shapes: Shapes, see: &mut impl FnMut(&Reading)) {
    let Some(win) = hand.win else { return };
    let blocks = hand.tiles.blocks();
    let [(m, _), (p, _), (s, _), (honors, _)] = blocks;
    let total = m + p + s + honors;
    let from_other = hand.events.has(Event::FromOther);
    let mut see = |reading: &Reading| {
        if hand.bound_jokers.is_empty() || hand.bound_jokers.within(reading.triplets()) {
            see(reading);
        }
    };
    let see = &mut see;
    let mut reading = Reading {
        shape: Shape::Standard,
        sets: ArrayVec::new(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new(),
    };
    for meld in &hand.melds {
        let _ = reading.sets.try_push(declared(meld.kind, meld.first));
    }
    let needed = usize::from(shapes.sets).saturating_sub(hand.melds.len());
    if hand.melds.len() + needed == usize::from(shapes.sets) && total == needed as u32 * 3 + 2 {
        standard(hand, &blocks, needed, win, from_other, &mut reading, see);
    }
    if shapes.knitted_straight && hand.melds.len() <= 1 {
        super::knitted::straight(hand, win, from_other, &mut reading, see);
    }
    if hand.melds.is_empty() && total == 14 {
        if shapes.knitted_honors {
            super::knitted::honors(hand, see);
        }
        if !shapes.irregulars.is_empty() {
            super::irregular::each(hand, shapes.irregulars, see);
        }
        if shapes.seven_pairs {
            seven_pairs(hand, win, from_other, shapes.four_alike, see);
        }
        if shapes.thirteen_orphans && hand.tiles.get(Kind::EAST) > 0 && hand.tiles.kinds() == Kinds::MAJORS {
            reading.shape = Shape::ThirteenOrphans;
            reading.pair = hand.tiles.at_least(2).iter().next();
            (reading.completed, reading.wait) = if reading.pair == Some(win) {
                (Completed::Pair, WaitShape::Pair)
            } else {
                (Completed::Nothing, WaitShape::Other)
            };
            see(&reading);
        }
    }
}

/// The set that a meld is.
#[must_use]
pub const fn declared(kind: MeldKind, first: Kind) -> Set {
    let form = match kind {
        MeldKind::Chow => Form::Chow,
        MeldKind::Pung => Form::Pung,
        _ => Form::Kong,
    };
    Set { form, first, meld: Some(kind), won: false }
}

/// Sets and a pair. A suit whose tiles are not a multiple of three must hold the pair. The places of a set's tiles add up
/// to a multiple of three as well, so that what is left over says which third of the suit the pair is in.
fn standard(
    hand: &Hand,
    blocks: &[(u32, u32); 4],
    needed: usize,
    win: Kind,
    from_other: bool,
    reading: &mut Reading,
    see: &mut impl FnMut(&Reading),
) {
    let mut block = None;
    for (&(start, end), &(total, places)) in [(0, 9), (9, 18), (18, 27), (27, 34)].iter().zip(blocks) {
        match total % 3 {
            0 => {}
            2 if block.is_none() => block = Some((start..end, 2 * places % 3)),
            _ => return,
        }
    }
    let Some((range, third)) = block else { return };
    let mut sets = ArrayVec::new();
    let _ = sets.try_extend_from_slice(&reading.sets);
    let declared = sets.len();
    let mut counts = *hand.tiles.raw();
    let kinds = hand.tiles.kinds();
    for index in range {
        let Some(pair) = Kind::new(index) else { continue };
        if u32::from(index) % 3 != third || hand.tiles.get(pair) < 2 {
            continue;
        }
        counts[pair.index()] -= 2;
        reading.pair = Some(pair);
        split(&mut counts, kinds, needed, true, &mut sets, &mut |sets| {
            place(sets, declared, pair, win, from_other, reading, see);
        });
        counts[pair.index()] += 2;
    }
}

/// Takes the lowest tile's set away, in every way, until no more sets are needed: as many as there are tiles for. `kinds` are
/// those that may be there still. After a chow no pung of the same tile is taken: the other order has been tried.
pub(super) fn split(
    counts: &mut [u8; Kind::COUNT],
    mut kinds: Kinds,
    needed: usize,
    pung_first: bool,
    sets: &mut ArrayVec<Set, 7>,
    done: &mut impl FnMut(&ArrayVec<Set, 7>),
) {
    if needed == 0 {
        return done(sets);
    }
    let kind = loop {
        let Some(kind) = kinds.first() else { return };
        if counts[kind.index()] > 0 {
            break kind;
        }
        kinds = kinds.without(Kinds::one(kind));
    };
    if pung_first && counts[kind.index()] >= 3 && !sets.is_full() {
        counts[kind.index()] -= 3;
        let _ = sets.try_push(Set { form: Form::Pung, first: kind, meld: None, won: false });
        split(counts, kinds, needed - 1, true, sets, done);
        sets.pop();
        counts[kind.index()] += 3;
    }
    let i = kind.index();
    if kind.starts_chow() && counts[i + 1] > 0 && counts[i + 2] > 0 && !sets.is_full() {
        for step in 0..3 {
            counts[i + step] -= 1;
        }
        let _ = sets.try_push(Set { form: Form::Chow, first: kind, meld: None, won: false });
        let again = counts[i] == 0;
        split(counts, kinds, needed - 1, again, sets, done);
        sets.pop();
        for step in 0..3 {
            counts[i + step] += 1;
        }
    }
}

/// Every set in the hand that the winning tile may have completed; of equal sets the first.
pub(super) fn place(
    sets: &ArrayVec<Set, 7>,
    declared: usize,
    pair: Kind,
    win: Kind,
    from_other: bool,
    reading: &mut Reading,
    see: &mut impl FnMut(&Reading),
) {
    reading.sets.clear();
    let _ = reading.sets.try_extend_from_slice(sets);
    for i in declared..sets.len() {
        let Some(&set) = sets.get(i) else { continue };
        let before = sets.get(declared..i).unwrap_or_default();
        if !set.kinds().has(win) || before.contains(&set) {
            continue;
        }
        reading.completed = Completed::Set(i as u8);
        reading.wait = wait_of(set, win);
        if let Some(slot) = reading.sets.get_mut(i) {
            slot.won = from_other;
        }
        see(reading);
        if let Some(slot) = reading.sets.get_mut(i) {
            slot.won = false;
        }
    }
    if pair == win {
        reading.completed = Completed::Pair;
        reading.wait = WaitShape::Pair;
        see(reading);
    }
}

/// How a set of the hand waited for this tile of it.
pub(super) fn wait_of(set: Set, win: Kind) -> WaitShape {
    match set.form {
        Form::Chow => {}
        Form::Knitted => return WaitShape::Other,
        _ => return WaitShape::DoublePair,
    }
    match (win.rank() - set.first.rank(), set.first.rank()) {
        (1, _) => WaitShape::Closed,
        (2, 1) | (0, 7) => WaitShape::Edge,
        _ => WaitShape::TwoSided,
    }
}

fn seven_pairs(hand: &Hand, win: Kind, from_other: bool, four_alike: bool, see: &mut impl FnMut(&Reading)) {
    let mut sets: ArrayVec<Set, 7> = ArrayVec::new();
    let mut completed = Completed::Nothing;
    for kind in hand.tiles.kinds().iter() {
        let pairs = match hand.tiles.get(kind) {
            2 => 1,
            4 if four_alike => 2,
            _ => return,
        };
        for _ in 0..pairs {
            let won = kind == win && from_other && completed == Completed::Nothing;
            if kind == win && completed == Completed::Nothing {
                completed = Completed::Set(sets.len() as u8);
            }
            if sets.try_push(Set { form: Form::Pair, first: kind, meld: None, won }).is_err() {
                return;
            }
        }
    }
    see(&Reading {
        shape: Shape::SevenPairs,
        sets,
        pair: None,
        completed,
        wait: WaitShape::Pair,
        loose: ArrayVec::new(),
    });
}

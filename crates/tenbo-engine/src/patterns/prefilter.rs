//! What a hand and a reading have, a bit each: a pattern whose bits are not all there need not be looked for.

use arrayvec::ArrayVec;

use crate::deal::{Event, Events, Hand};
use crate::decompose::{Decomposition, Form, Shape, WaitShape};
use crate::tiles::{Kinds, Suit};

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefilter(pub u64);

macro_rules! features {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        #[repr(u8)]
        enum Bit { $($name,)* }

        #[allow(non_upper_case_globals, reason = "they are written in the catalogue's table like its other names")]
        impl Prefilter {
            $($(#[doc = $doc])* pub const $name: Prefilter = Prefilter(1 << Bit::$name as u8);)*
        }
    };
}

features! {
    // Of the whole hand.
    /// Tiles of at most one suit.
    OneSuit,
    /// Tiles of at most two suits.
    TwoSuits,
    /// Tiles of all three suits.
    ThreeSuits,
    /// No winds or dragons.
    NoHonors,
    /// Winds or dragons.
    SomeHonors,
    /// Only simples.
    Simples,
    /// No ones and nines.
    NoTerminals,
    /// Only terminals and honors.
    Majors,
    /// Only numbers above 5.
    AboveFive,
    /// Only numbers below 5.
    BelowFive,
    /// Only tiles that look the same upside down.
    Reversible,
    /// Only green tiles.
    Green,
    /// Four alike that are no kong.
    FourAlike,
    /// No claimed melds.
    Concealed,
    // Of pairs of chows in the reading, then the same for two such pairs, in the same order.
    /// Two chows alike.
    SameChow,
    /// The same chow in two suits.
    SameNumbers,
    /// Two chows of a suit, one higher.
    StepOne,
    /// Two chows of a suit, two higher.
    StepTwo,
    /// Two chows of a suit, three higher.
    StepThree,
    /// Two chows of a suit, six higher.
    StepSix,
    /// Two chows of two suits, one higher.
    MixedStepOne,
    /// Two chows of two suits, two higher.
    MixedStepTwo,
    /// Two chows of two suits, three higher.
    MixedStepThree,
    /// Twice two chows alike.
    SameChowTwice,
    /// Twice the same chow in two suits.
    SameNumbersTwice,
    /// Twice two chows of a suit, one higher.
    StepOneTwice,
    /// Twice two chows of a suit, two higher.
    StepTwoTwice,
    /// Twice two chows of a suit, three higher.
    StepThreeTwice,
    /// Twice two chows of a suit, six higher.
    StepSixTwice,
    /// Twice two chows of two suits, one higher.
    MixedStepOneTwice,
    /// Twice two chows of two suits, two higher.
    MixedStepTwoTwice,
    /// Twice two chows of two suits, three higher.
    MixedStepThreeTwice,
    // Of the reading.
    /// Two chows.
    TwoChows,
    /// Four chows.
    FourChows,
    /// No chow.
    NoChow,
    /// No pung or kong.
    NoTriplet,
    /// A pung or kong.
    Triplet,
    /// Two pungs or kongs.
    TwoTriplets,
    /// Three.
    ThreeTriplets,
    /// Four.
    FourTriplets,
    /// A pung or kong of terminals or honors.
    MajorTriplet,
    /// A pung or kong of honors.
    HonorTriplet,
    /// A kong.
    Kong,
    /// Two kongs.
    TwoKongs,
    /// Waited at the edge.
    Edge,
    /// Waited for the middle.
    Closed,
    /// Waited for the pair.
    PairWait,
    /// Sets and a pair.
    Standard,
    /// Seven pairs.
    Pairs,
    /// Thirteen orphans.
    Orphans,
    /// A knitted straight, or honors and knitted tiles.
    Knitted,
    /// A special hand that is none of these.
    Irregular,
    // Of the win and what came with it.
    /// The winner drew the tile.
    SelfDrawn,
    /// It was another seat's.
    FromOther,
    /// Declared ready, in whatever way.
    Declared,
    /// Something that seldom happens: see [`Events::SELDOM`].
    Seldom,
    /// A flower or a season.
    Flower,
    /// A bonus tile of riichi: a dora, a red five, a north laid aside.
    Dora,
}

/// How many features pairs of chows have: so far apart are "once" and "twice".
const PAIRS_OF_CHOWS: u8 = Bit::SameChowTwice as u8 - Bit::SameChow as u8;

impl Prefilter {
    /// None.
    pub const NONE: Prefilter = Prefilter(0);
    /// Shapes that win only by a pattern that names them.
    pub const SPECIAL_SHAPES: Prefilter =
        Prefilter(Prefilter::Pairs.0 | Prefilter::Orphans.0 | Prefilter::Knitted.0 | Prefilter::Irregular.0);
    /// What nothing has.
    pub const NEVER: Prefilter = Prefilter(1 << 63);

    /// All of both.
    #[inline(always)]
    #[must_use]
    pub const fn union(self, other: Prefilter) -> Prefilter {
        Prefilter(self.0 | other.0)
    }

    /// Whether any of them is among the others.
    #[inline(always)]
    #[must_use]
    pub const fn intersects(self, other: Prefilter) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of them are among the others.
    #[inline(always)]
    #[must_use]
    pub const fn is_subset(self, other: Prefilter) -> bool {
        self.0 & !other.0 == 0
    }

    #[inline(always)]
    const fn set(&mut self, feature: Prefilter, has: bool) {
        if has {
            self.0 |= feature.0;
        }
    }

    /// What a hand has of these kinds, whatever its readings. `fours` are the kinds of which it has all four.
    #[must_use]
    pub fn of_hand(hand: &Hand, kinds: Kinds, fours: Kinds, concealed: bool) -> Prefilter {
        let mut features = Prefilter::NONE;
        let suits = Suit::ALL.into_iter().filter(|&suit| kinds.ranks(suit) != 0).count();
        features.set(Prefilter::OneSuit, suits <= 1);
        features.set(Prefilter::TwoSuits, suits <= 2);
        features.set(Prefilter::ThreeSuits, suits == 3);
        let honors = !kinds.intersection(Kinds::HONORS).is_empty();
        features.set(Prefilter::NoHonors, !honors);
        features.set(Prefilter::SomeHonors, honors);
        features.set(Prefilter::Simples, kinds.is_subset(Kinds::SIMPLES));
        features.set(Prefilter::NoTerminals, kinds.intersection(Kinds::TERMINALS).is_empty());
        features.set(Prefilter::Majors, kinds.is_subset(Kinds::TERMINALS_AND_HONORS));
        features.set(Prefilter::AboveFive, kinds.is_subset(Kinds::of_ranks(0b111_100_000)));
        features.set(Prefilter::BelowFive, kinds.is_subset(Kinds::of_ranks(0b000_001_111)));
        features.set(Prefilter::Reversible, kinds.is_subset(Kinds::REVERSIBLE));
        features.set(Prefilter::Green, kinds.is_subset(Kinds::GREEN));
        features.set(Prefilter::FourAlike, !fours.is_empty());
        features.set(Prefilter::Concealed, concealed);
        features.set(Prefilter::SelfDrawn, hand.events.contains(Event::SelfDrawn));
        features.set(Prefilter::FromOther, hand.events.contains(Event::FromOther));
        features.set(Prefilter::Declared, hand.events.intersects(Events::DECLARED));
        features.set(Prefilter::Seldom, hand.events.intersects(Events::SELDOM));
        features.set(Prefilter::Flower, hand.flowers != 0);
        features.set(Prefilter::Dora, hand.dora | hand.ura | hand.reds | hand.norths != 0);
        features
    }

    /// What a reading has.
    #[must_use]
    pub fn of_reading(decomposition: &Decomposition) -> Prefilter {
        let mut features = Prefilter::NONE;
        let mut chows: ArrayVec<Chow, 7> = ArrayVec::new();
        let (mut triplets, mut kongs) = (0, 0);
        for set in &decomposition.sets {
            match set.form {
                Form::Chow => {
                    let chow = (set.first.suit(), set.first.rank());
                    for &other in &chows {
                        let pair = between(chow, other);
                        features = features.union(Prefilter((features.0 & pair.0) << PAIRS_OF_CHOWS)).union(pair);
                    }
                    let _ = chows.try_push(chow);
                }
                Form::Pung | Form::Kong => {
                    triplets += 1;
                    kongs += u8::from(set.form == Form::Kong);
                    features.set(Prefilter::MajorTriplet, set.first.is_terminal_or_honor());
                    features.set(Prefilter::HonorTriplet, set.first.is_honor());
                }
                Form::Pair | Form::Knitted => {}
            }
        }
        features.set(Prefilter::TwoChows, chows.len() >= 2);
        features.set(Prefilter::FourChows, chows.len() >= 4);
        features.set(Prefilter::NoChow, chows.is_empty());
        features.set(Prefilter::NoTriplet, triplets == 0);
        features.set(Prefilter::Triplet, triplets >= 1);
        features.set(Prefilter::TwoTriplets, triplets >= 2);
        features.set(Prefilter::ThreeTriplets, triplets >= 3);
        features.set(Prefilter::FourTriplets, triplets >= 4);
        features.set(Prefilter::Kong, kongs >= 1);
        features.set(Prefilter::TwoKongs, kongs >= 2);
        features.set(Prefilter::Edge, decomposition.wait == WaitShape::Edge);
        features.set(Prefilter::Closed, decomposition.wait == WaitShape::Closed);
        features.set(Prefilter::PairWait, decomposition.wait == WaitShape::Pair);
        features.union(match decomposition.shape {
            Shape::Standard => Prefilter::Standard,
            Shape::SevenPairs => Prefilter::Pairs,
            Shape::ThirteenOrphans => Prefilter::Orphans,
            Shape::KnittedStraight | Shape::KnittedHonors => Prefilter::Knitted,
            Shape::Knitting
            | Shape::TripleKnitting
            | Shape::WrigglingSnake
            | Shape::LittleSnake
            | Shape::WindyChows
            | Shape::Unconnected => Prefilter::Irregular,
            Shape::Partial => Prefilter::NONE,
        })
    }
}

/// The suit and the lowest rank of a chow.
type Chow = (Option<Suit>, u8);

/// How two chows go together.
fn between((suit, rank): Chow, (other_suit, other_rank): Chow) -> Prefilter {
    match (suit == other_suit, rank.abs_diff(other_rank)) {
        (true, 0) => Prefilter::SameChow,
        (true, 1) => Prefilter::StepOne,
        (true, 2) => Prefilter::StepTwo,
        (true, 3) => Prefilter::StepThree,
        (true, 6) => Prefilter::StepSix,
        (false, 0) => Prefilter::SameNumbers,
        (false, 1) => Prefilter::MixedStepOne,
        (false, 2) => Prefilter::MixedStepTwo,
        (false, 3) => Prefilter::MixedStepThree,
        _ => Prefilter::NONE,
    }
}

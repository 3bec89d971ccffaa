//! What a hand and a reading have, a bit each: a pattern whose bits are not all there need not be looked for.

use arrayvec::ArrayVec;

use super::hand::{Event, Events, Hand};
use super::reading::{Form, Reading, Shape, WaitShape};
use super::tile::{Kinds, Suit};

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features(pub u64);

macro_rules! features {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        #[repr(u8)]
        enum Bit { $($name,)* }

        #[allow(non_upper_case_globals, reason = "they are written in the catalogue's table like its other names")]
        impl Features {
            $($(#[doc = $doc])* pub const $name: Features = Features(1 << Bit::$name as u8);)*
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

impl Features {
    /// None.
    pub const NONE: Features = Features(0);
    /// Shapes that win only by a pattern that names them.
    pub const SPECIAL_SHAPES: Features =
        Features(Features::Pairs.0 | Features::Orphans.0 | Features::Knitted.0 | Features::Irregular.0);
    /// What nothing has.
    pub const NEVER: Features = Features(1 << 63);

    /// All of both.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Features) -> Features {
        Features(self.0 | other.0)
    }

    /// Whether any of them is among the others.
    #[inline(always)]
    #[must_use]
    pub const fn meets(self, other: Features) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of them are among the others.
    #[inline(always)]
    #[must_use]
    pub const fn within(self, other: Features) -> bool {
        self.0 & !other.0 == 0
    }

    #[inline(always)]
    const fn set(&mut self, feature: Features, has: bool) {
        if has {
            self.0 |= feature.0;
        }
    }

    /// What a hand has of these kinds, whatever its readings. `fours` are the kinds of which it has all four.
    #[must_use]
    pub fn of_hand(hand: &Hand, kinds: Kinds, fours: Kinds, concealed: bool) -> Features {
        let mut features = Features::NONE;
        let suits = Suit::ALL.into_iter().filter(|&suit| kinds.ranks(suit) != 0).count();
        features.set(Features::OneSuit, suits <= 1);
        features.set(Features::TwoSuits, suits <= 2);
        features.set(Features::ThreeSuits, suits == 3);
        let honors = !kinds.and(Kinds::HONORS).is_empty();
        features.set(Features::NoHonors, !honors);
        features.set(Features::SomeHonors, honors);
        features.set(Features::Simples, kinds.within(Kinds::SIMPLES));
        features.set(Features::NoTerminals, kinds.and(Kinds::TERMINALS).is_empty());
        features.set(Features::Majors, kinds.within(Kinds::MAJORS));
        features.set(Features::AboveFive, kinds.within(Kinds::of_ranks(0b111_100_000)));
        features.set(Features::BelowFive, kinds.within(Kinds::of_ranks(0b000_001_111)));
        features.set(Features::Reversible, kinds.within(Kinds::REVERSIBLE));
        features.set(Features::Green, kinds.within(Kinds::GREEN));
        features.set(Features::FourAlike, !fours.is_empty());
        features.set(Features::Concealed, concealed);
        features.set(Features::SelfDrawn, hand.events.has(Event::SelfDrawn));
        features.set(Features::FromOther, hand.events.has(Event::FromOther));
        features.set(Features::Declared, hand.events.meets(Events::DECLARED));
        features.set(Features::Seldom, hand.events.meets(Events::SELDOM));
        features.set(Features::Flower, hand.flowers != 0);
        features.set(Features::Dora, hand.dora | hand.ura | hand.reds | hand.norths != 0);
        features
    }

    /// What a reading has.
    #[must_use]
    pub fn of_reading(reading: &Reading) -> Features {
        let mut features = Features::NONE;
        let mut chows: ArrayVec<Chow, 7> = ArrayVec::new();
        let (mut triplets, mut kongs) = (0, 0);
        for set in &reading.sets {
            match set.form {
                Form::Chow => {
                    let chow = (set.first.suit(), set.first.rank());
                    for &other in &chows {
                        let pair = between(chow, other);
                        features = features.and(Features((features.0 & pair.0) << PAIRS_OF_CHOWS)).and(pair);
                    }
                    let _ = chows.try_push(chow);
                }
                Form::Pung | Form::Kong => {
                    triplets += 1;
                    kongs += u8::from(set.form == Form::Kong);
                    features.set(Features::MajorTriplet, set.first.is_major());
                    features.set(Features::HonorTriplet, set.first.is_honor());
                }
                Form::Pair | Form::Knitted => {}
            }
        }
        features.set(Features::TwoChows, chows.len() >= 2);
        features.set(Features::FourChows, chows.len() >= 4);
        features.set(Features::NoChow, chows.is_empty());
        features.set(Features::NoTriplet, triplets == 0);
        features.set(Features::Triplet, triplets >= 1);
        features.set(Features::TwoTriplets, triplets >= 2);
        features.set(Features::ThreeTriplets, triplets >= 3);
        features.set(Features::FourTriplets, triplets >= 4);
        features.set(Features::Kong, kongs >= 1);
        features.set(Features::TwoKongs, kongs >= 2);
        features.set(Features::Edge, reading.wait == WaitShape::Edge);
        features.set(Features::Closed, reading.wait == WaitShape::Closed);
        features.set(Features::PairWait, reading.wait == WaitShape::Pair);
        features.and(match reading.shape {
            Shape::Standard => Features::Standard,
            Shape::SevenPairs => Features::Pairs,
            Shape::ThirteenOrphans => Features::Orphans,
            Shape::KnittedStraight | Shape::KnittedHonors => Features::Knitted,
            Shape::Knitting
            | Shape::TripleKnitting
            | Shape::WrigglingSnake
            | Shape::LittleSnake
            | Shape::WindyChows
            | Shape::Unconnected => Features::Irregular,
            Shape::Partial => Features::NONE,
        })
    }
}

/// The suit and the lowest rank of a chow.
type Chow = (Option<Suit>, u8);

/// How two chows go together.
fn between((suit, rank): Chow, (other_suit, other_rank): Chow) -> Features {
    match (suit == other_suit, rank.abs_diff(other_rank)) {
        (true, 0) => Features::SameChow,
        (true, 1) => Features::StepOne,
        (true, 2) => Features::StepTwo,
        (true, 3) => Features::StepThree,
        (true, 6) => Features::StepSix,
        (false, 0) => Features::SameNumbers,
        (false, 1) => Features::MixedStepOne,
        (false, 2) => Features::MixedStepTwo,
        (false, 3) => Features::MixedStepThree,
        _ => Features::NONE,
    }
}

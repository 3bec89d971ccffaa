//! Every way to see a complete hand: the sets, the pair, and which of them the winning tile completes.

use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType, enum_set};

use crate::tiles::{Kind, Kinds, MeldKind};

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

/// A set of a decomposition.
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

/// What kind of hand a decomposition sees.
#[derive(Debug, EnumSetType)]
#[enumset(repr = "u16", no_ops)]
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
    /// Special hands that are no sets and a pair, and are looked at as a whole.
    pub const IRREGULAR: EnumSet<Shape> = enum_set!(
        Shape::Knitting
            | Shape::TripleKnitting
            | Shape::WrigglingSnake
            | Shape::LittleSnake
            | Shape::WindyChows
            | Shape::Unconnected
    );

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

/// The wait in the decomposition's own terms, whatever else the hand was waiting for.
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
pub struct Decomposition {
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

impl Decomposition {
    /// Whether the winning tile completed a pung.
    #[must_use]
    pub fn completes_triplet(&self) -> bool {
        matches!(self.completed, Completed::Set(i) if self.sets.get(usize::from(i)).is_some_and(|set| set.is_triplet()))
    }

    /// The kinds of the pungs and kongs.
    pub(super) fn triplets(&self) -> Kinds {
        let triplets = self.sets.iter().filter(|set| set.is_triplet());
        triplets.fold(Kinds::NONE, |all, set| all.union(Kinds::one(set.first)))
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
    pub irregulars: EnumSet<Shape>,
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

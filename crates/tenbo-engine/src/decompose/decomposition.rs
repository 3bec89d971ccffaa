//! One way to see a hand: its sets, its pair, and what the winning tile completed.

use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType, enum_set};
use serde::Serialize;

use crate::deal::Hand;
use crate::named;
use crate::templates::Templates;
use crate::tiles::{Kind, Kinds, MeldKind, MeldSet, kinds_as_text, pair_as_text};

/// The form of a group of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Three consecutive tiles of a suit.
    Chow,
    /// Three identical tiles.
    Pung,
    /// Four identical tiles, declared.
    Kong,
    /// Two identical tiles listed as a set: one of seven pairs, or a further pair of a hand that has not won.
    Pair,
    /// Three tiles of a suit in steps of three: 147, 258 or 369.
    Knitted,
    /// Four identical tiles claimed as a [group](MeldKind::is_group), which is neither a pung nor a kong.
    Quad,
    /// Five identical tiles claimed as a group.
    Quint,
    /// Six identical tiles claimed as a group.
    Sextet,
}

/// A set of a decomposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(into = "WrittenSet")]
pub struct Set {
    /// Its form.
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub form: Form,
    /// Its lowest tile.
    pub first: Kind,
    /// How it was declared; `None` if it is concealed in the hand.
    pub meld: Option<MeldKind>,
    /// Whether the winning tile completed it and came from another seat.
    pub won: bool,
}

impl Set {
    /// A set of concealed tiles; `first` is its lowest tile.
    #[must_use]
    pub const fn concealed(form: Form, first: Kind) -> Set {
        Set { form, first, meld: None, won: false }
    }

    /// A meld as a set.
    #[must_use]
    pub const fn declared(MeldSet { kind, first }: MeldSet) -> Set {
        let form = match kind {
            MeldKind::Chow => Form::Chow,
            MeldKind::Pung => Form::Pung,
            MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => Form::Kong,
            MeldKind::Quad => Form::Quad,
            MeldKind::Quint => Form::Quint,
            MeldKind::Sextet => Form::Sextet,
        };
        Set { form, first, meld: Some(kind), won: false }
    }

    /// The kinds of its tiles, each once.
    #[must_use]
    pub const fn kinds(self) -> Kinds {
        match self.form {
            Form::Chow => Kinds::chow(self.first),
            Form::Knitted => Kinds::knitted(self.first),
            _ => Kinds::one(self.first),
        }
    }

    /// Whether it is a pung or a kong.
    #[must_use]
    pub const fn is_triplet(self) -> bool {
        matches!(self.form, Form::Pung | Form::Kong)
    }

    /// Whether none of its tiles came from another seat. A triplet that a discard completes is open, though the hand
    /// stays closed.
    #[must_use]
    pub const fn is_concealed(self) -> bool {
        !self.won && matches!(self.meld, None | Some(MeldKind::ConcealedKong))
    }

    /// Whether it was declared with another seat's discard, before the winning tile.
    #[must_use]
    pub const fn is_claimed(self) -> bool {
        matches!(self.meld, Some(meld) if meld.is_claimed())
    }

    /// Its tiles.
    #[must_use]
    pub fn tiles(self) -> Vec<Kind> {
        match self.form {
            Form::Chow => (0..3).filter_map(|step| self.first.higher(step)).collect(),
            Form::Knitted => (0..3).filter_map(|step| self.first.higher(3 * step)).collect(),
            _ => vec![self.first; usize::from(self.size())],
        }
    }

    /// Its number of tiles.
    #[must_use]
    pub const fn size(self) -> u8 {
        match self.form {
            Form::Chow | Form::Pung | Form::Knitted => 3,
            Form::Kong | Form::Quad => 4,
            Form::Pair => 2,
            Form::Quint => 5,
            Form::Sextet => 6,
        }
    }
}

/// A set as JSON has it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WrittenSet {
    /// Its tiles.
    #[serde(serialize_with = "kinds_as_text")]
    #[cfg_attr(feature = "schema", schemars(with = "Kind"))]
    tiles: Vec<Kind>,
    /// The kind of set.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::SetKind"))]
    kind: &'static str,
    /// Whether it is concealed: no tile of it came from another seat.
    concealed: bool,
}

impl From<Set> for WrittenSet {
    fn from(set: Set) -> WrittenSet {
        let kind = match (set.meld, set.form) {
            (Some(meld), _) => meld.as_str(),
            (None, Form::Chow) => MeldKind::Chow.as_str(),
            (None, Form::Pair) => "pair",
            (None, Form::Knitted) => "knitted",
            (None, _) => MeldKind::Pung.as_str(),
        };
        WrittenSet { tiles: set.tiles(), kind, concealed: set.is_concealed() }
    }
}

/// The overall pattern of a decomposition.
#[derive(Debug, EnumSetType)]
#[enumset(repr = "u16", no_ops)]
pub enum Shape {
    /// Sets and a pair.
    Standard,
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honor, and a second copy of one of them.
    ThirteenOrphans,
    /// 147, 258 and 369 in three different suits, a set and a pair.
    KnittedStraight,
    /// Fourteen different tiles: honors, and some of 147, 258 and 369 in three different suits.
    KnittedHonors,
    /// The same seven ranks in two suits.
    Knitting,
    /// The same four ranks in three suits, and one more rank in two of them.
    TripleKnitting,
    /// One to nine of a suit, one of each wind, and a second one of that suit.
    WrigglingSnake,
    /// One to nine of a suit, one of each wind, and any honor.
    LittleSnake,
    /// A chow in each suit, one of each wind, and a second copy of one wind.
    WindyChows,
    /// Thirteen different tiles, no two of which fit into one chow, and a second copy of one of them.
    Unconnected,
    /// Some sets, perhaps pairs, and tiles that belong to neither: a hand that has not won.
    Partial,
    /// A hand that fits a template of the rulebook and has no other shape.
    Custom,
}

/// A set of shapes.
pub type ShapeSet = EnumSet<Shape>;

impl Shape {
    /// The special hands that are recognized from all fourteen tiles at once rather than split into sets.
    pub const IRREGULAR: ShapeSet = enum_set!(
        Shape::Knitting
            | Shape::TripleKnitting
            | Shape::WrigglingSnake
            | Shape::LittleSnake
            | Shape::WindyChows
            | Shape::Unconnected
    );

    /// Every shape.
    pub const ALL: [Shape; 13] = [
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
        Shape::Custom,
    ];
}

/// What the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// The set with this index in [`Decomposition::sets`].
    Set(u8),
    /// The pair.
    Pair,
    /// Neither a set nor the pair: thirteen orphans that lacked one kind, for example, or a hand that has not won.
    Nothing,
}

impl Completed {
    const fn is_nothing(&self) -> bool {
        matches!(self, Completed::Nothing)
    }
}

named! {
    /// What this decomposition waited for, regardless of the hand's other waits.
    WaitShape {
        /// Two consecutive tiles of a chow, which either end completes.
        TwoSided = "two-sided",
        /// 12 waiting for 3, or 89 waiting for 7.
        Edge = "edge",
        /// The outer two tiles of a chow, waiting for the middle one.
        Closed = "closed",
        /// Two pairs, either of which becomes a pung.
        DoublePair = "double-pair",
        /// A single tile, which becomes a pair.
        Pair = "pair",
        /// None of these, as when the winning tile completed a knitted set.
        Other = "other",
    }
}

/// The sets of a decomposition: at most seven, which are pairs.
pub type SetList = ArrayVec<Set, 7>;

/// Tiles of a decomposition that belong to no set or pair.
pub type LooseTiles = ArrayVec<Kind, 17>;

/// A decomposition of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "decomposition"))]
pub struct Decomposition {
    /// Its shape.
    #[serde(skip)]
    pub shape: Shape,
    /// The melds in the order in which they were declared, then the sets of the concealed hand, the lowest first.
    ///
    /// A knitted straight has its three knitted sets before any other concealed set.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Set>"))]
    pub sets: SetList,
    /// The pair; left out if the hand has none, or several.
    ///
    /// Seven pairs are listed in `sets`.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "pair_as_text")]
    pub pair: Option<Kind>,
    /// The set or pair that the winning tile completed, if any.
    #[serde(skip_serializing_if = "Completed::is_nothing")]
    pub completed: Completed,
    /// How the hand waited for it.
    #[serde(skip)]
    pub wait: WaitShape,
    /// Tiles that belong to no set; left out if there are none.
    #[serde(skip_serializing_if = "ArrayVec::is_empty", serialize_with = "kinds_as_text")]
    #[cfg_attr(feature = "schema", schemars(with = "Kind"))]
    pub loose: LooseTiles,
}

impl Decomposition {
    /// The melds of a hand, and nothing of its concealed tiles yet.
    pub(super) fn of_melds(shape: Shape, hand: &Hand) -> Decomposition {
        Decomposition {
            shape,
            sets: hand.melds.iter().copied().map(Set::declared).collect(),
            pair: None,
            completed: Completed::Nothing,
            wait: WaitShape::Other,
            loose: LooseTiles::new(),
        }
    }

    /// The same decomposition if the winning tile was self-drawn: it claimed no set.
    #[must_use]
    pub(crate) fn drawn(&self) -> Decomposition {
        let mut drawn = self.clone();
        drawn.sets.iter_mut().for_each(|set| set.won = false);
        drawn
    }

    /// Notes whether the winning tile completed the pair.
    pub(super) fn note_pair_wait(&mut self, win: Option<Kind>) {
        if self.pair.is_some() && self.pair == win {
            (self.completed, self.wait) = (Completed::Pair, WaitShape::Pair);
        }
    }

    /// The kinds of the pungs and kongs.
    pub(super) fn triplets(&self) -> Kinds {
        self.sets.iter().filter(|set| set.is_triplet()).map(|set| set.first).collect()
    }
}

/// Which shapes complete a hand under a rulebook, and how many sets a standard hand has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    /// Seven pairs.
    pub seven_pairs: bool,
    /// Whether four identical tiles may be two of the seven pairs.
    pub four_alike: bool,
    /// Thirteen orphans.
    pub thirteen_orphans: bool,
    /// 147, 258 and 369 in three different suits, a set and a pair.
    pub knitted_straight: bool,
    /// Fourteen different honors and knitted tiles.
    pub knitted_honors: bool,
    /// Which of [`Shape::IRREGULAR`].
    pub irregulars: ShapeSet,
    /// How many sets a standard hand has: 4, or 5 with hands of 16 tiles.
    pub sets: u8,
    /// The templates of the rulebook's custom hands, if it has any.
    pub templates: Option<Box<Templates>>,
}

impl Shapes {
    /// How many tiles a hand has before the winning one, each kong counted as three: 13 or 16.
    #[must_use]
    pub const fn tiles(&self) -> usize {
        3 * self.sets as usize + 1
    }
}

//! A quick test before a pattern is looked for. Each bit says something about a hand or one of its decompositions; a
//! pattern cannot be present unless all bits that it requires are set. Most patterns fail this test.

use arrayvec::ArrayVec;

use crate::bits::bit_set;
use crate::deal::{Event, Hand};
use crate::decompose::{Decomposition, Form, Shape, WaitShape};
use crate::tiles::{Kinds, Suit};

bit_set! {
    /// Properties of a hand and one of its decompositions. [`Prefilter::of_hand`] sets the bits that are the same for
    /// all decompositions, [`Prefilter::of_decomposition`] the others; a pattern's row says which it requires.
    Prefilter(u64)
}

impl Prefilter {
    // About the whole hand.
    /// Tiles of at most one suit.
    pub const ONE_SUIT: Prefilter = Prefilter(1 << 0);
    /// Tiles of at most two suits.
    pub const TWO_SUITS: Prefilter = Prefilter(1 << 1);
    /// Tiles of all three suits.
    pub const THREE_SUITS: Prefilter = Prefilter(1 << 2);
    /// No honors.
    pub const NO_HONORS: Prefilter = Prefilter(1 << 3);
    /// At least one honor.
    pub const SOME_HONORS: Prefilter = Prefilter(1 << 4);
    /// Only simples.
    pub const ONLY_SIMPLES: Prefilter = Prefilter(1 << 5);
    /// No terminals.
    pub const NO_TERMINALS: Prefilter = Prefilter(1 << 6);
    /// Only terminals and honors.
    pub const ONLY_TERMINALS_AND_HONORS: Prefilter = Prefilter(1 << 7);
    /// Only suit tiles of ranks 6 to 9.
    pub const ONLY_ABOVE_FIVE: Prefilter = Prefilter(1 << 8);
    /// Only suit tiles of ranks 1 to 4.
    pub const ONLY_BELOW_FIVE: Prefilter = Prefilter(1 << 9);
    /// Only tiles that look the same upside down.
    pub const ONLY_REVERSIBLE: Prefilter = Prefilter(1 << 10);
    /// Only green tiles.
    pub const ONLY_GREEN: Prefilter = Prefilter(1 << 11);
    /// Four identical tiles that are not a kong.
    pub const FOUR_ALIKE: Prefilter = Prefilter(1 << 12);
    /// No claimed melds.
    pub const CONCEALED: Prefilter = Prefilter(1 << 13);
    // About two chows of the decomposition; then about two such pairs, which may share a chow, in the same order.
    /// Two identical chows.
    pub const SAME_CHOW: Prefilter = Prefilter(1 << 14);
    /// Two chows with the same ranks in different suits.
    pub const SAME_NUMBERS: Prefilter = Prefilter(1 << 15);
    /// Two chows of one suit, one rank apart.
    pub const STEP_ONE: Prefilter = Prefilter(1 << 16);
    /// Two chows of one suit, two ranks apart.
    pub const STEP_TWO: Prefilter = Prefilter(1 << 17);
    /// Two chows of one suit, three ranks apart.
    pub const STEP_THREE: Prefilter = Prefilter(1 << 18);
    /// Two chows of one suit, six ranks apart.
    pub const STEP_SIX: Prefilter = Prefilter(1 << 19);
    /// Two chows of different suits, one rank apart.
    pub const MIXED_STEP_ONE: Prefilter = Prefilter(1 << 20);
    /// Two chows of different suits, two ranks apart.
    pub const MIXED_STEP_TWO: Prefilter = Prefilter(1 << 21);
    /// Two chows of different suits, three ranks apart.
    pub const MIXED_STEP_THREE: Prefilter = Prefilter(1 << 22);
    /// Two pairs of chows as in `SAME_CHOW`.
    pub const SAME_CHOW_TWICE: Prefilter = Prefilter(1 << 23);
    /// Two pairs of chows as in `SAME_NUMBERS`.
    pub const SAME_NUMBERS_TWICE: Prefilter = Prefilter(1 << 24);
    /// Two pairs of chows as in `STEP_ONE`.
    pub const STEP_ONE_TWICE: Prefilter = Prefilter(1 << 25);
    /// Two pairs of chows as in `STEP_TWO`.
    pub const STEP_TWO_TWICE: Prefilter = Prefilter(1 << 26);
    /// Two pairs of chows as in `STEP_THREE`.
    pub const STEP_THREE_TWICE: Prefilter = Prefilter(1 << 27);
    /// Two pairs of chows as in `STEP_SIX`.
    pub const STEP_SIX_TWICE: Prefilter = Prefilter(1 << 28);
    /// Two pairs of chows as in `MIXED_STEP_ONE`.
    pub const MIXED_STEP_ONE_TWICE: Prefilter = Prefilter(1 << 29);
    /// Two pairs of chows as in `MIXED_STEP_TWO`.
    pub const MIXED_STEP_TWO_TWICE: Prefilter = Prefilter(1 << 30);
    /// Two pairs of chows as in `MIXED_STEP_THREE`.
    pub const MIXED_STEP_THREE_TWICE: Prefilter = Prefilter(1 << 31);
    // About the decomposition as a whole.
    /// At least two chows.
    pub const TWO_CHOWS: Prefilter = Prefilter(1 << 32);
    /// At least four chows.
    pub const FOUR_CHOWS: Prefilter = Prefilter(1 << 33);
    /// No chow.
    pub const NO_CHOW: Prefilter = Prefilter(1 << 34);
    /// No pung or kong.
    pub const NO_TRIPLET: Prefilter = Prefilter(1 << 35);
    /// At least one pung or kong.
    pub const TRIPLET: Prefilter = Prefilter(1 << 36);
    /// At least two pungs or kongs.
    pub const TWO_TRIPLETS: Prefilter = Prefilter(1 << 37);
    /// At least three pungs or kongs.
    pub const THREE_TRIPLETS: Prefilter = Prefilter(1 << 38);
    /// At least four pungs or kongs.
    pub const FOUR_TRIPLETS: Prefilter = Prefilter(1 << 39);
    /// A pung or kong of terminals or honors.
    pub const TERMINAL_OR_HONOR_TRIPLET: Prefilter = Prefilter(1 << 40);
    /// A pung or kong of honors.
    pub const HONOR_TRIPLET: Prefilter = Prefilter(1 << 41);
    /// At least one kong.
    pub const KONG: Prefilter = Prefilter(1 << 42);
    /// At least two kongs.
    pub const TWO_KONGS: Prefilter = Prefilter(1 << 43);
    /// An edge wait.
    pub const EDGE_WAIT: Prefilter = Prefilter(1 << 44);
    /// A closed wait.
    pub const CLOSED_WAIT: Prefilter = Prefilter(1 << 45);
    /// A pair wait.
    pub const PAIR_WAIT: Prefilter = Prefilter(1 << 46);
    /// Sets and a pair.
    pub const STANDARD: Prefilter = Prefilter(1 << 47);
    /// Seven pairs.
    pub const SEVEN_PAIRS: Prefilter = Prefilter(1 << 48);
    /// Thirteen orphans.
    pub const THIRTEEN_ORPHANS: Prefilter = Prefilter(1 << 49);
    /// A knitted straight, or honors and knitted tiles.
    pub const KNITTED: Prefilter = Prefilter(1 << 50);
    /// A special hand other than these.
    pub const IRREGULAR: Prefilter = Prefilter(1 << 51);
    // About the win and bonus tiles.
    /// The winner drew the tile.
    pub const SELF_DRAWN: Prefilter = Prefilter(1 << 52);
    /// The winning tile came from another seat.
    pub const FROM_OTHER: Prefilter = Prefilter(1 << 53);
    /// Declared ready in any way, riichi included.
    pub const DECLARED_READY: Prefilter = Prefilter(1 << 54);
    /// At least one of [`Event::RARE`].
    pub const RARE_EVENT: Prefilter = Prefilter(1 << 55);
    /// A flower, a season, an animal or a face.
    pub const FLOWER: Prefilter = Prefilter(1 << 56);
    /// A bonus tile of riichi: a dora, a red five, a north set aside.
    pub const DORA: Prefilter = Prefilter(1 << 57);
    /// The hand fits a template of the rulebook.
    pub const CUSTOM_HAND: Prefilter = Prefilter(1 << 58);
}

/// How many bits the bit for two pairs of chows is above the one for a single pair.
const PAIRS_OF_CHOWS: u32 =
    Prefilter::SAME_CHOW_TWICE.bits().trailing_zeros() - Prefilter::SAME_CHOW.bits().trailing_zeros();

impl Prefilter {
    /// The shapes that win only if the rulebook uses a pattern with that shape.
    pub const SPECIAL_SHAPES: Prefilter =
        Prefilter::SEVEN_PAIRS.union(Prefilter::THIRTEEN_ORPHANS).union(Prefilter::KNITTED).union(Prefilter::IRREGULAR);
    /// A bit that no hand has. A pattern that requires it is never looked for.
    pub const NEVER: Prefilter = Prefilter(1 << 63);

    /// Sets a bit if the hand has the property.
    pub(super) fn insert_if(&mut self, bit: Prefilter, has: bool) {
        if has {
            *self = self.union(bit);
        }
    }

    /// The bits of a hand, the same for all its decompositions. `kinds` are the kinds of its tiles, `fours` those of
    /// which it has all four copies but not as a kong; `concealed` says whether it has no claimed meld.
    #[must_use]
    pub fn of_hand(hand: &Hand, kinds: Kinds, fours: Kinds, concealed: bool) -> Prefilter {
        let mut prefilter = Prefilter::NONE;
        let suits = Suit::ALL.into_iter().filter(|&suit| kinds.ranks(suit) != 0).count();
        prefilter.insert_if(Prefilter::ONE_SUIT, suits <= 1);
        prefilter.insert_if(Prefilter::TWO_SUITS, suits <= 2);
        prefilter.insert_if(Prefilter::THREE_SUITS, suits == 3);
        let honors = kinds.intersects(Kinds::HONORS);
        prefilter.insert_if(Prefilter::NO_HONORS, !honors);
        prefilter.insert_if(Prefilter::SOME_HONORS, honors);
        prefilter.insert_if(Prefilter::ONLY_SIMPLES, kinds.is_subset(Kinds::SIMPLES));
        prefilter.insert_if(Prefilter::NO_TERMINALS, kinds.intersection(Kinds::TERMINALS).is_empty());
        prefilter.insert_if(Prefilter::ONLY_TERMINALS_AND_HONORS, kinds.is_subset(Kinds::TERMINALS_AND_HONORS));
        prefilter.insert_if(Prefilter::ONLY_ABOVE_FIVE, kinds.is_subset(Kinds::of_ranks(0b111_100_000)));
        prefilter.insert_if(Prefilter::ONLY_BELOW_FIVE, kinds.is_subset(Kinds::of_ranks(0b000_001_111)));
        prefilter.insert_if(Prefilter::ONLY_REVERSIBLE, kinds.is_subset(Kinds::REVERSIBLE));
        prefilter.insert_if(Prefilter::ONLY_GREEN, kinds.is_subset(Kinds::GREEN));
        prefilter.insert_if(Prefilter::FOUR_ALIKE, !fours.is_empty());
        prefilter.insert_if(Prefilter::CONCEALED, concealed);
        prefilter.insert_if(Prefilter::SELF_DRAWN, hand.events.contains(Event::SelfDrawn));
        prefilter.insert_if(Prefilter::FROM_OTHER, hand.events.contains(Event::FromOther));
        prefilter.insert_if(Prefilter::DECLARED_READY, !hand.events.is_disjoint(Event::READY_DECLARATIONS));
        prefilter.insert_if(Prefilter::RARE_EVENT, !hand.events.is_disjoint(Event::RARE));
        prefilter.insert_if(Prefilter::FLOWER, !hand.bonus.is_empty());
        prefilter.insert_if(Prefilter::DORA, hand.dora | hand.ura | hand.reds | hand.norths != 0);
        prefilter
    }

    /// The bits of one decomposition.
    #[must_use]
    pub fn of_decomposition(decomposition: &Decomposition) -> Prefilter {
        let mut prefilter = Prefilter::NONE;
        let mut chows: ArrayVec<Chow, 7> = ArrayVec::new();
        let (mut triplets, mut kongs) = (0, 0);
        for set in &decomposition.sets {
            match set.form {
                Form::Chow => {
                    let chow = (set.first.suit(), set.first.rank());
                    for &other in &chows {
                        let pair = between(chow, other);
                        let again = Prefilter(prefilter.intersection(pair).bits() << PAIRS_OF_CHOWS);
                        prefilter = prefilter.union(again).union(pair);
                    }
                    chows.push(chow);
                }
                Form::Pung | Form::Kong => {
                    triplets += 1;
                    kongs += u8::from(set.form == Form::Kong);
                    prefilter.insert_if(Prefilter::TERMINAL_OR_HONOR_TRIPLET, set.first.is_terminal_or_honor());
                    prefilter.insert_if(Prefilter::HONOR_TRIPLET, set.first.is_honor());
                }
                Form::Pair | Form::Knitted | Form::Quad | Form::Quint | Form::Sextet => {}
            }
        }
        prefilter.insert_if(Prefilter::TWO_CHOWS, chows.len() >= 2);
        prefilter.insert_if(Prefilter::FOUR_CHOWS, chows.len() >= 4);
        prefilter.insert_if(Prefilter::NO_CHOW, chows.is_empty());
        prefilter.insert_if(Prefilter::NO_TRIPLET, triplets == 0);
        prefilter.insert_if(Prefilter::TRIPLET, triplets >= 1);
        prefilter.insert_if(Prefilter::TWO_TRIPLETS, triplets >= 2);
        prefilter.insert_if(Prefilter::THREE_TRIPLETS, triplets >= 3);
        prefilter.insert_if(Prefilter::FOUR_TRIPLETS, triplets >= 4);
        prefilter.insert_if(Prefilter::KONG, kongs >= 1);
        prefilter.insert_if(Prefilter::TWO_KONGS, kongs >= 2);
        prefilter.insert_if(Prefilter::EDGE_WAIT, decomposition.wait == WaitShape::Edge);
        prefilter.insert_if(Prefilter::CLOSED_WAIT, decomposition.wait == WaitShape::Closed);
        prefilter.insert_if(Prefilter::PAIR_WAIT, decomposition.wait == WaitShape::Pair);
        prefilter.union(match decomposition.shape {
            Shape::Standard => Prefilter::STANDARD,
            Shape::SevenPairs => Prefilter::SEVEN_PAIRS,
            Shape::ThirteenOrphans => Prefilter::THIRTEEN_ORPHANS,
            Shape::KnittedStraight | Shape::KnittedHonors => Prefilter::KNITTED,
            Shape::Knitting
            | Shape::TripleKnitting
            | Shape::WrigglingSnake
            | Shape::LittleSnake
            | Shape::WindyChows
            | Shape::Unconnected
            | Shape::Custom => Prefilter::IRREGULAR,
            Shape::Partial => Prefilter::NONE,
        })
    }
}

/// The suit and the lowest rank of a chow.
type Chow = (Option<Suit>, u8);

/// The bit for how two chows are related; empty if they are in none of these relations.
fn between((suit, rank): Chow, (other_suit, other_rank): Chow) -> Prefilter {
    match (suit == other_suit, rank.abs_diff(other_rank)) {
        (true, 0) => Prefilter::SAME_CHOW,
        (true, 1) => Prefilter::STEP_ONE,
        (true, 2) => Prefilter::STEP_TWO,
        (true, 3) => Prefilter::STEP_THREE,
        (true, 6) => Prefilter::STEP_SIX,
        (false, 0) => Prefilter::SAME_NUMBERS,
        (false, 1) => Prefilter::MIXED_STEP_ONE,
        (false, 2) => Prefilter::MIXED_STEP_TWO,
        (false, 3) => Prefilter::MIXED_STEP_THREE,
        _ => Prefilter::NONE,
    }
}

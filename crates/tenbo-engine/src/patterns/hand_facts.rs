//! Hand facts: one decomposition of a hand, and the counts of it that many patterns ask for.

use super::prefilter::Prefilter;
use super::sets::Sets;
use super::whole_hand_facts::WholeHandFacts;
use crate::deal::{Event, Hand};
use crate::decompose::{Decomposition, Form, Set, Shape, WaitShape, is_only_wait};
use crate::options::{ClaimedPung, KongsAsConcealed, Options, WaitRule};
use crate::tiles::{Kind, Kinds};

/// What the function of a pattern looks at: one decomposition of a hand and the counts and sets of kinds derived from
/// it.
#[derive(Debug)]
pub struct HandFacts<'a> {
    /// Facts that are the same for all decompositions of the hand.
    whole: &'a WholeHandFacts<'a>,
    /// The hand.
    pub hand: &'a Hand,
    /// The decomposition.
    pub decomposition: &'a Decomposition,
    /// The rulebook's options, some of which are part of patterns' definitions.
    pub options: &'a Options,
    /// Every kind in the hand, melds included.
    pub kinds: Kinds,
    /// The first tile of each chow. Identical chows appear once here; `chows` counts them all.
    pub chow_firsts: Kinds,
    /// The kinds of the pungs and kongs.
    pub triplets: Kinds,
    /// The kind of the pair, the kinds of seven pairs, or the kinds of all pairs in a loser's hand.
    pub pairs: Kinds,
    /// The number of chows.
    pub chows: u8,
    /// The number of pungs and kongs.
    pub triplet_count: u8,
    /// The number of pungs and kongs that count as concealed, see [`HandFacts::stands_concealed`].
    pub concealed_triplets: u8,
    /// The number of kongs.
    pub kongs: u8,
    /// Whether no meld was claimed. Kongs claimed with three tiles in hand are allowed where the option
    /// `kongs-as-concealed` is `claimed`.
    pub concealed: bool,
    /// Whether all tiles form a winning shape. A loser's hand may have loose tiles.
    pub complete: bool,
    /// The prefilter bits of the hand and this decomposition. Patterns that require others are not looked for.
    pub prefilter: Prefilter,
}

impl<'a> HandFacts<'a> {
    /// Facts of the win alone, with the sets not counted yet: enough for patterns of
    /// [`Scope::Event`](super::Scope::Event).
    #[must_use]
    pub fn of_win(whole: &'a WholeHandFacts<'a>, decomposition: &'a Decomposition) -> HandFacts<'a> {
        let &WholeHandFacts { hand, options, kinds, concealed, .. } = whole;
        HandFacts {
            whole,
            hand,
            decomposition,
            options,
            kinds,
            chow_firsts: Kinds::NONE,
            triplets: Kinds::NONE,
            pairs: decomposition.pair.map_or(Kinds::NONE, Kinds::one),
            chows: 0,
            triplet_count: 0,
            concealed_triplets: 0,
            kongs: 0,
            concealed,
            complete: decomposition.shape != Shape::Partial,
            prefilter: whole.prefilter,
        }
    }

    /// All facts of a decomposition.
    #[must_use]
    pub fn new(whole: &'a WholeHandFacts<'a>, decomposition: &'a Decomposition) -> HandFacts<'a> {
        let mut facts = HandFacts::of_win(whole, decomposition);
        facts.prefilter = facts.prefilter.union(Prefilter::of_decomposition(decomposition));
        for &set in &decomposition.sets {
            match set.form {
                Form::Chow => {
                    facts.chows += 1;
                    facts.chow_firsts = facts.chow_firsts.union(Kinds::one(set.first));
                }
                Form::Pung | Form::Kong => {
                    facts.triplet_count += 1;
                    facts.triplets = facts.triplets.union(Kinds::one(set.first));
                    facts.kongs += u8::from(set.form == Form::Kong);
                    facts.concealed_triplets += u8::from(facts.stands_concealed(set));
                }
                Form::Knitted | Form::Quad | Form::Quint | Form::Sextet => {}
                Form::Pair => facts.pairs = facts.pairs.union(Kinds::one(set.first)),
            }
        }
        facts
    }

    /// Whether a triplet counts as concealed: a kong by the option `kongs-as-concealed`; a pung if none of its tiles
    /// came from another seat, or, with `claimed-pung` set to `concealed`, if at most the winning tile did.
    #[must_use]
    pub fn stands_concealed(&self, set: Set) -> bool {
        self.stands_concealed_by(set, self.options.counting.kongs_as_concealed)
    }

    /// Like [`HandFacts::stands_concealed`], with another rule for kongs.
    #[must_use]
    pub fn stands_concealed_by(&self, set: Set, kongs: KongsAsConcealed) -> bool {
        match set.meld {
            Some(kind) if kind.is_kong() => kongs.accepts(kind),
            _ => {
                set.is_concealed() || self.options.patterns.claimed_pung == ClaimedPung::Concealed && set.meld.is_none()
            }
        }
    }

    /// Whether an event happened in this win or deal.
    #[must_use]
    pub fn event(&self, event: Event) -> bool {
        self.hand.events.contains(event)
    }

    /// Whether the decomposition is sets and a pair, including a knitted straight with a set and a pair.
    #[must_use]
    pub fn is_basic(&self) -> bool {
        matches!(self.decomposition.shape, Shape::Standard | Shape::KnittedStraight)
    }

    /// Whether the decomposition is chows, pungs and kongs with a pair.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.decomposition.shape == Shape::Standard
    }

    /// The sets that `fits` accepts; never the pair.
    pub fn sets(&self, mut fits: impl FnMut(Set) -> bool) -> Sets {
        let mut sets = Sets::NONE;
        for (i, &set) in self.decomposition.sets.iter().enumerate() {
            if fits(set) {
                sets = sets.union(Sets::one(i));
            }
        }
        sets
    }

    /// Every set, and the pair if there is one.
    #[must_use]
    pub fn all_sets(&self) -> Sets {
        let pair = if self.decomposition.pair.is_some() { Sets::PAIR } else { Sets::NONE };
        Sets((1_u8 << self.decomposition.sets.len()) - 1).union(pair)
    }

    /// Whether every set and the pair contain a tile of these kinds. A tile that belongs to none of them, as in hands
    /// without sets, must be of these kinds itself.
    #[must_use]
    pub fn each_touches(&self, kinds: Kinds) -> bool {
        if self.decomposition.sets.is_empty() {
            return self.kinds.is_subset(kinds);
        }
        self.decomposition.sets.iter().all(|set| set.kinds().intersects(kinds))
            && self.decomposition.pair.is_none_or(|pair| kinds.contains(pair))
            && self.decomposition.loose.iter().all(|&kind| kinds.contains(kind))
    }

    /// Whether a pair of this kind is worth something: a dragon, the seat's wind or the wind of the round.
    #[must_use]
    pub fn pair_has_value(&self, pair: Kind) -> bool {
        pair.is_dragon() || pair == self.hand.seat.wind().tile() || pair == self.hand.round.tile()
    }

    /// The kinds of which the hand has all four copies, but not as a kong.
    #[must_use]
    pub const fn fours(&self) -> Kinds {
        self.whole.fours
    }

    /// Whether no tile but the winning one would have completed the hand, in any decomposition. Kinds of which no copy
    /// is left do not count as waits.
    #[must_use]
    pub fn is_only_tile(&self) -> bool {
        is_only_wait(self.hand, self.whole.shapes, false)
    }

    /// Whether these sets, together with the pair if included, have more than four tiles of a kind, which takes a
    /// joker.
    #[must_use]
    pub fn has_more_than_four(&self, sets: Sets) -> bool {
        let mut counts = crate::tiles::Counts::default();
        for set in sets.iter().filter_map(|i| self.decomposition.sets.get(i)) {
            match set.form {
                Form::Chow | Form::Knitted => set.kinds().iter().for_each(|kind| counts.add(kind)),
                _ => counts.add_many(set.first, set.size()),
            }
        }
        if let Some(pair) = self.decomposition.pair.filter(|_| sets.contains_pair()) {
            counts.add_many(pair, 2);
        }
        !counts.at_least(5).is_empty()
    }

    /// Whether the hand fits the template of the rulebook's custom hand with this number.
    #[must_use]
    pub const fn fits_custom(&self, number: u8) -> bool {
        self.whole.custom.contains(number)
    }

    /// The number of suits in the hand, 0 to 3.
    #[must_use]
    pub fn suits(&self) -> usize {
        let [m, p, s] = self.kinds.by_suit();
        usize::from(m != 0) + usize::from(p != 0) + usize::from(s != 0)
    }

    /// Whether the decomposition is sets and a pair without pungs or kongs; knitted sets count as chows.
    #[must_use]
    pub fn is_all_chows(&self) -> bool {
        self.is_basic() && self.triplet_count == 0
    }

    /// The wait of the decomposition.
    #[must_use]
    pub const fn wait(&self) -> WaitShape {
        self.decomposition.wait
    }

    /// Whether a decomposition into sets and a pair had this wait, and no other tile would have completed the hand as
    /// far as the rulebook's [`WaitRule`] asks for that.
    #[must_use]
    pub fn waited(&self, shape: WaitShape) -> bool {
        if self.decomposition.wait != shape || !self.is_basic() {
            return false;
        }
        let knitted =
            |set: &Set| set.form == Form::Knitted && self.hand.win.is_some_and(|win| set.kinds().contains(win));
        let in_body = !self.options.patterns.knitted_straight_waits && self.decomposition.sets.iter().any(knitted);
        !in_body && self.whole.is_only_wait()
    }

    /// Whether only one kind of tile would have completed a hand of sets and a pair. By the decomposition alone that is
    /// an edge, closed or pair wait; under the stricter [`WaitRule`]s it is any wait with a single kind.
    #[must_use]
    pub fn is_one_chance(&self) -> bool {
        let single = matches!(self.decomposition.wait, WaitShape::Edge | WaitShape::Closed | WaitShape::Pair);
        self.is_basic()
            && (single || self.options.patterns.wait_rule() != WaitRule::Decomposition)
            && self.whole.is_only_wait()
    }
}

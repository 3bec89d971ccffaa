//! What patterns look at: one decomposition of a hand, with everything counted that many patterns ask for.

use super::prefilter::Prefilter;
use super::sets::Sets;
use super::whole_hand_facts::WholeHandFacts;
use crate::deal::{Event, Hand};
use crate::decompose::{Decomposition, Form, Set, Shape, WaitShape, is_only_wait};
use crate::options::{ClaimedPung, KongsAsConcealed, Options, WaitRule};
use crate::tiles::{Kind, Kinds};

/// One decomposition of one hand: what goes into every pattern's `find`.
#[derive(Debug)]
pub struct HandFacts<'a> {
    /// What is the same for all decompositions of the hand.
    whole: &'a WholeHandFacts<'a>,
    /// The hand.
    pub hand: &'a Hand,
    /// The sets and the pair that its tiles are seen as.
    pub decomposition: &'a Decomposition,
    /// The rulebook's options: those in the definitions of patterns are among them.
    pub options: &'a Options,
    /// Every kind in the hand.
    pub kinds: Kinds,
    /// The lowest tile of each chow. Chows alike are one kind here; `chows` counts them all.
    pub chow_firsts: Kinds,
    /// Kinds of pungs and kongs.
    pub triplets: Kinds,
    /// The kind of the pair, or the kinds of seven pairs, or of a loser's pairs.
    pub pairs: Kinds,
    /// How many chows.
    pub chows: u8,
    /// How many pungs and kongs.
    pub triplet_count: u8,
    /// How many of them are concealed, by the rule of [`crate::options::CountingRules::kongs_as_concealed`].
    pub concealed_triplets: u8,
    /// How many kongs.
    pub kongs: u8,
    /// No claimed meld; claimed kongs are none where the option `kongs-as-concealed`
    /// accepts them.
    pub concealed: bool,
    /// Whether all tiles form a winning shape. A loser's hand may have loose tiles.
    pub complete: bool,
    /// What the hand and this decomposition have: patterns that require more are not looked for.
    pub features: Prefilter,
}

impl<'a> HandFacts<'a> {
    /// Facts of the win alone: sets are not counted yet. Enough for patterns of [`Scope::Event`](super::Scope::Event).
    #[inline(always)]
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
            features: whole.features,
        }
    }

    /// All facts of a decomposition.
    #[must_use]
    pub fn new(whole: &'a WholeHandFacts<'a>, decomposition: &'a Decomposition) -> HandFacts<'a> {
        let mut facts = HandFacts::of_win(whole, decomposition);
        facts.features = facts.features.union(Prefilter::of_decomposition(decomposition));
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
                Form::Knitted => {}
                Form::Pair => facts.pairs = facts.pairs.union(Kinds::one(set.first)),
            }
        }
        facts
    }

    /// Whether a triplet counts as concealed: a kong by the option `kongs-as-concealed`, a
    /// pung if none of its tiles came from another seat, or only the winning one where
    /// `claimed-pung` says so.
    #[inline(always)]
    #[must_use]
    pub fn stands_concealed(&self, set: Set) -> bool {
        self.stands_concealed_by(set, self.options.counting.kongs_as_concealed)
    }

    /// Like [`HandFacts::stands_concealed`], with another rule for kongs.
    #[inline(always)]
    #[must_use]
    pub fn stands_concealed_by(&self, set: Set, kongs: KongsAsConcealed) -> bool {
        match set.meld {
            Some(kind) if kind.is_kong() => kongs.accepts(kind),
            _ => {
                set.is_concealed() || self.options.patterns.claimed_pung == ClaimedPung::Concealed && set.meld.is_none()
            }
        }
    }

    /// Whether something happened in this win or deal.
    #[inline(always)]
    #[must_use]
    pub fn event(&self, event: Event) -> bool {
        self.hand.events.contains(event)
    }

    /// Whether the hand is seen as sets and a pair, three of the sets perhaps knitted (147, 258, 369 of three suits).
    #[must_use]
    pub fn is_basic(&self) -> bool {
        matches!(self.decomposition.shape, Shape::Standard | Shape::KnittedStraight)
    }

    /// Whether the hand is seen as chows, pungs and kongs with a pair.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.decomposition.shape == Shape::Standard
    }

    /// The sets that fulfil a condition, never the pair.
    #[inline(always)]
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
    #[inline(always)]
    #[must_use]
    pub fn all_sets(&self) -> Sets {
        let pair = if self.decomposition.pair.is_some() { Sets::PAIR } else { Sets::NONE };
        Sets((1_u8 << self.decomposition.sets.len()) - 1).union(pair)
    }

    /// Whether every set and the pair has a tile of these kinds. A hand without sets has them if all its tiles are.
    #[must_use]
    pub fn each_touches(&self, kinds: Kinds) -> bool {
        if self.decomposition.sets.is_empty() {
            return self.kinds.is_subset(kinds);
        }
        self.decomposition.sets.iter().all(|set| !set.kinds().intersection(kinds).is_empty())
            && self.decomposition.pair.is_none_or(|pair| kinds.contains(pair))
    }

    /// How many chows start at this kind.
    #[must_use]
    pub fn chow_count(&self, first: Kind) -> u8 {
        self.decomposition.sets.iter().filter(|set| set.form == Form::Chow && set.first == first).count() as u8
    }

    /// Whether a pair of this kind is worth something: dragons, the own wind, the round's wind.
    #[must_use]
    pub fn pair_has_value(&self, pair: Kind) -> bool {
        pair.is_dragon() || pair == self.hand.seat.wind().tile() || pair == self.hand.round.tile()
    }

    /// Kinds of which the hand has all four, but not as a kong.
    #[must_use]
    pub const fn fours(&self) -> Kinds {
        self.whole.fours
    }

    /// Whether nothing but the winning tile would have completed the hand, in any decomposition.
    #[must_use]
    pub fn is_only_tile(&self) -> bool {
        is_only_wait(self.hand, self.whole.shapes, false)
    }

    /// Whether some sets have more than four tiles of a kind: only jokers can do that.
    #[must_use]
    #[inline(never)]
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

    /// How many suits the hand has tiles of.
    #[must_use]
    pub fn suits(&self) -> usize {
        let [m, p, s] = self.kinds.by_suit();
        usize::from(m != 0) + usize::from(p != 0) + usize::from(s != 0)
    }

    /// Sets and a pair without pungs and kongs; knitted sets count as chows.
    #[must_use]
    pub fn is_all_chows(&self) -> bool {
        self.is_basic() && self.triplet_count == 0
    }

    /// The wait of the decomposition.
    #[must_use]
    pub const fn wait(&self) -> WaitShape {
        self.decomposition.wait
    }

    /// Whether sets and a pair waited like this, and the rules see no other wait beside it.
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

    /// Whether only one kind would have done: by the decomposition an edge, closed or pair wait, by the stricter rules
    /// whatever the wait looks like.
    #[must_use]
    pub fn is_one_chance(&self) -> bool {
        let single = matches!(self.decomposition.wait, WaitShape::Edge | WaitShape::Closed | WaitShape::Pair);
        self.is_basic()
            && (single || self.options.patterns.wait_rule() != WaitRule::Decomposition)
            && self.whole.is_only_wait()
    }
}

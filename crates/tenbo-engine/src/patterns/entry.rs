//! What the engine knows of a pattern, and how patterns report what they find.

use arrayvec::ArrayVec;

use super::hand_facts::HandFacts;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::sets::Sets;
use crate::named;
use crate::options::OptionKey;

named! {
    /// How players group patterns.
    Category {
        /// Points for single sets and for going out.
        BasicPoints = "basic-points",
        /// Single sets worth something by themselves.
        BasicSets = "basic-sets",
        /// Flowers and seasons.
        Flowers = "flowers",
        /// Patterns of chows.
        Chows = "chows",
        /// Patterns of pungs and kongs.
        Pungs = "pungs",
        /// Patterns of the whole hand.
        WholeHand = "whole-hand",
        /// Concealment, waits and ways of winning.
        Winning = "winning",
        /// Limit and special hands.
        Limit = "limit",
        /// Bonus tiles that count but do not help to win.
        Bonus = "bonus",
    }
}

/// What a pattern looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Some of the sets; a loser needs them complete.
    Sets,
    /// Some tiles, whatever sets they stand in: sets may share in it and still count again.
    Tiles,
    /// The whole hand; a loser may have incomplete sets.
    Hand,
    /// The win: the same for every decomposition.
    Event,
    /// How the winning tile was waited for: each decomposition has a wait of its own. It uses no sets.
    Wait,
}

/// A pattern that is always there with another, and in which sense. Rulebooks that exclude what is implied go by these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entailment {
    /// The other is there in the same sets.
    Sets(Pattern),
    /// The other is somewhere in the hand. One kong of three is not paid again beside Three Kongs.
    Hand(Pattern),
    /// The other is there twice: this pattern is its repetition.
    Twice(Pattern),
    /// The other is there too if the hand has four sets; with five it need not be.
    FourSets(Pattern),
    /// The other is there too, but is paid beside this one if it has another unit, points beside doubles for example
    /// (Four Winds, "Implied patterns").
    Unit(Pattern),
}

impl Entailment {
    /// The pattern that is there as well.
    #[must_use]
    pub const fn pattern(self) -> Pattern {
        match self {
            Entailment::Sets(p)
            | Entailment::Hand(p)
            | Entailment::Twice(p)
            | Entailment::FourSets(p)
            | Entailment::Unit(p) => p,
        }
    }
}

/// How the hands of a pattern are built, where rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// Of sets, or as the features say.
    Usual,
    /// Of sets, but counted among the irregular hands: no kong of theirs stands for a concealed triplet.
    Irregular,
    /// Of sets, or of seven pairs where the rules say so.
    OrPairs,
}

/// What the engine knows of one pattern: how to find it, and how it stands to other patterns.
///
/// The families' tables (`basic.rs`, `chows.rs` and so on) build their entries as constants:
///
/// ```ignore
/// Entry::new(Pattern::TwoIdentical, "two-identical", Category::Chows, Scope::Sets, two_identical)
///     .requires(Prefilter::SAME_CHOW)
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Which pattern.
    pub pattern: Pattern,
    /// Its name in files and answers.
    pub id: &'static str,
    /// Where players look for it.
    pub category: Category,
    /// What it looks at.
    pub scope: Scope,
    /// Reports to `Matches` where the pattern is in a hand.
    pub find: fn(&HandFacts, &mut Matches),
    /// Without all of these the pattern cannot be there, and `find` is not asked.
    pub features: Prefilter,
    /// What else is there when it is.
    pub entailments: &'static [Entailment],
    /// The option without which no rulebook can use it.
    pub needs: Option<OptionKey>,
    /// How its hands are built.
    pub build: Build,
}

impl Entry {
    /// A pattern that is looked for in every hand, implies none, needs no option, and whose hands are built as usual.
    pub(super) const fn new(
        pattern: Pattern,
        id: &'static str,
        category: Category,
        scope: Scope,
        find: fn(&HandFacts, &mut Matches),
    ) -> Entry {
        let (features, entailments, needs, build) = (Prefilter::empty(), &[], None, Build::Usual);
        Entry { pattern, id, category, scope, find, features, entailments, needs, build }
    }

    /// Where the pattern is, these are too.
    pub(super) const fn implies(self, entailments: &'static [Entailment]) -> Entry {
        Entry { entailments, ..self }
    }

    /// The pattern is looked for only in hands that have all of these.
    pub(super) const fn requires(self, features: Prefilter) -> Entry {
        Entry { features, ..self }
    }

    /// Only rulebooks with this option can use the pattern.
    pub(super) const fn needs_option(self, option: OptionKey) -> Entry {
        Entry { needs: Some(option), ..self }
    }

    /// How hands with the pattern are built, where that is not as usual.
    pub(super) const fn built(self, build: Build) -> Entry {
        Entry { build, ..self }
    }
}

/// Why a pattern does not count although the tiles for it are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMiss {
    /// Nothing is missing: the pattern is there.
    No,
    /// Its sets were not claimed, but do not count as concealed: the winning discard completed one of them, for example.
    NotConcealed,
    /// Some of its sets were claimed.
    Claimed,
    /// A loser's sets are not complete.
    IncompleteSets,
}

/// A place where a pattern was found in a decomposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The place in the plan's list of the item that was looked for.
    pub item: u8,
    /// The sets it uses.
    pub sets: Sets,
    /// How often it counts: the number of bonus tiles, 1 for everything else.
    pub times: u8,
    /// What it lacks, if it is only almost there.
    pub near: NearMiss,
}

/// Where patterns report what they find: the second parameter of every `find`.
#[derive(Debug, Default)]
pub struct Matches {
    /// The place in the plan's list of the item that is being looked for.
    pub item: u8,
    /// Everything found so far.
    pub list: ArrayVec<Occurrence, 160>,
}

impl Matches {
    // Called only for what is there; the questions before it are asked where they arise.
    #[inline(never)]
    fn push(&mut self, sets: Sets, times: u8, near: NearMiss) {
        // A hand has far fewer occurrences than there is room for; a rulebook that finds more loses the last.
        let _ = self.list.try_push(Occurrence { item: self.item, sets, times, near });
    }

    /// The pattern is there, in these sets.
    pub fn sets(&mut self, sets: Sets) {
        self.push(sets, 1, NearMiss::No);
    }

    /// The pattern is there so many times, without sets; not at all if 0.
    #[inline(always)]
    pub fn times(&mut self, times: u8) {
        if times > 0 {
            self.push(Sets::NONE, times, NearMiss::No);
        }
    }

    /// The pattern is there without sets, if the condition holds.
    #[inline(always)]
    pub fn event(&mut self, event_matches: bool) {
        if event_matches {
            self.push(Sets::NONE, 1, NearMiss::No);
        }
    }

    /// The pattern is there in all sets and the pair, if the condition holds.
    #[inline(always)]
    pub fn hand(&mut self, facts: &HandFacts, has: bool) {
        if has {
            self.whole(facts);
        }
    }

    /// A hand of which no tile is known, of a loser who shows flowers alone, is no hand of one suit, of simples and so on.
    #[inline(never)]
    fn whole(&mut self, facts: &HandFacts) {
        if !facts.kinds.is_empty() {
            self.push(facts.all_sets(), 1, NearMiss::No);
        }
    }

    /// The tiles for the pattern are in these sets, but it does not count for this reason.
    pub fn near(&mut self, sets: Sets, near: NearMiss) {
        self.push(sets, 1, near);
    }
}

//! What the engine knows about a pattern, and how patterns report what they find.

use super::hand_facts::HandFacts;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::sets::Sets;
use crate::named;
use crate::options::OptionKey;

named! {
    /// How lists group patterns.
    Category {
        /// Points for single sets and for going out.
        BasicPoints = "basic-points",
        /// Single sets that are worth something by themselves.
        BasicSets = "basic-sets",
        /// Flowers and seasons.
        Flowers = "flowers",
        /// Patterns of chows.
        Chows = "chows",
        /// Patterns of pungs and kongs.
        Pungs = "pungs",
        /// Patterns of the whole hand.
        WholeHand = "whole-hand",
        /// Concealment, waits and circumstances of the win.
        Winning = "winning",
        /// Limit and special hands.
        Limit = "limit",
        /// Bonus tiles that add value to a win but never make a hand a winning one.
        Bonus = "bonus",
    }
}

/// What a pattern is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Particular sets. A loser's sets must be complete.
    Sets,
    /// Particular tiles, in whatever sets: it may count again though it uses the same sets.
    Tiles,
    /// The whole hand. A loser's sets may be incomplete.
    Hand,
    /// The win: the same for every decomposition.
    Event,
    /// The wait, which each decomposition may have differently. It uses no sets.
    Wait,
}

/// Another pattern that is always present together with this one, and how. Rulebooks that exclude implied patterns
/// derive their exclusions from these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entailment {
    /// The other is present in the same sets.
    Sets(Pattern),
    /// The other is somewhere in the hand, in whichever sets: Three Kongs implies One Kong, which then counts for none
    /// of the kongs.
    Hand(Pattern),
    /// The other is present twice: this pattern is its repetition.
    Twice(Pattern),
    /// The other is present if the hand has four sets; with five it need not be.
    FourSets(Pattern),
    /// The other is present, but still counts if it is paid in another unit, for example points beside doubles
    /// (docs/rules/four-winds.md, Implied patterns, R17).
    Unit(Pattern),
}

impl Entailment {
    /// The pattern that is implied.
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

/// What hands with a pattern consist of, as far as rules depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// Sets and a pair, or the special shape that the prefilter requires.
    Usual,
    /// Sets and a pair, but treated as an irregular hand: no kong in it counts as a concealed triplet.
    Irregular,
    /// Sets and a pair, or seven pairs where the rulebook allows it.
    OrPairs,
}

/// What the engine knows about one pattern: how to find it, and how it relates to other patterns.
///
/// The families' tables (`basic.rs`, `chows.rs` and so on) build their entries as constants.
///
/// ```
/// use tenbo_engine::Pattern;
/// use tenbo_engine::patterns::{Category, Prefilter, Scope};
///
/// let entry = Pattern::TwoIdentical.entry();
/// assert_eq!((entry.id, entry.category, entry.scope), ("two-identical", Category::Chows, Scope::Sets));
/// assert!(entry.prefilter.contains(Prefilter::SAME_CHOW));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The pattern.
    pub pattern: Pattern,
    /// Its id in files and answers.
    pub id: &'static str,
    /// The group in which lists show it.
    pub category: Category,
    /// What it is about.
    pub scope: Scope,
    /// Reports to `Matches` where in a hand the pattern is.
    pub find: fn(&HandFacts, &mut Matches),
    /// The bits that a hand needs to have the pattern. Unless all of them are set, `find` is not called.
    pub prefilter: Prefilter,
    /// The patterns that it implies directly.
    pub entailments: &'static [Entailment],
    /// The option without which no rulebook can use it; `None` if it needs no option.
    pub needs: Option<OptionKey>,
    /// What its hands consist of.
    pub build: Build,
}

impl Entry {
    /// A pattern that is looked for in every hand, implies no other, needs no option, and has the usual build.
    pub(super) const fn new(
        pattern: Pattern,
        id: &'static str,
        category: Category,
        scope: Scope,
        find: fn(&HandFacts, &mut Matches),
    ) -> Entry {
        let (prefilter, entailments, needs, build) = (Prefilter::NONE, &[], None, Build::Usual);
        Entry { pattern, id, category, scope, find, prefilter, entailments, needs, build }
    }

    /// Sets the patterns that this one implies.
    pub(super) const fn implies(self, entailments: &'static [Entailment]) -> Entry {
        Entry { entailments, ..self }
    }

    /// Sets the bits that a hand needs to have the pattern.
    pub(super) const fn requires(self, prefilter: Prefilter) -> Entry {
        Entry { prefilter, ..self }
    }

    /// Sets the option that a rulebook must have on to use the pattern.
    pub(super) const fn needs_option(self, option: OptionKey) -> Entry {
        Entry { needs: Some(option), ..self }
    }

    /// Sets what hands with the pattern consist of, if not the usual.
    pub(super) const fn built(self, build: Build) -> Entry {
        Entry { build, ..self }
    }
}

/// Why a pattern does not count although its tiles are in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMiss {
    /// Its sets do not count as concealed though they were not claimed: for example, the winning discard completed one.
    NotConcealed,
    /// Too many of its sets were claimed.
    Claimed,
    /// A loser's sets are not complete.
    IncompleteSets,
}

/// One place in a decomposition where a pattern was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The index in the plan's list of the item whose pattern this is.
    pub item: u8,
    /// The sets that it uses; empty for patterns of the win.
    pub sets: Sets,
    /// How many times it counts: the number of tiles for bonus tiles, otherwise 1.
    pub times: u8,
    /// What it lacks, if it is only a near miss.
    pub near: Option<NearMiss>,
}

/// Collects what patterns find: the second parameter of every `find`.
#[derive(Debug, Default)]
pub struct Matches {
    /// The index in the plan's list of the item whose pattern is being looked for.
    pub item: u8,
    /// Everything found so far, near misses included.
    pub list: Vec<Occurrence>,
}

impl Matches {
    fn push(&mut self, sets: Sets, times: u8, near: Option<NearMiss>) {
        self.list.push(Occurrence { item: self.item, sets, times, near });
    }

    /// Reports the pattern in these sets.
    pub fn sets(&mut self, sets: Sets) {
        self.push(sets, 1, None);
    }

    /// Reports the pattern `times` times, without sets; not at all if 0.
    pub fn times(&mut self, times: u8) {
        if times > 0 {
            self.push(Sets::NONE, times, None);
        }
    }

    /// Reports the pattern without sets, if `applies`.
    pub fn event(&mut self, applies: bool) {
        if applies {
            self.push(Sets::NONE, 1, None);
        }
    }

    /// Reports the pattern in all sets and the pair, if the condition holds.
    pub fn hand(&mut self, facts: &HandFacts, has: bool) {
        if has {
            self.whole(facts);
        }
    }

    /// Reports the pattern in all sets and the pair, unless no tile of the hand is known: a loser who shows only
    /// flowers does not have a hand of one suit, of simples and so on.
    fn whole(&mut self, facts: &HandFacts) {
        if !facts.kinds.is_empty() {
            self.push(facts.all_sets(), 1, None);
        }
    }

    /// Reports that the pattern's tiles are in these sets but do not count, and why.
    pub fn near(&mut self, sets: Sets, near: NearMiss) {
        self.push(sets, 1, Some(near));
    }
}

//! What the engine knows about a pattern besides its name.

use super::define::collect;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
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

/// What the engine knows about a pattern, and how it relates to others.
///
/// ```
/// use tenbo_engine::Pattern;
/// use tenbo_engine::patterns::{Category, Prefilter, Scope};
///
/// let def = Pattern::TwoIdentical.def();
/// assert_eq!((def.category, def.scope), (Category::Chows, Scope::Sets));
/// assert!(Prefilter::SAME_CHOW.is_subset(def.requires));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PatternDef {
    /// The group in which lists show it.
    pub category: Category,
    /// What it is about.
    pub scope: Scope,
    /// What its hands consist of.
    pub build: Build,
    /// The option without which no rulebook can use it; `None` if it needs no option.
    pub needs: Option<OptionKey>,
    /// The options that are its parameters: they say what its hands are, when they are won, or what is paid beside them.
    /// No option about all hands alike is among them, and none on which only a rulebook's item or exclusion depends.
    pub options: &'static [OptionKey],
    /// The bits that a hand needs to have the pattern. Unless all of them are set, it is not looked for.
    pub requires: Prefilter,
    /// The patterns that it implies directly.
    pub implies: &'static [Entailment],
}

/// What all hands that a rulebook defines itself have in common.
const CUSTOM: PatternDef = PatternDef {
    category: Category::Limit,
    scope: Scope::Hand,
    build: Build::Usual,
    needs: None,
    options: &[],
    requires: Prefilter::CUSTOM_HAND,
    implies: &[],
};

/// What a row leaves out, and its family too.
const PLAIN: PatternDef = PatternDef { requires: Prefilter::NONE, ..CUSTOM };

/// A definition with these cells; whatever they leave out is as in another.
macro_rules! with {
    ($base:expr, (
        $(category: $category:ident,)? $(scope: $scope:ident,)? $(build: $build:ident,)? $(needs: $needs:ident,)?
        $(options: [$($option:ident),*],)? $(requires: [$($bit:ident),*],)?
        $(implies: [$($how:ident($implied:ident)),* $(,)?],)?
    )) => {
        PatternDef {
            $(category: Category::$category,)?
            $(scope: Scope::$scope,)?
            $(build: Build::$build,)?
            $(needs: Some(OptionKey::$needs),)?
            $(options: &[$(OptionKey::$option),*],)?
            $(requires: Prefilter::NONE$(.union(Prefilter::$bit))*,)?
            $(implies: &[$(Entailment::$how(Pattern::$implied)),*],)?
            ..$base
        }
    };
}

/// Makes the tables from the rows of the families. They are apart, so that a page that shows no example need not
/// include them, and one that scores no hand need not include the functions.
macro_rules! tables {
    ($($family:ident { $shared:tt $(
        $(#[doc = $doc:literal])*
        $pattern:ident = $id:literal {
            source: $source:literal, example: $example:literal, near_miss: $near_miss:literal, $($cell:tt)*
        }
    )* })*) => {
        static DEFS: [PatternDef; Pattern::COUNT + 1] = [
            $($(with!(with!(PLAIN, $shared), ($($cell)*)),)*)*
            CUSTOM,
        ];
        static FINDERS: [fn(&HandFacts, &mut Matches); Pattern::COUNT] =
            [$($(super::$family::Finders::$pattern,)*)*];
        static SOURCES: [&str; Pattern::COUNT + 1] = [$($($source,)*)* ""];
        static EXAMPLES: [&str; Pattern::COUNT + 1] = [$($($example,)*)* ""];
        static NEAR_MISSES: [&str; Pattern::COUNT + 1] = [$($($near_miss,)*)* ""];
    };
}

collect!(tables);

impl Pattern {
    /// What the engine knows about the pattern.
    #[must_use]
    pub const fn def(self) -> &'static PatternDef {
        &DEFS[self.row()]
    }

    /// Reports where in a hand the pattern is. Not called unless the hand has all bits that the pattern requires.
    pub fn find(self, facts: &HandFacts, matches: &mut Matches) {
        match self {
            Pattern::Custom(number) => matches.hand(facts, facts.fits_custom(number.get())),
            _ => FINDERS[self.row()](facts, matches),
        }
    }

    /// Where the pattern is defined.
    #[must_use]
    pub const fn source(self) -> &'static str {
        SOURCES[self.row()]
    }

    /// A hand with the pattern: events, then the hand in notation; empty for a hand that a rulebook defines itself.
    #[must_use]
    pub const fn example(self) -> &'static str {
        EXAMPLES[self.row()]
    }

    /// A similar hand without the pattern.
    #[must_use]
    pub const fn near_miss(self) -> &'static str {
        NEAR_MISSES[self.row()]
    }
}

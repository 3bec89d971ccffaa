//! Names that options choose from, and what a set of options means.

use super::option::{OptionKey, OptionSpec, Options};
use crate::named;

named! {
    /// What the units mean.
    System {
        /// Points doubled.
        PointDouble = "point-double",
        /// Faan by a table.
        FaanLaak = "faan-laak",
        /// Han and fu.
        Mangan = "mangan",
        /// Points added up.
        Points = "points",
    }
}

named! {
    /// The way of paying.
    Settlement {
        /// Each loser pays the winner's total.
        WinnerOnly = "winner-only",
        /// The same, with the options of the classical game.
        Classical = "classical",
        /// By seat, discarder and counters.
        Riichi = "riichi",
        /// Each loser a basic amount; the total besides from the discarder, or for a drawn tile from everybody.
        BasicFromAll = "basic-from-all",
        /// A drawn tile twice from each; a discard twice from the discarder and once from the others, or all from him.
        HongKong = "hong-kong",
        /// Everybody alike up to an amount; what is more of a discard the discarder pays for all.
        ZungJung = "zung-jung",
        /// The discarder alone, or for a drawn tile everybody; the dealer more.
        DiscarderOrAll = "discarder-or-all",
        /// Nobody pays: every hand's value is added to its seat's score.
        AddUp = "add-up",
    }
}

/// Whether an option that something needs is set: a flag that is on, a number above 0, another choice than the first.
#[must_use]
pub fn is_met(options: &Options, needs: OptionKey) -> bool {
    match needs.spec() {
        OptionSpec::Flag(_) => options.on(needs),
        OptionSpec::Number { .. } | OptionSpec::Choice(_) => options.number(needs) > 0,
    }
}

/// Whether sets that were combined once are combined no more.
pub fn combines_once(options: &Options) -> bool {
    matches!(options.choice(OptionKey::Overlap), "combine-once" | "use-once" | "any-once")
}

/// Whether a hand has five sets.
#[must_use]
pub fn has_five_sets(options: &Options) -> bool {
    options.is(OptionKey::HandSize, "16")
}

named! {
    /// On which tile a seat that does not deal wins the blessing of earth.
    EarthsBlessing {
        /// Its own first draw (riichi; Four Winds, the narrowed interpretation).
        FirstDraw = "first-draw",
        /// East's first discard (Millington 122(b); Four Winds, Earthly Hand).
        FirstDiscard = "first-discard",
        /// Either (Four Winds, the extended interpretation).
        Either = "either",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro derives the same for every list of names")]
impl Default for EarthsBlessing {
    fn default() -> Self {
        EarthsBlessing::FirstDraw
    }
}

impl EarthsBlessing {
    /// Whether it can be won on a discard.
    #[must_use]
    pub const fn on_discard(self) -> bool {
        matches!(self, EarthsBlessing::FirstDiscard | EarthsBlessing::Either)
    }
}

//! Points or fu for the sets, the pair, the wait and the win, as one small table.

use super::item::Unit;

macro_rules! basic_points {
    ($($(#[doc = $doc:literal])* $field:ident = $text:literal,)*) => {
        /// What sets, pair, wait and win are worth; 0 where nothing.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct BasicPoints {
            /// Points or fu.
            pub unit: Unit,
            $($(#[doc = $doc])* pub $field: i64,)*
        }

        impl BasicPoints {
            /// The fields of the file format.
            pub const FIELDS: &'static [&'static str] = &[$($text,)*];

            /// What each of them is worth something for, for the published schema.
            #[cfg(feature = "schema")]
            pub const ABOUT: &'static [&'static str] = &[$(concat!($($doc),*),)*];

            /// The most that each can be.
            pub const MOST: i64 = 10_000;

            /// No points for anything.
            pub const NONE: BasicPoints = BasicPoints { unit: Unit::Points, $($field: 0,)* };

            /// A field by its name in the file format; 0 if there is none of that name.
            #[must_use]
            pub fn get(&self, name: &str) -> i64 {
                match name { $($text => self.$field,)* _ => 0 }
            }

            /// Sets a field by its name in the file format; `false` if there is none of that name.
            pub fn set(&mut self, name: &str, value: i64) -> bool {
                match name { $($text => self.$field = value,)* _ => return false }
                true
            }
        }
    };
}

basic_points! {
    /// For going out at all.
    going_out = "going-out",
    /// A melded pung of simples; concealed twice, a kong four times, majors twice as much.
    pung = "pung",
    /// A pair of dragons.
    pair_dragon = "pair-dragon",
    /// A pair of the own wind.
    pair_own_wind = "pair-own-wind",
    /// A pair of the round's wind; a pair of both has both, capped by the option for it.
    pair_round_wind = "pair-round-wind",
    /// Each flower and season.
    bonus_tile = "bonus-tile",
    /// A chow completed at its end: 12 or 89.
    edge_wait = "edge-wait",
    /// A chow completed in the middle.
    closed_wait = "closed-wait",
    /// The pair completed.
    pair_wait = "pair-wait",
    /// The winning tile drawn.
    self_drawn = "self-drawn",
    /// A concealed hand that wins on a discard.
    concealed_discard = "concealed-discard",
    /// Instead of all else: seven pairs.
    seven_pairs = "seven-pairs",
    /// An open hand of chows that would have no more than the base.
    open_minimum = "open-minimum",
    /// The sum is rounded up to a multiple; 0 or 1 is off.
    round_up = "round-up",
}

impl BasicPoints {
    /// The classical table: Millington's and most others' (docs/rules/classical.md, Points of sets).
    pub const CLASSICAL: BasicPoints = BasicPoints {
        pung: 2,
        pair_dragon: 2,
        pair_own_wind: 2,
        pair_round_wind: 2,
        bonus_tile: 4,
        ..BasicPoints::NONE
    };

    /// The value of a triplet: `major` terminal or honor, `kong` four tiles.
    #[must_use]
    pub const fn triplet(&self, major: bool, concealed: bool, kong: bool) -> i64 {
        let mut value = self.pung;
        if major {
            value *= 2;
        }
        if concealed {
            value *= 2;
        }
        if kong {
            value *= 4;
        }
        value
    }
}

//! Basic points: a table of points or fu for sets, pair, wait and win.

use std::num::NonZeroU16;

use serde_json::{Map, Value};

use super::item::Unit;
use crate::json::{Field, Within, described_by, written};
use crate::problems::{Fields, Place, Reader};

macro_rules! basic_points {
    ($($(#[doc = $doc:literal])* $field:ident = $text:literal,)*) => {
        /// What sets, the pair, the wait and the win are worth, in points or fu; 0 for nothing.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct BasicPoints {
            /// The unit: points or fu.
            pub unit: Unit,
            $($(#[doc = $doc])* pub $field: i64,)*
            /// The multiple that the sum is rounded up to; `None` if it is not rounded.
            pub round_up: Option<NonZeroU16>,
        }

        impl BasicPoints {
            /// The names of the fields in files.
            pub const FIELDS: &'static [&'static str] = &[$($text,)* ROUND_UP];

            /// The description of each field, for the published schema.
            #[cfg(feature = "schema")]
            pub const ABOUT: &'static [&'static str] = &[
                $(concat!($($doc),*),)*
                " Round the sum up to a multiple of this; 0 or 1 for no rounding.",
            ];

            /// The largest value of a field.
            pub const MOST: i64 = 10_000;

            /// No points for anything.
            pub const NONE: BasicPoints = BasicPoints { unit: Unit::Points, $($field: 0,)* round_up: None };

            /// A field by its name in files; `None` if there is no such field.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i64> {
                match name {
                    $($text => Some(self.$field),)*
                    ROUND_UP => Some(self.round_up.map_or(0, |multiple| i64::from(multiple.get()))),
                    _ => None,
                }
            }

            /// Sets a field by its name in files, to an amount from 0 to [`MOST`](Self::MOST); `false` if there is no
            /// such field.
            pub fn set(&mut self, name: &str, value: i64) -> bool {
                match name {
                    $($text => self.$field = value,)*
                    ROUND_UP => self.round_up = u16::try_from(value).ok().and_then(NonZeroU16::new),
                    _ => return false,
                }
                true
            }
        }
    };
}

/// The name of the field [`BasicPoints::round_up`] in files.
const ROUND_UP: &str = "round-up";

basic_points! {
    /// For winning.
    going_out = "going-out",
    /// A melded pung of simples. It is worth twice as much of terminals or honors, twice if concealed, and four times
    /// as a kong.
    pung = "pung",
    /// A pair of dragons.
    pair_dragon = "pair-dragon",
    /// A pair of the seat wind.
    pair_own_wind = "pair-own-wind",
    /// A pair of the round wind. If it is the seat wind too, both count, but no more than double-wind-pair-fu allows.
    pair_round_wind = "pair-round-wind",
    /// Each flower and season.
    bonus_tile = "bonus-tile",
    /// An edge wait: 12 or 89.
    edge_wait = "edge-wait",
    /// A closed wait: the middle of a chow.
    closed_wait = "closed-wait",
    /// A wait for the pair.
    pair_wait = "pair-wait",
    /// A self-drawn win.
    self_drawn = "self-drawn",
    /// A concealed hand that wins on a discard.
    concealed_discard = "concealed-discard",
    /// Seven pairs, instead of everything else.
    seven_pairs = "seven-pairs",
    /// What an open hand has at least if it would otherwise have only the value for winning.
    open_minimum = "open-minimum",
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

    /// The value of a pung or kong, of a terminal or honor or of simples.
    #[must_use]
    pub const fn triplet(&self, terminal_or_honor: bool, concealed: bool, kong: bool) -> i64 {
        let mut value = self.pung;
        if terminal_or_honor {
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

impl Default for BasicPoints {
    fn default() -> Self {
        BasicPoints::NONE
    }
}

impl Field for BasicPoints {
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<BasicPoints> {
        let mut basic = BasicPoints::NONE;
        Field::set(&mut basic, json, at, within, read);
        Some(basic)
    }

    fn set(&mut self, json: &Value, at: &Place, _: Within, read: &mut Reader) {
        for (key, value, at) in read.fields(json, at) {
            if key == "unit" {
                Field::set(&mut self.unit, value, &at, Unit::WITHIN, read);
            } else if !BasicPoints::FIELDS.contains(&key) {
                read.unknown(&at);
            } else if let Some(amount) = read.int(value, &at, 0..=BasicPoints::MOST) {
                self.set(key, amount);
            }
        }
    }

    fn write(&self) -> Value {
        let amounts =
            BasicPoints::FIELDS.iter().filter_map(|&field| Some((field, self.get(field).filter(|&n| n > 0)?)));
        let unit = Map::new().with("unit", self.unit.write());
        amounts.fold(unit, |map, (field, amount)| map.with(field, amount)).into()
    }

    described_by!(BasicPoints);
}

written! {
    BasicPoints, Some("basic"), generator => {
        let mut fields = Map::new().with("unit", generator.subschema_for::<Unit>().to_value());
        for (&name, about) in BasicPoints::FIELDS.iter().zip(BasicPoints::ABOUT) {
            let amount = schemars::json_schema!({
                "description": about.trim(),
                "type": "integer",
                "minimum": 0,
                "maximum": BasicPoints::MOST
            });
            fields = fields.with(name, amount.to_value());
        }
        schemars::json_schema!({
            "description": "Points or fu for sets, pair, wait and win.",
            "type": "object",
            "properties": fields
        })
    };
}

//! Basic points: a table of points or fu for sets, pair, wait and win.

use serde_json::Value;

use super::item::Unit;
use crate::json::{Field, Object, object};
use crate::problems::{Place, Reader};

/// The largest value of a field.
const MOST: i64 = 10_000;

object! {
    /// Points or fu for sets, pair, wait and win.
    ///
    /// 0 is nothing.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct BasicPoints = "basic" {
        ///
        /// The unit: points or fu.
        unit: Unit, always;
        /// For winning.
        going_out as "going-out": i64 [0..=MOST];
        /// A melded pung of simples. It is worth twice as much of terminals or honors, twice if concealed, and four times
        /// as a kong.
        pung: i64 [0..=MOST];
        /// A pair of dragons.
        pair_dragon as "pair-dragon": i64 [0..=MOST];
        /// A pair of the seat wind.
        pair_own_wind as "pair-own-wind": i64 [0..=MOST];
        /// A pair of the round wind. If it is the seat wind too, both count, but no more than double-wind-pair-fu allows.
        pair_round_wind as "pair-round-wind": i64 [0..=MOST];
        /// Each flower and season.
        bonus_tile as "bonus-tile": i64 [0..=MOST];
        /// An edge wait: 12 or 89.
        edge_wait as "edge-wait": i64 [0..=MOST];
        /// A closed wait: the middle of a chow.
        closed_wait as "closed-wait": i64 [0..=MOST];
        /// A wait for the pair.
        pair_wait as "pair-wait": i64 [0..=MOST];
        /// A self-drawn win.
        self_drawn as "self-drawn": i64 [0..=MOST];
        /// A concealed hand that wins on a discard.
        concealed_discard as "concealed-discard": i64 [0..=MOST];
        /// Seven pairs, instead of everything else.
        seven_pairs as "seven-pairs": i64 [0..=MOST];
        /// What an open hand has at least if it would otherwise have only the value for winning.
        open_minimum as "open-minimum": i64 [0..=MOST];
        /// Round the sum up to a multiple of this; 0 or 1 for no rounding.
        round_up as "round-up": i64 [0..=MOST];
    }
}

impl BasicPoints {
    /// The names of the amounts in files.
    pub fn fields() -> impl Iterator<Item = &'static str> {
        BasicPoints::FIELDS.iter().map(|&(field, _)| field).filter(|&field| field != "unit")
    }

    /// An amount by its name in files; `None` if there is none of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<i64> {
        let field = BasicPoints::fields().find(|&field| field == name)?;
        Some(self.write().get(field).and_then(Value::as_i64).unwrap_or_default())
    }

    /// Sets an amount by its name in files; `false` if there is none of this name.
    pub fn set(&mut self, name: &str, value: i64) -> bool {
        self.set_field(name, &value.into(), &Place::default(), &mut Reader::default())
    }

    /// The classical table: Millington's and most others' (docs/rules/classical.md, Points of sets).
    #[must_use]
    pub fn classical() -> BasicPoints {
        BasicPoints {
            pung: 2,
            pair_dragon: 2,
            pair_own_wind: 2,
            pair_round_wind: 2,
            bonus_tile: 4,
            ..BasicPoints::default()
        }
    }

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

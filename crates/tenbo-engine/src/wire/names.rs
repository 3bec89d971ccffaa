//! How JSON has values of the engine: names, seats, amounts, sets.

use serde::ser::{Serialize, SerializeSeq, Serializer};

use crate::Ratio;
use crate::decompose::Completed;
use crate::game::Party;
use crate::options::NeededSetting;
use crate::patterns::{Pattern, Sets};
use crate::rules::{LiableShare, setting};
use crate::settle::Account;
use crate::tiles::{BySeat, Seat};

/// Implements `Serialize` for types whose values are written as their names.
macro_rules! by_name {
    ($($name:ty,)*) => {
        $(impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        })*
    };
}

by_name! { Account, Pattern, Seat, }

/// Only the seats that have a value.
impl<T: Serialize> Serialize for BySeat<Option<T>> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().filter_map(|(wind, value)| Some((wind, value.as_ref()?))))
    }
}

/// The setting that an option would need, as rulebook files have it.
impl Serialize for NeededSetting {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        setting::write(self.option(), self.raw()).serialize(to)
    }
}

/// The index of a set in the decomposition, from 0, or `"pair"`.
impl Serialize for Completed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Completed::Set(index) => to.serialize_u8(*index),
            Completed::Pair => to.serialize_str("pair"),
            Completed::Nothing => to.serialize_none(),
        }
    }
}

/// A number if it is whole, otherwise numerator and denominator: `{"n": 1, "d": 2}`.
impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        /// A fraction in lowest terms.
        #[derive(serde::Serialize)]
        struct Fraction {
            n: i64,
            d: i64,
        }
        match self.as_whole() {
            Some(whole) => to.serialize_i64(whole),
            None => Fraction { n: self.numerator(), d: self.denominator() }.serialize(to),
        }
    }
}

/// All and half by their names, any other part as a fraction.
impl Serialize for LiableShare {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.name() {
            Some(name) => to.serialize_str(name),
            None => self.ratio().serialize(to),
        }
    }
}

/// The indices of the sets in the decomposition, from 0, then `"pair"` if the pair is among them.
impl Serialize for Sets {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        for place in self.iter() {
            list.serialize_element(&place)?;
        }
        if self.contains_pair() {
            list.serialize_element("pair")?;
        }
        list.end()
    }
}

/// The number of a player from 0, or `"table"` or `"bank"`.
impl Serialize for Party {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Party::Player(player) => player.serialize(to),
            Party::Table => to.serialize_str("table"),
            Party::Bank => to.serialize_str("bank"),
        }
    }
}

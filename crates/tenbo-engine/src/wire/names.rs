//! How JSON has values of the engine: names, seats, amounts, sets.

use serde::ser::{Serialize, SerializeSeq, Serializer};

use super::explanation::SetKind;
use crate::Ratio;
use crate::deal::{After, By, DrawCause, ImmediateKind, Offense, Riichi, Situation};
use crate::decompose::WaitShape;
use crate::game::{Cause, FinalTransferReason, GameEnd, Overridden, Party};
use crate::options::OptionKey;
use crate::patterns::{Pattern, Sets};
use crate::plan::Reason;
use crate::problems::ProblemKey;
use crate::rules::{
    Caveat, ConcealedWhen, Danger, ExcludeReach, Exclusion, Family, FinePaidTo, LiableShare, LiableWin, LimitName,
    PayoffCase, Unit,
};
use crate::score::{Extra, Lack, Remedy, Restriction, ShortcutRule, StepKey};
use crate::settle::{Account, Detail, LiabilityReason, TransferReason};
use crate::tiles::{MeldKind, Seat, Wind};

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

by_name! {
    Account, After, By, Caveat, Cause, ConcealedWhen, Danger, Detail, DrawCause, ExcludeReach, Exclusion, Extra,
    Family, FinalTransferReason, FinePaidTo, GameEnd, ImmediateKind, Lack, LiabilityReason, LiableWin, LimitName,
    MeldKind, Offense, OptionKey, Overridden, Pattern, PayoffCase, ProblemKey, Reason, Remedy, Restriction, Riichi, Seat,
    SetKind, ShortcutRule,
    Situation, StepKey, TransferReason, Unit, WaitShape, Wind,
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

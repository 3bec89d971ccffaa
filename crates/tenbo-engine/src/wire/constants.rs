//! Values of which a field of an answer has only one.

use serde::ser::{Serialize, SerializeSeq, Serializer};

/// Always `true`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct True;

/// Always `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct False;

/// Always `"counted"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted;

/// Always `"not-counted"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NotCounted;

/// Always the empty list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoProblems;

impl Serialize for True {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(true)
    }
}

impl Serialize for False {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(false)
    }
}

impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str("counted")
    }
}

impl Serialize for NotCounted {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str("not-counted")
    }
}

impl Serialize for NoProblems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_seq(Some(0))?.end()
    }
}

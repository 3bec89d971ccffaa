//! The schemas of names, and of values that have only one.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::game::{Cause, FinalTransferReason, GameEnd, Overridden};
use crate::plan::Reason;
use crate::problems::ProblemKey;
use crate::rules::{Caveat, LimitName};
use crate::score::{Extra, Remedy, Restriction, ShortcutRule, StepKey};
use crate::settle::{LiabilityReason, TransferReason};
use crate::tiles::{Seat, Wind};
use crate::wire::constants::{Counted, False, NoProblems, NotCounted, True};
use crate::wire::explanation::SetKind;

/// Lists of names: the ones are definitions of their own, the others stand wherever they are used.
macro_rules! lists {
    ($($name:ty = $definition:expr;)*) => {
        $(impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                Option::unwrap_or($definition, stringify!($name)).into()
            }

            fn inline_schema() -> bool {
                $definition.is_none()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let names: Vec<&str> = <$name>::ALL.iter().map(|value| value.as_str()).collect();
                json_schema!({ "type": "string", "enum": names })
            }
        })*
    };
}

const INLINE: Option<&str> = None;

lists! {
    Caveat = INLINE;
    Cause = INLINE;
    Extra = INLINE;
    FinalTransferReason = INLINE;
    GameEnd = INLINE;
    LiabilityReason = INLINE;
    LimitName = INLINE;
    Overridden = INLINE;
    ProblemKey = Some("problem-key");
    Reason = Some("why");
    Remedy = INLINE;
    Restriction = INLINE;
    Seat = Some("wind");
    SetKind = INLINE;
    ShortcutRule = INLINE;
    StepKey = Some("step-key");
    TransferReason = INLINE;
    Wind = Some("wind");
}

/// Values of which there is one.
macro_rules! constants {
    ($($name:ty = $value:tt;)*) => {
        $(impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($value)
            }
        })*
    };
}

constants! {
    Counted = { "const": "counted" };
    False = { "const": false };
    NoProblems = { "type": "array", "maxItems": 0 };
    NotCounted = { "const": "not-counted" };
    True = { "const": true };
}

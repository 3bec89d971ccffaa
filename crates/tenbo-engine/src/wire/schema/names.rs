//! Schemas for closed lists of names.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::deal::{After, By, DrawCause, ImmediateKind, Offense, Riichi, Situation};
use crate::decompose::WaitShape;
use crate::game::{Cause, FinalTransferReason, GameEnd, Overridden};
use crate::json::INLINE;
use crate::options::OptionKey;
use crate::plan::Reason;
use crate::problems::ProblemKey;
use crate::rules::{
    Caveat, ConcealedWhen, Danger, ExcludeReach, Exclusion, Family, FinePaidTo, LiableWin, LimitName, Unit,
};
use crate::score::{Extra, Remedy, Restriction, ShortcutRule, StepKey};
use crate::settle::{Detail, LiabilityReason, TransferReason};
use crate::tiles::{MeldKind, Seat, Wind};

/// Implements schemas for closed lists of names. After each type comes the name of its definition, or `INLINE`.
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

lists! {
    After = INLINE;
    By = INLINE;
    Cause = INLINE;
    Caveat = INLINE;
    ConcealedWhen = INLINE;
    Danger = INLINE;
    Detail = INLINE;
    DrawCause = INLINE;
    ExcludeReach = INLINE;
    Exclusion = INLINE;
    Extra = INLINE;
    Family = INLINE;
    FinalTransferReason = INLINE;
    FinePaidTo = INLINE;
    GameEnd = INLINE;
    ImmediateKind = INLINE;
    LiabilityReason = INLINE;
    LiableWin = INLINE;
    LimitName = INLINE;
    MeldKind = INLINE;
    Offense = INLINE;
    OptionKey = Some("option");
    Overridden = INLINE;
    ProblemKey = Some("problem-key");
    Reason = Some("reason");
    Remedy = INLINE;
    Restriction = INLINE;
    Riichi = INLINE;
    Seat = Some("wind");
    ShortcutRule = INLINE;
    Situation = INLINE;
    StepKey = Some("step-key");
    TransferReason = INLINE;
    Unit = Some("unit");
    WaitShape = INLINE;
    Wind = Some("wind");
}

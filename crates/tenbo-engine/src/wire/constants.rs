//! Types for fields that always have the same value.

use serde::ser::{Serialize, SerializeSeq, Serializer};

/// The version of requests and answers.
pub const VERSION: i64 = 1;

/// Declares types that have a single value. JSON has that value, and the schema describes it.
macro_rules! constants {
    ($($(#[doc = $doc:literal])* $name:ident = $value:expr;)*) => {
        $(
            $(#[doc = $doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct $name;

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    $value.serialize(to)
                }
            }

            #[cfg(feature = "schema")]
            impl schemars::JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }

                fn inline_schema() -> bool {
                    true
                }

                fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    schemars::json_schema!({ "const": $value })
                }
            }
        )*
    };
}

constants! {
    /// Always `true`.
    True = true;
    /// Always `false`.
    False = false;
    /// Always `"counted"`.
    Counted = "counted";
    /// Always `"not-counted"`.
    NotCounted = "not-counted";
    /// Always the version of the contract.
    Version = VERSION;
}

/// Always the empty list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoProblems;

impl Serialize for NoProblems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_seq(Some(0))?.end()
    }
}

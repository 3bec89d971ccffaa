//! Values in JSON.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde_json::Value;

use super::within::Within;
use crate::Named;
use crate::problems::{Place, Reader, bounds};
use crate::tiles::Seat;

/// A type that has a schema, where there are schemas.
#[cfg(feature = "schema")]
pub(crate) trait Described: schemars::JsonSchema {}
#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> Described for T {}
#[cfg(not(feature = "schema"))]
pub(crate) trait Described {}
#[cfg(not(feature = "schema"))]
impl<T> Described for T {}

/// A value of the contract.
pub(crate) trait Field: Sized {
    /// The bounds of such a value, if its table does not give others.
    const WITHIN: Within = Within::up_to(bounds::ENTRIES);

    /// Reads a value. Returns `None` and reports every problem if it cannot be read.
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Self>;

    /// Reads a value over the one that is there, which stays if the other cannot be read.
    fn set(&mut self, json: &Value, at: &Place, within: Within, read: &mut Reader) {
        if let Some(value) = Self::read(json, at, within, read) {
            *self = value;
        }
    }

    /// The value as JSON.
    fn write(&self) -> Value;

    /// The schema of the value.
    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema;

    /// Reads a value that there need not be.
    fn read_option(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Option<Self>> {
        Self::read(json, at, within, read).map(Some)
    }

    /// Reads a list of such values. Those that cannot be read are left out.
    fn read_list(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Vec<Self>> {
        let entries = read.entries_within(json, at, within.longest());
        Some(entries.filter_map(|(value, at)| Self::read(value, &at, Self::WITHIN, read)).collect())
    }

    /// A list of such values as JSON.
    fn write_list(list: &[Self]) -> Value {
        list.iter().map(Self::write).collect()
    }

    /// The schema of a list of such values.
    #[cfg(feature = "schema")]
    fn list_schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let items = Self::schema(Self::WITHIN, generator);
        let mut schema = schemars::json_schema!({ "type": "array", "items": items });
        if within.least > 0 {
            schema.insert("minItems".to_owned(), within.least.into());
        }
        schema.insert("maxItems".to_owned(), within.most.into());
        schema
    }
}

impl Field for bool {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<bool> {
        read.flag(json, at)
    }

    fn write(&self) -> Value {
        Value::Bool(*self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: Within, _: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "boolean" })
    }
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {
        $(impl Field for $number {
            const WITHIN: Within = Within { least: 0, most: bounds::COUNT };

            fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<$number> {
                read.int(json, at, within.least..=within.most).and_then(|number| number.try_into().ok())
            }

            fn write(&self) -> Value {
                (*self).into()
            }

            #[cfg(feature = "schema")]
            fn schema(within: Within, _: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "integer", "minimum": within.least, "maximum": within.most })
            }
        })*
    };
}

whole_numbers!(u8, u16, u32, i64);

macro_rules! texts {
    ($($text:ty),*) => {
        $(impl Field for $text {
            const WITHIN: Within = Within::up_to(bounds::NAME);

            fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<$text> {
                read.text_within(json, at, within.longest()).map(|text| text.to_owned().into())
            }

            fn write(&self) -> Value {
                (**self).into()
            }

            #[cfg(feature = "schema")]
            fn schema(within: Within, _: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "maxLength": within.most })
            }
        })*
    };
}

texts!(String, Cow<'static, str>);

/// A value that can be left out.
impl<T: Field> Field for Option<T> {
    const WITHIN: Within = T::WITHIN;

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Option<T>> {
        T::read_option(json, at, within, read)
    }

    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::schema(within, generator)
    }
}

impl<T: Field> Field for Vec<T> {
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Vec<T>> {
        T::read_list(json, at, within, read)
    }

    fn write(&self) -> Value {
        T::write_list(self)
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::list_schema(within, generator)
    }
}

/// Within an implementation of [`Field`], says that the schema of the value is that of a type.
macro_rules! described_by {
    ($type:ty) => {
        #[cfg(feature = "schema")]
        fn schema(_: $crate::json::Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            generator.subschema_for::<$type>()
        }
    };
}

pub(crate) use described_by;

/// Implements [`Field`] for types whose values stand as texts.
macro_rules! by_text {
    ($type:ident $([$($bounds:tt)*])?) => {
        impl $(<$type: $($bounds)*>)? $crate::json::Field for $type {
            fn read(
                json: &serde_json::Value,
                at: &$crate::problems::Place,
                _: $crate::json::Within,
                read: &mut $crate::problems::Reader,
            ) -> Option<Self> {
                read.name(json, at)
            }

            fn write(&self) -> serde_json::Value {
                self.to_string().into()
            }

            $crate::json::described_by!(Self);
        }
    };
}

pub(crate) use by_text;

by_text!(T[Named + FromStr + Display + Described]);
by_text!(Seat);

//! Closed lists of values with names.

use std::error::Error;
use std::fmt;

/// The error for a text that is not the name of any value in a list.
///
/// ```
/// use tenbo_engine::{Seat, UnknownName};
///
/// let error: UnknownName = "X".parse::<Seat>().unwrap_err();
/// assert_eq!((error.kind, error.value.as_str()), ("Seat", "X"));
/// assert_eq!(error.to_string(), "unknown seat \"X\"");
/// assert_eq!("pong".parse::<tenbo_engine::MeldKind>().unwrap_err().to_string(), "unknown meld kind \"pong\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The type whose names were expected.
    pub kind: &'static str,
    /// The text.
    pub value: String,
}

impl UnknownName {
    /// The error that `value` is not the name of any `kind`.
    #[must_use]
    pub fn new(kind: &'static str, value: &str) -> UnknownName {
        UnknownName { kind, value: value.to_owned() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown")?;
        for letter in self.kind.chars() {
            let space = if letter.is_ascii_uppercase() { " " } else { "" };
            write!(f, "{space}{}", letter.to_ascii_lowercase())?;
        }
        write!(f, " {:?}", self.value)
    }
}

impl Error for UnknownName {}

/// A type with a closed list of named values, as `named!` makes it.
///
/// ```
/// use tenbo_engine::{MeldKind, Named, Unit};
///
/// // All that a list of choices needs, for any such type.
/// fn choices<T: Named>() -> Vec<(T, &'static str)> {
///     T::ALL.iter().copied().zip(T::NAMES.iter().copied()).collect()
/// }
/// assert!(choices::<Unit>().contains(&(Unit::Han, "han")));
/// assert_eq!(Unit::ALL[Unit::Han.index()], Unit::Han);
/// ```
pub trait Named: Copy + 'static {
    /// Every value, in the order of declaration.
    const ALL: &'static [Self];
    /// The names of all values, in the same order.
    const NAMES: &'static [&'static str];

    /// The index of the value in `ALL`.
    fn index(self) -> usize;
}

/// Declares an enum whose values have names in JSON, with [`Named`], `ALL`, `as_str`, `Display`, `FromStr`, serde's
/// `Serialize` and, under the engine's feature `schema`, a schema. That has a definition of its own if the enum is
/// declared with the definition's name: `Unit as "unit" { … }`.
///
/// ```
/// use tenbo_engine::{Named, UnknownName};
///
/// tenbo_engine::named! {
///     /// How a game is played.
///     Pace {
///         /// Without a clock.
///         Slow = "slow",
///         /// With one.
///         Fast = "fast",
///     }
/// }
/// assert_eq!("fast".parse(), Ok(Pace::Fast));
/// assert_eq!("faster".parse::<Pace>(), Err(UnknownName::new("Pace", "faster")));
/// assert_eq!("faster".parse::<Pace>().unwrap_err().to_string(), "unknown pace \"faster\"");
/// assert_eq!((Pace::ALL[0].to_string().as_str(), Pace::NAMES), ("slow", ["slow", "fast"].as_slice()));
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $name:ident $(as $definition:literal)? {
        $($(#[$note:meta])* $variant:ident = $text:literal,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$note])* $variant,)* }

        impl $name {
            /// Every value, in the order of declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in JSON.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }

        impl $crate::Named for $name {
            const ALL: &'static [$name] = $name::ALL;
            const NAMES: &'static [&'static str] = &[$($text,)*];

            fn index(self) -> usize {
                self as usize
            }
        }

        $crate::schema_of_names! { $name $(as $definition)? }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                let found = $name::ALL.iter().copied().find(|value| value.as_str() == text);
                found.ok_or_else(|| $crate::UnknownName::new(stringify!($name), text))
            }
        }
    };
}

/// Implements the schema of a type with named values, which `ALL` lists.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($name:ident $(as $definition:literal)?) => {
        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                [$($definition,)? stringify!($name)][0].into()
            }

            fn inline_schema() -> bool {
                [$($definition,)? ""][0].is_empty()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                let names: Vec<&str> = $name::ALL.iter().map(|value| value.as_str()).collect();
                $crate::schemars::json_schema!({ "type": "string", "enum": names })
            }
        }
    };
}

/// Without the feature `schema` there are no schemas.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($($any:tt)*) => {};
}

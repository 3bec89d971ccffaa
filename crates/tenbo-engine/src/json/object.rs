//! Objects in JSON, each declared by one table.

use serde_json::{Map, Value};

use crate::problems::{Place, Reader};

/// An object of the contract, field by field, so that objects can be read over others and made of others.
pub(crate) trait Object: Sized {
    /// The names of its fields in JSON, and whether they must be there.
    const FIELDS: &'static [(&'static str, bool)];

    /// An object of which nothing has been read.
    fn blank() -> Self;

    /// Reads a field. Returns false if there is none of this name.
    fn set_field(&mut self, key: &str, json: &Value, at: &Place, read: &mut Reader) -> bool;

    /// Adds its fields to an object, without those that can be left out.
    fn put(&self, to: &mut Map<String, Value>);

    /// Adds its fields to a schema.
    #[cfg(feature = "schema")]
    fn describe(to: &mut super::Properties<'_>);

    /// Reads an object over this one. What cannot be read stays as it is. Returns whether every field that must be there could be
    /// read.
    fn fill(&mut self, json: &Value, at: &Place, read: &mut Reader) -> bool {
        let before = read.problems.len();
        let required = |key: &str| Self::FIELDS.iter().any(|&(name, required)| required && name == key);
        read.require(json, Self::FIELDS.iter().map(|(key, _)| *key).filter(|key| required(key)), at);
        let mut is_whole = read.problems.len() == before;
        for (key, value, at) in read.fields(json, at) {
            let before = read.problems.len();
            if !self.set_field(key, value, &at, read) {
                read.unknown(&at);
            }
            is_whole &= read.problems.len() == before || !required(key);
        }
        is_whole
    }

    /// The object as JSON.
    fn to_json(&self) -> Value {
        let mut map = Map::new();
        self.put(&mut map);
        Value::Object(map)
    }
}

/// Declares an object of the contract: its type, and how it is read, written and described ([`Object`],
/// [`Field`](super::Field), `Serialize`, and `JsonSchema` with the feature `schema`). The first paragraph of each comment is
/// the description in the schema; if that is empty there is none. A row has, in this order:
///
/// - the field, and after `as` its name in JSON if that is another;
/// - its type, and in brackets the bounds of its value;
/// - after `=` what it is if it is left out;
/// - `required` if it must be there, `always` if it is written although it could be left out, or `or_null` if null takes it
///   away.
///
/// ```text
/// object! {
///     /// A discard.
///     #[derive(Clone, Debug, PartialEq, Eq)]
///     pub struct Discard = "discard" {                 // without a name the schema stands where it is used
///         /// The tile.
///         tile: Tile = Tile::plain(Kind::WHITE), required;
///         /// When it was discarded.
///         order as "n": Option<u16> [0..=65_535];
///         /// What the seat did before discarding.
///         after: After = After::Wall;
///     }
/// }
/// ```
///
/// What a required field has until it is read goes no further: an object without it is not read. Rows of `beside` after the
/// table are fields of the type that are not in JSON. `for Meld` in place of `pub struct Meld` is for a type that is declared
/// elsewhere. With `, kind = "scores"` after the name, the object has a field `kind` that is always this; whoever chooses among
/// several kinds has looked at it.
macro_rules! object {
    (
        $(#[doc = $about:literal])*
        #[derive($($derived:ident),*)]
        pub struct $name:ident $(= $definition:literal)? $(, kind = $kind:literal)? {
            $(
                $(#[doc = $doc:literal])*
                $field:ident $(as $key:literal)?: $type:ty $([$within:expr])? $(= $default:expr)? $(, $how:ident)?;
            )*
        }
        $(beside { $($(#[doc = $note:literal])* $other:ident: $others:ty = $start:expr;)* })?
    ) => {
        $(#[doc = $about])*
        #[derive($($derived),*)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: $type,)*
            $($($(#[doc = $note])* pub $other: $others,)*)?
        }

        $crate::json::object! {
            $(#[doc = $about])*
            for $name $(= $definition)? $(, kind = $kind)? {
                $(
                    $(#[doc = $doc])*
                    $field $(as $key)?: $type $([$within])? $(= $default)? $(, $how)?;
                )*
            }
            $(beside { $($other: $others = $start;)* })?
        }
    };
    (
        $(#[doc = $about:literal])*
        for $name:ident $(= $definition:literal)? $(, kind = $kind:literal)? {
            $(
                $(#[doc = $doc:literal])*
                $field:ident $(as $key:literal)?: $type:ty $([$within:expr])? $(= $default:expr)? $(, $how:ident)?;
            )*
        }
        $(beside { $($other:ident: $others:ty = $start:expr;)* })?
    ) => {
        impl $crate::json::Object for $name {
            const FIELDS: &'static [(&'static str, bool)] = &[
                $(($crate::json::object!(@key $field $($key)?), $crate::json::object!(@required $($how)?)),)*
            ];

            fn blank() -> $name {
                $name {
                    $($field: $crate::json::object!(@blank $type $(, $default)?),)*
                    $($($other: $start,)*)?
                }
            }

            fn set_field(
                &mut self,
                key: &str,
                json: &serde_json::Value,
                at: &$crate::problems::Place,
                read: &mut $crate::problems::Reader,
            ) -> bool {
                use $crate::json::Field;
                match key {
                    $("kind" => { let _ = $kind; })?
                    $($crate::json::object!(@key $field $($key)?) => {
                        if $crate::json::object!(@nullable $($how)?) && json.is_null() {
                            self.$field = $crate::json::object!(@blank $type $(, $default)?);
                        } else {
                            let within = $crate::json::object!(@within $type $(, $within)?);
                            Field::set(&mut self.$field, json, at, within, read);
                        }
                    })*
                    _ => return false,
                }
                true
            }

            fn put(&self, to: &mut serde_json::Map<String, serde_json::Value>) {
                $(to.insert("kind".to_owned(), $kind.into());)?
                $(
                    if $crate::json::object!(@written $($how)?)
                        || self.$field != $crate::json::object!(@blank $type $(, $default)?)
                    {
                        let key = $crate::json::object!(@key $field $($key)?).to_owned();
                        to.insert(key, $crate::json::Field::write(&self.$field));
                    }
                )*
            }

            #[cfg(feature = "schema")]
            fn describe(to: &mut $crate::json::Properties<'_>) {
                $(to.tag($kind);)?
                $(
                    let key = $crate::json::object!(@key $field $($key)?);
                    let within = $crate::json::object!(@within $type $(, $within)?);
                    let default = $crate::json::object!(@default $type $(, $default)? $(; $how)?);
                    to.field::<$type>(key, &[$($doc),*], within, default);
                    if $crate::json::object!(@required $($how)?) {
                        to.require(&[key]);
                    }
                    if $crate::json::object!(@nullable $($how)?) {
                        to.or_null(key);
                    }
                )*
            }
        }

        impl $crate::json::Field for $name {
            fn read(
                json: &serde_json::Value,
                at: &$crate::problems::Place,
                _: $crate::json::Within,
                read: &mut $crate::problems::Reader,
            ) -> Option<$name> {
                let mut object = <$name as $crate::json::Object>::blank();
                $crate::json::Object::fill(&mut object, json, at, read).then_some(object)
            }

            fn set(
                &mut self,
                json: &serde_json::Value,
                at: &$crate::problems::Place,
                _: $crate::json::Within,
                read: &mut $crate::problems::Reader,
            ) {
                $crate::json::Object::fill(self, json, at, read);
            }

            fn write(&self) -> serde_json::Value {
                $crate::json::Object::to_json(self)
            }

            $crate::json::described_by!($name);
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::json::Object::to_json(self).serialize(to)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::json::object!(@key $name $($definition)?).into()
            }

            fn inline_schema() -> bool {
                let names: &[&str] = &[$($definition)?];
                names.is_empty()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $crate::json::Properties::with(&[$($about),*], generator, <$name as $crate::json::Object>::describe)
            }
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@within $type:ty) => { <$type as $crate::json::Field>::WITHIN };
    (@within $type:ty, $within:expr) => { $crate::json::Within::from($within) };
    (@blank $type:ty) => { <$type>::default() };
    (@blank $type:ty, $default:expr) => { $default };
    (@default $type:ty, $default:expr; required) => { None };
    (@default $type:ty, $default:expr $(; $how:ident)?) => { Some(<$type as $crate::json::Field>::write(&$default)) };
    (@default $($any:tt)*) => { None };
    (@required required) => { true };
    (@required $($how:ident)?) => { false };
    (@nullable or_null) => { true };
    (@nullable $($how:ident)?) => { false };
    (@written required) => { true };
    (@written always) => { true };
    (@written $($how:ident)?) => { false };
}

pub(crate) use object;

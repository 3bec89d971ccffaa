//! The macro that makes the types of options from one table.

/// Makes the structs, the keys, and the conversions between them from the table of options. A group with a row
///
/// ```text
/// /// Fouls.
/// fouls: FoulRules {
///     /// Those points.
///     ChomboPoints = "chombo-points" => chombo_points: i64 = 20_000, 0..=100_000, needs on(OptionKey::Riichi);
/// }
/// ```
///
/// become
///
/// ```text
/// pub struct FoulRules { pub chombo_points: i64 }      // with its `Default`: 20_000
/// pub struct Options { pub fouls: FoulRules }          // a field for every group
/// pub enum OptionKey { ChomboPoints }                  // a key for every row, in the order of the table
/// OptionKey::ChomboPoints.as_str()                     // "chombo-points", the name in files
/// OptionKey::ChomboPoints.spec()                       // a number from 0 to 100_000, 20_000 unless set
/// OptionKey::ChomboPoints.needs()                      // riichi, without which it changes nothing
/// options.get(OptionKey::ChomboPoints)                 // Some(options.fouls.chombo_points), as files have it
/// options.set(OptionKey::ChomboPoints, Some(300))      // options.fouls.chombo_points = 300
/// ```
///
/// The type of a field says what kind of option it is: see [`super::setting::Setting`]. A number has its range after
/// the default, and an option without effect in some rulebooks what it [needs](Need).
macro_rules! options {
    ($(
        $(#[doc = $about:literal])*
        $group:ident: $rules:ident {
            $(
                $(#[doc = $doc:literal])*
                $key:ident = $text:literal => $field:ident: $type:ty = $default:expr $(, $min:literal..=$max:literal)? $(, needs $($need:expr),+)?;
            )*
        }
    )*) => {
        $(
            $(#[doc = $about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct $rules { $($(#[doc = $doc])* pub $field: $type,)* }

            impl Default for $rules {
                fn default() -> $rules {
                    $rules { $($field: $default,)* }
                }
            }
        )*

        /// The setting of every option, in groups.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Options { $($(#[doc = $about])* pub $group: $rules,)* }

        $crate::named! {
            /// The key of an option. Files, links and the editor use its name ([`as_str`](Self::as_str)), and its place in the
            /// table is its place in every list.
            OptionKey as "option" { $($($(#[doc = $doc])* $key = $text,)*)* }
        }

        impl OptionKey {
            /// The description of the option, for the published schema.
            #[cfg(feature = "schema")]
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $($(OptionKey::$key => concat!($($doc),*),)*)* }
            }

            /// What it can be set to.
            #[must_use]
            pub fn spec(self) -> OptionSpec {
                match self {
                    $($(OptionKey::$key => <$type as Setting>::spec($default, None$(.or(Some(($min, $max))))?),)*)*
                }
            }
        }

        impl Options {
            /// The setting in raw form: 0 or 1 for a flag, the index in the list of names for a choice, the number
            /// itself for a number, and `None` for a number that is set to "none".
            #[must_use]
            pub fn get(&self, key: OptionKey) -> Option<i64> {
                match key { $($(OptionKey::$key => self.$group.$field.raw(),)*)* }
            }

            /// Sets an option from the raw form. Returns `false` and changes nothing if the option cannot have this
            /// value.
            pub fn set(&mut self, key: OptionKey, raw: Option<i64>) -> bool {
                key.spec().accepts(raw)
                    && match key { $($(OptionKey::$key => self.$group.$field.set_raw(raw),)*)* }
            }
        }
    };
}

/// Makes what each option needs from the same table.
macro_rules! needs {
    ($(
        $(#[doc = $about:literal])*
        $group:ident: $rules:ident {
            $(
                $(#[doc = $doc:literal])*
                $key:ident = $text:literal => $field:ident: $type:ty = $default:expr $(, $min:literal..=$max:literal)? $(, needs $($need:expr),+)?;
            )*
        }
    )*) => {
        impl OptionKey {
            /// What it needs to have an effect: all of these. Nothing for an option that has one in every rulebook.
            #[must_use]
            pub const fn needs(self) -> &'static [Need] {
                match self {
                    $($(OptionKey::$key => {
                        const NEEDS: &[Need] = &[$($($need),+)?];
                        NEEDS
                    })*)*
                }
            }
        }
    };
}

pub(super) use {needs, options};

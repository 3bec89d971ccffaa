//! Declares objects of the contract: one table of fields for writing, describing and reading them.

/// Makes two types from one table of fields: the object that is written, and the names of its fields for reading. A row
/// has the field, its type, its key among the names and its name in JSON; then, if the field can be left out, the
/// function that says when. Further attributes for schemars are in brackets, after the row or after the names of the
/// types.
///
/// ```text
/// object! {
///     /// A tile laid down.
///     DiscardJson, DiscardField [rename = "discard"] {
///         /// Which.
///         tile: TilesText => Tile = "tile";
///         /// When, counted over the melds and discards of the deal.
///         n: Option<u16> => Order = "n" unless "Option::is_none" [range(max = 65_535)];
///     }
/// }
/// ```
///
/// becomes
///
/// ```text
/// pub struct DiscardJson { pub tile: TilesText, pub n: Option<u16> }  // serde writes it, schemars describes it
/// pub enum DiscardField { Tile, Order }                               // a list of names: "tile", "n"
/// ```
///
/// A reader matches on the names, so that the compiler reports a field that is described but not read. `..parts: Type`
/// as the last row stands for the fields of another object.
macro_rules! object {
    (
        $(#[doc = $about:literal])*
        $name:ident, $names:ident [$($whole:tt)*] {
            $(
                $(#[doc = $doc:literal])*
                $field:ident: $type:ty => $key:ident = $text:literal $(unless $absent:literal)? $([$($rule:tt)*])?;
            )*
            $(..$rest:ident: $others:ty)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug)]
        #[derive(serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "schema", schemars($($whole)*))]
        pub struct $name {
            $(
                $(#[doc = $doc])*
                #[serde(rename = $text $(, skip_serializing_if = $absent)?)]
                $(#[cfg_attr(feature = "schema", schemars($($rule)*))])?
                pub $field: $type,
            )*
            $(
                /// The fields of another object, which are written among these.
                #[serde(flatten)]
                pub $rest: $others,
            )?
        }

        $crate::named! {
            #[doc = concat!("The fields of [`", stringify!($name), "`].")]
            $names { $($(#[doc = $doc])* $key = $text,)* }
        }
    };
}

pub(crate) use object;

//! Schemas that are written out.

/// Implements schemas that are written out. After each type come the name of its definition, or [`INLINE`], and the schema.
macro_rules! written {
    ($($name:ty, $definition:expr, $generator:ident => $schema:expr;)*) => {
        $(
            #[cfg(feature = "schema")]
            impl schemars::JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    Option::unwrap_or($definition, stringify!($name)).into()
                }

                fn inline_schema() -> bool {
                    Option::<&str>::is_none(&$definition)
                }

                fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    $schema
                }
            }
        )*
    };
}

pub(crate) use written;

/// Says that a schema has no definition of its own, but is repeated wherever it is used.
#[cfg(feature = "schema")]
pub(crate) const INLINE: Option<&str> = None;

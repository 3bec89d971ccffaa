//! Tables of a rulebook, and its minimum.

use serde_json::{Map, Value};

use super::item::Unit;
use super::read::{field, known};
use crate::Ratio;
use crate::json::{Field, Within, described_by, written};
use crate::problems::{Fields, Place, ProblemKey, Reader};

/// Implements [`Field`] for the rows of tables of two columns, which stand as lists of two: the types of both, and the schema of the
/// table. What is read is sorted, the lowest row first.
macro_rules! rows {
    ($($first:ty, $second:ty, $table:ty;)*) => {
        $(impl Field for ($first, $second) {
            fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Self> {
                let cells: Vec<_> = read.entries(json, at).collect();
                let [(a, a_at), (b, b_at)] = cells.as_slice() else {
                    read.problem(ProblemKey::WrongType, at);
                    return None;
                };
                let first = <$first>::read(a, a_at, <$first>::WITHIN, read)?;
                Some((first, <$second>::read(b, b_at, <$second>::WITHIN, read)?))
            }

            fn write(&self) -> Value {
                vec![self.0.write(), self.1.write()].into()
            }

            fn read_list(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Vec<Self>> {
                let rows = read.entries(json, at);
                let rows = rows.filter_map(|(row, at)| <($first, $second)>::read(row, &at, Self::WITHIN, read));
                let mut table: Vec<_> = rows.collect();
                crate::order::sort_by_key(&mut table, |&(first, _)| first);
                Some(table)
            }

            #[cfg(feature = "schema")]
            fn schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let columns = [<$first>::schema(<$first>::WITHIN, generator), <$second>::schema(<$second>::WITHIN, generator)];
                schemars::json_schema!({ "type": "array", "prefixItems": columns, "minItems": 2, "maxItems": 2 })
            }

            #[cfg(feature = "schema")]
            fn list_schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                generator.subschema_for::<$table>()
            }
        })*
    };
}

rows! {
    i64, Ratio, Auxiliary;
    Ratio, i64, Settling;
}

/// What a hand must be worth to win. Null stands for no minimum.
impl Field for (Ratio, Unit) {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Self> {
        known(json, &["value", "unit"], at, read);
        let value = field(json, "value", at, read).and_then(|(v, at)| Ratio::read(v, &at, Ratio::WITHIN, read));
        let unit = field(json, "unit", at, read).and_then(|(v, at)| Unit::read(v, &at, Unit::WITHIN, read));
        Some((value?, unit?))
    }

    fn write(&self) -> Value {
        Map::new().with("value", self.0.write()).with("unit", self.1.write()).into()
    }

    fn read_option(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Option<Self>> {
        if json.is_null() { Some(None) } else { Self::read(json, at, within, read).map(Some) }
    }

    described_by!(Minimum);
}

/// What a hand must be worth to win, as files have it.
#[must_use]
pub fn minimum_json(minimum: Option<(Ratio, Unit)>) -> Value {
    minimum.write()
}

/// The schema of the table of auxiliary points.
#[cfg(feature = "schema")]
struct Auxiliary;

/// The schema of the settling table.
#[cfg(feature = "schema")]
struct Settling;

/// The schema of what a hand must be worth to win.
#[cfg(feature = "schema")]
struct Minimum;

/// The schema of a table with such rows.
#[cfg(feature = "schema")]
fn table<T: Field>(about: &str, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let row = T::schema(T::WITHIN, generator);
    schemars::json_schema!({ "description": about, "type": "array", "items": row, "maxItems": T::WITHIN.most })
}

written! {
    Auxiliary, Some("auxiliary"), generator => {
        table::<(i64, Ratio)>("From so many auxiliary points so many faan.", generator)
    };
    Settling, Some("settling"), generator => {
        let about = "From so many faan so many points; where points are doubled, from so many doubles so many times the points.";
        table::<(Ratio, i64)>(about, generator)
    };
    Minimum, Some("minimum"), generator => {
        let object = crate::json::Properties::with(&["What a hand must be worth to win."], generator, |to| {
            to.field::<Ratio>("value", &["The amount."], Ratio::WITHIN, None);
            to.field::<Unit>("unit", &["The unit of the amount."], Unit::WITHIN, None);
            to.require(&["value", "unit"]);
        });
        schemars::json_schema!({
            "description": "What a hand must be worth to win, or null if there is no minimum.",
            "anyOf": [object, { "type": "null" }]
        })
    };
}

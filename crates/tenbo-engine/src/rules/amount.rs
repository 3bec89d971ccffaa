//! Amounts in rulebook files: a number if it is whole, otherwise a fraction such as `{ "n": 1, "d": 2 }`.

use serde_json::{Map, Value};

use super::read::{field, known};
use crate::Ratio;
use crate::json::{Field, Within, described_by};
use crate::problems::{Fields, Place, Reader, bounds};

/// The range of a denominator.
const DENOMINATOR: std::ops::RangeInclusive<i64> = 1..=1000;

impl Field for Ratio {
    const WITHIN: Within = Within { least: 0, most: bounds::COUNT };

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Ratio> {
        let range = within.least..=within.most;
        if !json.is_object() {
            return read.int(json, at, range).map(Ratio::whole);
        }
        known(json, &["n", "d"], at, read);
        let (n, at_n) = field(json, "n", at, read)?;
        let n = read.int(n, &at_n, range)?;
        let (d, at_d) = field(json, "d", at, read)?;
        Ratio::new(n, read.int(d, &at_d, DENOMINATOR)?)
    }

    fn write(&self) -> Value {
        match self.as_whole() {
            Some(whole) => whole.into(),
            None => Map::new().with("n", self.numerator()).with("d", self.denominator()).into(),
        }
    }

    described_by!(Amount);
}

/// The schema of an amount.
#[cfg(feature = "schema")]
pub(crate) struct Amount;

crate::json::written! {
    Amount, Some("ratio"), generator => {
        let whole = i64::schema(Ratio::WITHIN, generator);
        schemars::json_schema!({
            "description": "A number where it is whole, otherwise a fraction.",
            "oneOf": [whole, fraction(generator)]
        })
    };
}

/// The schema of a fraction.
#[cfg(feature = "schema")]
pub(crate) fn fraction(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    crate::json::Properties::with(&["A fraction."], generator, |to| {
        to.field::<i64>("n", &["The numerator."], Ratio::WITHIN, None);
        to.field::<i64>("d", &["The denominator."], Within::from(DENOMINATOR), None);
        to.require(&["n", "d"]);
    })
}

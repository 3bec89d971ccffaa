//! What files have under the ids of patterns and fouls.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::custom_hand::CustomHand;
use super::exclude::Exclude;
use super::own_foul::OwnFoul;
use super::pattern_id::pattern;
use crate::deal::Offense;
use crate::json::{Field, Within};
use crate::patterns::Pattern;
use crate::problems::{Place, ProblemKey, Reader};

/// The pattern of a custom hand with this id.
fn custom_hand(id: &str, at: &Place, read: &mut Reader) -> Option<Pattern> {
    let own = id.parse().ok().filter(|pattern: &Pattern| pattern.custom_number().is_some());
    read.found(own, ProblemKey::UnknownPattern, id, at)
}

/// The foul of the rulebook's own with this id.
fn own_foul(id: &str, at: &Place, read: &mut Reader) -> Option<Offense> {
    let offense = id.parse().ok().filter(|offense: &Offense| offense.is_own());
    if offense.is_none() {
        read.unknown(at);
    }
    offense
}

/// Implements [`Field`] for maps by id, which replace what the base has under the same ids: the types of ids and values, what reads an
/// id, whether null removes what the base has, what is done to a value that was read, and the schema.
macro_rules! by_id {
    ($($key:ty, $value:ty, $id:ident, $nullable:literal, $finish:expr, $generator:ident => $schema:expr;)*) => {
        $(impl Field for BTreeMap<$key, $value> {
            fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Self> {
                let mut map = BTreeMap::new();
                map.set(json, at, within, read);
                Some(map)
            }

            fn set(&mut self, json: &Value, at: &Place, _: Within, read: &mut Reader) {
                for (id, value, at) in read.fields(json, at) {
                    let Some(key) = $id(id, &at, read) else { continue };
                    if $nullable && value.is_null() {
                        self.remove(&key);
                    } else if let Some(value) = <$value>::read(value, &at, <$value>::WITHIN, read) {
                        let finish: fn($value, &Reader) -> $value = $finish;
                        self.insert(key, finish(value, read));
                    }
                }
            }

            fn write(&self) -> Value {
                self.iter().map(|(key, value)| (key.to_string(), value.write())).collect::<Map<_, _>>().into()
            }

            #[cfg(feature = "schema")]
            fn schema(_: Within, $generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $schema
            }
        })*
    };
}

by_id! {
    Pattern, CustomHand, custom_hand, true, |hand, read| CustomHand { block: read.block, ..hand }, generator => generator.subschema_for::<CustomHands>();
    Offense, OwnFoul, own_foul, true, |foul, _| foul, generator => generator.subschema_for::<OwnFouls>();
    Pattern, Vec<Exclude>, pattern, false, |list, _| list, generator => {
        let list = Exclude::list_schema(Vec::<Exclude>::WITHIN, generator);
        schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<Pattern>(),
            "additionalProperties": list
        })
    };
}

/// The schema of custom hands.
#[cfg(feature = "schema")]
struct CustomHands;

/// The schema of fouls of the rulebook's own.
#[cfg(feature = "schema")]
struct OwnFouls;

crate::json::written! {
    CustomHands, Some("hands"), generator => {
        let ids: Vec<&str> = Pattern::CUSTOM.iter().map(|pattern| pattern.as_str()).collect();
        let hand = or_null(generator.subschema_for::<CustomHand>());
        schemars::json_schema!({
            "description": "Custom hands by their ids; null removes the hand of the base.",
            "type": "object",
            "propertyNames": { "enum": ids },
            "additionalProperties": hand
        })
    };
    OwnFouls, Some("fouls"), generator => {
        let ids: Vec<&str> = Offense::OWN.iter().map(|offense| offense.as_str()).collect();
        let foul = or_null(generator.subschema_for::<OwnFoul>());
        schemars::json_schema!({
            "description": "Fouls that the rulebook names itself, by their ids; null removes the foul of the base.",
            "type": "object",
            "propertyNames": { "enum": ids },
            "additionalProperties": foul
        })
    };
}

/// The schema of a value that null removes.
#[cfg(feature = "schema")]
pub(super) fn or_null(schema: schemars::Schema) -> schemars::Schema {
    schemars::json_schema!({ "oneOf": [schema, { "type": "null" }] })
}

//! The published schemas.

use jsonschema::{Resource, Validator};
use serde_json::Value;

use super::files;

/// A schema by its name.
pub fn schema(name: &str) -> Value {
    let text = files::text(format!("public/schema/{name}.schema.json"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A validator for it.
pub fn validator(name: &str) -> Validator {
    let mut options = jsonschema::options();
    for other in ["rulebook", "request", "answer"] {
        let resource = Resource::from_contents(schema(other)).unwrap();
        options = options.with_resource(format!("json-schema:///{other}.schema.json"), resource);
    }
    options.build(&schema(name)).unwrap()
}

/// Where a value does not fit its schema, and why.
pub fn misfits(validator: &Validator, value: &Value) -> Vec<String> {
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path)).collect()
}

//! The schema of an object, put together field by field.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use super::field::Field;
use super::within::Within;
use crate::problems::Fields;

/// The fields of an object so far.
pub(crate) struct Properties<'a> {
    generator: &'a mut SchemaGenerator,
    fields: Map<String, Value>,
    required: Vec<&'static str>,
}

impl Properties<'_> {
    /// The schema of an object with the fields that are added. The first paragraph of its comment describes it.
    pub(crate) fn with(
        comment: &[&str],
        generator: &mut SchemaGenerator,
        add: impl FnOnce(&mut Properties<'_>),
    ) -> Schema {
        let mut object = Properties { generator, fields: Map::new(), required: Vec::new() };
        add(&mut object);
        let Properties { fields, required, .. } = object;
        let mut schema = json_schema!({ "description": summary(comment), "type": "object", "properties": fields });
        if !required.is_empty() {
            schema.insert("required".to_owned(), required.into());
        }
        schema
    }

    /// Adds a field, unless there is one of that name.
    pub(crate) fn field<T: Field>(
        &mut self,
        key: &'static str,
        comment: &[&str],
        within: Within,
        default: Option<Value>,
    ) {
        let schema = T::schema(within, self.generator);
        self.add(key, comment, schema, default);
    }

    /// Adds a field with a schema of its own.
    pub(crate) fn add(&mut self, key: &'static str, comment: &[&str], schema: Schema, default: Option<Value>) {
        if !self.fields.contains_key(key) {
            let field = schema.to_value().as_object().cloned().unwrap_or_default();
            let about = Some(summary(comment)).filter(|about| !about.is_empty());
            let field = field.maybe("description", about).maybe("default", default);
            self.fields.insert(key.to_owned(), field.into());
        }
    }

    /// Puts another schema in the place of a field's, with the same description.
    pub(crate) fn replace(&mut self, key: &str, schema: Schema) {
        if let Some(field) = self.fields.get_mut(key) {
            let about = field.get("description").cloned().unwrap_or_default();
            *field = schema.to_value();
            field["description"] = about;
        }
    }

    /// Says that a field can be null.
    pub(crate) fn or_null(&mut self, key: &str) {
        let mut schema = self.fields.get(key).cloned().unwrap_or_default();
        if let Some(fields) = schema.as_object_mut() {
            fields.shift_remove("description");
        }
        self.replace(key, json_schema!({ "oneOf": [schema, { "type": "null" }] }));
    }

    /// Adds the field `kind` of an object that it tells from others in its place.
    pub(crate) fn tag(&mut self, kind: &str) {
        self.add("kind", &["The kind of end."], json_schema!({ "const": kind }), None);
        self.require(&["kind"]);
    }

    /// Says that these fields must be there.
    pub(crate) fn require(&mut self, keys: &[&'static str]) {
        self.required.extend(keys);
    }

    /// What makes the schemas of other types.
    pub(crate) fn generator(&mut self) -> &mut SchemaGenerator {
        self.generator
    }
}

/// The first paragraph of a comment, on one line.
fn summary(comment: &[&str]) -> String {
    let lines = comment.iter().map(|line| line.trim()).take_while(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

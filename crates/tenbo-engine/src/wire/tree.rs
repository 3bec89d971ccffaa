//! Writes answers as JSON trees, each value where it belongs. `serde_json::to_value` does the same and hands every value up
//! by the way of its errors, of which there are none here: compressed, that is 5 kB more for the page.

use std::fmt;

use serde::ser::{
    self, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer,
};
use serde_json::{Map, Value};

/// An answer as JSON.
#[must_use]
pub fn to_json(answer: &impl Serialize) -> Value {
    let mut tree = Value::Null;
    // It cannot fail: of what JSON cannot say an answer has nothing.
    let _ = answer.serialize(Place(&mut tree));
    tree
}

/// Where a value is to stand.
struct Place<'a>(&'a mut Value);

/// A value that no answer has: bytes, characters, fractions as floating numbers, variants with data.
#[derive(Debug)]
struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no value of an answer")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Unwritable
    }
}

type Written = Result<(), Unwritable>;

#[inline(never)]
fn set(place: &mut Value, value: Value) -> Written {
    *place = value;
    Ok(())
}

#[inline(never)]
fn signed(place: &mut Value, number: i64) -> Written {
    set(place, number.into())
}

#[inline(never)]
fn unsigned(place: &mut Value, number: u64) -> Written {
    set(place, number.into())
}

#[inline(never)]
fn text(place: &mut Value, text: &str) -> Written {
    set(place, text.into())
}

/// Makes it an empty list.
#[inline(never)]
fn list(place: &mut Value) -> Option<&mut Vec<Value>> {
    *place = Value::Array(Vec::new());
    place.as_array_mut()
}

/// Makes it an object without fields.
#[inline(never)]
fn object(place: &mut Value) -> Option<&mut Map<String, Value>> {
    *place = Value::Object(Map::new());
    place.as_object_mut()
}

/// Where the field of this name is to stand.
#[inline(never)]
fn field<'a>(map: &'a mut Map<String, Value>, name: &str) -> Place<'a> {
    Place(map.entry(name).or_insert(Value::Null))
}

#[inline(never)]
fn push(list: &mut Vec<Value>, value: Value) -> Written {
    list.push(value);
    Ok(())
}

/// A list that is being written.
struct List<'a>(&'a mut Vec<Value>);

impl List<'_> {
    fn entry<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let mut entry = Value::Null;
        value.serialize(Place(&mut entry))?;
        push(self.0, entry)
    }
}

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.entry(value)
    }

    fn end(self) -> Written {
        Ok(())
    }
}

impl SerializeTuple for List<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.entry(value)
    }

    fn end(self) -> Written {
        Ok(())
    }
}

/// An object that is being written.
struct Object<'a>(&'a mut Map<String, Value>);

impl SerializeStruct for Object<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        value.serialize(field(self.0, name))
    }

    fn end(self) -> Written {
        Ok(())
    }
}

impl SerializeMap for Object<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Written {
        Err(Unwritable)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> Written {
        Err(Unwritable)
    }

    fn serialize_entry<K: Serialize + ?Sized, T: Serialize + ?Sized>(&mut self, name: &K, value: &T) -> Written {
        let mut written = Value::Null;
        name.serialize(Place(&mut written))?;
        match written {
            Value::String(name) => value.serialize(field(self.0, &name)),
            _ => Err(Unwritable),
        }
    }

    fn end(self) -> Written {
        Ok(())
    }
}

impl<'a> Serializer for Place<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = Impossible<(), Unwritable>;
    type SerializeTupleVariant = Impossible<(), Unwritable>;
    type SerializeMap = Object<'a>;
    type SerializeStruct = Object<'a>;
    type SerializeStructVariant = Impossible<(), Unwritable>;

    fn serialize_bool(self, value: bool) -> Written {
        set(self.0, Value::Bool(value))
    }

    fn serialize_i8(self, value: i8) -> Written {
        signed(self.0, value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        signed(self.0, value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        signed(self.0, value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        signed(self.0, value)
    }

    fn serialize_u8(self, value: u8) -> Written {
        unsigned(self.0, value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        unsigned(self.0, value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        unsigned(self.0, value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        unsigned(self.0, value)
    }

    fn serialize_f32(self, _: f32) -> Written {
        Err(Unwritable)
    }

    fn serialize_f64(self, _: f64) -> Written {
        Err(Unwritable)
    }

    fn serialize_char(self, _: char) -> Written {
        Err(Unwritable)
    }

    fn serialize_str(self, value: &str) -> Written {
        text(self.0, value)
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(Unwritable)
    }

    fn serialize_none(self) -> Written {
        set(self.0, Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        set(self.0, Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        set(self.0, Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        text(self.0, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(Unwritable)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Unwritable> {
        list(self.0).map(List).ok_or(Unwritable)
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Unwritable> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Object<'a>, Unwritable> {
        object(self.0).map(Object).ok_or(Unwritable)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object<'a>, Unwritable> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }
}

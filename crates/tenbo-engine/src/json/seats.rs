//! Values by seat in JSON.

use serde_json::{Map, Value};

use super::field::Field;
use super::within::Within;
use crate::problems::{Place, Reader, bounds};
use crate::tiles::{BySeat, Seat};

/// An object with a value for each seat that has one.
impl<T: Field> Field for BySeat<Option<T>> {
    const WITHIN: Within = T::WITHIN;

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Self> {
        let mut seats = BySeat::from_fn(|_| None);
        for (seat, value, at) in read.fields(json, at) {
            match seat.parse::<Seat>() {
                Ok(seat) => seats[seat] = T::read(value, &at, within, read),
                Err(_) => read.unknown(&at),
            }
        }
        Some(seats)
    }

    fn write(&self) -> Value {
        let given = self.iter().filter_map(|(seat, value)| Some((seat.as_str().to_owned(), value.as_ref()?.write())));
        Value::Object(given.collect::<Map<_, _>>())
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let one = T::schema(within, generator);
        let fields = Seat::ALL.map(|seat| (seat.as_str().to_owned(), one.clone().to_value()));
        schemars::json_schema!({ "type": "object", "properties": Map::from_iter(fields) })
    }
}

/// A list of the seats for which it holds.
impl Field for BySeat<bool> {
    const WITHIN: Within = Within::up_to(bounds::SEATS);

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Self> {
        let seats = Seat::read_list(json, at, within, read)?;
        Some(BySeat::from_fn(|seat| seats.contains(&seat)))
    }

    fn write(&self) -> Value {
        self.iter().filter(|(_, holds)| **holds).map(|(seat, _)| seat.as_str()).collect()
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Seat::list_schema(within, generator)
    }
}

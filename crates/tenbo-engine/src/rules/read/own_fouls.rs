//! Reads the fouls that a rulebook names itself.

use std::borrow::Cow;

use serde_json::Value;

use super::values::field;
use crate::deal::Offense;
use crate::problems::{Place, Reader};
use crate::rules::book::Rulebook;
use crate::rules::json::OwnFoulField;
use crate::rules::own_foul::{FinePaidTo, OwnFoul};

/// Reads fouls; they replace those that the base has under the same ids.
pub fn own_fouls(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    for (id, value, place) in read.fields(json, at) {
        let Some(offense) = id.parse().ok().filter(|offense: &Offense| offense.is_own()) else {
            read.unknown(&place);
            continue;
        };
        if value.is_null() {
            book.fouls.remove(&offense);
        } else if let Some(foul) = own_foul(value, &place, read) {
            book.fouls.insert(offense, foul);
        }
    }
}

fn own_foul(json: &Value, at: &Place, read: &mut Reader) -> Option<OwnFoul> {
    let name = field(json, OwnFoulField::Name.as_str(), at, read);
    let name = name.and_then(|(value, place)| read.text(value, &place));
    let [most_points, most_percent] = OwnFoul::MOST;
    let (mut points, mut percent, mut paid_to) = (0, 0, FinePaidTo::Each);
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(OwnFoulField::Name) => {}
            Ok(OwnFoulField::Points) => points = read.int(value, &place, 0..=most_points).unwrap_or_default(),
            Ok(OwnFoulField::Percent) => percent = read.int(value, &place, 0..=most_percent).unwrap_or_default(),
            Ok(OwnFoulField::PaidTo) => paid_to = read.name(value, &place).unwrap_or(paid_to),
            Err(_) => read.unknown(&place),
        }
    }
    Some(OwnFoul { name: Cow::Owned(name?.to_owned()), points, percent, paid_to })
}

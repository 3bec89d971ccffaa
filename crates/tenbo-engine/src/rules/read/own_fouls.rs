//! Reads the fouls that a rulebook names itself.

use serde_json::Value;

use crate::deal::Offense;
use crate::json::Field;
use crate::problems::{Place, Reader};
use crate::rules::book::Rulebook;
use crate::rules::own_foul::OwnFoul;

/// Reads fouls; they replace those that the base has under the same ids.
pub fn own_fouls(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    for (id, value, place) in read.fields(json, at) {
        let Some(offense) = id.parse().ok().filter(|offense: &Offense| offense.is_own()) else {
            read.unknown(&place);
            continue;
        };
        if value.is_null() {
            book.fouls.remove(&offense);
        } else if let Some(foul) = OwnFoul::read(value, &place, OwnFoul::WITHIN, read) {
            book.fouls.insert(offense, foul);
        }
    }
}

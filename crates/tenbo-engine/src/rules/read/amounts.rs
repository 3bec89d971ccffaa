//! Reads amounts and tables of amounts.

use serde_json::Value;

use super::values::{field, known};
use crate::json::Field;
use crate::problems::{Place, ProblemKey, Reader};
use crate::rules::book::Rulebook;
use crate::rules::item::Unit;
use crate::rules::json::MinimumField;
use crate::{Named, Ratio};

/// Reads what a hand must be worth to win, or null for no minimum.
pub fn minimum(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    if matches!(json, Value::Null) {
        book.minimum = None;
        return;
    }
    known(json, MinimumField::NAMES, at, read);
    let value =
        field(json, MinimumField::Value.as_str(), at, read).and_then(|(v, p)| Ratio::read(v, &p, Ratio::WITHIN, read));
    let unit: Option<Unit> = field(json, MinimumField::Unit.as_str(), at, read).and_then(|(v, p)| read.name(v, &p));
    if let (Some(value), Some(unit)) = (value, unit) {
        book.minimum = Some((value, unit));
    }
}

/// Reads the faan that auxiliary points add, as pairs of the least points and the faan: `[[4, 1], …]`. The result is
/// sorted, the lowest row first.
pub fn auxiliary(json: &Value, at: &Place, read: &mut Reader) -> Vec<(i64, Ratio)> {
    let mut table = rows(json, at, read, |read, [from, faan], [from_at, faan_at]| {
        Some((read.int(from, from_at, 0..=1_000_000)?, Ratio::read(faan, faan_at, Ratio::WITHIN, read)?))
    });
    crate::order::sort_by_key(&mut table, |&(from, _)| from);
    table
}

/// Reads what faan are worth, or doubles multiply by, as pairs of the least number of them and that: `[[1, 8], …]`. The
/// result is sorted, the lowest row first.
pub fn settling(json: &Value, at: &Place, read: &mut Reader) -> Vec<(Ratio, i64)> {
    let mut table = rows(json, at, read, |read, [from, points], [from_at, points_at]| {
        Some((Ratio::read(from, from_at, Ratio::WITHIN, read)?, read.int(points, points_at, 0..=1_000_000)?))
    });
    crate::order::sort_by_key(&mut table, |&(from, _)| from);
    table
}

/// Reads a table of two columns: a list of lists of two values.
fn rows<T>(
    json: &Value,
    at: &Place,
    read: &mut Reader,
    mut row: impl FnMut(&mut Reader, [&Value; 2], [&Place; 2]) -> Option<T>,
) -> Vec<T> {
    let mut table = Vec::new();
    for (value, place) in read.entries(json, at) {
        let cells: Vec<_> = read.entries(value, &place).collect();
        match cells.as_slice() {
            [(a, a_at), (b, b_at)] => table.extend(row(read, [a, b], [a_at, b_at])),
            _ => read.problem(ProblemKey::WrongType, &place),
        }
    }
    table
}

//! Reads the payoff scheme of a rulebook.

use serde_json::Value;

use crate::json::Field;
use crate::problems::{Place, Reader};
use crate::rules::payoff::{PayoffCase, PayoffRow, PayoffTable};

/// Reads a payoff scheme: for each case, what East, the discarder and the others pay. What is left out is 0.
pub fn payments(json: &Value, at: &Place, read: &mut Reader) -> PayoffTable {
    let mut rows = [PayoffRow::default(); 5];
    for (id, value, place) in read.fields(json, at) {
        let Some(row) = id.parse().ok().and_then(|case: PayoffCase| rows.get_mut(case as usize)) else {
            read.unknown(&place);
            continue;
        };
        row.set(value, &place, PayoffRow::WITHIN, read);
    }
    PayoffTable(rows)
}

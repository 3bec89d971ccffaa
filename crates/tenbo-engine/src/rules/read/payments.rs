//! Reads the payoff scheme of a rulebook.

use serde_json::Value;

use super::amounts::amount;
use crate::problems::{Place, Reader};
use crate::rules::json::PayRowField;
use crate::rules::payoff::{PayoffCase, PayoffRow, PayoffTable};

/// Reads a payoff scheme: for each case, what East, the discarder and the others pay. What is left out is 0.
pub fn payments(json: &Value, at: &Place, read: &mut Reader) -> PayoffTable {
    let mut rows = [PayoffRow::default(); 5];
    for (id, value, place) in read.fields(json, at) {
        let Some(row) = id.parse().ok().and_then(|case: PayoffCase| rows.get_mut(case as usize)) else {
            read.unknown(&place);
            continue;
        };
        for (payer, value, place) in read.fields(value, &place) {
            let cell = match payer.parse() {
                Ok(PayRowField::East) => &mut row.east,
                Ok(PayRowField::Discarder) => &mut row.discarder,
                Ok(PayRowField::Others) => &mut row.others,
                Err(_) => {
                    read.unknown(&place);
                    continue;
                }
            };
            *cell = amount(value, &place, read).unwrap_or_default();
        }
    }
    PayoffTable(rows)
}

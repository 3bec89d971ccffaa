//! Settling tables of faan: how many points a number of them is worth (docs/rules/hong-kong.md, Settling tables).

use crate::Ratio;
use crate::options::{FaanTable, System};
use crate::rules::Rulebook;

/// Half-spicy: points for 0 to 13 faan, doubled every second faan from four on, as five public scorers have it.
const HALF_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/// Full-spicy: doubled for every faan.
const FULL_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/// Laak by tiers: one amount for several numbers of faan, as bigproduction.com has it.
const LAAK_TIERS: [i64; 14] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64];

/// The same tiers, counted in units of the smallest win, which has three faan.
const SIMPLIFIED: [i64; 14] = [0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8, 8];

/// The settling table of a rulebook: rows of faan and the points that this many or more are worth, the lowest first.
/// The option `faan-table` names it, or it is the rulebook's own. Empty if faan themselves are paid or are not
/// counted.
#[must_use]
pub fn settling(book: &Rulebook) -> Vec<(Ratio, i64)> {
    if book.options.counting.system != System::FaanLaak {
        return Vec::new();
    }
    let table = match book.options.counting.faan_table {
        FaanTable::HalfSpicy => HALF_SPICY,
        FaanTable::FullSpicy => FULL_SPICY,
        FaanTable::LaakTiers => LAAK_TIERS,
        FaanTable::Simplified => SIMPLIFIED,
        FaanTable::Own => return book.settling.clone(),
    };
    (0..).map(Ratio::whole).zip(table).collect()
}

/// The points for this many faan by a settling table, 0 below its first row; `None` if the table is empty.
#[must_use]
pub fn paid(table: &[(Ratio, i64)], faan: Ratio) -> Option<i64> {
    table.first()?;
    Some(table.iter().rev().find(|&&(from, _)| faan >= from).map_or(0, |&(_, points)| points))
}

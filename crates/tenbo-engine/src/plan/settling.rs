//! Settling tables: how many points faan pay (docs/rules/hong-kong.md, Settling tables).

use crate::Ratio;
use crate::options::{FaanTable, System};
use crate::rules::Rulebook;

/// Half-spicy: points for 0 faan and more, doubled every second faan from four on, as five public scorers have it.
const HALF_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/// Full-spicy: doubled for every faan.
const FULL_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/// Laak by tiers: one amount for several faan, as bigproduction.com has it.
const LAAK_TIERS: [i64; 14] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64];

/// The same tiers in units of the least win, which has three faan.
const SIMPLIFIED: [i64; 14] = [0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8, 8];

/// The settling table: rows of the least faan and the points they pay, the lowest first. It is the one that the option
/// names, or the rulebook's own. Empty if faan themselves are paid, or if faan are not counted.
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

/// The points that a table pays for faan, 0 below its first row; `None` if the table is empty.
#[must_use]
pub fn paid(table: &[(Ratio, i64)], faan: Ratio) -> Option<i64> {
    table.first()?;
    Some(table.iter().rev().find(|&&(from, _)| faan >= from).map_or(0, |&(_, points)| points))
}

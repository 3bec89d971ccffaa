//! Settling tables: what faan come to in points (docs/rules/hong-kong.md, Settling tables).

use crate::Ratio;
use crate::options::{FaanTable, System};
use crate::rules::Rulebook;

/// Points for 0 faan and more, doubled every second faan from four on: half-spicy, as five public scorers have it.
const HALF_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/// Doubled for every faan.
const FULL_SPICY: [i64; 14] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/// One amount for several faan: laak by tiers, as bigproduction.com has it.
const LAAK_TIERS: [i64; 14] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64];

/// The same in units of the least win, which has three faan.
const SIMPLIFIED: [i64; 14] = [0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8, 8];

/// From so many faan so many points, the lowest first: the table that is set, else the rulebook's own. Where there is
/// none, faan are what is paid. Where no faan are counted there is none.
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

/// What a number of faan is worth by a table; `None` if there is no table.
#[must_use]
pub fn paid(table: &[(Ratio, i64)], faan: Ratio) -> Option<i64> {
    table.first()?;
    Some(table.iter().rev().find(|&&(from, _)| faan >= from).map_or(0, |&(_, points)| points))
}

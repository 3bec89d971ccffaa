//! The points or fu of sets, waits and wins on a sheet.

use tenbo_engine::options::System;
use tenbo_engine::rules::{BasicPoints, Mark};

use super::column::Column;

/// The points of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRow {
    /// The name of the field in files.
    pub field: &'static str,
    /// The points, and whether a person has changed them; none where a rulebook does not count any.
    pub cells: Vec<Option<(i64, Mark)>>,
    /// Whether they differ.
    pub differs: bool,
}

/// The rows of what has points in one of the rulebooks.
pub(super) fn rows(columns: &[&Column]) -> Vec<PointsRow> {
    let row = |field: &'static str| {
        let cell = |column: &&Column| {
            let points = column.book().basic.get(field).filter(|_| counts(column))?;
            Some((points, column.mark(|book| book.basic.get(field), 0)))
        };
        let cells: Vec<_> = columns.iter().map(cell).collect();
        let points = |cell: &Option<(i64, Mark)>| cell.map(|(points, _)| points);
        let differs = cells.windows(2).any(|pair| matches!(pair, [one, other] if points(one) != points(other)));
        PointsRow { field, cells, differs }
    };
    let said = |row: &PointsRow| row.cells.iter().flatten().any(|&(points, _)| points != 0);
    BasicPoints::fields().map(row).filter(said).collect()
}

/// Whether a rulebook counts points or fu of sets: in itself, or to turn them into faan.
fn counts(column: &Column) -> bool {
    let turned = !column.book().auxiliary.is_empty();
    match column.plan.system() {
        System::HanFu | System::PointDouble => true,
        System::FaanLaak | System::Points => turned,
    }
}

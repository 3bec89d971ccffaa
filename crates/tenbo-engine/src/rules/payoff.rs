//! How much each loser pays for the winner's hand: payoff schemes as tables (docs/rules/four-winds.md, Payoff
//! schemes).

use serde_json::{Map, Value};

use crate::json::{Field, Within, described_by, object, written};
use crate::options::PayoffName;
use crate::problems::{Fields, Place, Reader};
use crate::tiles::Seat;
use crate::{Ratio, named};

named! {
    /// The case of a win, by who won and who discarded: a row of a payoff table.
    PayoffCase {
        /// East drew the tile.
        EastSelfDrawn = "east-self-drawn",
        /// Another seat drew it.
        SelfDrawn = "self-drawn",
        /// East won on a discard.
        EastOnDiscard = "east-on-discard",
        /// Another seat won on East's discard.
        OnEastDiscard = "on-east-discard",
        /// A seat other than East won on the discard of a seat other than East.
        OnDiscard = "on-discard",
    }
}

impl PayoffCase {
    /// The case of a win. `discarder` is `None` if the tile was drawn.
    #[must_use]
    pub fn of(winner: Seat, discarder: Option<Seat>) -> PayoffCase {
        match (winner, discarder) {
            (Seat::East, None) => PayoffCase::EastSelfDrawn,
            (_, None) => PayoffCase::SelfDrawn,
            (Seat::East, Some(_)) => PayoffCase::EastOnDiscard,
            (_, Some(Seat::East)) => PayoffCase::OnEastDiscard,
            _ => PayoffCase::OnDiscard,
        }
    }
}

/// A column of a payoff table: as what a loser pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayoffColumn {
    /// As East, which neither won nor discarded.
    East,
    /// As the discarder of the winning tile.
    Discarder,
    /// As each other loser.
    Others,
}

impl PayoffColumn {
    /// All, in the order of a row.
    pub const ALL: [PayoffColumn; 3] = [PayoffColumn::East, PayoffColumn::Discarder, PayoffColumn::Others];

    /// As what a loser pays. `discarder` is `None` if the tile was drawn.
    #[must_use]
    pub fn of(loser: Seat, discarder: Option<Seat>) -> PayoffColumn {
        match loser {
            _ if discarder == Some(loser) => PayoffColumn::Discarder,
            Seat::East => PayoffColumn::East,
            _ => PayoffColumn::Others,
        }
    }

    /// How many of so many players pay as this in a case; none where the cell of a table can never apply.
    #[must_use]
    pub fn payers(self, case: PayoffCase, players: usize) -> usize {
        let seats = || Seat::ALL.into_iter().take(players);
        let wins = seats().flat_map(|winner| {
            let from = seats().filter(move |&seat| seat != winner).map(Some);
            from.chain([None]).map(move |discarder| (winner, discarder))
        });
        let of_case = wins.filter(|&(winner, discarder)| PayoffCase::of(winner, discarder) == case);
        let paying = of_case.map(|(winner, discarder)| {
            seats().filter(|&loser| loser != winner && PayoffColumn::of(loser, discarder) == self).count()
        });
        paying.max().unwrap_or_default()
    }
}

object! {
    /// What each seat pays; 0 if left out.
    ///
    /// It is a multiple of the hand's value. If East discarded the winning tile, it pays as the discarder.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct PayoffRow = "pay-row" {
        /// East, if it neither won nor discarded.
        east: Ratio;
        /// The discarder of the winning tile.
        discarder: Ratio;
        /// Each other loser.
        others: Ratio;
    }
}

impl PayoffRow {
    const fn halves(east: i64, discarder: i64, others: i64) -> PayoffRow {
        PayoffRow { east: Ratio::halves(east), discarder: Ratio::halves(discarder), others: Ratio::halves(others) }
    }

    const fn whole(east: i64, discarder: i64, others: i64) -> PayoffRow {
        PayoffRow::halves(2 * east, 2 * discarder, 2 * others)
    }

    /// What is paid in a column.
    #[must_use]
    pub const fn of(&self, column: PayoffColumn) -> Ratio {
        match column {
            PayoffColumn::East => self.east,
            PayoffColumn::Discarder => self.discarder,
            PayoffColumn::Others => self.others,
        }
    }

    const fn of_mut(&mut self, column: PayoffColumn) -> &mut Ratio {
        match column {
            PayoffColumn::East => &mut self.east,
            PayoffColumn::Discarder => &mut self.discarder,
            PayoffColumn::Others => &mut self.others,
        }
    }

    fn times(self, factor: i64) -> PayoffRow {
        let times = |cell: Ratio| cell * Ratio::whole(factor);
        PayoffRow { east: times(self.east), discarder: times(self.discarder), others: times(self.others) }
    }
}

/// A payoff scheme: a row for each [`PayoffCase`], in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayoffTable(pub [PayoffRow; 5]);

impl PayoffTable {
    /// Every loser pays the hand once, whoever wins and however.
    pub const SIMPLE: PayoffTable = PayoffTable([PayoffRow::whole(1, 1, 1); 5]);
    /// East pays and receives double.
    pub const CHINESE_CLASSICAL: PayoffTable = PayoffTable([
        PayoffRow::whole(0, 0, 2),
        PayoffRow::whole(2, 0, 1),
        PayoffRow::whole(0, 2, 2),
        PayoffRow::whole(0, 2, 1),
        PayoffRow::whole(2, 1, 1),
    ]);
    /// For a self-drawn win everybody pays twice; on a discard the discarder pays twice, the others once.
    pub const CHINESE_MODERN: PayoffTable = PayoffTable([
        PayoffRow::whole(0, 0, 2),
        PayoffRow::whole(2, 0, 2),
        PayoffRow::whole(0, 2, 1),
        PayoffRow::whole(0, 2, 1),
        PayoffRow::whole(1, 2, 1),
    ]);
    /// For a self-drawn win everybody pays once; on a discard the discarder alone pays, once.
    pub const CHINESE_OFFICIAL: PayoffTable = PayoffTable::discarder_alone(2);
    /// The same, but on a discard the discarder pays twice.
    const KOREAN: PayoffTable = PayoffTable::discarder_alone(4);
    /// On a discard the discarder alone pays, half as much again as all three would for a self-drawn win: 4½ times
    /// the hand. The preset says so in words; the number is reconstructed.
    const WILMINGTON: PayoffTable = PayoffTable::discarder_alone(9);
    /// East receives six shares in all and any other winner four, self-drawn or on a discard. The discarder pays two
    /// shares (four to East) and the others one each. Reconstructed from "a peculiar mix of Chinese and Japanese".
    const MIXED: PayoffTable = PayoffTable([
        PayoffRow::whole(0, 0, 2),
        PayoffRow::whole(2, 0, 1),
        PayoffRow::whole(0, 4, 1),
        PayoffRow::whole(0, 2, 1),
        PayoffRow::whole(1, 2, 1),
    ]);

    const fn discarder_alone(halves: i64) -> PayoffTable {
        let discard = PayoffRow::halves(0, halves, 0);
        PayoffTable([PayoffRow::whole(1, 1, 1), PayoffRow::whole(1, 1, 1), discard, discard, discard])
    }

    /// The row of a case.
    #[must_use]
    pub fn row(&self, case: PayoffCase) -> PayoffRow {
        self.0.get(case as usize).copied().unwrap_or_default()
    }

    /// Each row, to be changed, with its case.
    fn rows_mut(&mut self) -> impl Iterator<Item = (PayoffCase, &mut PayoffRow)> {
        PayoffCase::ALL.iter().copied().zip(&mut self.0)
    }

    /// The same table, except for one cell.
    #[must_use]
    pub fn with(mut self, case: PayoffCase, column: PayoffColumn, amount: Ratio) -> PayoffTable {
        if let Some(row) = self.0.get_mut(case as usize) {
            *row.of_mut(column) = amount;
        }
        self
    }

    /// The same table, except that nothing stands in cells that can never apply among so many players.
    #[must_use]
    pub fn among(mut self, players: usize) -> PayoffTable {
        for (case, row) in self.rows_mut() {
            for column in PayoffColumn::ALL.into_iter().filter(|column| column.payers(case, players) == 0) {
                *row.of_mut(column) = Ratio::ZERO;
            }
        }
        self
    }

    /// The same table, except that among so many players the discarder pays for everybody.
    #[must_use]
    pub fn with_discarder_for_all(mut self, players: usize) -> PayoffTable {
        let on_discard = |case: PayoffCase| PayoffColumn::Discarder.payers(case, players) > 0;
        for (case, row) in self.rows_mut().filter(|&(case, _)| on_discard(case)) {
            let paid = |column: PayoffColumn| {
                row.of(column) * Ratio::whole(i64::try_from(column.payers(case, players)).unwrap_or_default())
            };
            let all = PayoffColumn::ALL.into_iter().map(paid).sum();
            *row = PayoffRow { discarder: all, ..PayoffRow::default() };
        }
        self
    }

    /// Whether East receives the same as the others.
    #[must_use]
    pub fn knows_no_east(&self) -> bool {
        self.row(PayoffCase::EastSelfDrawn).others == self.row(PayoffCase::SelfDrawn).others
            && self.row(PayoffCase::EastOnDiscard).discarder == self.row(PayoffCase::OnDiscard).discarder
    }

    /// The same table, except that East receives double.
    #[must_use]
    pub fn with_east_paid_double(mut self) -> PayoffTable {
        let [east_drawn, _, east_discard, ..] = &mut self.0;
        *east_drawn = east_drawn.times(2);
        *east_discard = east_discard.times(2);
        self
    }

    /// The same table, except that the discarder pays double.
    #[must_use]
    pub fn with_discarder_double(mut self) -> PayoffTable {
        for row in &mut self.0 {
            row.discarder = row.discarder * Ratio::whole(2);
        }
        self
    }
}

impl PayoffName {
    /// The table of a scheme, and whether the discarder pays for everybody; `None` if the table comes from the
    /// settlement or the rulebook.
    #[must_use]
    pub const fn table(self) -> Option<(PayoffTable, bool)> {
        Some(match self {
            PayoffName::Own | PayoffName::Customized => return None,
            PayoffName::ChineseClassical => (PayoffTable::CHINESE_CLASSICAL, false),
            PayoffName::ChineseModern => (PayoffTable::CHINESE_MODERN, false),
            PayoffName::ChineseOfficial => (PayoffTable::CHINESE_OFFICIAL, false),
            PayoffName::Japanese => (PayoffTable::CHINESE_CLASSICAL, true),
            PayoffName::Mmm => (PayoffTable::MIXED, false),
            PayoffName::Wilmington => (PayoffTable::WILMINGTON, false),
            PayoffName::Simple => (PayoffTable::SIMPLE, false),
            PayoffName::Korean => (PayoffTable::KOREAN, false),
        })
    }
}

/// The rows by the names of their cases. What is left out is 0.
impl Field for PayoffTable {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<PayoffTable> {
        let mut rows = [PayoffRow::default(); 5];
        for (id, value, at) in read.fields(json, at) {
            match id.parse().ok().and_then(|case: PayoffCase| rows.get_mut(case as usize)) {
                Some(row) => row.set(value, &at, PayoffRow::WITHIN, read),
                None => read.unknown(&at),
            }
        }
        Some(PayoffTable(rows))
    }

    fn write(&self) -> Value {
        let rows = PayoffCase::ALL.iter().zip(&self.0);
        rows.fold(Map::new(), |map, (case, row)| map.with(case.as_str(), row.write())).into()
    }

    described_by!(PayoffTable);
}

impl serde::Serialize for PayoffTable {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(to)
    }
}

written! {
    PayoffTable, Some("payments"), generator => {
        let row = generator.subschema_for::<PayoffRow>().to_value();
        let fields = PayoffCase::ALL.iter().fold(Map::new(), |map, case| map.with(case.as_str(), row.clone()));
        let about = "The rulebook's own payoff scheme: what each loser pays, as a multiple of the hand's value. It is used if \
            the option winner-scheme is customized.";
        schemars::json_schema!({ "description": about, "type": "object", "properties": fields })
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_can_never_apply_are_known() {
        let closed = |players: usize| {
            let cells = PayoffCase::ALL.iter().flat_map(|&case| PayoffColumn::ALL.map(|column| (case, column)));
            cells.filter(|(case, column)| column.payers(*case, players) == 0).collect::<Vec<_>>()
        };
        let four = [
            (PayoffCase::EastSelfDrawn, PayoffColumn::East),
            (PayoffCase::EastSelfDrawn, PayoffColumn::Discarder),
            (PayoffCase::SelfDrawn, PayoffColumn::Discarder),
            (PayoffCase::EastOnDiscard, PayoffColumn::East),
            (PayoffCase::OnEastDiscard, PayoffColumn::East),
        ];
        assert_eq!(closed(4), four);
        // Of three players one wins, one discards, and the third is East.
        assert_eq!(closed(3), [&four[..], &[(PayoffCase::OnDiscard, PayoffColumn::Others)]].concat());
        let full = PayoffTable::SIMPLE.among(4);
        assert_eq!(full.row(PayoffCase::EastSelfDrawn), PayoffRow::whole(0, 0, 1));
        assert_eq!(full.row(PayoffCase::OnDiscard), PayoffRow::whole(1, 1, 1));
    }
}

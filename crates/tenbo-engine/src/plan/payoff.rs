//! How a winner is paid by the losers, compiled from a rulebook.

use super::scale::Scale;
use super::settling::{paid, settling};
use crate::Ratio;
use crate::options::{DiscarderPays, GunRule, PayoffName, Rounding, Settlement};
use crate::rules::{PayoffCase, PayoffTable, Rulebook, Unit};
use crate::tiles::Seat;

/// What the discarder pays in addition to its own share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discarder {
    /// Nothing: the discarder pays only its own share.
    Share,
    /// The discarder pays half of everything. The others pay the other half, in proportion to their shares.
    Half,
    /// The part of each other loser's share that is above this amount. With 0 the discarder pays for everybody.
    Above(i64),
}

/// How a winner is paid under a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payoff {
    /// A row for each [`PayoffCase`]: the multiples of the hand's value that East, the discarder and each other loser
    /// pay, in parts of a unit, `scale` of which make one.
    rows: [[i64; 3]; 5],
    /// How many parts make one unit, at least 1: 2 if some multiples are halves.
    pub(crate) scale: i64,
    /// What the discarder pays for the others.
    pub discarder: Discarder,
    /// Points that each loser pays on top, whatever the hand is worth.
    pub from_each: i64,
    /// How each payment is rounded.
    pub rounding: Rounding,
}

impl Payoff {
    /// The payoff of a rulebook under a settlement; `None` for riichi and for adding up, which use no table.
    #[must_use]
    pub fn of(book: &Rulebook, settlement: Settlement) -> Option<Payoff> {
        let by_table = !matches!(settlement, Settlement::Riichi | Settlement::AddUp);
        by_table.then(|| Payoff::by_table(book, settlement))
    }

    fn by_table(book: &Rulebook, settlement: Settlement) -> Payoff {
        let options = &book.options;
        let east = options.payments.east_doubles;
        let (own, own_discarder) = match settlement {
            Settlement::Classical | Settlement::WinnerOnly if east => {
                (PayoffTable::CHINESE_CLASSICAL, Discarder::Share)
            }
            Settlement::Riichi | Settlement::AddUp | Settlement::Classical | Settlement::WinnerOnly => {
                (PayoffTable::SIMPLE, Discarder::Share)
            }
            Settlement::HongKong if options.payments.gun_rule == GunRule::Full => {
                (PayoffTable::CHINESE_MODERN, Discarder::Above(0))
            }
            Settlement::HongKong => (PayoffTable::CHINESE_MODERN, Discarder::Share),
            Settlement::ZungJung => (PayoffTable::SIMPLE, Discarder::Above(options.payments.shared_payment)),
            Settlement::BasicFromAll | Settlement::DiscarderOrAll => (PayoffTable::CHINESE_OFFICIAL, Discarder::Share),
        };
        let name = options.payments.winner_scheme;
        let (mut table, mut discarder) = match (name, name.table()) {
            (_, Some((table, for_all))) => (table, if for_all { Discarder::Above(0) } else { Discarder::Share }),
            // If the rulebook has no table of its own, that of the settlement is used.
            (PayoffName::Customized, _) => book.payments.map_or((own, own_discarder), |own| (own, Discarder::Share)),
            _ => (own, own_discarder),
        };
        if east && table.knows_no_east() {
            table = table.with_east_paid_double();
        }
        match options.payments.discarder_pays {
            DiscarderPays::Double => table = table.with_discarder_double(),
            DiscarderPays::Half => discarder = Discarder::Half,
            DiscarderPays::Share => {}
        }
        if options.payments.discarder_pays_all {
            discarder = Discarder::Above(0);
        }
        let basic = match settlement {
            Settlement::BasicFromAll => options.payments.basic_payment,
            _ => 0,
        };
        let rounding = Rounding::of(options.payments.round_payments_to, options.payments.round_payments_way);
        Payoff::compiled(&table, discarder, basic + minimum(book), rounding)
    }

    fn compiled(table: &PayoffTable, discarder: Discarder, from_each: i64, rounding: Rounding) -> Payoff {
        let cells = || table.0.iter().flat_map(|row| [row.east, row.discarder, row.others]);
        let scale = Scale::of(cells()).parts();
        let scaled = |cell: Ratio| (cell * Ratio::whole(scale)).floor();
        let rows = table.0.map(|row| [row.east, row.discarder, row.others].map(scaled));
        Payoff { rows, scale, discarder, from_each, rounding }
    }

    /// What a loser pays for a hand worth 1, in parts of a unit (2 parts if the scheme has halves). `discarder` is `None`
    /// for a self-drawn win.
    #[must_use]
    pub fn share(&self, winner: Seat, discarder: Option<Seat>, loser: Seat) -> i64 {
        let [east_drawn, drawn, east_discard, on_east, on_discard] = self.rows;
        let [east, from, others] = match PayoffCase::of(winner, discarder) {
            PayoffCase::EastSelfDrawn => east_drawn,
            PayoffCase::SelfDrawn => drawn,
            PayoffCase::EastOnDiscard => east_discard,
            PayoffCase::OnEastDiscard => on_east,
            PayoffCase::OnDiscard => on_discard,
        };
        match loser {
            _ if discarder == Some(loser) => from,
            Seat::East => east,
            _ => others,
        }
    }

    /// Whether only the discarder pays for a win on a discard, so that `insurance-last-five` makes no difference.
    #[must_use]
    pub fn discarder_alone(&self) -> bool {
        let [_, _, discards @ ..] = self.rows;
        self.from_each == 0
            && (self.discarder == Discarder::Above(0) || discards.iter().all(|[east, _, others]| east + others == 0))
    }
}

/// The rulebook's minimum in points if each loser pays it on top (option `losers-pay-minimum`), otherwise 0.
fn minimum(book: &Rulebook) -> i64 {
    let Some((least, unit)) = book.minimum.filter(|_| book.options.payments.losers_pay_minimum) else { return 0 };
    match unit {
        Unit::Faan => paid(&settling(book), least).unwrap_or_else(|| least.floor()),
        _ => least.floor(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    /// Who else pays for a win on a discard makes liability worth asking for.
    #[test]
    fn a_discarder_pays_alone_only_if_nobody_else_pays_anything() {
        let payoff = plan("hong-kong-old-style").payments.payoff.unwrap();
        let none = [[1, 1, 1], [1, 1, 1], [0, 4, 0], [0, 4, 0], [0, 4, 0]];
        let others = |row: usize, cells: [i64; 3]| {
            let mut rows = none;
            rows[row] = cells;
            rows
        };
        for (rows, discarder, from_each, alone) in [
            (none, Discarder::Share, 0, true),
            (none, Discarder::Share, 1, false),
            (others(2, [0, 2, 1]), Discarder::Share, 0, false),
            (others(4, [1, 2, 0]), Discarder::Share, 0, false),
            (others(4, [1, 2, 1]), Discarder::Half, 0, false),
            (others(4, [1, 2, 1]), Discarder::Above(10), 0, false),
            (others(4, [1, 2, 1]), Discarder::Above(0), 0, true),
            (others(4, [1, 2, 1]), Discarder::Above(0), 1, false),
        ] {
            let payoff = Payoff { rows, discarder, from_each, ..payoff };
            assert_eq!(payoff.discarder_alone(), alone, "{payoff:?}");
        }
    }
}

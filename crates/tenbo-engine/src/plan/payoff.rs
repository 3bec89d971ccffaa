//! How a winner is paid by the losers, compiled from a rulebook.

use super::scale::Scale;
use super::settling::{paid, settling};
use crate::Ratio;
use crate::options::{DiscarderPays, GunRule, PayoffName, Rounding, Settlement};
use crate::rules::{PayoffCase, PayoffColumn, PayoffTable, Rulebook, Unit};
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

/// What the option `east-doubles` makes of a payoff table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EastDoubles {
    /// East pays and receives as the table says: the option is off, or the table has shares of its own for East.
    No,
    /// East receives double.
    Receives,
    /// East pays and receives double.
    PaysAndReceives,
}

/// How a winner is paid under a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payoff {
    /// A row for each [`PayoffCase`]: the multiples of the hand's value that East, the discarder and each other loser
    /// pay, in parts of a unit, `scale` of which make one.
    rows: [[i64; 3]; 5],
    /// How many parts make one unit, at least 1: 2 if some multiples are halves.
    pub(crate) scale: i64,
    /// Where the rows come from: [`PayoffName::Own`] for those of the settlement, and [`PayoffName::Customized`] only if
    /// the rulebook has a table.
    pub table: PayoffName,
    /// Whether East's double is in the rows because of the option `east-doubles`.
    pub east: EastDoubles,
    /// What the discarder pays for the others.
    pub discarder: Discarder,
    /// Points that each loser pays on top, whatever the hand is worth.
    pub from_each: i64,
    /// How each payment is rounded.
    pub rounding: Rounding,
    /// What a payer pays for a hand whatever it is worth (option `base-stake`).
    pub base_stake: i64,
    /// What a payer pays for each unit that the hand is worth (option `unit-stake`).
    pub unit_stake: i64,
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
        let name = match options.payments.winner_scheme {
            // If the rulebook has no table of its own, that of the settlement is used.
            PayoffName::Customized if book.payments.is_none() => PayoffName::Own,
            name => name,
        };
        let pays_too = name == PayoffName::Own && matches!(settlement, Settlement::Classical | Settlement::WinnerOnly);
        let (mut table, mut discarder) = Payoff::table(book, settlement, name);
        let east = options.payments.east_doubles;
        let east = match (east, table.knows_no_east()) {
            (true, true) => EastDoubles::Receives,
            (true, false) if pays_too => EastDoubles::PaysAndReceives,
            _ => EastDoubles::No,
        };
        if east == EastDoubles::Receives {
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
        let cells = || table.0.iter().flat_map(|row| [row.east, row.discarder, row.others]);
        let scale = Scale::of(cells()).parts();
        let scaled = |cell: Ratio| (cell * Ratio::whole(scale)).floor();
        let rows = table.0.map(|row| [row.east, row.discarder, row.others].map(scaled));
        let (base_stake, unit_stake) = match settlement {
            Settlement::DiscarderOrAll => (options.payments.base_stake, options.payments.unit_stake),
            _ => (0, 1),
        };
        let from_each = basic + minimum(book);
        Payoff { rows, scale, table: name, east, discarder, from_each, rounding, base_stake, unit_stake }
    }

    /// What a single share of a hand that is worth so much costs by the stakes: "100 + 5 × 20"; nothing for no hand.
    #[must_use]
    pub const fn staked(&self, worth: i64) -> i64 {
        if worth == 0 { 0 } else { self.base_stake.saturating_add(worth.saturating_mul(self.unit_stake)) }
    }

    /// The table of a scheme, and what the discarder pays besides, before other options change either.
    fn table(book: &Rulebook, settlement: Settlement, name: PayoffName) -> (PayoffTable, Discarder) {
        let payments = &book.options.payments;
        if let Some((table, for_all)) = name.table() {
            return (table, if for_all { Discarder::Above(0) } else { Discarder::Share });
        }
        if let Some(table) = book.payments.filter(|_| name == PayoffName::Customized) {
            return (table, Discarder::Share);
        }
        match settlement {
            Settlement::Classical | Settlement::WinnerOnly if payments.east_doubles => {
                (PayoffTable::CHINESE_CLASSICAL, Discarder::Share)
            }
            Settlement::Riichi | Settlement::AddUp | Settlement::Classical | Settlement::WinnerOnly => {
                (PayoffTable::SIMPLE, Discarder::Share)
            }
            Settlement::HongKong if payments.gun_rule == GunRule::Full => {
                (PayoffTable::CHINESE_MODERN, Discarder::Above(0))
            }
            Settlement::HongKong => (PayoffTable::CHINESE_MODERN, Discarder::Share),
            Settlement::ZungJung => (PayoffTable::SIMPLE, Discarder::Above(payments.shared_payment)),
            Settlement::BasicFromAll | Settlement::DiscarderOrAll => (PayoffTable::CHINESE_OFFICIAL, Discarder::Share),
        }
    }

    /// A table by which everybody pays as now, for a rulebook that is to have one of its own. What a table cannot say, it leaves
    /// out: an amount from which on the discarder pays for the others.
    #[must_use]
    pub fn as_own_table(book: &Rulebook) -> PayoffTable {
        let payments = &book.options.payments;
        let players = usize::from(book.options.tiles.players);
        let (table, discarder) = Payoff::table(book, payments.settlement, payments.winner_scheme);
        let table = if discarder == Discarder::Above(0) { table.with_discarder_for_all(players) } else { table };
        table.among(players)
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
        match PayoffColumn::of(loser, discarder) {
            PayoffColumn::Discarder => from,
            PayoffColumn::East => east,
            PayoffColumn::Others => others,
        }
    }

    /// Whether the option `east-doubles` can change the table of a rulebook, which is so unless the table has shares of its
    /// own for East.
    #[must_use]
    pub fn east_may_double(book: &Rulebook, settlement: Settlement) -> bool {
        let mut with = book.clone();
        with.options.payments.east_doubles = true;
        Payoff::of(&with, settlement).is_some_and(|payoff| payoff.east != EastDoubles::No)
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
        Unit::Faan | Unit::Tai => paid(&settling(book), least).unwrap_or_else(|| least.floor()),
        _ => least.floor(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    /// docs/rules/four-winds.md, Payoff schemes: a table that has shares of its own for East is used as it is.
    #[test]
    fn east_doubles_where_the_table_knows_no_east() {
        let own = |table: PayoffTable| {
            move |book: &mut Rulebook| {
                book.options.payments.winner_scheme = PayoffName::Customized;
                book.payments = Some(table);
            }
        };
        let named = |name| move |book: &mut Rulebook| book.options.payments.winner_scheme = name;
        type Change = Box<dyn Fn(&mut Rulebook)>;
        let changes: [(&str, Change, EastDoubles); 7] = [
            ("chinese-classical", Box::new(|_| ()), EastDoubles::PaysAndReceives),
            ("chinese-classical", Box::new(own(PayoffTable::CHINESE_CLASSICAL)), EastDoubles::No),
            ("chinese-classical", Box::new(own(PayoffTable::CHINESE_MODERN)), EastDoubles::Receives),
            ("chinese-classical", Box::new(named(PayoffName::Customized)), EastDoubles::PaysAndReceives),
            ("chinese-classical", Box::new(named(PayoffName::ChineseClassical)), EastDoubles::No),
            ("hong-kong-old-style", Box::new(|_| ()), EastDoubles::Receives),
            ("taiwanese-association-2009", Box::new(|_| ()), EastDoubles::Receives),
        ];
        for (index, (rules, change, expected)) in changes.into_iter().enumerate() {
            let mut book = plan(rules).rulebook;
            book.options.payments.east_doubles = true;
            change(&mut book);
            let payoff = Payoff::of(&book, book.options.payments.settlement).unwrap();
            assert_eq!(payoff.east, expected, "{index} {rules}");
            let may = Payoff::east_may_double(&book, book.options.payments.settlement);
            assert_eq!(may, expected != EastDoubles::No, "{index} {rules}");
        }
    }

    #[test]
    fn a_table_of_ones_own_begins_with_what_is_paid() {
        let mut compared = 0;
        for &id in crate::rules::shipped::OFFERED {
            let before = plan(id).rulebook;
            let settlement = before.options.payments.settlement;
            let mut after = before.clone();
            after.payments = Some(Payoff::as_own_table(&before));
            after.options.payments.winner_scheme = PayoffName::Customized;
            let [Some(old), Some(new)] = [&before, &after].map(|book| Payoff::of(book, settlement)) else { continue };
            if matches!(old.discarder, Discarder::Above(1..)) {
                continue;
            }
            let players = || Seat::ALL.into_iter().take(before.options.tiles.players.into());
            let paid = |payoff: &Payoff, winner: Seat, discarder: Option<Seat>, loser: Seat| {
                let share = |loser: Seat| payoff.share(winner, discarder, loser);
                let all = || players().filter(|&seat| seat != winner).map(share).sum();
                let parts = match (payoff.discarder, discarder) {
                    (Discarder::Above(_), Some(from)) if loser == from => all(),
                    (Discarder::Above(_), Some(_)) => 0,
                    _ => share(loser),
                };
                Ratio::new(parts, payoff.scale).unwrap()
            };
            for winner in players() {
                let others = || players().filter(move |&seat| seat != winner);
                for discarder in others().map(Some).chain([None]) {
                    for loser in others() {
                        let [old, new] = [old, new].map(|payoff| paid(&payoff, winner, discarder, loser));
                        assert_eq!(new, old, "{id}: {winner:?} from {discarder:?}, {loser:?} pays");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 300, "{compared}");
    }

    /// Who else pays for a win on a discard makes liability worth asking for.
    #[test]
    fn a_discarder_pays_alone_only_if_nobody_else_pays_anything() {
        let payoff = plan("hong-kong-old-style").payoff.unwrap();
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

//! How much of the winner's hand each loser pays: payoff schemes as tables (Four Winds, "Paying method").

use super::book::Rulebook;
use super::option::OptionKey;
use super::plan::Settlement;
use super::rounding::Rounding;
use super::settling::{paid, settling};
use crate::named;
use crate::ratio::Ratio;
use crate::seat::Seat;

named! {
    /// A row of a table: who won, and whose tile it was.
    PayCase, ParsePayCaseError {
        /// East drew the tile.
        EastSelfDrawn = "east-self-drawn",
        /// Another seat drew it.
        SelfDrawn = "self-drawn",
        /// East won on a discard.
        EastOnDiscard = "east-on-discard",
        /// Another seat won on East's discard.
        OnEastDiscard = "on-east-discard",
        /// Another seat won on the discard of one that is not East either.
        OnDiscard = "on-discard",
    }
}

impl PayCase {
    /// The row of a win.
    #[must_use]
    pub fn of(winner: Seat, discarder: Option<Seat>) -> PayCase {
        match (winner, discarder) {
            (Seat::East, None) => PayCase::EastSelfDrawn,
            (_, None) => PayCase::SelfDrawn,
            (Seat::East, Some(_)) => PayCase::EastOnDiscard,
            (_, Some(Seat::East)) => PayCase::OnEastDiscard,
            _ => PayCase::OnDiscard,
        }
    }
}

/// What each pays, as a multiple of the hand's value. Where East discards the discarder's column is his.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PayRow {
    /// East, who neither won nor discarded.
    pub east: Ratio,
    /// Whoever discarded the winning tile.
    pub discarder: Ratio,
    /// Each of the others.
    pub others: Ratio,
}

impl PayRow {
    const fn halves(east: i64, discarder: i64, others: i64) -> PayRow {
        PayRow { east: Ratio::halves(east), discarder: Ratio::halves(discarder), others: Ratio::halves(others) }
    }

    const fn whole(east: i64, discarder: i64, others: i64) -> PayRow {
        PayRow::halves(2 * east, 2 * discarder, 2 * others)
    }

    fn times(self, factor: i64) -> PayRow {
        let times = |cell: Ratio| cell * Ratio::whole(factor);
        PayRow { east: times(self.east), discarder: times(self.discarder), others: times(self.others) }
    }
}

/// A payoff scheme: a row for each [`PayCase`], in that order. A custom one of a rulebook is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTable(pub [PayRow; 5]);

impl PayTable {
    /// Everybody alike, whoever wins and however.
    pub const SIMPLE: PayTable = PayTable([PayRow::whole(1, 1, 1); 5]);
    /// East pays and receives double.
    const CHINESE_CLASSICAL: PayTable = PayTable([
        PayRow::whole(0, 0, 2),
        PayRow::whole(2, 0, 1),
        PayRow::whole(0, 2, 2),
        PayRow::whole(0, 2, 1),
        PayRow::whole(2, 1, 1),
    ]);
    /// A drawn tile twice from everybody; a discard twice from the discarder.
    const CHINESE_MODERN: PayTable = PayTable([
        PayRow::whole(0, 0, 2),
        PayRow::whole(2, 0, 2),
        PayRow::whole(0, 2, 1),
        PayRow::whole(0, 2, 1),
        PayRow::whole(1, 2, 1),
    ]);
    /// A drawn tile from everybody, a discard from the discarder alone.
    const CHINESE_OFFICIAL: PayTable = PayTable::discarder_alone(2);
    /// The same, and the discarder twice.
    const KOREAN: PayTable = PayTable::discarder_alone(4);
    /// The discarder is the only loser of the hand and pays half as much again for all three: the words of the preset,
    /// the number is reconstructed.
    const WILMINGTON: PayTable = PayTable::discarder_alone(9);
    /// East receives six shares in all and the others four, however they win; the discarder pays two of them for one of
    /// the others: reconstructed from "a peculiar mix of Chinese and Japanese".
    const MIXED: PayTable = PayTable([
        PayRow::whole(0, 0, 2),
        PayRow::whole(2, 0, 1),
        PayRow::whole(0, 4, 1),
        PayRow::whole(0, 2, 1),
        PayRow::whole(1, 2, 1),
    ]);

    const fn discarder_alone(halves: i64) -> PayTable {
        let discard = PayRow::halves(0, halves, 0);
        PayTable([PayRow::whole(1, 1, 1), PayRow::whole(1, 1, 1), discard, discard, discard])
    }

    /// The row of a case.
    #[must_use]
    pub const fn row(&self, case: PayCase) -> PayRow {
        let [east_drawn, drawn, east_discard, on_east, on_discard] = self.0;
        match case {
            PayCase::EastSelfDrawn => east_drawn,
            PayCase::SelfDrawn => drawn,
            PayCase::EastOnDiscard => east_discard,
            PayCase::OnEastDiscard => on_east,
            PayCase::OnDiscard => on_discard,
        }
    }

    /// Whether it pays East as it pays the others.
    fn knows_no_east(&self) -> bool {
        self.row(PayCase::EastSelfDrawn).others == self.row(PayCase::SelfDrawn).others
            && self.row(PayCase::EastOnDiscard).discarder == self.row(PayCase::OnDiscard).discarder
    }

    /// East is paid double.
    fn with_east_paid_double(mut self) -> PayTable {
        let [east_drawn, _, east_discard, ..] = &mut self.0;
        *east_drawn = east_drawn.times(2);
        *east_discard = east_discard.times(2);
        self
    }

    fn with_discarder_double(mut self) -> PayTable {
        for row in &mut self.0 {
            row.discarder = row.discarder * Ratio::whole(2);
        }
        self
    }
}

named! {
    /// A payoff scheme that Four Winds has a name for.
    SchemeName, ParseSchemeNameError {
        /// What goes with the way of paying.
        Own = "own",
        /// All Western versions.
        ChineseClassical = "chinese-classical",
        /// Hong Kong, Transitional, New Style.
        ChineseModern = "chinese-modern",
        /// Chinese Official and Taiwanese.
        ChineseOfficial = "chinese-official",
        /// The discarder for all, East double.
        Japanese = "japanese",
        /// Mahjong Masters Million.
        Mmm = "mmm",
        /// Internet Mahjong Server.
        Ims = "ims",
        /// Wilmington Advanced 12-Tile.
        Wilmington = "wilmington",
        /// Everybody alike.
        Simple = "simple",
        /// The discarder alone, twice.
        Korean = "korean",
        /// World Mahjong Players Association.
        Wmpa = "wmpa",
        /// The rulebook's own table.
        Customized = "customized",
    }
}

impl SchemeName {
    /// Whether no source says how its table goes.
    #[must_use]
    pub const fn is_reconstructed(self) -> bool {
        matches!(self, SchemeName::Mmm | SchemeName::Ims | SchemeName::Wilmington | SchemeName::Wmpa)
    }

    /// Its table, and whether the discarder pays what the others would; `None` where the rulebook says so.
    #[must_use]
    pub const fn table(self) -> Option<(PayTable, bool)> {
        Some(match self {
            SchemeName::Own | SchemeName::Customized => return None,
            SchemeName::ChineseClassical => (PayTable::CHINESE_CLASSICAL, false),
            SchemeName::ChineseModern | SchemeName::Wmpa => (PayTable::CHINESE_MODERN, false),
            SchemeName::ChineseOfficial => (PayTable::CHINESE_OFFICIAL, false),
            SchemeName::Japanese => (PayTable::CHINESE_CLASSICAL, true),
            SchemeName::Mmm | SchemeName::Ims => (PayTable::MIXED, false),
            SchemeName::Wilmington => (PayTable::WILMINGTON, false),
            SchemeName::Simple => (PayTable::SIMPLE, false),
            SchemeName::Korean => (PayTable::KOREAN, false),
        })
    }
}

/// What the discarder pays beside his own share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discarder {
    /// Nothing.
    Share,
    /// Half of everything; the others share the other half as they would the whole.
    Half,
    /// What the shares of the others are above this.
    Above(i64),
}

/// How a winner is paid under a rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The multiples of the hand's value by [`PayCase`]: East, the discarder, the others; all of them times `scale`.
    rows: [[i64; 3]; 5],
    /// What the multiples are in parts of.
    pub scale: i64,
    /// What the discarder pays besides.
    pub discarder: Discarder,
    /// What each loser pays besides, whatever the hand is worth.
    pub from_each: i64,
    /// Each payment is rounded.
    pub rounding: Rounding,
}

impl Scheme {
    /// What a rulebook says; `None` where payments go by another way than a table.
    #[must_use]
    pub fn of(book: &Rulebook, settlement: Settlement) -> Option<Scheme> {
        let by_table = !matches!(settlement, Settlement::Riichi | Settlement::AddUp);
        by_table.then(|| Scheme::by_table(book, settlement))
    }

    fn by_table(book: &Rulebook, settlement: Settlement) -> Scheme {
        let options = &book.options;
        let east = options.on(OptionKey::EastDoubles);
        let (own, own_discarder) = match settlement {
            Settlement::Classical | Settlement::WinnerOnly if east => (PayTable::CHINESE_CLASSICAL, Discarder::Share),
            Settlement::Riichi | Settlement::AddUp | Settlement::Classical | Settlement::WinnerOnly => {
                (PayTable::SIMPLE, Discarder::Share)
            }
            Settlement::HongKong if options.is(OptionKey::GunRule, "full") => {
                (PayTable::CHINESE_MODERN, Discarder::Above(0))
            }
            Settlement::HongKong => (PayTable::CHINESE_MODERN, Discarder::Share),
            Settlement::ZungJung => (PayTable::SIMPLE, Discarder::Above(options.number(OptionKey::SharedPayment))),
            Settlement::BasicFromAll | Settlement::DiscarderOrAll => (PayTable::CHINESE_OFFICIAL, Discarder::Share),
        };
        let name: SchemeName = options.choice(OptionKey::WinnerScheme).parse().unwrap_or(SchemeName::Own);
        let (mut table, mut discarder) = match (name, name.table()) {
            (_, Some((table, for_all))) => (table, if for_all { Discarder::Above(0) } else { Discarder::Share }),
            // Without a table of the rulebook's own the way of paying holds.
            (SchemeName::Customized, _) => book.payments.map_or((own, own_discarder), |own| (own, Discarder::Share)),
            _ => (own, own_discarder),
        };
        if east && table.knows_no_east() {
            table = table.with_east_paid_double();
        }
        match options.choice(OptionKey::DiscarderPays) {
            "double" => table = table.with_discarder_double(),
            "half" => discarder = Discarder::Half,
            _ => {}
        }
        if options.on(OptionKey::DiscarderPaysAll) {
            discarder = Discarder::Above(0);
        }
        let basic = match settlement {
            Settlement::BasicFromAll => options.number(OptionKey::BasicPayment),
            _ => 0,
        };
        let rounding = Rounding::of(options, OptionKey::RoundPaymentsTo, OptionKey::RoundPaymentsWay);
        Scheme::compiled(&table, discarder, basic + minimum(book), rounding)
    }

    fn compiled(table: &PayTable, discarder: Discarder, from_each: i64, rounding: Rounding) -> Scheme {
        let cells = || table.0.iter().flat_map(|row| [row.east, row.discarder, row.others]);
        let scale = cells().fold(1, |scale, cell| {
            let d = cell.denominator();
            if scale % d == 0 { scale } else { (scale * d).min(1_000_000) }
        });
        let scaled = |cell: Ratio| (cell * Ratio::whole(scale)).floor();
        let rows = table.0.map(|row| [row.east, row.discarder, row.others].map(scaled));
        Scheme { rows, scale, discarder, from_each, rounding }
    }

    /// What a loser's share of a hand of 1 is, in parts of the scale.
    #[must_use]
    pub fn share(&self, winner: Seat, discarder: Option<Seat>, loser: Seat) -> i64 {
        let [east_drawn, drawn, east_discard, on_east, on_discard] = self.rows;
        let [east, from, others] = match PayCase::of(winner, discarder) {
            PayCase::EastSelfDrawn => east_drawn,
            PayCase::SelfDrawn => drawn,
            PayCase::EastOnDiscard => east_discard,
            PayCase::OnEastDiscard => on_east,
            PayCase::OnDiscard => on_discard,
        };
        match loser {
            _ if discarder == Some(loser) => from,
            Seat::East => east,
            _ => others,
        }
    }

    /// Whether nobody but the discarder pays for a discard: then no rule can make one pay for the others.
    #[must_use]
    pub fn discarder_alone(&self) -> bool {
        let [_, _, discards @ ..] = self.rows;
        self.from_each == 0
            && (self.discarder == Discarder::Above(0) || discards.iter().all(|[east, _, others]| east + others == 0))
    }
}

/// What each loser pays who pays the minimum in any case, in points.
fn minimum(book: &Rulebook) -> i64 {
    let Some((least, unit)) = book.minimum.filter(|_| book.options.on(OptionKey::LosersPayMinimum)) else { return 0 };
    match unit {
        super::item::Unit::Faan => paid(&settling(book), least).unwrap_or_else(|| least.floor()),
        _ => least.floor(),
    }
}

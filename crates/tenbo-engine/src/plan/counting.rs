//! The four ways in which what counts becomes a total, each with the rules that it alone has.

use super::scale::{Scale, Scaled};
use super::settling::settling;
use crate::Ratio;
use crate::options::{CountedYakuman, Rounding, System};
use crate::rules::{LimitName, LimitRow, Rulebook};

/// How patterns become a total.
#[derive(Clone, Debug)]
pub enum Counting {
    /// Han and fu (riichi).
    HanFu(HanFu),
    /// Points that are doubled (Chinese Classical and its kin).
    PointsDoubles(PointsDoubles),
    /// Faan, paid by a table or as they are (Hong Kong).
    Faan(Faan),
    /// Points or tai, added up (Chinese Official, Zung Jung, Taiwanese).
    Points,
}

/// Han and fu: `fu × 2^(han + 2)` up to the first limit, then by rows (docs/rules/riichi.md, Limits).
#[derive(Clone, Debug)]
pub struct HanFu {
    /// The rows, the fewest han first: mangan, haneman and so on.
    pub limits: Vec<LimitRow>,
    /// A base that is nearly a mangan is one: 4 han 30 fu, 3 han 60 fu.
    pub kiriage: bool,
}

/// Points that are doubled (docs/rules/classical.md, Points of sets; Doubles).
#[derive(Clone, Copy, Debug)]
pub struct PointsDoubles {
    /// How points are rounded before they are doubled.
    pub round_points: Rounding,
    /// How the total is rounded.
    pub round_total: Rounding,
}

/// Faan (docs/rules/hong-kong.md, Settling tables). They are amounts in the scale of the winner's list.
#[derive(Clone, Debug)]
pub struct Faan {
    /// From so many points of sets and pairs on so many faan more; the lowest first.
    pub auxiliary: Vec<(i64, Scaled)>,
    /// Those help to reach the minimum.
    pub auxiliary_for_minimum: bool,
    /// From so many faan on so many points, the lowest first; empty where faan are what is paid.
    pub table: Vec<(Scaled, i64)>,
    /// More are not paid.
    pub maximum: Option<Scaled>,
}

impl Counting {
    /// The way that a rulebook counts; `scale` is that of its winner's list.
    pub(super) fn of(book: &Rulebook, scale: Scale) -> Counting {
        let options = &book.options.counting;
        match options.system {
            System::Mangan => Counting::HanFu(HanFu::of(book)),
            System::PointDouble => Counting::PointsDoubles(PointsDoubles {
                round_points: Rounding::of(options.round_points_to, options.round_points_way),
                round_total: Rounding::of(options.round_to, options.round_way),
            }),
            System::FaanLaak => Counting::Faan(Faan {
                auxiliary: book.auxiliary.iter().map(|&(from, faan)| (from, scale.scaled(faan))).collect(),
                auxiliary_for_minimum: !options.auxiliary_points_only_for_legal_wins,
                table: settling(book).iter().map(|&(faan, points)| (scale.scaled(faan), points)).collect(),
                maximum: options.maximum_faan.map(|most| scale.scaled(Ratio::whole(most))),
            }),
            System::Points => Counting::Points,
        }
    }

    /// The option that it was chosen by.
    #[must_use]
    pub const fn system(&self) -> System {
        match self {
            Counting::HanFu(_) => System::Mangan,
            Counting::PointsDoubles(_) => System::PointDouble,
            Counting::Faan(_) => System::FaanLaak,
            Counting::Points => System::Points,
        }
    }
}

impl HanFu {
    fn of(book: &Rulebook) -> HanFu {
        let sanbaiman = book.options.fu.counted_yakuman == CountedYakuman::Sanbaiman;
        let limits = book.limits.iter().filter(|row| !(sanbaiman && row.name == LimitName::CountedYakuman));
        HanFu { limits: limits.cloned().collect(), kiriage: book.options.fu.kiriage_mangan }
    }

    /// The base of so many han and fu, and the row that it is: `fu × 2^(han + 2)`, at most a mangan, from 5 han on by
    /// rows (Riichi Book 1, ch. 6). Nothing caps it here; see [`base_points`](super::base_points).
    #[must_use]
    pub fn base(&self, han: i64, fu: i64) -> (i64, Option<LimitName>) {
        if han <= 0 {
            return (0, None);
        }
        if let Some(row) = self.limits.iter().rev().find(|row| han >= row.from) {
            return (row.base, Some(row.name));
        }
        let base = fu << (han + 2).clamp(0, 20);
        match self.limits.first() {
            Some(row) if base >= row.base || self.kiriage && base >= row.base * 24 / 25 => (row.base, Some(row.name)),
            _ => (base, None),
        }
    }

    /// The row whose base this is.
    #[must_use]
    pub fn limit_of(&self, base: i64) -> Option<LimitName> {
        self.limits.iter().find(|row| row.base == base).map(|row| row.name)
    }
}

impl PointsDoubles {
    /// What points come to that are doubled so often: rounded, but not yet cut to a limit.
    #[must_use]
    pub const fn total(&self, points: i64, doubles: i64) -> i64 {
        self.round_total.round(doubled(points, doubles))
    }
}

impl Faan {
    /// The faan for so many auxiliary points.
    #[must_use]
    pub fn auxiliary_faan(&self, points: i64) -> Scaled {
        self.auxiliary.iter().rev().find(|&&(from, _)| points >= from).map_or(Scaled::ZERO, |&(_, faan)| faan)
    }

    /// The points for so many faan by the table; nothing where the first row is not reached.
    #[must_use]
    pub fn paid(&self, faan: Scaled) -> i64 {
        self.table.iter().rev().find(|&&(from, _)| faan >= from).map_or(0, |&(_, points)| points)
    }
}

/// Points doubled so often, and nothing else.
#[must_use]
pub const fn doubled(points: i64, doubles: i64) -> i64 {
    // Forty doubles are more than any hand has, and keep the number from running over.
    let times = if doubles < 0 {
        0
    } else if doubles > 40 {
        40
    } else {
        doubles
    };
    points.saturating_mul(1 << times)
}

//! The four ways of counting, each with the rules that only it has.

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

/// Han and fu: base points are `fu × 2^(han + 2)` up to the first limit, then the limits' (docs/rules/riichi.md, Limits).
#[derive(Clone, Debug)]
pub struct HanFu {
    /// The rows of limits, the fewest han first: mangan, haneman and so on.
    pub limits: Vec<LimitRow>,
    /// Whether what is nearly a mangan counts as one: 4 han 30 fu, 3 han 60 fu.
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

/// Faan (docs/rules/hong-kong.md, Settling tables), in the scale of the winner's list.
#[derive(Clone, Debug)]
pub struct Faan {
    /// Rows of the least auxiliary points and the faan that they add, the lowest first.
    pub auxiliary: Vec<(i64, Scaled)>,
    /// Whether faan for auxiliary points help to reach the minimum.
    pub auxiliary_for_minimum: bool,
    /// Rows of the least faan and the points that they pay, the lowest first; empty where faan themselves are paid.
    pub table: Vec<(Scaled, i64)>,
    /// The most faan that are paid.
    pub maximum: Option<Scaled>,
}

impl Counting {
    /// The way a rulebook counts; `scale` is that of its winner's list.
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

    /// The option that chooses it.
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

    /// The base points for han and fu, and the limit that they reach: `fu × 2^(han + 2)`, at most a mangan, and from 5
    /// han on the rows of limits (Riichi Book 1, ch. 6). Nothing caps it here; see [`base_points`](super::base_points).
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

    /// The limit with exactly these base points.
    #[must_use]
    pub fn limit_of(&self, base: i64) -> Option<LimitName> {
        self.limits.iter().find(|row| row.base == base).map(|row| row.name)
    }
}

impl PointsDoubles {
    /// Points after doubling, rounded but not yet cut to the limit.
    #[must_use]
    pub const fn total(&self, points: i64, doubles: i64) -> i64 {
        self.round_total.round(doubled(points, doubles))
    }
}

impl Faan {
    /// The faan that auxiliary points add.
    #[must_use]
    pub fn auxiliary_faan(&self, points: i64) -> Scaled {
        self.auxiliary.iter().rev().find(|&&(from, _)| points >= from).map_or(Scaled::ZERO, |&(_, faan)| faan)
    }

    /// The points that the table pays for faan; 0 below its first row.
    #[must_use]
    pub fn paid(&self, faan: Scaled) -> i64 {
        self.table.iter().rev().find(|&&(from, _)| faan >= from).map_or(0, |&(_, points)| points)
    }
}

/// `points × 2^doubles`, without rounding or limit. Negative doubles count as none.
#[must_use]
pub const fn doubled(points: i64, doubles: i64) -> i64 {
    // No hand has more than 40 doubles; the bound prevents overflow.
    let times = if doubles < 0 {
        0
    } else if doubles > 40 {
        40
    } else {
        doubles
    };
    points.saturating_mul(1 << times)
}

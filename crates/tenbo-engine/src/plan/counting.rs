//! The four ways of counting, each with the rules that only it has.

use super::scale::{Scale, Scaled};
use super::settling::settling;
use crate::Ratio;
use crate::options::{CountedYakuman, Rounding, System};
use crate::rules::{LimitName, LimitRow, Rulebook, Unit};

/// How the patterns of a hand become a total.
#[derive(Clone, Debug)]
pub enum Counting {
    /// Han and fu (riichi).
    HanFu(HanFu),
    /// Points that are doubled (Chinese Classical and its kin).
    PointsDoubles(PointsDoubles),
    /// Faan, which a settling table turns into points, or which are paid as they are (Hong Kong).
    Faan(Faan),
    /// Points or tai, added up (Chinese Official, Zung Jung, Taiwanese), and which of the two a total is said in: tai
    /// where the rulebook has any.
    Points(Unit),
}

/// Han and fu. Base points are `fu × 2^(han + 2)` up to the first limit, and those of the limits from there on
/// (docs/rules/riichi.md, Limits).
#[derive(Clone, Debug)]
pub struct HanFu {
    /// The rows of limits, the fewest han first: mangan, haneman and so on.
    pub(crate) limits: Vec<LimitRow>,
    /// Whether 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (option `kiriage-mangan`).
    pub(crate) kiriage: bool,
}

/// Points that are doubled (docs/rules/classical.md, Points of sets; Doubles).
#[derive(Clone, Debug)]
pub struct PointsDoubles {
    /// Rows of doubles and what that many or more multiply points by, the fewest doubles first; empty if each double
    /// is worth two (docs/rules/four-winds.md, Settling tables).
    pub(crate) multipliers: Vec<(Ratio, i64)>,
    /// How points are rounded before they are doubled.
    pub round_points: Rounding,
    /// How the total is rounded.
    pub round_total: Rounding,
}

/// Faan and the tables for them (docs/rules/hong-kong.md, Settling tables). Amounts are in the scale of the winner's
/// list.
#[derive(Clone, Debug)]
pub struct Faan {
    /// What players call them: faan, or tai where a value of the rulebook is in tai.
    pub unit: Unit,
    /// Rows of auxiliary points and the faan for that many or more, the lowest first.
    pub(crate) auxiliary: Vec<(i64, Scaled)>,
    /// Whether faan for auxiliary points help to reach the minimum.
    pub(crate) auxiliary_for_minimum: bool,
    /// Rows of faan and the points that this many or more are worth, the lowest first; empty if faan themselves are
    /// paid.
    pub table: Vec<(Scaled, i64)>,
    /// The most faan that are paid.
    pub maximum: Option<Scaled>,
}

impl Counting {
    /// How a rulebook counts. `scale` is the scale of its winner's list.
    pub(super) fn of(book: &Rulebook, scale: Scale) -> Counting {
        let options = &book.options.counting;
        let has_tai = || book.winner.values().any(|item| item.unit == Unit::Tai);
        match options.system {
            System::HanFu => Counting::HanFu(HanFu::of(book)),
            System::PointDouble => Counting::PointsDoubles(PointsDoubles {
                multipliers: book.settling.clone(),
                round_points: Rounding::of(options.round_points_to, options.round_points_way),
                round_total: Rounding::of(options.round_to, options.round_way),
            }),
            System::FaanLaak => Counting::Faan(Faan {
                unit: if has_tai() { Unit::Tai } else { Unit::Faan },
                auxiliary: book.auxiliary.iter().map(|&(from, faan)| (from, scale.scaled(faan))).collect(),
                auxiliary_for_minimum: !options.auxiliary_points_only_for_legal_wins,
                table: settling(book).iter().map(|&(faan, points)| (scale.scaled(faan), points)).collect(),
                maximum: options.maximum_faan.map(|most| scale.scaled(Ratio::whole(most))),
            }),
            System::Points => Counting::Points(if has_tai() { Unit::Tai } else { Unit::Points }),
        }
    }

    /// The setting of the option `system` that stands for this way of counting.
    #[must_use]
    pub const fn system(&self) -> System {
        match self {
            Counting::HanFu(_) => System::HanFu,
            Counting::PointsDoubles(_) => System::PointDouble,
            Counting::Faan(_) => System::FaanLaak,
            Counting::Points(_) => System::Points,
        }
    }
}

impl HanFu {
    fn of(book: &Rulebook) -> HanFu {
        let sanbaiman = book.options.fu.counted_yakuman == CountedYakuman::Sanbaiman;
        let limits = book.limits.iter().filter(|row| !(sanbaiman && row.name == LimitName::CountedYakuman));
        HanFu { limits: limits.cloned().collect(), kiriage: book.options.fu.kiriage_mangan }
    }

    /// The base points for han and fu, and the limit that they reach, if any: `fu × 2^(han + 2)`, at most a mangan,
    /// and from 5 han on those of the limit (docs/rules/riichi.md, Limits; Riichi Book 1, chapter 6). 0 without han.
    /// The rulebook's own limit is not applied here but in [`base_points`](super::base_points).
    #[must_use]
    pub fn base(&self, han: i64, fu: i64) -> (i64, Option<LimitName>) {
        if han <= 0 {
            return (0, None);
        }
        if let Some(row) = self.limits.iter().rev().find(|row| han >= row.from) {
            return (row.base, Some(row.name));
        }
        let base = fu << (han + 2).min(20);
        match self.limits.first() {
            Some(row) if base >= row.base || self.kiriage && base >= row.base * 24 / 25 => (row.base, Some(row.name)),
            _ => (base, None),
        }
    }

    /// The name of the limit with exactly these base points, if there is one.
    #[must_use]
    pub fn limit_of(&self, base: i64) -> Option<LimitName> {
        self.limits.iter().find(|row| row.base == base).map(|row| row.name)
    }
}

impl PointsDoubles {
    /// What so many doubles multiply points by: 2 for each, or what the rulebook's table says. Without doubles, or with
    /// fewer than the table's first row, it is 1.
    #[must_use]
    pub fn multiplier(&self, doubles: i64) -> i64 {
        if self.multipliers.is_empty() {
            return doubled(1, doubles);
        }
        let row = self.multipliers.iter().rev().find(|&&(from, _)| Ratio::whole(doubles) >= from);
        row.map_or(1, |&(_, multiplier)| multiplier)
    }

    /// Points after doubling, rounded as the rulebook says but not yet cut to the limit.
    #[must_use]
    pub fn total(&self, points: i64, doubles: i64) -> i64 {
        self.round_total.round(points.saturating_mul(self.multiplier(doubles)))
    }
}

impl Faan {
    /// The faan for this many auxiliary points; 0 below the first row of the table.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::RoundWay;

    fn han_fu(kiriage: bool) -> HanFu {
        let row = |from: i64, base: i64, name: LimitName| LimitRow { from, base, name };
        let limits = vec![row(5, 2000, LimitName::Mangan), row(6, 3000, LimitName::Haneman)];
        HanFu { limits, kiriage }
    }

    /// docs/rules/riichi.md, Limits.
    #[test]
    fn han_double_fu_up_to_the_limits() {
        let (plain, kiriage) = (han_fu(false), han_fu(true));
        for (rules, han, fu, expected) in [
            (&plain, 0, 30, (0, None)),
            (&plain, 1, 30, (240, None)),
            (&plain, 4, 30, (1920, None)),
            (&kiriage, 4, 30, (2000, Some(LimitName::Mangan))),
            (&kiriage, 3, 60, (2000, Some(LimitName::Mangan))),
            (&kiriage, 4, 29, (1856, None)),
            (&plain, 4, 40, (2000, Some(LimitName::Mangan))),
            (&plain, 4, 125, (2000, Some(LimitName::Mangan))),
            (&plain, 1, 250, (2000, Some(LimitName::Mangan))),
            (&plain, 5, 20, (2000, Some(LimitName::Mangan))),
            (&plain, 6, 20, (3000, Some(LimitName::Haneman))),
        ] {
            assert_eq!(rules.base(han, fu), expected, "{han} han, {fu} fu, {}", rules.kiriage);
        }
        assert_eq!(
            [1999, 2000, 3000].map(|base| plain.limit_of(base)),
            [None, Some(LimitName::Mangan), Some(LimitName::Haneman)]
        );
    }

    #[test]
    fn without_limits_han_double_until_the_bound() {
        let rules = HanFu { limits: Vec::new(), kiriage: true };
        assert_eq!([17, 18, 19].map(|han| rules.base(han, 30).0), [30 << 19, 30 << 20, 30 << 20]);
    }

    /// docs/rules/four-winds.md, Settling tables.
    #[test]
    fn doubles_multiply_by_two_each_or_by_the_table() {
        let round = || Rounding::of(1, RoundWay::Nearest);
        let rules = |rows: &[(i64, i64)]| PointsDoubles {
            multipliers: rows.iter().map(|&(from, times)| (Ratio::whole(from), times)).collect(),
            round_points: round(),
            round_total: Rounding::of(10, RoundWay::Nearest),
        };
        let multipliers = |rows: &[(i64, i64)]| [-1, 0, 1, 2, 3, 4, 9].map(|doubles| rules(rows).multiplier(doubles));
        assert_eq!(multipliers(&[]), [1, 1, 2, 4, 8, 16, 512]);
        assert_eq!(multipliers(&[(1, 2), (2, 3), (4, 10)]), [1, 1, 2, 3, 3, 10, 10]);
        assert_eq!(multipliers(&[(0, 3), (2, 5)]), [1, 3, 3, 5, 5, 5, 5]);
        assert_eq!([rules(&[]).total(22, 2), rules(&[(2, 3)]).total(22, 2)], [90, 70]);
    }

    #[test]
    fn rows_hold_from_their_first_number_on() {
        let scaled = |faan: i64| Scale::of([Ratio::whole(1)]).scaled(Ratio::whole(faan));
        let rules = Faan {
            unit: Unit::Faan,
            auxiliary: vec![(10, scaled(1)), (20, scaled(2))],
            auxiliary_for_minimum: true,
            table: vec![(scaled(3), 8), (scaled(4), 16)],
            maximum: None,
        };
        let added = [9, 10, 19, 20, 21].map(|points| rules.auxiliary_faan(points));
        assert_eq!(added, [0, 1, 1, 2, 2].map(scaled));
        assert_eq!([2, 3, 4, 5].map(|faan| rules.paid(scaled(faan))), [0, 8, 16, 16]);
    }
}

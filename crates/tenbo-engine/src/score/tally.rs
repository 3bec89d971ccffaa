//! What a decomposition is worth, in the way that its rulebook counts.

use super::restriction::{Restriction, Restrictions};
use crate::Ratio;
use crate::plan::{ItemSet, Plan, PlanList};
use crate::rules::LimitName;

/// What a decomposition is worth.
///
/// ```
/// use tenbo_engine::score::Breakdown;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("chinese-classical").unwrap());
/// let deal = Draft::of_hand(Seat::East, "555z666z777z123m9s~9s")?;
/// let tally = answer(&deal, &rules)?.wins[0].score.as_ref().unwrap().tally;
/// assert!(tally.win && matches!(tally.breakdown, Breakdown::PointsDoubles { .. } | Breakdown::Limit { .. }));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whether it is a legal win; a hand that lost is none.
    pub win: bool,
    /// How much is missing to the minimum, in its unit.
    pub short_by: i64,
    /// What else bars it.
    pub barred: Restrictions,
    /// What it is worth to the winner: in riichi all payments together, elsewhere points or faan. Of a hand that is no
    /// win what it would be worth were it one, which tells the better of two decompositions.
    pub total: i64,
    /// What the total is made of.
    pub breakdown: Breakdown,
    /// The limit that is reached.
    pub limit: Option<LimitName>,
    /// The items that say what the hand is: those that count, and limit hands that only another one keeps from
    /// counting.
    pub named: ItemSet,
}

/// What a total is made of, in the way that the rulebook counts ([`Counting`](crate::plan::Counting)). Where patterns
/// are counted directly, they take the place of everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakdown {
    /// Riichi.
    HanFu {
        /// Han.
        han: i64,
        /// Fu, rounded.
        fu: i64,
        /// A non-dealer's share before rounding; 0 of a hand that is no win.
        base: i64,
    },
    /// Riichi, by patterns that are counted directly: yakuman, and the blessing of man where it is a mangan.
    Yakuman {
        /// Per cent of a yakuman.
        percent: i64,
        /// A non-dealer's share before rounding; 0 of a hand that is no win.
        base: i64,
    },
    /// Points that are doubled.
    PointsDoubles {
        /// Points before doubling, rounded.
        points: i64,
        /// How often they are doubled.
        doubles: i64,
    },
    /// Faan, which may be halves.
    Faan {
        /// Faan, those for auxiliary points among them.
        faan: Ratio,
        /// Auxiliary points.
        points: i64,
    },
    /// Points or tai, added up.
    Points {
        /// Those that help to reach the minimum: flowers may be left out.
        points: i64,
        /// Of decompositions that are worth the same the one that is shown: chows before pungs, an edge before a closed
        /// before a pair wait (PyMahjongGB's order).
        preference: u8,
    },
    /// Not riichi, by patterns that are counted directly: limit hands.
    Limit {
        /// Per cent of the limit.
        percent: i64,
    },
}

impl Default for Breakdown {
    /// Nothing.
    fn default() -> Breakdown {
        Breakdown::Points { points: 0, preference: 0 }
    }
}

impl Tally {
    /// What the better of two decompositions is judged by: what is paid, then direct counts, then units before fu
    /// before points, and at last the one that players would name.
    #[must_use]
    pub fn rank(&self) -> (bool, i64, bool, i64, i64, u8) {
        let (most, next, preference) = match self.breakdown {
            Breakdown::Yakuman { percent, .. } | Breakdown::Limit { percent } => (percent, 0, 0),
            Breakdown::HanFu { han, fu, .. } => (han, fu, 0),
            Breakdown::PointsDoubles { points, doubles } => (doubles, points, 0),
            Breakdown::Faan { faan, points } => (faan.floor(), points, 0),
            Breakdown::Points { points, preference } => (0, points, preference),
        };
        (self.win, self.total, self.is_direct(), most, next, preference)
    }

    /// Whether patterns are counted directly.
    #[must_use]
    pub const fn is_direct(&self) -> bool {
        matches!(self.breakdown, Breakdown::Yakuman { .. } | Breakdown::Limit { .. })
    }

    /// In riichi a non-dealer's share before rounding; 0 of a hand that is no win and where shares are not counted so.
    #[must_use]
    pub const fn base(&self) -> i64 {
        match self.breakdown {
            Breakdown::HanFu { base, .. } | Breakdown::Yakuman { base, .. } => base,
            Breakdown::PointsDoubles { .. }
            | Breakdown::Faan { .. }
            | Breakdown::Points { .. }
            | Breakdown::Limit { .. } => 0,
        }
    }

    /// Per cent of the limit, by patterns that are counted directly.
    #[must_use]
    pub const fn percent(&self) -> Option<i64> {
        match self.breakdown {
            Breakdown::Yakuman { percent, .. } | Breakdown::Limit { percent } => Some(percent),
            Breakdown::HanFu { .. }
            | Breakdown::PointsDoubles { .. }
            | Breakdown::Faan { .. }
            | Breakdown::Points { .. } => None,
        }
    }

    /// Han and fu, where they are counted.
    #[must_use]
    pub const fn han_fu(&self) -> Option<(i64, i64)> {
        if let Breakdown::HanFu { han, fu, .. } = self.breakdown { Some((han, fu)) } else { None }
    }

    /// Points and how often they are doubled, where they are counted.
    #[must_use]
    pub const fn points_doubles(&self) -> Option<(i64, i64)> {
        if let Breakdown::PointsDoubles { points, doubles } = self.breakdown { Some((points, doubles)) } else { None }
    }

    /// Points, where they are counted: before they are doubled, auxiliary ones, or those that help to reach the
    /// minimum.
    #[must_use]
    pub const fn points(&self) -> Option<i64> {
        match self.breakdown {
            Breakdown::PointsDoubles { points, .. }
            | Breakdown::Faan { points, .. }
            | Breakdown::Points { points, .. } => Some(points),
            Breakdown::HanFu { .. } | Breakdown::Yakuman { .. } | Breakdown::Limit { .. } => None,
        }
    }

    /// Makes it no win, for this reason: it reaches no limit then and is paid nothing.
    pub fn bar(&mut self, reason: Restriction) {
        self.win = false;
        self.barred.insert(reason);
        self.unpaid();
    }

    /// Of a hand that is no win: it reaches no limit and has no base; what was counted stays.
    pub(super) fn unpaid(&mut self) {
        if let Breakdown::HanFu { base, .. } | Breakdown::Yakuman { base, .. } = &mut self.breakdown {
            *base = 0;
        }
        self.limit = None;
    }
}

/// Which of the two lists a hand is scored with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The winner's.
    Winner,
    /// A loser's.
    Loser,
}

impl Role {
    /// The list.
    #[must_use]
    pub const fn list(self, plan: &Plan) -> &PlanList {
        match self {
            Role::Winner => &plan.winner,
            Role::Loser => &plan.losers,
        }
    }
}

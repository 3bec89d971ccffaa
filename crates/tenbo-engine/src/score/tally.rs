//! What a decomposition is worth, counted as its rulebook counts.

use super::restriction::{Restriction, Restrictions};
use crate::Ratio;
use crate::plan::{ItemSet, Plan, PlanList};
use crate::rules::{LimitName, Unit};

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
    /// Whether it is a legal win. A loser's hand never is.
    pub win: bool,
    /// How much is missing to reach the minimum, in the minimum's unit; 0 if it is reached.
    pub short_by: i64,
    /// The restrictions that bar it from winning.
    pub barred: Restrictions,
    /// What it is worth to the winner: in riichi all payments together, elsewhere points or faan. For a hand that is
    /// not a win, what it would be worth if it were one, so that decompositions can be compared.
    pub total: i64,
    /// What the total is made of.
    pub breakdown: Breakdown,
    /// The limit that the hand reaches, if any.
    pub limit: Option<LimitName>,
    /// The items that name the hand: those that count, and direct counts that only give way to a higher one.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Pattern, Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// let deal = Draft::of_hand(Seat::South, "555z666z777z123m9s~9s")?;
    /// let named = answer(&deal, &rules)?.wins[0].score.as_ref().unwrap().tally.named;
    /// // Places in the winner's list of the plan. What the yakuman replaces does not name the hand.
    /// let patterns: Vec<Pattern> = named.iter().map(|item| rules.winner().items()[usize::from(item)].pattern).collect();
    /// assert_eq!(patterns, [Pattern::BigThreeDragons]);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    pub named: ItemSet,
}

/// What a total is made of, as the rulebook counts ([`Counting`](crate::plan::Counting)). Where patterns are counted
/// directly, they take the place of everything else.
///
/// ```
/// use tenbo_engine::{Breakdown, Draft, Plan, Rulebook, Seat, answer};
///
/// let breakdown = |rules, hand| {
///     let plan = Plan::new(Rulebook::shipped(rules).unwrap());
///     let answer = answer(&Draft::of_hand(Seat::South, hand)?, &plan)?;
///     Ok::<Breakdown, tenbo_engine::Problems>(answer.wins[0].score.as_ref().unwrap().tally.breakdown)
/// };
/// // The base is 30 fu, doubled twice and once more for each han. The discarder pays four times as much.
/// let riichi = breakdown("riichi-ema-2025", "234m456p678s22p56s+7s")?;
/// assert_eq!(riichi, Breakdown::HanFu { han: 2, fu: 30, base: 480 });
/// let thirteen = breakdown("riichi-ema-2025", "19m19p19s1234567z~1z")?;
/// assert!(matches!(thirteen, Breakdown::Yakuman { percent: 100, .. }));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakdown {
    /// Riichi hands.
    HanFu {
        /// Han.
        han: i64,
        /// Fu, rounded.
        fu: i64,
        /// Base points: a non-dealer's share before rounding; 0 for a hand that is not a win.
        base: i64,
    },
    /// Riichi hands with direct counts: yakuman, or the blessing of man where it is a mangan.
    Yakuman {
        /// Per cent of a yakuman: 100 for one, 200 for two.
        percent: i64,
        /// Base points: a non-dealer's share before rounding; 0 for a hand that is not a win.
        base: i64,
    },
    /// Points that are doubled.
    PointsDoubles {
        /// Points before doubling, rounded.
        points: i64,
        /// How many times they are doubled.
        doubles: i64,
        /// What the doubles multiply them by: 2 for each, or what the rulebook's table says.
        multiplier: i64,
    },
    /// Faan, which may be halves.
    Faan {
        /// Faan, including those for auxiliary points.
        faan: Ratio,
        /// What players call them: faan or tai.
        unit: Unit,
        /// Auxiliary points.
        points: i64,
    },
    /// Points or tai, added up.
    Points {
        /// The points that help to reach the minimum, which may leave out flowers.
        points: i64,
        /// Which of the two the total is said in.
        unit: Unit,
        /// Ranks decompositions that are worth the same; the highest is shown: more chows first, then an edge before a
        /// closed before a pair wait (PyMahjongGB's order).
        preference: u8,
    },
    /// Limit hands and other direct counts, outside riichi.
    Limit {
        /// Per cent of the limit.
        percent: i64,
    },
}

impl Default for Breakdown {
    /// No points.
    fn default() -> Breakdown {
        Breakdown::Points { points: 0, unit: Unit::Points, preference: 0 }
    }
}

impl Tally {
    /// The key by which decompositions are compared, the greatest being the best: a legal win, the total, direct
    /// counts, then per cent, han, doubles or faan, then fu or points, and last the preference of
    /// [`Breakdown::Points`].
    #[must_use]
    pub fn rank(&self) -> (bool, i64, bool, i64, i64, u8) {
        let (most, next, preference) = match self.breakdown {
            Breakdown::Yakuman { percent, .. } | Breakdown::Limit { percent } => (percent, 0, 0),
            Breakdown::HanFu { han, fu, .. } => (han, fu, 0),
            Breakdown::PointsDoubles { points, doubles, .. } => (doubles, points, 0),
            Breakdown::Faan { faan, points, .. } => (faan.floor(), points, 0),
            Breakdown::Points { points, preference, .. } => (0, points, preference),
        };
        (self.win, self.total, self.is_direct(), most, next, preference)
    }

    /// Whether the total comes from direct counts.
    #[must_use]
    pub const fn is_direct(&self) -> bool {
        self.percent().is_some()
    }

    /// The base points of riichi: a non-dealer's share before rounding, 0 for a hand that is not a win. `None` under other
    /// ways of counting, which have none.
    #[must_use]
    pub const fn base(&self) -> Option<i64> {
        match self.breakdown {
            Breakdown::HanFu { base, .. } | Breakdown::Yakuman { base, .. } => Some(base),
            _ => None,
        }
    }

    /// Per cent of the limit, if the total comes from direct counts.
    #[must_use]
    pub const fn percent(&self) -> Option<i64> {
        match self.breakdown {
            Breakdown::Yakuman { percent, .. } | Breakdown::Limit { percent } => Some(percent),
            _ => None,
        }
    }

    /// Han and fu, if the total is counted by them.
    #[must_use]
    pub const fn han_fu(&self) -> Option<(i64, i64)> {
        match self.breakdown {
            Breakdown::HanFu { han, fu, .. } => Some((han, fu)),
            _ => None,
        }
    }

    /// Points and the number of doubles, if the total is counted by them.
    #[must_use]
    pub const fn points_doubles(&self) -> Option<(i64, i64)> {
        match self.breakdown {
            Breakdown::PointsDoubles { points, doubles, .. } => Some((points, doubles)),
            _ => None,
        }
    }

    /// The points of the breakdown, if it has any: those before doubling, auxiliary points, or those that help to reach
    /// the minimum.
    #[must_use]
    pub const fn points(&self) -> Option<i64> {
        match self.breakdown {
            Breakdown::PointsDoubles { points, .. }
            | Breakdown::Faan { points, .. }
            | Breakdown::Points { points, .. } => Some(points),
            _ => None,
        }
    }

    /// Bars the hand from winning for this reason. It then reaches no limit and has no base points.
    pub fn bar(&mut self, reason: Restriction) {
        self.win = false;
        self.barred.insert(reason);
        self.unpaid();
    }

    /// Removes limit and base points from a hand that is not a win. What was counted stays.
    pub(super) fn unpaid(&mut self) {
        if let Breakdown::HanFu { base, .. } | Breakdown::Yakuman { base, .. } = &mut self.breakdown {
            *base = 0;
        }
        self.limit = None;
    }
}

/// Which of the rulebook's two lists a hand is scored by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The winner's list.
    Winner,
    /// The losers' list.
    Loser,
}

impl Role {
    /// The list in a plan.
    #[must_use]
    pub const fn list(self, plan: &Plan) -> &PlanList {
        match self {
            Role::Winner => plan.winner(),
            Role::Loser => plan.losers(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hand that is barred after it was counted keeps its han and fu, but no limit and no base points.
    #[test]
    fn what_is_barred_is_paid_nothing() {
        let breakdown = |base| Breakdown::HanFu { han: 5, fu: 30, base };
        let limit = Some(LimitName::Mangan);
        let mut tally = Tally { win: true, total: 8000, breakdown: breakdown(2000), limit, ..Tally::default() };
        tally.bar(Restriction::FirstInTurn);
        assert_eq!((tally.win, tally.limit, tally.breakdown), (false, None, breakdown(0)));
        assert_eq!(tally.barred.iter().collect::<Vec<_>>(), [Restriction::FirstInTurn]);
    }
}

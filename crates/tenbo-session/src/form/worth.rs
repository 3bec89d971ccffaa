//! What a hand is worth, as a person who has counted it enters it.

use tenbo_engine::deal::By;
use tenbo_engine::options::Settlement;
use tenbo_engine::plan::{Plan, paid_for, paid_of};
use tenbo_engine::tiles::Seat;

/// What a hand is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Worth {
    /// Not said yet.
    #[default]
    Unsaid,
    /// Its total; in riichi all that the losers pay for it.
    Total(i64),
    /// Han and fu.
    Han(i64, i64),
    /// A multiple of the limit, for patterns that are counted directly.
    Limit(i64),
}

/// The fu that hands have.
pub const FU: [i64; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// How many times the limit can be chosen.
pub const LIMITS: i64 = 4;

impl Worth {
    /// The total, by who has the hand and how it won; nothing where it was not said.
    #[must_use]
    pub fn total(self, plan: &Plan, three_players: bool, seat: Seat, by: By) -> Option<i64> {
        match self {
            Worth::Unsaid => None,
            Worth::Total(total) => Some(total),
            Worth::Han(han, fu) => Some(paid_for(plan, three_players, seat, by, han, fu)),
            Worth::Limit(times) => {
                Some(paid_of(plan, three_players, seat, by, plan.limit().unwrap_or_default() * times))
            }
        }
    }

    /// The han and fu that come to a total: where a deal is shown of which only that was kept.
    #[must_use]
    pub fn counted(self, plan: &Plan, three_players: bool, seat: Seat, by: By) -> Worth {
        let Worth::Total(total) = self else { return self };
        if plan.settlement() != Settlement::Riichi {
            return self;
        }
        let fu = [30, 40, 20, 25, 50, 60, 70, 80, 90, 100, 110].into_iter();
        let han = fu.flat_map(|fu| (1..=4).map(move |han| Worth::Han(han, fu)));
        let named = plan.limit_rows().iter().map(|row| Worth::Han(row.from, 30));
        let limits = (1..=LIMITS).map(Worth::Limit);
        let mut all = named.chain(limits).chain(han);
        all.find(|worth| worth.total(plan, three_players, seat, by) == Some(total)).unwrap_or(self)
    }
}

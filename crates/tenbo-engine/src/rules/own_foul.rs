//! A foul that a rulebook names itself (docs/rules/own-rules.md, Fouls).

use std::borrow::Cow;

use crate::named;

named! {
    /// Who gets the fine for a foul of the rulebook's own.
    FinePaidTo {
        /// Each of the others gets the whole fine.
        Each = "each",
        /// The others share it evenly; what cannot be shared is not paid.
        Split = "split",
        /// The winner of the deal; nobody, if nobody else wins.
        Winner = "winner",
        /// It lies on the table as riichi sticks, for the next winner. What is less than a stick, and all of it where there
        /// are no sticks or the deal is void, is only taken off.
        Table = "table",
        /// Nobody: it is only taken off.
        Nobody = "nobody",
    }
}

/// A foul that a rulebook names itself, under one of [`Offense::OWN`](crate::deal::Offense::OWN).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFoul {
    /// What it is called.
    pub name: Cow<'static, str>,
    /// What it costs, unless it is a share of the limit.
    pub points: i64,
    /// What it costs in percent of the limit; 0 if it costs points.
    pub percent: i64,
    /// Who gets that.
    pub paid_to: FinePaidTo,
}

impl OwnFoul {
    /// The most points, and the most percent.
    pub const MOST: [i64; 2] = [1_000_000, 1000];
}

//! A foul that a rulebook names itself (docs/rules/own-rules.md, Fouls).

use std::borrow::Cow;

use crate::json::object;
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

object! {
    /// A foul that the rulebook names itself, and what it costs.
    ///
    /// It stands under one of [`Offense::OWN`](crate::deal::Offense::OWN).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OwnFoul = "own-foul" {
        /// What it is called.
        name: Cow<'static, str>, required;
        /// What it costs, unless it is a share of the limit.
        points: i64 [0..=OwnFoul::MOST[0]];
        /// What it costs in percent of the limit; 0 is the points.
        percent as "percent-of-limit": i64 [0..=OwnFoul::MOST[1]];
        /// Who gets that.
        paid_to as "paid-to": FinePaidTo = FinePaidTo::Each, always;
    }
}

impl OwnFoul {
    /// The most points, and the most percent.
    pub const MOST: [i64; 2] = [1_000_000, 1000];
}

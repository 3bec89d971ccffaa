//! Fouls that a rulebook names itself, as files have them.

use super::collection::{NameJson, OrNull};
use crate::deal::Offense;
use crate::object::object;
use crate::rules::own_foul::{FinePaidTo, OwnFoul};

object! {
    /// A foul that the rulebook names itself, and what it costs.
    OwnFoulJson, OwnFoulField [rename = "foul-of-ones-own"] {
        /// What it is called.
        name: NameJson => Name = "name";
        /// What it costs, unless it is a share of the limit.
        points: Option<i64> => Points = "points" unless "Option::is_none" [range(min = 0, max = 1_000_000)];
        /// What it costs in percent of the limit; 0 is the points.
        percent: Option<i64> => Percent = "percent-of-limit" unless "Option::is_none" [range(min = 0, max = 1_000)];
        /// Who gets that.
        paid_to: Option<FinePaidTo> => PaidTo = "paid-to" unless "Option::is_none" [extend("default" = "each")];
    }
}

/// Fouls by their ids, `foul-1` to `foul-6`; null removes the foul of the base.
#[derive(Clone, Debug)]
pub struct OwnFoulsJson(pub Vec<(Offense, OrNull<OwnFoulJson>)>);

impl serde::Serialize for OwnFoulsJson {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(offense, foul)| (offense.as_str(), foul)))
    }
}

impl From<&OwnFoul> for OwnFoulJson {
    fn from(foul: &OwnFoul) -> OwnFoulJson {
        OwnFoulJson {
            name: NameJson(foul.name.clone().into_owned()),
            points: (foul.points > 0).then_some(foul.points),
            percent: (foul.percent > 0).then_some(foul.percent),
            paid_to: Some(foul.paid_to),
        }
    }
}

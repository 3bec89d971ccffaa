//! Where points are added up and a win needs so many: how far a hand is, what comes on top, and what alone would help.

use tenbo_engine::options::System;
use tenbo_engine::plan::Plan;
use tenbo_engine::score::Score;

use super::language::Language;

/// A hand measured against the minimum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What counts towards the minimum.
    pub points: i64,
    /// The minimum.
    pub least: i64,
    /// Both in a sentence, with what is missing.
    pub text: String,
    /// What flowers add, which does not help to reach the minimum; `None` without flowers.
    pub flowers: Option<String>,
}

impl Gauge {
    /// Of a winner's hand; `None` where there is no minimum of points that are added up.
    #[must_use]
    pub fn of(language: Language, plan: &Plan, score: &Score) -> Option<Gauge> {
        let (least, _) = plan.minimum.filter(|_| plan.system == System::Points)?;
        let (least, tally) = (least / plan.winner.scale.max(1), &score.tally);
        let flowers = tally.total - tally.points;
        Some(Gauge {
            points: tally.points,
            least,
            text: language.gauge(tally.points, least),
            flowers: (flowers > 0).then(|| language.flowers(flowers, tally.total, tally.win)),
        })
    }
}

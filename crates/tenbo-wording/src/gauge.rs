//! Where points are added up and a win needs so many: how far a hand is, and what comes on top.

use tenbo_engine::options::System;
use tenbo_engine::plan::Plan;
use tenbo_engine::score::Score;

use super::language::Language;

/// A hand measured against the minimum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What counts toward the minimum.
    pub points: i64,
    /// The minimum.
    pub least: i64,
    /// Both in a sentence, with what is missing.
    pub text: String,
    /// What flowers and other points outside the minimum add, which does not help to reach it; `None` without them.
    pub flowers: Option<String>,
}

impl Gauge {
    /// Of a winner's hand; `None` where there is no minimum of points that are added up.
    #[must_use]
    pub fn of(language: Language, plan: &Plan, score: &Score) -> Option<Gauge> {
        let minimum = plan.minimum().filter(|_| plan.system() == System::Points)?;
        let family = plan.rulebook().family;
        let (least, tally) = (plan.winner().scale().units(minimum.value), &score.tally);
        let points = tally.points().unwrap_or_default();
        let flowers = tally.total - points;
        Some(Gauge {
            points,
            least,
            text: language.gauge(points, least, family),
            flowers: (flowers > 0).then(|| language.flowers(flowers, tally.total, tally.win, family)),
        })
    }
}

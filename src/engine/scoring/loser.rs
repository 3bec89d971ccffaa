//! What a hand is worth that has not won: its best partial reading by the losers' list.

use super::best::explain_reading;
use super::score::{Line, Score};
use super::tally::{Role, Scratch};
use crate::engine::catalogue::{Pattern, Scope};
use crate::engine::hand::Hand;
use crate::engine::partial::each_partial;
use crate::engine::reading::Reading;
use crate::engine::rulebook::plan::{Plan, Why};
use crate::engine::view::Sets;

/// How many groupings of a loser's tiles are looked at.
const READINGS: usize = 3000;

/// The best partial reading with its lines; `ready` says whether some tile would make a legal win. `reachable` are the
/// patterns that a tile the hand waits for would complete: they are listed as incomplete.
#[must_use]
pub fn explain_loser(plan: &Plan, hand: &Hand, ready: bool, reachable: &[Pattern]) -> Score {
    let mut best: Option<Score> = None;
    let mut scratch = Scratch::default();
    let mut see = |reading: &Reading| {
        let (score, _) = explain_reading(plan, Role::Loser, hand, reading.clone(), ready, 0, &mut scratch);
        let rank = |score: &Score| (score.tally.total, score.tally.points, score.reading.sets.len(), score.lines.len());
        if best.as_ref().is_none_or(|best| rank(&score) > rank(best)) {
            best = Some(score);
        }
    };
    each_partial(hand, READINGS, &mut see);
    let mut score = best
        .unwrap_or_else(|| explain_reading(plan, Role::Loser, hand, super::best::blank(), ready, 0, &mut scratch).0);
    for item in &plan.losers.items {
        let listed = score.lines.iter().any(|line| line.pattern == item.pattern);
        if !listed && item.off.is_none() && item.entry.scope == Scope::Sets && reachable.contains(&item.pattern) {
            score.lines.push(Line {
                pattern: item.pattern,
                sets: Sets::NONE,
                times: 1,
                value: crate::engine::ratio::Ratio::ZERO,
                unit: item.unit,
                why: Some(Why::IncompleteSets),
                by: Vec::new(),
                block: item.block,
            });
        }
    }
    score
}

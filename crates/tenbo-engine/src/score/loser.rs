//! What a hand that has not won is worth: its best partial decomposition, scored by the losers' list
//! (docs/rules/four-winds.md, Losers).

use super::count::{TallyScratch, tally};
use super::event_matches::{EventMatches, blank};
use super::explain::explained;
use super::explanation::Score;
use super::line::{Causes, Line};
use super::resolve::{Prospects, ResolveContext};
use super::tally::Role;
use super::unfinished::Unfinished;
use crate::deal::Hand;
use crate::decompose::{Decomposition, Form, Shape, for_each_partial};
use crate::patterns::{HandFacts, NearMiss, Pattern, Sets};
use crate::plan::{Plan, Reason};

/// The most partial decompositions of a loser's tiles that are tried.
const MOST_DECOMPOSITIONS: usize = 3000;

/// Scores the best partial decomposition, with its lines. `prospects` says what the hand could become. `reachable` are
/// the patterns of sets that one of its waits would complete; those that it does not have are listed as incomplete.
#[must_use]
pub fn explain_loser(plan: &Plan, hand: &Hand, prospects: &Prospects, reachable: &[Pattern]) -> Score {
    let mut scratch = TallyScratch::default();
    let whole = plan.facts(hand);
    let event_matches = EventMatches::of(plan.losers(), &whole, Shape::Partial, &mut scratch.matches);
    let winner = ResolveContext::winner(&event_matches);
    let mut unfinished = Unfinished::new(plan, &whole);
    let mut best = None;
    let mut see = |decomposition: &Decomposition| {
        let facts = HandFacts::new(&whole, decomposition);
        let prospects = unfinished.of(decomposition, prospects);
        let context = ResolveContext { prospects: &prospects, ..winner };
        let worth = tally(plan, Role::Loser, &facts, context, &mut scratch);
        // Of decompositions that are worth the same, show the one nearest to a complete hand.
        let pairs = decomposition.sets.iter().filter(|set| set.form == Form::Pair).count();
        let complete = decomposition.sets.len() - pairs;
        let resolutions = scratch.resolved.resolutions.len();
        let rank = (worth.total, worth.points(), complete, decomposition.pair.is_some(), resolutions, pairs);
        if best.as_ref().is_none_or(|(most, _)| rank > *most) {
            best = Some((rank, decomposition.clone()));
        }
    };
    for_each_partial(hand, MOST_DECOMPOSITIONS, &mut see);
    let decomposition = best.map_or(blank(Shape::Partial), |(_, decomposition)| decomposition);
    let prospects = unfinished.of(&decomposition, prospects);
    let context = ResolveContext { prospects: &prospects, ..winner };
    let worth = tally(plan, Role::Loser, &HandFacts::new(&whole, &decomposition), context, &mut scratch);
    let mut score = explained(plan, plan.losers(), decomposition, worth, &scratch, true);
    score.tally.win = false;
    for item in plan.losers().items.iter().filter(|item| !item.calling) {
        let listed = score.lines.iter().any(|line| line.pattern == item.pattern);
        if !listed && item.off.is_none() && reachable.contains(&item.pattern) {
            score.lines.push(Line {
                pattern: item.pattern,
                sets: Sets::NONE,
                times: 1,
                value: crate::Ratio::ZERO,
                unit: item.unit,
                reason: Some(Reason::IncompleteSets),
                by: Causes::new(),
                block: item.block,
                near: Some(NearMiss::IncompleteSets),
                decides_payment: false,
            });
        }
    }
    score
}

//! What a hand is worth that has not won: its best partial reading by the losers' list.

use arrayvec::ArrayVec;

use super::basic::Steps;
use super::best::{blank, explain_reading};
use super::resolve::{Facts, Happened, Prospects};
use super::score::{Line, Score};
use super::tally::{Role, Scratch, Tally, tally};
use super::unfinished::Unfinished;
use crate::catalogue::{Near, Pattern, Scope};
use crate::hand::Hand;
use crate::partial::each_partial;
use crate::reading::{Form, Reading, Shape};
use crate::rulebook::plan::{Plan, Why};
use crate::view::{Sets, View, Whole};

/// How many groupings of a loser's tiles are looked at.
const READINGS: usize = 3000;

/// The best partial reading with its lines; `prospects` says what some tile would make of the hand. `reachable` are the
/// patterns that a tile the hand waits for would complete: they are listed as incomplete.
#[must_use]
#[inline(never)]
pub fn explain_loser(plan: &Plan, hand: &Hand, prospects: &Prospects, reachable: &[Pattern]) -> Score {
    let mut scratch = Scratch::default();
    let whole = Whole::new(hand, &plan.params, plan.shapes);
    let nothing = Reading { shape: Shape::Partial, ..blank() };
    let mut happened = Happened::default();
    happened.gather(&plan.losers, &View::of_win(&whole, &nothing), &mut scratch.found);
    let mut unfinished = Unfinished::new(plan, &whole);
    let (mut best, mut worth) = (None, Tally::default());
    let mut see = |reading: &Reading| {
        let view = View::new(&whole, reading);
        let prospects = unfinished.of(reading, prospects);
        let facts = Facts { happened: &happened, prospects: &prospects, without_direct: false, choice: 0 };
        tally::<true>(plan, Role::Loser, &view, facts, &mut scratch, &mut Steps::none(), &mut worth);
        // Of readings that are worth the same the one nearest to a complete hand says most.
        let pairs = reading.sets.iter().filter(|set| set.form == Form::Pair).count();
        let complete = reading.sets.len() - pairs;
        let fates = scratch.resolved.fates.len();
        let rank = (worth.total, worth.points, complete, reading.pair.is_some(), fates, pairs);
        if best.as_ref().is_none_or(|(most, _)| rank > *most) {
            best = Some((rank, reading.clone()));
        }
    };
    each_partial(hand, READINGS, &mut see);
    let reading = best.map_or(nothing, |(_, reading)| reading);
    let prospects = unfinished.of(&reading, prospects);
    let facts = Facts { happened: &happened, prospects: &prospects, without_direct: false, choice: 0 };
    let mut score = explain_reading(plan, Role::Loser, &whole, reading, facts, &mut scratch);
    score.tally.win = false;
    for item in plan.losers.items.iter().filter(|item| !item.calling) {
        let listed = score.lines.iter().any(|line| line.pattern == item.pattern);
        if !listed && item.off.is_none() && item.entry.scope == Scope::Sets && reachable.contains(&item.pattern) {
            score.lines.push(Line {
                pattern: item.pattern,
                sets: Sets::NONE,
                times: 1,
                value: crate::ratio::Ratio::ZERO,
                unit: item.unit,
                why: Some(Why::IncompleteSets),
                by: ArrayVec::new(),
                block: item.block,
                near: Near::IncompleteSets,
            });
        }
    }
    score
}

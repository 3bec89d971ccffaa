//! The best of all readings of a winning hand.
//!
//! Which reading is best is judged by what is paid; only readings that pay the same are told apart by direct counts,
//! han and fu, and at last by their order. Taking the most han instead would be wrong where a counted limit pays less
//! than a named one.

use std::cmp::Reverse;
use std::mem;

use arrayvec::ArrayVec;

use super::basic_points::Steps;
use super::count::tally;
use super::explanation::{Other, Score};
use super::lines::{lines, regroup};
use super::next::next;
use super::orders::orders;
use super::remedy::chances;
use super::resolve::{EventMatches, Prospects, ResolveContext};
use super::shortcut::shortcut;
use super::tally::{Role, Scratch, Tally};
use crate::deal::Hand;
use crate::decompose::{Completed, Decomposition, Shape, WaitShape, all, each};
use crate::order::sort_by_key;
use crate::patterns::{HandFacts, Pattern, WholeHandFacts};
use crate::plan::Plan;

/// The numbers of the best reading; `None` if the hand is not complete.
#[must_use]
pub fn score(plan: &Plan, hand: &Hand, scratch: &mut Scratch) -> Option<Tally> {
    let whole = WholeHandFacts::new(hand, &plan.book.options, plan.shapes);
    let base = blank();
    let mut event_matches = EventMatches::default();
    event_matches.gather(&plan.winner, &HandFacts::of_win(&whole, &base), &mut scratch.matches);
    let context = ResolveContext {
        event_matches: &event_matches,
        prospects: &Prospects::WINNER,
        without_direct: false,
        choice: 0,
    };
    let (mut best, mut now) = (None::<Tally>, Tally::default());
    let mut before = 0;
    each(hand, plan.shapes, &mut |decomposition| {
        if plan.places_alike && whole.has_other_waits() && !decomposition.completes_triplet() {
            let sets = decomposition.sets_number();
            if sets == before {
                return;
            }
            before = sets;
        }
        let facts = HandFacts::new(&whole, decomposition);
        tally::<false>(plan, Role::Winner, &facts, context, scratch, &mut Steps::none(), &mut now);
        if best.as_ref().is_none_or(|best| now.rank() > best.rank()) {
            best = Some(now);
        }
    });
    best
}

/// A reading of nothing, to look at events with.
pub(super) fn blank() -> Decomposition {
    Decomposition {
        shape: Shape::Standard,
        sets: ArrayVec::new(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new(),
    }
}

/// The best reading with all its lines and steps, and the other readings; `None` if the hand is not complete.
#[must_use]
pub fn explain(plan: &Plan, hand: &Hand, scratch: &mut Scratch) -> Option<Score> {
    let mut decompositions = mem::take(&mut scratch.decompositions);
    all(hand, plan.shapes, &mut decompositions);
    let whole = WholeHandFacts::new(hand, &plan.book.options, plan.shapes);
    let mut event_matches = EventMatches::default();
    event_matches.gather(&plan.winner, &HandFacts::of_win(&whole, &blank()), &mut scratch.matches);
    let context = ResolveContext {
        event_matches: &event_matches,
        prospects: &Prospects::WINNER,
        without_direct: false,
        choice: 0,
    };
    let mut best = if decompositions.len() == 1 && !plan.combine_once {
        explain_reading(plan, Role::Winner, &whole, decompositions.pop()?, context, scratch)
    } else {
        best_of(plan, &whole, &mut decompositions, context, scratch)?
    };
    scratch.decompositions = decompositions;
    best.next = next(plan, &best.tally, hand);
    if !best.tally.win && plan.requirements.minimum.is_some() {
        best.chances = chances(plan, hand, &best).into_boxed_slice();
    }
    best.shortcut = shortcut(hand, &best);
    if plan.combine_once {
        regroup(&mut best);
    }
    Some(best)
}

/// The best of several readings, with the others.
fn best_of(
    plan: &Plan,
    whole: &WholeHandFacts,
    decompositions: &mut Vec<Decomposition>,
    context: ResolveContext,
    scratch: &mut Scratch,
) -> Option<Score> {
    let mut scores = mem::take(&mut scratch.scores);
    for decomposition in decompositions.drain(..) {
        scores.push(explain_reading(plan, Role::Winner, whole, decomposition, context, scratch));
        if scratch.resolved.choices > 1 {
            other_choices(plan, whole, context, scratch, &mut scores);
        }
    }
    sort_by_key(&mut scores, |score| Reverse(score.tally.rank()));
    let mut sorted = scores.drain(..);
    let mut best = sorted.next()?;
    best.others = sorted
        .map(|score| Other {
            equal: score.tally.win == best.tally.win && score.tally.total == best.tally.total,
            tally: score.tally,
            lines: score.lines.into_iter().filter(|line| line.reason.is_none()).collect(),
            decomposition: score.decomposition,
        })
        .collect();
    scratch.scores = scores;
    Some(best)
}

/// The other choices of the last reading that are as good.
fn other_choices(
    plan: &Plan,
    whole: &WholeHandFacts,
    context: ResolveContext,
    scratch: &mut Scratch,
    scores: &mut Vec<Score>,
) {
    let first = scores.len().saturating_sub(1);
    for choice in 1..scratch.resolved.choices {
        let Some(decomposition) = scores.get(first).map(|score| score.decomposition.clone()) else { break };
        let score =
            explain_reading(plan, Role::Winner, whole, decomposition, ResolveContext { choice, ..context }, scratch);
        if !scores.iter().skip(first).any(|other| counts_alike(other, &score)) {
            scores.push(score);
        }
    }
}

/// Whether the same patterns count as often.
fn counts_alike(a: &Score, b: &Score) -> bool {
    let count = |score: &Score, pattern: Pattern| -> u32 {
        let lines = score.lines.iter().filter(|line| line.reason.is_none() && line.pattern == pattern);
        lines.map(|line| line.times).sum()
    };
    a.lines.iter().chain(&b.lines).all(|line| count(a, line.pattern) == count(b, line.pattern))
}

/// Everything about one reading, with one of the equally good choices where sets are combined once; `scratch` is left with
/// how many choices there are.
pub(super) fn explain_reading(
    plan: &Plan,
    role: Role,
    whole: &WholeHandFacts,
    decomposition: Decomposition,
    context: ResolveContext,
    scratch: &mut Scratch,
) -> Score {
    let list = role.list(plan);
    let mut steps = Steps::kept();
    let mut worth = Tally::default();
    tally::<true>(plan, role, &HandFacts::new(whole, &decomposition), context, scratch, &mut steps, &mut worth);
    let resolved = &scratch.resolved;
    let lines = lines(plan, list, resolved);
    let orders = orders(list, resolved).into_boxed_slice();
    Score {
        tally: worth,
        decomposition,
        lines,
        steps: steps.list(),
        others: Box::default(),
        next: Vec::new(),
        chances: Box::default(),
        orders,
        shortcut: None,
    }
}

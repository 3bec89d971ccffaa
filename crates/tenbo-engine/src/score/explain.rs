//! The best decomposition of a winning hand with everything that explains it.

use std::cmp::Reverse;
use std::mem;

use super::basic_points::Steps;
use super::best::blank;
use super::chances::chances;
use super::count::{TallyScratch, tally};
use super::explanation::{Other, Score};
use super::lines::{lines, regroup};
use super::next::next;
use super::orders::orders;
use super::resolve::{EventMatches, Prospects, ResolveContext};
use super::scratch::Scratch;
use super::shortcut::shortcut;
use super::tally::{Role, Tally};
use crate::deal::Hand;
use crate::decompose::{Decomposition, all};
use crate::order::sort_by_key;
use crate::patterns::{HandFacts, Pattern, WholeHandFacts};
use crate::plan::Plan;

/// The best decomposition with all its lines and steps, and the other decompositions; `None` if the hand is not
/// complete.
///
/// ```
/// use tenbo_engine::check::Won;
/// use tenbo_engine::score::Scratch;
/// use tenbo_engine::{Draft, Pattern, Plan, Rulebook, Seat, check, explain};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
/// let deal = check(&draft, &rules)?;
/// let Won::Tiles(hand) = deal.wins()[0].hand() else { unreachable!() };
/// let score = explain(&rules, hand, &mut Scratch::default()).unwrap();
/// let counted = score.lines.iter().filter(|line| line.reason.is_none()).map(|line| line.pattern);
/// assert_eq!(counted.collect::<Vec<_>>(), [Pattern::PinfuHand, Pattern::AllSimples]);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[must_use]
pub fn explain(plan: &Plan, hand: &Hand, scratch: &mut Scratch) -> Option<Score> {
    let mut decompositions = mem::take(&mut scratch.decompositions);
    all(hand, plan.shapes, &mut decompositions);
    let whole = WholeHandFacts::new(hand, &plan.book.options, plan.shapes);
    let mut event_matches = EventMatches::default();
    event_matches.gather(&plan.winner, &HandFacts::of_win(&whole, &blank()), &mut scratch.tally.matches);
    let context = ResolveContext {
        event_matches: &event_matches,
        prospects: &Prospects::WINNER,
        without_direct: false,
        choice: 0,
    };
    let mut best = if decompositions.len() == 1 && !plan.combine_once {
        explain_decomposition(plan, Role::Winner, &whole, decompositions.pop()?, context, &mut scratch.tally)
    } else {
        best_of(plan, &whole, &mut decompositions, context, scratch)?
    };
    scratch.decompositions = decompositions;
    best.next = next(plan, &best.tally, hand);
    if !best.tally.win && plan.requirements.minimum.is_some() {
        best.chances = chances(plan, hand, &best).into_boxed_slice();
    }
    best.shortcut = shortcut(hand, &best.decomposition, &best.tally, &best.lines);
    if plan.combine_once {
        regroup(&mut best);
    }
    Some(best)
}

/// The best of several decompositions, with the others.
fn best_of(
    plan: &Plan,
    whole: &WholeHandFacts,
    decompositions: &mut Vec<Decomposition>,
    context: ResolveContext,
    scratch: &mut Scratch,
) -> Option<Score> {
    let mut scores = mem::take(&mut scratch.scores);
    for decomposition in decompositions.drain(..) {
        scores.push(explain_decomposition(plan, Role::Winner, whole, decomposition, context, &mut scratch.tally));
        if scratch.tally.resolved.choices > 1 {
            other_choices(plan, whole, context, &mut scratch.tally, &mut scores);
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

/// The other choices of the last decomposition that are as good.
fn other_choices(
    plan: &Plan,
    whole: &WholeHandFacts,
    context: ResolveContext,
    scratch: &mut TallyScratch,
    scores: &mut Vec<Score>,
) {
    let first = scores.len().saturating_sub(1);
    for choice in 1..scratch.resolved.choices {
        let Some(decomposition) = scores.get(first).map(|score| score.decomposition.clone()) else { break };
        let score = explain_decomposition(
            plan,
            Role::Winner,
            whole,
            decomposition,
            ResolveContext { choice, ..context },
            scratch,
        );
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

/// Everything about one decomposition, with one of the equally good choices where sets are combined once; `scratch` is
/// left with how many choices there are.
pub(super) fn explain_decomposition(
    plan: &Plan,
    role: Role,
    whole: &WholeHandFacts,
    decomposition: Decomposition,
    context: ResolveContext,
    scratch: &mut TallyScratch,
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

//! Explains a winning hand: its best decomposition with lines, steps and alternatives.

use std::cmp::Reverse;
use std::mem;

use super::chances::chances;
use super::count::{TallyScratch, tally};
use super::event_matches::EventMatches;
use super::explanation::{Other, Score};
use super::line::Line;
use super::lines::{lines, regroup};
use super::next::next;
use super::orders::orders;
use super::resolve::ResolveContext;
use super::scratch::Scratch;
use super::shortcut::shortcut;
use super::tally::{Role, Tally};
use crate::deal::Hand;
use crate::decompose::{Decomposition, Shape, each};
use crate::order::sort_by_key;
use crate::patterns::HandFacts;
use crate::plan::{Plan, PlanList};

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
    let whole = plan.facts(hand);
    let event_matches = EventMatches::of(plan.winner(), &whole, Shape::Standard, &mut scratch.tally.matches);
    let mut scores = mem::take(&mut scratch.scores);
    each(hand, plan.shapes(), &mut |decomposition| {
        let context = ResolveContext::winner(&event_matches);
        explain_choices(plan, &HandFacts::new(&whole, decomposition), context, &mut scratch.tally, &mut scores);
    });
    sort_by_key(&mut scores, |score| Reverse(score.tally.rank()));
    let mut sorted = scores.drain(..);
    let mut best = sorted.next()?;
    best.others = sorted.map(|score| other(score, &best.tally)).collect();
    scratch.scores = scores;
    best.next = next(plan, &best.tally, hand);
    if !best.tally.win {
        best.chances = chances(plan, &whole, &best, scratch).into_boxed_slice();
    }
    best.shortcut = shortcut(hand, &best.decomposition, &best.tally, &best.lines);
    if plan.options.counting.overlap.combines_once() {
        regroup(&mut best);
    }
    Some(best)
}

/// Explains a decomposition in each of its equally good choices, except where the same patterns count as in an earlier
/// one.
fn explain_choices(
    plan: &Plan,
    facts: &HandFacts,
    first: ResolveContext,
    scratch: &mut TallyScratch,
    scores: &mut Vec<Score>,
) {
    let explain = |choice: usize, scores: &[Score], scratch: &mut TallyScratch| {
        let tally = tally(plan, Role::Winner, facts, ResolveContext { choice, ..first }, scratch);
        let is_best = scores.iter().all(|earlier| tally.rank() > earlier.tally.rank());
        explained(plan, plan.winner(), facts.decomposition.clone(), tally, scratch, is_best)
    };
    let before = scores.len();
    let score = explain(0, scores, scratch);
    scores.push(score);
    for choice in 1..scratch.resolved.choices.len() {
        if plan.winner().decided_by_patterns && scratch.resolved.repeats(choice) {
            continue;
        }
        let score = explain(choice, scores, scratch);
        if !scores.iter().skip(before).any(|earlier| counts_alike(&earlier.lines, &score.lines)) {
            scores.push(score);
        }
    }
}

/// Whether the same patterns count in these lines, and as many times.
fn counts_alike(some: &[Line], others: &[Line]) -> bool {
    let counted = |lines: &[Line], pattern| {
        let counted = lines.iter().filter(|line| line.reason.is_none() && line.pattern == pattern);
        counted.map(|line| line.times).sum::<u32>()
    };
    some.iter().chain(others).all(|line| counted(some, line.pattern) == counted(others, line.pattern))
}

/// What the answer keeps of a decomposition that is not the best: the lines that count.
fn other(mut score: Score, best: &Tally) -> Other {
    score.lines.retain(|line| line.reason.is_none());
    Other {
        equal: score.tally.win == best.win && score.tally.total == best.total,
        tally: score.tally,
        lines: score.lines,
        decomposition: score.decomposition,
    }
}

/// Explains the decomposition that was tallied last: in full, or, as the answer keeps no more of one that is not the best,
/// by the lines that count.
pub(super) fn explained(
    plan: &Plan,
    list: &PlanList,
    decomposition: Decomposition,
    tally: Tally,
    scratch: &TallyScratch,
    in_full: bool,
) -> Score {
    Score {
        tally,
        decomposition,
        lines: lines(plan, list, &scratch.resolved, in_full),
        steps: if in_full { scratch.steps.list.clone() } else { Vec::new() },
        others: Box::default(),
        next: Vec::new(),
        chances: Box::default(),
        misses: Box::default(),
        orders: if in_full { orders(list, &scratch.resolved).into_boxed_slice() } else { Box::default() },
        shortcut: None,
    }
}

#[cfg(test)]
mod tests {
    use crate::patterns::Pattern;
    use crate::rules::{Exclude, ExclusionReach, Rulebook};
    use crate::sample::{explained, plan, plan_from, won};
    use crate::tiles::Seat;

    /// Two short straights and two pairs of equal chows, of which any three count.
    const FOUR_LINES: &str = "234567m234567p2s~2s";

    fn first_excluded(book: &mut Rulebook, above: Pattern, below: Pattern) {
        let reach = ExclusionReach::First(1);
        let exclude = Exclude { patterns: vec![below], reach, beside: None, when: None };
        book.excludes.entry(above).or_default().push(exclude);
    }

    /// Choices of the same patterns over other sets are left out, whether or not they are resolved to see that.
    #[test]
    fn choices_of_the_same_patterns_are_one() {
        let plan = plan("mcr-mil-2025");
        assert!(plan.winner().decided_by_patterns);
        // An exclusion that looks at sets, between patterns that these hands do not have.
        let slow =
            plan_from("mcr-mil-2025", |book| first_excluded(book, Pattern::FourChowsStep1, Pattern::PureStraight));
        assert!(!slow.winner().decided_by_patterns);
        for hand in [FOUR_LINES, "223344m223344p2s~2s", "123789m123789p5s~5s", "123345m345567p9s~9s"] {
            let hand = won(Seat::South, hand, None);
            assert_eq!(explained(&hand, &plan), explained(&hand, &slow));
        }
        assert_eq!(explained(&won(Seat::South, FOUR_LINES, None), &plan).others.len(), 1);
    }

    /// Where only the first pair of equal chows gives way to short straights, it matters which pair was chosen.
    #[test]
    fn choices_of_the_same_patterns_differ_where_sets_matter() {
        let plan = plan_from("mcr-mil-2025", |book| first_excluded(book, Pattern::RunOfSix, Pattern::SameChow2Suits));
        assert!(!plan.winner().decided_by_patterns);
        assert_eq!(explained(&won(Seat::South, FOUR_LINES, None), &plan).others.len(), 2);
    }
}

//! Explains a winning hand: its best decomposition with lines, steps and alternatives.

use std::cmp::Reverse;
use std::mem;

use super::basic_points::Steps;
use super::best::blank;
use super::chances::chances;
use super::count::{TallyScratch, tally};
use super::event_matches::EventMatches;
use super::explanation::{Other, Score};
use super::line::Line;
use super::lines::{counted_lines, lines, regroup};
use super::next::next;
use super::orders::orders;
use super::resolution::Resolutions;
use super::resolve::{Prospects, ResolveContext};
use super::scratch::Scratch;
use super::shortcut::shortcut;
use super::tally::{Role, Tally};
use crate::deal::Hand;
use crate::decompose::{Decomposition, all};
use crate::order::sort_by_key;
use crate::patterns::{HandFacts, WholeHandFacts};
use crate::plan::{ItemSet, Plan, PlanList};

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
    all(hand, plan.shapes(), &mut decompositions);
    let whole = plan.facts(hand);
    let mut event_matches = EventMatches::default();
    event_matches.gather(plan.winner(), &HandFacts::of_win(&whole, &blank()), &mut scratch.tally.matches);
    let context = ResolveContext {
        event_matches: &event_matches,
        prospects: &Prospects::WINNER,
        without_direct: false,
        choice: 0,
    };
    let mut best = if decompositions.len() == 1 && !plan.combine_once() {
        explain_decomposition(plan, Role::Winner, &whole, decompositions.pop()?, context, &mut scratch.tally)
    } else {
        best_of(plan, &whole, &mut decompositions, context, scratch)?
    };
    scratch.decompositions = decompositions;
    best.next = next(plan, &best.tally, hand);
    if !best.tally.win {
        best.chances = chances(plan, &whole, &best, scratch).into_boxed_slice();
    }
    best.shortcut = shortcut(hand, &best.decomposition, &best.tally, &best.lines);
    if plan.combine_once() {
        regroup(&mut best);
    }
    Some(best)
}

/// The best of several decompositions, with the others. A decomposition is explained in full if it is better than those
/// before it. Of the others the answer keeps only the lines that count.
fn best_of(
    plan: &Plan,
    whole: &WholeHandFacts,
    decompositions: &mut Vec<Decomposition>,
    context: ResolveContext,
    scratch: &mut Scratch,
) -> Option<Score> {
    let mut scores = mem::take(&mut scratch.scores);
    let mut steps = Steps::kept();
    for decomposition in decompositions.drain(..) {
        let facts = HandFacts::new(whole, &decomposition);
        let worth = count(plan, Role::Winner, &facts, context, &mut scratch.tally, &mut steps);
        let resolved = &scratch.tally.resolved;
        let score = if is_best(&worth, &scores) {
            explained(plan, plan.winner(), decomposition, worth, &steps, resolved)
        } else {
            outlined(decomposition, worth, counted_lines(plan, plan.winner(), resolved))
        };
        scores.push(score);
        if scratch.tally.resolved.choices.len() > 1 {
            other_choices(plan, whole, context, &mut scratch.tally, &mut steps, &mut scores);
        }
    }
    sort_by_key(&mut scores, |score| Reverse(score.tally.rank()));
    let mut sorted = scores.drain(..);
    let mut best = sorted.next()?;
    best.others = sorted
        .map(|mut score| {
            score.lines.retain(|line| line.reason.is_none());
            Other {
                equal: score.tally.win == best.tally.win && score.tally.total == best.tally.total,
                tally: score.tally,
                lines: score.lines,
                decomposition: score.decomposition,
            }
        })
        .collect();
    scratch.scores = scores;
    Some(best)
}

/// Adds the other equally good choices of the decomposition that was scored last, except where the same patterns count
/// as in an earlier choice.
fn other_choices(
    plan: &Plan,
    whole: &WholeHandFacts,
    context: ResolveContext,
    scratch: &mut TallyScratch,
    steps: &mut Steps,
    scores: &mut Vec<Score>,
) {
    let first = scores.len().saturating_sub(1);
    let Some(decomposition) = scores.get(first).map(|score| score.decomposition.clone()) else { return };
    let facts = HandFacts::new(whole, &decomposition);
    for choice in 1..scratch.resolved.choices.len() {
        // This skips 7,571 of the 8,759 further choices in the 20,000 hands of the corpus of Chinese Official.
        if plan.winner().decided_by_patterns && scratch.resolved.repeats(choice) {
            continue;
        }
        let worth = count(plan, Role::Winner, &facts, ResolveContext { choice, ..context }, scratch, steps);
        let resolved = &scratch.resolved;
        if scores.iter().skip(first).any(|other| counts_alike(plan.winner(), &other.lines, resolved)) {
            continue;
        }
        let decomposition = decomposition.clone();
        scores.push(if is_best(&worth, scores) {
            explained(plan, plan.winner(), decomposition, worth, steps, resolved)
        } else {
            outlined(decomposition, worth, counted_lines(plan, plan.winner(), resolved))
        });
    }
}

/// Whether a tally is better than every score before it.
fn is_best(worth: &Tally, before: &[Score]) -> bool {
    before.iter().all(|score| score.tally.rank() < worth.rank())
}

/// Whether the same patterns count as in these lines, and as many times.
fn counts_alike(list: &PlanList, lines: &[Line], resolved: &Resolutions) -> bool {
    let counted = || lines.iter().filter(|line| line.reason.is_none());
    let mut listed = ItemSet::NONE;
    for place in counted().filter_map(|line| list.place(line.pattern)) {
        listed.insert(place);
    }
    let as_often = |item: u8| {
        let pattern = list.items.get(usize::from(item)).map(|item| item.pattern);
        let before: u32 = counted().filter(|line| Some(line.pattern) == pattern).map(|line| line.times).sum();
        let now = resolved.resolutions.iter().filter(|now| now.item == item && now.reason.is_none());
        before == now.map(|now| u32::from(now.times)).sum::<u32>()
    };
    listed == resolved.counted && listed.iter().all(as_often)
}

/// Explains one decomposition.
pub(super) fn explain_decomposition(
    plan: &Plan,
    role: Role,
    whole: &WholeHandFacts,
    decomposition: Decomposition,
    context: ResolveContext,
    scratch: &mut TallyScratch,
) -> Score {
    let mut steps = Steps::kept();
    let worth = count(plan, role, &HandFacts::new(whole, &decomposition), context, scratch, &mut steps);
    explained(plan, role.list(plan), decomposition, worth, &steps, &scratch.resolved)
}

/// Tallies a decomposition. Under the combine-once rule, `context` says which of the equally good choices to take. The
/// resolutions are left in `scratch`, the steps in `steps`.
fn count(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    context: ResolveContext,
    scratch: &mut TallyScratch,
    steps: &mut Steps,
) -> Tally {
    steps.clear();
    let mut worth = Tally::default();
    tally::<true>(plan, role, facts, context, scratch, steps, &mut worth);
    worth
}

/// Explains the decomposition that was resolved last.
fn explained(
    plan: &Plan,
    list: &PlanList,
    decomposition: Decomposition,
    tally: Tally,
    steps: &Steps,
    resolved: &Resolutions,
) -> Score {
    let lines = lines(plan, list, resolved);
    let orders = orders(list, resolved).into_boxed_slice();
    Score { steps: steps.list().to_vec(), orders, ..outlined(decomposition, tally, lines) }
}

/// What the answer keeps of a decomposition that is not the best.
fn outlined(decomposition: Decomposition, tally: Tally, lines: Vec<Line>) -> Score {
    Score {
        tally,
        decomposition,
        lines,
        steps: Vec::new(),
        others: Box::default(),
        next: Vec::new(),
        chances: Box::default(),
        misses: Box::default(),
        orders: Box::default(),
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

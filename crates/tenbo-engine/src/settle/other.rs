//! What is known of a seat that has not won: its hand as a loser's, its waits, its discards.

use super::seat_answer::SeatAnswer;
use super::waits::waits_seen;
use crate::check::Deal;
use crate::deal::{Draft, DrawCause, End, Hand};
use crate::decompose::Decomposition;
use crate::options::DrawPayments;
use crate::patterns::{HandFacts, Matches, Pattern, Scope};
use crate::plan::{ItemSet, Plan};
use crate::score::{Prospects, Score, explain_loser};
use crate::settle::{Wait, discards, is_furiten};
use crate::tiles::Seat;

/// The answer for a seat that has not won; `None` if its tiles are not known.
pub(super) fn other(draft: &Draft, plan: &Plan, deal: &Deal, seat: Seat) -> Option<SeatAnswer> {
    let entered = draft.seat(seat)?;
    let base = deal.hands[seat].as_ref()?;
    let full = entered.size() == plan.shapes().tiles();
    let open = matches!(draft.end, End::Open);
    let settles = match draft.end {
        End::Win { .. } => true,
        End::Draw { cause, .. } => cause == DrawCause::Wall && plan.at_the_wall() == DrawPayments::Hands,
        End::Open => false,
    };
    let scores = settles && plan.counts_losers();
    let (mut reachable, mut matches) = (Vec::new(), Matches::default());
    let waits = waits_seen(draft, plan, seat, entered, &mut |hand, decompositions| {
        if scores {
            reach(plan, hand, decompositions, &mut matches, &mut reachable);
        }
    });
    let score = scores.then(|| loser(plan, base, &waits, full, &reachable));
    Some(SeatAnswer {
        score,
        furiten: is_furiten(draft, plan, seat, entered),
        ready: full.then_some(!waits.is_empty()),
        waits,
        discards: if open { discards(draft, plan, seat, entered) } else { Vec::new() },
    })
}

/// Scores the hand of a seat that has not won.
fn loser(plan: &Plan, base: &Hand, waits: &[Wait], full: bool, reachable: &[Pattern]) -> Score {
    let legal = waits.iter().any(Wait::wins);
    let ready = legal && full || ready_without_minimum(plan, waits);
    let prospects = Prospects { ready, calling: calling(plan, waits), ..Prospects::default() };
    explain_loser(plan, base, &prospects, reachable)
}

fn ready_without_minimum(plan: &Plan, waits: &[Wait]) -> bool {
    plan.options.counting.ignore_minimum_for_ready_losers && !waits.is_empty()
}

/// The `calling` items of the losers' list that this hand earns: with one of the tiles it waits for, it would be a
/// winning hand with the item's pattern (docs/rules/classical.md, Losers).
fn calling(plan: &Plan, waits: &[Wait]) -> ItemSet {
    let mut items = ItemSet::NONE;
    let tallies = || waits.iter().flat_map(|wait| [wait.discard, wait.self_draw]).flatten().filter(|tally| tally.win);
    for (index, item) in (0..=u8::MAX).zip(&plan.losers().items).filter(|(_, item)| item.calling && item.off.is_none())
    {
        let own = plan.winner().index(item.pattern);
        if own.is_some_and(|own| tallies().any(|tally| tally.named.contains(own))) {
            items.insert(index);
        }
    }
    items
}

/// Adds the losers' patterns of sets that a hand has with a tile that it waited for.
fn reach(
    plan: &Plan,
    hand: &Hand,
    decompositions: &[Decomposition],
    matches: &mut Matches,
    patterns: &mut Vec<Pattern>,
) {
    let whole = plan.facts(hand);
    for decomposition in decompositions {
        let facts = HandFacts::new(&whole, decomposition);
        for item in plan.losers().items.iter().filter(|item| item.def.scope == Scope::Sets) {
            matches.list.clear();
            item.pattern.find(&facts, matches);
            if !matches.list.is_empty() && !patterns.contains(&item.pattern) {
                patterns.push(item.pattern);
            }
        }
    }
}

//! What would have made a win of a hand that misses the minimum: each single change is tried, and the hand scored
//! again.

use super::best;
use super::explanation::Score;
use super::remedy::{Chance, Remedy};
use super::scratch::Scratch;
use crate::deal::{By, Event, Hand};
use crate::decompose::declared;
use crate::options::System;
use crate::patterns::Pattern;
use crate::plan::Plan;
use crate::tiles::MeldKind;

/// Every single change that makes the hand a win, with the total it then has. Bonus tiles are not among them: they do
/// not help to reach the minimum.
pub(super) fn chances(plan: &Plan, hand: &Hand, score: &Score) -> Vec<Chance> {
    let mut scratch = Scratch::default();
    let mut chances = Vec::new();
    for &remedy in Remedy::ALL {
        let total = match remedy {
            Remedy::UniqueWait => with_unique_wait(plan, score),
            _ => changed(hand, plan, remedy)
                .and_then(|hand| best::score(plan, &hand, &mut scratch))
                .filter(|tally| tally.win)
                .map(|tally| tally.total),
        };
        chances.extend(total.map(|total| Chance { remedy, total }));
    }
    chances
}

/// The hand with one thing changed; `None` if that is impossible or already so.
fn changed(hand: &Hand, plan: &Plan, remedy: Remedy) -> Option<Hand> {
    let win = hand.win?;
    let drawn = hand.events.contains(Event::SelfDrawn);
    let more = hand.all_tiles().get(win) > 1;
    let kong = hand.melds.iter().any(|meld| meld.kind.is_kong());
    let mut new = hand.clone();
    let possible = match remedy {
        Remedy::SelfDraw => {
            new.set_source(By::SelfDraw);
            new.set_event(Event::LastDiscard, false);
            !drawn
        }
        Remedy::Concealed => {
            for meld in new.melds.iter_mut().filter(|meld| meld.kind.is_kong()) {
                meld.kind = MeldKind::ConcealedKong;
            }
            for meld in hand.melds.iter().filter(|meld| !meld.kind.is_kong()) {
                let set = declared(meld.kind, meld.first);
                for kind in set.kinds().iter() {
                    new.tiles.add_many(kind, if set.is_triplet() { 3 } else { 1 });
                }
            }
            new.melds.retain(|meld| meld.kind.is_kong());
            !hand.is_concealed()
        }
        Remedy::UniqueWait => false,
        Remedy::LastCopy => {
            let held = hand.events.contains(Event::LastCopy) || more;
            new.set_event(Event::LastCopy, true);
            !held
        }
        Remedy::LastTile => {
            new.set_event(Event::LastTile, true);
            drawn && !hand.events.contains(Event::LastTile)
        }
        Remedy::LastDiscard => {
            new.set_event(Event::LastDiscard, true);
            !drawn && !hand.events.contains(Event::LastDiscard) && !hand.events.contains(Event::RobbedKong)
        }
        Remedy::KongReplacement => {
            new.set_event(Event::KongReplacement, true);
            drawn && kong && !hand.events.contains(Event::KongReplacement)
        }
        Remedy::RobbedKong => {
            new.set_event(Event::RobbedKong, true);
            !drawn && !more && !hand.events.contains(Event::RobbedKong) && !hand.events.contains(Event::LastDiscard)
        }
        Remedy::Riichi => {
            new.set_event(Event::Riichi, true);
            plan.book.options.riichi.in_use && hand.is_concealed() && !hand.events.contains(Event::Riichi)
        }
    };
    possible.then_some(new)
}

/// The total if the hand also had the most valuable of the wait patterns; `None` if it has one already, or if that is
/// not enough.
fn with_unique_wait(plan: &Plan, score: &Score) -> Option<i64> {
    let waits = [Pattern::EdgeWait, Pattern::ClosedWait, Pattern::OutOnPair];
    if plan.system() != System::Points || score.lines.iter().any(|line| waits.contains(&line.pattern)) {
        return None;
    }
    let value = |&pattern: &Pattern| {
        let item = plan.winner.items.get(usize::from(plan.winner.place(pattern)?))?;
        Some(plan.winner.scale.units(item.value))
    };
    let most = waits.iter().filter_map(value).max()?;
    (most >= score.tally.short_by).then_some(score.tally.total + most)
}

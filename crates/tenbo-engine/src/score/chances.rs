//! How a hand that misses the minimum or is barred could have won: each single change is tried, and the decompositions
//! that were found are scored again.

use std::iter::once;

use super::best::{best_of, score as score_hand};
use super::changes::concealed;
use super::explanation::Score;
use super::remedy::{Chance, Remedy};
use super::scratch::Scratch;
use crate::deal::{By, Event, Hand};
use crate::decompose::Decomposition;
use crate::options::System;
use crate::patterns::{Pattern, WholeHandFacts};
use crate::plan::Plan;

/// Every single change that makes the hand a win, with the total it then has. Bonus tiles are not among them: they do
/// not help to reach the minimum.
pub(super) fn chances(plan: &Plan, whole: &WholeHandFacts, score: &Score, scratch: &mut Scratch) -> Vec<Chance> {
    let others = score.others.iter().map(|other| &other.decomposition);
    let mut found: Vec<Decomposition> = Vec::new();
    for decomposition in once(&score.decomposition).chain(others) {
        // One whose sets can be combined in several ways stands there for each of them.
        if !found.contains(decomposition) {
            found.push(decomposition.clone());
        }
    }
    let drawn: Vec<Decomposition> = found.iter().map(Decomposition::drawn).collect();
    let mut total = |remedy: Remedy| {
        if remedy == Remedy::UniqueWait {
            return with_unique_wait(plan, score);
        }
        let hand = changed(whole.hand, plan, remedy)?;
        let tally = match remedy {
            Remedy::Concealed => score_hand(plan, &hand, scratch),
            // Its tiles and melds stay as they are.
            _ => {
                let facts = plan.facts(&hand).waiting_like(whole);
                best_of(plan, &facts, if remedy == Remedy::SelfDraw { &drawn } else { &found }, scratch)
            }
        };
        tally.filter(|tally| tally.win).map(|tally| tally.total)
    };
    Remedy::ALL.iter().filter_map(|&remedy| Some(Chance { remedy, total: total(remedy)? })).collect()
}

/// The hand with one thing changed; `None` if that is impossible for this hand. A change that is true of the hand
/// already does no harm: scored again, the hand still does not win.
fn changed(hand: &Hand, plan: &Plan, remedy: Remedy) -> Option<Hand> {
    let has = |event| hand.events.contains(event);
    let drawn = has(Event::SelfDrawn);
    let has_kong = || hand.melds.iter().any(|meld| meld.kind.is_kong());
    let holds_more = || hand.win.is_some_and(|win| hand.all_tiles().get(win) > 1);
    let (is_possible, events): (bool, &[Event]) = match remedy {
        Remedy::SelfDraw => (!drawn, &[]),
        Remedy::Concealed => (!hand.is_concealed(), &[]),
        Remedy::UniqueWait => (false, &[]),
        Remedy::LastCopy => (!holds_more(), &[Event::LastCopy]),
        Remedy::LastTile => (drawn, &[Event::LastTile]),
        Remedy::LastDiscard => (!drawn && !has(Event::RobbedKong), &[Event::LastDiscard]),
        Remedy::KongReplacement => (drawn && has_kong(), &[Event::KongReplacement]),
        Remedy::RobbedKong => {
            (!drawn && hand.events.is_disjoint(Event::OF_DISCARD) && !holds_more(), &[Event::RobbedKong])
        }
        Remedy::Riichi => (plan.options.riichi.in_use && hand.is_concealed(), &[Event::Riichi, Event::Ready]),
        Remedy::FlowerReplacement => {
            (drawn && !hand.bonus.is_empty() && !has(Event::KongReplacement), &[Event::FlowerReplacement])
        }
        // A pattern without a value cannot help.
        Remedy::OriginalCall => (plan.values(Pattern::OriginalCall), &[Event::OriginalCall, Event::Ready]),
        Remedy::Ready => (plan.values(Pattern::ReadyDeclaration), &[Event::Ready]),
    };
    if !is_possible {
        return None;
    }
    let mut new = if remedy == Remedy::Concealed { concealed(hand) } else { hand.clone() };
    if remedy == Remedy::SelfDraw {
        new.set_source(By::SelfDraw);
        new.events.remove_all(Event::OF_DISCARD);
        new.set_event(Event::FedOpenRiichi, false);
    }
    events.iter().for_each(|&event| new.set_event(event, true));
    Some(new)
}

/// The total if the hand also had the most valuable of the wait patterns; `None` if it has one already, if that is not
/// enough, or if the hand is barred whatever it is worth.
fn with_unique_wait(plan: &Plan, score: &Score) -> Option<i64> {
    let waits = [Pattern::EdgeWait, Pattern::ClosedWait, Pattern::OutOnPair];
    if plan.system() != System::Points
        || !score.tally.barred.is_empty()
        || score.lines.iter().any(|line| waits.contains(&line.pattern))
    {
        return None;
    }
    let value = |&pattern: &Pattern| {
        let item = plan.winner().item(pattern)?;
        Some(plan.winner().scale.units(item.value))
    };
    let most = waits.iter().filter_map(value).max()?;
    (most >= score.tally.short_by).then_some(score.tally.total + most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Riichi;
    use crate::options::OptionKey;
    use crate::sample::{explained, plan, plan_with, throw, won};
    use crate::tiles::Seat;

    fn chances_of(hand: &str) -> Vec<(Remedy, i64)> {
        let score = explained(&won(Seat::South, hand, Some(Seat::West)), &plan("mcr-mil-2025"));
        score.chances.iter().map(|chance| (chance.remedy, chance.total)).collect()
    }

    /// docs/rules/chinese-official.md: all chows 2, all simples 2 and a concealed hand 2 are two points short of eight.
    /// Fully concealed is 4 instead of 2, the last tile of its kind 4, the last discard and a robbed kong 8.
    #[test]
    fn each_change_that_would_reach_the_minimum() {
        let expected =
            [(Remedy::SelfDraw, 8), (Remedy::LastCopy, 10), (Remedy::LastDiscard, 14), (Remedy::RobbedKong, 14)];
        assert_eq!(chances_of("234m567p678s22p56s+4s"), expected);
        // With two of them in the hand the winning tile is neither the last of its kind nor robbed.
        assert_eq!(chances_of("234m456p678s22p56s+7s"), [(Remedy::SelfDraw, 8), (Remedy::LastDiscard, 14)]);
    }

    /// The yakuman of open riichi is for a tile that was fed (docs/rules/riichi-more.md), not for one that is drawn: furiten
    /// takes it away, and a self-draw leaves open riichi, tsumo, pinfu and all simples.
    #[test]
    fn a_drawn_tile_was_not_fed() {
        let mut draft = won(Seat::South, "234m456p678s22p56s+7s", Some(Seat::West));
        draft.seat_mut(Seat::South).riichi = Riichi::Open;
        throw(&mut draft, Seat::South, "7s");
        let score = explained(&draft, &plan_with("riichi-tenhou", &[(OptionKey::OpenRiichi, 1)]));
        let drawn = score.chances.iter().find(|chance| chance.remedy == Remedy::SelfDraw);
        assert_eq!(drawn.map(|chance| chance.total), Some(8000));
    }

    /// Too many chows bar a hand whatever it is worth: no single wait helps.
    #[test]
    fn a_barred_hand_is_offered_no_wait() {
        let plan = plan_with("mcr-mil-2025", &[(OptionKey::MaximumChows, 1)]);
        let score = explained(&won(Seat::South, "123456789m56p99s+7p", Some(Seat::West)), &plan);
        assert!(!score.tally.win && !score.tally.barred.is_empty());
        assert_eq!(score.chances.iter().map(|chance| chance.remedy).collect::<Vec<_>>(), []);
    }

    /// docs/rules/chinese-official.md, 46, Out with Replacement Tile: eight points, for a drawn tile and a hand with a kong.
    #[test]
    fn a_replacement_tile_needs_a_drawn_tile_and_a_kong() {
        let with = |hand: &str, from: Option<Seat>| {
            let score = explained(&won(Seat::South, hand, from), &plan("mcr-mil-2025"));
            score.chances.iter().any(|chance| chance.remedy == Remedy::KongReplacement)
        };
        assert!(with("234m567p(1111s)(789m)9s~9s", None));
        assert!(!with("234m567p(111s)(789m)9s~9s", None), "no kong");
        assert!(!with("234m567p(1111s)(789m)9s+9s", Some(Seat::West)), "a discard");
    }

    #[test]
    fn a_hand_that_wins_needs_none() {
        assert_eq!(chances_of("123456789m123p9s+9s"), []);
    }
}

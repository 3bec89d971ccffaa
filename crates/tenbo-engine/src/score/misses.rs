//! The patterns that a hand just misses. One thing at a time is changed, and the catalogue searches the changed hand,
//! so that no pattern needs code of its own for this and every rulebook is covered.

use std::cmp::Reverse;

use super::changes::{at, fills, joins, pairs_to_try, places, replaced, shifted};
use super::event_matches::EventMatches;
use super::explanation::Score;
use super::miss::{Miss, Need};
use super::resolve::{Prospects, ResolveContext, Worth, worth};
use super::scratch::Scratch;
use crate::Ratio;
use crate::deal::Hand;
use crate::decompose::{Completed, Decomposition, Set, Shape, WaitShape};
use crate::options::System;
use crate::order::sort_by_key;
use crate::patterns::{Category, HandFacts, Matches, NearMiss, Pattern, Scope, Sets, WholeHandFacts};
use crate::plan::{ItemSet, Plan, PlanItem};
use crate::rules::Unit;
use crate::tiles::{Kinds, MeldKind};

/// The most misses that are listed.
const MOST: usize = 6;

/// The patterns that a hand just misses in the decomposition that it is scored by: at most six, the most valuable
/// first. Separate from [`explain`](super::explain()), because it takes as long again.
#[must_use]
pub fn misses(plan: &Plan, hand: &Hand, best: &Score, scratch: &mut Scratch) -> Vec<Miss> {
    let shape = best.decomposition.shape;
    // With jokers it would be open what they stand for in the changed hand.
    if hand.jokers > 0 {
        return Vec::new();
    }
    let open = open(plan, best);
    if open == ItemSet::NONE {
        return Vec::new();
    }
    let whole = plan.facts(hand);
    let matches = &mut scratch.tally.matches;
    let mut search = Search { plan, whole: &whole, best: &best.decomposition, open, matches, found: Vec::new() };
    if matches!(shape, Shape::Standard | Shape::SevenPairs) {
        search.waits();
        search.concealed();
        search.pairs();
        search.sets();
    }
    search.own();
    let mut found = search.found;
    sort_by_key(&mut found, |miss| (Reverse(weight(miss)), rank(miss.need), miss.pattern));
    found.truncate(MOST);
    found
}

/// The items that the hand may just miss: patterns of sets or of the whole hand that have a value, that no
/// decomposition of the hand has, and that would not give way to what counts already.
fn open(plan: &Plan, best: &Score) -> ItemSet {
    let listed = |pattern: Pattern| {
        let there = best.lines.iter().any(|line| line.pattern == pattern && line.near != Some(NearMiss::Claimed));
        there || best.others.iter().any(|other| other.lines.iter().any(|line| line.pattern == pattern))
    };
    let mut counted = ItemSet::NONE;
    for line in best.lines.iter().filter(|line| line.reason.is_none()) {
        plan.winner().place(line.pattern).into_iter().for_each(|place| counted.insert(place));
    }
    let mut open = ItemSet::NONE;
    for (place, item) in (0..=u8::MAX).zip(&plan.winner().items) {
        let told =
            matches!(item.entry.category, Category::Chows | Category::Pungs | Category::WholeHand | Category::Limit);
        let counts = item.off.is_none() && !item.alone;
        if told && counts && is_telling(plan, item) && !item.above.intersects(&counted) && !listed(item.pattern) {
            open.insert(place);
        }
    }
    open
}

/// Whether an item is valuable enough to list. Where points are added up, it must be worth two: a hand misses many
/// patterns of one point.
fn is_telling(plan: &Plan, item: &PlanItem) -> bool {
    let value = plan.winner().scale.ratio(item.value.max(item.concealed_value));
    plan.system() != System::Points || value >= Ratio::whole(2)
}

/// The key that sorts misses: shares of the limit come first, then han, doubles, faan and tai, then points and fu;
/// among these the value decides.
fn weight(miss: &Miss) -> (u8, Ratio) {
    let unit = match miss.unit {
        Unit::PercentOfLimit => 2,
        Unit::Points | Unit::Fu => 0,
        _ => 1,
    };
    (unit, miss.value)
}

/// How near a miss is, the nearest first: a wait, a claim or a pair; a tile; a set.
const fn rank(need: Need) -> u8 {
    match need {
        Need::Tile { .. } => 1,
        Need::Set { .. } => 2,
        _ => 0,
    }
}

/// Merges two needs of one pattern into the first. If the second names another tile or set, the first's becomes an
/// example (`any`).
fn either(mut one: Need, other: Need) -> Need {
    match (&mut one, other) {
        (Need::Tile { into, any, .. }, Need::Tile { into: instead, .. }) => *any |= *into != instead,
        (Need::Set { into, any, .. }, Need::Set { into: instead, .. }) => *any |= *into != instead,
        _ => {}
    }
    one
}

/// A search of one hand: its facts, its decomposition, and the items looked for.
struct Search<'a, 'b> {
    plan: &'a Plan,
    whole: &'a WholeHandFacts<'b>,
    best: &'a Decomposition,
    open: ItemSet,
    matches: &'a mut Matches,
    found: Vec<Miss>,
}

impl Search<'_, '_> {
    /// Looks for open items that `wanted` accepts in a changed hand. Of several needs of a pattern the nearest is kept.
    fn look(
        &mut self,
        hand: &Hand,
        decomposition: &Decomposition,
        wanted: impl Fn(&PlanItem) -> bool,
        need: impl Fn(&PlanItem, Sets) -> Option<Need>,
    ) {
        let whole = self.plan.facts(hand);
        let facts = HandFacts::new(&whole, decomposition);
        let list = self.plan.winner();
        let event_matches = EventMatches::default();
        let context = ResolveContext {
            event_matches: &event_matches,
            prospects: &Prospects::WINNER,
            without_direct: false,
            choice: 0,
        };
        for place in ItemSet::present(&list.prefilters, facts.prefilter).intersection(&self.open).iter() {
            let Some(item) = list.items.get(usize::from(place)).filter(|item| wanted(item)) else { continue };
            self.matches.list.clear();
            (item.entry.find)(&facts, self.matches);
            for occurrence in &self.matches.list {
                let Ok(Worth { value, .. }) = worth(item, *occurrence, &facts, context) else { continue };
                let Some(need) = need(item, occurrence.sets) else { continue };
                let miss = Miss { pattern: item.pattern, value: list.scale.ratio(value), unit: item.unit, need };
                match self.found.iter_mut().find(|found| found.pattern == item.pattern) {
                    Some(found) if rank(found.need) > rank(need) => *found = miss,
                    Some(found) => found.need = either(found.need, need),
                    None => self.found.push(miss),
                }
                break;
            }
        }
    }

    /// Tries another wait with the same sets: a two-sided one for pinfu, the pair for four concealed pungs on a pair
    /// wait.
    fn waits(&mut self) {
        // Every chow in the hand has an end that would have completed it from a two-sided wait.
        if self.best.sets.iter().any(|set| set.meld.is_none()) {
            self.wait(Pattern::PinfuHand, &Decomposition { wait: WaitShape::TwoSided, ..self.best.clone() });
        }
        let mut pair = Decomposition { wait: WaitShape::Pair, completed: Completed::Pair, ..self.best.clone() };
        pair.sets.iter_mut().for_each(|set| set.won = false);
        self.wait(Pattern::FourConcealedPungsPairWait, &pair);
    }

    fn wait(&mut self, pattern: Pattern, decomposition: &Decomposition) {
        if self.plan.winner().place(pattern).is_some_and(|place| self.open.contains(place)) {
            let need = Need::Wait { wait: decomposition.wait, had: self.best.wait };
            self.look(self.whole.hand, decomposition, |item| item.pattern == pattern, |_, _| Some(need));
        }
    }

    /// Tries the hand with one claimed triplet concealed, and with nothing claimed.
    fn concealed(&mut self) {
        let hand = self.whole.hand;
        if !self.best.sets.iter().any(|set| set.is_claimed()) {
            return;
        }
        let facts = HandFacts::new(self.whole, self.best);
        let have = facts.concealed_triplets;
        let hidden =
            |set: Set| Set { meld: set.meld.filter(|meld| meld.is_kong()).map(|_| MeldKind::ConcealedKong), ..set };
        // By the option `kongs-as-concealed` some claimed kongs count as concealed anyway, and concealed ones may not.
        let gains =
            |set: &Set| set.is_triplet() && !facts.stands_concealed(*set) && facts.stands_concealed(hidden(*set));
        let triplet = self.best.sets.iter().position(gains);
        if let Some(place) = triplet {
            let mut decomposition = self.best.clone();
            if let Some(set) = decomposition.sets.get_mut(place) {
                *set = hidden(*set);
            }
            let wanted = |item: &PlanItem| {
                let several = [
                    Pattern::TwoConcealedPungs,
                    Pattern::ThreeConcealedPungs,
                    Pattern::FourConcealedPungs,
                    Pattern::FiveConcealedPungs,
                    Pattern::FourPungsThreeConcealed,
                ];
                several.contains(&item.pattern)
            };
            let need = Need::ConcealedTriplets { needs: have + 1, have };
            self.look(hand, &decomposition, wanted, |_, _| Some(need));
        }
        let mut closed = hand.clone();
        let mut decomposition = self.best.clone();
        for meld in closed.melds.iter_mut().filter(|meld| meld.kind.is_kong()) {
            meld.kind = MeldKind::ConcealedKong;
        }
        for set in decomposition.sets.iter_mut().filter(|set| set.is_claimed()) {
            *set = hidden(*set);
            if set.meld.is_none() {
                for kind in set.kinds().iter() {
                    closed.tiles.add_many(kind, if set.is_triplet() { 3 } else { 1 });
                }
            }
        }
        closed.melds.retain(|meld| meld.kind.is_kong());
        let limit = |item: &PlanItem| item.entry.category == Category::Limit;
        self.look(&closed, &decomposition, limit, |_, _| Some(Need::Closed));
    }

    /// Finds seven pairs missed by one: a hand of sets and a pair that has six pairs. With a meld it has five at most.
    fn pairs(&mut self) {
        let hand = self.whole.hand;
        let place = self.plan.winner().place(Pattern::SevenPairs).filter(|&place| self.open.contains(place));
        let Some(item) = place.and_then(|place| self.plan.winner().items.get(usize::from(place))) else { return };
        let pairs = if self.plan.shapes().four_alike {
            hand.tiles.raw().iter().map(|count| count / 2).sum::<u8>()
        } else {
            hand.tiles.at_least(2).len() as u8
        };
        if pairs == 6 {
            let value = self.plan.winner().scale.ratio(item.concealed_value);
            let need = Need::Pairs { have: pairs };
            self.found.push(Miss { pattern: item.pattern, value, unit: item.unit, need });
        }
    }

    /// Tries another set in the place of each. Which patterns may come of it is first asked of the decomposition alone,
    /// without making a hand: most hands miss few.
    fn sets(&mut self) {
        let mut of_hand = ItemSet::NONE;
        let mut of_sets = ItemSet::NONE;
        for place in self.open.iter() {
            let scope = self.plan.winner().items.get(usize::from(place)).map(|item| item.entry.scope);
            if scope == Some(Scope::Hand) { of_hand.insert(place) } else { of_sets.insert(place) }
        }
        let mut trial = self.best.clone();
        for place in places(self.best) {
            let mut hopes = self.hopes(&mut trial, place, &of_hand);
            for into in fills(self.best, place) {
                if hopes == ItemSet::NONE {
                    break;
                }
                self.instead(place, into, &mut hopes);
            }
        }
        if self.best.shape != Shape::Standard {
            return;
        }
        for (place, into) in joins(self.best) {
            let Some(index) = place.iter().next() else { continue };
            let Some(old) = put(&mut trial, index, into) else { continue };
            let mut hopes = self.light(&trial, self.whole.kinds.union(into.kinds()), &of_sets);
            put(&mut trial, index, old);
            if hopes != ItemSet::NONE {
                self.instead(place, into, &mut hopes);
            }
        }
    }

    /// Tries another tile in the place of each concealed one, for the rulebook's own hands.
    fn own(&mut self) {
        let (plan, hand, best) = (self.plan, self.whole.hand, self.best);
        let Some(templates) = &plan.shapes().templates else { return };
        let items = |places: ItemSet| places.iter().filter_map(|place| plan.winner().items.get(usize::from(place)));
        let open = items(self.open).filter_map(|item| item.pattern.own_number()).fold(0, |all, own| all | 1_u64 << own);
        let all = hand.all_tiles();
        for out in hand.tiles.kinds().iter().filter(|_| open != 0) {
            let has =
                |place: &Sets| at(best, *place).is_some_and(|set| set.meld.is_none() && set.kinds().contains(out));
            let place = places(best).find(has).unwrap_or(Sets::NONE);
            let mut changed = hand.clone();
            changed.tiles.take(out);
            let near = templates.may_wait(hand, &changed.tiles);
            for (into, numbers) in near.filter(|&(into, _)| into != out && all.get(into) < into.copies()) {
                changed.tiles.add(into);
                changed.win = hand.win.filter(|&win| changed.tiles.get(win) > 0).or(Some(into));
                let fits = templates.numbers(&changed, changed.kinds(), numbers & open);
                if fits != 0 {
                    let wanted = |item: &PlanItem| item.pattern.own_number().is_some_and(|own| fits >> own & 1 == 1);
                    let need = Need::Tile { at: place, out, into, any: false };
                    self.look(&changed, best, wanted, |_, _| Some(need));
                }
                changed.tiles.take(into);
            }
        }
    }

    /// The whole-hand items that the other sets allow: those found with another set of the hand, or with one of the
    /// pairs to try, in this place.
    fn hopes(&mut self, trial: &mut Decomposition, place: Sets, items: &ItemSet) -> ItemSet {
        let mut kinds = Kinds::NONE;
        for other in places(self.best).filter(|&other| other != place) {
            kinds = at(self.best, other).map_or(kinds, |set| kinds.union(set.kinds()));
        }
        if place == Sets::PAIR {
            let pair = trial.pair;
            let mut hopes = ItemSet::NONE;
            for kind in pairs_to_try(self.best) {
                trial.pair = Some(kind);
                hopes = hopes.union(&self.light(trial, kinds.union(Kinds::one(kind)), items));
            }
            trial.pair = pair;
            return hopes;
        }
        let Some(index) = place.iter().next() else { return ItemSet::NONE };
        let Some(&other) = self.best.sets.get(usize::from(index == 0)) else { return ItemSet::NONE };
        let Some(old) = put(trial, index, Set { meld: None, won: false, ..other }) else { return ItemSet::NONE };
        let hopes = self.light(trial, kinds, items);
        put(trial, index, old);
        hopes
    }

    /// Which of these items a decomposition has if its tiles are of these kinds. All other facts are those of the
    /// unchanged hand, so this is a quick test and not the final one.
    fn light(&mut self, decomposition: &Decomposition, kinds: Kinds, items: &ItemSet) -> ItemSet {
        let mut facts = HandFacts::new(self.whole, decomposition);
        facts.kinds = kinds;
        let mut hits = ItemSet::NONE;
        for place in items.iter() {
            let Some(item) = self.plan.winner().items.get(usize::from(place)) else { continue };
            self.matches.list.clear();
            (item.entry.find)(&facts, self.matches);
            if self.matches.list.iter().any(|occurrence| occurrence.near.is_none()) {
                hits.insert(place);
            }
        }
        hits
    }

    /// Puts a set into the hand. The `hopes` that the new hand has are recorded as misses, and removed from `hopes`.
    fn instead(&mut self, place: Sets, into: Set, hopes: &mut ItemSet) {
        let Some(old) = at(self.best, place) else { return };
        let Some((hand, decomposition)) = replaced(self.whole.hand, self.best, place, into) else { return };
        let shift = shifted(old, into);
        let need = |item: &PlanItem, sets: Sets| {
            let any = item.entry.scope == Scope::Hand;
            match shift {
                Some((out, into)) => Some(Need::Tile { at: place, out, into, any }),
                // Replacing one of two sets nearly always makes some pattern of two: a whole set is suggested only for
                // a pattern of three or more.
                None if sets.len() > 2 => Some(Need::Set { at: place, into, any }),
                None => None,
            }
        };
        let list = self.plan.winner();
        let hoped = *hopes;
        let wanted = |item: &PlanItem| list.place(item.pattern).is_some_and(|place| hoped.contains(place));
        self.look(&hand, &decomposition, wanted, need);
        let mut left = ItemSet::NONE;
        for place in hoped.iter() {
            let pattern = list.items.get(usize::from(place)).map(|item| item.pattern);
            if !self.found.iter().any(|miss| Some(miss.pattern) == pattern) {
                left.insert(place);
            }
        }
        *hopes = left;
    }
}

/// Puts a set into a decomposition, and returns the one it replaces.
fn put(decomposition: &mut Decomposition, index: usize, set: Set) -> Option<Set> {
    decomposition.sets.get_mut(index).map(|place| std::mem::replace(place, set))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five percent of the limit may be more than six doubles; thirty points are less than either.
    #[test]
    fn shares_of_the_limit_weigh_more_than_doubles_and_those_more_than_points() {
        let weigh = |(value, unit)| {
            weight(&Miss { pattern: Pattern::PungHand, value: Ratio::whole(value), unit, need: Need::Closed })
        };
        let weights =
            [(30, Unit::Points), (40, Unit::Fu), (1, Unit::Doubles), (6, Unit::Han), (5, Unit::PercentOfLimit)];
        let weights = weights.map(weigh);
        assert!(weights.is_sorted(), "{weights:?}");
    }
}

//! The patterns that a hand just misses. One thing at a time is changed, and the catalogue searches the changed hand,
//! so that no pattern needs code of its own for this and every rulebook is covered.

use std::cmp::Reverse;

use super::changes::{at, concealed, fills, joins, pairs_to_try, replaced, set, shifted, slots, with};
use super::event_matches::EventMatches;
use super::explanation::Score;
use super::line::Line;
use super::miss::{Lack, Miss};
use super::resolve::{ResolveContext, Worth, worth};
use super::scratch::Scratch;
use crate::Ratio;
use crate::deal::Hand;
use crate::decompose::{Completed, Decomposition, Form, Set, Shape, WaitShape};
use crate::options::System;
use crate::order::sort_by_key;
use crate::patterns::{Category, HandFacts, Matches, NearMiss, Pattern, Scope, Sets, WholeHandFacts};
use crate::plan::{ItemSet, Plan, PlanItem};
use crate::rules::Unit;
use crate::templates::HandNumbers;
use crate::tiles::{Kinds, MeldKind};

/// The most misses that are listed.
const MOST: usize = 6;

/// The patterns that a hand just misses in the decomposition that it is scored by: at most six, the most valuable
/// first. Separate from [`explain`](super::explain()), because it takes as long again.
#[must_use]
pub fn misses(plan: &Plan, hand: &Hand, best: &Score, scratch: &mut Scratch) -> Vec<Miss> {
    let open = open(plan, best);
    // With jokers it would be open what they stand for in the changed hand.
    if hand.jokers > 0 || open == ItemSet::NONE {
        return Vec::new();
    }
    let whole = plan.facts(hand);
    let matches = &mut scratch.tally.matches;
    let mut search = Search { plan, whole: &whole, best: &best.decomposition, open, matches, found: Vec::new() };
    if matches!(best.decomposition.shape, Shape::Standard | Shape::SevenPairs) {
        search.waits();
        search.triplet_concealed();
        search.all_concealed();
        search.pairs();
        search.sets();
    }
    search.custom_hands();
    let mut found = search.found;
    sort_by_key(&mut found, |miss| (Reverse(weight(miss)), distance(miss.lack), miss.pattern));
    found.truncate(MOST);
    found
}

/// The items that the hand may just miss: patterns of sets or of the whole hand that have a value, that no
/// decomposition of the hand has, and that would not give way to what counts already.
fn open(plan: &Plan, best: &Score) -> ItemSet {
    let counted = best.lines.iter().filter(|line| line.reason.is_none());
    let counted: ItemSet = counted.filter_map(|line| plan.winner().index(line.pattern)).collect();
    let is_open = |item: &PlanItem| {
        let of = |line: &Line| line.pattern == item.pattern;
        matches!(item.def.category, Category::Chows | Category::Pungs | Category::WholeHand | Category::Limit)
            && item.off.is_none()
            && !item.alone
            && is_worth_listing(plan, item)
            && !item.above.intersects(&counted)
            && !best.lines.iter().any(|line| of(line) && line.near != Some(NearMiss::Claimed))
            && !best.others.iter().any(|other| other.lines.iter().any(of))
    };
    (0..=u8::MAX).zip(&plan.winner().items).filter(|(_, item)| is_open(item)).map(|(index, _)| index).collect()
}

/// Whether an item is valuable enough to list. Where points are added up, it must be worth two: a hand misses many
/// patterns of one point.
fn is_worth_listing(plan: &Plan, item: &PlanItem) -> bool {
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

/// How far a miss is, the nearest first: a wait, a claim or a pair; a tile; a set.
const fn distance(lack: Lack) -> u8 {
    match lack {
        Lack::Tile { .. } => 1,
        Lack::Set { .. } => 2,
        _ => 0,
    }
}

/// Merges what two misses of one pattern lack. If the second names another tile or set, the first's becomes an example
/// (`any`).
fn either(mut one: Lack, other: Lack) -> Lack {
    match (&mut one, other) {
        (Lack::Tile { into, any, .. }, Lack::Tile { into: instead, .. }) => *any |= *into != instead,
        (Lack::Set { into, any, .. }, Lack::Set { into: instead, .. }) => *any |= *into != instead,
        _ => {}
    }
    one
}

/// A set as it would be if none of it had been claimed.
fn hidden(set: Set) -> Set {
    Set { meld: set.meld.filter(|meld| meld.is_kong()).map(|_| MeldKind::ConcealedKong), ..set }
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
    /// Those of these items that `is` accepts.
    fn those(&self, items: &ItemSet, is: impl Fn(&PlanItem) -> bool) -> ItemSet {
        items.iter().filter(|&index| self.plan.winner().items.get(usize::from(index)).is_some_and(&is)).collect()
    }

    /// Looks for these items in a changed hand. Of several misses of a pattern the nearest is kept.
    fn look(
        &mut self,
        hand: &Hand,
        decomposition: &Decomposition,
        items: &ItemSet,
        lack: impl Fn(&PlanItem, Sets) -> Option<Lack>,
    ) {
        if *items == ItemSet::NONE {
            return;
        }
        let whole = self.plan.facts(hand);
        let facts = HandFacts::new(&whole, decomposition);
        let list = self.plan.winner();
        let context = ResolveContext::winner(&EventMatches::NONE);
        for index in ItemSet::present(&list.prefilters, facts.prefilter).intersection(items).iter() {
            let Some(item) = list.items.get(usize::from(index)) else { continue };
            self.matches.list.clear();
            item.pattern.find(&facts, self.matches);
            let miss = self.matches.list.iter().find_map(|occurrence| {
                let Worth { value, .. } = worth(item, *occurrence, &facts, context).ok()?;
                let (value, lack) = (list.scale.ratio(value), lack(item, occurrence.sets)?);
                Some(Miss { pattern: item.pattern, value, unit: item.unit, lack })
            });
            let Some(miss) = miss else { continue };
            match self.found.iter_mut().find(|found| found.pattern == miss.pattern) {
                Some(found) if distance(found.lack) > distance(miss.lack) => *found = miss,
                Some(found) => found.lack = either(found.lack, miss.lack),
                None => self.found.push(miss),
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
        let lack = Lack::Wait { wait: decomposition.wait, had: self.best.wait };
        let items = self.those(&self.open, |item| item.pattern == pattern);
        self.look(self.whole.hand, decomposition, &items, |_, _| Some(lack));
    }

    /// Tries the hand with one claimed triplet concealed.
    fn triplet_concealed(&mut self) {
        const SEVERAL: [Pattern; 5] = [
            Pattern::TwoConcealedPungs,
            Pattern::ThreeConcealedPungs,
            Pattern::FourConcealedPungs,
            Pattern::FiveConcealedPungs,
            Pattern::FourPungsThreeConcealed,
        ];
        let facts = HandFacts::new(self.whole, self.best);
        let have = facts.concealed_triplets;
        // By the option `kongs-as-concealed` some claimed kongs count as concealed anyway, and concealed ones may not.
        let gains = |set: Set| set.is_triplet() && !facts.stands_concealed(set) && facts.stands_concealed(hidden(set));
        let Some(slot) = slots(self.best).find(|&slot| at(self.best, slot).is_some_and(gains)) else { return };
        let Some(triplet) = at(self.best, slot) else { return };
        let lack = Lack::ConcealedTriplets { needs: have + 1, have };
        let items = self.those(&self.open, |item| SEVERAL.contains(&item.pattern));
        let decomposition = with(self.best, slot, hidden(triplet));
        self.look(self.whole.hand, &decomposition, &items, |_, _| Some(lack));
    }

    /// Tries the hand with nothing claimed.
    fn all_concealed(&mut self) {
        if !self.best.sets.iter().any(|set| set.is_claimed()) {
            return;
        }
        let mut decomposition = self.best.clone();
        decomposition.sets.iter_mut().filter(|set| set.is_claimed()).for_each(|set| *set = hidden(*set));
        let items = self.those(&self.open, |item| item.def.category == Category::Limit);
        self.look(&concealed(self.whole.hand), &decomposition, &items, |_, _| Some(Lack::Closed));
    }

    /// Finds seven pairs missed by one: a hand of sets and a pair that has six pairs. With a meld it has five at most.
    fn pairs(&mut self) {
        let hand = self.whole.hand;
        let index = self.plan.winner().index(Pattern::SevenPairs).filter(|&index| self.open.contains(index));
        let Some(item) = index.and_then(|index| self.plan.winner().items.get(usize::from(index))) else { return };
        let pairs = if self.plan.shapes().four_alike {
            hand.tiles.raw().iter().map(|count| count / 2).sum::<u8>()
        } else {
            hand.tiles.at_least(2).len() as u8
        };
        if pairs == 6 {
            let value = self.plan.winner().scale.ratio(item.concealed_value);
            let lack = Lack::Pairs { needs: 7, have: pairs };
            self.found.push(Miss { pattern: item.pattern, value, unit: item.unit, lack });
        }
    }

    /// Tries another set in place of each. Which patterns may come of it is first asked of the decomposition alone,
    /// without making a hand: most hands miss few.
    fn sets(&mut self) {
        let of_hand = self.those(&self.open, |item| item.def.scope == Scope::Hand);
        for slot in slots(self.best) {
            let mut hopes = self.hopes(slot, &of_hand);
            for into in fills(self.best, slot) {
                if hopes == ItemSet::NONE {
                    break;
                }
                hopes = self.instead(slot, into, &hopes);
            }
        }
        if self.best.shape != Shape::Standard {
            return;
        }
        let of_sets = self.those(&self.open, |item| item.def.scope != Scope::Hand);
        for (slot, into) in joins(self.best) {
            let kinds = self.whole.kinds.union(into.kinds());
            let hopes = self.may_have(&with(self.best, slot, into), kinds, &of_sets);
            if hopes != ItemSet::NONE {
                self.instead(slot, into, &hopes);
            }
        }
    }

    /// Tries another tile in place of each concealed one, for the rulebook's custom hands.
    fn custom_hands(&mut self) {
        let (plan, hand, best) = (self.plan, self.whole.hand, self.best);
        let Some(templates) = &plan.shapes().templates else { return };
        let items = self.open.iter().filter_map(|index| plan.winner().items.get(usize::from(index)));
        let open = items
            .filter_map(|item| item.pattern.custom_number())
            .map(HandNumbers::one)
            .fold(HandNumbers::NONE, HandNumbers::union);
        let all = hand.all_tiles();
        for out in hand.tiles.kinds().iter().filter(|_| !open.is_empty()) {
            let has = |slot: &Sets| at(best, *slot).is_some_and(|set| set.meld.is_none() && set.kinds().contains(out));
            let slot = slots(best).find(has).unwrap_or(Sets::NONE);
            let mut changed = hand.clone();
            changed.tiles.take(out);
            let near = templates.may_wait(hand, &changed.tiles);
            for (into, numbers) in near.filter(|&(into, _)| into != out && all.get(into) < into.copies()) {
                changed.tiles.add(into);
                changed.win = hand.win.filter(|&win| changed.tiles.get(win) > 0).or(Some(into));
                let fits = templates.numbers(&changed, changed.kinds(), numbers.intersection(open));
                let lack = Lack::Tile { at: slot, out, into, any: false };
                let fitting =
                    |item: &PlanItem| item.pattern.custom_number().is_some_and(|number| fits.contains(number));
                let items = if fits.is_empty() { ItemSet::NONE } else { self.those(&self.open, fitting) };
                self.look(&changed, best, &items, |_, _| Some(lack));
                changed.tiles.take(into);
            }
        }
    }

    /// The whole-hand items that the other sets allow: those found with another set of the hand, or with one of the
    /// pairs to try, in this slot.
    fn hopes(&mut self, slot: Sets, items: &ItemSet) -> ItemSet {
        let others = slots(self.best).filter(|&other| other != slot).filter_map(|other| at(self.best, other));
        let kinds = others.fold(Kinds::NONE, |kinds, set| kinds.union(set.kinds()));
        if slot == Sets::PAIR {
            return pairs_to_try(self.best).fold(ItemSet::NONE, |hopes, first| {
                let pair = set(Form::Pair, first);
                let with = with(self.best, slot, pair);
                hopes.union(&self.may_have(&with, kinds.union(pair.kinds()), items))
            });
        }
        let Some(&other) = self.best.sets.get(usize::from(slot == Sets::one(0))) else { return ItemSet::NONE };
        let with = with(self.best, slot, Set { meld: None, won: false, ..other });
        self.may_have(&with, kinds, items)
    }

    /// Which of these items a decomposition has if its tiles are of these kinds. All other facts are those of the
    /// unchanged hand, so this is a quick test and not the final one.
    fn may_have(&mut self, decomposition: &Decomposition, kinds: Kinds, items: &ItemSet) -> ItemSet {
        let mut facts = HandFacts::new(self.whole, decomposition);
        facts.kinds = kinds;
        let has = |index: &u8| {
            let Some(item) = self.plan.winner().items.get(usize::from(*index)) else { return false };
            self.matches.list.clear();
            item.pattern.find(&facts, self.matches);
            self.matches.list.iter().any(|occurrence| occurrence.near.is_none())
        };
        items.iter().filter(has).collect()
    }

    /// Puts a set into the hand. The `hopes` that the new hand has are recorded as misses; returns the others.
    fn instead(&mut self, slot: Sets, into: Set, hopes: &ItemSet) -> ItemSet {
        let Some(old) = at(self.best, slot) else { return *hopes };
        let Some((hand, decomposition)) = replaced(self.whole.hand, self.best, slot, into) else { return *hopes };
        let shift = shifted(old, into);
        let lack = |item: &PlanItem, sets: Sets| {
            let any = item.def.scope == Scope::Hand;
            match shift {
                Some((out, into)) => Some(Lack::Tile { at: slot, out, into, any }),
                // Replacing one of two sets nearly always makes some pattern of two: a whole set is suggested only for
                // a pattern of three or more.
                None if sets.len() > 2 => Some(Lack::Set { at: slot, out: old, into, any }),
                None => None,
            }
        };
        self.look(&hand, &decomposition, hopes, lack);
        self.those(hopes, |item| !self.found.iter().any(|miss| miss.pattern == item.pattern))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five percent of the limit may be more than six doubles; thirty points are less than either.
    #[test]
    fn shares_of_the_limit_weigh_more_than_doubles_and_those_more_than_points() {
        let weight_of = |(value, unit)| {
            weight(&Miss { pattern: Pattern::PungHand, value: Ratio::whole(value), unit, lack: Lack::Closed })
        };
        let weights =
            [(30, Unit::Points), (40, Unit::Fu), (1, Unit::Doubles), (6, Unit::Han), (5, Unit::PercentOfLimit)];
        let weights = weights.map(weight_of);
        assert!(weights.is_sorted(), "{weights:?}");
    }
}

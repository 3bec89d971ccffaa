//! The combine-once rule: which patterns of two or more sets may count together.
//!
//! The account-once principle (Chinese Official rules 1998, 10.1.5.5; MIL 2025, annex 1 (11)) lets a set that is not
//! yet combined be combined once with one that is; see docs/rules/chinese-official.md, Combining chows.
//!
//! Each pattern joins groups of sets into one. It may count only if all its sets are in different groups, so that no
//! circle is closed, in whatever order the patterns are taken. Four chows 234p 567p 234m 567m have four patterns of two
//! chows; any three count. A fourth chow beside a pattern of three chows adds only one pattern of two, however many of
//! the three it fits. By the non-identical principle, a pattern also counts only once with the same set.
//!
//! The choice that is worth most is taken; of equals, the one whose patterns come first in the order of `Pattern`.
//! Test: `three_of_four_lines_in_any_order` in `orders.rs`.

use crate::bits::bit_set;
use crate::patterns::Sets;
use crate::plan::{Edge, PlanItem, PlanList, Reach, Scaled};

/// A pattern that could be counted, and what it would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The item, by its index in the list.
    pub item: u8,
    /// The sets it joins.
    pub sets: Sets,
    /// What it adds.
    pub value: Scaled,
}

/// The candidates of a decomposition.
pub type Candidates = Vec<Candidate>;

bit_set! {
    /// A set of candidates, one bit each. Five chows make ten pairs, ten threes and five fours, and no pattern of chows
    /// occurs twice over the same sets, so that there are never 128 candidates.
    Choice(u128)
}

impl Choice {
    /// Whether a candidate is chosen.
    #[must_use]
    pub const fn contains(self, index: usize) -> bool {
        index < 128 && self.0 >> index & 1 == 1
    }

    const fn with(self, index: usize) -> Choice {
        Choice(self.0 | 1 << index)
    }

    /// The choice without one candidate.
    #[must_use]
    pub const fn without(self, index: usize) -> Choice {
        Choice(self.0 & !(1 << index))
    }

    /// The indices of the chosen candidates, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.numbers().map(usize::from)
    }
}

/// What keeps a candidate from joining a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A chosen candidate excludes it under the rulebook.
    Excluded,
    /// The same pattern is chosen already, over one of these sets.
    Identical,
    /// Two of its sets are joined already.
    Joined,
}

/// Sets that are joined, as groups. There are at most eight sets, so at most four groups of two.
#[derive(Clone, Copy, Debug, Default)]
pub struct Groups([Sets; 4]);

impl Groups {
    /// Whether two of the sets are in one group.
    #[must_use]
    pub fn join(&self, sets: Sets) -> bool {
        self.0.iter().any(|&group| group.intersection(sets).len() > 1)
    }

    /// Makes one group of the sets and of every group that they touch.
    pub fn add(&mut self, sets: Sets) {
        let mut all = sets;
        for group in self.0.iter_mut().filter(|group| group.intersects(sets)) {
            all = all.union(*group);
            *group = Sets::NONE;
        }
        if let Some(free) = self.0.iter_mut().find(|group| **group == Sets::NONE) {
            *free = all;
        }
    }

    /// How many of the sets are in some group.
    #[must_use]
    pub fn used(&self, sets: Sets) -> u32 {
        self.0.iter().map(|&group| group.intersection(sets).len()).sum()
    }
}

/// What keeps a candidate from joining a choice; `None` if nothing does.
#[must_use]
pub fn obstacle(items: &[PlanItem], all: &[Candidate], choice: Choice, index: usize) -> Option<Obstacle> {
    let mut groups = Groups::default();
    choice.iter().filter_map(|index| all.get(index)).for_each(|old| groups.add(old.sets));
    beside(items, all, choice, &groups, index)
}

/// The same, with the groups of the choice given.
fn beside(items: &[PlanItem], all: &[Candidate], choice: Choice, groups: &Groups, index: usize) -> Option<Obstacle> {
    let new = all.get(index)?;
    let item = items.get(usize::from(new.item))?;
    let mut identical = false;
    for old in choice.iter().filter_map(|index| all.get(index)) {
        let reaches = |edge: &Edge| match edge.reach {
            Reach::OwnSets => new.sets.is_subset(old.sets),
            Reach::SharedSets => new.sets.intersects(old.sets),
            Reach::Hand => true,
            Reach::First(_) | Reach::KongChart => false,
        };
        let excludes = |edge: &Edge| edge.by == old.item && edge.beside.is_none() && reaches(edge);
        if item.above.contains(old.item) && item.edges.iter().any(excludes) {
            return Some(Obstacle::Excluded);
        }
        identical |= old.item == new.item && old.sets.intersects(new.sets);
    }
    if identical {
        return Some(Obstacle::Identical);
    }
    groups.join(new.sets).then_some(Obstacle::Joined)
}

/// Adds the choices that are worth most to an empty list, the preferred one first. There is at least one, which may
/// choose nothing.
pub fn best(list: &PlanList, all: &[Candidate], choices: &mut Vec<Choice>) {
    let rest = all.iter().map(|candidate| candidate.value).sum();
    Search { list, all, most: None, choices }.go(0, Choice::default(), &Groups::default(), Scaled::ZERO, rest);
}

struct Search<'a> {
    list: &'a PlanList,
    all: &'a [Candidate],
    most: Option<Scaled>,
    /// The choices that are worth most of those tried so far.
    choices: &'a mut Vec<Choice>,
}

impl Search<'_> {
    /// Whether every candidate that implies a chosen one is chosen too, even if it is worth less
    /// (docs/rules/four-winds.md, Implied patterns, R13).
    fn has_the_higher(&self, choice: Choice) -> bool {
        let chosen = |by: u8| choice.iter().filter_map(|index| self.all.get(index)).any(|other| other.item == by);
        let there = |by: u8| self.all.iter().any(|other| other.item == by);
        choice.iter().filter_map(|index| self.all.get(index)).all(|candidate| {
            let item = self.list.items.get(usize::from(candidate.item));
            item.is_none_or(|item| item.edges.iter().all(|edge| !there(edge.by) || chosen(edge.by)))
        })
    }

    /// Tries the choices with and without the candidate at `index`. `rest` is what it and all later ones are worth.
    fn go(&mut self, index: usize, choice: Choice, groups: &Groups, worth: Scaled, rest: Scaled) {
        if self.most.is_some_and(|most| worth + rest < most) {
            return;
        }
        let Some(candidate) = self.all.get(index) else {
            if self.list.highest_first && !self.has_the_higher(choice) {
                return;
            }
            if self.most.is_none_or(|most| worth > most) {
                self.most = Some(worth);
                self.choices.clear();
            }
            self.choices.push(choice);
            return;
        };
        let rest = rest - candidate.value;
        if beside(&self.list.items, self.all, choice, groups, index).is_none() {
            let mut joined = *groups;
            joined.add(candidate.sets);
            self.go(index + 1, choice.with(index), &joined, worth + candidate.value, rest);
        }
        self.go(index + 1, choice, groups, worth, rest);
    }
}

/// The fewest chosen patterns that already join the given sets: the circle that a further pattern over these sets would
/// close.
#[must_use]
pub fn chain(all: &[Candidate], choice: Choice, sets: Sets) -> Vec<Candidate> {
    let joins = |chosen: &[Candidate]| {
        let mut groups = Groups::default();
        chosen.iter().for_each(|candidate| groups.add(candidate.sets));
        groups.join(sets)
    };
    let mut chain: Vec<Candidate> = choice.iter().filter_map(|index| all.get(index)).copied().collect();
    let mut index = chain.len();
    while let Some(last) = index.checked_sub(1) {
        index = last;
        let candidate = chain.remove(index);
        if !joins(&chain) {
            chain.insert(index, candidate);
        }
    }
    chain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::Pattern;
    use crate::plan::Plan;
    use crate::rules::Exclusion;
    use crate::sample::{plan, plan_from};

    fn candidate(item: u8, sets: u8, value: i64, plan: &Plan) -> Candidate {
        Candidate { item, sets: Sets(sets), value: plan.winner().scale.whole(value) }
    }

    fn worth(all: &[Candidate], choice: Choice) -> Scaled {
        choice.iter().filter_map(|index| all.get(index)).map(|candidate| candidate.value).sum()
    }

    fn chosen(list: &PlanList, all: &[Candidate]) -> Vec<Choice> {
        let mut choices = Vec::new();
        best(list, all, &mut choices);
        choices
    }

    /// Every choice in which nothing keeps a candidate from joining those before it.
    fn allowed(list: &PlanList, all: &[Candidate]) -> Vec<Choice> {
        let mut choices = vec![Choice::default()];
        for index in 0..all.len() {
            let with: Vec<Choice> = choices
                .iter()
                .filter(|&&choice| obstacle(&list.items, all, choice, index).is_none())
                .map(|choice| choice.with(index))
                .collect();
            choices.extend(with);
        }
        choices
    }

    /// Against every allowed choice: the best are those that are worth most, and the preferred one is one of them. The
    /// values make the first candidates worth little and the later ones much, or all the same.
    #[test]
    fn the_best_choices_are_worth_most() {
        let plan = plan("mcr-mil-2025");
        let items = [Pattern::SameChow2Suits, Pattern::RunOfSix, Pattern::PureTerminalChows, Pattern::TwoIdentical];
        let items = items.map(|pattern| plan.winner().index(pattern).unwrap());
        let sets = [0b0011, 0b0110, 0b1100, 0b0101, 0b1001, 0b1010, 0b0111, 0b1110];
        for values in [[1, 2, 1, 3, 1, 2, 5, 4], [1; 8], [1, 2, 1, 1, 1, 1, 1, 1], [3, 1, 2, 2, 2, 1, 4, 4]] {
            for shift in 0..items.len() {
                let rows = sets.iter().zip(values).enumerate();
                let all: Vec<Candidate> =
                    rows.map(|(n, (&sets, value))| candidate(items[(n + shift) % 4], sets, value, &plan)).collect();
                let every = allowed(plan.winner(), &all);
                let most = every.iter().map(|&choice| worth(&all, choice)).max().unwrap();
                let choices = chosen(plan.winner(), &all);
                let want = every.iter().filter(|&&choice| worth(&all, choice) == most).count();
                assert!(choices.iter().all(|&choice| worth(&all, choice) == most), "{values:?} {shift}");
                assert_eq!(choices.len(), want, "{values:?} {shift}");
            }
        }
    }

    /// Where the higher pattern names the sets, the lower one is not chosen without it, however much it is worth.
    #[test]
    fn the_higher_pattern_is_chosen_first_only_where_the_rules_say_so() {
        for (exclusion, together) in [(Exclusion::Listed, 1), (Exclusion::Entailment, 0)] {
            let plan = plan_from("mcr-mil-2025", |book| book.exclusion = exclusion);
            let list = plan.winner();
            let index = |pattern| list.index(pattern).unwrap();
            let (straight, run, other) =
                (index(Pattern::PureStraight), index(Pattern::RunOfSix), index(Pattern::SameChow2Suits));
            let above = list.items[usize::from(run)].edges.iter().any(|edge| edge.by == straight);
            assert!(above, "a pure straight implies its runs of six");
            let all = [candidate(straight, 0b0111, 1, &plan), candidate(run, 0b0011, 9, &plan)];
            let alone = [candidate(run, 0b0011, 9, &plan), candidate(other, 0b0110, 1, &plan)];
            let chosen = |all: &[Candidate]| chosen(list, all)[0].iter().collect::<Vec<_>>();
            assert_eq!((chosen(&all), chosen(&alone)), (vec![together], vec![0, 1]));
        }
    }

    #[test]
    fn groups_that_are_joined_are_one() {
        let mut groups = Groups::default();
        groups.add(Sets(0b0011));
        groups.add(Sets(0b1100));
        assert!(!groups.join(Sets(0b0110)));
        groups.add(Sets(0b0110));
        assert!(groups.join(Sets(0b1001)));
        assert_eq!((groups.used(Sets(0b1111)), groups.used(Sets(0b11_0001))), (4, 1), "each set once");
    }

    /// The circle that a pattern would close has no pattern that is not needed for it.
    #[test]
    fn a_chain_is_as_short_as_it_can_be() {
        let plan = plan("mcr-mil-2025");
        let all = [0b0_0011, 0b0_0110, 0b1_1000].map(|sets| candidate(0, sets, 1, &plan));
        let choice = Choice::default().with(0).with(1).with(2);
        assert_eq!(chain(&all, choice, Sets(0b0_0101)), all[..2]);
        assert_eq!(chain(&all, choice, Sets(0b1_1000)), all[2..]);
    }
}

//! Sets are combined once: which patterns of two and more sets may stand beside each other.
//!
//! The account-once principle (Chinese Official rules 1998, 10.1.5.5; MIL 2025, annex 1 (11)) lets a set that is not yet
//! combined be combined once with one that is. The order is free, so what can be reached is a forest: a pattern counts
//! if each of its sets belongs to another group, and joins the groups. 234 567 of dots and 234 567 of characters have
//! four such pairs, of which any three count; the fourth would close a circle. With a pattern of three chows the fourth
//! chow adds one pair more, however many of the three it goes with. The non-identical principle adds that no set is in
//! one pattern twice. Among the choices the one that is worth most is taken, of equals the one with the patterns that
//! come first in the catalogue. Named test: `four_related_chows_make_three_pairs`.

use arrayvec::ArrayVec;

use crate::engine::rulebook::plan::{Edge, Over, PlanItem};
use crate::engine::view::Sets;

/// A pattern that could be counted, and what it would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Which item of the list.
    pub item: u8,
    /// The sets it joins.
    pub sets: Sets,
    /// What it adds.
    pub value: i64,
}

/// Those that could be counted in a reading.
pub type Candidates = ArrayVec<Candidate, 24>;

/// Some of the candidates, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice(u32);

impl Choice {
    /// Whether a candidate is chosen.
    #[must_use]
    pub const fn has(self, place: usize) -> bool {
        place < 32 && self.0 >> place & 1 == 1
    }

    const fn with(self, place: usize) -> Choice {
        Choice(self.0 | 1 << place)
    }

    /// All but one.
    #[must_use]
    pub const fn without(self, place: usize) -> Choice {
        Choice(self.0 & !(1 << place))
    }

    /// Their places.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..32).filter(move |&place| self.has(place))
    }
}

/// What keeps a candidate from joining a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A chosen one excludes it by the rulebook's list.
    Excluded,
    /// It is in the choice already with one of its sets.
    Identical,
    /// Two of its sets are joined already.
    Joined,
}

/// Sets that are joined, as groups.
#[derive(Clone, Debug, Default)]
pub struct Groups(ArrayVec<Sets, 8>);

impl Groups {
    /// Whether two of the sets are in one group.
    #[must_use]
    pub fn join(&self, sets: Sets) -> bool {
        self.0.iter().any(|&group| group.and_both(sets).count() > 1)
    }

    /// Makes one group of the sets and of every group that they touch.
    pub fn add(&mut self, sets: Sets) {
        let mut all = sets;
        self.0.retain(|group| {
            let touched = group.meets(sets);
            if touched {
                all = all.and(*group);
            }
            !touched
        });
        let _ = self.0.try_push(all);
    }

    /// How many of the sets are in some group.
    #[must_use]
    pub fn used(&self, sets: Sets) -> u32 {
        self.0.iter().map(|&group| group.and_both(sets).count()).sum()
    }
}

/// Whether a candidate may stand beside a choice.
#[must_use]
pub fn obstacle(items: &[PlanItem], all: &Candidates, choice: Choice, place: usize) -> Option<Obstacle> {
    let new = all.get(place)?;
    let edges: &[Edge] = items.get(usize::from(new.item)).map_or(&[], |item| &item.edges);
    let mut groups = Groups::default();
    let chosen = || choice.iter().filter_map(|place| all.get(place));
    for old in chosen() {
        let reaches = |over: Over| match over {
            Over::OwnSets => new.sets.within(old.sets),
            Over::SharedSets => new.sets.meets(old.sets),
            Over::Hand => true,
            Over::First(_) => false,
        };
        if edges.iter().any(|edge| edge.by == old.item && edge.beside.is_none() && reaches(edge.over)) {
            return Some(Obstacle::Excluded);
        }
    }
    for old in chosen() {
        if old.item == new.item && old.sets.meets(new.sets) {
            return Some(Obstacle::Identical);
        }
        groups.add(old.sets);
    }
    groups.join(new.sets).then_some(Obstacle::Joined)
}

/// The choices that are worth most, the preferred one first: at least one, though it may be empty. With `ONE` only that.
pub fn best<const ONE: bool>(items: &[PlanItem], all: &Candidates) -> Vec<Choice> {
    let mut search = Search { items, all, most: 0, found: Vec::new(), one: ONE };
    search.go(0, Choice::default(), 0, all.iter().map(|candidate| candidate.value).sum());
    search.found
}

struct Search<'a> {
    items: &'a [PlanItem],
    all: &'a Candidates,
    most: i64,
    found: Vec<Choice>,
    one: bool,
}

impl Search<'_> {
    fn go(&mut self, place: usize, choice: Choice, worth: i64, rest: i64) {
        let Some(candidate) = self.all.get(place) else {
            if worth > self.most || self.found.is_empty() {
                self.most = worth;
                self.found.clear();
                self.found.push(choice);
            } else if worth == self.most && !self.one {
                self.found.push(choice);
            }
            return;
        };
        let enough = |worth: i64, most: i64, one: bool| worth > most || !one && worth == most;
        if !self.found.is_empty() && !enough(worth + rest, self.most, self.one) {
            return;
        }
        if obstacle(self.items, self.all, choice, place).is_none() {
            self.go(place + 1, choice.with(place), worth + candidate.value, rest - candidate.value);
        }
        self.go(place + 1, choice, worth, rest - candidate.value);
    }
}

/// The chosen patterns that join the given sets already: the circle that one more would close.
#[must_use]
pub fn chain(all: &Candidates, choice: Choice, sets: Sets) -> Vec<Candidate> {
    let joins = |chosen: &[Candidate]| {
        let mut groups = Groups::default();
        chosen.iter().for_each(|candidate| groups.add(candidate.sets));
        groups.join(sets)
    };
    let mut chain: Vec<Candidate> = choice.iter().filter_map(|place| all.get(place)).copied().collect();
    let mut place = chain.len();
    while let Some(last) = place.checked_sub(1) {
        place = last;
        let mut without = chain.clone();
        without.remove(place);
        if joins(&without) {
            chain = without;
        }
    }
    chain
}

//! What resolving a decomposition comes to: each pattern's fate, and the sums.

use super::combine::{Candidates, Choice};
use crate::patterns::{NearMiss, Occurrence, Sets};
use crate::plan::{ItemSet, PlanItem, Reason, Scaled};
use crate::rules::Unit;

/// One occurrence of a pattern, and whether it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The item, by its index in the list.
    pub item: u8,
    /// The sets that form it.
    pub sets: Sets,
    /// How many times it occurs there: the number of tiles for bonus tiles, otherwise 1.
    pub times: u8,
    /// What it is worth each time, in the list's scale.
    pub value: Scaled,
    /// Whether this value is a direct count.
    pub direct: bool,
    /// `None` if it counts, otherwise why not.
    pub reason: Option<Reason>,
    /// The index of the item that keeps it from counting, if one does.
    pub by: Option<u8>,
    /// What the pattern lacks, if the hand only nearly has it.
    pub near: Option<NearMiss>,
}

/// The sums of the items that count, one for each unit. Direct counts are not included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    sums: [Scaled; Unit::ALL.len()],
    bonus: [Scaled; Unit::ALL.len()],
}

impl Sums {
    /// Adds what an item is worth.
    pub fn add(&mut self, item: &PlanItem, amount: Scaled) {
        self.sums[item.unit as usize] += amount;
        if item.bonus {
            self.bonus[item.unit as usize] += amount;
        }
    }

    /// The sum of a unit.
    #[must_use]
    pub const fn of(&self, unit: Unit) -> Scaled {
        self.sums[unit as usize]
    }

    /// The part of a unit's sum that helps to reach the minimum.
    #[must_use]
    pub fn toward_minimum(&self, unit: Unit) -> Scaled {
        self.sums[unit as usize] - self.bonus[unit as usize]
    }
}

/// The resolutions of all patterns in a decomposition.
#[derive(Debug, Default)]
pub struct Resolutions {
    /// The resolutions, in the order of resolving.
    pub resolutions: Vec<Resolution>,
    /// The items that count.
    pub counted: ItemSet,
    /// The sums of these items, without direct counts.
    pub sums: Sums,
    /// Whether one of the items that count is a direct count.
    pub direct: bool,
    /// Under the combine-once rule, the patterns of two or more sets that could count.
    pub combining: Candidates,
    /// The candidates that were chosen.
    pub chosen: Choice,
    /// All equally good choices, including this one, the preferred one first.
    pub choices: Vec<Choice>,
    /// Whether there is a pattern that makes a hand of this shape a winning one.
    pub shaped: bool,
    /// Under the combine-once rule, every occurrence of such a pattern, whether or not it could count. They are found
    /// before all other patterns.
    pub(super) joining: Vec<Occurrence>,
    /// Whether direct counts were left out.
    pub(super) without_direct: bool,
}

impl Resolutions {
    /// Whether one of the choices before this one has the same patterns.
    pub(super) fn repeats(&self, choice: usize) -> bool {
        let items = |choice: Choice| {
            let candidates = choice.iter().filter_map(|index| self.combining.get(index));
            candidates.map(|candidate| candidate.item)
        };
        let before = self.choices.iter().take(choice);
        self.choices.get(choice).is_some_and(|&now| before.clone().any(|&before| items(before).eq(items(now))))
    }
}

//! The patterns about events, such as a win on the last tile, that apply to a hand.

use crate::patterns::{HandFacts, Matches};
use crate::plan::{ItemSet, PlanList};

/// The items about events that apply, and how many times. They are the same for every decomposition.
#[derive(Clone, Debug)]
pub struct EventMatches {
    /// The items that apply.
    pub(super) places: ItemSet,
    /// For each item of the list how many times it applies.
    times: [u8; 256],
}

impl Default for EventMatches {
    fn default() -> Self {
        EventMatches { places: ItemSet::NONE, times: [0; 256] }
    }
}

impl EventMatches {
    /// Looks up the items about events, once per hand.
    pub fn gather(&mut self, list: &PlanList, facts: &HandFacts, matches: &mut Matches) {
        for &(place, prefilter) in &list.events {
            if !prefilter.is_subset(facts.prefilter) {
                continue;
            }
            let Some(item) = list.items.get(usize::from(place)) else { continue };
            matches.list.clear();
            item.pattern.find(facts, matches);
            let mut times = 0;
            for occurrence in &matches.list {
                times += occurrence.times;
            }
            if times > 0 {
                self.times[usize::from(place)] = times;
                self.places.insert(place);
            }
        }
    }

    /// How many times an item applies.
    pub(super) const fn times(&self, item: u8) -> u8 {
        self.times[item as usize]
    }
}

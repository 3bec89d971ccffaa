//! The patterns about events, such as a win on the last tile, that apply to a hand.

use arrayvec::ArrayVec;

use crate::bounded::PushBounded;
use crate::patterns::{HandFacts, Matches};
use crate::plan::{ItemSet, PlanList};

/// The items about events that apply, and how many times. They are the same for every decomposition.
#[derive(Clone, Debug, Default)]
pub struct EventMatches {
    /// The items that apply.
    pub(super) places: ItemSet,
    times: ArrayVec<(u8, u8), 64>,
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
            (item.entry.find)(facts, matches);
            let mut times = 0;
            for occurrence in &matches.list {
                times += occurrence.times;
            }
            if times > 0 {
                self.times.push_bounded((place, times));
                self.places.insert(place);
            }
        }
    }

    /// How many times an item applies.
    pub(super) fn times(&self, item: u8) -> u8 {
        for &(place, times) in &self.times {
            if place == item {
                return times;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use crate::patterns::{Pattern, Scope};

    #[test]
    fn there_is_room_for_every_event() {
        let events = Pattern::ALL.iter().filter(|pattern| pattern.entry().scope == Scope::Event);
        assert!(events.count() <= 64);
    }
}

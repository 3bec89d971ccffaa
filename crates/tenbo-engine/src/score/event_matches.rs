//! The patterns about events, such as a win on the last tile, that apply to a hand.

use arrayvec::ArrayVec;

use crate::decompose::{Completed, Decomposition, Shape, WaitShape};
use crate::patterns::{HandFacts, Matches, WholeHandFacts};
use crate::plan::{ItemSet, PlanList};

/// The items about events that apply, and how many times. They are the same for every decomposition.
#[derive(Clone, Debug)]
pub struct EventMatches {
    /// The items that apply.
    pub(super) items: ItemSet,
    /// For each item of the list how many times it applies.
    times: [u8; 256],
}

impl EventMatches {
    /// No events.
    pub(super) const NONE: EventMatches = EventMatches { items: ItemSet::NONE, times: [0; 256] };

    /// Looks up the items about events, once per hand. `shape` tells a winner's hand from a loser's.
    #[must_use]
    pub fn of(list: &PlanList, whole: &WholeHandFacts, shape: Shape, matches: &mut Matches) -> EventMatches {
        let mut found = EventMatches::NONE;
        let blank = blank(shape);
        let facts = HandFacts::of_win(whole, &blank);
        for &(index, prefilter) in &list.events {
            if !prefilter.is_subset(facts.prefilter) {
                continue;
            }
            let Some(item) = list.items.get(usize::from(index)) else { continue };
            matches.list.clear();
            item.pattern.find(&facts, matches);
            let times = matches.list.iter().map(|occurrence| occurrence.times).sum();
            if times > 0 {
                found.times[usize::from(index)] = times;
                found.items.insert(index);
            }
        }
        found
    }

    /// How many times an item applies.
    pub(super) const fn times(&self, item: u8) -> u8 {
        self.times[item as usize]
    }
}

/// A decomposition without tiles.
pub(super) const fn blank(shape: Shape) -> Decomposition {
    Decomposition {
        shape,
        sets: ArrayVec::new_const(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new_const(),
    }
}

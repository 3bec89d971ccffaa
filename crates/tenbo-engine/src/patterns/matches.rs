//! How patterns report what they find.

use super::hand_facts::HandFacts;
use super::sets::Sets;

/// Why a pattern does not count although its tiles are in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMiss {
    /// Its sets do not count as concealed though they were not claimed: for example, the winning discard completed one.
    NotConcealed,
    /// Too many of its sets were claimed.
    Claimed,
    /// A loser's sets are not complete.
    IncompleteSets,
}

/// One place in a decomposition where a pattern was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The index in the plan's list of the item whose pattern this is.
    pub item: u8,
    /// The sets that it uses; empty for patterns of the win.
    pub sets: Sets,
    /// How many times it counts: the number of tiles for bonus tiles, otherwise 1.
    pub times: u8,
    /// What it lacks, if it is only a near miss.
    pub near: Option<NearMiss>,
}

/// Collects what patterns find.
#[derive(Debug, Default)]
pub struct Matches {
    /// The index in the plan's list of the item whose pattern is being looked for.
    pub item: u8,
    /// Everything found so far, near misses included.
    pub list: Vec<Occurrence>,
}

impl Matches {
    fn push(&mut self, sets: Sets, times: u8, near: Option<NearMiss>) {
        self.list.push(Occurrence { item: self.item, sets, times, near });
    }

    /// Reports the pattern in these sets.
    pub fn sets(&mut self, sets: Sets) {
        self.push(sets, 1, None);
    }

    /// Reports the pattern `times` times, without sets; not at all if 0.
    pub fn times(&mut self, times: u8) {
        if times > 0 {
            self.push(Sets::NONE, times, None);
        }
    }

    /// Reports the pattern without sets, if `applies`.
    pub fn event(&mut self, applies: bool) {
        if applies {
            self.push(Sets::NONE, 1, None);
        }
    }

    /// Reports the pattern in all sets and the pair, if the condition holds.
    pub fn hand(&mut self, facts: &HandFacts, has: bool) {
        if has {
            self.whole(facts);
        }
    }

    /// Reports the pattern in all sets and the pair, unless no tile of the hand is known: a loser who shows only
    /// flowers does not have a hand of one suit, of simples and so on.
    fn whole(&mut self, facts: &HandFacts) {
        if !facts.kinds.is_empty() {
            self.push(facts.all_sets(), 1, None);
        }
    }

    /// Reports that the pattern's tiles are in these sets but do not count, and why.
    pub fn near(&mut self, sets: Sets, near: NearMiss) {
        self.push(sets, 1, Some(near));
    }
}

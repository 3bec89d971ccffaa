//! Limit hands of concealed sets and of one suit.

use super::entry::{Matches, NearMiss};
use super::hand_facts::HandFacts;
use crate::deal::Event;
use crate::decompose::{Completed, Set};
use crate::tiles::Kinds;

/// Four concealed triplets and a pair, with what the rules ask for besides.
pub(super) fn hidden_treasure(facts: &HandFacts, matches: &mut Matches) {
    let rules = &facts.options.limit_hands;
    let barred = rules.treasure_self_drawn && !facts.event(Event::SelfDrawn)
        || rules.treasure_pair_wait && facts.decomposition.completed != Completed::Pair
        || rules.treasure_one_suit && facts.suits() > 1;
    if !facts.is_standard() || facts.chows > 0 || barred {
        return;
    }
    let kongs = rules.treasure_kongs.kongs(facts.options.counting.kongs_as_concealed);
    if facts.decomposition.sets.iter().all(|&set| facts.stands_concealed_by(set, kongs)) {
        matches.hand(facts, true);
    } else {
        let claimed = facts.decomposition.sets.iter().any(|set| set.is_claimed());
        matches.near(facts.sets(Set::is_triplet), if claimed { NearMiss::Claimed } else { NearMiss::NotConcealed });
    }
}

/// One suit, and every tile the own.
pub(super) fn fully_concealed_suit_hand(facts: &HandFacts, matches: &mut Matches) {
    let suit = facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty();
    matches.hand(facts, facts.is_standard() && suit && facts.concealed && facts.event(Event::SelfDrawn));
}

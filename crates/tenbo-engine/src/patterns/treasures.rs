//! Concealed limit hands.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::{Matches, NearMiss};
use crate::deal::Event;
use crate::decompose::{Completed, Set};
use crate::tiles::Kinds;

family! { $
    (category: Limit, scope: Hand,)

    /// Hidden treasure. Four concealed triplets and a pair; some rules ask for one suit, the last tile drawn, or the
    /// pair last.
    HiddenTreasure = "hidden-treasure" {
        source: "Four Winds, Limit and special hands, classical: Hidden Treasure",
        example: "222m444p666s88s11z~8s", near_miss: "222m444p666s88s11z+8s",
        options: [KongsAsConcealed, ClaimedPung, TreasureSelfDrawn, TreasurePairWait, TreasureOneSuit, TreasureKongs],
        requires: [NO_CHOW, STANDARD], implies: [Hand(FourConcealedPungs), Hand(PungHand)],
    } => hidden_treasure;

    /// Fully concealed suit hand. One suit without honors, with no tile from another player.
    FullyConcealedSuitHand = "fully-concealed-suit-hand" {
        source: "Four Winds, Limit and special hands, classical: Fully concealed suit hand",
        example: "1233455677799m~9m", near_miss: "1233455677799m+9m",
        options: [KongsAsConcealed],
        requires: [ONE_SUIT, NO_HONORS, CONCEALED, STANDARD], implies: [Hand(OneSuitOnly), Hand(FullyConcealed)],
    } => fully_concealed_suit_hand;
}

/// Concealed triplets and a pair, self-drawn, with a pair wait or in one suit if the rulebook asks for that.
fn hidden_treasure(facts: &HandFacts, matches: &mut Matches) {
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

/// A self-drawn hand of one suit without honors or claimed melds.
fn fully_concealed_suit_hand(facts: &HandFacts, matches: &mut Matches) {
    let suit = facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty();
    matches.hand(facts, facts.is_standard() && suit && facts.concealed && facts.event(Event::SelfDrawn));
}

//! The limit hand of dragons.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::tiles::Kinds;

family! { $
    (category: Limit, scope: Hand,)

    /// Three great scholars. Pungs or kongs of all three dragons, one more set and a pair; some rules allow no chow.
    ThreeGreatScholars = "three-great-scholars" {
        source: "Millington, Three Great Scholars",
        example: "555666777z33m11p+3m", near_miss: "55566677z777m12p+3p",
        options: [ScholarsWithoutChow],
        requires: [HONOR_TRIPLET, THREE_TRIPLETS], implies: [Hand(BigThreeDragons)],
    } => three_great_scholars;
}

/// Three dragon triplets: Big Three Dragons under another name, to which a rulebook may give a value of its own. Some
/// rules allow no chow beside them.
fn three_great_scholars(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.options.limit_hands.scholars_without_chow && facts.chows > 0;
    matches.hand(facts, facts.triplets.intersection(Kinds::DRAGONS).len() == 3 && !chow);
}

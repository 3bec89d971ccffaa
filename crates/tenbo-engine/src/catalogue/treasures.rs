//! Limit hands of concealed sets and of one suit.

use super::entry::{Found, Near};
use super::limit::gates;
use crate::hand::Event;
use crate::reading::{Completed, Set};
use crate::tile::Kinds;
use crate::view::{Treasure, View};

/// Four concealed triplets and a pair, with what the rules ask for besides.
pub(super) fn hidden_treasure(v: &View, found: &mut Found) {
    let Treasure { self_drawn, pair_wait, one_suit, kongs } = v.params.treasure;
    let barred = self_drawn && !v.event(Event::SelfDrawn)
        || pair_wait && v.reading.completed != Completed::Pair
        || one_suit && v.suits() > 1;
    if !v.is_standard() || v.chows > 0 || barred {
        return;
    }
    let kongs = kongs.unwrap_or(v.params.kongs_as_concealed);
    if v.reading.sets.iter().all(|&set| v.stands_concealed_by(set, kongs)) {
        found.hand(v, true);
    } else {
        let claimed = v.reading.sets.iter().any(|set| set.is_claimed());
        found.near(v.sets(Set::is_triplet), if claimed { Near::Claimed } else { Near::NotConcealed });
    }
}

/// One suit, and every tile the own.
pub(super) fn fully_concealed_suit_hand(v: &View, found: &mut Found) {
    let suit = v.suits() == 1 && v.kinds.and(Kinds::HONORS).is_empty();
    found.hand(v, v.is_standard() && suit && v.concealed && v.event(Event::SelfDrawn));
}

/// Nine gates whose one tile more is no end.
pub(super) fn gates_of_heaven(v: &View, found: &mut Found) {
    found.hand(v, gates(v).is_some_and(|extra| !extra.is_terminal()));
}

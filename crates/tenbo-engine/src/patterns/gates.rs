//! Limit hands of 1112345678999 in one suit.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;
use crate::tiles::{Kind, Kinds, Suit};

/// The extra tile of a concealed 1112345678999 of one suit plus one more tile of it; `None` for any other hand.
fn gates(facts: &HandFacts) -> Option<Kind> {
    if !facts.is_standard() || !facts.hand.melds.is_empty() || facts.suits() != 1 {
        return None;
    }
    let suit = Suit::ALL.into_iter().find(|&suit| facts.kinds.is_subset(Kinds::suit(suit)))?;
    let mut extra = None;
    for rank in 1..=9 {
        let kind = Kind::suited(suit, rank)?;
        let least = if rank == 1 || rank == 9 { 3 } else { 1 };
        match facts.hand.tiles.get(kind).checked_sub(least)? {
            0 => {}
            _ => extra = Some(kind),
        }
    }
    extra
}

pub(super) fn nine_gates(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, gates(facts).is_some());
}

/// The hand waited for any tile of the suit: the winning tile is the extra one.
pub(super) fn nine_gates_wait(facts: &HandFacts, matches: &mut Matches) {
    let dealt = !facts.options.patterns.dealt_hand_waits && facts.event(Event::Heaven);
    let extra = gates(facts);
    matches.hand(facts, extra.is_some() && (dealt || extra == facts.hand.win));
}

/// Nine gates with an extra tile from 2 to 8.
pub(super) fn gates_of_heaven(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, gates(facts).is_some_and(|extra| !extra.is_terminal()));
}
